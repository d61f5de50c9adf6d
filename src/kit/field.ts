import { Signal } from './signals';

type Handler = (event: { currentTarget: Record<string, unknown> }) => unknown;
type Props = Record<string, unknown>;

const HANDLERS = ['onInput', 'onChange'];

/**
 * A field shows its signal: what a handler refuses to store is taken back once it has run. The
 * signal did not change then, so nothing else would write the field.
 */
export function holdField(props: Props, drawn: Props) {
  const prop = props.value instanceof Signal ? 'value' : 'checked';
  const of = props[prop];
  if (!(of instanceof Signal)) return;
  for (const name of HANDLERS) {
    const handle = props[name] as Handler | undefined;
    if (!handle) continue;
    drawn[name] = (event: Parameters<Handler>[0]) => {
      const field = event.currentTarget;
      handle(event);
      const held = prop === 'value' ? String(of.peek() ?? '') : Boolean(of.peek());
      if (field[prop] !== held) field[prop] = held;
    };
  }
}
