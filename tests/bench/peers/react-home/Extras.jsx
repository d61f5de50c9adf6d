/** @jsxImportSource react */
// The chat button and the toasts, which the app loads when it is idle.
import '../../../../src/app/extras/extras.css';
import '../../../../src/ui/overlays/ToastView.css';
import { useEffect, useRef, useState } from 'react';
import { Icon, IconButton } from './parts.jsx';
import { t } from './texts.mjs';

function ChatButton() {
  const [isHidden, setHidden] = useState(false);
  const last = useRef(0);
  useEffect(() => {
    const onScroll = () => {
      if (Math.abs(scrollY - last.current) < 8) return;
      setHidden(scrollY > last.current && scrollY > 80);
      last.current = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return (
    <div className="chatbutton" data-hidden={isHidden}>
      <IconButton kind="raised" size={52} iconSize={24} icon="headset" label={t('home.openChat')}>
        <span className="badge num" hidden>
          <span aria-hidden="true">0</span>
          <span className="visually-hidden">{t('app.unread', { n: 0 })}</span>
        </span>
      </IconButton>
    </div>
  );
}

const Toasts = () => (
  <div className="toasts" popover="manual">
    <div className="toast">
      <span className="toast-icon">
        <Icon name="info" />
      </span>
      <span className="toast-icon" hidden>
        <svg className="spinner" width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
          <circle className="spinner-track" cx="12" cy="12" r="9.5" />
          <path className="spinner-arc" d="M12 2.5A9.5 9.5 0 0 1 21.5 12" />
        </svg>
      </span>
      <span role="status" />
    </div>
  </div>
);

export default function Extras() {
  return (
    <>
      <ChatButton />
      <Toasts />
    </>
  );
}
