import { signal } from '@kit/signals';
import { expect, test, vi } from 'vitest';
import type { Call } from '../../src/api/createCall';
import { createHost } from '../../src/stores/host';
import { HostContext } from '../../src/stores/useStore';
import { type App, AppContext } from '../../src/widgets/app/useApp';
import { PasskeyLogin } from '../../src/widgets/session/PasskeyLogin';
import { mount, settled } from '../kit/mount';

/** Shows the button. `requests` are those for the options of a passkey login. */
async function prepare() {
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(true);
  const requests: { fail(): void }[] = [];
  const call = (() =>
    new Promise((_, reject) =>
      requests.push({ fail: () => reject(new Error('failed')) }),
    )) as unknown as Call;
  const showError = vi.fn();
  const { find, unmount } = mount(
    <HostContext value={createHost(() => call)}>
      <AppContext value={{ showError } as unknown as App}>
        <PasskeyLogin isAgent={signal(false)} onDone={() => {}} />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  await expect.poll(() => requests.length).toBe(1);
  find('button').click();
  await expect.poll(() => requests.length).toBe(2);
  return { requests, showError, unmount };
}

test('the suggestions offer passkeys again, when the login by the button has failed', async () => {
  const { requests, showError } = await prepare();
  requests[1]?.fail();
  await expect.poll(() => requests.length).toBe(3);
  expect(showError).toHaveBeenCalledOnce();
});

test('no passkey is offered any more, when the login fails after its form is gone', async () => {
  const { requests, unmount } = await prepare();
  unmount();
  requests[1]?.fail();
  await settled();
  await settled();
  expect(requests).toHaveLength(2);
});
