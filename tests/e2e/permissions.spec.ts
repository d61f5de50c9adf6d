import { expect, test } from './helpers/fixtures';

/** What a page of the app may use, of the features that Chromium reports, and why. */
const ALLOWED: Record<string, string> = {
  autoplay: 'games have sound',
  'clipboard-write': 'codes and accounts are copied',
  'encrypted-media': 'live tables of vendors',
  fullscreen: 'games',
  gamepad: 'games',
  'media-playback-while-not-visible': 'games',
  'picture-in-picture': 'live tables of vendors',
  'publickey-credentials-create': 'passkeys',
  'publickey-credentials-get': 'passkeys',
  'screen-wake-lock': 'games',
  'sync-xhr': 'games of vendors',
  unload: 'games of vendors',
};
/** Details of the browser in the headers of requests: the site asks for none of them. */
const CLIENT_HINT = /^ch-/;

test('every other feature that the browser reports is off', async ({ page }) => {
  await page.goto('/m/home');
  const allowed = await page.evaluate(() => {
    const { featurePolicy } = document as Document & {
      featurePolicy: { allowedFeatures(): string[] };
    };
    return featurePolicy.allowedFeatures();
  });
  expect(allowed.filter((name) => !CLIENT_HINT.test(name)).toSorted()).toEqual(
    Object.keys(ALLOWED).toSorted(),
  );
});
