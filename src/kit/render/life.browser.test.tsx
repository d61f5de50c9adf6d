import { signal } from '@kit/render/signals';
import { Activity, Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { mount, settled, watchedSignal } from '../../../tests/helpers/mount';

test.for([true, false])(
  'K10 200 mounts and unmounts leave no subscription, strict: %s',
  (strict) => {
    const text = watchedSignal('a');
    const attribute = watchedSignal('a');
    const style = watchedSignal('1px');
    const value = watchedSignal('a');
    const piece = watchedSignal('a');
    const all = [text, attribute, style, value, piece];
    const draw = () => (
      <div title={attribute.of} style={{ width: style.of }}>
        <b>{text.of}</b>
        <i>a {piece.of}</i>
        <input aria-label="a" value={value.of} />
      </div>
    );
    const { render } = mount(draw(), { strict });
    for (let round = 0; round < 200; round++) {
      render(null);
      if (round === 0) expect(all.map(({ isWatched }) => isWatched)).toEqual(Array(5).fill(false));
      render(draw());
    }
    expect(all.map(({ isWatched }) => isWatched)).toEqual(Array(5).fill(true));
    render(null);
    expect(all.map(({ isWatched }) => isWatched)).toEqual(Array(5).fill(false));
  },
);

test('K10 a hidden element has no subscription, and shows the current value when it is shown again', async () => {
  const name = watchedSignal('a');
  let arrive = (_: string) => {};
  const later = new Promise<string>((done) => {
    arrive = done;
  });
  const Late = () => <i>{use(later)}</i>;
  const draw = (isLate: boolean, mode: 'visible' | 'hidden' = 'visible') => (
    <Suspense fallback={<u>…</u>}>
      <Activity mode={mode}>
        <p title={name.of}>
          {name.of}, {name.of}
        </p>
      </Activity>
      {isLate ? <Late /> : null}
    </Suspense>
  );
  const { render, find } = mount(draw(false));
  render(draw(true));
  expect(name.isWatched).toBe(false);
  name.of.value = 'b';
  arrive('here');
  await expect.poll(() => find('i')?.textContent).toBe('here');
  expect(find('p').title).toBe('b');
  expect(find('p').textContent).toBe('b, b');

  render(draw(true, 'hidden'));
  await settled();
  name.of.value = 'c';
  render(draw(true, 'visible'));
  expect(find('p').textContent).toBe('c, c');
  name.of.value = 'd';
  expect(find('p').outerHTML).toContain('title="d"');
  expect(find('p').textContent).toBe('d, d');
});

test('K10 one element object in two places is bound in both', () => {
  const of = signal('a');
  const shared = (
    <p>
      {of}, {of}
    </p>
  );
  const { container } = mount(
    <div>
      {shared}
      <hr />
      {shared}
    </div>,
  );
  of.value = 'b';
  expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['b, b', 'b, b']);
});
