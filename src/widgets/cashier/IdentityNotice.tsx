import { useSignalEffect } from '@kit/render/hooks';
import { computed, untracked } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createIdentityCheck } from '../../stores/cashier/identityCheck';
import { Button } from '../../ui/controls/Button';
import { Note } from '../../ui/feedback/Note';
import { Icon } from '../../ui/icons/Icon';
import { paths } from '../site/navigation/paths';

interface Props {
  /** What the form around it does. */
  step: 'firstDeposit' | 'firstWithdrawal';
}

/** Says that the market asks for a verified identity first, with a link to the verification. Nothing otherwise. */
export function IdentityNotice({ step }: Props) {
  const { isRequiredFor, isMissingFor, isInReview, load } = useStore(createIdentityCheck);
  const isRequired = isRequiredFor(step);
  useSignalEffect(() => {
    if (isRequired.value) untracked(() => void load());
  });
  const key = step === 'firstDeposit' ? 'cashier.verifyDeposit' : 'cashier.verifyWithdraw';
  return (
    <When is={isMissingFor(step)}>
      {() => (
        <Note role="status">
          <Icon name="id-card" />
          <p>{computed(() => t(isInReview.value ? 'cashier.verifyReview' : key).value)}</p>
          <Button kind="secondary" size="small" href={paths.kyc}>
            {computed(() => t(isInReview.value ? 'cashier.verifySee' : 'cashier.kycLink').value)}
          </Button>
        </Note>
      )}
    </When>
  );
}
