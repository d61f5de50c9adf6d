import type { RequestHandler } from 'msw';
import { fallbacks } from './core/fallback';
import { door } from './door/door';
import { handled } from './handlers';

/** The one array that every host serves. */
export const all: RequestHandler[] = [
  ...door,
  ...handled.map(({ handler }) => handler),
  ...fallbacks(handled),
];
