import './search.css';
import { computed, effect, signal } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../i18n/t';
import { createSearch } from '../../stores/search';
import { useStore } from '../../stores/useStore';
import { Badge } from '../../ui/Badge';
import { IconButton } from '../../ui/IconButton';
import { SearchField } from '../../ui/SearchField';
import { paths } from '../../widgets/paths';
import { useAddress } from '../../widgets/useAddress';
import { useApp } from '../../widgets/useApp';
import { Results } from './Results';
import { Start } from './Start';
import { Suggestions } from './Suggestions';
import { filtersIn, hrefOf, isBare, type Wanted, wantedOf } from './wanted';

const Filters = lazy(() => import('./Filters'));

/** Looks for games by name, makers and features; the address keeps all of it. */
export default function Search() {
  const { remember, suggest } = useStore(createSearch);
  const { open } = useApp();
  const address = useAddress((path) => path === paths.search);
  const [{ wanted, text, isTyping, isFiltering, hasFiltered }] = useState(() => {
    const wanted = computed(() => wantedOf(address.value.query));
    const text = signal(wanted.peek().text);
    return {
      wanted,
      text,
      isTyping: computed(() => text.value.trim() !== '' && text.value.trim() !== wanted.value.text),
      isFiltering: signal(false),
      hasFiltered: signal(false),
    };
  });

  const go = (change: Partial<Wanted>) =>
    open(hrefOf({ ...wanted.peek(), ...change }), { replace: true });

  function find(typed: string) {
    const found = typed.trim();
    text.value = found;
    if (found) remember(found);
    go({ text: found });
  }

  useMount(() =>
    effect(() => {
      text.value = wanted.value.text;
    }),
  );
  useMount(() =>
    effect(() => {
      suggest(isTyping.value ? text.value : '');
      // An emptied field is a search taken back.
      if (text.value === '' && wanted.peek().text !== '') go({ text: '' });
    }),
  );

  return (
    <div className="finder">
      <div className="finder-bar listbar">
        <SearchField
          value={text}
          label={t('game.search')}
          clearLabel={t('search.clearSearch')}
          maxLength={80}
          onSubmit={find}
        />
        <IconButton
          icon="sliders-horizontal"
          kind="soft"
          label={t('search.filters')}
          expanded={isFiltering}
          onClick={() => {
            hasFiltered.value = true;
            isFiltering.value = true;
          }}
        >
          <Badge count={computed(() => filtersIn(wanted.value))} />
        </IconButton>
      </div>
      <When
        is={isTyping}
        or={() => (
          <When
            is={computed(() => isBare(wanted.value))}
            or={() => <Results address={address} wanted={wanted} onClear={go} />}
          >
            {() => <Start onFind={find} />}
          </When>
        )}
      >
        {() => <Suggestions typed={text} onFind={find} />}
      </When>
      <When is={hasFiltered}>
        {() => (
          <Suspense>
            <Filters open={isFiltering} wanted={wanted} onApply={go} />
          </Suspense>
        )}
      </When>
    </div>
  );
}
