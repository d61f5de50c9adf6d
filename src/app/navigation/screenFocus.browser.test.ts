import { afterEach, expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { paths } from '../../widgets/site/navigation/paths';
import { createCurrentRoute, routeAt } from './currentRoute';
import type { AppRouter } from './router';
import { startScreenFocus } from './screenFocus';

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const twoFrames = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

test('the first screen leaves the focus where it is, also when it is drawn after this code has loaded', async () => {
  document.body.innerHTML = '<main><h1>Title</h1></main>';
  const rendered: ((event: object) => void)[] = [];
  const router = {
    state: {},
    subscribe: (type: string, listener: (event: object) => void) => {
      if (type === 'onRendered') rendered.push(listener);
      return () => {};
    },
  };
  const { host } = createFakeHost();
  const { firstScreen } = host.use(createCurrentRoute);
  stop = startScreenFocus(host, router as unknown as AppRouter);
  const show = async (pathname: string) => {
    firstScreen.value ??= routeAt(pathname);
    for (const listener of rendered) listener({ toLocation: { pathname } });
    await twoFrames();
    await twoFrames();
    return document.activeElement?.localName;
  };
  expect(await show(paths.help)).toBe('body');
  expect(await show(paths.activity)).toBe('h1');
});
