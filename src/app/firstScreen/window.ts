import type { Built } from './built';
import type { Page } from './pages';
import type { Replies } from './replies';
import type { Visit } from './requests';

/** What page.ts has begun, and draw.ts draws. Undefined once the app is drawn. */
export interface FirstRequests {
  built: Built;
  page: Page;
  visit: Visit;
  replies: Partial<Replies>;
  /** Resolves when each reply or its stored one is there, and fails when one does not come or has no value. */
  known: Promise<unknown>;
  /** Sends the requests that wait until the stored replies are drawn. */
  ask(): void;
  /** Called when a reply has come, or when it differs from the stored one that came before it. */
  onReply(name?: keyof Replies): void;
  /** A document with the templates. */
  templates: Promise<Document>;
  /** Resolves when the styles of the screen are there. */
  styles: Promise<unknown>;
  /** Loads the scripts of the app and of the screen, once. They come after what the first screen is drawn from. */
  loadScripts(): void;
}

/** The first screen, from before the first paint until the app has taken over. */
export interface FirstScreen {
  element: HTMLElement;
  pathname: string;
  /** The links and buttons that were tapped. */
  taps: Element[];
  /** Resolves when no finger is down: a tap whose element is replaced before its end would be lost. */
  released: Promise<unknown>;
  /** Resolves when the pictures on the screen are there, or somebody waits for the app. Until then the app does not draw. */
  shown: Promise<void>;
  /** The app does not come: links work without it. */
  isAlone?: boolean;
}

declare global {
  interface Window {
    /**
     * The replies to what was requested before the app, by address (src/api/earlyReply.ts). Those to a visitor are here
     * also by the key under which the service worker stores them (src/app/updates/firstStore.ts).
     */
    early?: Record<string, Promise<Response & { _data: string }>>;
    firstRequests?: FirstRequests | undefined;
    firstScreen?: FirstScreen | undefined;
  }
}

/** The app is drawn behind the first screen of the page. */
export const hasFirstScreen = () => window.firstScreen !== undefined;
