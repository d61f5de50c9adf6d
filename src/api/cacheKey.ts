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

/** A reply of the page, which the worker stores. */
export interface StoredReply {
  key: string;
  text: string;
}
