import { type } from 'arktype';
import { paged, pageTotals } from '../account/fields';
import { endpoint } from '../endpoint';

export const PROMOTION_CATEGORIES = [
  'all',
  'newbie',
  'limited',
  'special',
  'daily',
  'highRebate',
  'vip',
  'sports',
  'live',
  'slots',
  'cards',
  'fish',
  'lotto',
  'rebate',
  'pointsMall',
  'ranking',
  'deposit',
  'appDownload',
] as const;

/** The state of a promotion for this member. It is also the text of its button. */
export const PROMOTION_LABELS = [
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'signed',
  'comingSoon',
] as const;

export const promotionCategory = type.enumerated(...PROMOTION_CATEGORIES);
export const promotionLabel = type.enumerated(...PROMOTION_LABELS);

export const REMARK_LENGTH = 140;

export const promotion = type({
  promotionId: 'string',
  category: promotionCategory.default('all'),
  title: 'string',
  summary: "string = ''",
  image: "string = ''",
  label: promotionLabel.default('join'),
  startsAt: 'number = 0',
  /** Null: it never ends. */
  'endsAt?': 'number | null',
  'amount?': 'number',
  /** Joining needs a form with a remark and pictures. */
  needsForm: 'boolean = false',
  'reason?': 'string',
});
export type Promotion = typeof promotion.infer;

export const promotions = endpoint('GET', '/wps/relay/MCSFE_getPromotions', {
  carries: ['merchantCode', 'language'],
  in: type({ ...paged, 'category?': promotionCategory }),
  list: 'content',
  out: type({
    categories: type({ category: promotionCategory, count: 'number.integer = 0' }).array(),
    content: promotion.array(),
    ...pageTotals,
  }),
});

export const promotionDetail = endpoint('GET', '/wps/relay/MCSFE_getPromotionDetail', {
  carries: ['merchantCode', 'language'],
  in: type({ promotionId: '1 <= string <= 40' }),
  out: promotion.merge({
    content: "string = ''",
    /** The terms that matter most, in three short lines. */
    'points?': 'string[]',
  }),
});

/** Does what the label of the button announces: joins, signs in, applies or claims. */
export const applyPromotion = endpoint('POST', '/wps/relay/MCSFE_applyPromotion', {
  auth: 'member',
  money: true,
  body: 'files',
  in: type({
    promotionId: '1 <= string <= 40',
    /** Only a technical limit. Remarks over REMARK_LENGTH are rejected with a message. */
    'remark?': 'string <= 2000',
    'images?': 'File | File[] <= 20',
  }),
  out: promotion.or('null'),
});
