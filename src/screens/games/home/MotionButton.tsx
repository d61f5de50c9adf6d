import './MotionButton.css';
import { useMount, useOnce } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createMotion } from '../../../stores/site/motion';
import { IconButton } from '../../../ui/controls/IconButton';

/**
 * Pauses the banners, the announcements and the winners of home, also on the next visit. It loads after
 * the first games, and is then drawn into the element of the banners.
 */
export function MotionButton() {
  const { isPaused, toggle } = useStore(createMotion);
  const markRef = useRef<HTMLSpanElement>(null);
  const bannersElement = useOnce(() => signal<Element | null>(null));
  useMount(() => {
    bannersElement.value =
      markRef.current?.closest('.home')?.querySelector('.home-banners') ?? null;
  });
  return (
    <>
      <span ref={markRef} hidden />
      <When is={bannersElement}>
        {(banners) =>
          createPortal(
            <span className="motionbutton">
              <IconButton
                size={24}
                iconSize={14}
                kind="soft"
                icon={computed(() => (isPaused.value ? 'play' : 'pause'))}
                label={computed(() => t(isPaused.value ? 'motion.resume' : 'motion.pause').value)}
                onClick={toggle}
              />
            </span>,
            banners.peek(),
          )
        }
      </When>
    </>
  );
}
