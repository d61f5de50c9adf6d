import { convertElementToCssSelector, Locator } from '@vitest/browser/locators';
import { page } from 'vitest/browser';

/** An element by its CSS selector. The tests of the kit find their elements themselves. */
class ElementLocator extends Locator {
  override selector: string;

  constructor(selector: string) {
    super();
    this.selector = selector;
  }

  protected override locator(selector: string) {
    return new ElementLocator(selector);
  }

  protected override elementLocator(element: Element) {
    return new ElementLocator(convertElementToCssSelector(element));
  }
}

page.extend({
  elementLocator: (element: Element) => new ElementLocator(convertElementToCssSelector(element)),
});
