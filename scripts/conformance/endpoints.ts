import { BACKEND_ONLY } from '../../src/contract/backendOnly';
import { type Definition, isDefinition } from '../../src/contract/endpoint';

const modules = import.meta.glob<Record<string, unknown>>('../../src/contract/*.ts', {
  eager: true,
});

export interface NamedEndpoint {
  /** Its contract file. */
  domain: string;
  name: string;
  endpoint: Definition<unknown, unknown>;
}

const domainOf = (file: string) => file.split('/').at(-1)?.replace('.ts', '') ?? '';

const isUsed = ({ domain, name }: NamedEndpoint) =>
  !(BACKEND_ONLY as Record<string, string[]>)[domain]?.includes(name);

/** The endpoints that the app calls. */
export const usedEndpoints: NamedEndpoint[] = Object.entries(modules)
  .flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, endpoint]) =>
      isDefinition(endpoint) ? [{ domain: domainOf(file), name, endpoint }] : [],
    ),
  )
  .filter(isUsed);
