import { readFileSync } from 'node:fs';
import { parseOptions } from '../lib/parseOptions.mjs';
import { prepareRecording } from '../serve/writeRecording.mjs';

// Makes a scenario of a recorded session: npm run record -- session.har --name busyDay
const { values, positionals } = parseOptions(
  { name: { type: 'string' }, out: { type: 'string', default: 'mocks' } },
  { takesWords: true },
);
const [file] = positionals;
if (!file || !values.name) throw new Error('usage: npm run record -- session.har --name busyDay');
const write = await prepareRecording(values.name, values.out);
write(({ callsOfHar }) => callsOfHar(JSON.parse(readFileSync(file, 'utf8'))));
