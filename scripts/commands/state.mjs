import { writeFileSync } from 'node:fs';
import { findServer } from '../admin/findServer.mjs';
import { importBundled } from '../lib/importBundled.mjs';
import { parseOptions } from '../lib/parseOptions.mjs';

// Sets up a state of the mock backend and prints it as JSON:
// npm run -s state -- --as victor --kyc rejected --fault withdraw=503 --path /m/withdraw --shot out.png
const { FLAGS, createTools, linkOf } = await importBundled('scripts/admin/index.ts');
const text = /** @type {const} */ ({ type: 'string' });
const { values, positionals } = parseOptions(
  {
    ...Object.fromEntries(FLAGS.map((flag) => [flag, { ...text, multiple: true }])),
    path: { ...text, default: '/m/home' },
    shot: text,
    out: text,
    theme: text,
    language: text,
    width: text,
    address: text,
    port: text,
    database: { ...text, default: 'default' },
  },
  { takesWords: true },
);

/** What is printed is JSON, also when something is wrong. */
const print = (value) => console.log(JSON.stringify(value, null, 2));

async function run() {
  const secret = process.env.MOCK_SECRET;
  const { address, port, database, shot, out } = values;
  const server = await findServer({ address, port: port ?? process.env.PORT, secret });
  const tools = await createTools({ address: server.address, secret, database });
  try {
    const result = positionals.length ? await runTool(tools, positionals) : await setUp(tools);
    if (shot && result.picture) writeFileSync(shot, result.picture);
    print(out ? writeText(out, result.value) : result.value);
  } finally {
    await tools.close();
    server.stop();
  }
}

/** `npm run -s state -- readEndpoint '{"endpoint":"withdraw"}'` runs one tool; `tools` lists them. */
async function runTool(tools, [name, json = '{}', ...others]) {
  if (others.length)
    throw new Error(`one tool with its input as JSON, not "${others.join(' ')}" too`);
  if (name === 'tools') return { value: tools.list };
  return tools.run(name, JSON.parse(json));
}

/** `makeTest '{…}' --out tests/e2e/account/kyc.spec.ts` writes the text that a tool has made. */
function writeText(out, { text }) {
  if (!text) throw new Error('--out is for tools that make a text, such as makeTest');
  writeFileSync(out, text);
  return { file: out };
}

async function setUp(tools) {
  const link = linkOf(values);
  await tools.run('openLink', { link });
  const { value } = await tools.run('makeLink', { path: values.path });
  const state = { server: tools.client.address, ...value };
  if (!values.shot) return { value: state };
  const { path, theme, language, width } = values;
  const choices = { theme, language, width: width && Number(width) };
  const given = Object.entries(choices).filter(([, choice]) => choice !== undefined);
  const result = await tools.run('takeScreenshot', { path, ...Object.fromEntries(given) });
  return { ...result, value: { ...state, shot: values.shot, page: result.value } };
}

await run().catch((error) => {
  print({ error: error.message });
  process.exitCode = 1;
});
