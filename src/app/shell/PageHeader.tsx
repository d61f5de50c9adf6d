import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createSystem } from '../../stores/site/system';
import { IconButton } from '../../ui/controls/IconButton';
import { paths } from '../../widgets/site/navigation/paths';
import { ScreenHeader } from '../../widgets/site/navigation/ScreenHeader';
import { createCurrentRoute, routeAt } from '../navigation/currentRoute';

/** The header of the screens that have none of their own, as the route table says. */
export function PageHeader() {
  const { currentRoute, title } = useStore(createCurrentRoute);
  const hasSearch = computed(() => currentRoute.value.hasSearch === true);
  const { isSwitchedOff } = useStore(createSystem);
  const headerLink = computed(() => {
    const link = currentRoute.value.headerLink;
    return link && isSwitchedOff(routeAt(link.href).menuKey).value ? undefined : link;
  });
  return (
    <ScreenHeader title={title}>
      <When is={hasSearch}>
        {() => <IconButton icon="search" label={t('game.search')} href={paths.search} />}
      </When>
      <When is={headerLink}>
        {(link) => (
          <IconButton
            icon="receipt-text"
            label={computed(() => t(link.value.label).value)}
            href={computed(() => link.value.href)}
          />
        )}
      </When>
    </ScreenHeader>
  );
}
