import type { Access } from '../../src/app/routes/RouteInfo';
import { routes } from '../../src/app/routes/routes';
import { agentPaths } from '../../src/widgets/site/navigation/agentPaths';
import { safePlayPaths } from '../../src/widgets/site/navigation/safePlayPaths';

const QUERIES: Record<string, string> = {
  '/m/helpDetail': '?p=0&c=0',
  '/m/gameList': '?gameType=RNG&vassalage=PG',
  '/m/play': '?game=100002',
  '/m/search': '?q=oro',
  '/m/member/agent/member': '?account=amparo',
  '/m/launchGame':
    '?playType=ent&gameId=GORDA&gameGroupId=PUNA-G1&prize_mode=Lott&code=GORDA&pageBack=home',
};
const PATH_PARAMETERS = { $mui: 'es', $playType: 'ent', $gameId: 'GORDA' };
/** The pages of the agents' area and those of safe play: one route each serves them all. */
const PAGES: string[] = [agentPaths, safePlayPaths].flatMap(({ home, ...pages }) =>
  Object.values(pages),
);

/** All addresses of routes with such an access, each with the screen that it opens. */
export const addressesFor = (isWanted: (access: Access | undefined) => boolean) =>
  routes
    .filter(({ access }) => isWanted(access))
    .flatMap(({ paths, screen }) => paths.map((pattern) => ({ screen: String(screen), pattern })))
    .flatMap(({ screen, pattern }) =>
      pattern.endsWith('/$page')
        ? PAGES.filter((page) => page.startsWith(pattern.replace('$page', ''))).map((page) => ({
            screen: page,
            pattern: page,
          }))
        : [{ screen, pattern }],
    )
    .map(({ screen, pattern }) => {
      const path = Object.entries(PATH_PARAMETERS).reduce(
        (text, [name, value]) => text.replace(name, value),
        pattern,
      );
      return { screen, href: path + (QUERIES[path] ?? '') };
    });
