import { createSystem } from '../stores/system';
import { useStore } from '../stores/useStore';

const isWhole = (path: string) => /^(https?:)?\/\//.test(path);

/** The addresses of a picture, one for each image CDN in the order to try them. */
export function usePictures() {
  const { imageCdns } = useStore(createSystem);
  return (path: string | undefined): string[] => {
    if (!path) return [];
    if (isWhole(path)) return [path];
    return imageCdns.value.map((cdn) => cdn.replace(/\/?$/, '/') + path.replace(/^\//, ''));
  };
}
