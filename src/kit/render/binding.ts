import { attributeName, attributeText, childText, styleText } from './attributeNames';
import type { ReadonlySignal } from './signals';

type Source = ReadonlySignal<unknown>;

/** One place in the DOM that shows one signal. */
export interface Binding {
  of: Source;
  /** The value that React receives in place of the signal. */
  reactValue: unknown;
  /** The value as the DOM holds it. Values that look the same cost no write. */
  format: (value: unknown) => unknown;
  /** What React itself wrote to the DOM. Undefined where React writes nothing. */
  drawn: unknown;
  /** Finds the place in a mounted element and returns the function that writes to it. */
  createWriter: (element: Element) => (formatted: never) => void;
  /** Calls back when the browser may have replaced what was written. Returns its stop. */
  watch?: (element: Element, writeAgain: () => void) => (() => void) | undefined;
}

export function bindAttribute(prop: string, of: Source): Binding {
  const reactValue = of.peek();
  const name = attributeName(prop);
  return {
    of,
    reactValue,
    format: (value) => attributeText(prop, value),
    drawn: attributeText(prop, reactValue),
    createWriter: (element) => (text: string | null) => {
      if (text === null) element.removeAttribute(name);
      else element.setAttribute(name, text);
    },
  };
}

/**
 * Props that are hidden from React and written as DOM properties. For most of them the attribute is
 * only the initial value. `disabled` is here because React ignores clicks on an element that it
 * rendered as disabled.
 */
export const isProperty = (prop: string) =>
  /^(?:value|checked|selected|muted|disabled)$/.test(prop);

export function bindProperty(prop: string, of: Source): Binding {
  return {
    of,
    // On the server there is no property to write.
    reactValue: import.meta.env.SSR && prop === 'disabled' ? of.peek() : undefined,
    format: (value) => (prop === 'value' ? childText(value) : Boolean(value)),
    drawn: undefined,
    createWriter: (element) => {
      const properties = element as unknown as Record<string, unknown>;
      return (formatted: unknown) => {
        // Writing the value of a field moves its caret.
        if (properties[prop] !== formatted) properties[prop] = formatted;
      };
    },
    watch: (element, writeAgain) =>
      prop === 'value' && element instanceof HTMLSelectElement
        ? watchOptions(element, writeAgain)
        : undefined,
  };
}

// A <select> cannot take a value that has no option yet, and it picks another option by itself when
// the options change.
function watchOptions(select: HTMLSelectElement, changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(select, { childList: true, subtree: true, attributeFilter: ['value'] });
  return () => observer.disconnect();
}

export function bindStyle(property: string, of: Source): Binding {
  const reactValue = of.peek();
  return {
    of,
    reactValue,
    format: (value) => styleText(property, value),
    drawn: styleText(property, reactValue),
    createWriter: (element) => {
      const { style } = element as HTMLElement;
      return (text: string) => {
        if (property.startsWith('--')) style.setProperty(property, text);
        else style[property as 'color'] = text;
      };
    },
  };
}

/** A signal that is the only child of an element. */
export function bindOnlyText(of: Source): Binding {
  const reactValue = childText(of.peek());
  return {
    of,
    reactValue,
    format: childText,
    drawn: reactValue,
    createWriter: (element) => (text: string) => {
      // React makes no node for an empty text.
      const node = element.firstChild ?? element.appendChild(document.createTextNode(''));
      (node as Text).data = text;
    },
  };
}

let marks = 0;

/** A signal among other children. React draws a unique mark, by which its text node is found. */
export function bindTextAmongOthers(of: Source): Binding {
  // Every render needs another mark. React updates texts before it detaches the ref of their parent:
  // with one mark for all renders, a text that now belongs to another child would look unchanged.
  // On the server nothing looks for it.
  const mark = import.meta.env.SSR ? childText(of.peek()) : `\u2060${++marks}`;
  // When React attaches the ref again (StrictMode, Suspense), the text node holds no mark any more.
  const known = new WeakMap<Element, Node>();
  return {
    of,
    reactValue: mark,
    format: childText,
    drawn: undefined,
    createWriter: (element) => {
      const marked = [...element.childNodes].find(({ nodeValue }) => nodeValue === mark);
      const node = (marked ?? known.get(element)) as Text;
      known.set(element, node);
      return (text: string) => {
        node.data = text;
      };
    },
  };
}
