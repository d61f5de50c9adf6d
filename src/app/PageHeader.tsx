import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { t } from '../i18n/t';
import { IconButton } from '../ui/IconButton';
import { useApp } from '../widgets/app/useApp';
import { MenuButton } from '../widgets/navigation/MenuButton';
import { paths } from '../widgets/navigation/paths';
import { currentRoute, title } from './currentRoute';

const hasSearch = computed(() => currentRoute.value.hasSearch === true);
const headerLink = computed(() => currentRoute.value.headerLink);

export function PageHeader() {
  const { back } = useApp();
  return (
    <header className="header header-page stickybar">
      <IconButton icon="arrow-left" label={t('app.back')} flips onClick={back} />
      <h1>{title}</h1>
      <span className="header-end">
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
        <MenuButton />
      </span>
    </header>
  );
}
