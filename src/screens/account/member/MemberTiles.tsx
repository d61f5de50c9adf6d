import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { type PlainKey, t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createReward } from '../../../stores/promotions/reward';
import { createSystem } from '../../../stores/site/system';
import { Badge } from '../../../ui/feedback/Badge';
import { memberEntries, rewardEntry } from '../../../widgets/site/navigation/memberEntries';
import { paths } from '../../../widgets/site/navigation/paths';

/** Each tile with a short name, because only one word fits. */
const TILES: [to: string, nameKey: PlainKey][] = [
  [paths.reward, 'member.tileReward'],
  [paths.rebate, 'member.tileRebate'],
  [paths.invite, 'member.tileInvite'],
  [paths.vip, 'member.tileVip'],
  [paths.gameRecord, 'member.tileBets'],
  [paths.transactions, 'member.tileTransactions'],
  [paths.profit, 'member.tileProfit'],
  [paths.security, 'member.tileSecurity'],
];

const invite = { to: paths.invite, picture: '/art/icons/megaphone.webp', key: undefined };
const entries = new Map(
  [rewardEntry, invite, ...memberEntries].map((entry) => [entry.to, entry] as const),
);

export const MemberTiles = () => (
  <nav className="card member-tiles" aria-label={t('app.shortcuts')}>
    {TILES.map(([to, nameKey]) => (
      <Tile key={to} to={to} nameKey={nameKey} />
    ))}
  </nav>
);

function Tile({ to, nameKey }: { to: string; nameKey: PlainKey }) {
  const { showsMenu } = useStore(createSystem);
  const { claimableCount } = useStore(createReward);
  const { picture, key: menuKey } = entries.get(to) ?? invite;
  return (
    <When is={showsMenu(menuKey)}>
      {() => (
        <a className="member-tile" href={to}>
          <span>
            <img src={picture} alt="" width={36} height={36} />
            {to === paths.reward && (
              <Badge
                count={claimableCount}
                label={t('member.toClaim', { n: computed(() => String(claimableCount.value)) })}
              />
            )}
          </span>
          <span className="member-tile-name">{t(nameKey)}</span>
        </a>
      )}
    </When>
  );
}
