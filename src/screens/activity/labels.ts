import type { Promotion } from '../../stores/activity';
import type { Tone } from '../../ui/Tag';

export type Label = Promotion['label'];

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

export const toneOf = (label: Label): Tone => TONES[label] ?? 'neutral';

/** What the sheet's button offers for a label; nothing where there is nothing to do. */
export const offerOf = (label: Label) =>
  ({
    join: 'activity.join',
    claim: 'activity.claim',
    issued: 'activity.claim',
    rejected: 'activity.askAgain',
  })[label as string] as 'activity.join' | 'activity.claim' | 'activity.askAgain' | undefined;

/** It tells how things stand, where the others only say what the button does. */
export const isStanding = (label: Label) => label !== 'join' && label !== 'claim';

/** Whether a form has to be filled in first. */
export const asksForm = ({ needsForm, label }: Promotion) =>
  needsForm && (label === 'join' || label === 'rejected');

const SAID = {
  applying: 'activity.sent',
  claimed: 'activity.claimDone',
  joined: 'activity.joinedDone',
  signed: 'activity.signedDone',
} as const;

/** What is said once it is done. */
export const saidOf = (label: Label) => SAID[label as keyof typeof SAID] ?? 'activity.sent';
