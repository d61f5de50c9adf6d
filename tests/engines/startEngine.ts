import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BROWSER_ARGS } from '../../scripts/check/browser.mjs';
import { type Engine, findEngine, type Programs } from '../../scripts/check/findEngines.mjs';
import { anyPort } from '../../scripts/serve/ports.mjs';
import type { Send } from './commands.ts';
import { createSession } from './createSession.ts';
import { connectFirefox } from './firefoxSocket.ts';
import { connectHttp } from './httpServer.ts';

const START_TIMEOUT = 60_000;

/** What ends a browser, in the order in which it was started. */
type Ends = (() => void)[];

/** Starts a program that ends with all that it has started. */
function start(ends: Ends, program: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    // A group of its own, so that one signal ends all of it.
    detached: true,
  });
  ends.push(() => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  });
  return child;
}

/** Tries until it succeeds. The reason of the last failure is thrown when the time is over. */
async function untilReady<T>(action: () => T | Promise<T>): Promise<T> {
  const end = Date.now() + START_TIMEOUT;
  for (;;) {
    try {
      return await action();
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(50);
    }
  }
}

async function openHttp(server: string, capabilities: object) {
  await untilReady(async () => {
    if (!(await fetch(`${server}/status`)).ok) throw new Error(`${server} is not ready`);
  });
  return connectHttp(server, capabilities);
}

async function startChromium(ends: Ends, { browser, driver }: Programs) {
  const port = await anyPort();
  start(ends, driver, [`--port=${port}`]);
  return openHttp(`http://127.0.0.1:${port}`, {
    browserName: 'chrome',
    'goog:chromeOptions': { binary: browser, args: ['--headless=new', ...BROWSER_ARGS] },
  });
}

async function startFirefox(ends: Ends, { browser }: Programs) {
  const profile = mkdtempSync(join(tmpdir(), 'feria-firefox-'));
  // Port 0: Firefox takes a free one, and writes it into its profile.
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  start(ends, browser, ['--headless', '--no-remote', '--marionette', '--profile', profile]);
  ends.push(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  const port = await untilReady(() => {
    const text = readFileSync(join(profile, 'MarionetteActivePort'), 'utf8');
    if (!Number(text)) throw new Error('Firefox has written no port');
    return Number(text);
  });
  return untilReady(() => connectFirefox(port));
}

/** The number of the display that Xvfb has chosen: it writes it when it is ready. */
async function readDisplay(server: ChildProcess) {
  const [text] = await once(server.stdio[3] as NodeJS.ReadableStream, 'data');
  return `:${String(text).trim()}`;
}

/**
 * Pages are painted by the processor, and put together by one thread. With several threads, the software driver for
 * graphics (Mesa 22) ended the browser in some runs.
 */
const ONE_THREAD = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1', LP_NUM_THREADS: '0' };

async function startWebKit(ends: Ends, { browser, driver, display }: Programs) {
  const port = await anyPort();
  const server = start(ends, display, ['-displayfd', '3', '-screen', '0', '1280x1024x24']);
  start(ends, driver, [`--port=${port}`], { DISPLAY: await readDisplay(server), ...ONE_THREAD });
  return openHttp(`http://127.0.0.1:${port}`, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
}

const STARTS: Record<Engine, (ends: Ends, programs: Programs) => Promise<Send>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

/** Starts a new browser without any stored data, and returns a session in it. */
export async function startEngine(engine: Engine) {
  const programs = findEngine(engine);
  if (!programs) throw new Error(`${engine} is not installed`);
  const ends: Ends = [];
  const end = () => {
    for (const run of ends.splice(0)) run();
  };
  process.once('exit', end);
  try {
    return { session: createSession(await STARTS[engine](ends, programs)), end };
  } catch (error) {
    end();
    throw error;
  }
}
