import { expect, test } from 'vitest';
import { mount } from '../../../tests/helpers/mount';
import { AfterFrame } from './AfterFrame';

const draw = (isLate: boolean) =>
  mount(
    <p>
      first <AfterFrame isLate={isLate}>{() => 'second'}</AfterFrame>
    </p>,
  ).container;

test('a late part of a screen is drawn after a frame with the rest was painted', async () => {
  const container = draw(true);
  let painted: string | null = null;
  requestAnimationFrame(() => {
    painted = container.textContent;
  });
  await expect.poll(() => container.textContent).toBe('first second');
  expect(painted).toBe('first ');
});

test('a part that is not late is drawn with the rest', () => {
  expect(draw(false).textContent).toBe('first second');
});
