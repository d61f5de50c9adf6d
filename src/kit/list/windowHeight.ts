let height = 0;

const readHeight = () => {
  height = innerHeight;
};

/** The height of the window. It is read once, and when it changes: reading it while the page is drawn forces a layout. */
export function windowHeight() {
  if (height === 0) {
    readHeight();
    addEventListener('resize', readHeight);
  }
  return height;
}
