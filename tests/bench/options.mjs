const PARTS = ['peers', 'app', 'phone', 'backend'];
const REPS = 40;
const QUICK_REPS = 5;

/**
 * --quick: few repetitions. --reps 10: that many. --only peers,app,phone,backend: some parts.
 * --peers solid,dom: some peers. --save: saves the figures as the committed ones.
 * @param {string[]} args
 */
export function readOptions(args) {
  const after = (name) => args[args.indexOf(name) + 1];
  const listed = (name) => (args.includes(name) ? after(name)?.split(',') : undefined);
  const parts = listed('--only') ?? PARTS;
  const unknown = parts.filter((part) => !PARTS.includes(part));
  if (unknown.length)
    throw new Error(
      `--only does not know ${unknown.join(', ')}; the parts are ${PARTS.join(', ')}`,
    );
  const chosen = listed('--peers');
  return {
    parts,
    peers: chosen && ['feria', ...chosen],
    reps: Number(listed('--reps')?.[0]) || (args.includes('--quick') ? QUICK_REPS : REPS),
    isSaved: args.includes('--save'),
  };
}
