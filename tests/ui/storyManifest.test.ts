import { expect, test } from 'vitest';
import { changesOf, readChanges } from '../../.ladle/workbench/notes/changesOf.mjs';
import { createStoryManifest } from '../../.ladle/workbench/notes/storyManifest';

test('the manifest names components with props and uses, and stories with their states', () => {
  const { components, stories } = createStoryManifest({
    stories: {
      'ui--badge--states': { namedExport: 'States', filePath: 'src/ui/feedback/Badge.stories.tsx' },
    },
  });
  const [story] = stories;
  expect(story).toMatchObject({
    state: 'States',
    components: expect.arrayContaining(['Badge']),
    address: '?story=ui--badge--states&mode=preview',
  });
  const badge = components.find(({ name }) => name === 'Badge');
  expect(badge?.stories).toEqual(['ui--badge--states']);
  expect(badge?.uses?.notFor).toBeTruthy();
  expect(badge?.props.length).toBeGreaterThan(0);
  for (const { props } of components)
    for (const { name, comment } of props) expect(comment, name).toBeTruthy();
});

test('the manifest names the screens of a component, what changed last, and whether it is new', () => {
  const { components } = createStoryManifest({ stories: {} });
  const card = components.find(({ name }) => name === 'GameCard');
  expect(card?.screens).toContain('screens--gamelist');
  expect(card?.screens).not.toContain('screens--wallets');
  expect(components.find(({ name }) => name === 'PlanBar')?.uses?.status).toBe('new');
  expect(components.find(({ name }) => name === 'Button')?.uses?.status).toBeUndefined();
});

test('the last changes of a component are those of its file and styles, also under an older name', () => {
  const log = [
    '2026-11-27\tMake badges rounder\n\nM\tsrc/ui/feedback/Badge.css\nM\tsrc/ui/feedback/Badge.tsx',
    '2026-11-26\tMove badges\n\nR100\tsrc/ui/Badge.tsx\tsrc/ui/feedback/Badge.tsx',
    '2026-11-25\tAdd rows\n\nA\tsrc/ui/Row.tsx',
    '2026-11-24\tAdd badges\n\nA\tsrc/ui/Badge.tsx',
  ];
  const changes = readChanges(log.map((commit) => `\0${commit}\n`).join(''));
  expect(changesOf('src/ui/feedback/Badge.tsx', changes)).toEqual([
    { date: '2026-11-27', subject: 'Make badges rounder' },
    { date: '2026-11-26', subject: 'Move badges' },
    { date: '2026-11-24', subject: 'Add badges' },
  ]);
  expect(changesOf('src/ui/feedback/Badge.tsx', readChanges(''))).toEqual([]);
});
