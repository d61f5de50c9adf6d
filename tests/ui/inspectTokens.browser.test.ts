import '../../src/ui/theme/base.css';
import { expect, onTestFinished, test } from 'vitest';
import { valuesOf } from '../../.ladle/workbench/inspect/tokensBehind';

function show(css: string) {
  const style = document.createElement('style');
  style.textContent = css;
  const parent = document.createElement('div');
  parent.className = 'inspected-parent';
  const child = document.createElement('p');
  child.className = 'inspected';
  child.textContent = 'Saldo';
  parent.append(child);
  document.body.append(style, parent);
  onTestFinished(() => {
    style.remove();
    parent.remove();
  });
  const values = valuesOf(child);
  return (property: string) => values.find((value) => value.property === property);
}

test('the inspector names the tokens that the rules of an element use', () => {
  const value = show(`
    .inspected { color: var(--text-muted); padding: var(--sp-2) 10px; border-radius: var(--r-8); }
  `);
  expect(value('color')?.tokens).toEqual(['text-muted']);
  expect(value('padding-top')).toMatchObject({ value: '8px', tokens: ['sp-2'] });
  expect(value('padding-left')).toMatchObject({ value: '10px', tokens: [] });
  expect(value('border-top-left-radius')?.tokens).toEqual(['r-8']);
  expect(value('box-shadow')).toBeUndefined();
});

test('the inspector names the token of an inherited value, and none for an equal number', () => {
  const value = show(`
    .inspected-parent { color: var(--win); padding: var(--sp-4); }
    .inspected { padding: 16px; }
  `);
  expect(value('color')?.tokens).toEqual(['win']);
  expect(value('padding-top')).toMatchObject({ value: '16px', tokens: [] });
});

test('the inspector names the token that wins, when several rules apply', () => {
  const value = show(`
    .inspected { color: var(--text-muted); }
    p.inspected { color: var(--danger); }
    @media print { p.inspected { color: var(--win); } }
  `);
  expect(value('color')?.tokens).toEqual(['danger']);
});
