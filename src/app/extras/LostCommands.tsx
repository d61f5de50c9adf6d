import './LostCommands.css';
import { isOnline } from '@kit/data/network';
import { every } from '@kit/data/timers';
import { Each } from '@kit/render/Each';
import { useMount } from '@kit/render/hooks';
import { computed, effect } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { createLostCommands, type LostCommand } from '../../stores/base/lostCommands';
import { useStore } from '../../stores/base/useStore';
import { createSystem } from '../../stores/site/system';
import { formatMoney } from '../../ui/content/formatMoney';
import { Button } from '../../ui/controls/Button';
import { IconButton } from '../../ui/controls/IconButton';
import { Icon } from '../../ui/icons/Icon';
import type { IconName } from '../../ui/icons/icons';
import { agentPaths } from '../../widgets/site/navigation/agentPaths';
import { paths } from '../../widgets/site/navigation/paths';
import { routeAt } from '../navigation/currentRoute';

/** How long after a failed look the app looks again by itself. */
const LOOK_AGAIN_MS = 10_000;

/** Where the record of a command is, by the store of the command. */
const RECORDS = {
  agent: agentPaths.commission,
  agentTransfer: agentPaths.transfers,
  bankCard: paths.bankCards,
  bonus: paths.bonuses,
  deposit: paths.depositRecord,
  feedback: paths.support,
  order: paths.gameRecord,
  promotion: paths.activity,
  rebate: paths.rebate,
  reward: paths.reward,
  sentDeposit: paths.depositRecord,
  sentWithdrawal: paths.withdrawRecord,
  vip: paths.vip,
  walletTransfer: paths.transactions,
  withdraw: paths.withdrawRecord,
} as const;

const ICONS: Record<LostCommand['state'], IconName> = {
  arrived: 'check',
  missing: 'info',
  unchecked: 'wifi-off',
};

interface Sum {
  amount?: number;
  stake?: number;
}

/** Undefined when the command is looked for by something else than a sum of money. */
function sumOf(sought: unknown) {
  const sums = ([sought].flat() as (Sum | string | undefined)[]).map((part) =>
    typeof part === 'object' ? (part.amount ?? part.stake) : undefined,
  );
  return sums.reduce((a, b) => (a === undefined || b === undefined ? undefined : a + b));
}

/** Says what became of the commands whose reply was lost, on whatever page the member is. */
export function LostCommands() {
  const { all } = useStore(createLostCommands);
  return (
    <Each of={all} by={({ scope, id, state }) => `${scope} ${id} ${state}`}>
      {(lost) => <Line lost={lost} />}
    </Each>
  );
}

function Line({ lost }: { lost: LostCommand }) {
  const { id, sought, state } = lost;
  const scope = lost.scope as keyof typeof RECORDS;
  const { look, close } = useStore(createLostCommands);
  const isRecordOff = useStore(createSystem).isSwitchedOff(routeAt(RECORDS[scope]).menuKey);
  const lookAgain = () => void look(scope, id);
  const sum = sumOf(sought);
  useMount(() => {
    if (state !== 'unchecked') return undefined;
    return effect(() => (isOnline.value ? every(LOOK_AGAIN_MS, lookAgain) : undefined));
  });
  return (
    <div className="lostcommand" data-state={state}>
      <Icon name={ICONS[state]} />
      <p>
        <strong>{t(`waiting.command_${scope}`)}</strong>
        {sum !== undefined && computed(() => ` · ${formatMoney(sum)}`)}
        <br />
        {t(`waiting.${state}`)}
      </p>
      {state === 'unchecked' && (
        <Button kind="secondary" size="small" onClick={lookAgain}>
          {t('waiting.now')}
        </Button>
      )}
      {state === 'arrived' && (
        <When is={computed(() => !isRecordOff.value)}>
          {() => (
            <Button
              kind="secondary"
              size="small"
              href={RECORDS[scope]}
              onClick={() => close(scope, id)}
            >
              {t('waiting.show')}
            </Button>
          )}
        </When>
      )}
      {state !== 'unchecked' && (
        <IconButton icon="x" label={t('waiting.close')} onClick={() => close(scope, id)} />
      )}
    </div>
  );
}
