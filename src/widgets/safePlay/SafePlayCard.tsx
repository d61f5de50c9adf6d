import { When } from '@kit/When';
import { createLicence } from '../../stores/licence';
import { createSystem } from '../../stores/system';
import { useStore } from '../../stores/useStore';
import { Card } from '../../ui/Card';
import { LoadFailure } from '../app/LoadFailure';
import { SafePlayRow } from './SafePlayRow';

/**
 * The way to safe play where it stands alone. No empty card where the site has no tools, and a retry
 * where the settings that name them could not be loaded.
 */
export function SafePlayCard() {
  const { hasTools } = useStore(createLicence);
  const { settingsResource } = useStore(createSystem);
  return (
    <When is={hasTools} or={() => <LoadFailure of={settingsResource} />}>
      {() => (
        <Card pad="none">
          <SafePlayRow />
        </Card>
      )}
    </When>
  );
}
