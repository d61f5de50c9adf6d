import { computed, signal } from '@kit/signals';
import { type Place, routes } from './routes';

const byPath = new Map(routes.flatMap((place) => place.at.map((path) => [path, place] as const)));

const unknown: Place = { at: [], screen: () => Promise.reject(), title: 'app.titleHome' };

const trimmed = (pathname: string) =>
  pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;

export const placeAt = (pathname: string) => byPath.get(trimmed(pathname)) ?? unknown;

/** Where the app is. The shell reads it as signals, so moving re-renders none of it. */
export const pathname = signal(location.pathname);
export const place = computed(() => placeAt(pathname.value));
