/** What the browser sets while something happens, and what shows it without. */
const STATES: [pattern: RegExp, shown: string][] = [
  [/:hover/g, '[data-shown-state="hover"] *'],
  [/:focus-within/g, '[data-shown-state="focus"] *'],
  [/:focus(-visible)?(?![-\w])/g, '[data-shown-state="focus"] :is(a, button, input)'],
];

function repeatRules(rules: CSSRuleList, owner: CSSStyleSheet | CSSGroupingRule) {
  for (const rule of [...rules]) {
    if (rule instanceof CSSStyleRule)
      for (const [pattern, shown] of STATES)
        if (rule.selectorText.match(pattern)) {
          const selector = rule.selectorText.replace(pattern, `:is(${shown})`);
          owner.insertRule(`${selector} { ${rule.style.cssText} }`, owner.cssRules.length);
        }
    if (rule instanceof CSSGroupingRule) repeatRules(rule.cssRules, rule);
  }
}

/** Shows the controls in an element with `data-shown-state` under the pointer, with the focus, or pressed. */
export function showStates() {
  for (const sheet of document.styleSheets) repeatRules(sheet.cssRules, sheet);
  for (const control of document.querySelectorAll('[data-shown-state="pressed"] button'))
    control.setAttribute('data-pressed', '');
}
