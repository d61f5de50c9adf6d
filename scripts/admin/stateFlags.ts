import { formatLink, NOTATIONS, parseLink, type Step } from '../../mocks/admin/linkNotation';

/** The flags of `npm run state` that set up the state, in the order of their steps in the link. A login is last: a clock that moves ends sessions. */
export const FLAGS = [
  'seed',
  'scenario',
  'market',
  'member',
  'kyc',
  'row',
  'set',
  'chance',
  'clock',
  'fault',
  'as',
  'push',
] as const;

export type Flag = (typeof FLAGS)[number];

/** `MCS2=503:times=2` is the target and the kind of a fault. Other flags are written as in links. */
const asInLink = (flag: Flag, text: string) => (flag === 'fault' ? text.replace('=', ':') : text);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** `whiteLabel.flags.LIVEMODEL3=false` changes one setting. */
function settingStep(text: string): Step {
  const [path = '', ...value] = text.split('=');
  const [topic = '', ...fields] = path.split('.');
  if (!fields.length || !value.length)
    throw new Error(`write --set like whiteLabel.flags.LIVEMODEL3=false, not "${text}"`);
  const set = fields.reduceRight<unknown>(
    (inner, name) => ({ [name]: inner }),
    parseJson(value.join('=')),
  );
  return { path: 'state', body: { table: 'settings', id: topic, set: { value: set } } };
}

function stepsOf(flag: Flag, text: string): Step[] {
  if (flag === 'set') return [settingStep(text)];
  if (flag === 'scenario') return [{ path: 'scenarios', body: { name: text } }];
  const prefix = NOTATIONS.find((notation) => notation.prefix === flag)?.prefix;
  return parseLink(`${prefix}:${asInLink(flag, text)}`);
}

/** The link of the state that the flags describe. `--kyc` is for whom `--as` logs in. */
export function linkOf(values: Partial<Record<Flag, string[]>>) {
  const [account] = values.as ?? [];
  const steps = FLAGS.flatMap((flag) =>
    (values[flag] ?? []).flatMap((text) => stepsOf(flag, text)),
  ).map((step) =>
    step.path === 'kyc' && account ? { ...step, body: { account, ...step.body } } : step,
  );
  return formatLink(steps);
}
