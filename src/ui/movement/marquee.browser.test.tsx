import { afterEach, expect, test, vi } from 'vitest';
import { stage } from '../../../tests/helpers/stage';
import { Marquee } from './Marquee';

afterEach(() => void vi.useRealTimers());

const run = () => document.querySelector('.marquee-run') as HTMLElement;

test('S2.71 an announcement stands still for four seconds before it scrolls', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stage(
    // An earlier test may have left the mouse here, which would stop it.
    <div style={{ inlineSize: 200, display: 'flex', pointerEvents: 'none' }}>
      <Marquee>{'Scheduled maintenance on Monday from three to five. '.repeat(3)}</Marquee>
    </div>,
  );
  await vi.waitFor(() => expect(run().getAnimations()).toHaveLength(1));
  const [animation] = run().getAnimations();
  const left = () => Math.round(run().getBoundingClientRect().left);
  const start = run().parentElement?.getBoundingClientRect().left;

  // The wait above has moved the clock a little.
  vi.advanceTimersByTime(3_500);
  expect(animation?.playState).toBe('paused');
  expect(left()).toBe(start);
  vi.advanceTimersByTime(500);
  expect(animation?.playState).toBe('running');
});
