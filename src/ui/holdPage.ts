import './holdPage.css';

/** Fixes the page where it is scrolled to, for what lies over it; gives back how to let go. */
export function holdPage() {
  const { body } = document;
  const top = scrollY;
  body.style.setProperty('--held-at', `${-top}px`);
  body.classList.add('position-fixed');
  return () => {
    body.classList.remove('position-fixed');
    body.style.removeProperty('--held-at');
    scrollTo({ top, behavior: 'instant' });
  };
}
