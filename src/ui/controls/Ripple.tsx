import './Ripple.css';

/** The ripple of a press. Put it last inside a positioned button or link. */
export function Ripple() {
  return <span className="ripple" aria-hidden="true" />;
}
