import { capital } from './names.mjs';
import { LANGUAGES, lineOf, requireTexts, untranslated } from './texts.mjs';

/**
 * What a screen shows. `texts` has the texts by key, in the order of the languages.
 * @typedef {{
 *   component: string,
 *   css: string,
 *   texts: Record<string, readonly string[]>,
 *   domains: string[],
 *   test: string,
 * }} Content
 */

/** @returns {Content} */
const paragraph = (name) => ({
  component: `import './${name}.css';
import { t } from '../../../i18n/t';

export default function ${capital(name)}() {
  return (
    <div className="${name.toLowerCase()}">
      <p>{t('${name}.intro')}</p>
    </div>
  );
}
`,
  css: `.${name.toLowerCase()} {
  padding: var(--sp-4);
}
`,
  texts: {
    intro: [
      'Texto de la pantalla',
      'Text of the screen',
      'পর্দার লেখা',
      'Nội dung màn hình',
      'Texto da tela',
    ],
  },
  domains: [],
  test: `  await expect.element(main()).toHaveTextContent('Texto de la pantalla');
`,
});

/**
 * A screen of the member with its path, route, texts and a test. `texts` are its title, which is also its label in the
 * menus.
 * @param {import('../commands/new.mjs').Given} given
 * @param {Content} content
 * @returns {import('../commands/new.mjs').Plan}
 */
export function screen(name, area, { texts, inMenu }, content = paragraph(name)) {
  const folder = `src/screens/${area}/${name}`;
  const test = `tests/screens/${area}/${name}.browser.test.ts`;
  const Name = capital(name);
  const css = name.toLowerCase();
  const words = Name.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const hasTitle = Object.keys(texts).length > 0;
  if (hasTitle) requireTexts(texts, { allowsParameters: false });
  const codes = texts.ar === undefined ? LANGUAGES : [...LANGUAGES, 'ar'];
  const dictionaries = LANGUAGES.map((code, place) => [
    `src/i18n/${code}/${area}/${name}.ts`,
    dictionary(code, `${area}/${name}`, content.texts, place),
  ]);
  return {
    created: {
      [`${folder}/${Name}.tsx`]: content.component,
      [`${folder}/${name}.css`]: content.css,
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
      [test]: `import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { main } from '../../helpers/locators';
import { prepareApp } from '../../helpers/openApp';

test('${name} opens, at its address', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/${name}');
  const name = ${JSON.stringify(texts.es ?? words)};
  const title = page.getByRole('heading', { level: 1, name, exact: true });
  await expect.element(title).toBeVisible();
${content.test}});
`,
    },
    changed: [
      ['src/widgets/site/navigation/paths.ts', '} as const;', `  ${name}: '/m/${name}',`],
      ['src/app/routes/memberRoutes.ts', '];', route(name, content.domains)],
      [
        'src/app/routes/lateScreens.ts',
        '};',
        `  ${name}: () => import('../../screens/${area}/${name}/${Name}'),`,
      ],
      ['src/i18n/domains.ts', '};', `  ${name}: typeof import('./es/${area}/${name}').default;`],
      ...codes.map((code) => [
        `src/i18n/${code}/site/title.ts`,
        '} ',
        hasTitle ? lineOf(name, texts, code) : `  ${name}: '${words}', // untranslated`,
      ]),
      ...(inMenu ? menuLines(name) : []),
    ],
    taken: [
      ['src/widgets/site/navigation/paths.ts', `  ${name}: `],
      ['src/widgets/site/navigation/paths.ts', `'/m/${name}'`],
      ['src/app/routes', `'/m/${name}'`],
      ['src/i18n/es/site/title.ts', `  ${name}: `],
      ['src', `.${css} {`],
    ],
    left: [
      ...untranslated(texts).map((line) => `src/i18n/<language>/site/title.ts, ${line}`),
      `src/i18n/{${LANGUAGES}}/${area}/${name}.ts: the texts`,
      `${folder}/${Name}.tsx: what it shows (docs/contributing.md shows one with a store)`,
      `${folder}/${Name}.stories.tsx: its states`,
      'src/app/routes/memberRoutes.ts: who may open it; a public screen belongs in another file',
      inMenu
        ? 'src/widgets/site/navigation/memberEntries.ts: its icon and picture, and the key that switches it off'
        : 'a link to it: --menu makes one in the member menus',
      `check: npm start, then npm test -- ${test} tests/i18n`,
    ],
  };
}

const menuLines = (name) => [
  [
    'src/widgets/site/navigation/memberEntries.ts',
    '];',
    `  entry(paths.${name}, 'ticket', 'ticket', 'title.${name}'),`,
  ],
  ['src/widgets/site/navigation/memberEntries.test.ts', '  });', `    '/m/${name}': undefined,`],
];

const route = (name, domains) => `  {
    paths: [paths.${name}],
    screen: async () => (await late()).${name}(),
    title: 'title.${name}',
    texts: [${[name, ...domains].map((domain) => `'${domain}'`).join(', ')}],
    access: 'real',
  },`;

function dictionary(code, path, texts, place) {
  const lines = Object.entries(texts).map(([key, all]) => `  ${key}: '${all[place]}',\n`);
  if (code === 'es') return `export default {\n${lines.join('')}} as const;\n`;
  return `import type es from '../../es/${path}';
import type { Translation } from '../../translation';

export default {
${lines.join('')}} satisfies Translation<typeof es>;
`;
}
