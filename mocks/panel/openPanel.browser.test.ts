import { afterAll, afterEach, expect, test } from 'vitest';
import { startPanel } from './startPanel';
import { isOpen } from './state';

const host = () => document.querySelector('[popover=manual]') as HTMLElement;
const inPanel = (selector: string) => host().shadowRoot?.querySelector<HTMLElement>(selector);
const press = (target: EventTarget, code: string) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { code, ctrlKey: true, bubbles: true, composed: true }),
  );

/** The code of the panel is loaded when the panel is opened for the first time. */
const LOADED = { timeout: 10_000 };

// A panel that is still running would load the page again, when a later test changes the settings.
afterAll(startPanel());
afterEach(() => {
  isOpen.value = false;
});

test('Ctrl and the key left of 1 close the panel again, also while it has the focus', async () => {
  press(document.body, 'Backquote');
  await expect.poll(() => inPanel('.panel'), LOADED).toBeTruthy();
  press(inPanel('h2') as HTMLElement, 'Backquote');
  expect(isOpen.value).toBe(false);
});

test('the focus goes back to the handle, when the panel is closed by its button', async () => {
  press(document.body, 'Backquote');
  await expect.poll(() => inPanel('[aria-label=Close]'), LOADED).toBeTruthy();
  inPanel('[aria-label=Close]')?.click();
  await expect.poll(() => host().shadowRoot?.activeElement).toBe(inPanel('.handle'));
});
