import type { Replies } from './replies';

/** A link element by its attributes: it loads a file early. */
export interface EarlyLink {
  rel: 'modulepreload' | 'preload';
  href: string;
  as?: 'image';
}

/** What scripts/firstScreen puts into the page. */
export interface Built {
  /** The path of the site, such as `/`. */
  base: string;
  /** The files with the templates, by language. */
  templates: Record<string, string>;
  /** Addresses of requests, with placeholders. */
  requests: Record<keyof Replies, string>;
  /** The categories, in the order in which the templates have them. */
  categories: string[];
  /** The first screens by path, without the path of the site. A list has the category of its path. */
  pages: Record<string, { template: string; category?: string }>;
  /**
   * What the screen of a template needs: the script that draws it, its styles, which it is shown with, links for pictures that
   * only its styles name, and its scripts.
   */
  files: Record<string, { draw: string; css: string[]; links: EarlyLink[]; js: EarlyLink[] }>;
  /** The script with the names of all other screens (src/app/routes/lateScreens.ts). */
  late: EarlyLink[];
  /** The states of a promotion, in the order in which its template has them. */
  labels: string[];
}
