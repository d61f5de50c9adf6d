import './AvatarSheet.css';
import { Each } from '@kit/render/Each';
import { useMount } from '@kit/render/hooks';
import { computed, type Signal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { createAvatar } from '../../../stores/account/avatar';
import { createSession } from '../../../stores/account/session';
import { useStore } from '../../../stores/base/useStore';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Sheet } from '../../../ui/overlays/Sheet';
import { AsyncContent } from '../../site/app/AsyncContent';
import { useApp } from '../../site/app/useApp';

/** The avatars to choose from. */
export function AvatarSheet({ open }: { open: Signal<boolean> }) {
  const { choices, choose } = useStore(createAvatar);
  const { member } = useStore(createSession);
  const app = useApp();
  useMount(() => void choices.load());

  async function select(icon: string) {
    try {
      await choose(icon);
      open.value = false;
      app.showToast(t('member.saved'), { kind: 'ok' });
    } catch (error) {
      app.showError(error);
    }
  }

  return (
    <Sheet open={open} title={t('member.choosePicture')} closeLabel={t('app.close')}>
      <div className="avatarsheet">
        <AsyncContent of={choices} loading={() => <Skeletons />} compact>
          {(list) => (
            <Each of={list} by={(icon) => icon}>
              {(icon) => (
                <button
                  type="button"
                  aria-label={t('member.pictureName', { n: list.peek().indexOf(icon) + 1 })}
                  aria-pressed={computed(() => member.value?.icon === icon)}
                  onClick={() => void select(icon)}
                >
                  <img src={icon} alt="" width={64} height={64} />
                </button>
              )}
            </Each>
          )}
        </AsyncContent>
      </div>
    </Sheet>
  );
}

const Skeletons = () =>
  Array.from({ length: 12 }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all the same
    <Skeleton key={i} height={72} radius={20} />
  ));
