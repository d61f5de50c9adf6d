/**
 * The configuration with each address of a file of the brand replaced by what `change` returns for it: pictures,
 * icons and a font, with the name of the field.
 * @template {Partial<import('../src/config/config').Config>} C
 * @param {C} config
 * @param {(address: string, field: string) => string} change
 * @returns {C}
 */
export function withBrandAddresses(config, change) {
  const copy = structuredClone(config);
  /** @param {any} owner @param {string} key @param {string} at */
  const one = (owner, key, at) => {
    if (typeof owner?.[key] === 'string') owner[key] = change(owner[key], `${at}.${key}`);
  };
  const { brand, footer, licence } = copy;
  for (const key of ['dark', 'light']) one(brand?.logo, key, 'brand.logo');
  for (const key of ['icon', 'appIcon', 'picture']) one(brand, key, 'brand');
  one(brand?.style, 'fontFile', 'brand.style');
  for (const [i, picture] of (brand?.screenshots ?? []).entries())
    one(picture, 'src', `brand.screenshots[${i}]`);
  for (const [i, payment] of (footer?.payments ?? []).entries())
    one(payment, 'image', `footer.payments[${i}]`);
  one(footer?.providers, 'image', 'footer.providers');
  one(footer?.licence, 'image', 'footer.licence');
  one(licence?.seal, 'image', 'licence.seal');
  return copy;
}

/**
 * A brand has addresses from the root of its site, which may be below a path of its host.
 * @param {import('../src/config/config').Config} config
 * @param {string} base
 */
export const belowBase = (config, base) =>
  withBrandAddresses(config, (address) =>
    address.startsWith('/') ? base + address.slice(1) : address,
  );

/**
 * The addresses of the pictures and icons of a brand.
 * @param {Partial<import('../src/config/config').Config>} config
 */
export function brandAddresses(config) {
  /** @type {string[]} */
  const found = [];
  withBrandAddresses(config, (address) => {
    found.push(address);
    return address;
  });
  return found;
}
