import type * as lib from '@preact/signals-react';

// Development only: signals.ts uses it behind `import.meta.env.DEV`.

/** How many computed signals, effects and `untracked` are running: a read in them is right. */
let depth = 0;

/** The function, so that its reads count as right. */
export const inside =
  <Result>(run: () => Result) =>
  (): Result => {
    depth++;
    try {
      return run();
    } finally {
      depth--;
    }
  };

/** React calls whatever the app has written by a function of this name, so that stacks can be cut there. */
const CALLED_BY_REACT = 'react_stack_bottom_frame';
/** In the next line of the stack, when what it called is a component. */
const RENDERS = 'renderWithHooks';
const FILE = /(?:src\/(?!kit\/)|tests\/)[^?:)]+/;
const NAME = /^\s*(?:at )?(\w+)(?: \(|@)/;
const DEEP_ENOUGH = 30;

type Calls = { getFunctionName(): string | null }[];

const isInBody = (_: Error, calls: Calls) => {
  const at = calls.findIndex((call) => call.getFunctionName()?.includes(CALLED_BY_REACT));
  return calls[at + 1]?.getFunctionName()?.includes(RENDERS) ?? false;
};

/** The lines of the stack. With `prepare` an engine that knows it answers what that returns. */
function readStack(prepare = Error.prepareStackTrace): unknown {
  const { stackTraceLimit, prepareStackTrace } = Error;
  Object.assign(Error, { stackTraceLimit: DEEP_ENOUGH, prepareStackTrace: prepare });
  const { stack } = new Error();
  Object.assign(Error, { stackTraceLimit, prepareStackTrace });
  return stack;
}

/** The component whose body is running, by the stack. Its lines are `at Name (file)`, or `Name@file` outside of Chromium. */
function runningComponent() {
  // Names of functions are read at once. For the lines of a stack, all places are looked up in source maps.
  if (readStack(isInBody) === false) return undefined;
  const lines = String(readStack()).split('\n');
  const at = lines.findIndex((line) => line.includes(CALLED_BY_REACT));
  if (!lines[at + 1]?.includes(RENDERS)) return undefined;
  const file = lines
    .slice(0, at)
    .map((line) => FILE.exec(line)?.[0])
    .find(Boolean);
  const [, name] = NAME.exec(lines[at - 1] ?? '') ?? [];
  // A row of a list has no name.
  return file && (name ? `<${name}> (${file})` : `A component in ${file}`);
}

const reported = new Set<string>();

function reportRead(signal: lib.ReadonlySignal<unknown>) {
  if (depth > 0) return;
  const place = runningComponent();
  if (!place || reported.has(place)) return;
  reported.add(place);
  const { name } = signal as lib.Signal<unknown>;
  const advice = Array.isArray(signal.peek())
    ? 'Draw a list with <Each of={list} by={…}>.'
    : 'Put the signal itself into JSX, derive from it with computed(), or choose by <When>.';
  console.error(
    `${place} reads the value of ${name ? `the signal ${name}` : 'a signal'} in its body, which runs once: what it draws will not change. ` +
      `${advice} What is needed only at the start is read with peek().`,
  );
}

/** The same signal, which reports when the body of a component reads it. */
export function watched<S extends lib.ReadonlySignal<unknown>>(signal: S): S {
  // Without a page no component runs, and reading a stack at each access would slow down every store.
  if (typeof document === 'undefined') return signal;
  const prototype = Object.getPrototypeOf(signal);
  const { get, set } = Object.getOwnPropertyDescriptor(prototype, 'value') ?? {};
  // It reads `value`.
  const peek = inside(() => prototype.peek.call(signal));
  return Object.defineProperties(signal, {
    peek: { value: peek },
    value: {
      get() {
        reportRead(signal);
        return get?.call(signal);
      },
      ...(set && { set: (value: unknown) => set.call(signal, value) }),
    },
  });
}
