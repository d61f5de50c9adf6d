import { COLOR_ROLES } from '../../deploy/colorRoles.mjs';
import type { Brand, Config } from '../../src/config/config';
import { brandRoles, type Draft } from './draft';
import type { Roles } from './pairs';
import type { Theme } from './palette';
import type { Files } from './zip';

/** A code of the platform has no spaces and accents. */
export const codeOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase() || 'brand';

function changedRoles(draft: Draft, theme: Theme): Roles {
  const known: Roles = COLOR_ROLES[theme];
  return Object.fromEntries(
    Object.entries(brandRoles(draft, theme)).filter(([role, value]) => value !== known[role]),
  );
}

/** A picture as the folder has it. */
export interface Picture {
  bytes: Uint8Array;
  /** Such as svg. */
  type: string;
  width: number;
  height: number;
}

export interface Pictures {
  /** In place of the name, on dark and on light. */
  logo?: Picture | undefined;
  lightLogo?: Picture | undefined;
  /** Of the tab, of the app on a home screen (180 px), and for those who do not read the page. */
  icon: Picture;
  appIcon: Picture;
  favicon: Uint8Array;
  font?: Uint8Array | undefined;
}

type Addresses = Pick<Brand, 'logo' | 'icon' | 'appIcon'>;

/** The configuration of the brand. A deployer adds what the business needs: docs/configuration.md. */
export function configOf(draft: Draft, addresses: Addresses = {}, fontFile?: string): Config {
  const style = { ...draft.style, ...(fontFile && { fontFile }) };
  return {
    merchant: codeOf(draft.name),
    brand: {
      name: draft.name,
      ...addresses,
      colors: { dark: changedRoles(draft, 'dark'), light: changedRoles(draft, 'light') },
      ...(Object.keys(style).length > 0 && { style }),
    },
  };
}

/** The files of the folder that `BRAND` and `deploy/applyBrand.mjs` take. */
export function brandFiles(
  draft: Draft,
  { logo, lightLogo, icon, appIcon, favicon, font }: Pictures,
): Files {
  const files: Files = {};
  const add = (name: string, { bytes, type }: Pick<Picture, 'bytes' | 'type'>) => {
    files[`${name}.${type}`] = bytes;
    return `/${name}.${type}`;
  };
  const code = codeOf(draft.name);
  const addresses: Addresses = {
    ...(logo && {
      logo: {
        dark: add(`${code}-logo`, logo),
        ...(lightLogo && { light: add(`${code}-logo-light`, lightLogo) }),
        width: logo.width,
        height: logo.height,
      },
    }),
    icon: add(`${code}-icon`, icon),
    appIcon: add(`${code}-icon-${appIcon.width}`, appIcon),
  };
  const fontFile = font && add(`${code}-font`, { bytes: font, type: 'woff2' });
  add('favicon', { bytes: favicon, type: 'ico' });
  const config = JSON.stringify(configOf(draft, addresses, fontFile), null, 2);
  return { 'config.json': new TextEncoder().encode(`${config}\n`), ...files };
}
