import { signal } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { Activity, Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { mount, settled, watchedSignal } from './mount';

test.for([true, false])(
  'K10 1,000 mounts and unmounts leave no subscription, strict: %s',
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
    for (let round = 0; round < 1000; round++) {
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
  const of = watchedSignal('a');
  let arrive = (_: string) => {};
  const later = new Promise<string>((done) => {
    arrive = done;
  });
  const Late = () => <i>{use(later)}</i>;
  const draw = (isLate: boolean, mode: 'visible' | 'hidden' = 'visible') => (
    <Suspense fallback={<u>…</u>}>
      <Activity mode={mode}>
        <p title={of.of}>
          {of.of}, {of.of}
        </p>
      </Activity>
      {isLate ? <Late /> : null}
    </Suspense>
  );
  const { render, find } = mount(draw(false));
  render(draw(true));
  expect(of.isWatched).toBe(false);
  of.of.value = 'b';
  arrive('here');
  await expect.poll(() => find('i')?.textContent).toBe('here');
  expect(find('p').title).toBe('b');
  expect(find('p').textContent).toBe('b, b');

  render(draw(true, 'hidden'));
  await settled();
  of.of.value = 'c';
  render(draw(true, 'visible'));
  expect(find('p').textContent).toBe('c, c');
  of.of.value = 'd';
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
  const { host } = mount(
    <div>
      {shared}
      <hr />
      {shared}
    </div>,
  );
  of.value = 'b';
  expect([...host.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['b, b', 'b, b']);
});

test('K10 useMount starts once, and stops when the component leaves', async () => {
  const log: string[] = [];
  const Live = () => {
    useMount(() => {
      log.push('start');
      return () => void log.push('stop');
    });
    return null;
  };
  const { render } = mount(<Live />, { strict: false });
  render(<Live />);
  await settled();
  render(null);
  await settled();
  expect(log).toEqual(['start', 'stop']);
});
