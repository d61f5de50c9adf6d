import type { Ref } from 'react';
import {
  type Binding,
  bindAttribute,
  bindOnlyText,
  bindProperty,
  bindStyle,
  bindTextAmongOthers,
  isProperty,
} from './binding';
import { controlField } from './controlField';
import { rejectSignal, reportUnprintable } from './misuse';
import { effect, Signal } from './signals';

type Styles = Record<string, unknown>;

/** Replaces the signals among the props of an element, and adds a ref that binds them. */
// biome-ignore lint/suspicious/noExplicitAny: the props of any element pass through here
export function bind(type: unknown, props: any) {
  if (typeof type !== 'string') return props;
  const bindings: Binding[] = [];
  let reactProps = props;
  for (const name in props) {
    if (import.meta.env.DEV) checkProp(type, name, props[name]);
    const value = replaceSignals(name, props[name], bindings);
    if (value === props[name]) continue;
    if (reactProps === props) reactProps = { ...props };
    reactProps[name] = value;
  }
  if (bindings.length === 0) return props;
  controlField(props, reactProps);
  reactProps.ref = attach(bindings, props.ref);
  return reactProps;
}

function checkProp(type: string, name: string, value: unknown) {
  const isPlain = name === 'dangerouslySetInnerHTML' || /^on[A-Z]/.test(name);
  if (isPlain) rejectSignal(`<${type} ${name}>`, value);
}

/** The prop as React receives it. Adds a binding for each signal in it. */
function replaceSignals(name: string, value: unknown, bindings: Binding[]) {
  if (name === 'children') return isText(value) ? add(bindOnlyText(value)) : replaceInChild(value);
  if (name === 'style') return replaceInStyle(value as Styles);
  if (!(value instanceof Signal)) return value;
  return add(isProperty(name) ? bindProperty(name, value) : bindAttribute(name, value));

  function add(binding: Binding) {
    bindings.push(binding);
    return binding.reactValue;
  }

  function replaceInStyle(styles: Styles | undefined) {
    let reactStyles = styles;
    for (const property in styles) {
      const of = styles[property];
      if (!(of instanceof Signal)) continue;
      if (reactStyles === styles) reactStyles = { ...styles };
      (reactStyles as Styles)[property] = add(bindStyle(property, of));
    }
    return reactStyles;
  }

  function replaceInChild(child: unknown): unknown {
    if (isText(child)) return add(bindTextAmongOthers(child));
    if (!Array.isArray(child)) return child;
    const before = bindings.length;
    const reactChildren = child.map(replaceInChild);
    return bindings.length === before ? child : reactChildren;
  }
}

/** A signal that holds JSX is left to React. */
function isText(child: unknown): child is Signal {
  if (!(child instanceof Signal)) return false;
  const value = child.peek();
  return value === null || typeof value !== 'object';
}

// React calls a ref when the element is in the document and before the first paint.
const attach = (bindings: Binding[], ref: Ref<Element> | undefined) => (element: Element) => {
  const stops = bindings.map((binding) => follow(element, binding));
  const detachRef = attachRef(ref, element);
  return () => {
    detachRef();
    for (const stop of stops) stop();
  };
};

function follow(element: Element, { of, format, drawn, createWriter, watch }: Binding) {
  const write = createWriter(element) as (formatted: unknown) => void;
  let shown = drawn;
  const show = (formatted: unknown) => {
    if (formatted === shown) return;
    shown = formatted;
    write(formatted);
  };
  const stop = effect(() => {
    if (import.meta.env.DEV) reportUnprintable(`<${element.localName}>`, of.value);
    show(format(of.value));
  });
  const unwatch = watch?.(element, () => write(shown));
  return () => {
    stop();
    unwatch?.();
    // React compares with what it drew last, so the DOM must show that again (K7).
    if (drawn !== undefined) show(drawn);
  };
}

function attachRef(ref: Ref<Element> | undefined, element: Element) {
  if (typeof ref === 'function') {
    const cleanup = ref(element);
    return typeof cleanup === 'function' ? cleanup : () => void ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
