import type { Wish } from '../../stores/launch';

/** What an address of this page asks to open. */
export function wishOf(query: URLSearchParams): Wish {
  const of = (name: string) => query.get(name) || undefined;
  return {
    nodeId: of('game'),
    vendor: of('vendor'),
    category: of('category'),
    gameId: of('gameId'),
    gameCode: of('code') ?? 'lobby',
    isFree: query.get('free') === '1',
  };
}
