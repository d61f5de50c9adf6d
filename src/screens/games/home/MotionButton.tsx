import './MotionButton.css';
import { computed } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createMotion } from '../../../stores/site/motion';
import { IconButton } from '../../../ui/controls/IconButton';

/** Pauses the banners, the announcements and the winners of home, also on the next visit. */
export function MotionButton() {
  const { isPaused, toggle } = useStore(createMotion);
  return (
    <span className="motionbutton">
      <IconButton
        size={24}
        iconSize={14}
        kind="soft"
        icon={computed(() => (isPaused.value ? 'play' : 'pause'))}
        label={computed(() => t(isPaused.value ? 'motion.resume' : 'motion.pause').value)}
        onClick={toggle}
      />
    </span>
  );
}
