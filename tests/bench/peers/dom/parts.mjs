import * as data from '../shared/data.mjs';

/** An element from a template, and the nodes in it that change. */
export function make(html, places = {}) {
  const template = document.createElement('template');
  template.innerHTML = html.trim().replace(/>\s+</g, '><');
  const element = template.content.firstElementChild;
  const found = Object.entries(places).map(([name, selector]) => [
    name,
    element.querySelector(selector),
  ]);
  return { element, ...Object.fromEntries(found) };
}

export const icon = (name, size) =>
  `<svg class="icon" width="${size}" height="${size}" aria-hidden="true" focusable="false"><use href="/icons.svg#${name}"></use></svg>`;

export const iconButton = (name, label, more = '') =>
  `<button class="iconbutton" data-kind="bare" data-spinning="false" style="--size:32px" type="button"${more}>${icon(name, 18)}<span class="visually-hidden">${label}</span><span class="ripple" aria-hidden="true"></span></button>`;

export function money(amount, { size, tone = 'text' } = {}) {
  const { lead, integer, fraction } = data.moneyParts(amount);
  const sized = size ? ` data-size="${size}"` : '';
  return `<span class="money num" dir="ltr"${sized} data-tone="${tone}" data-quiet="false"><span class="money-symbol">${lead}</span><span>${integer}</span><span class="money-cents">${fraction}</span><span class="money-symbol"></span></span>`;
}

export const picture = ({ src = '', srcSet, alt = '', width, fills = false }) =>
  `<span class="picture" data-state="loading" data-fills="${fills}" style="--w:${width}px;--ratio:${width} / ${width}"><img alt="${alt}" width="${width}" height="${width}" loading="lazy" decoding="async" draggable="false"${srcSet ? ` sizes="${data.SIZES}" srcset="${srcSet}"` : ''}${src ? ` src="${src}"` : ''}></span>`;

/** Never shows the previous picture, and shows a placeholder when loading fails. */
export function watchPicture(frame) {
  const image = frame.firstElementChild;
  image.onload = () => {
    frame.dataset.state = 'loaded';
  };
  image.onerror = () => {
    if (image.getAttribute('src') === data.DEFAULT_PICTURE) return;
    image.removeAttribute('srcset');
    image.src = data.DEFAULT_PICTURE;
  };
  return (src, srcSet) => {
    if (image.getAttribute('src') === src) return;
    frame.dataset.state = 'loading';
    if (srcSet) image.srcset = srcSet;
    image.src = src;
  };
}

/** The nodes of an amount: its digits before and after the decimal mark. */
export function writeMoney(host, amount, isMasked = false) {
  const { integer, fraction } = data.moneyParts(amount);
  const [, integerNode, fractionNode] = host.children;
  integerNode.firstChild.data = isMasked ? data.mask(integer) : integer;
  fractionNode.firstChild.data = isMasked ? data.mask(fraction) : fraction;
}
