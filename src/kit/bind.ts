import type { Ref } from 'react';
import {
  type Binding,
  bindAttribute,
  bindPiece,
  bindProperty,
  bindStyle,
  bindText,
  isProperty,
} from './binding';
import { holdField } from './field';
import { effect, Signal } from './signals';

type Styles = Record<string, unknown>;

/** The props React is given for a host element: signals replaced, a ref added that follows them. */
// biome-ignore lint/suspicious/noExplicitAny: the props of any element pass through
export function bind(type: unknown, props: any) {
  if (typeof type !== 'string') return props;
  const bindings: Binding[] = [];
  let drawn = props;
  for (const name in props) {
    const given = draw(name, props[name], bindings);
    if (given === props[name]) continue;
    if (drawn === props) drawn = { ...props };
    drawn[name] = given;
  }
  if (bindings.length === 0) return props;
  holdField(props, drawn);
  drawn.ref = attach(bindings, props.ref);
  return drawn;
}

function draw(name: string, value: unknown, bindings: Binding[]) {
  if (name === 'children') return isText(value) ? add(bindText(value)) : drawPieces(value);
  if (name === 'style') return drawStyle(value as Styles);
  if (!(value instanceof Signal)) return value;
  return add(isProperty(name) ? bindProperty(name, value) : bindAttribute(name, value));

  function add(binding: Binding) {
    bindings.push(binding);
    return binding.given;
  }

  function drawStyle(styles: Styles | undefined) {
    let drawn = styles;
    for (const property in styles) {
      const of = styles[property];
      if (!(of instanceof Signal)) continue;
      if (drawn === styles) drawn = { ...styles };
      (drawn as Styles)[property] = add(bindStyle(property, of));
    }
    return drawn;
  }

  function drawPieces(child: unknown): unknown {
    if (isText(child)) return add(bindPiece(child));
    if (!Array.isArray(child)) return child;
    const before = bindings.length;
    const drawn = child.map(drawPieces);
    return bindings.length === before ? child : drawn;
  }
}

/** A signal of JSX is React's to draw. */
function isText(child: unknown): child is Signal {
  if (!(child instanceof Signal)) return false;
  const value = child.peek();
  return value === null || typeof value !== 'object';
}

// React calls a ref when the element is in the document and before the first paint.
const attach = (bindings: Binding[], ref: Ref<Element> | undefined) => (element: Element) => {
  const stops = bindings.map((binding) => follow(element, binding));
  const leave = lend(ref, element);
  return () => {
    leave();
    for (const stop of stops) stop();
  };
};

function follow(element: Element, { of, form, drawn, place }: Binding) {
  const write = place(element) as (formed: unknown) => void;
  let shown = drawn;
  const show = (formed: unknown) => {
    if (formed === shown) return;
    shown = formed;
    write(formed);
  };
  const stop = effect(() => show(form(of.value)));
  return () => {
    stop();
    // React compares with what it drew: that has to be there when it looks again (K6).
    if (drawn !== undefined) show(drawn);
  };
}

function lend(ref: Ref<Element> | undefined, element: Element) {
  if (typeof ref === 'function') {
    const leave = ref(element);
    return typeof leave === 'function' ? leave : () => void ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
