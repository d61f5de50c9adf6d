import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { uses } from '../../.ladle/workbench/componentUses';

const folder = '.ladle/foundations/rules';
const files = readdirSync(folder).filter((name) => name.endsWith('Rules.tsx'));

test.each(files)('the rules of use in %s name components of the design system', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  const named = [...text.matchAll(/ of: \[([^\]]+)\]/g)].map(([, list = '']) => list);
  expect(named.length).toBeGreaterThan(3);
  for (const component of named.join().matchAll(/\w+/g))
    expect(Object.keys(uses)).toContain(component[0]);
  for (const part of ['good: ', 'bad: '])
    expect(text.split(part), part).toHaveLength(named.length + 1);
});
