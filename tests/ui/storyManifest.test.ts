import { expect, test } from 'vitest';
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
});
