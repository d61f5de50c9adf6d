import { expect, test } from 'vitest';
import { createHomeTab } from './homeTab';

test('home shows the hot games alone on their tab, and all sections on the first one', () => {
  const { isHot, showCategory } = createHomeTab();
  expect(isHot.value).toBe(false);
  showCategory('HOT');
  expect(isHot.value).toBe(true);
});
