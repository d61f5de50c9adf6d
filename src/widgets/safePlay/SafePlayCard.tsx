import { When } from '@kit/When';
import { createLicence } from '../../stores/licence';
import { useStore } from '../../stores/useStore';
import { Card } from '../../ui/Card';
import { SafePlayRow } from './SafePlayRow';

/** The way to safe play where it stands alone. No empty card where the site has no tools. */
export function SafePlayCard() {
  const { hasTools } = useStore(createLicence);
  return (
    <When is={hasTools}>
      {() => (
        <Card pad="none">
          <SafePlayRow />
        </Card>
      )}
    </When>
  );
}
