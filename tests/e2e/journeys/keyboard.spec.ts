import { expect, test } from '../helpers/fixtures';
import { type Role, walkMainJourneys } from './walk';

/** More than any page has before its last link. */
const MOST_TABS = 150;

test('a member logs in, plays, deposits, withdraws and logs out with the keys only', async ({
  page,
}) => {
  // Five journeys in one test need more time than one.
  test.slow();
  const targetOf = (role: Role, name: RegExp, inside?: Role) =>
    (inside ? page.getByRole(inside).first() : page).getByRole(role, { name });

  /** Presses Tab until the focus is on the target. */
  async function reach(role: Role, name: RegExp, inside?: Role) {
    const target = targetOf(role, name, inside);
    await target.first().waitFor();
    const focused = target.and(page.locator(':focus'));
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await focused.count()) return focused;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${role} ${name}`);
  }

  await page.goto('/m/home');
  await walkMainJourneys({
    see: (role, name) => targetOf(role, name).first().waitFor(),
    press: async (role, name, inside) => {
      await reach(role, name, inside);
      await page.keyboard.press('Enter');
    },
    write: async (name, text) => {
      const field = await reach('textbox', name);
      await page.keyboard.type(text);
      await expect(field).toHaveValue(text);
    },
  });
});
