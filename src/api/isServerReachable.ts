const TIMEOUT_MS = 8_000;

/** Any answer counts. The service worker answers no HEAD request from its caches. */
export async function isServerReachable() {
  if (navigator.onLine === false) return false;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await fetch('/manifest.webmanifest', { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
