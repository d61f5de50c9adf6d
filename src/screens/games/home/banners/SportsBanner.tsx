import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../../i18n/t';
import { useStore } from '../../../../stores/base/useStore';
import { createGame } from '../../../../stores/games/game';
import { hrefOfVendor } from '../../../../widgets/games/play/launchPaths';

/** A link to the first sports vendor. */
export function SportsBanner() {
  const { categoryOf } = useStore(createGame);
  const sports = categoryOf('SPORTS');
  const firstVendor = computed(() => sports.value?.vendors[0]);
  return (
    <When is={firstVendor}>
      {(vendor) => (
        <section className="home-section">
          <a
            className="sportsbanner"
            href={computed(() => hrefOfVendor('SPORTS', vendor.value.vassalage))}
          >
            <span className="visually-hidden">{t('home.sportsBanner')}</span>
            <img
              src="/art/banners/futbol-676.webp"
              alt=""
              width={328}
              height={120}
              loading="lazy"
            />
            <b>{t('game.SPORTS')}</b>
            <span>{computed(() => vendor.value.accountTypeName)}</span>
          </a>
        </section>
      )}
    </When>
  );
}
