/**
 * Keeps an element usable while the app shows a modal dialog. The browser makes everything outside of the
 * dialog inert, so the element moves into it, and back at the end.
 */
export function keepOnTop(element: HTMLElement) {
  const place = () => {
    const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    if (element.parentNode === parent) return;
    parent.append(element);
    // An element in the top layer leaves it when it is moved.
    element.showPopover();
  };
  place();
  const watch = { attributes: true, attributeFilter: ['open'], childList: true, subtree: true };
  new MutationObserver(place).observe(document.body, watch);
}
