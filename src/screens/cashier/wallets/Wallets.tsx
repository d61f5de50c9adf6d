import { useOnce } from '@kit/render/hooks';
import '../../../ui/content/Card.css';
import './wallets.css';
import { Each } from '@kit/render/Each';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createWallet, MAIN_WALLET } from '../../../stores/cashier/wallet';
import { createWalletTransfer } from '../../../stores/cashier/walletTransfer';
import { createGame } from '../../../stores/games/game';
import { Row } from '../../../ui/content/Row';
import { Button } from '../../../ui/controls/Button';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Icon } from '../../../ui/icons/Icon';
import { toastMs } from '../../../ui/overlays/toasts';
import { BalanceAmount } from '../../../widgets/cashier/BalanceAmount';
import { WalletSplit } from '../../../widgets/cashier/WalletSplit';
import { walletName } from '../../../widgets/cashier/walletName';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { LazySheet } from '../../../widgets/site/app/LazySheet';
import { useApp } from '../../../widgets/site/app/useApp';
import { usePictures } from '../../../widgets/site/app/usePictures';

/** The wallets that make up the balance: the main one, and one for each vendor that keeps its own. */
export default function Wallets() {
  const { funds } = useStore(createWallet);
  return (
    <div className="wallets">
      <AsyncContent of={funds} loading={() => <Loading />}>
        {() => <WalletsContent />}
      </AsyncContent>
    </div>
  );
}

function WalletsContent() {
  const { wallets } = useStore(createWallet);
  const { hasWallets } = useStore(createWalletTransfer);
  const from = useOnce(() => signal(MAIN_WALLET));
  const isOpen = useOnce(() => signal(false));
  const openFrom = (code: string) => {
    from.value = code;
    isOpen.value = true;
  };
  return (
    <>
      <TotalCard />
      <When is={hasWallets}>
        {() => (
          <section className="card" data-pad="none" aria-label={t('wallet.wallets')}>
            <Each of={wallets} by={({ code }) => code}>
              {(wallet) => <WalletRow wallet={wallet} onClick={() => openFrom(wallet.code)} />}
            </Each>
          </section>
        )}
      </When>
      <LazySheet open={isOpen} load={() => import('./TransferSheet')}>
        {({ TransferSheet }) => <TransferSheet open={isOpen} from={from} />}
      </LazySheet>
    </>
  );
}

function WalletRow({ wallet, onClick }: { wallet: { code: string }; onClick: () => void }) {
  const { wallets } = useStore(createWallet);
  const { code } = wallet;
  const current = computed(() => wallets.value.find((candidate) => candidate.code === code));
  const isMain = code === MAIN_WALLET;
  return (
    <Row
      {...(isMain ? { icon: 'wallet' } : { start: <VendorMark code={code} /> })}
      title={computed(() => walletName(current.value ?? { code, name: '' }))}
      {...(isMain ? { meta: t('wallet.inMain') } : {})}
      end={
        <BalanceAmount
          size={16}
          balance={computed(() => current.value?.balance)}
          tone={computed(() => (current.value?.balance ? 'text' : 'muted'))}
        />
      }
      onClick={onClick}
    />
  );
}

/** The mark of the vendor whose wallet it is, if the vendor is known. */
function VendorMark({ code }: { code: string }) {
  const { vendors } = useStore(createGame);
  const picturesOf = usePictures();
  const mark = computed(() => {
    const all = vendors.value.value?.flatMap(({ vassalages }) => vassalages);
    const vendor = all?.find(({ vassalage }) => vassalage === code);
    return picturesOf(vendor?.mobileSmallIcon)[0];
  });
  return (
    <span className="row-icon">
      <When is={mark} or={() => <Icon name="gamepad-2" />}>
        {(src) => <img src={src} alt="" width={26} height={26} />}
      </When>
    </span>
  );
}

/** The balance that the header shows, its parts, and the button that moves all of it to the main wallet. */
function TotalCard() {
  const { hasWallets, inGames, isCollecting, collect } = useStore(createWalletTransfer);
  const app = useApp();
  const collectAll = () =>
    collect().then((isSent) => {
      if (isSent) app.showToast(t('wallet.collected'), { kind: 'ok', ms: toastMs.short });
    }, app.showError);
  return (
    <section className="card wallets-total" data-pad="large" aria-labelledby="wallets-total">
      <h2 id="wallets-total" className="muted">
        {t('wallet.totalBalance')}
      </h2>
      <BalanceAmount quietParts size={32} />
      <When is={hasWallets}>{() => <WalletSplit />}</When>
      <p className="muted">{t('wallet.why')}</p>
      <Button
        wide
        busy={isCollecting}
        disabled={computed(() => inGames.value === 0)}
        onClick={() => void collectAll()}
      >
        {t('wallet.collectAll')}
      </Button>
    </section>
  );
}

const Loading = () => (
  <>
    <Skeleton height={236} radius={20} />
    <Skeleton height={420} radius={20} />
  </>
);
