export interface Endpoint {
  name: string;
  method: string;
  path: string;
}

interface OpenapiDocument {
  paths: Record<string, Record<string, { operationId: string }>>;
}

let loaded: Promise<Endpoint[]> | undefined;

/** Every call of the contract, from the API document. */
export function loadEndpoints() {
  loaded ??= fetch('/__mock/openapi.json')
    .then(async (reply) => endpointsOf(await reply.json()))
    .catch((error) => {
      // Loaded again the next time: the backend may have been restarting.
      loaded = undefined;
      throw error;
    });
  return loaded;
}

export const endpointsOf = ({ paths }: OpenapiDocument): Endpoint[] =>
  Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => ({
        name: operationId,
        method: method.toUpperCase(),
        path,
      })),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
