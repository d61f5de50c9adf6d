import { expect, test } from 'vitest';
import { whenSettled } from '../../.ladle/workbench/whenSettled';
import { stage } from '../helpers/stage';

/** No other test of the page has loaded it. */
const PICTURE = '/art/games/torre-240.webp?settled';

test('a story is settled while pictures beside the window wait to be loaded', async () => {
  const { find } = await stage(
    <div style={{ inlineSize: 300, overflow: 'hidden' }}>
      <div style={{ inlineSize: 20_000, paddingInlineStart: 19_000 }}>
        <img loading="lazy" alt="" src={PICTURE} width={240} height={240} />
      </div>
    </div>,
  );
  const start = performance.now();
  await whenSettled();
  expect((find('img') as HTMLImageElement).complete).toBe(false);
  // It gives up after 15 seconds.
  expect(performance.now() - start).toBeLessThan(14_000);
});
