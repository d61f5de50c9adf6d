import { encode } from 'jose/base64url';
import * as contract from '../../../src/contract/account/passkey';
import { handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import { members } from '../../db/account/member';
import {
  CHALLENGE_LIFETIME,
  newChallenge,
  type Passkey,
  passkeys,
  passkeysOf,
} from '../../db/account/passkey';
import { checkRole, startSession } from '../../rules/account/login';
import { checkSignature, ES256, parseNewKey } from '../../rules/account/passkey';
import { requirePassword } from '../../rules/account/password';

const MAX_PASSKEYS = 10;

const toWire = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
  id,
  name,
  createdAt,
  lastUsedAt,
});

/** The first number that no passkey of the member has as its name. */
function freeName(existing: Passkey[]) {
  const names = new Set(existing.map(({ name }) => name));
  let number = 1;
  while (names.has(`${number}`)) number += 1;
  return `${number}`;
}

export const passkey = [
  handle(contract.passkeys, ({ db, member }) => passkeysOf(db, member.id).map(toWire)),

  handle(contract.passkeyOptions, async ({ db, member, input, request }) => {
    await requirePassword(db, member, input.password);
    const { hostname } = new URL(request.url);
    const id = encode(member.id);
    const displayName = member.nickname ?? member.account;
    return {
      challenge: await newChallenge(db, member.id),
      rp: { id: hostname, name: 'Feria' },
      user: { id, name: member.account, displayName },
      pubKeyCredParams: [{ type: 'public-key' as const, alg: ES256 }],
      excludeCredentials: passkeysOf(db, member.id).map((passkey) => ({
        id: passkey.id,
        type: 'public-key' as const,
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      timeout: CHALLENGE_LIFETIME,
    };
  }),

  handle(contract.addPasskey, async ({ db, member, input, request }) => {
    const expected = { db, url: new URL(request.url), memberId: member.id };
    const key = await parseNewKey(expected, input.response);
    const existing = passkeysOf(db, member.id);
    if (db.table(passkeys).get(key.id) || existing.length >= MAX_PASSKEYS) reject('passkey_wrong');
    const name = input.name?.trim() || freeName(existing);
    const createdAt = db.clock.now();
    const row = { ...key, memberId: member.id, name, createdAt, lastUsedAt: null };
    return toWire(await db.table(passkeys).create(row));
  }),

  handle(contract.removePasskey, ({ db, member, input: { id } }) => {
    const isOwn = db.table(passkeys).get(id)?.memberId === member.id;
    return { success: isOwn && db.table(passkeys).delete(id) };
  }),

  handle(contract.passkeyLoginOptions, async ({ db, request }) => ({
    challenge: await newChallenge(db, null),
    rpId: new URL(request.url).hostname,
    allowCredentials: [],
    userVerification: 'required',
    timeout: CHALLENGE_LIFETIME,
  })),

  handle(contract.passkeyLogin, async ({ db, input, request }) => {
    const key = db.table(passkeys).get(input.id) ?? reject('passkey_wrong');
    const expected = { db, url: new URL(request.url), memberId: null };
    const counter = await checkSignature(expected, key, input.response);
    const member = db.table(members).get(key.memberId) ?? reject('user_disabled');
    checkRole(member, input.loginAs);
    await db.table(passkeys).update(key.id, { counter, lastUsedAt: db.clock.now() });
    return startSession(db, member);
  }),
];
