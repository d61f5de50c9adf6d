import { contractEndpoints } from '../../mocks/admin/openapi';
import { BACKEND_ONLY } from '../../src/contract/backendOnly';

export type NamedEndpoint = (typeof contractEndpoints)[number];

const isUsed = ({ domain, name }: NamedEndpoint) =>
  !(BACKEND_ONLY as Record<string, string[]>)[domain]?.includes(name);

/** The endpoints that the app calls. */
export const usedEndpoints = contractEndpoints.filter(isUsed);
