const PARTS = ['peers', 'app', 'backend'];
const REPS = 40;
const QUICK_REPS = 5;

/**
 * --quick: few repetitions. --only peers,app,backend: some parts. --peers solid,dom: against some.
 * --reps 10: so many. --save: these become the committed figures.
 * @param {string[]} args
 */
export function readOptions(args) {
  const after = (name) => args[args.indexOf(name) + 1];
  const listed = (name) => (args.includes(name) ? after(name)?.split(',') : undefined);
  const parts = listed('--only') ?? PARTS;
  const strange = parts.filter((part) => !PARTS.includes(part));
  if (strange.length) throw new Error(`--only takes of: ${PARTS.join(', ')}`);
  const chosen = listed('--peers');
  return {
    parts,
    peers: chosen && ['feria', ...chosen],
    reps: Number(listed('--reps')?.[0]) || (args.includes('--quick') ? QUICK_REPS : REPS),
    isSaved: args.includes('--save'),
  };
}
