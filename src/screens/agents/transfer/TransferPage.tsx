import { useMount, useOnce } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { createAgentTransfer } from '../../../stores/agents/agentTransfer';
import { createDownline } from '../../../stores/agents/downline';
import { useHost, useStore } from '../../../stores/base/useStore';
import { type Address, useApp } from '../../../widgets/site/app/useApp';
import { memberName } from '../team/memberName';
import { createTransferForm } from './createTransferForm';
import { TransferEdit } from './TransferEdit';
import { TransferResult } from './TransferResult';
import { TransferReview } from './TransferReview';

/** Transfers to one or several members; `?account=` in the address chooses the first. */
export function TransferPage({ query }: Pick<Address, 'query'>) {
  const host = useHost();
  const app = useApp();
  const form = useOnce(() => createTransferForm(host, app));
  const { member } = useStore(createDownline);
  useMount(useStore(createAgentTransfer).keepReceivers);
  useMount(() => {
    const account = query.get('account');
    const isChosen = form.receivers.peek().some((receiver) => receiver.account === account);
    const opened = member.value.peek();
    // The agent comes from the page of this member, or from another page, which does not know the name.
    const name = opened?.account === account ? memberName(opened) : account;
    if (account && !isChosen) form.toggleReceiver(account, name ?? account);
  });
  const isAt = (step: ReturnType<typeof form.step.peek>) =>
    computed(() => form.step.value === step);
  return (
    <>
      <When is={isAt('edit')}>{() => <TransferEdit form={form} />}</When>
      <When is={isAt('review')}>{() => <TransferReview form={form} />}</When>
      <When is={isAt('result')}>{() => <TransferResult form={form} />}</When>
    </>
  );
}
