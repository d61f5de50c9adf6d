import type { Send } from '../../tests/conformance/caller';

/** A server with the mock backend. */
export interface Server {
  /** Its origin, such as http://localhost:5173. */
  address: string;
  /** What the admin API asks for, when other machines can reach it. */
  secret?: string | undefined;
  /** The database to use: the value of the cookie `mock_db`. */
  database: string;
}

/** A session in the form in which the app keeps it. */
export interface Session {
  token: string;
  userName: string;
}

export const ADMIN_DOCUMENT = '/__mock/admin-openapi.json';

const jsonHeaders = { 'Content-Type': 'application/json' };

/** Sends requests to the admin API and to the API of the product. */
export function createAdminClient({ address, secret, database }: Server) {
  const send: Send = async (path, init = {}) => {
    const headers = {
      Cookie: `mock_db=${database}; mock_panel=1`,
      // A connection that the server is just closing would look as if the server had stopped.
      Connection: 'close',
      ...(secret ? { 'Mock-Secret': secret } : {}),
      ...(init.headers as object),
    };
    try {
      return await fetch(address + path, { ...init, headers });
    } catch (error) {
      throw new Error(`${address} does not answer any more`, { cause: error });
    }
  };

  /** A call of the admin API. Returns the value of the reply, or throws its message. */
  async function admin<T>(path: string, body?: unknown, method = body ? 'POST' : 'GET') {
    const init = body ? { method, headers: jsonHeaders, body: JSON.stringify(body) } : { method };
    const reply = await (await send(path, init)).json();
    if (!reply.success) throw new Error(reply.message);
    return reply.value as T;
  }

  return {
    address,
    database,
    /** The session of the last login by this client. Null after a reset; undefined when it has done neither. */
    session: undefined as Session | null | undefined,
    send,
    admin,
    /** A document of the admin API, such as /__mock/openapi.json. */
    document: async (path: string) => (await send(path)).json(),
  };
}

export type AdminClient = ReturnType<typeof createAdminClient>;
