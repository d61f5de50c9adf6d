import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changedKeys } from './changes.mjs';
import { readStoryGraph, touchedPages } from './storyGraph.mjs';

const root = mkdtempSync(join(tmpdir(), 'feria-stories-'));
afterAll(() => rmSync(root, { recursive: true }));

const FILES = {
  '.ladle/components.tsx':
    "import './workbench/showBrand';\nconst Shell = import('./workbench/shell');",
  '.ladle/workbench/showBrand.ts': '',
  '.ladle/workbench/shell.tsx': '',
  '.ladle/workbench/Preview.tsx': "import '../../src/ui/theme/base.css';",
  '.ladle/workbench/AppFrame.tsx':
    "import { routes } from '../../src/app/routes';\nimport '../../mocks/all';",
  'src/ui/theme/base.css': '@import "./tokens.css";',
  'src/ui/theme/tokens.css': '',
  'src/ui/feedback/Badge.tsx':
    "import './Badge.css';\nimport type { Size } from '../content/Size';",
  'src/ui/feedback/Badge.css': '',
  'src/ui/content/Size.ts': '',
  'src/ui/feedback/Badge.stories.tsx': "import { Badge } from './Badge';",
  'src/ui/content/Card.stories.tsx': "const picture = '/art/icons/fire.webp';",
  'src/app/routes.ts':
    "export const routes = [() => import('../screens/vip/Vip'), () => import('../screens/inbox/Inbox')];",
  'src/screens/vip/Vip.tsx':
    "import { createVip } from '../../stores/account/vip';\nconst load = () => import('./Levels');\nt('vip.title');",
  'src/screens/vip/Levels.tsx': "import { Badge } from '../../ui/feedback/Badge';",
  'src/screens/vip/Vip.stories.tsx': "import { AppFrame } from '@workbench/AppFrame';",
  'src/screens/inbox/Inbox.tsx': '',
  'src/screens/inbox/Inbox.stories.tsx': "import { AppFrame } from '@workbench/AppFrame';",
  'src/stores/account/vip.ts': "import { getVip } from '../../contract/account/vip';",
  'src/contract/account/vip.ts': '',
  'mocks/all.ts':
    "import './handlers/account/vip';\nimport './handlers/account/inbox';\nimport './clock';",
  'mocks/clock.ts': '',
  'mocks/orphan.ts': '',
  'mocks/handlers/account/vip.ts': "import '../../rules/account/levels';",
  'mocks/handlers/account/inbox.ts': '',
  'mocks/rules/account/levels.ts': '',
};
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const graph = readStoryGraph(root);

const [badge, card, vip, inbox] = [
  'src/ui/feedback/Badge.stories.tsx',
  'src/ui/content/Card.stories.tsx',
  'src/screens/vip/Vip.stories.tsx',
  'src/screens/inbox/Inbox.stories.tsx',
];

test.each([
  [
    'a style sheet: the stories of its component, and of what loads that',
    'src/ui/feedback/Badge.css',
    [badge, vip],
  ],
  ['the tokens: all stories', 'src/ui/theme/tokens.css', [badge, card, vip, inbox]],
  ['the lock file: all stories', 'package-lock.json', [badge, card, vip, inbox]],
  [
    'a screen: its own stories, though the app loads every screen',
    'src/screens/vip/Vip.tsx',
    [vip],
  ],
  ['the app: all screens', 'src/app/routes.ts', [vip, inbox]],
  ['a handler of the mock: the screens that call it', 'mocks/handlers/account/vip.ts', [vip]],
  ['a rule of the mock: those of its handlers', 'mocks/rules/account/levels.ts', [vip]],
  ['the core of the mock: all screens', 'mocks/clock.ts', [vip, inbox]],
  ['a file of the mock that nothing imports: all screens', 'mocks/orphan.ts', [vip, inbox]],
  ['a picture: the stories of those who name it', 'public/art/icons/fire.webp', [card]],
  ['a page of stories: itself', 'src/ui/content/Card.stories.tsx', [card]],
  ['a type alone: none', 'src/ui/content/Size.ts', []],
  ['the workbench around a story: none', '.ladle/workbench/shell.tsx', []],
  ['a document: none', 'docs/look.md', []],
])('a change touches the stories that are made of it. %s', (_, file, touched) => {
  expect([...touchedPages(graph, [file]).keys()].sort()).toEqual([...touched].sort());
});

test('a changed text touches the stories of the files that name it, and says so', () => {
  expect([...touchedPages(graph, [], ['vip.title', 'vip.other'])]).toEqual([[vip, ['vip.title']]]);
});

test('the changed texts of a dictionary are found by their keys, also those of several lines', () => {
  const before = "export default {\n  same: 'a',\n  long:\n    'b',\n  gone: 'c',\n};\n";
  const after = "export default {\n  same: 'a',\n  long:\n    'B',\n  added: 'd',\n};\n";
  expect(changedKeys('vip', before, after)).toEqual(['vip.long', 'vip.gone', 'vip.added']);
});

test('in the project, a style of game cards touches the game list, and not the wallets', () => {
  const touched = touchedPages(readStoryGraph(), ['src/widgets/games/card/GameCard.css']);
  expect(touched.has('src/screens/games/gameList/GameList.stories.tsx')).toBe(true);
  expect(touched.has('src/screens/cashier/wallets/Wallets.stories.tsx')).toBe(false);
});
