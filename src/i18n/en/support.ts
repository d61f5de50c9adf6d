import type es from '../es/support';
import type { Words } from '../words';

export default {
  kind: 'What it is about',
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  game: 'Game',
  customerService: 'Customer service',
  application: 'Application',
  other: 'Other',
  content: 'Tell us what happened',
  contentLimits: 'Between {min:number} and {max:number} characters',
  tooShort: 'Write at least {min:number} characters.',
  tooLong: 'Write {max:number} characters at most.',
  chooseKind: 'Choose a topic.',
  submit: 'Send question',
  sent: 'Your question has been received. We will answer soon.',
  mine: 'My questions',
  received: 'Received',
  answered: 'Answered',
} satisfies Words<typeof es>;
