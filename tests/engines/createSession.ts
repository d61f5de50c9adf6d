import { ELEMENT, type ElementReference, type Send } from './commands.ts';

/** The commands of a browser as functions. They are the same in every engine. */
export function createSession(send: Send) {
  const toElement = (command: 'role' | 'name' | 'click') => (element: ElementReference) =>
    send(command, {}, element[ELEMENT]) as Promise<string>;

  return {
    open: (url: string) => send('open', { url }),
    address: () => send('address') as Promise<string>,
    back: () => send('back'),
    reload: () => send('reload'),

    /** Runs a function in the page. It must not use anything outside of itself. */
    run: <T, A extends unknown[]>(script: (...args: A) => T, ...args: A) =>
      send('run', { script: `return (${script})(...arguments)`, args }) as Promise<Awaited<T>>,

    /** Like `run`, for a function whose last parameter takes the result. */
    runAsync: <T, A extends unknown[]>(
      script: (...args: [...A, done: (result: T) => void]) => void,
      ...args: A
    ) => send('runAsync', { script: `(${script})(...arguments)`, args }) as Promise<T>,

    findAll: (selector: string) =>
      send('find', { using: 'css selector', value: selector }) as Promise<ElementReference[]>,
    roleOf: toElement('role'),
    nameOf: toElement('name'),
    click: toElement('click'),
    type: (element: ElementReference, text: string) => send('type', { text }, element[ELEMENT]),
    /** Presses and releases keys of the keyboard: [down or up, key]. */
    pressKeys: (keys: ['keyDown' | 'keyUp', string][]) =>
      send('act', {
        actions: [
          { type: 'key', id: 'keyboard', actions: keys.map(([type, value]) => ({ type, value })) },
        ],
      }),
    /** The commands after it are for the page in this frame, or for the whole page. */
    enterFrame: (frame: ElementReference | null) =>
      send('frame', frame ? { id: frame, element: frame[ELEMENT] } : { id: null }),
    /** Sets the size of the window with its bars. */
    resizeWindow: (width: number, height: number) => send('resizeWindow', { width, height }),
    /** A picture of the window: PNG in Base64. */
    screenshot: () => send('screenshot', { full: false }) as Promise<string>,
  };
}

export type Session = ReturnType<typeof createSession>;
