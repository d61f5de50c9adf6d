export interface Step<Kind extends string = string> {
  kind: Kind;
  at?: number | undefined;
  state: 'done' | 'current' | 'next' | 'failed';
}

type Planned<Kind> = { kind: Kind; at?: number | undefined };

/**
 * What has happened (the first `doneCount` of the steps), what happens now, and what follows. After a failure nothing
 * follows.
 */
export function wayOf<Kind extends string>(
  steps: readonly Planned<Kind>[],
  doneCount: number,
  failed?: Planned<Kind> | false,
): Step<Kind>[] {
  const done = steps.slice(0, doneCount).map((step): Step<Kind> => ({ ...step, state: 'done' }));
  if (failed) return [...done, { ...failed, state: 'failed' }];
  const [current, ...others] = steps.slice(doneCount);
  return [
    ...done,
    ...(current ? [{ kind: current.kind, state: 'current' as const }] : []),
    ...others.map(({ kind }): Step<Kind> => ({ kind, state: 'next' })),
  ];
}
