import type { FeedbackKind } from '../../stores/feedback';

const of = (name: string) => `/art/icons/${name}.webp`;

export const pictures: Record<FeedbackKind, string> = {
  deposit: of('money-bag'),
  withdrawal: of('money-with-wings'),
  game: of('video-game'),
  customerService: of('headphone'),
  application: of('mobile-phone'),
  other: of('speech-balloon'),
};
