import type es from '../../es/games/shelf';
import type { Translation } from '../../translation';

export default {
  similar: 'এ রকম আরও গেম',
  similarTo: '{game}-এর মতো',
  newOfVendors: 'আপনার প্রোভাইডারদের নতুন গেম',
  lastResult: 'গতবার',
  noWinners: 'এখনো কোনো বিজয়ী নেই',
} satisfies Translation<typeof es>;
