import { withQuery } from '@kit/web/withQuery';
import type { Carried, Endpoint } from '../contract/endpoint';

type Payload = Record<string, unknown>;

/** Everything a call sends: constants of the endpoint, values that every client has, and the input. */
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

/** The path with the payload as its query. A list repeats its name: `types=B&types=PL`. */
export function urlWithQuery(path: string, payload: Payload) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(payload)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) query.append(name, String(item));
    }
  }
  return withQuery(path, query);
}
