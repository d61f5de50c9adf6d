// The data of home for the peers: the same replies as the app gets, in the same number of requests.
const read = async (name) => (await (await fetch(`/home-data/${name}.json`)).json()).value;

/** Sent at once, as the app does it. */
export const firstReplies = {
  vendors: read('vendors'),
  hot: read('hot'),
  banners: read('banners'),
  settings: read('settings'),
  status: read('status'),
};
/** What comes after the first games. */
export const readLaterReplies = () => Promise.all(['posts', 'features', 'money'].map(read));

export const PAGE = 9;
export const pagesOf = (games) =>
  Array.from({ length: Math.ceil(games.length / PAGE) }, (_, at) =>
    games.slice(at * PAGE, (at + 1) * PAGE),
  );

export const gameOf = (wire) => ({
  id: String(wire.nodeId),
  name: wire.gameName ?? wire.nodeName,
  vendorName: wire.accountTypeName,
  vendor: wire.vassalage ?? wire.vendorCode,
  pictures: [wire.mobileSmallIcon, wire.mobileLargeIcon],
  isNew: wire.isNew,
});

const CATEGORIES = 'HOME HOT FAV RNG LIVE FISH CRASH SPORTS ESPORTS PVP LOTT ELOTT COCK'.split(' ');
export const placeOf = (code) => Math.max(0, CATEGORIES.indexOf(code));
export const menuOf = (vendors) => ['HOME', 'HOT', 'CRASH', ...vendors.map((x) => x.gameType)];
/** In the order of the app: esports are split from sports, and crash games come after fishing. */
export const categoriesOf = (vendors) => [
  'HOME',
  'HOT',
  ...vendors.flatMap(({ gameType, vassalages }) => [
    gameType,
    ...(gameType === 'FISH' ? ['CRASH'] : []),
    ...(gameType === 'SPORTS' && vassalages.some(({ isEsport }) => isEsport) ? ['ESPORTS'] : []),
  ]),
];
/** The sections below the first games, with the rows of each. */
export const sections = { RNG: 3, PGSLOT: 3, LIVE: 2, FISH: 2, CRASH: 2, JLSLOT: 3, PVP: 2 };
export const bottomBar = {
  house: 'Inicio',
  percent: 'Promos',
  gift: 'Premios',
  users: 'Invitar',
  user: 'Yo',
};

/** Calls back when the element comes near the screen. */
export function whenNear(element, callBack) {
  const observer = new IntersectionObserver(([entry]) => entry.isIntersecting && callBack());
  observer.observe(element);
  return () => observer.disconnect();
}
