import type es from '../es/password';
import type { Words } from '../words';

export default {
  forgotIntro: 'Choose how to get back in.',
  bySms: 'By SMS',
  byEmail: 'By e-mail',
  byService: 'Through customer service',
  email: 'E-mail',
  sendEmail: 'Send link',
  emailSent: 'If the account exists, an e-mail with the steps is on its way.',
  reset: 'Reset password',
  resetDone: 'Your password has been reset.',
  old: 'Current password',
  new: 'New password',
  confirmNew: 'Repeat the new password',
  change: 'Change password',
  changing: 'Changing the password',
  changed: 'Your password has changed. Taking you home.',
  hint: 'Use letters and digits, no spaces.',
} satisfies Words<typeof es>;
