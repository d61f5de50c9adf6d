import { Each } from '@kit/render/Each';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { Money } from '../../../ui/content/Money';
import { Row } from '../../../ui/content/Row';
import { Button } from '../../../ui/controls/Button';
import { Icon } from '../../../ui/icons/Icon';
import { agentPaths } from '../../../widgets/site/navigation/agentPaths';
import type { TransferForm } from './createTransferForm';

/** The last step: what became of each transfer. */
export function TransferResult({ form }: { form: TransferForm }) {
  const { outcomes, edit } = form;
  const isDone = computed(() => outcomes.value.every(({ error }) => error === undefined));
  const title = computed(() => t(isDone.value ? 'team.sent' : 'team.notSent').value);
  return (
    <div className="agent">
      <section className="agent-section" aria-labelledby="agent-result" role="status">
        <h2 id="agent-result">{title}</h2>
        <ul className="card" data-pad="none">
          <Each of={outcomes} by={({ account }) => account}>
            {({ name, amount, transferId, error }) => (
              <li className="agent-outcome" data-failed={error !== undefined}>
                <Row
                  start={<Icon name={error === undefined ? 'circle-check' : 'circle-x'} />}
                  title={name}
                  meta={error ?? (transferId && t('team.transferNumber', { id: transferId }))}
                  end={<Money amount={amount} size={16} />}
                />
              </li>
            )}
          </Each>
        </ul>
      </section>
      <When
        is={isDone}
        or={() => (
          <Button wide onClick={edit}>
            {t('team.edit')}
          </Button>
        )}
      >
        {() => (
          <>
            <Button wide href={agentPaths.transfers}>
              {t('title.agent_transfers')}
            </Button>
            <Button wide kind="secondary" onClick={edit}>
              {t('team.another')}
            </Button>
          </>
        )}
      </When>
    </div>
  );
}
