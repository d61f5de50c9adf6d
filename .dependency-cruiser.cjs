// Who may import whom. A room not listed as allowed is forbidden.
const rooms = {
  contract: [],
  kit: [],
  i18n: ['kit'],
  ui: ['kit'],
  api: ['contract', 'kit'],
  stores: ['contract', 'api', 'kit'],
  widgets: ['contract', 'api', 'stores', 'ui', 'i18n', 'kit'],
  screens: ['contract', 'api', 'stores', 'widgets', 'ui', 'i18n', 'kit'],
  app: ['contract', 'api', 'stores', 'widgets', 'screens', 'ui', 'i18n', 'kit'],
};

const test = '\\.test\\.tsx?$';
const story = '\\.stories\\.tsx?$';

const directions = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room}-looks-up`,
  comment: `src/${room} may import ${allowed.join(', ') || 'none of our rooms'}.`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: [test, story] },
  to: { path: `^src/(?!${[room, ...allowed].join('|')})[^/]+/` },
}));

module.exports = {
  forbidden: [
    ...directions,
    {
      name: 'screens-are-islands',
      comment: 'A screen never imports another: what two share is a widget.',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'mock-stays-outside',
      comment: 'No screen knows that the backend is in the box: only app starts it.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/app/', test, story] },
      to: { path: '^(mocks|fixtures|tests|scripts|\\.ladle)/' },
    },
    {
      name: 'app-takes-mocks-only',
      severity: 'error',
      from: { path: '^src/app/', pathNot: test },
      to: { path: '^(fixtures|tests|scripts|\\.ladle)/' },
    },
    {
      name: 'mock-knows-the-contract-only',
      severity: 'error',
      from: { path: '^(mocks|fixtures)/', pathNot: test },
      to: { path: '^(src/(?!contract/)|tests/|scripts/|\\.ladle/)' },
    },
    {
      name: 'arktype-outside-the-app',
      comment: 'It would cost the first load 46 KB; the build compiles the contract instead.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/contract/', test, story] },
      to: { path: 'node_modules/arktype', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-lost-import',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|/)' },
    },
    {
      name: 'no-dev-package-in-the-app',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/contract/', test, story] },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '@types|fontsource',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg|webp|png|woff2)$' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
