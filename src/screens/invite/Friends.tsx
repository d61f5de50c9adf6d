import { Async } from '@kit/Async';
import { Each } from '@kit/Each';
import { When } from '@kit/When';
import { formatDate } from '../../i18n/format';
import { t } from '../../i18n/t';
import { createInvite, type Friend } from '../../stores/invite';
import { useStore } from '../../stores/useStore';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Money } from '../../ui/Money';
import { Row } from '../../ui/Row';
import { SkeletonRow } from '../../ui/Skeleton';
import { Tag, type Tone } from '../../ui/Tag';
import { errorText } from '../../widgets/errorText';
import { useApp } from '../../widgets/useApp';

const TONES: Record<Friend['state'], Tone> = {
  joined: 'neutral',
  deposited: 'info',
  rewarded: 'win',
};

export function Friends() {
  const { first } = useStore(createInvite);
  return (
    <section aria-labelledby="invite-friends">
      <h2 className="invite-title" id="invite-friends">
        {t('invite.yourFriends')}
      </h2>
      <Async
        of={first}
        isEmpty={({ content }) => content.length === 0}
        loading={() => <SkeletonRow thumb={40} />}
        empty={() => (
          <EmptyState
            compact
            picture="/art/icons/handshake.webp"
            title={t('invite.empty')}
            text={t('invite.emptyHint')}
          />
        )}
        failed={(error, retry) => (
          <ErrorState
            compact
            title={errorText(error)}
            retryLabel={t('app.retry')}
            onRetry={retry}
          />
        )}
      >
        {() => <List />}
      </Async>
    </section>
  );
}

function List() {
  const { friends, hasMore, isGrowing, more } = useStore(createInvite);
  const { sayError } = useApp();
  return (
    <div className="card invite-friends" data-pad="none">
      <Each of={friends} by={({ name, joinedAt }) => `${name} ${joinedAt}`}>
        {({ name, joinedAt, state, reward }) => (
          <Row
            start={<Avatar name={name} />}
            title={name}
            meta={t('invite.joinedOn', { date: formatDate(joinedAt) })}
            end={
              <>
                {reward > 0 && <Money amount={reward} size={14} tone="win" signed />}
                <Tag tone={TONES[state]}>{t(`invite.state_${state}`)}</Tag>
              </>
            }
          />
        )}
      </Each>
      <When is={hasMore}>
        {() => (
          <Button kind="quiet" wide busy={isGrowing} onClick={() => more().catch(sayError)}>
            {t('app.seeMore')}
          </Button>
        )}
      </When>
    </div>
  );
}
