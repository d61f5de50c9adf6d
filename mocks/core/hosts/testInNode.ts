import { Script } from 'node:vm';

const TIMEOUT_MS = 200;
const script = new Script('new RegExp(pattern, flags).test(text)');

/** Stops a pattern that takes too long, such as `^(a+)+$`: its text counts as one that does not match. */
export function testInNode(pattern: string, flags: string, text: string): boolean {
  try {
    return script.runInNewContext({ pattern, flags, text }, { timeout: TIMEOUT_MS });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  }
}
