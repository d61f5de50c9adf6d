import './support.css';
import { computed } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { Segmented } from '../../ui/Segmented';
import { paths } from '../../widgets/paths';
import { useApp } from '../../widgets/useApp';
import { Ask } from './Ask';
import { Mine } from './Mine';

const MINE = 'mine';

/** A question to support, and the answers to earlier ones. Which of them is in the address. */
export default function Support() {
  const { address, open } = useApp();
  const shelf = useSignal(address.peek().query.get('view') === MINE ? MINE : 'ask');
  const show = (view: string) => {
    shelf.value = view;
    open(view === MINE ? `${paths.support}?view=${view}` : paths.support, { replace: true });
  };
  return (
    <div className="support">
      <Segmented
        label={t('title.support')}
        value={shelf}
        panel="support-shelf"
        options={[
          { value: 'ask', label: t('support.ask') },
          { value: MINE, label: t('support.mine') },
        ]}
        onPick={show}
      />
      <div id="support-shelf" role="tabpanel" aria-label={t('title.support')}>
        <When
          is={computed(() => shelf.value === MINE)}
          or={() => <Ask onSent={() => show(MINE)} />}
        >
          {() => <Mine />}
        </When>
      </div>
    </div>
  );
}
