interface Reply {
  success: boolean;
  value: unknown;
  message?: string;
}

async function call(path: string, init: RequestInit) {
  const response = await fetch(`/__mock/${path}`, init);
  const { success, value, message } = (await response.json()) as Reply;
  if (!success) throw new Error(message);
  // biome-ignore lint/suspicious/noExplicitAny: the caller names the type
  return value as any;
}

/** Reads from the admin API of the mock backend. */
export const read = <T>(path: string, signal?: AbortSignal): Promise<T> =>
  call(path, signal ? { signal } : {});

/** Sends a command to the admin API. */
export const send = (path: string, body: object) =>
  call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Removes something by the admin API. */
export const remove = (path: string) => call(path, { method: 'DELETE' });
