import siteConfig from '../../deploy/brands/feria/config.json';

// Tests, the workbench and the benchmark have no index.html with a configuration.
Object.assign(globalThis, { siteConfig });
