import * as contract from '../../src/contract/passkey';
import { toBase64url } from '../core/base64url';
import { handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { members } from '../db/member';
import { CHALLENGE_LASTS, newChallenge, type Passkey, passkeys, passkeysOf } from '../db/passkey';
import { admitRole, enter } from '../rules/login';
import { checkSignature, ES256, readNewKey } from '../rules/passkey';
import { needPassword } from '../rules/password';

const MOST = 10;

const toWire = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
  id,
  name,
  createdAt,
  lastUsedAt,
});

export const passkey = [
  handle(contract.passkeys, ({ db, member }) => passkeysOf(db, member.id).map(toWire)),

  handle(contract.passkeyOptions, async ({ db, member, input, request }) => {
    await needPassword(db, member, input.password);
    const { hostname } = new URL(request.url);
    const id = toBase64url(new TextEncoder().encode(member.id));
    const displayName = member.nickname ?? member.account;
    return {
      challenge: await newChallenge(db, member.id),
      rp: { id: hostname, name: 'Feria' },
      user: { id, name: member.account, displayName },
      pubKeyCredParams: [{ type: 'public-key' as const, alg: ES256 }],
      excludeCredentials: passkeysOf(db, member.id).map((one) => ({
        id: one.id,
        type: 'public-key' as const,
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      timeout: CHALLENGE_LASTS,
    };
  }),

  handle(contract.addPasskey, async ({ db, member, input, request }) => {
    const expected = { db, url: new URL(request.url), memberId: member.id };
    const key = await readNewKey(expected, input.response);
    const own = passkeysOf(db, member.id);
    if (db.of(passkeys).get(key.id) || own.length >= MOST) refuse('passkey_wrong');
    const name = input.name?.trim() || `${own.length + 1}`;
    const createdAt = db.clock.now();
    const row = { ...key, memberId: member.id, name, createdAt, lastUsedAt: null };
    return toWire(await db.of(passkeys).add(row));
  }),

  handle(contract.removePasskey, ({ db, member, input: { id } }) => {
    const isOwn = db.of(passkeys).get(id)?.memberId === member.id;
    return { success: isOwn && db.of(passkeys).remove(id) };
  }),

  handle(contract.passkeyLoginOptions, async ({ db, request }) => ({
    challenge: await newChallenge(db, null),
    rpId: new URL(request.url).hostname,
    allowCredentials: [],
    userVerification: 'required',
    timeout: CHALLENGE_LASTS,
  })),

  handle(contract.passkeyLogin, async ({ db, input, request }) => {
    const key = db.of(passkeys).get(input.id) ?? refuse('passkey_wrong');
    const expected = { db, url: new URL(request.url), memberId: null };
    const counter = await checkSignature(expected, key, input.response);
    const member = db.of(members).get(key.memberId) ?? refuse('user_disabled');
    admitRole(member, input.loginAs);
    await db.of(passkeys).change(key.id, { counter, lastUsedAt: db.clock.now() });
    return enter(db, member);
  }),
];
