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

test('a member buys a ticket of a lottery', async ({ page, site, session, enterAs }) => {
  await enterAs('member');
  await page.open(
    '/m/launchGame?playType=ent&gameId=GORDA&gameGroupId=PUNA-G1&prize_mode=Lott&code=GORDA&pageBack=home',
  );
  await page.read(/S\/\s1,284\.50/);
  const inGame = (act: () => Promise<unknown>) =>
    page.inFrame('main iframe', async (lottery) => {
      const [game] = await lottery.findAll('main iframe');
      await lottery.enterFrame(game ?? expect.fail('no game'));
      await act();
    });
  await inGame(async () => {
    for (const selector of ['#quick', '#go']) {
      const [button] = await session.findAll(selector);
      await (button ? session.click(button) : expect.fail(`no ${selector}`));
    }
    expect(site.requests).toContain('/lgw/orders');
  });
  // A step of its own: one that is repeated would buy again before the reply is there.
  await inGame(async () =>
    expect(await session.run(() => document.body.innerText)).toMatch(/Tu boleto está en juego/),
  );
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
