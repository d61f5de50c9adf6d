import { AppFrame } from './AppFrame';
import type { Situation } from './bootApp';

interface Options extends Omit<Situation, 'path'> {
  /** The address of the screen, from the paths of the app. */
  screen: string;
  /** What follows the address, such as ?game=1. */
  query?: string;
  /** The scenarios in which the screen has nothing to show. */
  empty?: Situation['scenarios'];
}

const story = (situation: Situation) => () => <AppFrame situation={situation} />;

/**
 * The stories of a screen: the real screen in the real shell, with the mock behind it. Its states come
 * from the scenarios and faults of the mock.
 *
 *   const { Ready, Loading, Failed, Offline, LongText } = screenStories({ screen: paths.vip, persona: 'member' });
 *   export { Failed, Loading, LongText, Offline, Ready };
 */
export function screenStories({ screen, query = '', empty, ...rest }: Options) {
  const { scenarios = [], persona = 'visitor' } = rest;
  const base: Situation = { path: screen + query, ...rest, scenarios: ['noPopups', ...scenarios] };
  const within = (change: Partial<Situation>) => story({ ...base, ...change });
  const also = (...names: NonNullable<Situation['scenarios']>[number][]) =>
    within({ scenarios: [...(base.scenarios ?? []), ...names] });
  return {
    Ready: story(base),
    Loading: within({ calls: 'hang' }),
    Failed: within({ calls: 'status' }),
    Offline: within({ calls: 'network' }),
    Empty: also(...(empty ?? [persona === 'visitor' ? 'emptyCatalogue' : 'emptyAccount'])),
    LongText: also('longNames'),
    Visitor: within({ persona: 'visitor' }),
    Trial: within({ persona: 'trial' }),
    Agent: within({ persona: 'agent' }),
    /** The same screen in a situation that differs in these points. */
    within,
    /** The same screen with more scenarios. */
    also,
  };
}
