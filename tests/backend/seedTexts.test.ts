import { expect, test } from 'vitest';
import { runBackend } from './backend';

const backend = runBackend();

const money = (amount: number) =>
  `S/\u00a0${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

test('S2.10 the mails of the seed name the amounts, the account and the level that the screens show', async () => {
  const lucia = await backend.client().persona('member');
  await lucia.admin('clock', { freeze: true });
  const read = async (path: string, query = {}) => (await lucia.get(path, query)).body.value;
  const { content } = await read('/wps/relay/CSP_getMailList', { pageSize: 50 });
  const textOf = (title: string) => {
    const mail = content.find((one: { title: string }) => one.title.includes(title));
    return `${mail?.title} ${mail?.content}`;
  };
  const previews = content.map(({ preview }: { preview: string }) => preview).join();
  expect(previews).toContain('S/\u00a0');
  expect(previews, 'an amount that could break').not.toMatch(/S\/ \d/);
  const { level, levels } = await read('/wps/relay/MCS2_getVip');
  const { dailyWithdraw, freeWithdrawals } = levels[level];
  expect(textOf('level')).toContain(`level ${level}`);
  expect(textOf('level')).toContain(money(dailyWithdraw));
  expect(textOf('level')).toContain(`${freeWithdrawals} free`);
  const { available } = await read('/wps/relay/MCS2_withdrawInfo');
  expect(available).toBeGreaterThan(0);
  const report = await read('/wps/relay/MCS2_withdrawReport', { state: 'paid', pageSize: 1 });
  const [paid] = report.content;
  expect(textOf('withdrawal')).toContain(money(paid.amount));
  expect(textOf('withdrawal')).toContain(`ending in ${paid.accountNumber.slice(-4)}`);
  const { claimable } = await read('/wps/relay/MCS2_manualRebate');
  expect(textOf('cash back')).toContain(money(claimable));
  const referral = await read('/wps/relay/MCS2_getReferral');
  const steps = JSON.stringify(referral.steps);
  expect(steps).toContain(money(referral.rule.reward));
  expect(steps).toContain(money(referral.rule.deposit));
});
