/** The data of every peer, with the same work to format it. */
export const COUNT = 5000;
export const COLUMNS = 3;
export const OVERSCAN = 1;
/** The picture, then gaps, name and vendor, as in the app's `gameGrid`. */
export const rowHeight = (screenWidth) => Math.round((screenWidth - 32 - 24) / 3 + 24 + 50);

const ART = ['abeja', 'aguila', 'ajedrez', 'americano', 'andar', 'arena', 'avion', 'bacara'];
const MAKERS = ['Aro', 'Brisa', 'Cometa', 'Delta', 'Faro'];

const of = (list, at) => list[at % list.length];

export const games = Array.from({ length: COUNT }, (_, i) => ({
  id: String(i),
  name: `Juego ${i}`,
  vendor: of(MAKERS, i),
  vendorName: of(MAKERS, i),
  type: 'RNG',
  category: 'RNG',
  gameId: String(i),
  code: `G${i}`,
  groupId: '',
  lottoMode: '',
  pictures: [240, 360].map((width) => `art/games/${of(ART, i)}-${width}.webp`),
  isNew: i % 17 === 0,
  canTryFree: false,
}));

export const winners = Array.from({ length: 60 }, (_, i) => ({
  place: i + 1,
  picture: `art/games/${of(ART, i)}-240.webp`,
  game: `Juego ${i}`,
  player: `a***${i}`,
  amount: 9000.5 - i * 100,
  vendor: of(MAKERS, i),
}));
/** The winners after the first three, which the list shows. */
export const listedWinners = winners.slice(3);

export const balance = 1284.5;
export const symbol = 'S/';
export const seconds = 900;
export const tabs = ['Hot', 'Slots', 'Live', 'Fish', 'Crash'];
export const counts = [3, 1, 4, 1, 5];

export const words = {
  show: 'Mostrar saldo',
  hide: 'Ocultar saldo',
  member: 'Mi cuenta',
  refresh: 'Actualizar saldo',
  deposit: 'Depositar',
  isNew: 'Nuevo',
  end: 'Eso es todo.',
  list: 'Juegos',
  add: (game) => `Agregar ${game} a favoritos`,
  remove: (game) => `Quitar ${game} de favoritos`,
};

const format = new Intl.NumberFormat('es-419', {
  numberingSystem: 'latn',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** The parts of an amount: symbol, digits before and after the decimal mark. */
export function moneyParts(amount) {
  const parts = format.formatToParts(amount);
  const at = parts.findIndex(({ type }) => type === 'decimal');
  const text = (some) => some.map(({ value }) => value).join('');
  return {
    lead: `${symbol}\u00a0`,
    integer: text(parts.slice(0, at)),
    fraction: text(parts.slice(at)),
  };
}

export const mask = (text) => '*'.repeat(text.length);
export const badgeText = (count) => (count > 99 ? '99+' : String(count));

const two = (n) => String(n).padStart(2, '0');
/** As the app's `clockText`: with hours, whole seconds, and not below 0. */
export function clockText(seconds) {
  const left = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(left / 60);
  const paddedSeconds = two(left % 60);
  return minutes < 60
    ? `${minutes}:${paddedSeconds}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${paddedSeconds}`;
}

export const srcOf = (path) => `/${path}`;
export const srcSetOf = ({ pictures: [small, large] }) => `/${small} 240w, /${large} 360w`;
export const hrefOf = ({ id, vendor }) => `/m/game?id=${id}&vendor=${vendor}`;
export const SIZES = '(min-width: 480px) 141px, 29vw';
export const DEFAULT_PICTURE = '/art/default-240.webp';
