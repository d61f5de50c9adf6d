import type { CSSProperties, JSX as React } from 'react';
import type { ReadonlySignal } from './render/signals';

/** A value or a signal of it. */
type MaybeSignal<T> = T | ReadonlySignal<T>;

type SignalStyle = { [Name in keyof CSSProperties]: MaybeSignal<CSSProperties[Name]> } & {
  [custom: `--${string}`]: MaybeSignal<string | number | null | undefined>;
};

/** Props that cannot be signals. */
type PlainProp = 'children' | 'ref' | 'key' | 'dangerouslySetInnerHTML' | `on${string}`;

type SignalProps<Props> = {
  [Name in keyof Props]: Name extends PlainProp
    ? Props[Name]
    : Name extends 'style'
      ? SignalStyle
      : MaybeSignal<Props[Name]>;
};

/** The types of JSX: those of React, but props of elements may be signals. */
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
    [Tag in keyof React.IntrinsicElements]: SignalProps<React.IntrinsicElements[Tag]>;
  };
}
