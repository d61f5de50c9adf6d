import { afterPaint } from '@kit/list/afterPaint';
import { useAfterPaint } from '@kit/list/useAfterPaint';
import { signal } from '@kit/render/signals';
import { expect, test } from 'vitest';
import { mount } from '../../../tests/helpers/mount';

const nextPaint = () => new Promise<void>((done) => void afterPaint(done));

test('a value follows after the next paint, and only the last of several', async () => {
  const source = signal('a');
  const drawn: string[] = [];
  function Follower() {
    const followed = useAfterPaint(source);
    return <p>{followed}</p>;
  }
  const { container } = mount(<Follower />);
  const text = () => container.textContent;
  await expect.poll(text).toBe('a');
  const observer = new MutationObserver(() => drawn.push(text() ?? ''));
  observer.observe(container, { subtree: true, characterData: true, childList: true });
  source.value = 'b';
  source.value = 'c';
  await Promise.resolve();
  expect(text()).toBe('a');
  await nextPaint();
  await expect.poll(text).toBe('c');
  expect(drawn).toEqual(['c']);
  observer.disconnect();
});
