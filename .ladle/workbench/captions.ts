/** Attributes by which components say how they are drawn. `true` is written as the name of the attribute. */
const VARIANTS = ['kind', 'size', 'tone', 'state', 'ring', 'compact', 'quiet', 'empty'];

const STATES: [selector: string, words: string][] = [
  ['[aria-busy="true"]', 'busy'],
  [':disabled, [aria-disabled="true"], [data-disabled="true"]', 'disabled'],
  [
    '[aria-pressed="true"], [aria-selected="true"], [aria-current="page"], [data-selected="true"], :checked',
    'selected',
  ],
  ['[aria-expanded="true"], [open]', 'open'],
];
const CONTROLS = 'a, button, input, select, textarea, summary';
/** A text of more letters does not fit in a line of a phone. */
const LONG = 45;

function variantsOf({ dataset }: HTMLElement) {
  return VARIANTS.flatMap((name) => {
    const value = dataset[name];
    if (!value || value === 'false') return [];
    return value === 'true' ? name : value;
  });
}

/** The states of a component: its own, and those of the control in it, if it is the only one. */
function statesOf(element: HTMLElement) {
  const controls = element.querySelectorAll(CONTROLS);
  const parts = [element, ...(controls.length === 1 ? controls : [])];
  const found = STATES.filter(([selector]) => parts.some((part) => part.matches(selector)));
  const words = found.map(([, word]) => word);
  if (controls[0] instanceof HTMLInputElement && !controls[0].value) words.push('empty');
  if (element.querySelector('[aria-invalid="true"]')) words.push('with an error');
  if ((element.textContent ?? '').length > LONG) words.push('long text');
  if (element.closest('.stage [dir="rtl"]')) words.push('right to left');
  return words;
}

/** What is special about an example on a sheet: `secondary, small, busy`. */
export function captionOf(example: HTMLElement, names: readonly string[]) {
  const named = names.map((name) => [name, `.${name.toLowerCase()}`] as const);
  const selector = named.map(([, own]) => own).join();
  // An element without a class only sets a direction or a width.
  const inner = example.className ? undefined : example.querySelector<HTMLElement>(selector);
  const element = inner ?? example;
  const [name] = named.find(([, own]) => element.matches(own)) ?? [];
  const words = [...new Set([...variantsOf(element), ...statesOf(element)])];
  const own = names.length > 1 && name ? [name] : [];
  return [...own, ...words].join(', ') || name || 'default';
}

/** Writes beside each example of a sheet what it shows. @param names of the components of the page */
export function showCaptions(names: readonly string[]) {
  const stage = document.querySelector('.stage');
  const examples = stage?.querySelectorAll<HTMLElement>(
    ':scope > :not(.stage-line), :scope > .stage-line > *',
  );
  for (const example of examples ?? []) {
    // A badge of 0 shows nothing.
    if (example.hidden) continue;
    const caption = Object.assign(document.createElement('small'), {
      className: 'stage-caption',
      textContent: captionOf(example, names),
    });
    if (example.parentElement === stage) example.before(caption);
    else example.after(caption);
  }
}
