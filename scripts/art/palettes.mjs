/** @typedef {{ glow: string, mid: string, deep: string, rim: string, metal: string }} Palette */

const palette = (/** @type {string} */ colours) => {
  const [glow, mid, deep, rim, metal] = colours.split(' ');
  return { glow, mid, deep, rim, metal };
};

/** The colours of a background: light, body, shadow, edge and metal. */
export const palettes = {
  ember: palette('#ffb648 #d3301f #4a0614 #ffe3a1 #ffcf5c'),
  jade: palette('#7df0b0 #0d8a63 #02302f #d8ffe0 #ffd66b'),
  royal: palette('#d79bff #6a2bd0 #1d0b52 #f3dcff #ffd66b'),
  night: palette('#7cc4ff #1f4fc4 #081446 #d6eeff #ffd98a'),
  candy: palette('#ffd0ec #f0529c #7a1265 #ffffff #fff2a8'),
  sea: palette('#8ff6ff #0a86b8 #02264f #dcfcff #ffd66b'),
  dusk: palette('#ffd07a #e8663a #4b1546 #fff0c4 #ffe08a'),
  felt: palette('#46c78a #0f6b46 #03261c #e8fff2 #f2c968'),
  wine: palette('#ff8a9a #a4153e #30041f #ffdfe3 #f5cf78'),
  neon: palette('#ff7ae5 #4a23c9 #0d0733 #9ef3ff #6ff0ff'),
  noir: palette('#f5c766 #4a3312 #120b07 #fff0c0 #f5c766'),
  frost: palette('#ffffff #6fb4ea #123a78 #ffffff #e4f4ff'),
  moss: palette('#e4f58a #5c9a1e #14340d #f6ffd2 #ffd66b'),
  reef: palette('#9effdf #0f9aa0 #053049 #e4fff6 #ffb9a0'),
  sand: palette('#ffe9b0 #d99a3c #5a2c12 #fff6da #ffd66b'),
  plum: palette('#ff9fd0 #8a2380 #2a0838 #ffe0f2 #ffcf7a'),
};
