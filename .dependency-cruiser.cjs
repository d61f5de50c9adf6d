// The layers of src, and which other layers each of them may import.
const layers = {
  // The data of markets have types of the contract.
  config: ['contract'],
  contract: [],
  kit: [],
  i18n: ['config', 'kit'],
  ui: ['config', 'kit'],
  api: ['contract', 'kit'],
  stores: ['config', 'contract', 'api', 'kit'],
  widgets: ['config', 'contract', 'api', 'stores', 'ui', 'i18n', 'kit'],
  screens: ['config', 'contract', 'api', 'stores', 'widgets', 'ui', 'i18n', 'kit'],
  worker: ['contract', 'api'],
  app: ['config', 'contract', 'api', 'stores', 'widgets', 'screens', 'ui', 'i18n', 'kit'],
};

const test = '\\.test\\.tsx?$';
const story = '\\.stories\\.tsx?$';

const directions = Object.entries(layers).map(([layer, allowed]) => ({
  name: `imports-of-${layer}`,
  comment: `src/${layer} may import ${allowed.join(', ') || 'no other layer'}.`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: [test, story] },
  to: { path: `^src/(?!(?:${[layer, ...allowed].join('|')})/)[^/]+/` },
}));

// What each area uses besides account, site and what belongs to no area. Take out what is no longer used.
const areas = {
  src: {
    account: ['cashier', 'records', 'promotions', 'agents', 'messages', 'safePlay'],
    games: ['lottery', 'cashier', 'promotions', 'messages', 'safePlay'],
    lottery: ['games', 'cashier', 'records', 'promotions', 'messages', 'safePlay'],
    cashier: ['games', 'records', 'safePlay'],
    records: ['games', 'lottery', 'cashier'],
    promotions: ['games', 'cashier', 'records'],
    agents: ['games', 'cashier', 'records', 'promotions', 'messages'],
    messages: ['games', 'records', 'safePlay'],
    safePlay: ['games', 'cashier', 'records'],
    site: ['games', 'lottery', 'cashier', 'messages'],
  },
  mocks: {
    account: ['cashier', 'agents', 'safePlay'],
    games: ['lottery', 'cashier', 'messages', 'safePlay'],
    lottery: ['games', 'cashier', 'promotions', 'messages', 'safePlay'],
    cashier: ['promotions', 'agents', 'messages', 'safePlay'],
    records: ['games', 'lottery', 'cashier', 'promotions', 'agents'],
    promotions: ['games', 'lottery', 'cashier', 'agents', 'safePlay'],
    agents: ['cashier', 'records', 'promotions', 'safePlay'],
    messages: ['games', 'lottery', 'cashier', 'promotions', 'agents', 'safePlay'],
    safePlay: ['lottery', 'cashier', 'promotions', 'agents'],
    site: ['games', 'lottery', 'cashier', 'promotions', 'messages'],
  },
};
/** The folders whose folders are areas. */
const layersWithAreas = {
  src: '(?:contract|stores|widgets|screens)',
  mocks: '(?:handlers|rules|db)',
};

const areaRules = Object.entries(areas).flatMap(([top, uses]) =>
  Object.entries(uses).map(([area, others]) => {
    const foreign = Object.keys(uses).filter(
      (other) => ![area, 'account', 'site', ...others].includes(other),
    );
    return {
      name: `area-${area}-of-${top}`,
      comment: `In ${top}, ${area} uses account, site and ${others.join(', ')}.`,
      severity: 'error',
      from: { path: `^${top}/${layersWithAreas[top]}/${area}/`, pathNot: [test, story] },
      to: { path: `^${top}/${layersWithAreas[top]}/(?:${foreign.join('|')})/` },
    };
  }),
);

module.exports = {
  forbidden: [
    ...directions,
    ...areaRules,
    {
      name: 'imports-between-screens',
      comment: 'Screens do not import one another. What two of them share is a widget.',
      severity: 'error',
      // Agents and safe play are one screen with several pages.
      from: { path: '^src/screens/(agents|safePlay|[^/]+/[^/]+)/' },
      to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'mock-imported-by-the-app',
      comment: 'The product does not know that its backend is a mock. Only app may start it.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/app/', test, story] },
      to: { path: '^(mocks|fixtures|tests|scripts|\\.ladle)/' },
    },
    {
      name: 'tooling-imported-by-the-app',
      severity: 'error',
      from: { path: '^src/app/', pathNot: test },
      to: { path: '^(fixtures|tests|scripts|\\.ladle)/' },
    },
    {
      name: 'imports-of-the-mock',
      severity: 'error',
      from: { path: '^(mocks|fixtures)/', pathNot: [test, '^mocks/panel/'] },
      // The backend keeps the rules of src/config/markets, which are data.
      to: { path: '^(src/(?!contract/|config/markets/)|tests/|scripts/|\\.ladle/)' },
    },
    {
      name: 'imports-of-the-panel',
      comment:
        'The panel uses the backend through its admin API and its types only, and nothing of the app.',
      severity: 'error',
      from: { path: '^mocks/panel/', pathNot: test },
      to: {
        path: '^(src/(?!kit/)|mocks/(?!panel/)|fixtures/|tests/|scripts/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'panel-imported-by-others',
      comment: 'scripts/serve/panel.mjs adds it to the pages of hosts with the mock.',
      severity: 'error',
      from: { path: '^(src|mocks|fixtures)/', pathNot: [test, '^mocks/panel/'] },
      to: { path: '^mocks/panel/' },
    },
    {
      name: 'arktype-in-the-app',
      comment: 'It would add 46 KB to the first load. The build compiles the contract instead.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/contract/', test, story] },
      to: { path: 'node_modules/arktype', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'import-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'unresolved-import',
      severity: 'error',
      // Packages of their own, which `npm test` does not install.
      from: { pathNot: '^scripts/art/' },
      // Plugins make `virtual:` modules, and the build of the benchmark's peers resolves `#contract/`.
      to: { couldNotResolve: true, pathNot: '^(virtual:|#contract/)' },
    },
    {
      name: 'dev-package-in-the-app',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/contract/', test, story] },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '@types',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg|webp|png|woff2)$' },
    // Type imports count too. `specify` would read each file a second time, to tell which ones they are.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
