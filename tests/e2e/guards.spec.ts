import { test } from './fixtures';

// A page of the origin in which no app runs.
const QUIET = '/__mock/clock';

// Each of these must fail by what the fixtures watch, though its own lines are content.
test.describe('a test fails', () => {
  test.fail();

  test('on a console error', async ({ page }) => {
    await page.goto(QUIET);
    await page.evaluate(() => console.error('planted'));
  });

  test('on an error nobody caught', async ({ page }) => {
    await page.goto(QUIET);
    const uncaught = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      void Promise.reject(new Error('planted'));
    });
    await uncaught;
  });

  test.describe('whose console is allowed', () => {
    test.use({ allowConsole: [/Failed to load resource/] });

    test('on a call that the backend does not know', async ({ page }) => {
      await page.goto(QUIET);
      await page.evaluate(() => fetch('/wps/planted').then((reply) => reply.text()));
    });

    test('on a request that leaves the origin', async ({ page }) => {
      await page.goto(QUIET);
      await page.evaluate(() => fetch('https://planted.invalid/').catch(() => {}));
    });
  });
});

test.describe('a test passes', () => {
  test.use({ allowConsole: [/^planted$/] });

  test('with a console error it allows', async ({ page }) => {
    await page.goto(QUIET);
    await page.evaluate(() => console.error('planted'));
  });
});
