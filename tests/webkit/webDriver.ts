/** The key of a reference to an element in the messages of WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export type ElementReference = { [ELEMENT]: string };

export class WebDriverError extends Error {}

/** Sends commands of the W3C WebDriver protocol. Chromium, Firefox and WebKit have a server for it. */
export async function openSession(server: string, capabilities: object) {
  async function send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
    const reply = await fetch(server + path, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await reply.json()) as { value: unknown };
    if (!reply.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new WebDriverError(`${error}: ${message}`);
    }
    return value;
  }

  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string };
  const path = `/session/${sessionId}`;
  const pathOf = (element: ElementReference) => `${path}/element/${element[ELEMENT]}`;

  return {
    open: (url: string) => send('POST', `${path}/url`, { url }),
    back: () => send('POST', `${path}/back`, {}),
    reload: () => send('POST', `${path}/refresh`, {}),
    end: () => send('DELETE', path),

    /** Runs a function in the page. It must not use anything outside of itself. */
    run: <T, A extends unknown[]>(script: (...args: A) => T, ...args: A) =>
      send('POST', `${path}/execute/sync`, {
        script: `return (${script})(...arguments)`,
        args,
      }) as Promise<Awaited<T>>,

    /** The elements that a selector finds, in the page or in an element. */
    findAll: (selector: string, inside?: ElementReference) =>
      send('POST', `${inside ? pathOf(inside) : path}/elements`, {
        using: 'css selector',
        value: selector,
      }) as Promise<ElementReference[]>,

    roleOf: (element: ElementReference) =>
      send('GET', `${pathOf(element)}/computedrole`) as Promise<string>,
    nameOf: (element: ElementReference) =>
      send('GET', `${pathOf(element)}/computedlabel`) as Promise<string>,
    isShown: (element: ElementReference) =>
      send('GET', `${pathOf(element)}/displayed`) as Promise<boolean>,
    click: (element: ElementReference) => send('POST', `${pathOf(element)}/click`, {}),
    type: (element: ElementReference, text: string) =>
      send('POST', `${pathOf(element)}/value`, { text }),
    enterFrame: (element: ElementReference | null) =>
      send('POST', `${path}/frame`, { id: element }),
    screenshot: () => send('GET', `${path}/screenshot`) as Promise<string>,
  };
}

export type WebDriverSession = Awaited<ReturnType<typeof openSession>>;
