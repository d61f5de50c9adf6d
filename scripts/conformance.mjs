import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const USAGE =
  'npm run conformance -- --target https://api.example.com [--login name] [--agent] [--commands] [--merchant code] [--header "Name: value"]';

const options = readOptions(process.argv.slice(3));
const { module } = await runnerImport('/scripts/conformance/index.ts', {
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
});
const { text, breaks } = module.describeReport(await module.walk(options), options);
console.log(text);
process.exitCode = breaks ? 1 : 0;

function readOptions(args) {
  const text = { type: 'string' };
  const flag = { type: 'boolean' };
  const options = { target: text, login: text, merchant: text, agent: flag, commands: flag };
  const repeated = { type: 'string', multiple: true };
  const { values } = parse(args, { ...options, header: repeated });
  const { target = '', login, merchant = 'feria', agent, commands, header = [] } = values;
  if (!/^https?:\/\//.test(target) || !URL.canParse(target)) throw new Error(`usage: ${USAGE}`);
  const password = process.env.CONFORMANCE_PASSWORD;
  if (login && !password)
    throw new Error('--login needs the password in the variable CONFORMANCE_PASSWORD');
  if (commands && !login) throw new Error('--commands needs --login with a test account');
  const base = target.replace(/\/+$/, '');
  return {
    target: base,
    login,
    password,
    merchant,
    isAgent: agent,
    withCommands: commands,
    headers: headersOf(header),
  };
}

/** `Name: value` */
function headersOf(lines) {
  const pairs = lines.map((line) => {
    const [name, ...value] = line.split(':');
    return [name.trim(), value.join(':').trim()];
  });
  return Object.fromEntries(pairs);
}

function parse(args, options) {
  try {
    return parseArgs({ args, options });
  } catch (error) {
    throw new Error(`${error.message.split('. ')[0]}. usage: ${USAGE}`);
  }
}
