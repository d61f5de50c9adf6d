export type SelfTestResult = 'low' | 'some' | 'high';

/**
 * The Problem Gambling Severity Index: nine questions with 0 to 3 points. 8 points and more mean harm,
 * 3 and more a moderate risk.
 */
export function resultOf(answers: readonly number[]): SelfTestResult {
  const points = answers.reduce((sum, answer) => sum + answer, 0);
  if (points >= 8) return 'high';
  return points >= 3 ? 'some' : 'low';
}
