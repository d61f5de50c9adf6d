import './PictureSheet.css';
import { Async } from '@kit/Async';
import { Each } from '@kit/Each';
import { computed, type Signal } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { t } from '../i18n/t';
import { createAvatar } from '../stores/avatar';
import { createSession } from '../stores/session';
import { useStore } from '../stores/useStore';
import { ErrorState } from '../ui/ErrorState';
import { Sheet } from '../ui/Sheet';
import { Skeleton } from '../ui/Skeleton';
import { errorText } from './errorText';
import { useApp } from './useApp';

/** The pictures that a member may wear. */
export default function PictureSheet({ open }: { open: Signal<boolean> }) {
  const { choices, choose } = useStore(createAvatar);
  const { member } = useStore(createSession);
  const app = useApp();
  useMount(() => void choices.load());

  async function pick(icon: string) {
    try {
      await choose(icon);
      open.value = false;
      app.say(t('member.saved'), { kind: 'ok' });
    } catch (error) {
      app.sayError(error);
    }
  }

  return (
    <Sheet open={open} title={t('member.choosePicture')} closeLabel={t('app.close')}>
      <div className="picturesheet">
        <Async
          of={choices}
          loading={() => <Blanks />}
          failed={(error, retry) => (
            <ErrorState
              compact
              title={errorText(error)}
              retryLabel={t('app.retry')}
              onRetry={retry}
            />
          )}
        >
          {(list) => (
            <Each of={list} by={(icon) => icon}>
              {(icon) => (
                <button
                  type="button"
                  aria-label={t('member.pictureName', { n: list.peek().indexOf(icon) + 1 })}
                  aria-pressed={computed(() => member.value?.icon === icon)}
                  onClick={() => void pick(icon)}
                >
                  <img src={icon} alt="" width={64} height={64} />
                </button>
              )}
            </Each>
          )}
        </Async>
      </div>
    </Sheet>
  );
}

const Blanks = () =>
  Array.from({ length: 12 }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blanks have no identity
    <Skeleton key={i} height={72} radius={20} />
  ));
