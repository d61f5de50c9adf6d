import {
  askPasskey,
  canHoldPasskey,
  hasPasskeys,
  createPasskey as makePasskey,
} from '@kit/credentials';
import { createResource } from '@kit/resource';
import { stored } from '@kit/storage';
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
import { createSession } from './session';

const once = { encode: (text: string) => text, decode: (text: string | null) => text ?? '' };

/** The person closed the device's question, or let it run out: nothing went wrong. */
export const isCancelled = (error: unknown) =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);

export type Passkey = WirePasskey;

/** The device holds a key of this account already. */
export const isKnownDevice = (error: unknown) =>
  error instanceof DOMException && error.name === 'InvalidStateError';

/** Logging in without a password: the device proves who holds it. */
export function createPasskey({ call, use }: Host) {
  const session = use(createSession);
  const own = createResource(() => call(passkeys), { id: 'id' });
  const offered = stored('feria.passkeyOffered', once);

  return {
    own,
    isSupported: hasPasskeys(),

    async login(loginAs: 'member' | 'agent' = 'member') {
      const answer = await askPasskey(await call(passkeyLoginOptions));
      const opened = await call(passkeyLogin, { ...answer, loginAs });
      await session.enter(opened);
      return opened;
    },

    async add(password: string, name?: string) {
      const answer = await makePasskey(await call(passkeyOptions, { password }));
      await call(addPasskey, { ...answer, ...(name ? { name } : {}) });
      await own.reload();
    },

    async remove(id: string) {
      await call(removePasskey, { id });
      await own.reload();
    },

    /** Whether to offer one on this device, which happens once. */
    async mayOffer() {
      if (offered.peek() || !(await canHoldPasskey())) return false;
      offered.value = '1';
      return true;
    },
  };
}
