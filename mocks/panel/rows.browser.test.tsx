import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../../tests/helpers/mount';
import { Tables } from './parts/Tables';
import { shouldReload } from './state';

const buttonNamed = (container: ParentNode, name: string) =>
  [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);

/** A backend with one row, which can be changed and deleted. Returns the bodies of the commands that it got. */
function serveRow() {
  let rows = [{ id: 'm-lucia', vipLevel: 3 }];
  const bodies: { set?: object; remove?: boolean }[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (init?.body) {
      const body = JSON.parse(String(init.body));
      bodies.push(body);
      rows = body.remove ? [] : rows.map((row) => ({ ...row, ...body.set }));
    }
    const isTables = String(url).endsWith('/tables');
    const value = isTables ? [{ name: 'members', count: 1 }] : { count: rows.length, rows };
    return Response.json({ success: true, value });
  });
  return bodies;
}

test('a row is changed, changed back and deleted, when the page is not loaded again after a change', async () => {
  shouldReload.value = false;
  const bodies = serveRow();
  const { container } = mount(<Tables />, { strict: false });
  const save = async (vipLevel: number) => {
    const sent = bodies.length;
    await expect.poll(() => container.querySelector('li .row')).not.toBeNull();
    if (!container.querySelector('textarea'))
      container.querySelector<HTMLElement>('li .row')?.click();
    await expect.poll(() => container.querySelector('textarea')).not.toBeNull();
    const field = container.querySelector('textarea') as HTMLTextAreaElement;
    await userEvent.fill(field, JSON.stringify({ vipLevel }));
    buttonNamed(container, 'Save')?.click();
    await expect.poll(() => bodies.length).toBe(sent + 1);
    await expect.poll(() => container.textContent).toContain(`"vipLevel":${vipLevel}`);
    return bodies.at(-1)?.set;
  };
  expect(await save(5)).toEqual({ vipLevel: 5 });
  expect(await save(3)).toEqual({ vipLevel: 3 });
  container.querySelector<HTMLElement>('li .row')?.click();
  await expect.poll(() => buttonNamed(container, 'Delete')).toBeDefined();
  buttonNamed(container, 'Delete')?.click();
  await expect.poll(() => container.querySelector('li .row')).toBeNull();
});

test('a row is added to an empty table, from the example of its schema', async () => {
  shouldReload.value = false;
  const bodies: object[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (init?.body) bodies.push(JSON.parse(String(init.body)));
    const path = String(url);
    const example = { id: 'bets-1', memberId: 'm-lucia', stake: 50 };
    const list = path.endsWith('/tables')
      ? [{ name: 'members', count: 0 }]
      : { count: bodies.length, rows: bodies.map(() => example) };
    const value = path.includes('example') ? example : list;
    return Response.json({ success: true, value });
  });
  const { container } = mount(<Tables />, { strict: false });
  await expect.poll(() => buttonNamed(container, 'New row')).toBeDefined();
  buttonNamed(container, 'New row')?.click();
  await expect.poll(() => container.querySelector('textarea')?.value).toContain('"bets-1"');
  buttonNamed(container, 'Add')?.click();
  await expect.poll(() => container.querySelector('li .row')?.textContent).toContain('bets-1');
  expect(bodies).toEqual([
    { table: 'members', id: 'bets-1', set: { memberId: 'm-lucia', stake: 50 } },
  ]);
  expect(container.querySelector('textarea')).toBeNull();
});
