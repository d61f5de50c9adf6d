/**
 * Keeps an element usable while the app shows a modal dialog. The browser makes everything outside of the
 * dialog inert, so the element is moved into the dialog, and back to the body when the dialog is closed.
 */
export function keepOnTop(element: HTMLElement) {
  const moveToTop = () => {
    const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    if (element.parentNode === parent) return;
    parent.append(element);
    // A moved element leaves the top layer of the browser, so it is shown there again.
    element.showPopover();
  };
  moveToTop();
  const options = { attributes: true, attributeFilter: ['open'], childList: true, subtree: true };
  new MutationObserver(moveToTop).observe(document.body, options);
}
