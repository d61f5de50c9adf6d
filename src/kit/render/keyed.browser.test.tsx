import { useOnce } from '@kit/render/hooks';
import { Keyed } from '@kit/render/Keyed';
import { signal } from '@kit/render/signals';
import { expect, test } from 'vitest';
import { mount, settled } from '../../../tests/helpers/mount';

function Counter({ name }: { name: string }) {
  const count = useOnce(() => signal(0));
  return (
    <button type="button" onClick={() => count.value++}>
      {name} {count}
    </button>
  );
}

test('Keyed draws a new child with new state, when the value changes', async () => {
  const name = signal<string | undefined>('a');
  const { container, find } = mount(<Keyed of={name}>{(value) => <Counter name={value} />}</Keyed>);
  await settled();
  find('button').click();
  expect(container.textContent).toBe('a 1');
  name.value = 'b';
  await settled();
  expect(container.textContent).toBe('b 0');
  name.value = undefined;
  await settled();
  expect(container.textContent).toBe('');
});

test('Keyed keeps the child, when another object has the same key', async () => {
  const user = signal({ id: 1, name: 'a' });
  const { container, find } = mount(
    <Keyed of={user} by={({ id }) => id}>
      {({ name }) => <Counter name={name} />}
    </Keyed>,
  );
  await settled();
  find('button').click();
  user.value = { id: 1, name: 'b' };
  await settled();
  expect(container.textContent).toBe('b 1');
});

test('Keyed draws a new child, when there is another object and no `by`', async () => {
  const user = signal({ name: 'a' });
  const { container, find } = mount(
    <Keyed of={user}>{({ name }) => <Counter name={name} />}</Keyed>,
  );
  await settled();
  find('button').click();
  user.value = { name: 'a' };
  await settled();
  expect(container.textContent).toBe('a 0');
});
