import { useNear } from '@kit/list/useNear';
import { isPageUsed } from '@kit/web/pageUse';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '../../../tests/helpers/mount';

afterEach(() => {
  isPageUsed.value = false;
});

test('an element is near once, also when the page is used afterwards', async () => {
  const onNear = vi.fn();
  function Near() {
    return <div ref={useNear(onNear)}>here</div>;
  }
  mount(<Near />, { strict: false });
  await expect.poll(() => onNear.mock.calls.length).toBe(1);
  const observe = vi.spyOn(IntersectionObserver.prototype, 'observe');
  isPageUsed.value = true;
  expect(observe).not.toHaveBeenCalled();
});
