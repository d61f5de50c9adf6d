import { batch } from '@kit/signals';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../src/api/createCall';
import { address } from '../../src/app/currentRoute';
import { Popups } from '../../src/app/extras/Popups';
import { hasJustLoggedIn } from '../../src/app/justLoggedIn';
import { createHost } from '../../src/stores/host';
import { HostContext } from '../../src/stores/useStore';
import { mount } from '../kit/mount';

const opened = address.peek();
afterEach(() => {
  address.value = opened;
});

test.each([1, 2])('S2.58 %i announcements after the login have as many dots', async (count) => {
  const list = Array.from({ length: count }, (_, i) => ({ id: `p${i}`, title: `News ${i}` }));
  const { host } = mount(
    <HostContext value={createHost(() => (async () => list) as unknown as Call)}>
      <Popups />
    </HostContext>,
  );
  batch(() => {
    address.value = { ...opened, path: '/m/home' };
    hasJustLoggedIn.value = true;
  });
  await expect.poll(() => host.querySelectorAll('dialog[open] article').length).toBe(count);
  expect(host.querySelectorAll('dialog [aria-hidden=true] > i')).toHaveLength(count);
});
