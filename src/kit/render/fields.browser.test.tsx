import { Each } from '@kit/render/Each';
import { signal } from '@kit/render/signals';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, settled } from '../../../tests/helpers/mount';

test('K5 typed text is stored in the signal, and stored text is shown', async () => {
  const name = signal<string | undefined>('');
  const Field = () => (
    <input
      aria-label="name"
      value={name}
      onInput={(event) => {
        name.value = event.currentTarget.value;
      }}
    />
  );
  const { find } = mount(<Field />);
  const input = find<HTMLInputElement>('input');
  await userEvent.type(input, 'Ana');
  expect(name.value).toBe('Ana');
  expect(input.value).toBe('Ana');
  name.value = 'Eva';
  expect(input.value).toBe('Eva');
  name.value = undefined;
  expect(input.value).toBe('');
});

test('K5 the caret stays in place while typing', async () => {
  const text = signal('ac');
  const { find } = mount(
    <input
      aria-label="text"
      value={text}
      onChange={(event) => {
        text.value = event.currentTarget.value;
      }}
    />,
  );
  const input = find<HTMLInputElement>('input');
  input.focus();
  input.setSelectionRange(1, 1);
  await userEvent.keyboard('b');
  expect([text.value, input.value, input.selectionStart]).toEqual(['abc', 'abc', 2]);
});

test('K5 the field shows its signal again, when the handler did not store the input', async () => {
  const digits = signal('');
  const isAgreed = signal(false);
  const { find } = mount(
    <form>
      <input
        type="text"
        aria-label="digits"
        value={digits}
        onInput={(event) => {
          digits.value = event.currentTarget.value.replace(/\D/g, '');
        }}
      />
      <input type="checkbox" aria-label="agree" checked={isAgreed} onChange={() => {}} />
    </form>,
  );
  const input = find<HTMLInputElement>('[type=text]');
  await userEvent.type(input, '1a2b');
  expect([digits.value, input.value]).toEqual(['12', '12']);
  const box = find<HTMLInputElement>('[type=checkbox]');
  await userEvent.click(box);
  expect(box.checked).toBe(false);
  isAgreed.value = true;
  expect(box.checked).toBe(true);
});

test('K5 the value of a select, a progress and a textarea, and `muted` of a video, are bound as properties', () => {
  const choice = signal('b');
  const done = signal(0.5);
  const isMuted = signal(false);
  const { find } = mount(
    <div>
      <select value={choice} onChange={() => {}}>
        <option value="a">a</option>
        <option value="b">b</option>
      </select>
      <progress max={1} value={done} />
      <textarea value={choice} onChange={() => {}} />
      <video muted={isMuted} />
    </div>,
  );
  const read = () => [
    find<HTMLSelectElement>('select').value,
    find<HTMLProgressElement>('progress').value,
    find<HTMLTextAreaElement>('textarea').value,
    find<HTMLVideoElement>('video').muted,
  ];
  expect(read()).toEqual(['b', 0.5, 'b', false]);
  choice.value = 'a';
  done.value = 0.25;
  isMuted.value = true;
  expect(read()).toEqual(['a', 0.25, 'a', true]);
});

test('K5 a re-render keeps the typed text', () => {
  const text = signal('a');
  const draw = (title: string) => <input title={title} value={text} onInput={() => {}} />;
  const { render, find } = mount(draw('1'));
  text.value = 'b';
  const input = find<HTMLInputElement>('input');
  input.setSelectionRange(0, 0);
  render(draw('2'));
  expect([input.value, input.title, input.selectionStart]).toEqual(['b', '2', 0]);
});

test('K5 a button can be clicked, when its signal enables it after the render', () => {
  const isOff = signal(true);
  let presses = 0;
  const { find } = mount(
    <button
      type="button"
      disabled={isOff}
      onClick={() => {
        presses++;
      }}
    />,
  );
  const button = find<HTMLButtonElement>('button');
  expect(button.disabled).toBe(true);
  button.click();
  expect(presses).toBe(0);
  isOff.value = false;
  button.click();
  expect(presses).toBe(1);
  isOff.value = true;
  button.click();
  expect(presses).toBe(1);
});

test('K5 a select shows the value of its signal, when the options arrive later', async () => {
  const chosen = signal('b');
  const options = signal<string[]>([]);
  const { find } = mount(
    <select value={chosen} onChange={() => {}}>
      <Each of={options} by={(name) => name}>
        {(name) => <option value={name}>{name}</option>}
      </Each>
    </select>,
  );
  await settled();
  options.value = ['a', 'b', 'c'];
  await settled();
  expect(find<HTMLSelectElement>('select').value).toBe('b');
  options.value = ['c', 'a'];
  await settled();
  options.value = ['a', 'b'];
  await settled();
  expect(find<HTMLSelectElement>('select').value).toBe('b');
});
