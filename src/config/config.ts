import type { Licence, LicenceProfile } from './licence';

/** Values of CSS colour roles (src/ui/theme/tokens.css) by name, such as `accent`. */
export type BrandColors = Record<string, string>;

/** How the brand differs in shape and type. The numbers are shares of what Feria has. */
export interface BrandStyle {
  /** Of the radii, from 0 (sharp) to 2 (round). */
  corners?: number;
  /** Of the spaces, from 0.8 (compact) to 1.2 (roomy). */
  density?: number;
  /** Of the sizes of large text, from 0.8 to 1.2. */
  headings?: number;
  /** Of all sizes of text, from 1 to 1.2: no text may be smaller than 12 px. */
  type?: number;
  /** Names of fonts that a device has, such as `Georgia, serif`. */
  font?: string;
  /** A font of the brand, in WOFF2 with all weights. It comes before the others. */
  fontFile?: string;
}

export interface Brand {
  /** Shown in titles and texts. */
  name: string;
  /** Pictures in place of the wordmark. The size in pixels gives the ratio. */
  logo?: { dark: string; light?: string; width: number; height: number };
  /** The icon of the tab, and of the app on a home screen. */
  icon?: string;
  appIcon?: string;
  /** What search engines, and messengers beside a link, say about the site, and the picture that they show. */
  description?: string;
  picture?: string;
  /** Shown before the installation. */
  screenshots?: { src: string; width: number; height: number }[];
  colors?: { dark?: BrandColors; light?: BrandColors };
  style?: BrandStyle;
}

/** How amounts are written. What is absent comes from the server. */
export interface MoneyConfig {
  /** ISO 4217, such as `COP`. */
  currency?: string;
  symbol?: string;
  position?: 'before' | 'after';
  decimals?: number;
}

/** What the footer claims. A part that is absent is not shown. */
export interface FooterConfig {
  /** The number in "More than … games". */
  games?: number;
  encryptionBits?: number;
  /** The year of the copyright. */
  year?: number;
  /** Without a picture, the app has one for the name: docs/configuration.md. */
  payments?: { name: string; image?: string }[];
  /** One picture with the marks of all providers. */
  providers?: { image: string; width: number; height: number };
  /** The statement of the licence, with a mark beside it. */
  licence?: { image?: string };
}

/**
 * What a deployer sets without a new build: docs/configuration.md. deploy/checkConfig.mjs checks it.
 * What is absent comes from the settings of the server, or has a default.
 */
export interface Config {
  merchant: string;
  trialMerchant?: string;
  platform?: string;
  apiBase?: string;
  languages?: string[];
  defaultLanguage?: string;
  brand: Brand;
  money?: MoneyConfig;
  /** The country of the players, such as `CO`: how numbers and dates are written there. */
  market?: string;
  footer?: FooterConfig;
  imageCdns?: string[];
  launchOrigins?: string[];
  chatOrigins?: string[];
  /** `module` is the code of an operator's own scheme. */
  encryption?: { scheme: string; module?: string };
  /** Sends the token in the payload of the calls that the platform names too, not in the header alone. */
  tokenInPayload?: boolean;
  rememberPassword?: boolean;
  expiredCodes?: string[];
  signInSdk?: string;
  /** Where the sign-in service has its own pages, when it is not on firebaseapp.com. */
  signInOrigin?: string;
  licence?: { profile?: LicenceProfile } & Partial<Licence>;
  /** Whom to tell about a vulnerability: an address, or `mailto:`. */
  securityContact?: string;
  /** Where errors and measurements go, and the share of visits that report, from 0 to 1. */
  monitoring?: { address: string; rate?: number; browserReports?: string };
}

/** A script of index.html has read and checked it before the app starts. */
export const { siteConfig: config } = globalThis as unknown as { siteConfig: Config };
