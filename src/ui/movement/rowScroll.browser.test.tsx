import { signal } from '@kit/render/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stage } from '../../../tests/helpers/stage';
import { ChipRow } from '../controls/ChipRow';
import { startRowScroll } from './rowScroll';

const OPTIONS = Array.from({ length: 20 }, (_, i) => ({ value: `${i}`, label: `Option ${i}` }));

let stop: () => void;
beforeEach(() => {
  stop = startRowScroll();
});
afterEach(() => stop());

async function showRow() {
  const value = signal('0');
  const { container } = await stage(<ChipRow options={OPTIONS} value={value} label="Options" />);
  const row = container.querySelector('[role="group"]') as HTMLElement;
  const chips = [...row.querySelectorAll('button')];
  return { value, row, chips };
}

const at = { bubbles: true, cancelable: true };
const wheel = (row: HTMLElement, deltaY: number, deltaX = 0) => {
  const event = new WheelEvent('wheel', { ...at, deltaY, deltaX });
  row.dispatchEvent(event);
  return event.defaultPrevented;
};

test('a wheel scrolls a row of chips sideways, and the page again at the end of the row', async () => {
  const { row } = await showRow();
  expect(wheel(row, 120)).toBe(true);
  expect(row.scrollLeft).toBe(120);
  expect(wheel(row, 10, 40), 'a wheel that turns sideways scrolls by itself').toBe(false);
  row.scrollLeft = row.scrollWidth;
  expect(wheel(row, 120)).toBe(false);
});

test('a mouse drags a row of chips without a tap, and taps a chip without a drag', async () => {
  const { value, row, chips } = await showRow();
  const press = (to: number) => {
    const mouse = { ...at, pointerType: 'mouse', button: 0 };
    chips[1]?.dispatchEvent(new PointerEvent('pointerdown', { ...mouse, clientX: 200 }));
    chips[1]?.dispatchEvent(new PointerEvent('pointermove', { ...mouse, clientX: to }));
    chips[1]?.dispatchEvent(new PointerEvent('pointerup', { ...mouse, clientX: to }));
    chips[1]?.click();
  };
  press(120);
  expect(row.scrollLeft).toBe(80);
  expect(value.value).toBe('0');
  press(198);
  expect(value.value).toBe('1');
});

test.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
])(
  'arrow keys walk along a row of chips, in a page of direction %s',
  async (dir, next, previous) => {
    document.documentElement.dir = dir;
    const { chips } = await showRow();
    const walk = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { ...at, key }));
    chips[0]?.focus();
    walk(next);
    walk(next);
    expect(document.activeElement).toBe(chips[2]);
    walk(previous);
    expect(document.activeElement).toBe(chips[1]);
    document.documentElement.dir = '';
  },
);

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'an arrow key with %s is left to the browser, which goes back in the history with one of them',
  async (modifier) => {
    const { chips } = await showRow();
    chips[1]?.focus();
    const event = new KeyboardEvent('keydown', { ...at, key: 'ArrowLeft', [modifier]: true });
    chips[1]?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(document.activeElement).toBe(chips[1]);
  },
);

test.each([
  ['letters of another width come later', { letterSpacing: '4px' }],
  ['the row gets narrower, as on a phone that is turned', { inlineSize: '240px' }],
])('the selected chip is in the middle of its row, also when %s', async (_, change) => {
  const { value, row, chips } = await showRow();
  value.value = '9';
  const fromMiddle = () => {
    const [chip, box] = [chips[9], row].map((each) => each?.getBoundingClientRect());
    if (!chip || !box) throw new Error('no chip');
    return Math.abs(chip.left + chip.width / 2 - box.left - box.width / 2);
  };
  await vi.waitFor(() => expect(fromMiddle()).toBeLessThan(1), 3000);
  Object.assign(row.style, change);
  expect(fromMiddle()).toBeGreaterThan(10);
  await vi.waitFor(() => expect(fromMiddle()).toBeLessThan(1), 3000);
});
