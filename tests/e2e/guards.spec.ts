import { test } from './helpers/fixtures';

// A page of the same origin that does not start the app.
const PAGE_WITHOUT_APP = '/manifest.webmanifest';

// The fixtures must make each of these tests fail, although its own steps succeed.
test.describe('a test fails, when', () => {
  test.fail();

  test('the page logs a console error', async ({ page }) => {
    await page.goto(PAGE_WITHOUT_APP);
    await page.evaluate(() => console.error('planted'));
  });

  test('the page has an uncaught error', async ({ page }) => {
    await page.goto(PAGE_WITHOUT_APP);
    const uncaught = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      void Promise.reject(new Error('planted'));
    });
    await uncaught;
  });

  test('an observer of sizes changes what it observes', async ({ page }) => {
    await page.goto(PAGE_WITHOUT_APP);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('error', resolve, { once: true });
          const box = document.body.appendChild(document.createElement('p'));
          new ResizeObserver(() => {
            box.style.height = `${box.offsetHeight + 1}px`;
          }).observe(box);
        }),
    );
  });

  test('a field with small letters gets the focus', async ({ page }) => {
    await page.goto(PAGE_WITHOUT_APP);
    await page.evaluate(() => {
      const field = document.body.appendChild(document.createElement('input'));
      field.style.fontSize = '15px';
      field.focus();
    });
  });

  test('layout shifts are observed on a page that is not painted', async ({ page }) => {
    await page.goto(PAGE_WITHOUT_APP);
    await page.evaluate(() => new PerformanceObserver(() => {}).observe({ type: 'layout-shift' }));
  });

  test.describe('with failed loads allowed in the console,', () => {
    test.use({ allowConsole: [/Failed to load resource/] });

    test('the page calls an endpoint that the backend does not have', async ({ page }) => {
      await page.goto(PAGE_WITHOUT_APP);
      await page.evaluate(() => fetch('/wps/planted').then((reply) => reply.text()));
    });

    test('the address of a request contains the token of a session', async ({ page }) => {
      await page.goto(PAGE_WITHOUT_APP);
      const headers = { Token: 'planted-token' };
      await page.evaluate((own) => fetch('/og.png', { headers: own }), headers);
      await page.evaluate(() => fetch('/og.png?token=planted-token'));
    });

    test('the address of the page contains the token of a session', async ({ page }) => {
      await page.goto(PAGE_WITHOUT_APP);
      const headers = { Token: 'planted-token' };
      await page.evaluate((own) => fetch('/og.png', { headers: own }), headers);
      await page.evaluate(() => history.replaceState(null, '', '?token=planted-token'));
    });

    test('the page sends a request to another origin', async ({ page }) => {
      await page.goto(PAGE_WITHOUT_APP);
      await page.evaluate(() => fetch('https://planted.invalid/').catch(() => {}));
    });
  });
});

test.describe('a test passes, when', () => {
  test.use({ allowConsole: [/^planted$/] });

  test('the page logs a console error that the test allows', async ({ page }) => {
    await page.goto(PAGE_WITHOUT_APP);
    await page.evaluate(() => console.error('planted'));
  });
});
