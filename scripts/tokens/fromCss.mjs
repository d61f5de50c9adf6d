/** Values as design tools and brands write them, in the form of the format. Undefined: it is written in another way. */

const part = (value) => Math.round((value / 255) * 10_000) / 10_000;
const HEX = /^#([\da-f]{6})([\da-f]{2})?$/i;
const RGB = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:\s*[,/]\s*([\d.]+)(%?))?\s*\)$/i;

/** A colour such as `#f6c35f`, `#f6c35f80`, `rgb(8 5 16 / 68%)` or `rgba(8, 5, 16, 0.68)`. */
export function colorFrom(text) {
  if (text === 'transparent') return srgb([0, 0, 0], 0);
  const [, six, alpha] = HEX.exec(text) ?? [];
  if (six) {
    const channels = [0, 2, 4].map((at) => Number.parseInt(six.slice(at, at + 2), 16));
    return srgb(channels, alpha ? Number.parseInt(alpha, 16) / 255 : 1);
  }
  const [isRgb, red, green, blue, opacity = '1', percent] = RGB.exec(text) ?? [];
  if (!isRgb) return undefined;
  return srgb([red, green, blue].map(Number), Number(opacity) / (percent ? 100 : 1));
}

const srgb = (channels, alpha) => ({
  colorSpace: 'srgb',
  components: channels.map(part),
  alpha: Math.round(alpha * 1000) / 1000,
  hex: `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`,
});

/** A length or a time such as `12px`, `0.75rem` or `150ms`. A number alone is in pixels. */
export function measureFrom(value) {
  const [, size, unit = 'px'] = /^(-?[\d.]+)(px|rem|ms|s)?$/.exec(String(value)) ?? [];
  return size === undefined ? undefined : { value: Number(size), unit };
}
