import './support.css';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { Segmented } from '../../../ui/controls/Segmented';
import { paths } from '../../../widgets/site/navigation/paths';
import { useViewTab } from '../../../widgets/site/navigation/useViewTab';
import { MyQuestions } from './MyQuestions';
import { QuestionForm } from './QuestionForm';

const MINE = 'mine';

/** A form to ask support a question, and the member's earlier questions. The address selects the tab. */
export default function Support() {
  const { view, show } = useViewTab(paths.support, 'ask', MINE);
  return (
    <div className="support">
      <Segmented
        label={t('title.support')}
        value={view}
        options={[
          { value: 'ask', label: t('support.ask') },
          { value: MINE, label: t('support.mine') },
        ]}
        onPick={show}
      >
        <When
          is={computed(() => view.value === MINE)}
          or={() => <QuestionForm onSent={() => show(MINE)} />}
        >
          {() => <MyQuestions />}
        </When>
      </Segmented>
    </div>
  );
}
