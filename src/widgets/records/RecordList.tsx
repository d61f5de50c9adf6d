import './RecordList.css';
import type { ResourceState } from '@kit/data/resource';
import { Each } from '@kit/render/Each';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import type { ReactNode } from 'react';
import { t } from '../../i18n/t';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { AsyncContent } from '../site/app/AsyncContent';

interface Props<Row> {
  of: {
    state: ReadonlySignal<ResourceState>;
    value: ReadonlySignal<readonly Row[] | undefined>;
    rows: ReadonlySignal<readonly Row[]>;
    error: ReadonlySignal<unknown>;
    isBusy: ReadonlySignal<boolean>;
    hasMore: ReadonlySignal<boolean>;
    loadMore(): Promise<void>;
    reload(): Promise<void>;
  };
  by: (row: Row) => string;
  /** The title of the empty state, or the whole empty state. */
  empty: ReadonlySignal<string> | (() => ReactNode);
  label: ReadonlySignal<string>;
  /** A title above the text of the error, instead of the general one. */
  errorTitle?: ReadonlySignal<string>;
  /** The height of the skeleton of a row. */
  rowHeight?: number;
  /** Drawn above the rows, such as a total. */
  head?: () => ReactNode;
  children?: (row: Row) => ReactNode;
  /** Drawn instead of the rows one by one, for lists of thousands. It shows `rows` itself. */
  list?: () => ReactNode;
}

/** A collection of records with its loading, empty and error states. */
export function RecordList<Row>(props: Props<Row>) {
  const { of, by, empty, label, errorTitle, rowHeight = 132, head, children, list } = props;
  const { rows, error, isBusy, hasMore, loadMore } = of;
  return (
    <div className="recordlist" aria-busy={isBusy}>
      <AsyncContent
        of={of}
        errorTitle={errorTitle}
        loading={() =>
          ['a', 'b', 'c', 'd'].map((row) => <Skeleton key={row} height={rowHeight} radius={16} />)
        }
        // Below the rows, where the next ones are missing.
        refreshFailed={() => null}
        empty={
          typeof empty === 'function'
            ? empty
            : () => (
                <EmptyState
                  picture="/art/icons/receipt.webp"
                  title={empty}
                  text={t('record.emptyHint')}
                />
              )
        }
      >
        {() => (
          <>
            {head?.()}
            {list?.() ?? (
              <ol aria-label={label}>
                <Each of={rows} by={by}>
                  {(row) => <li>{children?.(row)}</li>}
                </Each>
              </ol>
            )}
            <When is={computed(() => error.value !== undefined)}>
              {() => <p role="alert">{t('record.moreFailed')}</p>}
            </When>
            <When is={hasMore}>
              {() => (
                <Button kind="secondary" wide busy={isBusy} onClick={() => void loadMore()}>
                  {t('app.seeMore')}
                </Button>
              )}
            </When>
          </>
        )}
      </AsyncContent>
    </div>
  );
}
