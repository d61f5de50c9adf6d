import { When } from '@kit/When';
import { createLicence } from '../../stores/licence';
import { createSystem } from '../../stores/system';
import { useStore } from '../../stores/useStore';
import { Card } from '../../ui/Card';
import { LoadFailure } from '../app/LoadFailure';
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
