/** @jsxImportSource react */
// Slides in a native scroller, which can change by themselves.
import { useEffect, useRef, useState } from 'react';

export function Carousel({ label, height, peek, items, children, onActive, autoplay = 0 }) {
  const track = useRef(null);
  const [active, setActive] = useState(0);
  const current = useRef(0);
  const count = items.length;
  useEffect(() => {
    if (!count) return;
    const slides = [...track.current.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (!seen) return;
        current.current = slides.indexOf(seen.target);
        setActive(current.current);
        onActive?.(current.current);
      },
      { root: track.current, threshold: 0.6 },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [count, onActive]);
  useEffect(() => {
    if (!autoplay || count < 2) return;
    const timer = setInterval(() => {
      const slides = track.current.children;
      const next = slides[(current.current + 1) % count];
      track.current.scrollTo({ left: next.offsetLeft - slides[0].offsetLeft, behavior: 'smooth' });
    }, autoplay);
    return () => clearInterval(timer);
  }, [autoplay, count]);
  return (
    <section
      className="carousel"
      aria-label={label}
      style={{ '--height': height, '--gap': '5px', '--peek': `${peek}px` }}
    >
      <div className="carousel-track" ref={track}>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the slides never move
          <div className="carousel-slide" key={at}>
            {children(item, at)}
          </div>
        ))}
      </div>
      <div className="pagedots" aria-hidden="true">
        {items.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          <i key={at} data-on={at === active} />
        ))}
      </div>
    </section>
  );
}
