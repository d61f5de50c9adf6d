import { type ReadonlySignal, signal } from '@kit/signals';
import type { MaybeSignal } from './maybeSignal';

type Question = {
  title: MaybeSignal<string>;
  text?: MaybeSignal<string | undefined>;
  picture?: string;
  /** Text of the button that says yes. */
  ok: MaybeSignal<string>;
};
type Choice = Question & { cancel: MaybeSignal<string>; danger?: boolean };
type Prompt = Choice & { label: MaybeSignal<string>; value?: string; maxLength?: number };

export type Asked =
  | (Question & { kind: 'alert'; answer: (yes: boolean) => void })
  | (Choice & { kind: 'confirm'; answer: (yes: boolean) => void })
  | (Prompt & { kind: 'prompt'; answer: (text: string | undefined) => void });

/** Questions to the user, one at a time, in the order in which they were put. */
export function createDialogs() {
  const line = signal<readonly Asked[]>([]);
  const current = signal<Asked | undefined>(undefined);

  function put<T>(ask: (answer: (value: T) => void) => Asked): Promise<T> {
    return new Promise((resolve) => {
      const asked: Asked = ask((value) => {
        line.value = line.peek().filter((other) => other !== asked);
        current.value = line.peek()[0];
        resolve(value);
      });
      line.value = [...line.peek(), asked];
      current.value = line.peek()[0];
    });
  }
  return {
    current: current as ReadonlySignal<Asked | undefined>,
    alert: (question: Question) =>
      put<boolean>((answer) => ({ ...question, kind: 'alert', answer })).then(() => {}),
    confirm: (choice: Choice) => put<boolean>((answer) => ({ ...choice, kind: 'confirm', answer })),
    /** The text, or undefined when cancelled. */
    prompt: (prompt: Prompt) =>
      put<string | undefined>((answer) => ({ ...prompt, kind: 'prompt', answer })),
  };
}

export type Dialogs = ReturnType<typeof createDialogs>;
