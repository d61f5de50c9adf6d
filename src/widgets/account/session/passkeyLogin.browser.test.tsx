import { signal } from '@kit/render/signals';
import { expect, test, vi } from 'vitest';
import { mount, settled } from '../../../../tests/helpers/mount';
import { ApiError } from '../../../api/ApiError';
import type { Call } from '../../../api/createCall';
import { createHost } from '../../../stores/base/host';
import { HostContext } from '../../../stores/base/useStore';
import { type App, AppContext } from '../../site/app/useApp';
import { PasskeyLogin } from './PasskeyLogin';

/** Shows the button. `requests` are those for the options of a passkey login. */
async function prepare() {
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(true);
  const requests: { path: string; answer(value: unknown): void; fail(error?: Error): void }[] = [];
  const call = (({ path }: { path: string }) =>
    new Promise((answer, reject) =>
      requests.push({ path, answer, fail: (error = new Error('failed')) => reject(error) }),
    )) as unknown as Call;
  const showError = vi.fn();
  const confirm = vi.fn(async () => false);
  const { find, unmount } = mount(
    <HostContext value={createHost(() => call)}>
      <AppContext value={{ showError, confirm } as unknown as App}>
        <PasskeyLogin isAgent={signal(false)} onDone={() => {}} />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  await expect.poll(() => requests.length).toBe(1);
  return { requests, showError, confirm, unmount, tap: () => find('button').click() };
}

/** Has tapped the button, too. */
async function prepareTapped() {
  const prepared = await prepare();
  prepared.tap();
  await expect.poll(() => prepared.requests.length).toBe(2);
  return prepared;
}

/** Picks a passkey from the suggestions. The request that logs in is the second one. */
async function preparePicked() {
  const bytes = new ArrayBuffer(1);
  const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes };
  vi.spyOn(navigator.credentials, 'get').mockResolvedValueOnce({
    id: 'a',
    rawId: bytes,
    response,
  } as unknown as Credential);
  const prepared = await prepare();
  prepared.requests[0]?.answer({ challenge: 'YQ', allowCredentials: [] });
  await expect.poll(() => prepared.requests.length).toBe(2);
  return prepared;
}

/** The code of the explanation is loaded first. */
const CODE_LOAD = { timeout: 10_000 };

const closed = () =>
  new ApiError('rejected', '/', { code: 'excluded', value: { ticket: 't', until: null } });

test('the suggestions offer passkeys again, when the login by the button has failed', async () => {
  const { requests, showError } = await prepareTapped();
  requests[1]?.fail();
  await expect.poll(() => requests.length).toBe(3);
  expect(showError).toHaveBeenCalledOnce();
});

test('no passkey is offered any more, when the login fails after its form is gone', async () => {
  const { requests, unmount } = await prepareTapped();
  unmount();
  requests[1]?.fail();
  await settled();
  await settled();
  expect(requests).toHaveLength(2);
});

test('the suggestions offer passkeys again, after a login of a closed account was explained', async () => {
  const { requests, showError, confirm } = await prepareTapped();
  requests[1]?.fail(closed());
  await expect.poll(() => confirm.mock.calls.length, CODE_LOAD).toBe(1);
  await expect.poll(() => requests.length).toBe(3);
  expect(showError).not.toHaveBeenCalled();
});

test('says why a passkey from the suggestions does not log in, and offers passkeys again', async () => {
  const { requests, showError } = await preparePicked();
  const error = new ApiError('rejected', '/', { code: 'user_disabled' });
  requests[1]?.fail(error);
  await expect.poll(() => showError.mock.calls).toEqual([[error]]);
  await expect.poll(() => requests.length).toBe(3);
});

test('explains a closed account, when its passkey is picked from the suggestions', async () => {
  const { requests, showError, confirm } = await preparePicked();
  requests[1]?.fail(closed());
  await expect.poll(() => confirm.mock.calls.length, CODE_LOAD).toBe(1);
  await expect.poll(() => requests.length).toBe(3);
  expect(showError).not.toHaveBeenCalled();
});

test('stays silent, when no passkey can be offered among the suggestions', async () => {
  const { requests, showError } = await prepare();
  requests[0]?.fail();
  await settled();
  expect(showError).not.toHaveBeenCalled();
  expect(requests).toHaveLength(1);
});
