/** The names of colours in CSS. */
const NAMES =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato transparent turquoise violet wheat white whitesmoke yellow yellowgreen';

const HEX = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const FUNCTION = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\([\w\s.,%#/()+-]+\)$/i;

/** Whether a text is one colour of CSS. @param {string} text */
export const isColor = (text) =>
  HEX.test(text) || FUNCTION.test(text) || NAMES.split(' ').includes(text.toLowerCase());

/** Red, green and blue from 0 to 255. Undefined for other ways to write a colour, and for colours that let others through. */
function channelsOf(text) {
  const [, hex = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text) ?? [];
  if (hex) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g);
    return digits?.map((pair) => Number.parseInt(pair, 16));
  }
  return /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/i.exec(text)?.slice(1).map(Number);
}

/** @param {number[]} channels */
function luminanceOf(channels) {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * The contrast of two colours, from 1 to 21. Undefined where it cannot be told.
 * @param {string} one
 * @param {string} other
 */
export function contrastOf(one, other) {
  const [a, b] = [channelsOf(one), channelsOf(other)];
  if (!a || !b) return undefined;
  const [dark = 0, light = 0] = [luminanceOf(a), luminanceOf(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
