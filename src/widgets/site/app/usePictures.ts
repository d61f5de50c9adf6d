import { useStore } from '../../../stores/base/useStore';
import { createSystem } from '../../../stores/site/system';
import { pictureUrls } from './pictureUrls';

export function usePictures() {
  const { imageCdns } = useStore(createSystem);
  return (path: string | undefined) => (path ? pictureUrls(path, imageCdns.value) : []);
}
