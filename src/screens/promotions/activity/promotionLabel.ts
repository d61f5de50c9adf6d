import type { Promotion } from '../../../stores/promotions/promotion';
import type { Tone } from '../../../ui/feedback/Tag';

type Label = Promotion['label'];

const TONES: Partial<Record<Label, Tone>> = {
  join: 'accent',
  claim: 'accent',
  issued: 'accent',
  applying: 'info',
  process: 'info',
  rejected: 'danger',
  claimed: 'win',
  joined: 'win',
  signed: 'win',
};

export const toneOfLabel = (label: Label): Tone => TONES[label] ?? 'neutral';

type ActionKey = 'promotion.join' | 'promotion.claim' | 'promotion.applyAgain';

const ACTIONS: Partial<Record<Label, ActionKey>> = {
  join: 'promotion.join',
  claim: 'promotion.claim',
  issued: 'promotion.claim',
  rejected: 'promotion.applyAgain',
};

/** The text key of the sheet's button; undefined when there is nothing to do. */
export const actionOf = (label: Label) => ACTIONS[label];

/** True for labels that describe a state; `join` and `claim` only name the button's action. */
export const isStatusLabel = (label: Label) => label !== 'join' && label !== 'claim';

/** True when the member has to fill in a form first. */
export const requiresForm = ({ needsForm, label }: Promotion) =>
  needsForm && (label === 'join' || label === 'rejected');

const SUCCESS_MESSAGES = {
  applying: 'promotion.sent',
  claimed: 'promotion.claimDone',
  joined: 'promotion.joinedDone',
  signed: 'promotion.signedDone',
} as const;

/** The text key of the toast after a successful application. */
export const successMessageOf = (label: Label) =>
  SUCCESS_MESSAGES[label as keyof typeof SUCCESS_MESSAGES] ?? 'promotion.sent';
