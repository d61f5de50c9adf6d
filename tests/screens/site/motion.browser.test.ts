import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bottomBar, bySelector, categoryMenu, main, toast } from '../../helpers/locators';
import { address, prepareApp, setNetwork, waitForLateStart } from '../../helpers/openApp';
import { title } from './sitePage';

/** The id and the duration of every animation of a page that is started from now on. */
function watchPageAnimations() {
  const animate = vi.spyOn(Element.prototype, 'animate');
  return () =>
    animate.mock.calls
      .map(([, options]) =>
        typeof options === 'object' ? `${options.id} ${options.duration}` : '',
      )
      .filter((name) => name.startsWith('page'));
}

async function openHelp(open: (href: string) => Promise<void>) {
  // The animations and the swipe back are loaded when the app is idle.
  await open('/m/service');
  await waitForLateStart();
  await page.getByRole('link', { name: /Centro de ayuda/ }).click();
  await expect.element(bySelector('summary').first()).toBeVisible();
}

test('S9.14 a new screen is animated for 300 ms', async () => {
  const { open } = prepareApp({ withMotion: true });
  const pageAnimations = watchPageAnimations();
  await openHelp(open);
  await expect.poll(pageAnimations).toEqual(['page 300']);
});

test('S9.14 a new screen is not animated, when reduced motion is preferred', async () => {
  const { open } = prepareApp();
  const pageAnimations = watchPageAnimations();
  await openHelp(open);
  expect(pageAnimations()).toEqual([]);
});

/** Swipes over an element; afterwards a frame has passed, in which a navigation would have started. */
async function swipe(target: Element, from: number, to: number) {
  const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 300 });
  const send = (type: string, touches: Touch[], changedTouches: Touch[]) =>
    target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches }));
  send('touchstart', [touch(from)], [touch(from)]);
  send('touchend', [], [touch(to)]);
  await new Promise((done) => requestAnimationFrame(done));
}

test('S9.15 the app goes back after a swipe of 101 px from the left edge, but not after another swipe', async () => {
  const { open } = prepareApp({ withMotion: true });
  await openHelp(open);
  const back = vi.spyOn(history, 'back');
  for (const [swipeKind, from, to] of [
    ['of 99 px', 10, 109],
    ['that starts away from the edge', 40, 240],
    ['to the left', 25, -140],
  ] as const) {
    await swipe(main().element(), from, to);
    expect(back, `after a swipe ${swipeKind}`).not.toHaveBeenCalled();
  }
  await swipe(main().element(), 10, 111);
  await expect.poll(address).toBe('/m/service');
});

test('S9.15 a swipe in an area that scrolls sideways does not go back', async () => {
  const { open } = prepareApp({ withMotion: true });
  await open('/m/service');
  await waitForLateStart();
  await bottomBar().getByRole('link', { name: 'Inicio' }).click();
  await expect.element(categoryMenu()).toBeVisible();
  const back = vi.spyOn(history, 'back');
  await swipe(categoryMenu().element(), 10, 200);
  expect(back).not.toHaveBeenCalled();
  expect(address()).toBe('/m/home');
});

test('S9.23 a toast is 65 px below the top', async () => {
  const { open } = prepareApp({ withMotion: true });
  await open('/m/message');
  await waitForLateStart();
  await expect.element(title()).toBeVisible();
  setNetwork(false);
  await expect.element(page.getByRole('alert')).toBeVisible();
  setNetwork(true);
  await expect.element(toast()).toHaveTextContent(/^Volvió la conexión\.$/);
  expect(bySelector('[popover]').element().getBoundingClientRect().y).toBe(65);
});

test('S9.26 a tapped link is highlighted at once and opens', async () => {
  const { open } = prepareApp({ withMotion: true });
  await open('/m/message');
  await waitForLateStart();
  await expect.element(title()).toBeVisible();
  const home = bottomBar().getByRole('link', { name: 'Inicio' });
  const at = { bubbles: true, isPrimary: true, button: 0, clientX: 20, clientY: 780 };
  home.element().dispatchEvent(new PointerEvent('pointerdown', at));
  home.element().dispatchEvent(new PointerEvent('pointerup', at));
  expect(home.element().hasAttribute('data-pressed')).toBe(true);
  await expect.element(home).not.toHaveAttribute('data-pressed');
  await home.click();
  await expect.poll(address).toBe('/m/home');
});

/** How many endless animations run. */
const countAnimations = () =>
  document.getAnimations().filter(({ playState, effect }) => {
    const isEndless = effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
    return playState === 'running' && isEndless;
  }).length;

test('a tap on the pause button stops announcements, banners and winners, also on the next visit', async () => {
  const { open, reload } = prepareApp({ withMotion: true });
  await open('/m/home');
  await page.getByRole('button', { name: 'Pausar el movimiento' }).click();
  const resume = page.getByRole('button', { name: 'Reanudar el movimiento' });
  await expect.element(resume).toBeVisible();
  await expect.poll(countAnimations).toBe(0);
  await reload();
  await expect.element(resume).toBeVisible();
  await expect.poll(countAnimations).toBe(0);
  await resume.click();
  await expect.poll(countAnimations).toBeGreaterThan(0);
  (page.getByRole('link', { name: 'Anuncios' }).first().element() as HTMLElement).focus();
  await expect.poll(countAnimations).toBe(0);
});
