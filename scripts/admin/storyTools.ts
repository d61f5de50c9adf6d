import { existsSync, readFileSync } from 'node:fs';
import { type } from 'arktype';
import { checkKnown } from '../../mocks/core/values/checkKnown';
import { serveFolder } from '../../tests/visual/serveFolder.mjs';
import { createStoryPage, openContext, showTheme } from '../../tests/visual/storyPage.mjs';
import type { SharedBrowser } from './browser';
import { defineTool, type Tool } from './tool';

interface Manifest {
  stories: { id: string }[];
}

/** What `npm run ladle:build` writes. */
function readManifest(folder: string): Manifest {
  const file = `${folder}/stories.json`;
  if (!existsSync(file)) throw new Error('the workbench is not built: run npm run ladle:build');
  return JSON.parse(readFileSync(file, 'utf8'));
}

const storyInput = type({
  story: 'string > 0',
  'theme?': "'dark' | 'light'",
  'language?': "'ES' | 'EN' | 'VI' | 'BN' | 'PT-BR' | 'longer'",
  'width?': '280 <= number.integer <= 2000',
});

/** Tools for the stories of the built workbench. */
export function createStoryTools(browser: SharedBrowser, folder = 'build'): Tool[] {
  return [
    defineTool({
      name: 'listStories',
      about:
        'Lists the components with their props and what they are for, and the stories of all states. Needs the built workbench.',
      input: type({}),
      example: {},
      run: async () => ({ value: readManifest(folder) }),
    }),
    defineTool({
      name: 'takeStoryScreenshot',
      about: 'Takes a picture of a story. The default is dark, Spanish, 360 pixels wide.',
      input: storyInput,
      example: { story: 'screens--kyc--ready', theme: 'light', language: 'EN' },
      run: async ({ story, theme = 'dark', language = 'ES', width = 360 }) => {
        const ids = readManifest(folder).stories.map(({ id }) => id);
        checkKnown('story', [story], ids);
        const server = await serveFolder(folder);
        const viewport = { width, height: 800 };
        const context = await openContext(await browser.open(), { viewport });
        try {
          const { page, errors } = await createStoryPage(context, server.address, {
            language,
          }).show(story);
          if (theme === 'light') await showTheme(page, 'light');
          return { value: { story, errors }, picture: await page.screenshot() };
        } finally {
          await context.close();
          server.close();
        }
      },
    }),
  ];
}
