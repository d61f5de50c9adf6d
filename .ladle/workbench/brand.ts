import brands from 'virtual:brands';
import { base } from './base';
import { readSettings } from './settings';

/** The address of a file of a brand, in the folder that the workbench was published in. */
const moved = (path: string | undefined) => path && base + path.replace(/^\//, '');

/** The configuration of the brand of the toolbar. */
function read() {
  const config = brands[readSettings(location.search).brand];
  const { logo } = config.brand;
  if (!logo) return config;
  const light = moved(logo.light);
  const ownLogo = { ...logo, dark: moved(logo.dark) ?? '', ...(light && { light }) };
  return { ...config, brand: { ...config.brand, logo: ownLogo } };
}

export const brand = read();
