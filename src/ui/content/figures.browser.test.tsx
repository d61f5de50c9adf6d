import { computed } from '@kit/render/signals';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stage } from '../../../tests/helpers/stage';
import { Figures } from './Figures';

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(360, 800);
});

test.each([16, 20] as const)(
  'an amount of the size %i stays in one line in a window of 320 px, when the text is twice as large',
  async (size) => {
    await page.viewport(320, 640);
    document.documentElement.style.fontSize = '200%';
    const { find } = await stage(
      <Figures size={size} of={[{ label: computed(() => 'Ganado'), value: 'S/ 1,234,567.00' }]} />,
    );
    const amount = find('dd');
    const range = document.createRange();
    range.selectNodeContents(amount);
    expect(range.getClientRects()).toHaveLength(1);
    expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth);
  },
);
