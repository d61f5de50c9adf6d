import { requireComponent } from '@kit/render/misuse';
import type { ReadonlySignal, Signal } from '@kit/render/signals';
import { createContext, useContext } from 'react';
import type { MaybeSignal } from '../../../ui/theme/maybeSignal';

type Text = MaybeSignal<string>;

interface DialogOptions {
  title: Text;
  text?: Text;
  picture?: string;
  /** Below the text. It opens in a new tab. */
  link?: { text: Text; href: string } | undefined;
  ok: Text;
}

interface ToastOptions {
  kind?: 'info' | 'ok' | 'fail' | 'loading';
  ms?: number;
}

/** Where the app is, or where it is going while the code of the next screen loads. */
export interface Address {
  path: string;
  query: URLSearchParams;
  /** The key of the history entry. It is the same again after back, forward and reload. */
  historyKey: string;
}

/** What screens and widgets can do with the app. It is implemented in `app/createApp.ts`. */
export interface App {
  address: ReadonlySignal<Address>;
  /** The side menu, which every page opens. */
  isMenuOpen: Signal<boolean>;
  navigate(path: string, options?: { replace?: boolean; keepScroll?: boolean }): void;
  /** Loads the code of a screen that is likely to be opened next. */
  preload(path: string): void;
  back(): void;
  /** Names the document instead of the title of the route, until the returned function is called. */
  showTitle(text: ReadonlySignal<string>): () => void;
  /** Shows a short message. Returns a function that closes it. */
  showToast(text: Text, options?: ToastOptions): () => void;
  /** Shows a toast that explains the error in the member's language. */
  showError(error: unknown): void;
  alert(options: DialogOptions): Promise<void>;
  confirm(options: DialogOptions & { cancel?: Text; danger?: boolean }): Promise<boolean>;
  /** True with a session. Without one it opens the login, which then goes to `to` or back here. */
  requireLogin(to?: string): boolean;
  /** Opens the login over the current screen, for visitors who choose to log in. */
  openLoginDialog(): void;
  /** Like `requireLogin`, but also false for a trial account, which gets a message. */
  requireRealAccount(): Promise<boolean>;
  /** After a login: returns to the screen that required it, or opens home. */
  finishLogin(): void;
}

export const AppContext = createContext<App | undefined>(undefined);

export function useApp(): App {
  if (import.meta.env.DEV) requireComponent('useApp');
  const app = useContext(AppContext);
  if (!app) throw new Error('no AppContext');
  return app;
}
