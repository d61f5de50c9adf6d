import { signal } from '@kit/render/signals';
import { expect, test, vi } from 'vitest';
import { mount } from '../../../../tests/helpers/mount';
import type { Call } from '../../../api/createCall';
import { createHost } from '../../../stores/base/host';
import { HostContext } from '../../../stores/base/useStore';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import Forget from './Forget';

const call = (async () => ({ fields: [], methods: {} })) as unknown as Call;

async function show(token?: string) {
  window.resetToken = token;
  const query = new URLSearchParams();
  const navigate = vi.fn();
  const address = signal({ path: '/m/forget', query, historyKey: 'a' });
  const { container } = mount(
    <HostContext value={createHost(() => call)}>
      <AppContext value={{ address, navigate } as unknown as App}>
        <Forget />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  await expect.poll(() => container.querySelector('form, [role=tablist]')).not.toBeNull();
  return { container };
}

test('S2.05 the reset token is taken from the page once, and the form stays', async () => {
  const { container } = await show('secret');
  expect(window.resetToken).toBeUndefined();
  expect(container.querySelectorAll('input[type=password]')).toHaveLength(2);
});

test('S2.05 without a reset token the page offers the ways to get one', async () => {
  const { container } = await show();
  expect(container.querySelector('[role=tablist]')).not.toBeNull();
});
