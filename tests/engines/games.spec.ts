import { playRound } from './playRound';
import { test } from './test';

for (const [kind, game] of [
  ['fishing game', 100003],
  ['live table', 100007],
  ['crash game', 100010],
  ['poker table', 100017],
] as const)
  test(`a ${kind} opens and plays a round`, async ({ page, site, enterAs }) => {
    await enterAs('member');
    await playRound(page, site, game);
  });
