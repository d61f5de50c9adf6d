import axe from 'axe-core';
import type { ComponentType } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dictionaryNames } from '../../.ladle/workbench/dictionaryNames';
import { loadTexts } from '../../src/i18n/locale';
import { moneyStyle } from '../../src/ui/content/formatMoney';
import { atRest, stage } from '../helpers/stage';

type Stories = Record<string, ComponentType | { title: string }>;
const modules = import.meta.glob<Stories>('../../src/ui/*/*.stories.tsx', { eager: true });
const stories = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, Story]) =>
    typeof Story === 'function'
      ? [{ id: `${path.split('/').at(-1)?.replace('.stories.tsx', '')} ${name}`, Story }]
      : [],
  ),
);

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the page, one line for each rule. */
async function violationLines() {
  await atRest();
  const { violations } = await axe.run(document.body, {
    runOnly: tags,
    resultTypes: ['violations'],
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

beforeAll(() => loadTexts(...dictionaryNames));

test.each(stories)(
  'story $id is accessible in both themes and fits into 320 px',
  async ({ Story }) => {
    moneyStyle.value = { locale: 'es-419', symbol: 'S/' };
    const root = document.documentElement;
    root.lang = 'es';
    root.dataset.theme = 'dark';
    await stage(<Story />);
    expect(await violationLines()).toEqual([]);
    root.dataset.theme = 'light';
    expect(await violationLines()).toEqual([]);
    await page.viewport(320, 700);
    expect(root.scrollWidth).toBeLessThanOrEqual(320);
    root.style.fontSize = '200%';
    expect(root.scrollWidth).toBeLessThanOrEqual(320);
    root.style.fontSize = '';
    await page.viewport(360, 800);
  },
);
