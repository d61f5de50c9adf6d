const line = new BroadcastChannel('bench.favourites');

/** A server that replies at once. */
const reply = async () => ({ success: true });

/** What every page does for a favourite besides its button: it calls the server and tells the other tabs. */
export async function saveFavourite(game, isWanted) {
  const { success } = await reply();
  if (success) line.postMessage({ member: 'lucia', game, isWanted });
}
