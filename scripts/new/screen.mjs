const INTRO = {
  es: 'Texto de la pantalla',
  en: 'Text of the screen',
  bn: 'পর্দার লেখা',
  vi: 'Nội dung màn hình',
  'pt-br': 'Texto da tela',
};

/**
 * A screen of the member with its path, route, texts and a test.
 * @returns {import('../commands/new.mjs').Plan}
 */
export function screen(name, area) {
  const folder = `src/screens/${area}/${name}`;
  const Name = name.charAt(0).toUpperCase() + name.slice(1);
  const css = name.toLowerCase();
  const title = Name.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const languages = Object.keys(INTRO);
  const dictionaries = languages.map((code) => [
    `src/i18n/${code}/${area}/${name}.ts`,
    words(code, area, name),
  ]);
  return {
    created: {
      [`${folder}/${Name}.tsx`]: `import './${name}.css';
import { t } from '../../../i18n/t';

export default function ${Name}() {
  return (
    <div className="${css}">
      <p>{t('${name}.intro')}</p>
    </div>
  );
}
`,
      [`${folder}/${name}.css`]: `.${css} {
  padding: var(--sp-4);
}
`,
      [`${folder}/${Name}.stories.tsx`]: `import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/${Name}' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({
  screen: paths.${name},
  persona: 'member',
});

export { Empty, Failed, Loading, LongText, Offline, Ready };
`,
      ...Object.fromEntries(dictionaries),
      [`tests/e2e/${area}/${name}.spec.ts`]: `import { expect, test } from '../helpers/fixtures';
import { startSession } from '../helpers/session';

test('${name} opens, at its address', async ({ page, admin }) => {
  await startSession(page, admin);
  await page.goto('/m/${name}');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${title}');
  await expect(page.getByRole('main')).toContainText('${INTRO.es}');
});
`,
    },
    changed: [
      ['src/widgets/site/navigation/paths.ts', '} as const;', `  ${name}: '/m/${name}',`],
      ['src/app/routes/memberRoutes.ts', '];', route(name)],
      [
        'src/app/routes/lateScreens.ts',
        '};',
        `  ${name}: () => import('../../screens/${area}/${name}/${Name}'),`,
      ],
      ['src/i18n/domains.ts', '};', `  ${name}: typeof import('./es/${area}/${name}').default;`],
      ...languages.map((code) => [
        `src/i18n/${code}/site/title.ts`,
        '} ',
        `  ${name}: '${title}',`,
      ]),
    ],
    taken: [
      ['src/widgets/site/navigation/paths.ts', `  ${name}: `],
      ['src/widgets/site/navigation/paths.ts', `'/m/${name}'`],
      ['src/app/routes', `'/m/${name}'`],
      ['src/i18n/es/site/title.ts', `  ${name}: `],
      ['src', `.${css} {`],
    ],
    left: [
      `src/i18n/{${languages}}/site/title.ts, ${area}/${name}.ts: the title and the texts`,
      `${folder}/${Name}.tsx: what it shows (docs/contributing.md shows one with a store)`,
      `${folder}/${Name}.stories.tsx: its states`,
      'src/app/routes/memberRoutes.ts: who may open it; a public screen belongs in another file',
      'src/widgets/site/navigation/memberEntries.ts: a link, if it belongs in the member menus',
      `check: npm start, then npm test -- tests/e2e/${area}/${name}.spec.ts tests/i18n`,
    ],
  };
}

const route = (name) => `  {
    paths: [paths.${name}],
    screen: async () => (await late()).${name}(),
    title: 'title.${name}',
    words: ['${name}'],
    access: 'real',
  },`;

const words = (code, area, name) =>
  code === 'es'
    ? `export default {
  intro: '${INTRO.es}',
} as const;
`
    : `import type es from '../../es/${area}/${name}';
import type { Translation } from '../../translation';

export default {
  intro: '${INTRO[code]}',
} satisfies Translation<typeof es>;
`;
