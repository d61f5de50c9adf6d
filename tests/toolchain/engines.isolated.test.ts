import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { findEngine, installEngines } from '../../scripts/check/findEngines.mjs';

const machine = vi.hoisted(() => ({ programs: [] as string[], commands: [] as string[] }));
vi.mock('../../scripts/check/browser.mjs', () => ({
  findBrowser: () => undefined,
  findOnPath: (names: string[]) => machine.programs.find((program) => names.includes(program)),
  runInstall: (command: string, args: string[]) => {
    machine.commands.push([command, ...args].join(' '));
    machine.programs.push('firefox-esr');
  },
}));
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  existsSync: (path: string) => path === '/etc/debian_version',
  rmSync: () => {},
}));

const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
const asUser = (id: number) => vi.spyOn(process, 'getuid').mockReturnValue(id);

afterEach(() => {
  machine.programs.length = 0;
  machine.commands.length = 0;
  printed.mockClear();
});

test('an engine is installed on Debian as root, and the command is printed before', () => {
  asUser(0);
  expect(findEngine('firefox')).toBeUndefined();
  printed.mockImplementationOnce(() => expect(machine.commands).toEqual([]));
  installEngines(['firefox']);
  expect(printed).toHaveBeenCalledWith(
    '--engines: this installs firefox: apt-get install firefox-esr',
  );
  expect(machine.commands.at(-1)).toMatch(/^apt-get install .*firefox-esr$/);
  expect(findEngine('firefox')?.browser).toBe('firefox-esr');
});

test('nothing is installed for another user: the error names the command', () => {
  asUser(1000);
  expect(() => installEngines(['firefox'])).toThrow('As root: apt-get install firefox-esr');
  expect(machine.commands).toEqual([]);
});

test('nothing is installed, when the engine is there', () => {
  asUser(0);
  machine.programs.push('firefox-esr');
  installEngines(['firefox']);
  expect(machine.commands).toEqual([]);
  expect(printed).not.toHaveBeenCalled();
});

test('an engine that is missing is named with what installs it, and is no failure', async () => {
  const { argv, exitCode } = process;
  onTestFinished(() => void Object.assign(process, { argv, exitCode }));
  process.argv = ['node', 'scripts/run.mjs', 'engines', 'webkit', 'firefox'];
  await import('../../scripts/commands/engines.mjs');
  expect(printed.mock.calls.flat()).toEqual([
    'skipped: webkit is not installed. On Debian: apt-get install webkit2gtk-driver xvfb',
    'skipped: firefox is not installed. On Debian: apt-get install firefox-esr',
  ]);
  expect(process.exitCode).toBe(0);
});
