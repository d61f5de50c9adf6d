import siteConfig from 'virtual:site-config';
import { setHostSite } from '../../mocks/core/hosts/hostSites';
import { showBrand } from '../../scripts/serve/showBrand.ts';

// The workbench has no index.html with a configuration.
Object.assign(globalThis, { siteConfig });
showBrand(siteConfig);
setHostSite(siteConfig);
