import type { FeedbackKind } from '../../../stores/messages/feedback';

const iconPath = (name: string) => `/art/icons/${name}.webp`;

export const feedbackPictures: Record<FeedbackKind, string> = {
  deposit: iconPath('money-bag'),
  withdrawal: iconPath('money-with-wings'),
  game: iconPath('video-game'),
  customerService: iconPath('headphone'),
  application: iconPath('mobile-phone'),
  other: iconPath('speech-balloon'),
};
