import { showBrand } from '../../scripts/serve/showBrand.ts';
import { brand, studioBrand } from './brand';

// The workbench has no index.html with a configuration.
Object.assign(globalThis, { siteConfig: brand });
const sheets = [...document.adoptedStyleSheets];
showBrand(brand);

/** The configuration stays the same object, which the app has read. */
window.showDraft = () => {
  const own = studioBrand();
  if (!own) return;
  brand.brand = own;
  const { dataset } = document.documentElement;
  delete dataset.logo;
  delete dataset.name;
  document.adoptedStyleSheets = sheets;
  showBrand(brand);
};
