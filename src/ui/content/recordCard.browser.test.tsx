import '../theme/base.css';
import { afterEach, expect, test } from 'vitest';
import { stage } from '../../../tests/helpers/stage';
import { RecordCard } from './RecordCard';

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

test('the arrow of a record stays beside its amount, with large text at any width', async () => {
  document.documentElement.style.fontSize = '200%';
  const { container } = await stage(
    <RecordCard title="Depósito" meta="21 nov, 14:05" amount="S/ 1,284.50" onClick={() => {}} />,
  );
  const boxOf = (selector: string) => {
    const box = container.querySelector(selector)?.getBoundingClientRect();
    if (!box) throw new Error(`no ${selector}`);
    return box;
  };
  for (let width = 280; width <= 480; width += 20) {
    container.style.inlineSize = `${width}px`;
    expect(boxOf('.icon').top, `${width} px`).toBeLessThan(boxOf('.record-end').bottom);
    expect(boxOf('.icon').left, `${width} px`).toBeGreaterThanOrEqual(boxOf('.record-end').right);
  }
});

test('a long word of the title stays whole with large text', async () => {
  document.documentElement.style.fontSize = '200%';
  const { container } = await stage(
    <RecordCard title="Transferencia" meta="21 nov, 14:05" amount="S/ 300.00" onClick={() => {}} />,
  );
  const title = container.querySelector('.record-title') as HTMLElement;
  for (let width = 340; width <= 480; width += 20) {
    container.style.inlineSize = `${width}px`;
    expect(title.offsetHeight, `${width} px`).toBeLessThan(2 * 32);
  }
});
