import { Later } from '@kit/Later';
import { useNear } from '@kit/useNear';
import { useSignal } from '@kit/useSignal';
import { loadWords } from '../../i18n/locale';

const load = async () => {
  const [{ DownloadBar }] = await Promise.all([
    import('../../widgets/DownloadBar'),
    loadWords('download'),
  ]);
  return DownloadBar;
};

/** The offer of the app at the end of home; its code comes when it is nearly in sight. */
export function AppBanner() {
  const isNear = useSignal(false);
  const ref = useNear<HTMLDivElement>(() => {
    isNear.value = true;
  });
  return (
    <div ref={ref} className="home-app">
      <Later when={isNear} load={load} />
    </div>
  );
}
