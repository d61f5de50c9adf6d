import * as react from 'react/jsx-dev-runtime';
import { bind } from './render/bind';

export { Fragment } from 'react/jsx-dev-runtime';
export type { JSX } from './jsx';

type JsxDev = (type: unknown, props: object, key: unknown, ...where: unknown[]) => unknown;

// React has no type for this function.
const { jsxDEV: reactJsx } = react as unknown as { jsxDEV: JsxDev };

export const jsxDEV: JsxDev = (type, props, key, ...where) =>
  reactJsx(type, bind(type, props), key, ...where);
