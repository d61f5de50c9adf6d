import { safeUrl } from '@kit/web/safeUrl';

const isAbsolute = (path: string) => /^(https?:)?\/\//.test(path);

/** The URLs of a picture: one for each image CDN, in the order to try them. */
export function pictureUrls(path: string, cdns: readonly string[]): string[] {
  const urls = isAbsolute(path)
    ? [path]
    : cdns.map((cdn) => cdn.replace(/\/?$/, '/') + path.replace(/^\//, ''));
  return urls.filter((url) => safeUrl(url, 'picture'));
}
