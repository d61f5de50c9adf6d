import './Ripple.css';

/** The place where a press spreads; put it last inside a positioned pressable. */
export function Ripple() {
  return <span className="ripple" aria-hidden="true" />;
}
