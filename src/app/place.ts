import { computed, signal } from '@kit/signals';
import { t } from '../i18n/t';
import type { Address } from '../widgets/useApp';
import type { Place } from './route';
import { routes } from './routes';

const byPath = new Map(routes.flatMap((place) => place.at.map((path) => [path, place] as const)));

const unknown: Place = { at: [], screen: () => Promise.reject(), title: 'app.titleHome' };

const trimmed = (pathname: string) =>
  pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;

/** Addresses with parts that vary. */
const patterns = [...byPath]
  .filter(([path]) => path.includes('$'))
  .map(([path, place]) => ({ like: new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`), place }));

export const placeAt = (pathname: string) => {
  const path = trimmed(pathname);
  return byPath.get(path) ?? patterns.find(({ like }) => like.test(path))?.place ?? unknown;
};

const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>, step = '') => ({
  path: trimmed(pathname),
  query: new URLSearchParams(search),
  step,
});

/** Where the app is. The shell reads it as signals, so moving re-renders none of it. */
export const address = signal<Address>(addressOf(location));
export const place = computed(() => placeAt(address.value.path));
export const title = computed(() => {
  const { title } = place.value;
  return t(typeof title === 'function' ? title(address.value) : title).value;
});

interface Entry {
  pathname: string;
  searchStr: string;
  state: { __TSR_key?: string };
}

export function moveTo({ pathname, searchStr, state }: Entry) {
  address.value = addressOf({ pathname, search: searchStr }, state.__TSR_key);
}
