import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { StoryLink } from '../../.ladle/workbench/shell/StoryLink';
import { mount } from '../helpers/mount';

test('a link of the workbench shows the story in the page that is open', async () => {
  const onStory = vi.fn();
  const { container } = mount(
    <StoryLink id="ui--row--states" onStory={onStory}>
      Row
    </StoryLink>,
  );
  await userEvent.click(container.querySelector('a') as Element);
  expect(onStory).toHaveBeenCalledExactlyOnceWith('ui--row--states');
});

test('a link in a story, which is in a frame, opens the other story in the whole page', async () => {
  const { container } = mount(<StoryLink id="ui--row--states">Row</StoryLink>);
  const link = container.querySelector('a') as HTMLAnchorElement;
  const isStopped = new Promise((resolve) => {
    document.addEventListener(
      'click',
      (event) => {
        resolve(event.defaultPrevented);
        // Else the browser would leave the page of the test.
        event.preventDefault();
      },
      { once: true },
    );
  });
  await userEvent.click(link);
  expect(await isStopped).toBe(false);
  expect(link.target).toBe('_top');
  expect(link.getAttribute('href')).toBe('?story=ui--row--states');
});
