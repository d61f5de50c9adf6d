import type { RequestHandler } from 'msw';
import { adminHandlers } from './admin/adminHandlers';
import { createFallbacks } from './core/door/createFallbacks';
import { endpointHandlers } from './endpointHandlers';
import { event } from './handlers/site/event';

/** All msw handlers of the backend; `respond.ts` chooses among them. */
export const allHandlers: RequestHandler[] = [
  ...adminHandlers,
  ...endpointHandlers.map(({ handler }) => handler),
  event,
  ...createFallbacks(endpointHandlers),
];
