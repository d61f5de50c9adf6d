/** The texts of the templates in one language. */
export interface Words {
  lang: string;
  dir: string;
  tag: string;
  texts: string[];
}

/** What scripts/firstScreen puts into the page. */
export interface Built {
  /** Of the base language. */
  words: Words;
  /** The files with the texts of the other languages. */
  wordFiles: Record<string, string>;
  /** Addresses of requests, with placeholders. */
  requests: Record<string, string>;
  /** The categories, in the order in which the templates have them. */
  categories: string[];
  /** The first screens by path. A list has the category of its path. */
  pages: Record<string, { template: string; category?: string }>;
  /** What the screen of a template needs: its styles, which it is shown with, and its scripts. */
  files: Record<string, { css: string[]; js: string[] }>;
  /** The states of a promotion, in the order in which its template has them. */
  labels: string[];
}

/** The first screen, from before the first paint until the app has taken over. */
export interface FirstScreen {
  element: HTMLElement;
  pathname: string;
  /** The elements that were tapped, as places in the tree. */
  taps: number[][];
  /** Resolves when the pictures on the screen are there, or somebody waits for the app. Until then the app does not draw. */
  shown: Promise<void>;
  /** The app does not come: links work without it. */
  isAlone?: boolean;
  /** Called at the end of the page: there is a body. */
  show(): void;
}

declare global {
  interface Window {
    firstScreen?: FirstScreen | undefined;
  }
}
