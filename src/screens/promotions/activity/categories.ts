import type { Promotion } from '../../../stores/promotions/promotion';

/** The promotion categories in the order of their chips, each with its picture. */
export const categories = [
  ['all', 'circus-tent'],
  ['newbie', 'balloon'],
  ['limited', 'stopwatch'],
  ['special', 'sparkles'],
  ['daily', 'spiral-calendar'],
  ['highRebate', 'money-with-wings'],
  ['vip', 'crown'],
  ['sports', 'soccer-ball'],
  ['live', 'game-die'],
  ['slots', 'slot-machine'],
  ['cards', 'joker'],
  ['fish', 'tropical-fish'],
  ['lotto', 'admission-tickets'],
  ['rebate', 'counterclockwise-arrows-button'],
  ['pointsMall', 'convenience-store'],
  ['ranking', 'trophy'],
  ['deposit', 'money-bag'],
  ['appDownload', 'mobile-phone'],
] as const satisfies [Promotion['category'], string][];
