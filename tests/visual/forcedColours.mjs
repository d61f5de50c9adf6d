/**
 * Runs in the page. What is drawn as a box, by its background or its shadow, loses both with the
 * colours of the system, so it needs an edge there.
 * @param {string} [within] a part of the page
 */
export function controlsWithBox(within) {
  const part = (within && document.querySelector(within)) || document;
  const controls = part.querySelectorAll('button, input, textarea, select, [role="tab"]');
  /**
   * A field is drawn by the boxes around its control.
   * @param {Element} control
   */
  const boxesOf = (control) =>
    control.matches('input, textarea, select')
      ? [control, control.nextElementSibling, control.parentElement, control.closest('label')]
      : [control];
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => ({
      control,
      styles: boxesOf(control).flatMap((box) => (box ? [getComputedStyle(box)] : [])),
    }))
    .filter(({ styles }) =>
      styles.some(
        ({ backgroundColor, backgroundImage, boxShadow }) =>
          backgroundColor !== 'rgba(0, 0, 0, 0)' ||
          backgroundImage !== 'none' ||
          boxShadow !== 'none',
      ),
    );
}

/**
 * Runs in the page, while it has the colours of the system: those of the controls that have no edge, one line for each.
 * Their styles are live: they have the values of the moment when they are read.
 * @param {ReturnType<typeof controlsWithBox>} found
 */
export function linesWithoutEdge(found) {
  // With reduced motion each change is a transition of one frame (base.css).
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
  return found
    .filter(
      ({ control, styles }) =>
        control.isConnected &&
        !styles.some(
          ({ borderTopWidth, borderBottomWidth, outlineStyle, forcedColorAdjust }) =>
            Number.parseFloat(borderTopWidth) > 0 ||
            Number.parseFloat(borderBottomWidth) > 0 ||
            outlineStyle !== 'none' ||
            forcedColorAdjust === 'none',
        ),
    )
    .map(({ control }) => `forced colours, no edge: ${control.outerHTML.slice(0, 160)}`);
}

/**
 * The controls that lose their edges with the colours of the system, one line for each.
 * @param {import('playwright').Page} page
 * @param {string} [within]
 * @returns {Promise<string[]>}
 */
export async function findControlsWithoutEdge(page, within) {
  const boxes = await page.evaluateHandle(controlsWithBox, within);
  await page.emulateMedia({ forcedColors: 'active' });
  const lines = await boxes.evaluate(linesWithoutEdge);
  await boxes.dispose();
  await page.emulateMedia({ forcedColors: 'none' });
  return lines;
}
