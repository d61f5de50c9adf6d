import { createResource } from '@kit/data/resource';
import { Async } from '@kit/render/Async';
import { Each } from '@kit/render/Each';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { expect, test } from 'vitest';
import { mount, recordMutations, settled, watchedSignal } from '../../../tests/helpers/mount';

test('K13 When draws its child once, while the signal is truthy', async () => {
  const user = signal<{ name: string } | null>(null);
  let renders = 0;
  const draw = (
    <When is={user} or={() => <i>guest</i>}>
      {(shownUser) => {
        renders++;
        return <b>{computed(() => shownUser.value.name)}</b>;
      }}
    </When>
  );
  const { container } = mount(draw, { strict: false });
  expect(container.innerHTML).toBe('<i>guest</i>');
  user.value = { name: 'Ana' };
  await settled();
  user.value = { name: 'Eva' };
  expect(container.innerHTML).toBe('<b>Eva</b>');
  await settled();
  expect(renders).toBe(1);
  // Until React has removed the child, it reads the last user.
  user.value = null;
  expect(container.innerHTML).toBe('<b>Eva</b>');
  await settled();
  expect(container.innerHTML).toBe('<i>guest</i>');
});

test('K13 When follows another signal, and leaves no subscription when it is removed', async () => {
  const [a, b] = [watchedSignal(true), watchedSignal(false)];
  const draw = (is: typeof a.of) => <When is={is}>{() => 'yes'}</When>;
  const { container, render, unmount } = mount(draw(a.of));
  await settled();
  render(draw(b.of));
  await settled();
  expect([container.textContent, a.isWatched, b.isWatched]).toEqual(['', false, true]);
  unmount();
  await settled();
  expect(b.isWatched).toBe(false);
});

const list = (...ids: string[]) => ids.map((id) => ({ id, name: signal(id) }));

test('K14 Each keeps nodes and renders no row, when the order changes', async () => {
  const [a, b, c, d] = list('a', 'b', 'c', 'd') as Required<ReturnType<typeof list>>;
  const items = signal([a, b, c]);
  const renders: string[] = [];
  const Row = ({ item }: { item: NonNullable<typeof a> }) => {
    renders.push(item.id);
    return <li>{item.name}</li>;
  };
  const { find } = mount(
    <ul>
      <Each of={items as never} by={(item: NonNullable<typeof a>) => item.id}>
        {(item) => <Row item={item} />}
      </Each>
    </ul>,
    { strict: false },
  );
  const nodes = new Map([...find('ul').children].map((node) => [node.textContent, node]));
  await settled();
  items.value = [c, a, d, b];
  await settled();
  expect(find('ul').textContent).toBe('cadb');
  expect(renders).toEqual(['a', 'b', 'c', 'd']);
  for (const node of nodes.values()) expect([...find('ul').children]).toContain(node);
  items.value = [d];
  await settled();
  expect(find('ul').textContent).toBe('d');
  (d as NonNullable<typeof d>).name.value = 'D';
  expect(find('ul').textContent).toBe('D');
  expect(renders).toHaveLength(4);
});

test('K14 only the row of a replaced item is drawn again, when the key stays', async () => {
  const items = signal([
    { id: 1, name: 'a' },
    { id: 2, name: 'b' },
  ]);
  const { find } = mount(
    <ul>
      <Each of={items} by={(item) => item.id}>
        {(item) => <li title={item.name}>{item.name}</li>}
      </Each>
    </ul>,
  );
  await settled();
  const records = await recordMutations(find('ul'), async () => {
    items.value = items.value.map((item) => (item.id === 2 ? { id: 2, name: 'c' } : item));
    await settled();
  });
  expect(find('ul').textContent).toBe('ac');
  expect(records.every(({ target }) => target !== find('ul').firstChild)).toBe(true);
  expect(records.every(({ type }) => type !== 'childList')).toBe(true);
});

const games = () => [
  { id: 1, name: 'a', tags: ['x'] },
  { id: 2, name: 'b', tags: [] },
];

test('K17 a refetch with equal data changes no DOM node', async () => {
  const resource = createResource(async () => games());
  const { container } = mount(
    <Async of={resource}>
      {(all) => (
        <Each of={all} by={(game) => game.id}>
          {(game) => <li title={game.name}>{game.tags.length}</li>}
        </Each>
      )}
    </Async>,
  );
  await resource.load();
  await settled();
  expect(container.children).toHaveLength(2);
  const before = resource.value.peek();
  const records = await recordMutations(container, async () => {
    await resource.reload();
    await settled();
  });
  expect(records).toEqual([]);
  expect(resource.value.peek()).toBe(before);
});
