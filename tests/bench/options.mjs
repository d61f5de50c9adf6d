import { parseOptions } from '../../scripts/lib/parseOptions.mjs';

const PARTS = ['peers', 'app', 'phone', 'backend'];
/** Measured only when they are named. */
const NAMED_PARTS = ['engines', 'profile'];
const PHONE_PARTS = [
  'firstVisit',
  'firstScreens',
  'pageAtRest',
  'taps',
  'journeys',
  'peers',
  'fling',
  'catalogue',
];
/** Measured only when they are named. */
const NAMED_PHONE_PARTS = ['filmStrip'];
const REPS = 40;
const QUICK_REPS = 5;

/**
 * --quick: few repetitions. --reps 10: that many. --only peers,app,phone,backend,engines,profile: some parts.
 * --peers solid: some peers. --phone taps,fling: some parts of the measurement on a phone; `filmStrip` writes the
 * picture in docs/performance.md.
 * --save: saves the figures as the committed ones.
 * @param {string[]} args
 */
export function readOptions(args) {
  const { values } = parseOptions(
    {
      only: { type: 'string' },
      peers: { type: 'string' },
      phone: { type: 'string' },
      reps: { type: 'string' },
      quick: { type: 'boolean' },
      save: { type: 'boolean' },
    },
    { args },
  );
  const readNames = (name, all, usual = all) => {
    const wanted = values[name]?.split(',') ?? usual;
    const unknown = wanted.filter((part) => !all.includes(part));
    if (unknown.length)
      throw new Error(
        `--${name} has no part ${unknown.join(', ')}; the parts are ${all.join(', ')}`,
      );
    return wanted;
  };
  return {
    parts: readNames('only', [...PARTS, ...NAMED_PARTS], PARTS),
    phone: readNames('phone', [...PHONE_PARTS, ...NAMED_PHONE_PARTS], PHONE_PARTS),
    peers: values.peers && ['feria', ...values.peers.split(',')],
    reps: Number(values.reps) || (values.quick ? QUICK_REPS : REPS),
    isSaved: values.save ?? false,
  };
}
