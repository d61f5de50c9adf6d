import { expect } from 'vitest';
import { test } from './test';

const ENTER = '\uE007';

// WebKit drops `field-sizing`.
test('a field for long texts grows with its text', async ({ page, session, enterAs }) => {
  await enterAs('member');
  await page.open('/m/support');
  const sizes = () =>
    session.run(() => {
      const { clientHeight = 0, scrollHeight = 0 } = document.querySelector('textarea') ?? {};
      return { shown: clientHeight, all: scrollHeight };
    });
  await page.write(/^Cuéntanos/, 'a');
  const before = await sizes();
  await page.write(/^Cuéntanos/, `línea${ENTER}`.repeat(7));
  await page.untilDone(async () => {
    const after = await sizes();
    expect(after.shown).toBeGreaterThan(before.shown + 40);
    expect(after.all).toBe(after.shown);
  });
});
