import { expect } from 'vitest';
import type { EnginePage } from './createPage';
import type { Site } from './openSite';

/** Opens a game of our own as a member, and plays a round in its frame. */
export async function playRound(page: EnginePage, site: Site, game: number) {
  await page.open(`/m/play?game=${game}`);
  // The button is there before the game listens to it.
  await page.inFrame('main iframe', async (frame) => {
    const [go] = await frame.findAll('#go');
    await (go ? frame.click(go) : expect.fail('the game has no button yet'));
    expect(site.requests).toContain('/wps/game/round');
  });
  await page.lacks(/Abriendo/);
}
