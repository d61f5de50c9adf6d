import { createContext, useContext } from 'react';
import type { MaybeSignal } from '../ui/maybeSignal';

type Text = MaybeSignal<string>;

interface Question {
  title: Text;
  text?: Text;
  picture?: string;
  ok: Text;
}

interface Saying {
  kind?: 'info' | 'ok' | 'fail' | 'loading';
  ms?: number;
}

/** What a screen may ask of the app around it; only `app/` knows how it is done. */
export interface App {
  open(path: string, how?: { replace?: boolean }): void;
  back(): void;
  /** A short message; gives back how to take it away. */
  say(text: Text, how?: Saying): () => void;
  /** Says why a call failed, in the user's language. */
  sayError(error: unknown): void;
  alert(question: Question): Promise<void>;
  confirm(question: Question & { cancel?: Text; danger?: boolean }): Promise<boolean>;
  /** Goes to log in and comes back here; false when there is a session already. */
  askLogin(): boolean;
  /** After a login: back to where it was asked for, or home. */
  finishLogin(): void;
}

export const AppContext = createContext<App | undefined>(undefined);

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('no app around this component');
  return app;
}
