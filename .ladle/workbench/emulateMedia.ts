import './forcedColours.css';

/** Media features that a page cannot set for itself: the condition, and its opposite. */
const FEATURES = {
  motion: [/\(prefers-reduced-motion(: ?reduce)?\)/, /\(prefers-reduced-motion: ?no-preference\)/],
  colours: [/\(forced-colors: ?active\)/, /\(forced-colors: ?none\)/],
} as const;

type Feature = keyof typeof FEATURES;
/** Rules that were changed. Their media text is no condition any more. */
const changedRules = new WeakSet<CSSRule>();

function changeRules(rules: CSSRuleList, [on, off]: readonly [RegExp, RegExp]) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && !changedRules.has(rule)) {
      const { media } = rule;
      const isOff = off.test(media.mediaText);
      if (isOff || on.test(media.mediaText)) {
        changedRules.add(rule);
        media.mediaText = isOff ? 'not all' : 'all';
      }
    }
    if (rule instanceof CSSGroupingRule) changeRules(rule.cssRules, [on, off]);
  }
}

/**
 * Lets the style sheets of this page, and its scripts, see a media feature that the device does not have.
 * Forced colours are an approximation: the browser replaces more than a style sheet can.
 */
export function emulateMedia(feature: Feature) {
  const patterns = FEATURES[feature];
  const change = () => {
    for (const sheet of document.styleSheets) changeRules(sheet.cssRules, patterns);
  };
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    patterns[0].test(query) ? matchMedia.call(window, 'all') : matchMedia.call(window, query);
  if (feature === 'colours') document.documentElement.dataset.forced = '';
  change();
  // Style sheets arrive with the code of their components.
  new MutationObserver(change).observe(document.head, { childList: true, subtree: true });
  document.addEventListener('load', change, { capture: true });
}
