import { Async } from '@kit/Async';
import type { Resource } from '@kit/resource';
import type { ReadonlySignal } from '@kit/signals';
import type { ReactNode, Ref } from 'react';
import { t } from '../../i18n/t';
import { ErrorState } from '../../ui/ErrorState';
import { SectionTitle } from '../../ui/SectionTitle';
import { categoryPicture } from '../../widgets/games/categoryPicture';
import { GameSkeletons } from './GamePages';

interface Props<T> {
  of: Pick<Resource<T, never>, 'state' | 'value' | 'error' | 'reload'>;
  code: string;
  title: ReadonlySignal<string>;
  count: ReadonlySignal<number | string>;
  more: ReadonlySignal<string>;
  href: string;
  pageSize: number;
  ref?: Ref<HTMLElement>;
  children: (value: ReadonlySignal<T>) => ReactNode;
}

/** The games of one category on home, with a title and a link to all of them. */
export function GameSection<T>(props: Props<T>) {
  const { of, code, title, pageSize, ref, children, ...link } = props;
  const id = `home-${code}`;
  return (
    <section className="home-section" aria-labelledby={id} data-state={of.state} ref={ref}>
      <SectionTitle id={id} picture={categoryPicture(code)} {...link}>
        {title}
      </SectionTitle>
      <Async
        of={of}
        loading={() => <GameSkeletons count={pageSize} />}
        failed={(_, retry) => (
          <ErrorState
            compact
            title={t('error.loadFailed')}
            retryLabel={t('app.retry')}
            onRetry={retry}
          />
        )}
      >
        {children}
      </Async>
    </section>
  );
}
