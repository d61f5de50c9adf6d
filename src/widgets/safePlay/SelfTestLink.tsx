import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createLicence } from '../../stores/safePlay/licence';
import { safePlayPaths } from '../site/navigation/safePlayPaths';

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
