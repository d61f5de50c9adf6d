import './HelpLinks.css';
import { Each } from '@kit/render/Each';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createLicence } from '../../stores/safePlay/licence';
import { Card } from '../../ui/content/Card';
import { Row } from '../../ui/content/Row';
import { SectionTitle } from '../../ui/content/SectionTitle';
import { paths } from '../site/navigation/paths';
import { useOperatorTexts } from './useOperatorTexts';

/** Who helps a player outside of the operator, and the seal of the regulator. */
export function HelpLinks() {
  const { licence } = useStore(createLicence);
  const operatorTexts = useOperatorTexts();
  const links = computed(() => licence.value.helpLinks);
  const seal = computed(() => licence.value.seal);
  return (
    <section className="helplinks">
      <SectionTitle>{t('safePlay.helpTitle')}</SectionTitle>
      <p className="muted">
        {computed(() => operatorTexts.value?.help ?? t('safePlay.help').value)}
      </p>
      <Card pad="none">
        <Each of={links} by={({ address }) => address}>
          {({ name, address }) => (
            <Row icon="external-link" title={name} href={address} target="_blank" />
          )}
        </Each>
        <Row icon="headset" title={t('app.customerService')} href={paths.service} />
      </Card>
      <When is={seal}>
        {(current) => (
          <a
            className="helplinks-seal"
            href={computed(() => current.value.address)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <When
              is={computed(() => current.value.image)}
              or={() => <span>{computed(() => current.value.name)}</span>}
            >
              {(image) => (
                <img src={image} alt={computed(() => current.value.name)} width={120} height={48} />
              )}
            </When>
          </a>
        )}
      </When>
    </section>
  );
}
