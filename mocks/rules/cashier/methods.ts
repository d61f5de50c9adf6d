import type { Method } from '../../../fixtures/cashier/cashier';
import { methods } from '../../../fixtures/cashier/cashier';
import { allMethods } from '../../../fixtures/cashier/marketMethods';
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

/** A method that can be used now. */
export const offeredMethod = (db: Database, id: string): Method =>
  methodsOf(db)[id] ?? reject('deposit_method_unknown');

/** The method of a deposit that was made, maybe in another market. */
export const methodOf = (id: string): Method => allMethods[id] ?? reject('deposit_method_unknown');
