import { textLanguage } from '../../../src/i18n/dictionaries';
import { language } from '../../../src/i18n/locale';
import { findTexts, type KnownText } from './dictionaries';
import { findPicture } from './findPicture';
import { type Box, type Distance, distancesBetween } from './measure';
import { type Value, valuesOf } from './tokensBehind';

/** What the page of the workbench shows of an element. */
export interface Facts {
  name: string;
  size: string;
  values: Value[];
  texts: KnownText[];
  /** An address to download the picture or icon from. */
  picture: { href: string; file: string } | undefined;
}

const STYLE = `
  :host { all: initial; position: fixed; inset: 0; inline-size: 100%; block-size: 100%; border: 0; padding: 0;
    background: none; pointer-events: none; }
  .box, .line { position: absolute; box-sizing: border-box; }
  .box { outline: 1px solid #0a84ff; background: rgb(10 132 255 / 12%); }
  .box.pinned { outline: 2px solid #ff2d92; background: none; }
  .line { background: #ff2d92; }
  .tag { position: absolute; padding: 1px 4px; font: 11px/1.4 system-ui, sans-serif; color: #fff; white-space: nowrap;
    border-radius: 3px; background: #0a5fcc; }
  .line + .tag, .tag.pinned { background: #c2125f; }
`;

const rounded = (n: number) => Math.round(n * 10) / 10;
const sizeOf = ({ left, top, right, bottom }: Box) =>
  `${rounded(right - left)} × ${rounded(bottom - top)}`;

/** The text of an element itself, or else the name that it has for screen readers. */
function ownText(element: Element) {
  const nodes = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const text = nodes.map(({ textContent }) => textContent).join('');
  return text.trim() ? text : (element.getAttribute('aria-label') ?? '');
}

async function readFacts(element: Element): Promise<Facts> {
  const code = textLanguage(language.value).toLowerCase();
  const className = element.classList[0];
  return {
    name: element.localName + (className ? `.${className}` : ''),
    size: sizeOf(element.getBoundingClientRect()),
    values: valuesOf(element),
    texts: await findTexts(ownText(element), code),
    picture: await findPicture(element),
  };
}

/** Draws the outlines and distances above the story, also above its dialogs. */
function createOverlay() {
  const host = document.createElement('div');
  host.popover = 'manual';
  const root = host.attachShadow({ mode: 'open' });
  document.documentElement.append(host);

  const add = (className: string, box: Box) => {
    const element = document.createElement('div');
    element.className = className;
    element.style.cssText = `left: ${box.left}px; top: ${box.top}px; width: ${box.right - box.left}px; height: ${box.bottom - box.top}px`;
    root.append(element);
  };
  const tag = (text: string, x: number, y: number, className = '') => {
    const element = document.createElement('div');
    element.className = `tag ${className}`;
    element.textContent = text;
    element.style.cssText = `left: ${Math.max(0, x)}px; top: ${Math.max(0, y)}px`;
    root.append(element);
  };
  const drawBox = (box: Box, className = '') => {
    add(`box ${className}`, box);
    const isAtTop = box.top < 20;
    tag(sizeOf(box), box.left, isAtTop ? box.bottom + 2 : box.top - 19, className);
  };
  const drawDistance = ({ from, to, length }: Distance) => {
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    add('line', {
      left: Math.min(from[0], to[0]),
      top: Math.min(from[1], to[1]),
      right: Math.max(from[0], to[0], from[0] + 1),
      bottom: Math.max(from[1], to[1], from[1] + 1),
    });
    tag(`${rounded(length)}`, x + 3, y - 8);
  };
  return {
    draw(pinned: Element | undefined, hovered: Element | undefined) {
      root.innerHTML = `<style>${STYLE}</style>`;
      const pinnedBox = pinned?.getBoundingClientRect();
      const hoveredBox = hovered?.getBoundingClientRect();
      if (pinnedBox) drawBox(pinnedBox, 'pinned');
      if (!hoveredBox || hovered === pinned) return;
      drawBox(hoveredBox);
      if (pinnedBox)
        for (const distance of distancesBetween(pinnedBox, hoveredBox)) drawDistance(distance);
    },
    /** The last one that was shown is the uppermost. */
    raise() {
      if (host.matches(':popover-open')) host.hidePopover();
      host.showPopover();
    },
    end: () => host.remove(),
  };
}

/**
 * Outlines what the pointer or the focus is on. A press keeps an element: its facts are reported, and the distances
 * from it to what the pointer is on are drawn. Returns the stop.
 */
export function startInspect(report: (facts: Facts | undefined) => void) {
  const overlay = createOverlay();
  let pinned: Element | undefined;
  let hovered: Element | undefined;
  const draw = () => overlay.draw(pinned, hovered);
  overlay.raise();
  draw();

  const pin = (element: Element | undefined) => {
    pinned = element;
    overlay.raise();
    draw();
    if (!element) return report(undefined);
    void readFacts(element).then((facts) => element === pinned && report(facts));
  };
  const elementOf = ({ target }: Event) => (target instanceof Element ? target : undefined);
  const listeners = new AbortController();
  const listen = (name: string, act: (event: Event) => void) =>
    addEventListener(name, act, { capture: true, signal: listeners.signal });
  const hover = (event: Event) => {
    hovered = elementOf(event);
    draw();
  };
  listen('pointermove', hover);
  listen('focusin', hover);
  listen('scroll', draw);
  listen('resize', draw);
  // The story itself does not react.
  for (const name of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'submit'])
    listen(name, (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (name === 'click') pin(elementOf(event));
    });
  listen('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Escape') pin(undefined);
  });
  return () => {
    listeners.abort();
    overlay.end();
  };
}
