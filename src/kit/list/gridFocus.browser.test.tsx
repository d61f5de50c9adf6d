import { startListFocus } from '@kit/list/followFocus';
import { listFocus } from '@kit/list/listFocus';
import { signal } from '@kit/render/signals';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  draw,
  prepareGridPage,
  range,
  scrollAndSettle,
  shown,
} from '../../../tests/helpers/drawGrid';
import { mount, settled } from '../../../tests/helpers/mount';

prepareGridPage();

test('K23 a focused row keeps its game while scrolling', async () => {
  const { container } = mount(draw(), { strict: false });
  const button = container.querySelectorAll('button')[6] as HTMLButtonElement;
  button.focus();
  const text = button.textContent;
  for (let top = 0; top <= 10_000; top += 500) {
    scrollTo(0, top);
    await settled();
    expect(document.activeElement).toBe(button);
    expect(button.textContent).toBe(text);
    expect(shown(container)).toContain(Math.floor(top / 168) * 3 + 3);
  }
  button.blur();
  expect(button.checkVisibility()).toBe(false);
  await scrollAndSettle(0);
  expect(shown(container)).toEqual(range(0, 18));
});

test('K23 a row that has the focus before the lists follow it keeps its game from then on', async () => {
  listFocus.value = undefined;
  const { container } = mount(draw(), { strict: false });
  const button = container.querySelectorAll('button')[6] as HTMLButtonElement;
  button.focus();
  const text = button.textContent;
  startListFocus();
  await scrollAndSettle(10_000);
  expect(document.activeElement).toBe(button);
  expect(button.textContent).toBe(text);
});

test.each([
  ['the whole window', '0px'],
  ['the part between header and bar', '56px 0px 92px'],
])(
  'K23 Tab follows the order of the rows and leaves the grid at its end, in %s',
  async (_, scrollPadding) => {
    document.documentElement.style.scrollPadding = scrollPadding;
    onTestFinished(() => void document.documentElement.style.removeProperty('scroll-padding'));
    const { container } = mount(
      <main>
        {draw({ count: signal(90) })}
        <button type="button" id="after">
          after
        </button>
      </main>,
    );
    await scrollAndSettle(1e9);
    const start = [...container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === '66',
    );
    start?.focus({ preventScroll: true });
    const seen: string[] = [];
    for (let step = 0; step < 200 && document.activeElement?.id !== 'after'; step++) {
      seen.push(document.activeElement?.textContent ?? '');
      await userEvent.keyboard('{Tab}');
      await settled();
    }
    expect(seen).toEqual(range(66, 90).flatMap((n) => [`${n}`, `♥${n}`]));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    for (let step = 0; step < 12; step++) {
      expect(document.activeElement?.textContent).toBe(seen.at(-1 - step));
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      await settled();
    }
  },
);

test('K23 a card that is focused by a tap keeps the focus, after Tab has left the page', async () => {
  const { container } = mount(draw({ count: signal(90) }));
  await settled();
  // The key is released in another window, so its keyup does not arrive.
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  dispatchEvent(new Event('blur'));
  const button = container.querySelectorAll('button')[12];
  button?.focus({ preventScroll: true });
  expect(document.activeElement).toBe(button);
});
