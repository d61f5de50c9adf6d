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

/** Turns the slides until stopped; still under reduced motion, in a hidden page, under focus. */
export function startAutoplay(root: HTMLElement, delay: number, gap: number): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  let isStopped = false;
  let stop = () => {
    isStopped = true;
  };
  import('./swiperCore').then(({ Swiper, Autoplay }) => {
    if (isStopped) return;
    const swiper = new Swiper(root, {
      modules: [Autoplay],
      // Scrolls natively, so nothing moves when the core takes over.
      cssMode: true,
      slidesPerView: 'auto',
      spaceBetween: gap,
      rewind: true,
      autoplay: { delay, disableOnInteraction: false, pauseOnMouseEnter: true },
    });
    const rest = () => swiper.autoplay.stop();
    const turn = () => {
      if (!document.hidden && !root.contains(document.activeElement)) swiper.autoplay.start();
    };
    const see = () => (document.hidden ? rest() : turn());
    root.addEventListener('focusin', rest);
    root.addEventListener('focusout', turn);
    document.addEventListener('visibilitychange', see);
    see();
    stop = () => {
      root.removeEventListener('focusin', rest);
      root.removeEventListener('focusout', turn);
      document.removeEventListener('visibilitychange', see);
      swiper.destroy(true, false);
    };
  });
  return () => stop();
}
