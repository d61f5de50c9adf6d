import './forcedColours.css';

/** Media features that a page cannot set for itself: the condition, and its opposite. */
const FEATURES = {
  motion: [/\(prefers-reduced-motion(: ?reduce)?\)/, /\(prefers-reduced-motion: ?no-preference\)/],
  colours: [/\(forced-colors: ?active\)/, /\(forced-colors: ?none\)/],
} as const;

type Feature = keyof typeof FEATURES;
/** Rules that were changed. Their media text is no condition any more. */
const changedRules = new WeakSet<CSSRule>();

/** Forced colours leave what a rule excludes, and all that lies in it. */
function keepColours(rules: CSSRuleList) {
  for (const rule of [...rules])
    if (rule instanceof CSSStyleRule) {
      if (rule.style.getPropertyValue('forced-color-adjust') === 'none') {
        for (const property of rule.style)
          rule.style.setProperty(property, rule.style.getPropertyValue(property), 'important');
        rule.insertRule('& * { color: inherit !important; background: none !important }');
      }
      keepColours(rule.cssRules);
    }
}

function changeRules(rules: CSSRuleList, feature: Feature) {
  const [on, off] = FEATURES[feature];
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && !changedRules.has(rule)) {
      const { media } = rule;
      const isOff = off.test(media.mediaText);
      if (isOff || on.test(media.mediaText)) {
        changedRules.add(rule);
        media.mediaText = isOff ? 'not all' : 'all';
        if (feature === 'colours' && !isOff) keepColours(rule.cssRules);
      }
    }
    if (rule instanceof CSSGroupingRule) changeRules(rule.cssRules, feature);
  }
}

/**
 * Lets the style sheets of this page, and its scripts, see a media feature that the device does not have.
 * Forced colours are an approximation: the browser replaces more than a style sheet can.
 */
export function emulateMedia(feature: Feature) {
  const { matchMedia } = window;
  const isReal = matchMedia.call(window, '(forced-colors: active)').matches;
  // The browser's own mode draws more than a style sheet can.
  if (feature === 'colours' && isReal) return;
  const [on] = FEATURES[feature];
  const change = () => {
    for (const sheet of document.styleSheets) changeRules(sheet.cssRules, feature);
  };
  window.matchMedia = (query) =>
    on.test(query) ? matchMedia.call(window, 'all') : matchMedia.call(window, query);
  if (feature === 'colours') document.documentElement.dataset.forced = '';
  change();
  // Style sheets arrive with the code of their components.
  new MutationObserver(change).observe(document.head, { childList: true, subtree: true });
  document.addEventListener('load', change, { capture: true });
}
