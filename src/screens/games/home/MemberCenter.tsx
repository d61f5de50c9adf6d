import './MemberCenter.css';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { createSession } from '../../../stores/account/session';
import { useStore } from '../../../stores/base/useStore';
import { createSystem } from '../../../stores/site/system';
import { SectionTitle } from '../../../ui/content/SectionTitle';
import { paths } from '../../../widgets/site/navigation/paths';
import { Shortcuts } from '../../../widgets/site/navigation/Shortcuts';

/** Shortcuts to the member's pages. Only in the new template of home. */
export function MemberCenter() {
  const { isLoggedIn } = useStore(createSession);
  const { hasNewTemplate } = useStore(createSystem);
  const isNewTemplate = hasNewTemplate('memberCenter');
  return (
    <When is={computed(() => isLoggedIn.value && isNewTemplate.value)}>
      {() => (
        <section className="home-section home-member" aria-labelledby="home-member">
          <SectionTitle
            id="home-member"
            picture="/art/icons/crown.webp"
            more={t('app.seeAll')}
            href={paths.member}
          >
            {t('title.member')}
          </SectionTitle>
          <Shortcuts />
        </section>
      )}
    </When>
  );
}
