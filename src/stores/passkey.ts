import {
  canStorePasskey,
  getPasskey,
  hasPasskeys,
  createPasskey as makePasskey,
} from '@kit/credentials';
import { plainText } from '@kit/storage';
import {
  addPasskey,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
  passkeys,
  removePasskey,
  type WirePasskey,
} from '../contract/passkey';
import type { Host } from './host';
import { deviceStored } from './publicData';
import { createSession } from './session';

/** The person closed the device's prompt or let it time out. Nothing went wrong. */
export const isCancelled = (error: unknown) =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);

export type Passkey = WirePasskey;

/** This device has a passkey of this account already. */
export const isKnownDevice = (error: unknown) =>
  error instanceof DOMException && error.name === 'InvalidStateError';

/** Login without a password: the device confirms who uses it. */
export function createPasskey({ call, use, memberResource }: Host) {
  const session = use(createSession);
  const list = memberResource((_, { signal }) => call(passkeys, undefined, { signal }), {
    id: 'id',
  });
  const offered = deviceStored('feria.passkeyOffered', plainText);

  return {
    list,
    isSupported: hasPasskeys(),

    async login(loginAs: 'member' | 'agent' = 'member') {
      const answer = await getPasskey(await call(passkeyLoginOptions));
      const opened = await call(passkeyLogin, { ...answer, loginAs });
      await session.startSession(opened);
      return opened;
    },

    async add(password: string, name?: string) {
      const answer = await makePasskey(await call(passkeyOptions, { password }));
      await call(addPasskey, { ...answer, ...(name ? { name } : {}) });
      await list.reload();
    },

    async remove(id: string) {
      await call(removePasskey, { id });
      await list.reload();
    },

    /** Returns whether to offer a passkey now. A device is asked once. */
    async mayOffer() {
      if (offered.peek() || !(await canStorePasskey())) return false;
      offered.value = '1';
      return true;
    },
  };
}
