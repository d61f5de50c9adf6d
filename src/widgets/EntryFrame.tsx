import './EntryFrame.css';
import { type ReadonlySignal, signal } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { type ReactNode, useRef, useState } from 'react';
import { t } from '../i18n/t';
import { IconButton } from '../ui/IconButton';
import { Segmented } from '../ui/Segmented';
import { Wordmark } from '../ui/Wordmark';
import { EntryLamps } from './EntryLamps';
import { paths } from './paths';
import { useApp } from './useApp';

type Door = 'login' | 'register';

interface Props {
  title: ReadonlySignal<string>;
  /** Which of the two doors is open; without it there are no tabs. */
  door?: Door;
  children: ReactNode;
}

/** The tab that was picked leads to another screen, which has one in its place. */
let hasPicked = false;

/** What logging in, registering and recovering look alike in. */
export function EntryFrame({ title, door, children }: Props) {
  const { back } = useApp();
  return (
    <div className="entry">
      <EntryLamps />
      <header className="entry-top">
        <IconButton icon="arrow-left" label={t('app.back')} flips onClick={back} />
        <IconButton icon="headset" label={t('title.service')} href={paths.service} />
      </header>
      <div className="entry-mark">
        <Wordmark height={39} />
        <h1>{title}</h1>
      </div>
      {door && <Doors open={door} />}
      {children}
    </div>
  );
}

function Doors({ open }: { open: Door }) {
  const app = useApp();
  const [value] = useState(() => signal<string>(open));
  const tabs = useRef<HTMLDivElement>(null);
  useMount(() => {
    if (hasPicked) tabs.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    hasPicked = false;
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
        onPick={(door) => {
          if (door === open) return;
          hasPicked = true;
          app.open(paths[door as Door] + location.search, { replace: true });
        }}
      />
    </div>
  );
}
