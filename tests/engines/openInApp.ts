/**
 * Opens an address of another screen like a tap on a link, and tells when that is drawn: the result is empty when it is the
 * screen of the address without an error, and else what was there in the end. It runs in the page, so it uses nothing
 * outside of itself.
 */
export function openInApp(href: string, done: (result: string) => void) {
  const end = performance.now() + 25_000;
  const main = () => document.querySelector('main');
  for (const part of main()?.children ?? []) part.setAttribute('data-left', '');
  const link = Object.assign(document.createElement('a'), { href });
  document.body.append(link);
  link.click();
  link.remove();

  const isLoading = () =>
    [...document.querySelectorAll('[role=status]')].some((status) =>
      /Cargando|Abriendo/.test(status.textContent ?? ''),
    );
  const isDrawn = () =>
    main()?.firstElementChild != null && !main()?.querySelector(':scope > [data-left]');
  /** Pictures out of view load when the page is scrolled to them. */
  const isInView = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const areLoaded = () =>
    [...document.images].every((image) => image.complete || !image.src || !isInView(image));
  /** An error and another page are drawn too. */
  const problem = () => {
    const wanted = new URL(href, location.href).pathname;
    if (location.pathname !== wanted) return `leads to ${location.pathname}`;
    const errors = [...(main()?.querySelectorAll('[role=alert]') ?? [])];
    const text = errors
      .map(({ textContent }) => textContent)
      .join(' ')
      .trim();
    return text && `shows an error: ${text}`;
  };
  function check() {
    if (isDrawn() && !isLoading() && areLoaded()) requestAnimationFrame(() => done(problem()));
    else if (performance.now() > end) done(`not drawn: ${main()?.innerText.slice(0, 100)}`);
    else setTimeout(check, 50);
  }
  setTimeout(check, 50);
}
