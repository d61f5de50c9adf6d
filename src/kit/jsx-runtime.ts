import * as react from 'react/jsx-runtime';
import { bind } from './render/bind';

export { Fragment } from 'react/jsx-runtime';
export type { JSX } from './jsx';

export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, bind(type, props), key);

export const jsxs: typeof react.jsxs = (type, props, key) =>
  react.jsxs(type, bind(type, props), key);
