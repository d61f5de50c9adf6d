import { parseArgs } from 'node:util';

/**
 * The options and other words of a command. An unknown option throws an error of one line that names the
 * known ones.
 * @template {import('node:util').ParseArgsConfig['options']} O
 * @param {O} options
 * @param {{ args?: string[], takesWords?: boolean }} [settings]
 */
export function parseOptions(
  options,
  { args = process.argv.slice(3), takesWords: allowPositionals = false } = {},
) {
  try {
    return parseArgs({ args, options, allowPositionals });
  } catch (error) {
    const names = Object.keys(options ?? {}).map((name) => `--${name}`);
    const known = names.length ? `The options are ${names.join(', ')}.` : 'It has no options.';
    throw new Error(`${error.message.split('. ')[0]}. ${known}`);
  }
}
