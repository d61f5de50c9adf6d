import { type Vendor, vendors } from '../../../fixtures/games/vendors';
import type { WireCategory, WireVendor } from '../../../src/contract/games/game';

/** The categories in the order of the operator, each with the vendors that have games in it. */
export function categoriesOf(categories: string[], closedVendors: string[]): WireCategory[] {
  return categories.map((gameType) => ({
    gameType,
    vassalages: vendors
      .filter((vendor) => isInCategory(vendor, gameType))
      .map((vendor) => toWire(vendor, closedVendors)),
  }));
}

/** Esports vendors are listed with sports; the client separates them. */
const isInCategory = ({ kinds, isEsport }: Vendor, gameType: string) =>
  isEsport ? gameType === 'SPORTS' : kinds.some((kind) => kind === gameType);

const toWire = ({ code, name, openAs, isEsport }: Vendor, closedVendors: string[]): WireVendor => ({
  vassalage: code,
  accountTypeName: name,
  displayName: name,
  mobileSmallIcon: `art/vendors/${code}.svg`,
  ...(openAs ? { openAs } : {}),
  ...(isEsport ? { isEsport } : {}),
  ...(closedVendors.includes(code) ? { isUnderMaintenance: true } : {}),
});
