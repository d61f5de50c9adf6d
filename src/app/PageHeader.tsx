import { computed } from '@kit/signals';
import { t } from '../i18n/t';
import { IconButton } from '../ui/IconButton';
import { useApp } from '../widgets/useApp';
import { place } from './place';

const title = computed(() => t(place.value.title).value);

export function PageHeader() {
  const { back } = useApp();
  return (
    <header className="header header-page">
      <IconButton icon="arrow-left" label={t('app.back')} flips onClick={back} />
      <h1>{title}</h1>
      <span className="header-end" />
    </header>
  );
}
