import { depositCategories, type Method, methods } from '../../../fixtures/cashier/cashier';
import { allMethods, marketMethods } from '../../../fixtures/cashier/marketMethods';
import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { marketSiteOf } from '../site/market';

/** The payment methods that the operator offers, by the market. */
export function methodsOf(db: Database): Record<string, Method> {
  const names = marketSiteOf(db)?.methods;
  if (!names) return methods;
  return Object.fromEntries(
    names.flatMap((name) => (allMethods[name] ? [[name, allMethods[name]]] : [])),
  );
}

/**
 * The categories that have a method. The app does not show the name of a category's only method, so one that is usual
 * in the market, such as Bizum, gives its name to the category.
 */
export function categoriesOf(db: Database) {
  const offered = Object.entries(methodsOf(db));
  const names = Object.entries(depositCategories) as [Method['category'], Method['name']][];
  return names.flatMap(([category, name]) => {
    const [first, ...others] = offered.filter(([, method]) => method.category === category);
    if (!first) return [];
    const [methodId, method] = first;
    const isKnownByName = !others.length && Object.hasOwn(marketMethods, methodId);
    return [{ category, name: isKnownByName ? method.name : name }];
  });
}

/** A method that can be used now. */
export const offeredMethod = (db: Database, id: string): Method =>
  methodsOf(db)[id] ?? reject('deposit_method_unknown');

/** The method of a deposit that was made, maybe in another market. */
export const methodOf = (id: string): Method => allMethods[id] ?? reject('deposit_method_unknown');
