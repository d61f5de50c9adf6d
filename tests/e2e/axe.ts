import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** What axe has against the page, and where. */
export async function complaints(page: Page) {
  await page.evaluate(axe);
  const violations: Violation[] = await page.evaluate(
    async () =>
      // biome-ignore lint/suspicious/noExplicitAny: put there by the line above
      (await (globalThis as any).axe.run()).violations,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
