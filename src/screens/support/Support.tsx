import './support.css';
import { computed } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { Segmented } from '../../ui/Segmented';
import { useApp } from '../../widgets/app/useApp';
import { paths } from '../../widgets/navigation/paths';
import { MyQuestions } from './MyQuestions';
import { QuestionForm } from './QuestionForm';

const MINE = 'mine';

/** A form to ask support a question, and the member's earlier questions. The address selects the tab. */
export default function Support() {
  const { address, navigate } = useApp();
  const tab = useSignal(address.peek().query.get('view') === MINE ? MINE : 'ask');
  const show = (view: string) => {
    tab.value = view;
    navigate(view === MINE ? `${paths.support}?view=${view}` : paths.support, { replace: true });
  };
  return (
    <div className="support">
      <Segmented
        label={t('title.support')}
        value={tab}
        panel="support-panel"
        options={[
          { value: 'ask', label: t('support.ask') },
          { value: MINE, label: t('support.mine') },
        ]}
        onPick={show}
      />
      <div id="support-panel" role="tabpanel" aria-label={t('title.support')}>
        <When
          is={computed(() => tab.value === MINE)}
          or={() => <QuestionForm onSent={() => show(MINE)} />}
        >
          {() => <MyQuestions />}
        </When>
      </div>
    </div>
  );
}
