/**
 * Prints an error when a field with small letters gets the focus: an iPhone zooms into it. Tests with a built page run this function in
 * their page, so it uses nothing from outside.
 */
export function watchLetters() {
  const check = ({ target }: FocusEvent) => {
    const isField =
      target instanceof HTMLElement &&
      target.matches(
        'textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=file])',
      );
    if (isField && Number.parseFloat(getComputedStyle(target).fontSize) < 16)
      console.error(`letters smaller than 16 px: ${target.outerHTML.slice(0, 120)}`);
  };
  addEventListener('focusin', check);
  return () => removeEventListener('focusin', check);
}
