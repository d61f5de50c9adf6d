const PICTURES = new Map<string, string>(
  Object.entries({
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
  }),
);

/** The picture of a category. An unknown category gets the dice. */
export const categoryPicture = (code: string) =>
  `/art/icons/${PICTURES.get(code) ?? 'game-die'}.webp`;
