import { Studio } from '../studio/Studio';

export default { title: 'Foundations/BrandStudio' };

/** A brand from one colour: docs/workbench.md. */
export { Studio };
