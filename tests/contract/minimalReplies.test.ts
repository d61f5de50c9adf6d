import { describe, expect, test } from 'vitest';
import { readReply } from '../../src/api/reply';
import { captcha } from '../../src/contract/account/captcha';
import { kyc } from '../../src/contract/account/kyc';
import * as agent from '../../src/contract/agents/agent';
import * as agentContract from '../../src/contract/agents/agentContract';
import type { Definition } from '../../src/contract/endpoint';
import { feedbacks } from '../../src/contract/messages/feedback';
import { promotionDetail, promotions } from '../../src/contract/promotions/promotion';
import { manualRebate } from '../../src/contract/promotions/rebate';
import { rewards } from '../../src/contract/promotions/reward';
import { vip } from '../../src/contract/promotions/vip';

type AnyEndpoint = Definition<never, unknown>;

const respond = (body: string, status = 200) =>
  ({ status, ok: status < 400, headers: new Headers(), _data: body }) as never;
const read = (endpoint: unknown, value: unknown) =>
  readReply(endpoint as AnyEndpoint, respond(JSON.stringify({ success: true, value })), {});

/** Endpoint, the smallest reply that can be used, and what the app reads. */
const MINIMAL: [name: string, endpoint: unknown, value: unknown, expected: unknown][] = [
  ['no rewards', rewards, undefined, { content: [] }],
  [
    'a reward',
    rewards,
    { content: [{ rewardId: 1 }] },
    { content: [{ rewardId: '1', kind: 'promotion', title: '', state: 'claimable' }] },
  ],
  [
    'a reward of a kind and a state that are not known',
    rewards,
    { content: [{ rewardId: 'r', kind: 'raffle', state: 'drawn', amount: '7' }] },
    { content: [{ rewardId: 'r', kind: 'promotion', state: 'claimable', amount: 7 }] },
  ],
  ['no rebates', manualRebate, {}, { open: [], content: [] }],
  [
    'rebates',
    manualRebate,
    {
      open: [{ gameType: 'RNG', amount: 3 }],
      content: [{ rebateId: 1, gameType: 'RNG', amount: 2 }],
    },
    { open: [{ gameType: 'RNG', amount: 3 }], content: [{ rebateId: '1', at: 0 }] },
  ],
  ['no VIP levels', vip, undefined, { levels: [], claims: [] }],
  [
    'VIP levels',
    vip,
    { levels: [{ level: 1 }, {}], claims: [{ kind: 'weekly' }] },
    { levels: [{ level: 1 }], claims: [{ kind: 'weekly', state: 'claimable' }] },
  ],
  ['no identity check', kyc, undefined, { documents: [] }],
  [
    'an identity check',
    kyc,
    { state: 'verified', documents: [{ side: 'front' }], form: { occupation: 'x' } },
    { documents: [{ side: 'front' }], form: { occupation: 'x', permanentAddress: '' } },
  ],
  ['no promotions', promotions, undefined, { categories: [], content: [] }],
  [
    'a promotion',
    promotions,
    { content: [{ promotionId: 5, title: 'A' }] },
    { content: [{ promotionId: '5', category: 'all', label: 'join', startsAt: 0 }] },
  ],
  ['a promotion in full', promotionDetail, { promotionId: 5, title: 'A' }, { content: '' }],
  [
    'a question',
    feedbacks,
    { content: [{ id: 1 }] },
    { content: [{ id: '1', kind: 'other', content: '', images: 0, at: 0 }] },
  ],
  ['no downline', agent.downlines, undefined, { content: [] }],
  [
    'a member of the downline',
    agent.downlines,
    { content: [{ account: 'ana' }] },
    { content: [{ account: 'ana', isAgent: false, joinedAt: 0, team: 0 }] },
  ],
  ['one member of the downline', agent.downline, { account: 'ana' }, { account: 'ana' }],
  ['no figures of the team', agent.teamReport, undefined, { levels: [], days: [] }],
  [
    'figures of the team',
    agent.teamReport,
    { levels: [{ level: 1 }], days: [{ day: '2026-01-01' }] },
    { levels: [{ level: 1 }], days: [{ day: '2026-01-01', active: 0 }] },
  ],
  [
    'commissions',
    agent.commissions,
    { content: [{ day: '2026-01-01', amount: 2 }] },
    { content: [{ day: '2026-01-01', amount: 2, at: 0 }] },
  ],
  [
    'transfers',
    agent.downlineTransfers,
    { content: [{ transferId: 1, account: 'ana', amount: 2 }] },
    { content: [{ transferId: '1', at: 0, remark: '' }] },
  ],
  ['an invitation', agent.inviteLink, { url: 'https://a.example' }, { code: '', qr: '' }],
  [
    'no contract',
    agentContract.salaryContract,
    { dailysalreqtype: '' },
    { dailysalreqtype: '', contract: null },
  ],
  [
    'a contract without terms',
    agentContract.salaryContract,
    { contract: {} },
    { contract: { contractId: '', steps: [] } },
  ],
];

/** Commands that are complete with `{ success: true }`. */
const COMMANDS = {
  transferDownline: agent.transferDownline,
  transferDownlines: agent.transferDownlines,
  updateRebates: agent.updateRebates,
  claimCommission: agent.claimCommission,
  answerAgentContract: agentContract.answerAgentContract,
};

describe('a reply with no more than a screen needs', () => {
  test.each(MINIMAL)('%s can be read', (_, endpoint, value, expected) => {
    expect(read(endpoint, value)).toMatchObject(expected as object);
  });

  test.each(Object.entries(COMMANDS))('%s may be answered without a value', (_, endpoint) => {
    expect(() => read(endpoint, undefined)).not.toThrow();
  });
});

describe('a captcha', () => {
  const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/';

  test.each([
    ['in an envelope', JSON.stringify({ success: true, value: { image: PNG } }), { image: PNG }],
    ['as the value of an envelope', JSON.stringify({ success: true, value: PNG }), PNG],
    ['without an envelope', PNG, PNG],
    ['as a JSON text without an envelope', JSON.stringify(PNG), JSON.stringify(PNG)],
    ['as a data URL', `data:image/png;base64,${PNG}\n`, `data:image/png;base64,${PNG}\n`],
  ])('%s is read', (_, body, expected) => {
    expect(readReply(captcha, respond(body), {})).toEqual(expected);
  });

  test.each([
    ['a page', '<!doctype html><h1>Error</h1>', 200, 'malformed'],
    ['an error page', 'Not found', 404, 'rejected'],
    ['nothing', '', 200, 'malformed'],
  ])('%s is no picture', (_, body, status, kind) => {
    expect(() => readReply(captcha, respond(body, status), {})).toThrow(
      expect.objectContaining({ kind }),
    );
  });
});
