const PICTURES: Record<string, string> = {
  HOME: 'house',
  HOT: 'fire',
  FAV: 'red-heart',
  RNG: 'slot-machine',
  LIVE: 'game-die',
  FISH: 'tropical-fish',
  CRASH: 'rocket',
  SPORTS: 'soccer-ball',
  ESPORTS: 'video-game',
  PVP: 'joker',
  LOTT: 'admission-tickets',
  ELOTT: 'pool-8-ball',
  COCK: 'rooster',
};

/** The colour icon of a category; dice for one that the server invents. */
export const categoryPicture = (code: string) => `/art/icons/${PICTURES[code] ?? 'game-die'}.webp`;
