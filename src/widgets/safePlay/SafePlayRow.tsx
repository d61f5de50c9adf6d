import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createLicence } from '../../stores/safePlay/licence';
import { Row } from '../../ui/content/Row';
import { safePlayPaths } from '../site/navigation/safePlayPaths';

/** A link to safe play, for lists of links. Hidden where the site has no tools. */
export function SafePlayRow() {
  const { hasTools } = useStore(createLicence);
  return (
    <When is={hasTools}>
      {() => (
        <Row
          icon="shield-check"
          href={safePlayPaths.home}
          title={t('safePlay.entry')}
          meta={t('safePlay.entryMeta')}
        />
      )}
    </When>
  );
}
