import { expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { logout } from '../../../contract/account/session';
import { HostContext } from '../../../stores/base/useStore';
import { type App, AppContext } from '../../site/app/useApp';
import { useLogout } from './useLogout';

function prepare(isConfirmed: boolean) {
  const { host, logIn, requestsOf } = createFakeHost();
  logIn('ana');
  const app = { confirm: vi.fn(async () => isConfirmed), navigate: vi.fn() };
  let logOut = async () => {};
  function Member() {
    logOut = useLogout();
    return null;
  }
  mount(
    <HostContext value={host}>
      <AppContext value={app as unknown as App}>
        <Member />
      </AppContext>
    </HostContext>,
  );
  return { app, logOut: () => logOut(), requests: () => requestsOf(logout) };
}

test('S4.02 a logout that is cancelled sends nothing and stays on the page', async () => {
  const { app, logOut, requests } = prepare(false);
  await logOut();
  expect(app.confirm).toHaveBeenCalledOnce();
  expect(requests()).toEqual([]);
  expect(app.navigate).not.toHaveBeenCalled();
});

test('S4.03 a logout that is confirmed is sent, and opens home without waiting for the reply', async () => {
  const { app, logOut, requests } = prepare(true);
  void logOut();
  await vi.waitFor(() => expect(app.navigate).toHaveBeenCalledExactlyOnceWith('/m/home'));
  expect(requests()).toHaveLength(1);
});
