/**
 * What is wrong with the layout of the page as it is: it scrolls sideways, a text is cut without an
 * ellipsis, or two texts lie over each other. The list of winners shows part of its rows on purpose.
 */
export function layoutFaults() {
  const faults = new Set<string>();
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1) faults.add(`${root.scrollWidth} px wide`);

  /** Texts of different layers may lie over each other, such as the bottom bar over the page. */
  const layerOf = (element: Element) => {
    for (let node: Element | null = element; node; node = node.parentElement) {
      const { position } = getComputedStyle(node);
      if (position === 'fixed' || position === 'sticky' || node.tagName === 'DIALOG') return node;
    }
    return root;
  };
  /** A line clamp hides whole lines. A line that is shown in part has too little room. */
  const isSliced = (lines: DOMRect[], edge: DOMRect, fontSize: number) =>
    lines.some(
      ({ top, bottom }) =>
        top < edge.bottom - fontSize * 0.3 && bottom > edge.bottom + fontSize * 0.3,
    );
  const isCut = (element: Element, box: DOMRect, lines: DOMRect[], fontSize: number) => {
    for (let node: Element | null = element; node; node = node.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position, clipPath } =
        getComputedStyle(node);
      if (clipPath !== 'none') return 'hidden';
      if (/auto|scroll/.test(overflowX)) return false;
      const edge = node.getBoundingClientRect();
      const isWide = box.right > edge.right + 1 || box.left < edge.left - 1;
      const isHigh =
        box.bottom > edge.bottom + fontSize * 0.3 || box.top < edge.top - fontSize * 0.3;
      if (/hidden|clip/.test(overflowX) && isWide)
        return textOverflow === 'ellipsis' ? 'shortened' : 'cut';
      if (/hidden|clip/.test(overflowY) && isHigh)
        return webkitLineClamp === 'none' || isSliced(lines, edge, fontSize) ? 'cut' : 'shortened';
      if (position === 'fixed') return false;
    }
    return false;
  };

  const texts: { text: string; rects: DOMRect[]; layer: Element; fontSize: number }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const element = walker.currentNode.parentElement;
    if (
      !text ||
      !element ||
      element.closest('script, style, svg, [hidden], [inert], [href="#main"], .winnerlist')
    )
      continue;
    const seen = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
    if (!element.checkVisibility(seen)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const rects = [...range.getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    if (!rects.length) continue;
    const fontSize = Number.parseFloat(getComputedStyle(element).fontSize);
    const cut = isCut(element, range.getBoundingClientRect(), rects, fontSize);
    const isAmount = element.closest('.money') !== null;
    if (cut === 'cut' || (cut === 'shortened' && isAmount)) faults.add(`"${text}" is cut`);
    if (!cut) texts.push({ text, rects, layer: layerOf(element), fontSize });
  }
  const isOver = (a: DOMRect, b: DOMRect, fontSize: number) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > fontSize * 0.45;
  for (const [index, a] of texts.entries())
    for (const b of texts.slice(index + 1)) {
      if (a.layer !== b.layer) continue;
      const fontSize = Math.min(a.fontSize, b.fontSize);
      if (a.rects.some((one) => b.rects.some((other) => isOver(one, other, fontSize))))
        faults.add(`"${a.text}" and "${b.text}" lie over each other`);
    }
  return [...faults];
}
