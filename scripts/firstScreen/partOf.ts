/** The first element of this class, as the server renderer has written it. */
export function partOf(html: string, className: string) {
  const start = html.search(new RegExp(`<\\w+[^>]* class="${className}[ "]`));
  if (start < 0) throw new Error(`No element has the class ${className}`);
  let depth = 0;
  for (const { 0: tag, 1: end, index } of html.slice(start).matchAll(/<(\/?)[\w-]+[^>]*>/g)) {
    if (end) depth--;
    else if (!tag.endsWith('/>')) depth++;
    if (depth === 0) return html.slice(start, start + index + tag.length);
  }
  throw new Error(`The element of the class ${className} has no end`);
}
