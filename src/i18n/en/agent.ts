import type es from '../es/agent';
import type { Words } from '../words';

export default {
  salary: 'Daily salary',
  dividend: 'Dividend',
  hour: 'Hourly salary',
  pendingTitle: 'You have a pending contract',
  pendingSalary: 'Review your daily salary contract.',
  pendingDividend: 'Review your dividend contract.',
  pendingHour: 'Review your hourly salary contract.',
  rate: 'Rate',
  minTurnover: 'Minimum turnover',
  minActive: 'Minimum active members',
  period: 'Period',
  validFrom: 'Valid from {date}',
  tier: 'Tier {n:number}',
  accept: 'Accept contract',
  decline: 'Decline',
  accepted: 'You accepted the contract.',
  declined: 'You declined the contract.',
  noContract: 'You have no contract of this kind.',
  agentsOnly: 'This section is for agents only.',
  downline: 'My downline',
  members: '{n:number} {{member|members}}',
  transfer: 'Transfer to a member',
  rebate: 'Downline rebate',
} satisfies Words<typeof es>;
