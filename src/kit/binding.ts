import { attributeName, attributeText, childText, styleText } from './names';
import type { ReadonlySignal } from './signals';

type Source = ReadonlySignal<unknown>;

/** One place in the DOM that follows one signal. */
export interface Binding {
  of: Source;
  /** What React is given to draw in place of the signal. */
  given: unknown;
  /** The value as the DOM holds it, so that values which look alike cost no write. */
  form: (value: unknown) => unknown;
  /** What React's own drawing left in the DOM; undefined where it draws nothing. */
  drawn: unknown;
  /** Finds the place in a mounted element and returns its writer. */
  place: (element: Element) => (formed: never) => void;
}

export function bindAttribute(prop: string, of: Source): Binding {
  const given = of.peek();
  const name = attributeName(prop);
  return {
    of,
    given,
    form: (value) => attributeText(prop, value),
    drawn: attributeText(prop, given),
    place: (element) => (text: string | null) => {
      if (text === null) element.removeAttribute(name);
      else element.setAttribute(name, text);
    },
  };
}

/**
 * Props that React must not know: of some the attribute is only a first value, and what React once
 * drew disabled it keeps from being clicked.
 */
export const isProperty = (prop: string) =>
  /^(?:value|checked|selected|muted|disabled)$/.test(prop);

export function bindProperty(prop: string, of: Source): Binding {
  return {
    of,
    given: undefined,
    form: (value) => (prop === 'value' ? childText(value) : Boolean(value)),
    drawn: undefined,
    place: (element) => {
      const holder = element as unknown as Record<string, unknown>;
      return (formed: unknown) => {
        // Writing a field's value moves its caret.
        if (holder[prop] !== formed) holder[prop] = formed;
      };
    },
  };
}

export function bindStyle(property: string, of: Source): Binding {
  const given = of.peek();
  return {
    of,
    given,
    form: (value) => styleText(property, value),
    drawn: styleText(property, given),
    place: (element) => {
      const { style } = element as HTMLElement;
      return (text: string) => {
        if (property.startsWith('--')) style.setProperty(property, text);
        else style[property as 'color'] = text;
      };
    },
  };
}

/** A signal as an element's only child. */
export function bindText(of: Source): Binding {
  const given = childText(of.peek());
  return {
    of,
    given,
    form: childText,
    drawn: given,
    place: (element) => (text: string) => {
      // React makes no node for an empty text.
      const node = element.firstChild ?? element.appendChild(document.createTextNode(''));
      (node as Text).data = text;
    },
  };
}

let marks = 0;

/** A signal among other children: React draws a mark there, by which its text node is found. */
export function bindPiece(of: Source): Binding {
  // Another mark at every render: React updates texts before it lets go of the parent's ref, so a
  // text it left alone could not be told from one that it gave to another child.
  const mark = `\u2060${++marks}`;
  const known = new WeakMap<Element, Node>();
  return {
    of,
    given: mark,
    form: childText,
    drawn: undefined,
    place: (element) => {
      const marked = [...element.childNodes].find(({ nodeValue }) => nodeValue === mark);
      const node = (marked ?? known.get(element)) as Text;
      known.set(element, node);
      return (text: string) => {
        node.data = text;
      };
    },
  };
}
