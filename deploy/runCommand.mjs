import { existsSync, realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * Runs `run` when Node was started with this module, and not when another one imports it. An error is printed
 * without its stack.
 * @param {string} moduleUrl its `import.meta.url`
 * @param {string} name how the command is called in errors
 * @param {() => void} run
 */
export function runCommand(moduleUrl, name, run) {
  const [, script = ''] = process.argv;
  // The address of a module has its symbolic links resolved, the path of the script has not.
  if (!existsSync(script) || moduleUrl !== pathToFileURL(realpathSync(script)).href) return;
  try {
    run();
  } catch (error) {
    const isUnknownOption = String(error.code).startsWith('ERR_PARSE_ARGS');
    // After the first sentence Node gives advice that does not fit here.
    const text = isUnknownOption ? error.message.split('. ')[0] : error.message;
    console.error(`\n${name}: ${text}`);
    process.exitCode = 1;
  }
}
