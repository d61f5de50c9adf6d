import { expect, test } from 'vitest';
import { routes } from '../../src/app/routes/routes';
import words from '../../src/i18n/es/site/title';

const titleAt = (path: string) => {
  const title = routes.find(({ paths }) => paths.includes(path))?.title;
  if (typeof title !== 'string') throw new Error(`no fixed title: ${path}`);
  return words[title.replace('title.', '') as keyof typeof words];
};

test.each([
  ['/m/gameRecord', 'Registro de apuestas'],
  ['/m/transaction/record', 'Movimientos de cuenta'],
  ['/m/vouReport', 'Registro de depósitos'],
  ['/m/withdrawReport', 'Registro de retiros'],
  ['/m/profitandloss', 'Ganancias y pérdidas'],
  ['/m/voucherCenter', 'Depósito'],
  ['/m/withdraw', 'Retiro'],
  ['/m/activity', 'Promociones'],
  ['/m/rewardCenter', 'Centro de premios'],
  ['/m/member/home', 'Mi cuenta'],
  ['/m/member/benefits', 'Sala VIP'],
  ['/m/member/manualRebate', 'Reembolso de apuestas'],
  ['/m/securityCenter', 'Centro de seguridad'],
  ['/m/webEmail', 'Bandeja de entrada'],
  ['/m/inviteFriends', 'Invita y gana'],
  ['/m/help', 'Centro de ayuda'],
])('S2.34 %s has the title "%s"', (path, title) => {
  expect(titleAt(path)).toBe(title);
});
