import { computed, signal } from '@kit/render/signals';
import { createRef, useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { mount, recordMutations, settled } from '../../../tests/helpers/mount';

test('K4 an attribute changes with its signal, by one mutation and without a render', async () => {
  const isOn = signal(false);
  let renders = 0;
  const Heart = () => {
    renders++;
    return <button type="button" aria-pressed={isOn} />;
  };
  const { container, find } = mount(<Heart />, { strict: false });
  expect(find('button').getAttribute('aria-pressed')).toBe('false');
  const records = await recordMutations(container, async () => {
    isOn.value = true;
    await settled();
  });
  expect(find('button').getAttribute('aria-pressed')).toBe('true');
  expect(records).toHaveLength(1);
  expect(renders).toBe(1);
});

test('K4 attributes have the names and values that React gives them', () => {
  const isOn = signal<boolean | undefined>(true);
  const text = signal<string | undefined>('x');
  const live = mount(
    <div
      aria-hidden={isOn}
      data-on={isOn}
      hidden={isOn}
      draggable={isOn}
      className={text}
      title={text}
    >
      <label htmlFor={text}>
        <button type="button" disabled={isOn} tabIndex={computed(() => (isOn.value ? 0 : -1))} />
        <input readOnly={isOn} autoComplete={text} maxLength={computed(() => 3)} />
        <img alt={text} src={computed(() => (text.value ? '/a.png' : undefined))} />
      </label>
    </div>,
  );
  for (const [on, value] of [
    [false, ''],
    [undefined, undefined],
    [true, 'y'],
    [false, undefined],
  ] as const) {
    isOn.value = on;
    text.value = value;
    const plain = mount(
      <div aria-hidden={on} data-on={on} hidden={on} draggable={on} className={value} title={value}>
        <label htmlFor={value}>
          <button type="button" disabled={on} tabIndex={on ? 0 : -1} />
          <input readOnly={on} autoComplete={value} maxLength={3} />
          <img alt={value} src={value ? '/a.png' : undefined} />
        </label>
      </div>,
    );
    expect(live.container.firstElementChild?.isEqualNode(plain.container.firstElementChild)).toBe(
      true,
    );
    plain.unmount();
  }
});

test('K4 SVG attributes keep their hyphens or their camelCase', () => {
  const n = signal(1);
  const live = mount(
    <svg role="presentation" viewBox={computed(() => `0 0 ${n.value} 1`)}>
      <clipPath
        clipPathUnits={computed(() => (n.value > 1 ? 'userSpaceOnUse' : 'objectBoundingBox'))}
      />
      <path
        strokeWidth={n}
        strokeDashoffset={n}
        fillOpacity={n}
        pathLength={n}
        className={computed(() => `c${n.value}`)}
      />
      <text textAnchor={computed(() => (n.value > 1 ? 'end' : 'start'))} textLength={n} />
      <use href={computed(() => `/icons.svg#${n.value}`)} />
    </svg>,
  );
  n.value = 2;
  const plain = mount(
    <svg role="presentation" viewBox="0 0 2 1">
      <clipPath clipPathUnits="userSpaceOnUse" />
      <path strokeWidth={2} strokeDashoffset={2} fillOpacity={2} pathLength={2} className="c2" />
      <text textAnchor="end" textLength={2} />
      <use href="/icons.svg#2" />
    </svg>,
  );
  expect(live.container.innerHTML).toBe(plain.container.innerHTML);
});

test('K6 style values are written as React writes them: pixels, numbers, custom properties, nothing', () => {
  const n = signal<number | undefined>(5);
  const { find } = mount(
    <p style={{ color: 'red', width: n, opacity: n, zIndex: n, '--n': n, '--t': 'x' }} />,
  );
  const { style } = find('p');
  const read = () => [style.width, style.opacity, style.zIndex, style.getPropertyValue('--n')];
  expect(read()).toEqual(['5px', '5', '5', '5']);
  n.value = 7;
  expect(read()).toEqual(['7px', '7', '7', '7']);
  n.value = 0;
  expect(read()).toEqual(['0px', '0', '0', '0']);
  n.value = undefined;
  expect(read()).toEqual(['', '', '', '']);
  expect([style.color, style.getPropertyValue('--t')]).toEqual(['red', 'x']);
});

test('K7 no attribute, class, style or text is stale, when a plain value replaces a signal', () => {
  const of = signal('a');
  const { render, find } = mount(
    <p className={of} title={of} style={{ color: 'red', width: of }}>
      {of}
    </p>,
  );
  of.value = 'b';
  // The plain values equal the first values of the signal, so React itself sees no change.
  render(
    <p className="a" title="a" style={{ color: 'red', width: 'a' }}>
      a
    </p>,
  );
  expect(find('p').outerHTML).toBe('<p class="a" title="a" style="color: red;">a</p>');
  of.value = 'c';
  expect(find('p').outerHTML).toBe('<p class="a" title="a" style="color: red;">a</p>');

  render(
    <p className={of} title={of}>
      {of}
    </p>,
  );
  of.value = 'd';
  render(<p />);
  expect(
    find('p')
      .getAttributeNames()
      .filter((name) => name !== 'style'),
  ).toEqual([]);
  expect(find('p').textContent).toBe('');
});

test('K7 the new signal is shown, when it replaces another one', () => {
  const [a, b] = [signal('a'), signal('b')];
  const draw = (of: typeof a) => <p title={of}>{of}</p>;
  const { render, find } = mount(draw(a));
  a.value = 'b';
  render(draw(b));
  a.value = 'x';
  expect(find('p').outerHTML).toBe('<p title="b">b</p>');
  b.value = 'c';
  expect(find('p').outerHTML).toBe('<p title="c">c</p>');
  render(draw(a));
  expect(find('p').outerHTML).toBe('<p title="x">x</p>');
});

test('K7 a re-render with the same signals changes no DOM node', async () => {
  const of = signal('a');
  const draw = () => (
    <p title={of} className="p" style={{ width: of }}>
      {of}
    </p>
  );
  const { render, container } = mount(draw());
  expect(await recordMutations(container, () => render(draw()))).toEqual([]);
});

test('K8 a change between render and mount is not lost', () => {
  const of = signal('early');
  const Child = () => {
    useLayoutEffect(() => {
      of.value = 'late';
    }, []);
    return null;
  };
  const { find } = mount(
    <p title={of}>
      {of}
      <Child />
    </p>,
  );
  expect(find('p').outerHTML).toBe('<p title="late">late</p>');
});

test('K9 the ref of the element is called after the bindings began, and cleaned up', () => {
  const of = signal('a');
  const log: string[] = [];
  const object = createRef<HTMLElement>();
  const draw = (
    <div>
      <p
        title={of}
        ref={(p) => {
          log.push(`+${p?.title}`);
          return () => void log.push('-');
        }}
      />
      <i
        title={of}
        ref={(i) => {
          log.push(`i${i?.title}`);
        }}
      />
      <b title={of} ref={object} />
    </div>
  );
  const { unmount } = mount(draw, { strict: false });
  expect(log).toEqual(['+a', 'ia']);
  expect(object.current?.title).toBe('a');
  unmount();
  expect(log).toEqual(['+a', 'ia', '-', 'iundefined']);
  expect(object.current).toBe(null);
});

test('K12 a URL that would run a script is not written', () => {
  const href = signal('/a');
  const { find } = mount(<a href={href}>a</a>);
  href.value = ' java\nscript:alert(1)';
  expect(find('a').hasAttribute('href')).toBe(false);
  href.value = '/javascript-games';
  expect(find('a').getAttribute('href')).toBe('/javascript-games');
});
