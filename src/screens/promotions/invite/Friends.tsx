import { Each } from '@kit/render/Each';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createReferral, type Friend } from '../../../stores/promotions/referral';
import { Avatar } from '../../../ui/content/Avatar';
import { Money } from '../../../ui/content/Money';
import { Row } from '../../../ui/content/Row';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonRow } from '../../../ui/feedback/Skeleton';
import { Tag, type Tone } from '../../../ui/feedback/Tag';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';

const TONES: Record<Friend['state'], Tone> = {
  joined: 'neutral',
  deposited: 'info',
  rewarded: 'win',
};

export function Friends() {
  const { friends } = useStore(createReferral);
  return (
    <section aria-labelledby="invite-friends">
      <h2 className="invite-title" id="invite-friends">
        {t('invite.yourFriends')}
      </h2>
      <AsyncContent
        of={friends}
        compact
        loading={() => <SkeletonRow thumb={40} />}
        refreshFailed={() => null}
        empty={() => (
          <EmptyState
            compact
            picture="/art/icons/handshake.webp"
            title={t('invite.empty')}
            text={t('invite.emptyHint')}
          />
        )}
      >
        {() => <FriendList />}
      </AsyncContent>
    </section>
  );
}

function FriendList() {
  const { rows, error, hasMore, isBusy, loadMore } = useStore(createReferral).friends;
  return (
    <div className="card invite-friends" data-pad="none">
      <Each of={rows} by={({ name, joinedAt }) => `${name} ${joinedAt}`}>
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
      <When is={computed(() => error.value !== undefined)}>
        {() => <p role="alert">{t('error.loadFailed')}</p>}
      </When>
      <When is={hasMore}>
        {() => (
          <Button kind="quiet" wide busy={isBusy} onClick={() => void loadMore()}>
            {t('app.seeMore')}
          </Button>
        )}
      </When>
    </div>
  );
}
