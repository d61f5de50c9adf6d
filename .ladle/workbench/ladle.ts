/**
 * The part of Ladle's state that the workbench uses. Ladle has its own types in its sources only, which the type checker
 * would check with the JSX of the app, and reject.
 */
interface LadleState {
  mode: 'full' | 'preview';
  theme: 'dark' | 'light' | 'auto';
  story: string;
  /** The props that a story offers. */
  control: Record<string, Control>;
  controlInitialized: boolean;
}

export type ControlValue = string | number | boolean;

interface Control {
  value: ControlValue;
  options?: readonly ControlValue[];
}

type LadleAction =
  | { type: 'update-story' | 'update-theme'; value: string }
  | { type: 'update-control'; value: Record<string, Control> }
  | { type: 'update-control-initialized'; value: boolean };

export interface Ladle {
  globalState: LadleState;
  dispatch: (action: LadleAction) => void;
}
