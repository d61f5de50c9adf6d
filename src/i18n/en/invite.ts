import type es from '../es/invite';
import type { Words } from '../words';

export default {
  headline: 'Invite your friends and earn with each one',
  yourLink: 'Your link',
  yourCode: 'Your code',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  share: 'Share',
  shareText: 'Play with me at Feria.',
  qr: 'QR code of your link',
  step1: 'Share your link.',
  step2: 'Your friend signs up and deposits.',
  step3: 'You get your reward.',
  invited: 'Invited',
  earned: 'Earned',
  friends: '{n:number} {{friend|friends}}',
  empty: 'You have not invited anyone yet.',
} satisfies Words<typeof es>;
