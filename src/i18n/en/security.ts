import type es from '../es/security';
import type { Words } from '../words';

export default {
  level: 'Security level',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  loginPassword: 'Login password',
  loginPasswordText: 'Change it from time to time.',
  paymentPassword: 'Withdrawal password',
  paymentPasswordText: 'Asked for at each withdrawal.',
  paymentPasswordHint: '{n:number} digits',
  bankCards: 'Bank accounts',
  questions: 'Security questions',
  questionsText: 'They help you recover your account.',
  question: 'Question {n:number}',
  answer: 'Answer',
  mobile: 'Mobile',
  email: 'E-mail',
  identity: 'Identity',
  set: 'Set up',
  change: 'Change',
  done: 'Done',
  missing: 'Missing',
  saved: 'The change has been saved.',
} satisfies Words<typeof es>;
