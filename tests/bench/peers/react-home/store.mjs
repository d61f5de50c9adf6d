// Small stores with selectors.
import { createStore } from '../react/store.mjs';
import { firstReplies } from './replies.mjs';

export const page = createStore({});
export const favourites = createStore(new Set());
for (const [name, reply] of Object.entries(firstReplies))
  reply.then((value) => page.set((now) => ({ ...now, [name]: value })));

export const toggleFavourite = (id) =>
  favourites.set((now) => {
    const next = new Set(now);
    if (!next.delete(id)) next.add(id);
    return next;
  });
