import './SessionLine.css';
import { t } from '../../../i18n/t';
import { Icon } from '../../../ui/icons/Icon';
import { safePlayPaths } from '../../site/navigation/safePlayPaths';
import { useSessionTime } from '../useSessionTime';

/** The line at the end of each page with a clock and how long this session is, where the market asks for it. */
export function SessionLine() {
  const { duration, clock } = useSessionTime();
  return (
    <a className="sessionline num" href={safePlayPaths.home}>
      <Icon name="clock" size={14} />
      <span>
        <span className="visually-hidden">{t('safePlay.clock', { time: clock })}</span>
        <b aria-hidden="true">{clock}</b>
      </span>
      <span>{t('safePlay.sessionTime', { time: duration })}</span>
    </a>
  );
}
