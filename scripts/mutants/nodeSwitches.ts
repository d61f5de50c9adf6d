import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { startTrials } from './switches';

const { results } = inject('mutantPlan');

startTrials({
  report: (line) => appendFileSync(results, `${JSON.stringify(line)}\n`),
  killedBefore() {
    if (!existsSync(results)) return [];
    return readFileSync(results, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{"killed"'))
      .map((line) => JSON.parse(line).killed as number);
  },
  // Of the processor, so that other work on the machine changes nothing.
  timeUsed() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
});
