export interface Endpoint {
  name: string;
  method: string;
  path: string;
}

interface Document {
  paths: Record<string, Record<string, { operationId: string }>>;
}

let known: Promise<Endpoint[]> | undefined;

/** Every call of the contract, from the API document. */
export function loadEndpoints() {
  known ??= fetch('/__mock/openapi.json')
    .then(async (reply) => endpointsOf(await reply.json()))
    .catch((error) => {
      // The backend may only be restarting.
      known = undefined;
      throw error;
    });
  return known;
}

export const endpointsOf = ({ paths }: Document): Endpoint[] =>
  Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => ({
        name: operationId,
        method: method.toUpperCase(),
        path,
      })),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
