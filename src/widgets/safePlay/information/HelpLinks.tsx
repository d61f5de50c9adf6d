import './HelpLinks.css';
import { Each } from '@kit/render/Each';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { safeUrl } from '@kit/web/safeUrl';
import type { Seal } from '../../../config/licence';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createMarketInformation } from '../../../stores/safePlay/marketInformation';
import { Card } from '../../../ui/content/Card';
import { Row } from '../../../ui/content/Row';
import { SectionTitle } from '../../../ui/content/SectionTitle';
import { paths } from '../../site/navigation/paths';
import { useOperatorTexts } from '../useOperatorTexts';

/** Who helps a player outside of the operator, the register of operators, and the seal of the regulator. */
export function HelpLinks() {
  const { helpLinks, register, seals } = useStore(createMarketInformation);
  const operatorTexts = useOperatorTexts();
  return (
    <section className="helplinks">
      <SectionTitle>{t('safePlay.helpTitle')}</SectionTitle>
      <p className="muted">
        {computed(() => operatorTexts.value?.help ?? t('safePlay.help').value)}
      </p>
      <Card pad="none">
        <Each of={helpLinks} by={({ address }) => address}>
          {({ name, address }) => (
            <Row icon="external-link" title={name} href={safeUrl(address) ?? ''} target="_blank" />
          )}
        </Each>
        <When is={register}>
          {(page) => (
            <Row
              icon="external-link"
              title={computed(() => page.value.name)}
              meta={t('safePlay.licensedOperators')}
              href={safeUrl(page.peek().address) ?? ''}
              target="_blank"
            />
          )}
        </When>
        <Row icon="headset" title={t('app.customerService')} href={paths.service} />
      </Card>
      <Each of={seals} by={({ name }) => name}>
        {(seal) => <SealLink {...seal} />}
      </Each>
    </section>
  );
}

const SealLink = ({ name, address, image }: Seal) => (
  <a className="helplinks-seal" href={safeUrl(address)} target="_blank" rel="noopener noreferrer">
    {image ? <img src={image} alt={name} width={120} height={48} /> : <span>{name}</span>}
  </a>
);
