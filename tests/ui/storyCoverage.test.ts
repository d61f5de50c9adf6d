import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { componentFiles, notesOf } from '../../.ladle/workbench/componentNotes.mjs';
import { uses } from '../../.ladle/workbench/componentUses';
import { commonProps } from '../../.ladle/workbench/notes/commonProps';
import { storyPages } from '../../.ladle/workbench/notes/storyPages.mjs';
import { usageOf } from '../../.ladle/workbench/notes/usageOf';
import { widgetUses } from '../../.ladle/workbench/widgetUses';
import { routes } from '../../src/app/routes/routes';
import { agentPaths } from '../../src/widgets/site/navigation/agentPaths';
import { categoryPaths, paths } from '../../src/widgets/site/navigation/paths';
import { safePlayPaths } from '../../src/widgets/site/navigation/safePlayPaths';
import { fixedTexts } from './fixedTexts';

const sources = readdirSync('src', { recursive: true })
  .map((path) => `src/${path}`.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path));
const stories = sources
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const allText = stories.map(({ text }) => text).join('\n');

const nameOf = (file: string) => file.split('/').at(-1)?.replace('.tsx', '') ?? '';
/** A story imports its component, or draws it as an element. */
const hasStory = (name: string) =>
  new RegExp(`import .*/${name}'|[ {]${name}[ ,}].* from '|<${name}\\b`).test(allText);

describe('every component has a story', () => {
  test.each(componentFiles().map((file) => [nameOf(file), file]))('%s', (_, file) => {
    const missing = notesOf(file)
      .map(({ name }) => name)
      .filter((name) => !hasStory(name));
    expect(missing, `no story draws them: add one beside ${file}`).toEqual([]);
  });
});

const productText = sources
  .filter((path) => !/\.(stories|test)\.tsx?$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

test('every component is used by more than its stories', () => {
  const isUsed = (name: string) => new RegExp(`<${name}\\b`).test(productText);
  const all = componentFiles().flatMap((file) => notesOf(file).map(({ name }) => name));
  expect(all.filter((name) => !isUsed(name))).toEqual([]);
});

/** The names of paths in stories, such as `paths.home`. */
const namesInStories = new Set(
  [...allText.matchAll(/\b((?:paths|agentPaths|safePlayPaths|categoryPaths)\.\w+)/g)].map(
    ([name]) => name,
  ),
);
const pathObjects = { paths, agentPaths, safePlayPaths, categoryPaths };
const nameOfPath = new Map(
  Object.entries(pathObjects).flatMap(([object, all]) =>
    Object.entries(all).map(([key, path]) => [path as string, `${object}.${key}`]),
  ),
);

describe('every screen has a story', () => {
  test.each(routes.map(({ paths: all }) => [all[0], all] as const))('%s', (_, all) => {
    const names = all.flatMap((path) => nameOfPath.get(path) ?? []);
    expect(
      names.filter((name) => namesInStories.has(name)),
      'no story shows it',
    ).not.toEqual([]);
  });

  test.each([...Object.values(agentPaths), ...Object.values(safePlayPaths)])('%s', (path) => {
    expect(namesInStories).toContain(nameOfPath.get(path) ?? path);
  });
});

/** The states that every screen is shown in. */
const STATES = ['Ready', 'Loading', 'Failed', 'Offline', 'Empty', 'LongText'];
/** Screens of forms and fixed texts, which draw nothing that was loaded. */
const FIXED =
  'Breaks,Download,Forget,LanguagePicker,Login,SafePlayHome,SelfTest,Support,TransferPage'.split(
    ',',
  );
/** Screens that always have something to show: a form, texts of the platform, or games of every lottery. */
const NEVER_EMPTY =
  'Activity,AgentContract,AgentInvite,ChangePassword,DividendContract,Downline,DownlineMemberPage,GameExclusions,Help,HelpDetail,HourContract,Invite,Jackpot,Kyc,Limits,LotteryFrame,LotteryHistory,LotteryList,PrivacyPolicy,Register,Service,StartLottery,Terms,TransferReport,VipRoom'.split(
    ',',
  );
/** This screen is shown in place of another one, and is itself a state. */
const INSTEAD_OF_A_SCREEN = 'Status';

const statesOf = (screen: string) => {
  if (FIXED.includes(screen)) return ['Ready'];
  return STATES.filter((state) => state !== 'Empty' || !NEVER_EMPTY.includes(screen));
};

const screens = stories
  .filter(({ file }) => file.startsWith('src/screens/'))
  .filter(({ file }) => !file.endsWith(`/${INSTEAD_OF_A_SCREEN}.stories.tsx`));

const exportsOf = (text: string) =>
  new Set(
    [...text.matchAll(/export (?:const (\w+)|\{([^}]*)\})/g)].flatMap(([, one, many]) =>
      one ? [one] : (many ?? '').split(',').map((name) => name.trim()),
    ),
  );

describe('every screen is shown in all states', () => {
  test.each(screens.map(({ file, text }) => [file.split('/').at(-1), text] as const))(
    '%s',
    (file = '', text) => {
      const exported = exportsOf(text);
      const name = file.replace('.stories.tsx', '');
      const wanted = statesOf(name);
      expect(
        wanted.filter((state) => !exported.has(state)),
        'export it from screenStories',
      ).toEqual([]);
    },
  );
});

/** The source of a screen with the files of its folder that it imports. */
function sourceOf(file: string, seen = new Set<string>()): string {
  if (seen.has(file) || !existsSync(file)) return '';
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const own = [...text.matchAll(/(?:from|import\() ?'\.\/(\w+)'/g)].flatMap(([, name]) =>
    ['ts', 'tsx'].map((end) => file.replace(/[^/]+$/, `${name}.${end}`)),
  );
  return [text, ...own.map((path) => sourceOf(path, seen))].join('\n');
}

/** The kinds of person for whom a screen differs: it reads of the session who is logged in. */
function personsOf(source: string, persona: string) {
  const read = [...source.matchAll(/\{([^{}]*)\} = useStore\(createSession\)/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim());
  const reads = (...names: string[]) => names.some((name) => read.includes(name));
  return [
    ...(reads('isLoggedIn') ? [persona === 'visitor' ? 'Member' : 'Visitor'] : []),
    ...(reads('isReal', 'accountKind') ? ['Trial'] : []),
    ...(reads('isAgent') ? ['Agent'] : []),
  ];
}

describe('every screen is shown to each kind of person for whom it differs', () => {
  test.each(screens.map(({ file, text }) => [file, text] as const))('%s', (file, text) => {
    const persona = /screenStories\(\{[^}]*persona: '(\w+)'/.exec(text)?.[1] ?? 'visitor';
    const exported = exportsOf(text);
    const wanted = personsOf(sourceOf(file.replace('.stories', '')), persona);
    expect(
      wanted.filter((name) => !exported.has(name)),
      'add a story for this person',
    ).toEqual([]);
  });
});

test('every component has a page with its use, when to use another one, and its accessibility behaviour', () => {
  const notes = componentFiles().flatMap(notesOf);
  const shown = new Set(storyPages(notes).flatMap(({ components }) => components));
  const without = notes.filter(({ name, comment }) => !usageOf(name, comment) || !shown.has(name));
  expect(without.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  const known = notes.map(({ name }) => name);
  const described = [...Object.keys(uses), ...Object.keys(widgetUses)];
  expect(described.filter((name) => !known.includes(name))).toEqual([]);
});

test('every prop has a description', () => {
  const props = componentFiles()
    .flatMap(notesOf)
    .flatMap(({ name, props: own }) => own.map((prop) => ({ component: name, ...prop })));
  const without = props.filter(({ name, comment }) => !comment && !commonProps[name]);
  expect(without.map(({ component, name }) => `${component}: ${name}`)).toEqual([]);
  const isNeeded = (name: string) => props.some((prop) => prop.name === name && !prop.comment);
  expect(Object.keys(commonProps).filter((name) => !isNeeded(name))).toEqual([]);
});

test('a page lists the props of a component with those that it takes from other types', () => {
  const [field] = notesOf('src/ui/fields/DateRange.tsx').filter(({ name }) => name === 'DateField');
  const names = field?.props.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['value', 'label', 'error']));
  expect(names).not.toContain('…');
});

test.each(stories.map(({ file, text }) => [file, text]))(
  'the texts of %s follow the language',
  (file, text) => {
    expect(fixedTexts(file, text), 'use t, or sample of the workbench').toEqual([]);
  },
);
