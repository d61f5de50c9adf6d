import type { Carried, Endpoint } from '../contract/endpoint';

type Payload = Record<string, unknown>;

/** What a call sends: what it always sends, what every client knows by itself, and what is asked. */
export function payloadOf<In>(
  carried: (name: Carried) => string | undefined,
  endpoint: Endpoint<In, unknown>,
  input: In,
): Payload {
  const payload: Payload = { ...endpoint.fixed };
  if (endpoint.module) payload.moduleId = endpoint.module;
  for (const name of endpoint.carries ?? []) {
    const value = carried(name);
    if (value !== undefined) payload[name] = value;
  }
  return Object.assign(payload, input);
}

/** The address of a question: a list is its name again and again. */
export function questionOf(path: string, payload: Payload) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(payload)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) query.append(name, String(one));
    }
  }
  return query.size ? `${path}?${query}` : path;
}
