import './RiskWarning.css';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { isLanguage, tagOf } from '../../../i18n/languages';
import { language } from '../../../i18n/locale';
import { useStore } from '../../../stores/base/useStore';
import { createMarketInformation } from '../../../stores/safePlay/marketInformation';

/** The warning of the risk that the market asks for. In the language of the page, or else in that of the market. */
export function RiskWarning() {
  const { warnings } = useStore(createMarketInformation);
  const warning = computed(
    () => warnings.value.find((item) => item.language === language.value) ?? warnings.value[0],
  );
  const tag = computed(() => {
    const code = warning.value?.language;
    return isLanguage(code) ? tagOf(code) : undefined;
  });
  return (
    <When is={warning}>
      {(shown) => (
        <p className="riskwarning" lang={tag}>
          {computed(() => shown.value.text)}
        </p>
      )}
    </When>
  );
}
