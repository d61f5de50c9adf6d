import { formatDate } from '../../i18n/format';
import { t } from '../../i18n/t';
import { createFeedback, type Feedback } from '../../stores/feedback';
import { useStore } from '../../stores/useStore';
import { EmptyState } from '../../ui/EmptyState';
import { RecordCard } from '../../ui/RecordCard';
import { Tag } from '../../ui/Tag';
import { RecordList } from '../../widgets/RecordList';
import { useEachLanguage } from '../../widgets/useEachLanguage';
import { pictures } from './pictures';

/** The member's own questions, newest first, with their answers. */
export function Mine() {
  const { mine } = useStore(createFeedback);
  useEachLanguage(() => mine.open(undefined));
  return (
    <RecordList
      of={mine}
      by={({ id }) => id}
      label={t('support.mine')}
      nothing={() => (
        <EmptyState
          picture="/art/icons/receipt.webp"
          title={t('support.none')}
          text={t('support.noneText')}
        />
      )}
    >
      {(one) => <Question of={one} />}
    </RecordList>
  );
}

function Question({ of }: { of: Feedback }) {
  const { kind, content, images, at, state, reply, repliedAt } = of;
  const isAnswered = state === 'answered';
  return (
    <RecordCard
      start={<img src={pictures[kind]} alt="" width={26} height={26} />}
      title={t(`support.${kind}`)}
      meta={formatDate(at, 'moment')}
      tag={<Tag tone={isAnswered ? 'win' : 'accent'}>{t(`support.${state}`)}</Tag>}
    >
      <p className="support-text">{content}</p>
      {images > 0 && <p className="support-small">{t('support.pictureCount', { n: images })}</p>}
      {isAnswered ? (
        <div className="support-reply">
          <b>{t('support.reply')}</b>
          <p>{reply}</p>
          {repliedAt !== undefined && (
            <small className="num">{formatDate(repliedAt, 'moment')}</small>
          )}
        </div>
      ) : (
        <p className="support-small">{t('support.pending')}</p>
      )}
    </RecordCard>
  );
}
