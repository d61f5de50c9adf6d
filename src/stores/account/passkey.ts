import { plainText } from '@kit/data/storage';
import {
  canAutofillPasskey,
  canStorePasskey,
  getPasskey,
  hasPasskeys,
  createPasskey as makePasskey,
} from '@kit/web/credentials';
import {
  addPasskey,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
  passkeys,
  removePasskey,
  type WirePasskey,
} from '../../contract/account/passkey';
import type { Host } from '../base/host';
import { deviceStored } from '../base/publicData';
import { createSystem } from '../site/system';
import { createSession } from './session';

export type Passkey = WirePasskey;

/** The person closed the device's prompt or let it time out. Nothing went wrong. */
export const isCancelled = (error: unknown) =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);

/** This device has a passkey of this account already. */
export const isKnownDevice = (error: unknown) =>
  error instanceof DOMException && error.name === 'InvalidStateError';

/** Login without a password: the device confirms who uses it. */
export function createPasskey(host: Host) {
  const { call, use, memberResource } = host;
  const session = use(createSession);
  const list = memberResource((_, { signal }) => call(passkeys, undefined, { signal }), {
    id: 'id',
  });
  /** '1': a passkey was offered. 'used': this device has created one or logged in with one. */
  const offered = deviceStored(host, 'feria.passkeyOffered', plainText);

  async function openSession(
    answer: Awaited<ReturnType<typeof getPasskey>>,
    loginAs: 'member' | 'agent',
  ) {
    const opened = await call(passkeyLogin, { ...answer, loginAs });
    offered.value = 'used';
    await session.startSession(opened);
    return opened;
  }

  /** The passkey that is picked from the suggestions. Undefined when none can be offered. */
  async function pickFromSuggestions(signal: AbortSignal) {
    if (!(await canAutofillPasskey())) return undefined;
    const options = await call(passkeyLoginOptions, undefined, { signal });
    return getPasskey(options, { signal, isAutofill: true });
  }

  return {
    list,
    /** The browser has passkeys. */
    isSupported: hasPasskeys(),
    /** The backend has the calls. */
    isOffered: use(createSystem).hasFlag('PASSKEY3'),

    /** This device has created or used a passkey, so that is the first way to log in. */
    isUsedHere: () => offered.peek() === 'used',

    login: async (loginAs: 'member' | 'agent' = 'member') =>
      openSession(await getPasskey(await call(passkeyLoginOptions)), loginAs),

    /**
     * Lets the browser offer passkeys among the suggestions of the user name, and waits until one is
     * picked. Undefined when none can be offered: the button and the password are still there.
     */
    async loginByAutofill(loginAs: () => 'member' | 'agent', signal: AbortSignal) {
      const answer = await pickFromSuggestions(signal).catch(() => undefined);
      return answer && openSession(answer, loginAs());
    },

    async add(password: string, name?: string) {
      const answer = await makePasskey(await call(passkeyOptions, { password }));
      await call(addPasskey, { ...answer, ...(name ? { name } : {}) });
      offered.value = 'used';
      await list.reload();
    },

    async remove(id: string) {
      await call(removePasskey, { id });
      await list.reload();
    },

    /** Returns whether to offer a passkey now, and remembers it: a device is asked once. */
    async mayOffer() {
      if (offered.peek() || !(await canStorePasskey())) return false;
      offered.value = '1';
      return true;
    },
  };
}
