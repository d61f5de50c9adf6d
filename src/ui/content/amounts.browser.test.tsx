import '../theme/base.css';
import { signal } from '@kit/render/signals';
import { expect, test } from 'vitest';
import { stage } from '../../../tests/helpers/stage';
import { Figures } from './Figures';
import { formatMoney } from './formatMoney';

const SOLES = { locale: 'es-419', symbol: 'S/' };

/** The number of lines of a text. */
function linesOf(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

test.each([60, 120, 1284.5, 123_456.78])(
  'the amount %s beside other figures stays on one line at any width of a phone',
  async (amount) => {
    const { container } = await stage(
      <Figures
        size={16}
        of={[
          { label: signal('Invitados'), value: '12' },
          { label: signal('Con premio'), value: '3' },
          { label: signal('Ganado'), value: formatMoney(amount, SOLES) },
        ]}
      />,
    );
    const figures = container.querySelector('.figures') as HTMLElement;
    const values = [...container.querySelectorAll('dd')];
    for (let width = 250; width <= 400; width += 5) {
      figures.style.inlineSize = `${width}px`;
      expect(values.map(linesOf), `${width} px`).toEqual([1, 1, 1]);
      expect(figures.scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
    }
  },
);
