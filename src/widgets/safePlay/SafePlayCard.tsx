import { When } from '@kit/render/When';
import { useStore } from '../../stores/base/useStore';
import { createLicence } from '../../stores/safePlay/licence';
import { createSystem } from '../../stores/site/system';
import { Card } from '../../ui/content/Card';
import { LoadFailure } from '../site/app/LoadFailure';
import { SafePlayRow } from './SafePlayRow';

/**
 * A link to safe play in a card of its own. There is no card where the site has no tools, and a retry where the
 * settings that name them could not be loaded.
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
