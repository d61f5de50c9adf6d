import { startMock } from '../backend.mjs';

export const GAMES = 20_000;
const LIST = '/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=3&pageSize=54';

/** The CPU time in which the mock builds a large catalogue, its heap, and the memory of the whole process. */
export async function catalogue() {
  const mock = await startMock({ MOCK_GAMES: String(GAMES) });
  try {
    const before = await mock.cpu();
    await (await fetch(mock.origin + LIST)).json();
    const ms = (await mock.cpu()) - before;
    return { ms, heap: await mock.heap(), megabytes: await mock.memory() };
  } finally {
    await mock.stop();
  }
}
