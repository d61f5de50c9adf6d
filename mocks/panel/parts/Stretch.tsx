import { createResource } from '@kit/data/resource';
import { Keyed } from '@kit/render/Keyed';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import type { Difference } from '../../admin/compareSnapshots';
import { getAdmin } from '../admin';
import { LoadedData } from '../LoadedData';
import { ExportStretch } from './ExportStretch';
import { RowChanges } from './RowChanges';

/** The point from which a stretch of the timeline goes. */
const from = signal<number | null>(null);

/** Marks the start of a stretch. At another step it offers to compare both, and to export what is between. */
export function Stretch({ id }: { id: number }) {
  const isCompared = signal(false);
  const start = computed(() => (from.value === null || from.value === id ? null : from.value));
  return (
    <>
      <div className="buttons">
        <button
          type="button"
          aria-pressed={computed(() => from.value === id)}
          onClick={() => {
            from.value = from.peek() === id ? null : id;
          }}
        >
          Begin a stretch here
        </button>
        <When is={start}>
          {(point) => (
            <button
              type="button"
              aria-expanded={isCompared}
              onClick={() => {
                isCompared.value = !isCompared.peek();
              }}
            >
              Compare with step {point}
            </button>
          )}
        </When>
      </div>
      <Keyed of={computed(() => (isCompared.value ? start.value : null))}>
        {(point) => <ComparedRows from={point} to={id} />}
      </Keyed>
      <Keyed of={start}>{(point) => <ExportStretch from={point} to={id} />}</Keyed>
    </>
  );
}

function ComparedRows({ from, to }: { from: number; to: number }) {
  const comparison = createResource(() =>
    getAdmin<{ rows: Difference[] }>(`timeline/compare?from=${from}&to=${to}`),
  );
  return (
    <LoadedData of={comparison}>{(found) => <RowChanges rows={found.peek().rows} />}</LoadedData>
  );
}
