import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createFeedback, type Feedback } from '../../../stores/messages/feedback';
import { RecordCard } from '../../../ui/content/RecordCard';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Tag } from '../../../ui/feedback/Tag';
import { RecordList } from '../../../widgets/records/RecordList';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
import { feedbackPictures } from './feedbackPictures';

/** The member's questions with the answers, newest first. */
export function MyQuestions() {
  const { questions } = useStore(createFeedback);
  useLoadPerLanguage(() => questions.open());
  return (
    <RecordList
      of={questions}
      by={({ id }) => id}
      label={t('support.mine')}
      empty={() => (
        <EmptyState
          picture="/art/icons/receipt.webp"
          title={t('support.none')}
          text={t('support.noneText')}
        />
      )}
    >
      {(question) => <Question of={question} />}
    </RecordList>
  );
}

function Question({ of }: { of: Feedback }) {
  const { kind, content, images, at, state, reply, repliedAt } = of;
  const isAnswered = state ? state === 'answered' : reply !== undefined;
  return (
    <RecordCard
      start={<img src={feedbackPictures[kind]} alt="" width={26} height={26} />}
      title={t(`support.${kind}`)}
      meta={formatDate(at, 'moment')}
      tag={
        <Tag tone={isAnswered ? 'win' : 'accent'}>
          {t(isAnswered ? 'support.answered' : 'support.received')}
        </Tag>
      }
    >
      <p className="support-text">{content}</p>
      {images > 0 && <p className="support-note">{t('support.pictureCount', { n: images })}</p>}
      {reply && (
        <div className="support-reply">
          <b>{t('support.reply')}</b>
          <p>{reply}</p>
          {repliedAt !== undefined && (
            <small className="num">{formatDate(repliedAt, 'moment')}</small>
          )}
        </div>
      )}
      {!isAnswered && <p className="support-note">{t('support.pending')}</p>}
    </RecordCard>
  );
}
