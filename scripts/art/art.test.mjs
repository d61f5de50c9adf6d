import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flags } from './flags.mjs';
import { games } from './games.mjs';
import { compareOnly, written } from './lib/write.mjs';
import { lineIcons } from './lineIcons.mjs';
import { marks } from './marks.mjs';
import { palettes } from './palettes.mjs';
import { bubbles, confetti, sparks } from './particles.mjs';
import { Scene } from './scene.mjs';

compareOnly();

/** Files that would change if they were drawn again. */
async function changedBy(draw) {
  written.length = 0;
  await draw();
  assert.notEqual(written.length, 0);
  return written.filter(({ isSame }) => !isSame).map(({ path }) => path);
}

test('the icon sprite, the flags and the vendor marks are what the code draws', async () => {
  // icons.ts is formatted after it is written, so its text differs.
  const changed = [
    ...(await changedBy(lineIcons)),
    ...(await changedBy(flags)),
    ...(await changedBy(marks)),
  ];
  assert.deepEqual(
    changed.filter((path) => !path.endsWith('.ts')),
    [],
  );
});

test('small things float in the right 40 % of a wide picture, because its words are at the left', () => {
  const drawn = [sparks(200), confetti(200), bubbles(200)].map((layer) =>
    layer(new Scene('wide', palettes.plum, 676, 328)),
  );
  const places = drawn.join('').matchAll(/(?:translate\(|cx=")(-?[\d.]+)/g);
  assert.ok(Math.min(...[...places].map(([, x]) => Number(x))) >= 676 * 0.6);
});

test('a game picture has the same bytes, when it is drawn again', async () => {
  assert.deepEqual(await changedBy(() => games(['tigre'])), []);
});
