import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createLicence } from '../../stores/licence';
import { useStore } from '../../stores/useStore';
import { Row } from '../../ui/Row';
import { safePlayPaths } from '../navigation/safePlayPaths';

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
