/** The states of something, of which one is shown. */
export interface History<State> {
  past: State[];
  present: State;
  future: State[];
  /** What the last change was about: the next one of the same replaces it, as while a slider is drawn. */
  about?: string | undefined;
}

const MAX_STEPS = 200;

export const startHistory = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
});

export function change<State>(
  { past, present, about: last }: History<State>,
  next: State,
  about?: string,
): History<State> {
  const isSame = about !== undefined && about === last;
  return {
    past: isSame ? past : [...past, present].slice(-MAX_STEPS),
    present: next,
    future: [],
    about,
  };
}

/** The next change is a step of its own, whatever it is about. */
export const endChange = <State>({ about: _, ...history }: History<State>): History<State> =>
  history;

export function undo<State>({ past, present, future }: History<State>): History<State> {
  const previous = past.at(-1);
  if (previous === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: previous, future: [present, ...future] };
}

export function redo<State>({ past, present, future }: History<State>): History<State> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, present, future };
  return { past: [...past, present], present: next, future: rest };
}
