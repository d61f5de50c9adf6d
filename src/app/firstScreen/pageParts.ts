import type { Config } from '../../config/config';
import type { Built } from './built';
import type { Page } from './pages';
import type { Known } from './replies';
import type { Visit } from './requests';

/** Fills a part of the screen, once the replies that it needs are there, and again when one of them has changed. */
export interface Part {
  needs: (keyof Known)[];
  draw(known: Known, pictureOf: (path: string | undefined) => string | undefined): void;
}

export interface Drawing {
  root: Element;
  page: Page;
  /** A new copy of a template. */
  copy(template: string): DocumentFragment;
  config: Config;
  visit: Visit;
  built: Built;
  /** How numbers and dates are written. */
  tag: string | undefined;
}

/** Draws the screen without data, and returns the parts that wait for it. */
export type DrawPage = (drawing: Drawing) => Part[];
