import { type ReadonlySignal, signal } from '@kit/render/signals';
import type { MaybeSignal } from '../theme/maybeSignal';

type Question = {
  title: MaybeSignal<string>;
  text?: MaybeSignal<string | undefined>;
  picture?: string;
  /** A link below the text. It opens in a new tab. */
  link?: { text: MaybeSignal<string>; href: string } | undefined;
  /** The text of the button that confirms. */
  ok: MaybeSignal<string>;
};
type Choice = Question & { cancel: MaybeSignal<string>; danger?: boolean };
type Prompt = Choice & { label: MaybeSignal<string>; value?: string; maxLength?: number };

export type DialogRequest =
  | (Question & { kind: 'alert'; answer: (yes: boolean) => void })
  | (Choice & { kind: 'confirm'; answer: (yes: boolean) => void })
  | (Prompt & { kind: 'prompt'; answer: (text: string | undefined) => void });

/** Questions to the user. They are shown one at a time, in the order of the calls. */
export function createDialogs() {
  const queue = signal<readonly DialogRequest[]>([]);
  const current = signal<DialogRequest | undefined>(undefined);

  function enqueue<T>(create: (answer: (value: T) => void) => DialogRequest): Promise<T> {
    return new Promise((resolve) => {
      const request = create((value) => {
        queue.value = queue.peek().filter((other) => other !== request);
        current.value = queue.peek()[0];
        resolve(value);
      });
      queue.value = [...queue.peek(), request];
      current.value = queue.peek()[0];
    });
  }
  return {
    current: current as ReadonlySignal<DialogRequest | undefined>,
    alert: (question: Question) =>
      enqueue<boolean>((answer) => ({ ...question, kind: 'alert', answer })).then(() => {}),
    confirm: (choice: Choice) =>
      enqueue<boolean>((answer) => ({ ...choice, kind: 'confirm', answer })),
    /** Resolves to the text, or to undefined when it is cancelled. */
    prompt: (prompt: Prompt) =>
      enqueue<string | undefined>((answer) => ({ ...prompt, kind: 'prompt', answer })),
  };
}

export type Dialogs = ReturnType<typeof createDialogs>;
