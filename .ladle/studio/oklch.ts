/** A colour by how light, how strong and of which hue it looks. Equal steps look equal, unlike those of RGB. */
export interface Oklch {
  /** From 0 (black) to 1 (white). */
  l: number;
  chroma: number;
  /** In degrees. */
  hue: number;
}

const decode = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const encode = (part: number) =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

/** The matrices are those of https://bottosson.github.io/posts/oklab. @param hex such as #f6c35f */
export function oklchOf(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    decode(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(x, y),
    hue: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
  };
}

function channelsOf({ l, chroma, hue }: Oklch) {
  const x = chroma * Math.cos((hue * Math.PI) / 180);
  const y = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const medium = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isShown = (channels: number[]) => channels.every((part) => part > -0.0005 && part < 1.0005);
const STEPS = 18;

/** What the screen cannot show becomes weaker, and keeps its lightness and hue. */
export function hexOf(color: Oklch) {
  const l = Math.min(1, Math.max(0, color.l));
  let channels = channelsOf({ ...color, l });
  if (!isShown(channels)) {
    let [low, high] = [0, color.chroma];
    for (let step = 0; step < STEPS; step++) {
      const chroma = (low + high) / 2;
      if (isShown(channelsOf({ ...color, l, chroma }))) low = chroma;
      else high = chroma;
    }
    channels = channelsOf({ ...color, l, chroma: low });
  }
  const pair = (part: number) =>
    Math.round(255 * encode(Math.min(1, Math.max(0, part))))
      .toString(16)
      .padStart(2, '0');
  return `#${channels.map(pair).join('')}`;
}
