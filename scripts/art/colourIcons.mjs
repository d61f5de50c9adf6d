import sharp from 'sharp';
import { webp } from './lib/webp.mjs';
import { write } from './lib/write.mjs';
import { body, fluentEmoji } from './sources.mjs';

/** The name in the app may differ from the name in the set. @type {Record<string, string>} */
const renamed = {
  'magnifying-glass': 'magnifying-glass-tilted-left',
  'medal-gold': '1st-place-medal',
  'medal-silver': '2nd-place-medal',
  'medal-bronze': '3rd-place-medal',
};

const names = `
  house fire slot-machine game-die tropical-fish rocket soccer-ball video-game joker
  admission-tickets pool-8-ball rooster red-heart joystick trophy wrapped-gift money-with-wings
  megaphone crown receipt chart-increasing chart-decreasing locked unlocked mobile-phone bank
  credit-card coin ticket waving-hand magnifying-glass bell bell-with-slash party-popper
  hourglass-done hourglass-not-done warning no-entry prohibited globe-with-meridians
  identification-card camera handshake bar-chart calendar speech-balloon telephone-receiver
  envelope e-mail incoming-envelope open-mailbox-with-raised-flag money-bag gem-stone medal-gold
  medal-silver medal-bronze sports-medal star glowing-star shooting-star balloon confetti-ball
  birthday-cake key shield bust-in-silhouette busts-in-silhouette label clipboard memo
  page-facing-up spiral-calendar alarm-clock stopwatch wastebasket gear wrench satellite-antenna
  high-voltage broken-heart sparkles clapping-hands thumbs-up thumbs-down backhand-index-pointing-up
  cross-mark check-mark-button cross-mark-button red-question-mark information inbox-tray
  outbox-tray dollar-banknote euro-banknote currency-exchange package four-leaf-clover circus-tent
  ferris-wheel carousel-horse basketball horse-racing fishing-pole headphone desktop-computer
  laptop link bullseye fireworks light-bulb convenience-store right-arrow-curving-left
  counterclockwise-arrows-button candle classical-building no-one-under-eighteen
  fox panda tiger-face wolf frog owl lion koala rabbit-face cat-face parrot unicorn`
  .trim()
  .split(/\s+/);

/** An emoji without background, in a square of this size. @param {string} name @param {number} size */
const emojiPng = (name, size) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32" width="${size}" height="${size}">${body(fluentEmoji, renamed[name] ?? name)}</svg>`,
    ),
  )
    .png()
    .toBuffer();

/** The icons of the lobby's menu, side by side in this order: src/widgets/games/list/CategoryIcon.tsx. */
const menu = `house fire red-heart slot-machine game-die tropical-fish rocket soccer-ball video-game
  joker admission-tickets pool-8-ball rooster`
  .trim()
  .split(/\s+/);

/** The menu's icons as one picture, so that the menu is one request. */
async function menuSprite() {
  const side = 96;
  const pictures = await Promise.all(menu.map((name) => emojiPng(name, side)));
  const sprite = sharp({
    create: {
      width: side * menu.length,
      height: side,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  }).composite(pictures.map((input, index) => ({ input, left: index * side, top: 0 })));
  return webp(await sprite.png().toBuffer(), side * menu.length, 82);
}

export async function colourIcons() {
  write('public/art/menu.webp', await menuSprite());
  for (const name of new Set(names))
    write(`public/art/icons/${name}.webp`, await webp(await emojiPng(name, 192), 96, 82));
}
