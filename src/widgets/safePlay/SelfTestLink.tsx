import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createLicence } from '../../stores/licence';
import { useStore } from '../../stores/useStore';
import { safePlayPaths } from '../navigation/safePlayPaths';

/** A link to the self-assessment. Hidden where the site does not have it. */
export function SelfTestLink({ className }: { className?: string }) {
  const hasSelfTest = useStore(createLicence).hasTool('selfTest');
  return (
    <When is={hasSelfTest}>
      {() => (
        <a className={className} href={safePlayPaths.selfTest}>
          {t('safePlay.selfTest')}
        </a>
      )}
    </When>
  );
}
