import type { Promotion } from '../../stores/activity';
import type { Tone } from '../../ui/Tag';

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

/** The text key of the sheet's button; undefined when there is nothing to do. */
export const actionOf = (label: Label) =>
  ({
    join: 'activity.join',
    claim: 'activity.claim',
    issued: 'activity.claim',
    rejected: 'activity.askAgain',
  })[label as string] as 'activity.join' | 'activity.claim' | 'activity.askAgain' | undefined;

/** True for labels that describe a state; `join` and `claim` only name the button's action. */
export const isStatusLabel = (label: Label) => label !== 'join' && label !== 'claim';

/** True when the member has to fill in a form first. */
export const requiresForm = ({ needsForm, label }: Promotion) =>
  needsForm && (label === 'join' || label === 'rejected');

const SUCCESS_MESSAGES = {
  applying: 'activity.sent',
  claimed: 'activity.claimDone',
  joined: 'activity.joinedDone',
  signed: 'activity.signedDone',
} as const;

/** The toast after a successful application. */
export const successMessageOf = (label: Label) =>
  SUCCESS_MESSAGES[label as keyof typeof SUCCESS_MESSAGES] ?? 'activity.sent';
