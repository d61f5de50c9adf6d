/** The states in which the page of a lottery has a story. */
const LOTTERY_STORIES = ['failed', 'loading', 'long-text', 'offline', 'ready'];

/** The address of the story of a lottery's page, which is a screen of the app: in the state and with the settings of this story. */
function lotteryStory(base: string) {
  const query = new URLSearchParams(location.search);
  const state = query.get('story')?.split('--').at(-1) ?? '';
  query.set('story', `screens--lotteryframe--${LOTTERY_STORIES.includes(state) ? state : 'ready'}`);
  query.set('embedded', '');
  return `${base}?${query}`;
}

/** The address in the workbench of a page that is shown in a frame. */
function movedAddress(address: string, base: string) {
  const { origin, pathname, search } = new URL(address, location.href);
  if (origin !== location.origin) return address;
  if (pathname.startsWith('/m/lotto-h5/')) return lotteryStory(base);
  return pathname.startsWith('/play/') ? base + pathname.slice(1) + search : address;
}

/**
 * Gives the frames of sample games and lotteries their addresses in the workbench. The service worker of this page
 * does not answer the request for the page of a frame.
 */
export function moveFrames(base: string) {
  const { setAttribute } = HTMLIFrameElement.prototype;
  HTMLIFrameElement.prototype.setAttribute = function (name, value) {
    setAttribute.call(this, name, name === 'src' ? movedAddress(value, base) : value);
  };
}

/** A story in a frame of this one is still being drawn. */
export const isFrameDrawing = () =>
  [...document.querySelectorAll<HTMLIFrameElement>('iframe[src*="embedded="]')].some(
    ({ contentDocument }) => !contentDocument?.documentElement.dataset.settled,
  );
