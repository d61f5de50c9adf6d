import { Signal } from './signals';

type Handler = (event: { currentTarget: Record<string, unknown> }) => unknown;
type Props = Record<string, unknown>;

const HANDLERS = ['onInput', 'onChange'];

/**
 * Keeps a field equal to its signal. When a handler does not store what was typed, the signal does not change
 * and no binding writes the field. So the handlers in the props for React write it.
 */
export function controlField(props: Props, reactProps: Props) {
  const prop = props.value instanceof Signal ? 'value' : 'checked';
  const source = props[prop];
  if (!(source instanceof Signal)) return;
  for (const name of HANDLERS) {
    const handle = props[name] as Handler | undefined;
    if (!handle) continue;
    reactProps[name] = (event: Parameters<Handler>[0]) => {
      const field = event.currentTarget;
      handle(event);
      const stored = source.peek();
      const expected = prop === 'value' ? String(stored ?? '') : Boolean(stored);
      if (field[prop] !== expected) field[prop] = expected;
    };
  }
}
