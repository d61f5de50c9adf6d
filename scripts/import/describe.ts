import type { Mapping } from '../../deploy/proxy/mapping';
import { ruleOf } from '../../deploy/proxy/translate.mjs';
import { type NamedEndpoint, usedEndpoints } from '../conformance/endpoints';
import { EXTENSIONS } from '../conformance/extensions';
import { usageOf } from '../conformance/usage';
import type { ForeignCall } from './foreignCall';
import { type Note, replyOf } from './propose';

interface Result {
  mapping: Mapping;
  notes: Note[];
  missing: NamedEndpoint[];
  unused: ForeignCall[];
}

const usedBy = ({ domain, name }: NamedEndpoint) => usageOf(domain, name);
const isExtension = ({ domain, name }: NamedEndpoint) => EXTENSIONS[domain]?.includes(name);

/** Required fields of a reply for which the mapping has nothing. A list that is absent is read as an empty one. */
function missingFields(endpoint: NamedEndpoint, mapping: Mapping) {
  const { reply = {}, theirs } = mapping.endpoints[endpoint.name] ?? {};
  if (!theirs) return [];
  const mapped = Object.keys(reply);
  const lists = mapped.map((path) => path.slice(0, path.lastIndexOf('[]') + 2));
  return replyOf(endpoint).filter(({ path, isRequired }) => {
    const list = path.includes('[]') ? path.slice(0, path.lastIndexOf('[]') + 2) : undefined;
    return isRequired && !mapped.includes(path) && (!list || lists.includes(list));
  });
}

/** The proposals, and what is missing or has to be decided, with the screens that need it. */
export function describeImport({ mapping, notes, missing, unused }: Result): string {
  const entries = Object.entries(mapping.endpoints);
  const found = entries.map(([name, { theirs, score, accepted, reason, reply = {} }]) => {
    const sure = accepted ? 'accepted' : (score?.toFixed(2) ?? '');
    const what = theirs ?? 'a constant value';
    const fields = `${Object.values(reply).filter((rule) => ruleOf(rule).name !== undefined).length} fields`;
    return `  ${sure.padEnd(9)} ${name} = ${what}, ${fields}${accepted || !reason ? '' : ` (${reason})`}`;
  });
  const withoutFields = usedEndpoints.flatMap((endpoint) => {
    const names = missingFields(endpoint, mapping).map(({ path }) => path);
    return names.length ? [`  ${endpoint.name}: ${names.join(', ')}\n    ${usedBy(endpoint)}`] : [];
  });
  const line = (endpoint: NamedEndpoint) =>
    `  ${endpoint.name} (${endpoint.endpoint.method} ${endpoint.endpoint.path})\n    ${usedBy(endpoint)}`;
  const section = (title: string, lines: string[]) =>
    lines.length ? [`${title} (${lines.length})`, ...lines, ''] : [];
  return [
    ...section('Proposed', found),
    ...section(
      'To decide',
      notes.map(({ name, text }) => `  ${name}: ${text}`),
    ),
    ...section('Required fields without a counterpart', withoutFields),
    ...section(
      'Calls without a counterpart, with who needs them',
      missing.filter((one) => !isExtension(one)).map(line),
    ),
    ...section(
      'Extensions without a counterpart: the app does without',
      missing.filter(isExtension).map(({ name }) => `  ${name}`),
    ),
    ...section(
      'Not used',
      unused.map(({ method, path }) => `  ${method} ${path}`),
    ),
  ].join('\n');
}
