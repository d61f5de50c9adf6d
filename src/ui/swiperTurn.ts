import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

/** Turns the slides until stopped; at rest in a hidden page and under the focus. */
export function turn(root: HTMLElement, delay: number, gap: number): () => void {
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
  const go = () => {
    if (!document.hidden && !root.contains(document.activeElement)) swiper.autoplay.start();
  };
  const see = () => (document.hidden ? rest() : go());
  root.addEventListener('focusin', rest);
  root.addEventListener('focusout', go);
  document.addEventListener('visibilitychange', see);
  see();
  return () => {
    root.removeEventListener('focusin', rest);
    root.removeEventListener('focusout', go);
    document.removeEventListener('visibilitychange', see);
    swiper.destroy(true, false);
  };
}
