import { expect } from 'vitest';
import { test } from './test';

/** The last parts of the paths whose replies the service worker has stored. */
function storedReplies(done: (names: (string | undefined)[]) => void) {
  caches
    .open('replies')
    .then((store) => store.keys())
    .then((requests) => done(requests.map(({ url }) => new URL(url).pathname.split('/').at(-1))));
}

test('a member adds a favourite and finds it in the list', async ({ page, site, enterAs }) => {
  await enterAs('member');
  await page.open('/m/fishing-games');
  await page.press('button', /^Agregar .* a favoritos$/);
  await page.untilDone(async () =>
    expect(site.requests.join()).toContain('MCSFE_addFavoriteGameV2'),
  );
  await page.open('/m/fav-games');
  await page.see('button', /^Quitar .* de favoritos$/);
});

test('a visitor searches for a game', async ({ page }) => {
  await page.open('/m/search');
  await page.write(/./, 'oro');
  await page.press('button', /oro/i);
  await page.see('link', /oro/i);
});

test('a member buys a ticket of a lottery', async ({ page, enterAs }) => {
  await enterAs('member');
  await page.open(
    '/m/launchGame?playType=ent&gameId=GORDA&gameGroupId=PUNA-G1&prize_mode=Lott&code=GORDA&pageBack=home',
  );
  await page.read(/S\/\s1,284\.50/);
  await page.inFrame('main iframe', async (lottery) => {
    const [game] = await lottery.findAll('main iframe');
    await lottery.enterFrame(game ?? expect.fail('no game'));
    for (const selector of ['#quick', '#go']) {
      const [button] = await lottery.findAll(selector);
      await (button ? lottery.click(button) : expect.fail(`no ${selector}`));
    }
    expect(await lottery.run(() => document.body.innerText)).toMatch(/Tu boleto está en juego/);
  });
});

test('the app starts without a server by its service worker', async ({ page, site, session }) => {
  await page.open('/m/home');
  await page.see('link', /./, 'article');
  const isControlled = () => session.run(() => navigator.serviceWorker.controller !== null);
  await page.untilDone(async () => expect(await isControlled()).toBe(true));
  // The requests of the first load came before the worker. A reload by WebDriver passes by it in Firefox.
  await page.open('/m/home');
  await page.see('link', /./, 'article');
  await page.untilDone(async () =>
    expect(await session.runAsync(storedReplies)).toContain('GCSGAME_hotGamesV2'),
  );
  site.stop();
  await page.open('/m/home');
  await page.see('link', /./, 'article');
  await site.start();
});
