import { expect, test } from './fixtures';

/** What a page of the app may use, of the features that Chromium reports, and why. */
const ALLOWED: Record<string, string> = {
  autoplay: 'games have sound',
  'clipboard-write': 'codes and accounts are copied',
  'encrypted-media': 'live tables of vendors',
  fullscreen: 'games',
  gamepad: 'games',
  'picture-in-picture': 'live tables of vendors',
  'publickey-credentials-create': 'passkeys',
  'publickey-credentials-get': 'passkeys',
  'screen-wake-lock': 'games',
};
/** They read nothing of a person or a device: names of headers, behaviour of pages, translation on the device. */
const HARMLESS =
  /^(ch-.*|aria-notify|cross-origin-isolated|deferred-fetch.*|interest-cohort|language-.*|local-network.*|loopback-network|media-playback-while-not-visible|on-device-speech-recognition|summarizer|sync-xhr|translator|unload)$/;

test('every other feature that the browser reports is off', async ({ page }) => {
  await page.goto('/m/home');
  const allowed = await page.evaluate(() => {
    const { featurePolicy } = document as Document & {
      featurePolicy: { allowedFeatures(): string[] };
    };
    return featurePolicy.allowedFeatures();
  });
  expect(allowed.filter((name) => !HARMLESS.test(name)).toSorted()).toEqual(
    Object.keys(ALLOWED).toSorted(),
  );
});
