/**
 * While styles for the screen load in the head, WebKit draws no new element, but counts it when a script reads a size. So
 * those of a chunk load as styles for paper, and count for the screen once they are there.
 */
export function startLateStyles() {
  const { head } = document;
  const show = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.media === 'print' && target.sheet)
      target.sheet.media.mediaText = 'all';
  };
  // Before the chunk that waits for them is run.
  head.addEventListener('load', show, { capture: true });
  const loadForPaper = (node: Node) => {
    if (!(node instanceof HTMLLinkElement) || node.rel !== 'stylesheet' || node.sheet) return;
    // Else Chromium loads them last.
    Object.assign(node, { fetchPriority: 'high', media: 'print' });
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(loadForPaper);
  });
  observer.observe(head, { childList: true });
  return () => {
    head.removeEventListener('load', show, { capture: true });
    observer.disconnect();
  };
}
