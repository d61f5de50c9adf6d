/** An icon of the sprite, as a file of its own in the colour that it has here. */
async function makeIconFile(svg: SVGElement, use: SVGUseElement) {
  const href = use.getAttribute('href') ?? '';
  const [address = '', id = ''] = href.split('#');
  const sprite = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/xml');
  const symbol = sprite.getElementById(id);
  if (!symbol) return;
  const { color } = getComputedStyle(svg);
  const viewBox = symbol.getAttribute('viewBox') ?? '0 0 24 24';
  const attributes = [...symbol.attributes]
    .filter(({ name }) => name !== 'id' && name !== 'viewBox')
    .map(({ name, value }) => ` ${name}="${value}"`)
    .join('');
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" color="${color}"${attributes}>${symbol.innerHTML}</svg>`;
  return { href: `data:image/svg+xml,${encodeURIComponent(text)}`, file: `${id}.svg` };
}

/** The picture or icon that an element is or has, to download. */
export async function findPicture(element: Element) {
  const image = element.matches('img') ? element : element.querySelector('img');
  if (image instanceof HTMLImageElement && image.currentSrc) {
    const file = new URL(image.currentSrc).pathname.split('/').at(-1) ?? 'picture';
    return { href: image.currentSrc, file };
  }
  const svg = element.closest('svg') ?? element.querySelector('svg');
  const use = svg?.querySelector('use');
  return svg && use ? makeIconFile(svg, use) : undefined;
}
