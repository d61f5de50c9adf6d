import { expect, test } from 'vitest';
import { contractEndpoints } from '../../mocks/admin/openapi';
import { createRecording } from '../../mocks/recording/createRecording';
import { compileSchema, type Schema } from '../../src/contract/schema';

/** A value with every field of a schema. Each free text and each free number says where it stands. */
function filled(schema: Schema, at: string, planted: Map<string, string>): unknown {
  if (schema.anyOf) {
    const [first = {}] = schema.anyOf.filter(
      ({ type, const: only }) => type !== 'null' && only !== null,
    );
    return filled(first, at, planted);
  }
  if (schema.enum) return schema.enum[0];
  if ('const' in schema) return schema.const;
  if (schema.type === 'array') return [filled(schema.items ?? {}, at, planted)];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1;
  if (schema.type === 'string' || !schema.type) {
    if (schema.pattern) return '';
    const text = `Planted ${planted.size} text`;
    planted.set(text, at);
    return text;
  }
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, inner]) => [
      name,
      filled(inner, `${at}.${name}`, planted),
    ]),
  );
}

const planted = new Map<string, string>();
const calls = contractEndpoints
  .filter(({ endpoint: { auth, path } }) => auth || /session|trialuser/.test(path))
  .map(({ domain, name, endpoint: { method, path, out } }) => ({
    method,
    url: `/gateway/api${path}`,
    requestHeaders: {},
    status: 200,
    text: JSON.stringify({
      success: true,
      value: filled(compileSchema(out), `${domain}.${name}`, planted),
    }),
  }));

/** Texts in the replies to a member that say nothing about the person, by their fields. */
const HARMLESS = new Set(
  `
  bonusId content.bonusId content.shares.gameType firstMonth shares.gameType
  attestation authenticatorSelection.residentKey authenticatorSelection.userVerification bankCode bankName
  byGameType.gameType categories.name choices claimed code content content.accountTypeName content.bankName
  content.betId content.day content.depositId content.displayName content.gameCategory content.gameCode
  content.gameId content.gameName content.gameType content.icon content.iconUrl content.id content.lottoMode
  content.methodId content.methodName content.nodeId content.nodeName content.numero content.orderId
  content.pay.bankName content.pay.coin content.pay.coinAmount content.pay.network content.pay.shops content.reason content.rebateId content.ref content.rewardId content.sender
  content.showIcon content.text content.title content.transferId content.txCode content.txName
  content.vassalage content.vendorCode content.vendorName content.wallet content.withdrawId
  contract.contractId contract.period contracthoursalreq currency dailysalreqtype days.day depositId
  divtypecompperiodreq documents.mime game gameId gameName group id image merchantCode methodId methodName
  methods.accounts.accountId methods.accounts.bankName methods.icon methods.methodId methods.name month name
  nodeId numero open.gameType orderId outcome.symbols pay.bankName pay.coin pay.coinAmount pay.network pay.shops promoId promotionId reason reply result
  reward.rewardId reward.text reward.title roundId rp.id rp.name rpId steps.text steps.title suborders.numbers
  suborders.play suborders.suborderId summary text title transferId transfers.transferId txCode types.gameType
  userVerification vassalage wallets.code wallets.name withdrawId
`.split(/\s+/),
);

test('with every field of every reply filled, nothing personal stays in a recording', () => {
  const { recording, skipped } = createRecording(calls);
  expect(skipped).toEqual([]);
  const text = JSON.stringify(recording);
  const kept = [...planted].filter(([word]) => text.includes(word)).map(([, at]) => at);
  const fields = new Set(kept.map((at) => at.split('.').slice(2).join('.')));
  expect([...fields].filter((field) => !HARMLESS.has(field)).sort()).toEqual([]);
  expect(kept.length).toBeLessThan(planted.size);
});

test('a call below the path of an API is recorded by the path of the contract', () => {
  expect(createRecording(calls).recording.calls[0]?.path).toMatch(/^\/(wps|lgw|lotto)/);
});

test('a short personal text is replaced in its own field, and not where it means something else', () => {
  const reply = (value: object) => JSON.stringify({ success: true, value });
  const call = (path: string, value: object) => ({
    method: 'GET',
    url: path,
    requestHeaders: {},
    status: 200,
    text: reply(value),
  });
  const { recording } = createRecording([
    call('/wps/member/kyc', { form: { nationality: 'PE' } }),
    call('/wps/system/country', { code: 'PE' }),
    call('/wps/member/info', { id: 7_654_321 }),
    call('/wps/relay/MCS2_getReferral', {
      qr: 'data:image/png;base64,AAAA',
      url: 'https://a.b/r/x',
    }),
  ]);
  const values = recording.calls.map((one) => (one.reply as { value: object }).value);
  expect(values).toEqual([
    { form: { nationality: 'dato1' } },
    { code: 'PE' },
    { id: expect.any(Number) },
    {
      qr: expect.stringMatching(/^data:image\/gif/),
      url: expect.stringMatching(/^https:\/\/example/),
    },
  ]);
  expect(JSON.stringify(values)).not.toContain('7654321');
});
