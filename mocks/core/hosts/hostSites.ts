/** What the backend of a site follows of its configuration (src/config). */
export interface MockSite {
  merchant: string;
  trialMerchant?: string | undefined;
  languages?: readonly string[] | undefined;
  defaultLanguage?: string | undefined;
  licence?: { age?: number | undefined } | undefined;
  money?:
    | {
        currency?: string | undefined;
        symbol?: string | undefined;
        position?: 'before' | 'after' | undefined;
        decimals?: number | undefined;
      }
    | undefined;
}

/** The site that people of the seed belong to. A host that serves another brand replaces it before the first request. */
let mainSite: MockSite = { merchant: 'feria' };

/** The brands in deploy/brands. They stay known with another brand too, so that a kept database stays usable. */
const BUILT_IN: MockSite[] = [{ merchant: 'feria' }, { merchant: 'marea' }];

export function setHostSite(site: MockSite) {
  mainSite = { ...site };
}

export const mainMerchant = () => mainSite.merchant;

/** The settings of the main site, in place of those of the seed. */
export function settingsOfMainSite<Site extends object, Money extends object>(
  site: Site,
  money: Money,
) {
  const { merchant, languages, defaultLanguage, licence, money: ownMoney = {} } = mainSite;
  const { position, ...ownFields } = ownMoney;
  return {
    site: {
      ...site,
      merchantCode: merchant,
      trialMerchantCode: trialOf(mainSite),
      ...(languages && { languages: [...languages] }),
      ...(defaultLanguage && { defaultLanguage }),
      ...(licence?.age && { minimumAge: licence.age }),
    },
    money: {
      ...money,
      ...ownFields,
      ...(position && { currencyPosition: position === 'after' ? 'B' : 'A' }),
    },
  };
}

const trialOf = ({ merchant, trialMerchant = `${merchant}trial` }: MockSite) => trialMerchant;

const siteOf = (merchant: string) =>
  [mainSite, ...BUILT_IN].find((site) => [site.merchant, trialOf(site)].includes(merchant));

export const isMerchant = (code: string) => siteOf(code) !== undefined;

/** Every site has a second merchant for its trial accounts. */
export function trialMerchantOf(merchant: string) {
  const site = siteOf(merchant);
  return site ? trialOf(site) : `${merchant}trial`;
}

export const isTrialMerchant = (merchant: string) => {
  const site = siteOf(merchant);
  // A site may use one merchant for both.
  return site !== undefined && merchant !== site.merchant && merchant === trialOf(site);
};
