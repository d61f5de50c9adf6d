/** What a reply depends on, apart from its address. */
export const KEY_HEADERS = ['language', 'merchant'];
export const paramOf = (header: string) => `header-${header}`;

/** The address under which a reply is stored: without the token, and one for each language and merchant. */
export function cacheKeyOf({ url, headers }: Pick<Request, 'url' | 'headers'>) {
  const key = new URL(url);
  key.searchParams.delete('token');
  for (const name of KEY_HEADERS) key.searchParams.set(paramOf(name), headers.get(name) ?? '');
  return key.href;
}

/** A reply, and the key under which the worker stores it. */
export interface StoredReply {
  key: string;
  text: string;
}

/** What the page of a first visit has loaded before its worker was there. The worker stores it. */
export interface FirstVisit {
  replies: StoredReply[];
  /** The addresses of the pictures on the screen. */
  pictures: string[];
}
