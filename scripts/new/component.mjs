/**
 * A component of the design system with its style sheet, its story and a test.
 * @returns {import('../commands/new.mjs').Plan}
 */
export function component(name, folder) {
  const path = `src/ui/${folder}/${name}`;
  const css = name.toLowerCase();
  const test = `src/ui/${folder}/${name.charAt(0).toLowerCase() + name.slice(1)}.browser.test.tsx`;
  return {
    created: {
      [`${path}.tsx`]: `import './${name}.css';
import type { MaybeSignal } from '../theme/maybeSignal';

type Props = {
  label: MaybeSignal<string>;
};

export function ${name}({ label }: Props) {
  return <span className="${css}">{label}</span>;
}
`,
      [`${path}.css`]: `.${css} {
  color: var(--text);
}
`,
      [`${path}.stories.tsx`]: `import { sample } from '@workbench/sample';
import { ${name} } from './${name}';

export default { title: 'UI/${name}' };

export const States = () => (
  <>
    <${name} label={sample('Texto')} />
    <${name} label={sample('Un título que no cabe en una sola línea')} />
  </>
);
`,
      [test]: `import { signal } from '@kit/render/signals';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stage } from '../../../tests/helpers/stage';
import { ${name} } from './${name}';

test('${name} shows its label, also after a change', async () => {
  const label = signal('Antes');
  await stage(<${name} label={label} />);
  await expect.element(page.getByText('Antes')).toBeVisible();
  label.value = 'Después';
  await expect.element(page.getByText('Después')).toBeVisible();
});
`,
    },
    changed: [['.ladle/workbench/componentUses.ts', '};', use(name)]],
    taken: [['src', `.${css} {`]],
    left: [
      `${path}.tsx, ${name}.css: props, markup and styles (docs/look.md)`,
      `${path}.stories.tsx: all states. Words that the app does not have: .ladle/workbench/sampleTexts.ts`,
      '.ladle/workbench/componentUses.ts: what it is for, what not, and its accessibility behaviour',
      'use it in a screen or widget: a component that only its story uses should be removed',
      `check: npm run ladle, and npm test -- ${test} tests/ui/stories.browser.test.tsx`,
      `its picture: npm run test:visual -- --update --only ui--${css}`,
    ],
  };
}

const use = (name) => `  ${name}: {
    for: 'What it is for.',
    notFor: 'What another component is for.',
    access: 'What screen readers and keys get.',
  },`;
