import './AuthPageFrame.css';
import { useMount, useOnce } from '@kit/render/hooks';
import { type ReadonlySignal, signal } from '@kit/render/signals';
import { type ReactNode, useRef } from 'react';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { IconButton } from '../../../ui/controls/IconButton';
import { Segmented } from '../../../ui/controls/Segmented';
import { Wordmark } from '../../../ui/icons/Wordmark';
import { useApp } from '../../site/app/useApp';
import { paths } from '../../site/navigation/paths';
import { AuthPageLights } from './AuthPageLights';

type AuthTab = 'login' | 'register';

interface Props {
  title: ReadonlySignal<string>;
  /** The selected tab. Without it there are no tabs. */
  tab?: AuthTab;
  children: ReactNode;
}

/** Each tab opens a screen of its own. The new screen then moves the focus to its selected tab. */
const createTabFocus = () => ({ isWanted: false });

/** The common frame of login, registration and password recovery. */
export function AuthPageFrame({ title, tab, children }: Props) {
  const { back } = useApp();
  return (
    <div className="auth-page">
      <AuthPageLights />
      <header className="auth-page-top">
        <IconButton icon="arrow-left" label={t('app.back')} flips onClick={back} />
        <IconButton icon="headset" label={t('title.service')} href={paths.service} />
      </header>
      <div className="auth-page-logo">
        <Wordmark height={39} />
        <h1>{title}</h1>
      </div>
      {tab && <AuthTabs selected={tab} />}
      {children}
    </div>
  );
}

function AuthTabs({ selected }: { selected: AuthTab }) {
  const app = useApp();
  const focus = useStore(createTabFocus);
  const value = useOnce(() => signal<string>(selected));
  /** The other screen may still be loading when the first tab is picked again. */
  const picked = useOnce(() => ({ tab: selected as string }));
  const tabs = useRef<HTMLDivElement>(null);
  useMount(() => {
    if (focus.isWanted) tabs.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    focus.isWanted = false;
  });
  return (
    <div ref={tabs}>
      <Segmented
        label={t('session.wayIn')}
        value={value}
        options={[
          { value: 'login', label: t('title.login') },
          { value: 'register', label: t('title.register') },
        ]}
        onPick={(tab) => {
          if (tab === picked.tab) return;
          picked.tab = tab;
          focus.isWanted = tab !== selected;
          app.navigate(paths[tab as AuthTab] + location.search, { replace: true });
        }}
      />
    </div>
  );
}
