import { isOnline } from '@kit/data/network';
import { createResource } from '@kit/data/resource';
import { useMount, useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { inApp } from '@workbench/inApp';
import { ApiError } from '../../../api/ApiError';
import { t } from '../../../i18n/t';
import { Button } from '../../../ui/controls/Button';
import { SkeletonRow } from '../../../ui/feedback/Skeleton';
import { Sheet } from '../../../ui/overlays/Sheet';
import { AsyncContent } from './AsyncContent';
import { FiltersButton } from './FiltersButton';
import { LazySheet } from './LazySheet';
import { LoadError } from './LoadError';
import { LoadFailure } from './LoadFailure';
import { LoadMissing } from './LoadMissing';
import { isOffline, OfflineNote } from './OfflineNote';
import { SlowConnection } from './SlowConnection';

export default { title: 'Widgets/App' };

const offline = new ApiError('offline', '/wps');
const failure = new ApiError('server', '/wps', { status: 500 });
const retry = () => Promise.resolve();

/** A resource that never answers, fails, is empty or has rows. */
function useData(load: () => Promise<string[]>) {
  const data = useOnce(() => createResource(load));
  useMount(() => void data.load(undefined));
  return data;
}

const Content = ({ load }: { load: () => Promise<string[]> }) => (
  <AsyncContent
    of={useData(load)}
    loading={() => <SkeletonRow />}
    empty={() => <p>{t('record.noBets')}</p>}
  >
    {(rows) => <p>{rows}</p>}
  </AsyncContent>
);

export const AsyncStates = inApp(() => (
  <>
    <Content load={() => new Promise(() => {})} />
    <Content load={() => Promise.reject(failure)} />
    <Content load={() => Promise.resolve([])} />
    <Content load={() => Promise.resolve(['123'])} />
  </>
));

export const LoadErrors = inApp(() => (
  <>
    <LoadError error={failure} retry={retry} />
    <LoadError error={offline} title={t('lottery.failed')} retry={retry} />
    <LoadError compact error={failure} retry={retry} />
    <SlowConnection />
  </>
));

const Failing = () => <LoadMissing of={useData(() => Promise.reject(failure))} />;

export const Again = inApp(() => <Failing />);

const FailedPart = () => <LoadFailure of={useData(() => Promise.reject(failure))} />;

export const PartFailed = inApp(() => <FailedPart />);

const WithoutNetwork = () => {
  useMount(() => {
    isOnline.value = false;
    return () => {
      isOnline.value = true;
    };
  });
  return (
    <>
      <OfflineNote />
      <Button disabled={isOffline}>{t('app.menu')}</Button>
    </>
  );
};

export const OfflineAction = inApp(() => <WithoutNetwork />);

const Opened = () => {
  const isOpen = useOnce(() => signal(true));
  return (
    <>
      <Button onClick={() => (isOpen.value = true)}>{t('app.menu')}</Button>
      <LazySheet open={isOpen} load={() => Promise.resolve(Sheet)}>
        {(Loaded) => (
          <Loaded open={isOpen} title={t('app.menu')} closeLabel={t('app.close')}>
            <p>{t('error.slowConnection')}</p>
          </Loaded>
        )}
      </LazySheet>
    </>
  );
};

export const SheetLoadedLate = inApp(() => <Opened />);

function BothFiltersButtons() {
  const open = useOnce(() => signal(false));
  const [none, two] = [useOnce(() => signal(0)), useOnce(() => signal(2))];
  return (
    <>
      <FiltersButton label={t('record.filters')} count={none} open={open} />
      <FiltersButton label={t('record.filters')} count={two} open={open} />
    </>
  );
}
export const Filters = inApp(() => <BothFiltersButtons />);
