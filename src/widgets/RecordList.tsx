import './RecordList.css';
import { Each } from '@kit/Each';
import { computed, type ReadonlySignal } from '@kit/signals';
import { When } from '@kit/When';
import type { ReactNode } from 'react';
import { t } from '../i18n/t';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Skeleton } from '../ui/Skeleton';
import { errorText } from './errorText';

interface Props<Row> {
  of: {
    rows: ReadonlySignal<readonly Row[]>;
    state: ReadonlySignal<'loading' | 'ready' | 'failed'>;
    error: ReadonlySignal<unknown>;
    isBusy: ReadonlySignal<boolean>;
    isEmpty: ReadonlySignal<boolean>;
    hasMore: ReadonlySignal<boolean>;
    more(): Promise<void>;
    retry(): Promise<void>;
  };
  by: (row: Row) => string;
  nothing: ReadonlySignal<string>;
  /** What may help then; records under a filter have more of them elsewhere. */
  nothingText?: ReadonlySignal<string>;
  label: ReadonlySignal<string>;
  /** How high a row is on its way. */
  rowHeight?: number;
  /** Above the rows, such as a sum. */
  head?: () => ReactNode;
  children: (row: Row) => ReactNode;
}

/** Records in every state of theirs: on the way, none, not to be had, page after page. */
export function RecordList<Row>(props: Props<Row>) {
  const { of, by, nothing, label, rowHeight = 132, head, children } = props;
  const { nothingText = t('record.emptyHint') } = props;
  const { rows, state, error, isBusy, isEmpty, hasMore, more, retry } = of;
  const isReady = computed(() => state.value === 'ready' && !isEmpty.value);
  return (
    <div className="recordlist" aria-busy={isBusy}>
      <When is={computed(() => state.value === 'loading')}>
        {() =>
          ['a', 'b', 'c', 'd'].map((row) => <Skeleton key={row} height={rowHeight} radius={16} />)
        }
      </When>
      <When is={computed(() => state.value === 'failed')}>
        {() => (
          <ErrorState
            title={errorText(error.peek())}
            retryLabel={t('app.retry')}
            onRetry={() => void retry()}
          />
        )}
      </When>
      <When is={isEmpty}>
        {() => <EmptyState picture="/art/icons/receipt.webp" title={nothing} text={nothingText} />}
      </When>
      <When is={isReady}>
        {() => (
          <>
            {head?.()}
            <ol aria-label={label}>
              <Each of={rows} by={by}>
                {(row) => <li>{children(row)}</li>}
              </Each>
            </ol>
            <When is={computed(() => error.value !== undefined)}>
              {() => <p role="alert">{t('record.moreFailed')}</p>}
            </When>
            <When is={hasMore}>
              {() => (
                <Button kind="secondary" wide busy={isBusy} onClick={() => void more()}>
                  {t('app.seeMore')}
                </Button>
              )}
            </When>
          </>
        )}
      </When>
    </div>
  );
}
