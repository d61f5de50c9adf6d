import './lockScroll.css';

/** Stops the page from scrolling, for a layer above it. Returns the function that unlocks it. */
export function lockScroll() {
  const { body } = document;
  const top = scrollY;
  body.style.setProperty('--scroll-top', `${-top}px`);
  body.classList.add('position-fixed');
  return () => {
    body.classList.remove('position-fixed');
    body.style.removeProperty('--scroll-top');
    scrollTo({ top, behavior: 'instant' });
  };
}
