import { Script } from 'node:vm';

const TIMEOUT_MS = 200;
/** A pattern that had less time of the processor is tested again. */
const LEAST_CPU_US = 100_000;
const script = new Script('new RegExp(pattern, flags).test(text)');

/**
 * Stops a pattern that takes too long, such as `^(a+)+$`: its text counts as one that does not match. The timeout of a script
 * counts real time, so a busy machine can use it up before the pattern has run.
 */
export function testInNode(pattern: string, flags: string, text: string): boolean {
  const before = process.cpuUsage();
  for (;;) {
    try {
      return script.runInNewContext({ pattern, flags, text }, { timeout: TIMEOUT_MS });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      const { user, system } = process.cpuUsage(before);
      if (user + system >= LEAST_CPU_US) return false;
    }
  }
}
