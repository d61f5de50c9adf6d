import { exactServerNow } from '@kit/data/serverTime';
import { every } from '@kit/data/timers';
import { useMount, useOnce } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { Button } from '../../../ui/controls/Button';
import { Note } from '../../../ui/feedback/Note';
import { Icon } from '../../../ui/icons/Icon';
import { paths } from '../../site/navigation/paths';

const UPDATE_MS = 30_000;

interface Expected {
  at: number;
  /** It is known from the member's earlier ones only. */
  isOwn?: boolean;
}

interface Props {
  /** Nothing is drawn while it is not known. */
  expected: ReadonlySignal<Expected | undefined>;
}

/** When the money should be there, or that it takes longer than it should, with a way to ask. */
export function ExpectedArrival({ expected }: Props) {
  const now = useOnce(() => signal(exactServerNow()));
  useMount(() =>
    every(UPDATE_MS, () => {
      now.value = exactServerNow();
    }),
  );
  const isLate = computed(() => !!expected.value && expected.value.at < now.value);
  const time = formatDate(
    computed(() => expected.value?.at ?? 0),
    'moment',
  );
  const isOwn = computed(() => expected.value?.isOwn === true);
  return (
    <When is={computed(() => expected.value !== undefined)}>
      {() => (
        <Note tone="info">
          <Icon name="clock" />
          <When
            is={isLate}
            or={() => (
              <p>
                <b>{t('progress.expected', { time })}</b>
                <When is={isOwn}>{() => <span>{t('progress.byOwn')}</span>}</When>
              </p>
            )}
          >
            {() => (
              <>
                <p>
                  <b>{t('progress.late')}</b>
                  <span>{t('progress.lateText', { time })}</span>
                </p>
                <Button kind="secondary" size="small" href={paths.support}>
                  {t('progress.ask')}
                </Button>
              </>
            )}
          </When>
        </Note>
      )}
    </When>
  );
}
