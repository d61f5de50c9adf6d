import { mkdirSync, writeFileSync } from 'node:fs';
import { test as base, expect, inject } from 'vitest';
import type { Engine } from '../../scripts/check/findEngines.mjs';
import { createPage, type EnginePage } from './createPage';
import type { Session } from './createSession.ts';
import { openSite, type Site } from './openSite';
import { startEngine } from './startEngine.ts';

const PICTURES = '.cache/engines';

interface Fixtures {
  session: Session;
  /** The origin of this test, with a database of its own. */
  site: Site;
  page: EnginePage;
  /** Gives the page the session of a seeded person. The app must not be open yet. */
  enterAs: (persona: string) => Promise<void>;
}

/** The engine of this run. */
export const engine = process.env.ENGINE as Engine;

/**
 * A test in an engine. The tests of a file share a browser. A test fails on errors of scripts, on violations of the
 * security policy and on calls of unknown endpoints.
 */
export const test = base.extend<Fixtures>({
  session: [
    // biome-ignore lint/correctness/noEmptyPattern: fixtures of vitest take their parameters apart
    async ({}, use) => {
      const { session, end } = await startEngine(engine);
      await use(session);
      end();
    },
    { scope: 'file' },
  ],
  site: async ({ session, task }, use) => {
    const site = await openSite(inject('preview'));
    await use(site);
    if (task.result?.state === 'fail') {
      mkdirSync(PICTURES, { recursive: true });
      const picture = `${PICTURES}/${engine}-${task.name.replace(/\W+/g, '-').slice(0, 60)}.png`;
      writeFileSync(picture, await session.screenshot(), 'base64');
      console.log(`What ${engine} showed, when the test failed: ${picture}`);
    }
    // Before the page is left: requests that end with it are no problem.
    const problems = site.problems.join('\n');
    await session.open('about:blank');
    site.stop();
    expect(problems, 'problems that the page does not show').toBe('');
  },
  page: ({ session, site }, use) => use(createPage(session, site.origin)),
  enterAs: ({ session, site }, use) =>
    use(async (persona) => {
      const info = await site.admin('personas', { persona });
      await session.open(`${site.origin}/favicon.svg`);
      await session.run(
        (text) => sessionStorage.setItem('MC_SESSION_INFO', text),
        JSON.stringify(info),
      );
    }),
});
