import { type } from 'arktype';
import { endpoint } from '../endpoint';

const sessionPlan = type({
  startedAt: 'number',
  /** The end by time. */
  endsAt: 'number',
  /** The most that the member wants to lose on slots until then. */
  amount: 'number',
  /** On slots, since the start. */
  'staked?': 'number',
  'won?': 'number',
  /** The plan is over: its time has passed, or its amount is lost. */
  'endedBy?': "'time' | 'loss'",
  /** No slot can be played, and no other plan begins, until then. Only of a plan that is over. */
  'pausedUntil?': 'number',
});
export type SessionPlan = typeof sessionPlan.infer;

const state = type({
  /** The market allows no slot without a plan. */
  isRequired: 'boolean = false',
  /** How long the pause after a plan is. */
  'pauseMinutes?': 'number',
  /** The one that runs, or the last one while its pause lasts. */
  'plan?': sessionPlan,
  now: 'number',
});
export type SessionPlanState = typeof state.infer;

/** How much time and money the member wants to spend on slots now. Called where the settings name `sessionPlan`. */
export const memberSessionPlan = endpoint('GET', '/wps/member/sessionPlan', {
  auth: 'member',
  out: state,
});

/** Begins a plan. While one runs, or its pause lasts, it is rejected. */
export const startSessionPlan = endpoint('POST', '/wps/member/sessionPlan', {
  auth: 'member',
  in: type({ minutes: '5 <= number.integer <= 720', amount: '1 <= number <= 1000000000' }),
  out: state,
});
