import { page } from 'vitest/browser';
import { bySelector } from '../../helpers/locators';

/**
 * The game inside its frame. The frame has an origin of its own, so a test can act on the elements in it and wait for them,
 * but it cannot read them.
 */
export const gameFrame = () => page.frameLocator(bySelector('main iframe'));

export const spinButton = (name = 'Girar') => gameFrame().getByRole('button', { name });

/** Waits until the button can be pressed, without pressing it. */
export const waitForSpin = (name?: string) => spinButton(name).click({ trial: true });

/** Waits until the game is paused, or goes on. Nothing in a paused game can be pressed. */
export const waitForPause = (isPaused: boolean) =>
  bySelector(isPaused ? 'body[inert]' : 'body:not([inert])', gameFrame()).hover({ force: true });
