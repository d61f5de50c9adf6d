import { useMount, useOnce } from '@kit/render/hooks';
import { Keyed } from '@kit/render/Keyed';
import { batch, computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createLicence } from '../../stores/safePlay/licence';
import {
  createLimit,
  type LimitKind,
  type LimitPeriod,
  type MemberLimit,
} from '../../stores/safePlay/limit';
import { Card } from '../../ui/content/Card';
import { Button } from '../../ui/controls/Button';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { mustLimitText } from '../../widgets/safePlay/limitTexts';
import { SharedLimit } from '../../widgets/safePlay/SharedLimit';
import { AsyncContent } from '../../widgets/site/app/AsyncContent';
import { useApp } from '../../widgets/site/app/useApp';
import { AFTER_REGISTRATION } from '../../widgets/site/navigation/safePlayPaths';
import { HowLimits } from './HowLimits';
import { LimitReview } from './LimitReview';
import { LimitRow } from './LimitRow';
import { LimitSheet } from './LimitSheet';

/** All limits with what is used of them, and the sheet that changes one. */
export function Limits() {
  const { all, missing } = useStore(createLimit);
  const { licence } = useStore(createLicence);
  const app = useApp();
  const isOpen = useOnce(() => signal(false));
  const edited = useOnce(() => signal<MemberLimit | undefined>(undefined));
  const edit = (limit: MemberLimit) =>
    batch(() => {
      edited.value = limit;
      isOpen.value = true;
    });
  useMount(() => void all.load());
  return (
    <div className="safeplay">
      <When is={computed(() => missing.value.length > 0)}>
        {() => (
          <p className="safeplay-must" role="status">
            {computed(() => mustLimitText(missing.value))}
          </p>
        )}
      </When>
      <AsyncContent of={all} loading={() => <Skeleton height={420} radius={20} />}>
        {() => (
          <>
            <LimitReview onEdit={edit} />
            <HowLimits />
            <SharedLimit />
            {licence.peek().limits.map((kind) => (
              <LimitsOfKind key={kind} kind={kind} periods={licence.peek().periods} onEdit={edit} />
            ))}
          </>
        )}
      </AsyncContent>
      <When is={computed(() => app.address.value.query.has(AFTER_REGISTRATION))}>
        {() => (
          <div className="safeplay-continue">
            <Button kind="secondary" wide onClick={app.finishLogin}>
              {t('safePlay.goOn')}
            </Button>
          </div>
        )}
      </When>
      <Keyed of={edited} by={({ kind, period, amount }) => `${kind} ${period} ${amount}`}>
        {(limit) => <LimitSheet limit={limit} open={isOpen} />}
      </Keyed>
    </div>
  );
}

interface LimitsOfKindProps {
  kind: LimitKind;
  periods: readonly LimitPeriod[];
  onEdit: (limit: MemberLimit) => void;
}

const LimitsOfKind = ({ kind, periods, onEdit }: LimitsOfKindProps) => (
  <section className="safeplay-kind">
    <h2>{t(`safePlay.kind_${kind}`)}</h2>
    <p className="muted">{t(`safePlay.text_${kind}`)}</p>
    <Card pad="none">
      {periods.map((period) => (
        <LimitRow key={period} kind={kind} period={period} onEdit={onEdit} />
      ))}
    </Card>
  </section>
);
