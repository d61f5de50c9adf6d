interface Reply {
  success: boolean;
  value: unknown;
  message?: string;
}

async function callAdmin(path: string, init: RequestInit) {
  const response = await fetch(`/__mock/${path}`, init);
  const { success, value, message } = (await response.json()) as Reply;
  if (!success) throw new Error(message);
  // biome-ignore lint/suspicious/noExplicitAny: the caller names the type
  return value as any;
}

/** Reads from the admin API of the mock backend. */
export const getAdmin = <T>(path: string, signal?: AbortSignal): Promise<T> =>
  callAdmin(path, signal ? { signal } : {});

/** Sends a command to the admin API. */
export const postAdmin = (path: string, body: object) =>
  callAdmin(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Removes something by the admin API. */
export const deleteAdmin = (path: string) => callAdmin(path, { method: 'DELETE' });
