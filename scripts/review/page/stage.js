import { element } from './elements.js';

const BLINK_MS = 700;

const picture = (story, shot, kind, text) =>
  element('img', {
    src: `pictures/${story.id}-${shot.width}-${shot.theme}-${kind}.webp`,
    ...{ alt: text, class: kind, draggable: 'false' },
  });

const figure = (title, image) =>
  element(
    'figure',
    {},
    element('figcaption', {}, title),
    element('div', { class: 'frame' }, image),
  );

const before = (story, shot) => picture(story, shot, 'before', 'The story before the change');
const after = (story, shot) => picture(story, shot, 'after', 'The story after the change');

/** Both pictures over each other, with a line that pointer, touch and arrow keys move. */
function slider(story, shot) {
  const range = element('input', {
    ...{ type: 'range', min: '0', max: '100', value: '50', step: '1' },
    'aria-label': 'Share of the picture that shows the story before the change',
  });
  const frame = element(
    'div',
    { class: 'frame slider' },
    after(story, shot),
    before(story, shot),
    element('span', { class: 'line' }),
    range,
  );
  range.addEventListener('input', () => frame.style.setProperty('--at', `${range.value}%`));
  return element(
    'figure',
    {},
    element('figcaption', {}, 'Left of the line: before. Right of it: after.'),
    frame,
  );
}

/** One picture after the other in the same place. */
function blink(story, shot) {
  const frame = element('div', { class: 'frame blink' }, before(story, shot), after(story, shot));
  const caption = element('figcaption', { 'aria-live': 'off' });
  const switchButton = element('button', { type: 'button' }, 'Switch');
  const playButton = element('button', { type: 'button' });
  let isAfter = false;
  let timer;
  const show = () => {
    frame.classList.toggle('is-after', isAfter);
    caption.textContent = isAfter ? 'After' : 'Before';
    playButton.textContent = timer ? 'Stop' : 'Blink';
  };
  const turn = () => {
    isAfter = !isAfter;
    show();
  };
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    show();
  };
  const play = () => {
    timer = setInterval(() => (frame.isConnected ? turn() : stop()), BLINK_MS);
    show();
  };
  switchButton.addEventListener('click', () => {
    stop();
    turn();
  });
  playButton.addEventListener('click', () => (timer ? stop() : play()));
  show();
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) play();
  return element(
    'figure',
    {},
    caption,
    frame,
    element('div', { class: 'row' }, switchButton, playButton),
  );
}

const views = {
  slider,
  blink,
  difference: (story, shot) =>
    figure(
      'Magenta: what differs',
      picture(story, shot, 'difference', 'What differs is magenta, everything else is pale'),
    ),
  both: (story, shot) =>
    element(
      'div',
      { class: 'sides' },
      figure('Before', before(story, shot)),
      figure('After', after(story, shot)),
    ),
};

/** The pictures of a story at one width and theme, in one of the views. */
export function stageOf(story, shot, view) {
  if (!shot) return element('p', {}, 'There is no picture at this width and theme.');
  if (!shot.kinds.includes('before') || !shot.kinds.includes('after')) {
    const isOld = shot.kinds.includes('before');
    return figure(isOld ? 'Before' : 'After', (isOld ? before : after)(story, shot));
  }
  return views[view](story, shot);
}
