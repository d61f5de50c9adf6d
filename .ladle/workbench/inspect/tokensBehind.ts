import { flatten } from '../../../scripts/tokens/flatten.mjs';
import tokens from '../../../src/ui/theme/tokens.resolver.json';

const { dark } = tokens.modifiers.theme.contexts;
const names = [...new Set(flatten([...tokens.sets.base.sources, ...dark]).map(({ name }) => name))];

/** Properties that a designer asks for, and which of them children take over. */
const PROPERTIES: { name: string; inherits?: true; isIdle: (value: string) => boolean }[] = [
  { name: 'color', inherits: true, isIdle: () => false },
  { name: 'background-color', isIdle: (value) => value === 'rgba(0, 0, 0, 0)' },
  { name: 'border-top-color', isIdle: () => false },
  { name: 'font-size', inherits: true, isIdle: () => false },
  { name: 'font-weight', inherits: true, isIdle: () => false },
  { name: 'line-height', inherits: true, isIdle: (value) => value === 'normal' },
  { name: 'padding-top', isIdle: (value) => value === '0px' },
  { name: 'padding-right', isIdle: (value) => value === '0px' },
  { name: 'padding-bottom', isIdle: (value) => value === '0px' },
  { name: 'padding-left', isIdle: (value) => value === '0px' },
  { name: 'row-gap', isIdle: (value) => value === 'normal' || value === '0px' },
  { name: 'column-gap', isIdle: (value) => value === 'normal' || value === '0px' },
  { name: 'border-top-left-radius', isIdle: (value) => value === '0px' },
  { name: 'box-shadow', isIdle: (value) => value === 'none' },
];

const NOT_SPACE = /^(r|fs|lh|w)-/;
/** Tokens of equal value that a property does not use: a radius of 8 px is no padding. */
const OTHER_USE: Record<string, RegExp> = {
  'padding-top': NOT_SPACE,
  'padding-right': NOT_SPACE,
  'padding-bottom': NOT_SPACE,
  'padding-left': NOT_SPACE,
  'row-gap': NOT_SPACE,
  'column-gap': NOT_SPACE,
  'font-size': /^(?!fs-)/,
  'border-top-left-radius': /^(?!r-|corner-)/,
};

export interface Value {
  property: string;
  value: string;
  /** Empty where the value is no token. */
  tokens: string[];
}

const appliesHere = (rule: CSSRule) =>
  rule instanceof CSSMediaRule
    ? matchMedia(rule.conditionText).matches
    : !(rule instanceof CSSSupportsRule) || CSS.supports(rule.conditionText);

function* styleRules(list: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of list) {
    if (rule instanceof CSSStyleRule) yield rule;
    else if (rule instanceof CSSGroupingRule && appliesHere(rule)) yield* styleRules(rule.cssRules);
  }
}

/** The custom properties that the rules of an element use. */
function namesInRules(element: Element) {
  const rules = [...document.styleSheets].flatMap((sheet) => [...styleRules(sheet.cssRules)]);
  const texts = rules
    .filter(({ selectorText }) => element.matches(selectorText))
    .map(({ style }) => style.cssText);
  const own = element instanceof HTMLElement ? element.style.cssText : '';
  const uses = [own, ...texts].join().matchAll(/var\((--[\w-]+)/g);
  return new Set([...uses].map(([, name]) => name));
}

/** Does a property have the value of a token? The browser decides, so that other notations are equal too. */
function createComparison(element: Element) {
  const probe = document.createElement('i');
  probe.hidden = true;
  element.after(probe);
  return {
    isEqual(property: string, value: string, token: string) {
      probe.style.cssText = `border-style: solid; font-size: ${getComputedStyle(element).fontSize}`;
      probe.style.setProperty(property, `var(${token})`);
      return (
        CSS.supports(property, getComputedStyle(probe).getPropertyValue(token).trim()) &&
        getComputedStyle(probe).getPropertyValue(property) === value
      );
    },
    end: () => probe.remove(),
  };
}

/** The values of an element, and the names of the tokens that its rules take them from. */
export function valuesOf(element: Element): Value[] {
  const style = getComputedStyle(element);
  const ownNames = namesInRules(element);
  const allNames = new Set(ownNames);
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    for (const name of namesInRules(parent)) allNames.add(name);
  const { isEqual, end } = createComparison(element);
  const hasBorder = style.borderTopWidth !== '0px' && style.borderTopStyle !== 'none';
  const values = PROPERTIES.filter(
    ({ name, isIdle }) =>
      !isIdle(style.getPropertyValue(name)) && (name !== 'border-top-color' || hasBorder),
  ).map(({ name, inherits }) => {
    const value = style.getPropertyValue(name);
    const named = names.filter(
      (token) =>
        (inherits ? allNames : ownNames).has(`--${token}`) && OTHER_USE[name]?.test(token) !== true,
    );
    const found = named.filter((token) => isEqual(name, value, `--${token}`));
    return { property: name, value, tokens: found };
  });
  end();
  return values;
}
