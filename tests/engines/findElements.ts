import type { ElementReference } from './commands.ts';

/**
 * Finds elements by a selector whose names probably match. It runs in the page, so it uses nothing outside of itself.
 * The browser computes the names of the few that it finds afterwards: asking for all of them takes too long.
 */
export function findElements(
  selector: string,
  { source, flags }: { source: string; flags: string },
  inside?: string,
) {
  const pattern = new RegExp(source, flags);

  const labelOf = (element: Element) => {
    const byId = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = byId.length
      ? byId.map((id) => document.getElementById(id))
      : [...((element as HTMLInputElement).labels ?? [])];
    return labels.map((label) => label?.textContent).join(' ');
  };

  function nameOf(node: Node, separator: string): string {
    if (!(node instanceof Element)) return node.nodeType === 3 ? (node.textContent ?? '') : '';
    if (node.getAttribute('aria-hidden') === 'true') return '';
    const label = node.getAttribute('aria-label') || labelOf(node) || node.getAttribute('alt');
    const named = label || (node as HTMLInputElement).placeholder || '';
    return named || [...node.childNodes].map((child) => nameOf(child, separator)).join(separator);
  }

  const isNamed = (element: Element) =>
    ['', ' '].some((separator) =>
      pattern.test(nameOf(element, separator).replace(/\s+/g, ' ').trim()),
    );
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden=true]');

  return [...document.querySelectorAll(selector)].filter(
    (element) =>
      isShown(element) && isNamed(element) && (!inside || element.parentElement?.closest(inside)),
  ) as unknown as ElementReference[];
}
