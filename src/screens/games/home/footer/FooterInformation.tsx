import { Each } from '@kit/render/Each';
import { computed } from '@kit/render/signals';
import { safeUrl } from '@kit/web/safeUrl';
import { useStore } from '../../../../stores/base/useStore';
import { createMarketInformation } from '../../../../stores/safePlay/marketInformation';
import { RiskWarning } from '../../../../widgets/safePlay/information/RiskWarning';

/** What the market asks to show on every site: the warning, who helps, the seals and the register of operators. */
export function FooterInformation() {
  const { helpLinks, seals, register } = useStore(createMarketInformation);
  const links = computed(() => {
    const all = [...helpLinks.value, ...seals.value, ...(register.value ? [register.value] : [])];
    // The regulator may be the seal and the register at once.
    return all.filter((link, i) => all.findIndex(({ name }) => name === link.name) === i);
  });
  return (
    <>
      <RiskWarning />
      <div className="footer-links">
        <Each of={links} by={({ name }) => name}>
          {({ name, address }) => (
            <a href={safeUrl(address)} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          )}
        </Each>
      </div>
    </>
  );
}
