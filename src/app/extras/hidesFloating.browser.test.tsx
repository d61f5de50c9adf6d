import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../../../tests/helpers/mount';
import { useHidesFloating } from './useHidesFloating';

const Floating = () => <aside data-hidden={useHidesFloating()} />;

/** A screen with a heading that takes the focus first, a button, and something that floats above. */
async function showScreen() {
  const { container } = mount(
    <>
      <main>
        <h1 tabIndex={-1}>Heading</h1>
        <button type="button">In the screen</button>
      </main>
      <button type="button">Below</button>
      <Floating />
    </>,
  );
  const isHidden = () => container.querySelector('aside')?.dataset.hidden;
  container.querySelector('h1')?.focus();
  await expect.poll(isHidden).toBe('false');
  return { container, isHidden };
}

test('what floats above the page hides while keys move the focus through the screen', async () => {
  const { isHidden } = await showScreen();
  await userEvent.keyboard('{Tab}');
  await expect.poll(isHidden).toBe('true');
  await userEvent.keyboard('{Tab}');
  await expect.poll(isHidden).toBe('false');
});

test('what floats above the page stays when a finger taps in the screen', async () => {
  const { container, isHidden } = await showScreen();
  const button = container.querySelector('button') as HTMLElement;
  await userEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(isHidden()).toBe('false');
});
