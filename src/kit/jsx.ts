import type { CSSProperties, JSX as React } from 'react';
import type { ReadonlySignal } from './signals';

/** A value, or a signal of it. */
type Live<T> = T | ReadonlySignal<T>;

type LiveStyle = { [Name in keyof CSSProperties]: Live<CSSProperties[Name]> } & {
  [custom: `--${string}`]: Live<string | number | null | undefined>;
};

/** What React itself must hold: bound by nobody. */
type Kept = 'children' | 'ref' | 'key' | 'dangerouslySetInnerHTML' | `on${string}`;

type LiveProps<Props> = {
  [Name in keyof Props]: Name extends Kept
    ? Props[Name]
    : Name extends 'style'
      ? LiveStyle
      : Live<Props[Name]>;
};

/** The namespace TypeScript reads for every JSX file: React's, with signals let in. */
export namespace JSX {
  export type ElementType = React.ElementType;
  export interface Element extends React.Element {}
  export interface ElementClass extends React.ElementClass {}
  export interface ElementAttributesProperty extends React.ElementAttributesProperty {}
  export interface ElementChildrenAttribute extends React.ElementChildrenAttribute {}
  export type LibraryManagedAttributes<C, P> = React.LibraryManagedAttributes<C, P>;
  export interface IntrinsicAttributes extends React.IntrinsicAttributes {}
  export interface IntrinsicClassAttributes<T> extends React.IntrinsicClassAttributes<T> {}
  export type IntrinsicElements = {
    [Tag in keyof React.IntrinsicElements]: LiveProps<React.IntrinsicElements[Tag]>;
  };
}
