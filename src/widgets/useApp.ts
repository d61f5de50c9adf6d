import type { ReadonlySignal } from '@kit/signals';
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

/** Where the app is, or is going while a screen's code is on its way. */
export interface Address {
  path: string;
  query: URLSearchParams;
  /** This step of the history: the same again after back, forward and reload. */
  step: string;
}

/** What a screen may ask of the app around it; only `app/` knows how it is done. */
export interface App {
  address: ReadonlySignal<Address>;
  open(path: string, how?: { replace?: boolean }): void;
  back(): void;
  /** A short message; gives back how to take it away. */
  say(text: Text, how?: Saying): () => void;
  /** Says why a call failed, in the user's language. */
  sayError(error: unknown): void;
  alert(question: Question): Promise<void>;
  confirm(question: Question & { cancel?: Text; danger?: boolean }): Promise<boolean>;
  /** True with a session; else goes to log in, which leads back here or to where it was meant to go. */
  askLogin(to?: string): boolean;
  /** Opens login over the page, for those who ask for it themselves: the page stays where it was. */
  showLogin(): void;
  /** Like askLogin, and tells a trial account that it takes a real one. Waits to know which it is. */
  askReal(): Promise<boolean>;
  /** After a login: back to where it was asked for, or home. */
  finishLogin(): void;
}

export const AppContext = createContext<App | undefined>(undefined);

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('no app around this component');
  return app;
}
