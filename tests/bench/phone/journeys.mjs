import { openPhone, untilQuiet } from './phone.mjs';
import { traceTasks } from './trace.mjs';

/** The longest task of each journey, on a slow processor and a slow network. */
export async function journeys(browser, origin) {
  const figures = {};
  for (const [name, walk] of Object.entries(walks)) {
    const { page, files, close } = await openPhone(browser);
    const longest = await traceTasks(browser, page);
    await walk(page, origin);
    await untilQuiet(page, files);
    figures[name] = await longest();
    await close();
  }
  return figures;
}

const scrollDown = async (page, steps) => {
  for (let step = 0; step < steps; step++) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(150);
  }
};

const walks = {
  async 'home, to its end'(page, origin) {
    await page.goto(`${origin}/m/home`);
    await page.locator('.gamecard').first().waitFor();
    await scrollDown(page, 12);
  },
  async 'a list'(page, origin) {
    await page.goto(`${origin}/m/gameList?gameType=RNG`);
    await page.locator('.gamecard[data-blank=false]').first().waitFor();
    await scrollDown(page, 12);
  },
  async login(page, origin) {
    await page.goto(`${origin}/m/login`);
    await page.locator('form').first().waitFor();
  },
  async 'a search'(page, origin) {
    await page.goto(`${origin}/m/search`);
    await page.locator('input[type=search]').first().fill('dragon');
    await page.keyboard.press('Enter');
    await page.locator('.gamecard').first().waitFor();
  },
  async 'a game'(page, origin) {
    await page.goto(`${origin}/m/home`);
    await page.locator('.gamecard-link').first().tap();
    await page.locator('dialog[open] .gamesheet').waitFor();
  },
};
