import { createSystem } from '../../stores/system';
import { useStore } from '../../stores/useStore';
import { pictureUrls } from './pictureUrls';

export function usePictures() {
  const { imageCdns } = useStore(createSystem);
  return (path: string | undefined) => (path ? pictureUrls(path, imageCdns.value) : []);
}
