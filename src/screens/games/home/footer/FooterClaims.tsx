import { computed } from '@kit/render/signals';
import { config } from '../../../../config/config';
import { t } from '../../../../i18n/t';
import { useOperatorTexts } from '../../../../widgets/safePlay/useOperatorTexts';

/** What the site says of itself. A part that its configuration leaves out is not shown. */
export function FooterClaims() {
  const { games, encryptionBits, payments = [], providers, licence } = config.footer ?? {};
  return (
    <>
      {(games || encryptionBits) && (
        <ul className="footer-highlights">
          {games && (
            <li>
              <b>{t('footer.highlightGames', { count: games })}</b>
              <span>{t('footer.highlightGamesText')}</span>
            </li>
          )}
          {encryptionBits && (
            <li>
              <b>{t('footer.highlightSsl', { bits: encryptionBits })}</b>
              <span>{t('footer.highlightSslText')}</span>
            </li>
          )}
        </ul>
      )}
      {payments.length > 0 && (
        <>
          <h3>{t('footer.payments')}</h3>
          <ul className="footer-payments">
            {payments.map(({ name, image = `/art/pay/${name}.svg` }) => (
              <li key={name}>
                <img src={image} alt={name} width={40} height={26} loading="lazy" />
              </li>
            ))}
          </ul>
        </>
      )}
      {providers && (
        <>
          <h3>{t('footer.providers')}</h3>
          <img
            className="footer-providers"
            src={providers.image}
            alt={t('footer.providers')}
            width={providers.width}
            height={providers.height}
            loading="lazy"
          />
        </>
      )}
      {licence && <Licence image={licence.image} />}
    </>
  );
}

function Licence({ image }: { image: string | undefined }) {
  const texts = useOperatorTexts();
  const standard = t('footer.licence');
  return (
    <div className="footer-licence">
      {image && <img src={image} alt="" width={44} height={44} loading="lazy" />}
      <p>{computed(() => texts.value?.statement ?? standard.value)}</p>
    </div>
  );
}
