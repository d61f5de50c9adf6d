import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { importSource } from '../lib/importSource.mjs';

const USAGE =
  'npm run conformance -- --target https://api.example.com [--login name] [--agent] [--commands] [--money amount] [--merchant code] [--header "Name: value"] [--encryption NAME=module.js]';

const options = await readOptions(process.argv.slice(3));
const module = await importSource('/scripts/conformance/index.ts');
const { text, breaks } = module.describeReport(await module.walk(options), options);
console.log(text);
process.exitCode = breaks ? 1 : 0;

async function readOptions(args) {
  const text = { type: 'string' };
  const flag = { type: 'boolean' };
  const texts = { target: text, login: text, merchant: text, money: text, encryption: text };
  const options = { ...texts, agent: flag, commands: flag };
  const repeated = { type: 'string', multiple: true };
  const { values } = parse(args, { ...options, header: repeated });
  const { target = '', login, merchant = 'feria', agent, commands, header = [] } = values;
  if (!/^https?:\/\//.test(target) || !URL.canParse(target)) throw new Error(`usage: ${USAGE}`);
  const password = process.env.CONFORMANCE_PASSWORD;
  if (login && !password)
    throw new Error('--login needs the password in the variable CONFORMANCE_PASSWORD');
  if (commands && !login) throw new Error('--commands needs --login with a test account');
  const money = readMoney(values.money, login);
  const encryption = values.encryption && (await readEncryption(values.encryption));
  const base = target.replace(/\/+$/, '');
  return {
    target: base,
    login,
    password,
    merchant,
    isAgent: agent,
    withCommands: commands,
    money,
    paymentPassword: process.env.CONFORMANCE_PAYMENT_PASSWORD,
    encryption,
    headers: headersOf(header),
  };
}

function readMoney(text, login) {
  if (text === undefined) return undefined;
  if (!login) throw new Error('--money needs --login with a test account');
  const money = Number(text);
  if (!(money > 0)) throw new Error('--money needs an amount above 0');
  return money;
}

/** `NAME=module.js`: the module of an operator's own scheme, as docs/configuration.md describes it. */
async function readEncryption(text) {
  const [scheme, ...fileParts] = text.split('=');
  const file = fileParts.join('=');
  if (!scheme || !file) throw new Error('--encryption needs a name and a module: ACME1=./acme1.js');
  const address = /^(https?|data|file):/.test(file) ? file : pathToFileURL(resolve(file)).href;
  const { encrypt } = await import(address).catch((error) => {
    throw new Error(`the module of --encryption cannot be loaded: ${error.message}`);
  });
  if (typeof encrypt !== 'function') throw new Error(`${file} exports no function "encrypt"`);
  return { scheme, encrypt };
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
