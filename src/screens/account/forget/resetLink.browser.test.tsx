import { signal } from '@kit/render/signals';
import { expect, test, vi } from 'vitest';
import { mount } from '../../../../tests/helpers/mount';
import type { Call } from '../../../api/createCall';
import { createHost } from '../../../stores/base/host';
import { HostContext } from '../../../stores/base/useStore';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import Forget from './Forget';

const call = (async () => ({ fields: [], methods: {} })) as unknown as Call;

async function show(search: string) {
  const query = new URLSearchParams(search);
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
  return { container, navigate };
}

test('S2.05 the reset token leaves the address, and the form stays', async () => {
  const { container, navigate } = await show('token=secret');
  expect(navigate.mock.calls).toEqual([['/m/forget', { replace: true }]]);
  expect(container.querySelectorAll('input[type=password]')).toHaveLength(2);
});

test('S2.05 the address stays as it is, when it has no reset token', async () => {
  const { navigate } = await show('');
  expect(navigate).not.toHaveBeenCalled();
});
