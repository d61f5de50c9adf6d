import { computed, signal } from '@kit/render/signals';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { mount, recordMutations, settled } from '../../../tests/helpers/mount';

test('K1 a signal that is the only child costs one mutation per change and no render', async () => {
  const amount = signal(1);
  let renders = 0;
  const Balance = () => {
    renders++;
    return <b>{amount}</b>;
  };
  const { container, find } = mount(<Balance />, { strict: false });
  expect(find('b').textContent).toBe('1');

  const records = await recordMutations(container, async () => {
    amount.value = 2;
    expect(find('b').textContent).toBe('2');
    await settled();
  });
  expect(records.map(({ type }) => type)).toEqual(['characterData']);
  expect(renders).toBe(1);
});

test('K1 a text is not written again, when it looks the same', async () => {
  const amount = signal<number | string>(1);
  const { container } = mount(<b>{amount}</b>);
  const records = await recordMutations(container, async () => {
    amount.value = '1';
    await settled();
  });
  expect(records).toEqual([]);
});

test('K2 signals among other children have their own text nodes, without elements or renders', async () => {
  const name = signal('Ana');
  const unread = signal(0);
  let renders = 0;
  const Line = () => {
    renders++;
    return (
      <p>
        Hola {name}, <i>hay</i> {unread} {[unread, ' + ', [name]]}!
      </p>
    );
  };
  const { container, find } = mount(<Line />, { strict: false });
  expect(find('p').textContent).toBe('Hola Ana, hay 0 0 + Ana!');
  expect(find('p').children).toHaveLength(1);

  const records = await recordMutations(container, async () => {
    name.value = 'Eva';
    await settled();
  });
  expect(find('p').textContent).toBe('Hola Eva, hay 0 0 + Eva!');
  expect(records.map(({ type }) => type)).toEqual(['characterData', 'characterData']);
  expect(renders).toBe(1);
});

test('K2 a signal is bound, when it is passed through a component as its child', async () => {
  const label = signal('Entrar');
  let renders = 0;
  const Button = ({ children }: { children: ReactNode }) => {
    renders++;
    return (
      <button type="button">
        <i />
        {children}
      </button>
    );
  };
  const { find } = mount(
    <Button>
      {label} <i />
    </Button>,
    { strict: false },
  );
  label.value = 'Salir';
  expect(find('button').textContent).toBe('Salir ');
  await settled();
  expect(renders).toBe(1);
});

test('K2 texts stay correct, when a re-render moves signals or replaces them by plain text', () => {
  const a = signal('a');
  const b = signal('b');
  const draw = (...pieces: ReactNode[]) => <p>{pieces}</p>;
  const { render, find } = mount(draw(a, '-', b));
  const text = () => find('p').textContent;
  a.value = 'A';
  expect(text()).toBe('A-b');
  render(draw(b, '-', a));
  expect(text()).toBe('b-A');
  render(draw('A', a, null));
  expect(text()).toBe('AA');
  render(draw(a, null, <i key="i">i</i>, b));
  expect(text()).toBe('Aib');
  a.value = 'x';
  b.value = 'y';
  expect(text()).toBe('xiy');
  render(draw('A', 'b'));
  a.value = 'z';
  expect(text()).toBe('Ab');
});

test('K3 text is rendered as React renders it', () => {
  const of = signal<string | number | null | boolean | undefined>('');
  const { find } = mount(
    <p>
      <b>{of}</b>
      <i>a{of}z</i>
    </p>,
  );
  const cases = [
    ['', ''],
    [0, '0'],
    [null, ''],
    [true, ''],
    ['x', 'x'],
    [false, ''],
    [undefined, ''],
    [1.5, '1.5'],
  ] as const;
  for (const [value, text] of cases) {
    of.value = value;
    expect(find('b').textContent).toBe(text);
    expect(find('i').textContent).toBe(`a${text}z`);
  }
});

test('K3 a text with HTML in it is shown as it is written', () => {
  const of = signal('');
  const { find } = mount(
    <p>
      <b>{of}</b>
      <i>a{of}</i>
    </p>,
  );
  of.value = '<img src=x onerror=hurt()>';
  expect(find('p').textContent).toBe(`${of.peek()}a${of.peek()}`);
  expect(find('p').querySelector('img')).toBeNull();
});

test('K3 an only child can be replaced by plain text and by elements', () => {
  const of = signal('');
  const { render, find } = mount(<p>{of}</p>);
  of.value = 'one';
  render(<p>plain</p>);
  expect(find('p').innerHTML).toBe('plain');
  render(<p>{of}</p>);
  expect(find('p').innerHTML).toBe('one');
  of.value = 'plain';
  render(<p>plain</p>);
  of.value = 'two';
  expect(find('p').innerHTML).toBe('plain');
  render(
    <p>
      <i>i</i>
    </p>,
  );
  expect(find('p').innerHTML).toBe('<i>i</i>');
});

test('K3 React renders a signal that holds JSX', async () => {
  const name = signal('a');
  const of = computed(() => <i>{name.value}</i>);
  const { find } = mount(<p>{of}</p>);
  name.value = 'b';
  await settled();
  expect(find('p').innerHTML).toBe('<i>b</i>');
});
