import { after } from '@kit/data/timers';
import { Each } from '@kit/render/Each';
import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, type Signal, signal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { createDownline, type DownlineMember } from '../../../stores/agents/downline';
import { useStore } from '../../../stores/base/useStore';
import { Avatar } from '../../../ui/content/Avatar';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SearchField } from '../../../ui/fields/SearchField';
import { Icon } from '../../../ui/icons/Icon';
import { Sheet } from '../../../ui/overlays/Sheet';
import { RecordList } from '../../../widgets/records/RecordList';
import type { TransferForm } from '../transfer/createTransferForm';
import { memberName } from './memberName';

interface Props {
  open: Signal<boolean>;
  form: TransferForm;
}

const TYPING_PAUSE_MS = 300;

/** A sheet in which the agent finds members and chooses those who get money. */
export function MemberPicker({ open, form }: Props) {
  const { candidates } = useStore(createDownline);
  const name = useOnce(() => signal(''));
  useSignalEffect(() => {
    if (!open.value) return;
    const query = { name: name.value.trim(), level: '', upline: '', sort: 'joinedAt' } as const;
    return after(query.name ? TYPING_PAUSE_MS : 0, () => void candidates.open(query));
  });
  return (
    <Sheet
      open={open}
      title={t('team.chooseMembers')}
      closeLabel={t('app.close')}
      actions={
        <Button
          wide
          onClick={() => {
            open.value = false;
          }}
        >
          {t('team.chosen', { n: computed(() => form.receivers.value.length) })}
        </Button>
      }
    >
      <div className="agent-picker">
        <SearchField
          value={name}
          label={t('team.search')}
          clearLabel={t('team.clearSearch')}
          maxLength={64}
        />
        <RecordList
          of={candidates}
          by={({ account }) => account}
          label={t('title.agent_downline')}
          rowHeight={56}
          empty={() => (
            <EmptyState
              compact
              picture="/art/icons/magnifying-glass.webp"
              title={computed(
                () => (name.value.trim() ? t('team.noMembers') : t('team.noDownline')).value,
              )}
            />
          )}
          list={() => (
            <ul>
              <Each of={candidates.rows} by={({ account }) => account}>
                {(member) => <Choice form={form} member={member} />}
              </Each>
            </ul>
          )}
        />
      </div>
    </Sheet>
  );
}

function Choice({ form, member }: { form: TransferForm; member: DownlineMember }) {
  const { account } = member;
  const name = memberName(member);
  const isChosen = computed(() =>
    form.receivers.value.some((receiver) => receiver.account === account),
  );
  return (
    <li>
      <button
        type="button"
        className="row"
        aria-pressed={isChosen}
        disabled={computed(() => form.isFull.value && !isChosen.value)}
        onClick={() => form.toggleReceiver(account, name)}
      >
        <Avatar name={name} size={40} />
        <span className="row-text">
          <span className="row-title">{name}</span>
          <span className="row-meta">{account}</span>
        </span>
        <Icon name={computed(() => (isChosen.value ? 'circle-check' : 'circle-plus'))} />
      </button>
    </li>
  );
}
