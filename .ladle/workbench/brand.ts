import brands from 'virtual:brands';
import { base } from './base';
import { readSettings } from './settings';

/** The address of a file of a brand, in the folder that the workbench was published in. */
const moved = (path: string | undefined) => path && base + path.replace(/^\//, '');

/** The brand that the studio is making, in a frame of it. */
export const studioBrand = () => window.frameElement?.ownerDocument.defaultView?.studioBrand;

/** The configuration of the brand of the toolbar, or of the studio. */
function read() {
  const own = studioBrand();
  const config = brands[readSettings(location.search).brand];
  if (own) return { ...config, brand: own };
  const { logo } = config.brand;
  if (!logo) return config;
  const light = moved(logo.light);
  const ownLogo = { ...logo, dark: moved(logo.dark) ?? '', ...(light && { light }) };
  return { ...config, brand: { ...config.brand, logo: ownLogo } };
}

export const brand = read();
