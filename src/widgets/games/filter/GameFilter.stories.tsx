import { useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { inApp } from '@workbench/inApp';
import { ChosenFilters } from './ChosenFilters';
import { FilterButton } from './FilterButton';
import { FilterGroups } from './FilterGroups';
import { FilterSheet } from './FilterSheet';
import { type GameFilter, noFilter } from './gameFilter';
import { NoFilteredGames } from './NoFilteredGames';

export default { title: 'Widgets/GameFilter' };

const chosen: GameFilter = {
  ...noFilter,
  features: ['jackpot', 'megaways'],
  isNew: true,
  minRtp: 96,
};
const list = signal({ gameType: 'RNG' });

const Chips = () => {
  const filter = useOnce(() => signal(chosen));
  return <ChosenFilters filter={filter} onChange={(next) => (filter.value = next)} />;
};

export const Chosen = inApp(() => <Chips />);

export const Buttons = inApp(() => (
  <div className="stage-line">
    <FilterButton filter={signal(noFilter)} list={list} onApply={() => {}} />
    <FilterButton filter={signal(chosen)} list={list} onApply={() => {}} />
  </div>
));

const WithoutCounts = () => (
  <FilterGroups draft={useOnce(() => signal(chosen))} choices={useOnce(() => signal(undefined))} />
);

export const GroupsWithoutCounts = inApp(() => <WithoutCounts />);

const Opened = () => (
  <FilterSheet
    open={useOnce(() => signal(true))}
    filter={useOnce(() => signal(chosen))}
    list={list}
    onApply={() => {}}
  />
);

export const OpenSheet = inApp(() => <Opened />);
export const OpenSheetLoading = inApp(() => <Opened />, { calls: 'hang' });
export const OpenSheetFailed = inApp(() => <Opened />, { calls: 'status' });
export const Nothing = inApp(() => <NoFilteredGames onClear={() => {}} />);
