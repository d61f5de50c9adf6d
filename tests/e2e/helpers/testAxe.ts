import type { Page } from 'playwright/test';
import { findViolations } from './axe';
import { type BackendFixtures, expect, test } from './fixtures';

interface Tools extends Pick<BackendFixtures, 'admin'> {
  page: Page;
  language: 'ES' | 'EN';
  /** Expects no violations on the page as it is now. `part` names it in the error. */
  expectNoViolations(part: string): Promise<void>;
}

/**
 * Tests pages, without motion: a colour that fades in has no contrast yet. Only the texts depend on the language, so one is
 * enough.
 */
export function testAxe(
  title: string,
  language: Tools['language'],
  run: (tools: Tools) => Promise<void>,
) {
  test(`${title}, in ${language}`, async ({ page, admin }) => {
    test.slow();
    await page.addInitScript((code) => {
      // A game in its frame has no storage.
      if (self.origin !== 'null') localStorage.setItem('language', code);
    }, language);
    const expectNoViolations = async (part: string) =>
      expect(await findViolations(page), part).toEqual([]);
    await run({ page, admin, language, expectNoViolations });
  });
}
