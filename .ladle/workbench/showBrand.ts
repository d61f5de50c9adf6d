import { showBrand } from '../../scripts/serve/showBrand.ts';
import { brand } from './brand';

// The workbench has no index.html with a configuration.
Object.assign(globalThis, { siteConfig: brand });
showBrand(brand);
