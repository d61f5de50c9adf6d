import { startListFocus } from '@kit/list/followFocus';
import { VirtualGrid } from '@kit/list/VirtualGrid';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { beforeEach, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { settled } from './mount';

/** How often a card was rendered. */
export const counts = { renders: 0 };

/** Each test of the file begins at the top of a page of 390 px. */
export function prepareGridPage() {
  beforeEach(async () => {
    counts.renders = 0;
    await page.viewport(390, 844);
    scrollTo(0, 0);
    onTestFinished(startListFocus());
  });
}

export const Card = ({ index }: { index: ReadonlySignal<number> }) => {
  counts.renders++;
  return (
    <article>
      <b>{computed(() => `game ${index.value}`)}</b>
      <button type="button">{index}</button>
      <button type="button">♥{index}</button>
    </article>
  );
};

type GridProps = Partial<Parameters<typeof VirtualGrid>[0]>;

export const draw = (props: GridProps = {}) => (
  <VirtualGrid
    count={signal(5000)}
    columns={3}
    rowHeight={168}
    label="games"
    cell={(index) => <Card index={index} />}
    {...props}
  />
);

/** The numbers of the visible games, in the order of their positions on the page. */
export function shown(container: Element) {
  return [...container.querySelectorAll('[role=listitem]')]
    .filter((item) => item.checkVisibility())
    .map((item) => ({
      item,
      name: item.querySelector('b')?.textContent,
      at: item.getBoundingClientRect(),
    }))
    .filter(({ at }) => at.bottom > 0 && at.top < innerHeight)
    .sort((a, b) => a.at.top - b.at.top || a.at.left - b.at.left)
    .map(({ name }) => Number(name?.replace('game ', '')));
}

export const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => from + n);

export async function scrollAndSettle(top: number) {
  scrollTo(0, top);
  await settled();
}
