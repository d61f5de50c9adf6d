import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../../../tests/helpers/mount';
import { message } from '../state';
import { Faults } from './Faults';

const OPENAPI = { paths: { '/wps/session/login': { post: { operationId: 'login' } } } };

/** A backend that cannot be reached until `isUp` is set. `sent` are the bodies of the commands that it got. */
function mockBackend() {
  const state = { isUp: false, sent: [] as unknown[] };
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (!state.isUp) throw new TypeError('Failed to fetch');
    if (String(url).includes('openapi')) return Response.json(OPENAPI);
    if (init?.body) state.sent.push(JSON.parse(String(init.body)));
    return Response.json({ success: true, value: [] });
  });
  return state;
}

test('a fault is for the endpoint with the entered name, even when the endpoints could not be loaded', async () => {
  const state = mockBackend();
  const { find } = mount(<Faults />, { strict: false });
  await expect.poll(() => find('[role="alert"]')).not.toBeNull();
  const call = find<HTMLInputElement>('input[list="endpoints"]');
  await userEvent.fill(call, 'login');
  call.form?.requestSubmit();
  await expect.poll(() => message.value).toMatch(/^Error/);
  state.isUp = true;
  call.form?.requestSubmit();
  await expect.poll(() => state.sent).toMatchObject([{ endpoint: 'login', kind: 'status' }]);
});
