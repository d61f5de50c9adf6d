import type { Page } from 'playwright/test';
import { findViolations } from './axe';
import { type BackendFixtures, expect, test } from './fixtures';

interface Tools extends Pick<BackendFixtures, 'admin'> {
  page: Page;
  language: 'ES' | 'EN';
  /** Expects no violations on the page as it is now. `part` names it in the error. */
  expectNoViolations(part: string): Promise<void>;
}

/** Tests pages in Spanish and in English, with reduced motion: a colour that fades in has no contrast yet. */
export function testAxe(title: string, run: (tools: Tools) => Promise<void>) {
  for (const language of ['ES', 'EN'] as const)
    test(`${title}, in ${language}`, async ({ page, admin }) => {
      test.slow();
      await page.addInitScript((code) => localStorage.setItem('language', code), language);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const expectNoViolations = async (part: string) =>
        expect(await findViolations(page, language), part).toEqual([]);
      await run({ page, admin, language, expectNoViolations });
    });
}
