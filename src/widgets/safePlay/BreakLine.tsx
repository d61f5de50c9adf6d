import { useMount } from '@kit/render/hooks';
import { Lazy } from '@kit/render/Lazy';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { loadTexts } from '../../i18n/locale';
import { useStore } from '../../stores/base/useStore';
import { createExclusion } from '../../stores/safePlay/exclusion';
import { createLicence } from '../../stores/safePlay/licence';
import { Row } from '../../ui/content/Row';
import { safePlayPaths } from '../site/navigation/safePlayPaths';

const load = async () => {
  const [{ closedText }] = await Promise.all([import('./closedText'), loadTexts('safePlay')]);
  return closedText;
};

/** Says until when the member cannot play. Leads to the breaks. */
export function BreakLine() {
  const { hasTools } = useStore(createLicence);
  return <When is={hasTools}>{() => <Line />}</When>;
}

function Line() {
  const { closure } = useStore(createExclusion);
  useMount(() => void closure.load());
  const closed = computed(() => closure.value.value?.closure);
  return (
    <Lazy when={closed} load={load}>
      {(closedText) => (
        <When is={closed}>
          {(shown) => (
            <Row
              icon="shield-check"
              title={computed(() => closedText(shown.value))}
              href={safePlayPaths.breaks}
            />
          )}
        </When>
      )}
    </Lazy>
  );
}
