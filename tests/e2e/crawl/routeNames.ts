import { routes } from '../../../src/app/routes/routes';
import { agentPaths } from '../../../src/widgets/navigation/agentPaths';

/** A path with parameters is a pattern. One route serves all pages of agents, each is a route here. */
const patterns = routes.flatMap(({ paths: [first = '', ...others], access }) => {
  if (access === 'agent') return Object.values(agentPaths).map((path) => ({ name: path, path }));
  const contracts = access === 'contract' ? others.map((path) => ({ name: path, path })) : [];
  return [
    { name: first, path: first },
    ...(contracts.length ? contracts : others.map((path) => ({ name: first, path }))),
  ];
});

const matchers = patterns.map(({ name, path }) => ({
  name,
  pattern: new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}/?$`),
}));

/** The route of a path: the first address of its screen. */
export const routeNameOf = (href: string) => {
  const { pathname } = new URL(href, 'http://x');
  return matchers.find(({ pattern }) => pattern.test(pathname))?.name;
};

export const routeNames = [...new Set(patterns.map(({ name }) => name))];

/** The routes that only agents open. */
export const agentRoutes: string[] = Object.values(agentPaths);
