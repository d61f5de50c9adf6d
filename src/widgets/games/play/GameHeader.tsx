import '../../cashier/BalanceCapsule.css';
import './GameHeader.css';
import { useMount, useOnce } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import type { ReactNode, RefObject } from 'react';
import { t } from '../../../i18n/t';
import { createSession } from '../../../stores/account/session';
import { useStore } from '../../../stores/base/useStore';
import { createWallet } from '../../../stores/cashier/wallet';
import { IconButton } from '../../../ui/controls/IconButton';
import { Tag } from '../../../ui/feedback/Tag';
import { Icon } from '../../../ui/icons/Icon';
import { BalanceAmount } from '../../cashier/BalanceAmount';
import { RefreshBalanceButton } from '../../cashier/RefreshBalanceButton';
import { useTitle } from '../../site/app/useTitle';
import { paths } from '../../site/navigation/paths';

interface Props {
  name: ReadonlySignal<string>;
  /** Shown instead of the wallet's balance, such as the play money of a free game. */
  balance?: ReadonlySignal<number | undefined>;
  isFree?: ReadonlySignal<boolean>;
  hasMoney: ReadonlySignal<boolean>;
  onClose: () => void;
  /** Opens the cashier over the game. Without it, the plus leads to the deposit page. */
  onDeposit?: () => void;
  children?: ReactNode;
}

const alwaysFalse = computed(() => false);

/** The header above a game: close button, name and balance. */
export function GameHeader({
  name,
  balance,
  isFree = alwaysFalse,
  hasMoney,
  onClose,
  onDeposit,
  children,
}: Props) {
  useTitle(name);
  const { accountKind } = useStore(createSession);
  /** A trial account has nothing but play money. */
  const isPlayMoney = computed(() => isFree.value || accountKind.value === 'trial');
  // Until its game is known, the heading has the title of the screen.
  const label = computed(() => (name.value ? undefined : t('game.play').value));
  return (
    <header className="gameheader">
      <IconButton icon="x" label={t('play.closeGame')} onClick={onClose} />
      <h1 className="gameheader-name" aria-label={label}>
        {name}
      </h1>
      <When is={hasMoney}>
        {() => (
          <When is={isPlayMoney} or={() => <RealBalance balance={balance} onDeposit={onDeposit} />}>
            {() => (
              <span className="gameheader-money" data-free="true">
                <Tag tone="info">{t('play.free')}</Tag>
                <span className="visually-hidden">{t('play.playMoney')}</span>
                <BalanceAmount balance={balance} size={14} />
              </span>
            )}
          </When>
        )}
      </When>
      {children}
    </header>
  );
}

interface RealBalanceProps {
  balance: ReadonlySignal<number | undefined> | undefined;
  onDeposit: (() => void) | undefined;
}

function RealBalance({ balance, onDeposit }: RealBalanceProps) {
  const { hasFailed } = useStore(createWallet);
  return (
    <span className="gameheader-money" data-failed={hasFailed}>
      <span className="visually-hidden">{t('wallet.balance')}</span>
      <BalanceAmount balance={balance} size={14} />
      <span className="gameheader-refresh">
        <RefreshBalanceButton />
      </span>
      {onDeposit ? (
        <button
          type="button"
          className="balance-deposit"
          aria-haspopup="dialog"
          aria-label={t('app.deposit')}
          onClick={() => onDeposit()}
        >
          <Icon name="plus" size={22} />
        </button>
      ) : (
        <a className="balance-deposit" href={paths.deposit} aria-label={t('app.deposit')}>
          <Icon name="plus" size={22} />
        </a>
      )}
    </span>
  );
}

/** Shows an element in full screen. Draws nothing where the browser cannot do that. */
export function FullScreenButton({ of }: { of: RefObject<HTMLElement | null> }) {
  const isFull = useOnce(() => signal(false));
  useMount(() => {
    const onChange = () => {
      isFull.value = document.fullscreenElement !== null;
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  });
  const toggle = () => {
    const request = isFull.peek() ? document.exitFullscreen() : of.current?.requestFullscreen();
    request?.catch(() => undefined);
  };
  if (!document.fullscreenEnabled) return null;
  return (
    <span className="gameheader-fullscreen">
      <IconButton
        icon={computed(() => (isFull.value ? 'minimize' : 'expand'))}
        label={computed(() => t(isFull.value ? 'play.leaveFullScreen' : 'play.fullScreen').value)}
        onClick={toggle}
      />
    </span>
  );
}
