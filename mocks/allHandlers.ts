import type { RequestHandler } from 'msw';
import { adminHandlers } from './admin/adminHandlers';
import { contractCalls } from './admin/openapi';
import { createFallbacks } from './core/door/createFallbacks';
import { endpointHandlers } from './endpointHandlers';
import { event } from './handlers/site/event';

/** The calls of the admin API. The paths of its handlers begin with a star, for any origin. */
const adminCalls = adminHandlers.map(({ info }) => ({
  method: String(info.method),
  path: String(info.path).slice(1),
}));

/** All msw handlers of the backend; `respond.ts` chooses among them. */
export const allHandlers: RequestHandler[] = [
  ...adminHandlers,
  ...endpointHandlers.map(({ handler }) => handler),
  event,
  ...createFallbacks([...contractCalls, ...adminCalls]),
];
