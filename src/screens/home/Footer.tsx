import './footer.css';
import { t } from '../../i18n/t';
import { Wordmark } from '../../ui/Wordmark';
import { paths } from '../../widgets/paths';

const PAYMENTS = ['wallet', 'bank', 'card', 'crypto', 'cash', 'voucher'];
const MINIMUM_AGE = 21;

export function Footer() {
  return (
    <footer className="footer">
      <ul className="footer-claims">
        <li>
          <b>{t('home.claimGames')}</b>
          <span>{t('home.claimGamesText')}</span>
        </li>
        <li>
          <b>{t('home.claimSsl')}</b>
          <span>{t('home.claimSslText')}</span>
        </li>
      </ul>
      <h3>{t('home.payments')}</h3>
      <ul className="footer-payments">
        {PAYMENTS.map((name) => (
          <li key={name}>
            <img src={`/art/pay/${name}.svg`} alt={name} width={40} height={26} loading="lazy" />
          </li>
        ))}
      </ul>
      <h3>{t('home.providers')}</h3>
      <img
        className="footer-providers"
        src="/art/provider-strip.svg"
        alt={t('home.providers')}
        width={328}
        height={100}
        loading="lazy"
      />
      <div className="footer-licence">
        <img src="/art/badges/licence.svg" alt="" width={44} height={44} loading="lazy" />
        <p>{t('home.licence')}</p>
      </div>
      <nav className="footer-links" aria-label={t('home.footerLinks')}>
        <a href={paths.invite}>{t('home.footerInvite')}</a>
        <a href={paths.notice}>{t('home.footerNotice')}</a>
        <a href={paths.help}>{t('home.footerHelp')}</a>
      </nav>
      <p>{t('home.adultsOnly', { age: MINIMUM_AGE })}</p>
      <Wordmark height={20} />
      <p>{t('home.copyright')}</p>
    </footer>
  );
}
