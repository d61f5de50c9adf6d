import { signal } from '@kit/render/signals';
import './trialHeader.css';
import { useMount, useOnce } from '@kit/render/hooks';
import { Lazy } from '@kit/render/Lazy';
import { When } from '@kit/render/When';
import { createPortal } from 'react-dom';
import { loadTexts } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { Button } from '../../ui/controls/Button';
import { BalanceAmount } from '../../widgets/cashier/BalanceAmount';
import { paths } from '../../widgets/site/navigation/paths';

const loadSessionTexts = () => loadTexts('session');

/**
 * For a trial account: its play money, named as such, and the registration. It takes the place of the balance in the
 * header of home, whose code is in the first load and has no room for it.
 */
export function TrialHeader() {
  const place = useOnce(() => signal<Element | null>(null));
  useMount(() => {
    // The address of home is known while the header of the page before is still drawn.
    const observer = new MutationObserver(find);
    function find() {
      place.value = document.querySelector('.header:not(.header-page) > .header-end');
      if (place.value) observer.disconnect();
    }
    observer.observe(document.body, { childList: true, subtree: true });
    find();
    return () => observer.disconnect();
  });
  return (
    <When is={place}>
      {(end) => (
        <Lazy load={loadSessionTexts}>{() => createPortal(<PlayMoney />, end.peek())}</Lazy>
      )}
    </When>
  );
}

const PlayMoney = () => (
  <div className="trialheader">
    <a href={paths.member}>
      <span className="visually-hidden">{t('app.memberCenter')}</span>
      <small>{t('session.playMoney')}</small>
      <BalanceAmount size={14} />
    </a>
    <Button size="small" href={paths.register}>
      {t('app.register')}
    </Button>
  </div>
);
