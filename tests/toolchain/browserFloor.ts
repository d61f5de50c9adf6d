/**
 * Features that are newer than the oldest supported browsers: Safari 16.4, Chrome and Edge 111,
 * Firefox 121. Source: MDN's compatibility tables. CSS that older browsers ignore without harm
 * (text-wrap, @starting-style, field-sizing, animation-timeline) is not listed.
 */
export interface Feature {
  name: string;
  pattern: RegExp;
  /** The first versions that have it. */
  since: string;
  example: string;
  /** The kind of file that contains the example. A script by default. */
  file?: string;
  /** A use is allowed in a file that tests for the feature like this. */
  guard?: RegExp;
}

const method = (object: string, name: string, since: string, guard?: RegExp): Feature => ({
  name: `${object}.${name}`,
  pattern: new RegExp(`\\b${object}\\.${name}\\b`),
  since,
  example: `${object}.${name}(x)`,
  ...(guard && { guard }),
});

/** A method of an instance, whose name is unlikely to be used for anything else. */
const instance = (name: string, since: string, guard?: RegExp): Feature => ({
  name: `.${name}()`,
  pattern: new RegExp(`\\.${name}\\(`),
  since,
  example: `value.${name}(x)`,
  ...(guard && { guard }),
});

const global = (name: string, since: string, guard?: RegExp): Feature => ({
  name,
  pattern: new RegExp(`(?<![\\w.'"])${name}\\b(?!['":])`),
  since,
  example: `new ${name}(x)`,
  ...(guard && { guard }),
});

const css = (name: string, pattern: RegExp, since: string, example: string): Feature => ({
  name,
  pattern,
  since,
  example,
  file: 'planted.css',
});

export const NEWER_FEATURES: Feature[] = [
  method('AbortSignal', 'any', 'Safari 17.4, Chrome 116, Firefox 124'),
  method('URL', 'canParse', 'Safari 17, Chrome 120'),
  method('URL', 'parse', 'Safari 18, Chrome 126, Firefox 126'),
  method('Promise', 'withResolvers', 'Safari 17.4, Chrome 119'),
  method('Promise', 'try', 'Safari 18.2, Chrome 128, Firefox 134'),
  method('Object', 'groupBy', 'Safari 17.4, Chrome 117'),
  method('Map', 'groupBy', 'Safari 17.4, Chrome 117'),
  method('Array', 'fromAsync', 'Chrome 121'),
  method('Iterator', 'from', 'Safari 18.4, Chrome 122, Firefox 131'),
  method('RegExp', 'escape', 'Safari 18.2, Chrome 136, Firefox 134'),
  method('Math', 'sumPrecise', 'Safari 26.2'),
  method('Error', 'isError', 'Chrome 134, Firefox 138'),
  method('Uint8Array', 'fromBase64', 'Safari 18.2, Firefox 133, Chrome 140'),
  method('Uint8Array', 'fromHex', 'Safari 18.2, Firefox 133, Chrome 140'),
  method('Intl', 'DurationFormat', 'Safari 16.4, Chrome 129, Firefox 136'),
  method('navigator', 'userActivation', 'Firefox 120', /userActivation\?/),
  method('document', 'startViewTransition', 'Safari 18, Firefox 144', /'startViewTransition' in/),
  method('PublicKeyCredential', 'parseCreationOptionsFromJSON', 'Safari 18.4, Chrome 129'),
  method('PublicKeyCredential', 'parseRequestOptionsFromJSON', 'Safari 18.4, Chrome 129'),
  instance('checkVisibility', 'Safari 17.4'),
  instance('symmetricDifference', 'Safari 17, Chrome 122, Firefox 127'),
  instance('isSubsetOf', 'Safari 17, Chrome 122, Firefox 127'),
  instance('isSupersetOf', 'Safari 17, Chrome 122, Firefox 127'),
  instance('isDisjointFrom', 'Safari 17, Chrome 122, Firefox 127'),
  instance('transferToFixedLength', 'Safari 17.4, Chrome 114, Firefox 122'),
  instance('moveBefore', 'Chrome 133, Firefox 144'),
  instance('setHTMLUnsafe', 'Safari 17.4, Chrome 124, Firefox 123'),
  instance('showPopover', 'Safari 17, Chrome 114, Firefox 125', /\.showPopover\)|\?\.showPopover/),
  instance('hidePopover', 'Safari 17, Chrome 114, Firefox 125', /\.showPopover\)|\?\.showPopover/),
  instance('togglePopover', 'Safari 17, Chrome 114, Firefox 125'),
  instance('requestClose', 'Safari 18.4, Chrome 134, Firefox 139'),
  global('requestIdleCallback', 'no Safari', /'requestIdleCallback' in/),
  global('cancelIdleCallback', 'no Safari', /'requestIdleCallback' in/),
  global('scheduler', 'no Safari', /'scheduler' in/),
  global('DisposableStack', 'Chrome 134, Firefox 141'),
  global('CloseWatcher', 'no Safari', /'CloseWatcher' in/),
  global('NavigateEvent', 'no Safari before 26.2'),
  global('URLPattern', 'Safari 26, Firefox 142'),
  global('TaskController', 'no Safari'),
  {
    name: 'scrollend event',
    pattern: /['"]scrollend['"]|\bonScrollEnd\b/,
    since: 'Safari 26.2, Chrome 114',
    example: "element.addEventListener('scrollend', end)",
    guard: /'onscrollend' in/,
  },
  {
    name: 'URLSearchParams.size',
    pattern: /\b(?:query|\w*[pP]arams)\.size\b|\.size\s*\?\s*`[^`]*\?\$\{/,
    since: 'Safari 17, Chrome 113',
    example: 'const isFull = query.size > 0',
  },
  {
    name: 'URLSearchParams.has() and delete() with a value',
    pattern: /\b(?:query|\w*[pP]arams)\.(?:has|delete)\([^()]*,/,
    since: 'Safari 17, Chrome 118',
    example: "query.has('type', 'HOT')",
  },
  {
    name: 'regular expression flag v',
    pattern: /\/[gimsuy]*v[gimsuy]*\.(?:test|exec)\(|new RegExp\([^)]*, '[gimsy]*v/,
    since: 'Safari 17, Chrome 112',
    example: 'const x = /\\p{L}/v.test(text)',
  },
  {
    name: 'import attributes',
    pattern: /\bimport\b[^;\n]* with \{ type:/,
    since: 'Safari 17.2, Chrome 123, Firefox 138',
    example: "import data from './a.json' with { type: 'json' }",
  },
  {
    name: 'using declaration',
    pattern: /^\s*(?:await )?using \w+ =/m,
    since: 'Chrome 134, Firefox 141',
    example: 'using file = open()',
  },
  css('light-dark()', /\blight-dark\(/, 'Safari 17.5, Chrome 123', 'a { color: light-dark(a, b) }'),
  css('@scope', /@scope\b/, 'Safari 17.4, Chrome 118, Firefox 146', '@scope (.a) { }'),
  css(
    'anchor positioning',
    /\banchor(?:-name|-size)?[:(]/,
    'Safari 26, Chrome 125',
    'a { anchor-name: --a }',
  ),
  css(
    '@container style()',
    /@container[^{]*\bstyle\(/,
    'Safari 18, Chrome 111',
    '@container style(--a: 1) { }',
  ),
  css(
    'relative colours',
    /\b(?:rgb|hsl|oklch|oklab|lab|lch|color)\(from /,
    'Chrome 119, Firefox 128',
    'a { color: oklch(from red l c h) }',
  ),
  css(':dir()', /:dir\(/, 'Chrome 120', ':dir(rtl) a { }'),
  css(':user-invalid', /:user-(?:in)?valid/, 'Safari 16.5, Chrome 119', 'a:user-invalid { }'),
  css('CSS nesting', /\{[^{}]*\n\s*&|^\s*&/m, 'Safari 17.2, Chrome 120', 'a {\n  & b { }\n}'),
  css(
    'round(), mod(), rem()',
    /:\s*[^;]*\b(?:round|mod|rem)\(/,
    'Chrome 125',
    'a { width: round(1px, 2px) }',
  ),
  css(
    'if() or sibling-index()',
    /\bif\(|\bsibling-index\(/,
    'no Safari before 26.2',
    'a { order: sibling-index() }',
  ),
];

const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');

/** The features of one file that a supported browser lacks, as text. */
export function featuresAboveFloor(source: string, file: string) {
  const code = withoutComments(source);
  const isCss = file.endsWith('.css');
  return NEWER_FEATURES.filter((feature) => (feature.file?.endsWith('.css') ?? false) === isCss)
    .filter(({ pattern, guard }) => pattern.test(code) && !guard?.test(code))
    .map(({ name, since }) => `${name} needs ${since}`);
}
