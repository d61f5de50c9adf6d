const PARTS = ['peers', 'app', 'phone', 'backend'];
/** Only when it is asked for. */
const PROFILE = 'profile';
const PHONE = ['firstVisit', 'rest', 'taps', 'journeys', 'peers', 'fling', 'catalogue'];
const REPS = 40;
const QUICK_REPS = 5;

/**
 * --quick: few repetitions. --reps 10: that many. --only peers,app,phone,backend,profile: some parts.
 * --peers solid,dom: some peers. --phone taps,fling: some parts of the measurement on a phone.
 * --save: saves the figures as the committed ones.
 * @param {string[]} args
 */
export function readOptions(args) {
  const after = (name) => args[args.indexOf(name) + 1];
  const listed = (name) => (args.includes(name) ? after(name)?.split(',') : undefined);
  const some = (name, all, usual = all) => {
    const wanted = listed(name) ?? usual;
    const unknown = wanted.filter((part) => !all.includes(part));
    if (unknown.length)
      throw new Error(`${name} has no part ${unknown.join(', ')}; the parts are ${all.join(', ')}`);
    return wanted;
  };
  const chosen = listed('--peers');
  return {
    parts: some('--only', [...PARTS, PROFILE], PARTS),
    phone: some('--phone', PHONE),
    peers: chosen && ['feria', ...chosen],
    reps: Number(listed('--reps')?.[0]) || (args.includes('--quick') ? QUICK_REPS : REPS),
    isSaved: args.includes('--save'),
  };
}
