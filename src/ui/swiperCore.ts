// A chunk of its own: it arrives with the first carousel that turns by itself.
export { default as Swiper } from 'swiper';
export { Autoplay } from 'swiper/modules';
