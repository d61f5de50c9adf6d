import type es from '../../es/promotions/invite';
import type { Translation } from '../../translation';

export default {
  headline: 'Invite your friends and earn for each one',
  yourLink: 'Your link',
  yourCode: 'Your code',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  share: 'Share',
  shareText: 'Play with me at {brand}.',
  qr: 'QR code for your link',
  invited: 'Invited',
  earned: 'Earned',
  empty: 'You have not invited anyone yet.',
  rule: '{reward} for every friend who deposits {deposit}.',
  copyCode: 'Copy code',
  codeCopied: 'Code copied.',
  how: 'How it works',
  rewarded: 'Rewarded',
  state_joined: 'Signed up',
  state_deposited: 'Deposited',
  state_rewarded: 'Reward paid',
  showQr: 'Show QR code',
  qrHint: 'Your friend scans it with the camera.',
  emptyHint: 'Share your link and you will see them here.',
  joinedOn: 'Since {date}',
  yourFriends: 'Your friends',
} satisfies Translation<typeof es>;
