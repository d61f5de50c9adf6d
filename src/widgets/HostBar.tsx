import './BalanceCapsule.css';
import './HostBar.css';
import { computed, type ReadonlySignal } from '@kit/signals';
import { useMount, useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import type { ReactNode, RefObject } from 'react';
import { t } from '../i18n/t';
import { useStore } from '../stores/useStore';
import { createWallet } from '../stores/wallet';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { Money } from '../ui/Money';
import { Tag } from '../ui/Tag';
import { paths } from './paths';

interface Props {
  name: ReadonlySignal<string>;
  /** Shows this in place of the wallet: what is left of play money. */
  balance?: ReadonlySignal<number | undefined>;
  isFree?: ReadonlySignal<boolean>;
  hasMoney: ReadonlySignal<boolean>;
  onClose: () => void;
  children?: ReactNode;
}

const never = computed(() => false);

/** Stands above a game: the way out, its name, the money. */
export function HostBar({ name, balance, isFree = never, hasMoney, onClose, children }: Props) {
  return (
    <header className="hostbar">
      <IconButton icon="x" label={t('play.closeGame')} onClick={onClose} />
      <h1 className="hostbar-name">{name}</h1>
      <When is={hasMoney}>
        {() => (
          <When is={isFree} or={() => <OwnMoney balance={balance} />}>
            {() => (
              <span className="hostbar-money" data-free="true">
                <Tag tone="info">{t('play.free')}</Tag>
                <span className="visually-hidden">{t('play.playMoney')}</span>
                <Money amount={computed(() => balance?.value ?? 0)} size={14} />
              </span>
            )}
          </When>
        )}
      </When>
      {children}
    </header>
  );
}

function OwnMoney({ balance }: { balance?: ReadonlySignal<number | undefined> | undefined }) {
  const wallet = useStore(createWallet);
  const shown = balance ?? wallet.balance;
  return (
    <span className="hostbar-money">
      <span className="visually-hidden">{t('wallet.balance')}</span>
      <Money
        amount={computed(() => shown.value ?? 0)}
        masked={computed(() => wallet.isHidden.value || wallet.isReloading.value)}
        size={14}
      />
      <span className="hostbar-refresh">
        <IconButton
          icon="refresh-cw"
          label={t('wallet.refresh')}
          size={32}
          spinning={wallet.isReloading}
          onClick={wallet.reload}
        />
      </span>
      <a className="balance-deposit" href={paths.deposit} aria-label={t('app.deposit')}>
        <Icon name="plus" size={22} />
      </a>
    </span>
  );
}

/** Fills the screen with the whole host, bar and all; absent where the browser has no such thing. */
export function FullScreen({ of }: { of: RefObject<HTMLElement | null> }) {
  const isFull = useSignal(false);
  useMount(() => {
    const change = () => {
      isFull.value = document.fullscreenElement !== null;
    };
    document.addEventListener('fullscreenchange', change);
    return () => document.removeEventListener('fullscreenchange', change);
  });
  const toggle = () => {
    const done = isFull.peek() ? document.exitFullscreen() : of.current?.requestFullscreen();
    done?.catch(() => undefined);
  };
  if (!document.fullscreenEnabled) return null;
  return (
    <span className="hostbar-full">
      <IconButton
        icon={computed(() => (isFull.value ? 'minimize' : 'expand'))}
        label={computed(() => t(isFull.value ? 'play.smallScreen' : 'play.fullScreen').value)}
        onClick={toggle}
      />
    </span>
  );
}
