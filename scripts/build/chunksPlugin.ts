import { posix } from 'node:path';
import type { Plugin } from 'vite';

/** What each chunk begins with. The screens are those that people open first. */
const ROOTS = {
  first: ['src/app/main.tsx'],
  home: [
    'src/screens/games/home/Home.tsx',
    'src/app/shell/HomeHeader.tsx',
    'src/app/startMoney.ts',
  ],
  idle: [
    'src/app/updates/startAfterIdle.ts',
    'src/app/extras/HomeExtras.tsx',
    'src/app/extras/UnreadTotal.tsx',
    'src/app/shell/ShellNotices.tsx',
    'src/ui/overlays/ToastView.tsx',
    'src/app/session/createAccessCheck.ts',
    'src/screens/games/home/BelowTheFold.tsx',
    'src/screens/games/home/MotionButton.tsx',
  ],
  list: ['src/screens/games/gameList/GameList.tsx', 'src/screens/games/lobby/Lobby.tsx'],
  login: ['src/screens/account/login/Login.tsx'],
  promotions: ['src/screens/promotions/activity/Activity.tsx'],
  sms: ['src/widgets/account/session/MobileLoginFields.tsx'],
  menu: ['src/app/menu/SideMenu.tsx'],
  agent: ['src/screens/agents/overview/AgentArea.tsx'],
};
type RootName = keyof typeof ROOTS;

/** The dictionaries of a language that home needs when it is idle, in one chunk. */
const IDLE_WORDS = /\/i18n\/([a-z-]+)\/\w+\/(?:footer|download|motion|shelf)\.ts$/;
const wordsOf = (id: string) => {
  const language = IDLE_WORDS.exec(id)?.[1];
  return language ? `idle-${language}` : null;
};

/**
 * Puts the modules of the first screens into few chunks: what every page needs (with what lists and the login share with
 * others), what home, a list or the login needs besides, what home loads once it is idle, what the login shares with that,
 * what the promotions share with other pages, what three other screens share, and what the side menu or the agents' area
 * shares with one. By itself the bundler makes a chunk of each shared module: forty small files compress and load worse
 * than one, and their names fill the entry.
 */
export function chunksPlugin(): Plugin {
  const needs: Record<RootName, Set<string>> = {
    first: new Set(),
    home: new Set(),
    idle: new Set(),
    list: new Set(),
    login: new Set(),
    promotions: new Set(),
    sms: new Set(),
    menu: new Set(),
    agent: new Set(),
  };
  const { first, home, idle, list, login, promotions, sms, menu, agent } = needs;
  /** Another screen would load the whole chunk of the lists or of the login with it. */
  const isShared = (id: string) =>
    (list.has(id) && [home, login, idle, promotions].some((others) => others.has(id))) ||
    (login.has(id) && [home, promotions].some((others) => others.has(id)));
  /** The styles of home too, also the late ones: fewer files. */
  const isFirst = (id: string) =>
    first.has(id) || isShared(id) || (id.endsWith('.css') && (home.has(id) || idle.has(id)));
  /** A list must not load what only the login and home share. */
  const isLoginAndIdle = (id: string) => login.has(id) && idle.has(id);
  /** With what the promotions share with the idle home: they wait for the chunk of home anyway. */
  const isHome = (id: string) => home.has(id) || (promotions.has(id) && idle.has(id));
  let projectRoot = '';
  return {
    name: 'feria:chunks',
    // A build with an entry of its own, such as a page of the benchmark, has none of these modules.
    apply: ({ build }, { command }) => command === 'build' && !build?.rolldownOptions?.input,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // A group includes what its modules import, unless a group of higher priority has it.
              groups: [
                { name: 'first', test: isFirst, priority: 5 },
                { name: wordsOf, priority: 5 },
                { name: 'home', test: isHome, priority: 4.5 },
                { name: 'loginAndIdle', test: isLoginAndIdle, priority: 3.5 },
                { name: 'idle', test: (id) => idle.has(id), priority: 3 },
                { name: 'list', test: (id) => list.has(id), priority: 2 },
                { name: 'login', test: (id) => login.has(id), priority: 1 },
                // The fields of the login by SMS, which registration and password have too.
                { name: 'sms', test: (id) => sms.has(id), priority: 0.5 },
                {
                  name: 'content',
                  test: (id) => promotions.has(id),
                  minShareCount: 2,
                  priority: 0.4,
                },
                { name: 'shared', test: /\/src\//, minShareCount: 3 },
                { name: 'menu', test: (id) => menu.has(id), minShareCount: 2 },
                { name: 'agent', test: (id) => agent.has(id), minShareCount: 2 },
              ],
            },
          },
        },
      },
    }),
    configResolved(config) {
      projectRoot = config.root;
    },
    buildEnd(error) {
      if (error) return;
      const collect = (id: string, into: Set<string>) => {
        if (into.has(id)) return;
        into.add(id);
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) collect(next, into);
      };
      for (const [name, roots] of Object.entries(ROOTS)) {
        for (const root of roots) {
          const id = posix.join(projectRoot, root);
          if (!this.getModuleInfo(id))
            this.error(`scripts/build/chunksPlugin.ts names ${root}, which is not part of the app`);
          collect(id, needs[name as RootName]);
        }
      }
    },
  };
}
