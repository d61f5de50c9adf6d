/** Tells which slide fills most of the view; returns its stop. */
export function watchActive(root: HTMLElement, tell: (index: number) => void): () => void {
  const wrapper = root.firstElementChild;
  if (!wrapper) return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.find((entry) => entry.isIntersecting);
      if (seen) tell([...wrapper.children].indexOf(seen.target));
    },
    { root: wrapper, threshold: 0.6 },
  );
  // The rows of a changed list are in the document one microtask later.
  queueMicrotask(() => {
    for (const slide of wrapper.children) observer.observe(slide);
  });
  return () => observer.disconnect();
}

/** Turns the slides until stopped, with what arrives with the first carousel; never under reduced motion. */
export function startAutoplay(root: HTMLElement, delay: number, gap: number): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  let isStopped = false;
  let stop = () => {
    isStopped = true;
  };
  import('./swiperTurn').then(({ turn }) => {
    if (!isStopped) stop = turn(root, delay, gap);
  });
  return () => stop();
}
