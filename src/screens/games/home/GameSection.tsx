import type { Resource } from '@kit/data/resource';
import { Async } from '@kit/render/Async';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import type { ReactNode, Ref } from 'react';
import { SectionTitle } from '../../../ui/content/SectionTitle';
import { CategoryIcon } from '../../../widgets/games/list/CategoryIcon';
import { LoadError } from '../../../widgets/site/app/LoadError';
import { GameSkeletons } from './GamePages';

const COLUMNS = 3;

interface Props<T> {
  of: Pick<Resource<T, never>, 'state' | 'value' | 'error' | 'reload'>;
  code: string;
  title: ReadonlySignal<string>;
  count: ReadonlySignal<string>;
  more: ReadonlySignal<string>;
  href: string;
  pageSize: number;
  ref?: Ref<HTMLElement>;
  children: (value: ReadonlySignal<T>) => ReactNode;
}

/** The games of one category on home, with a title and a link to all of them. */
export function GameSection<T>(props: Props<T>) {
  const { of, code, title, pageSize, ref, children, ...titleProps } = props;
  const id = `home-${code}`;
  // A section that is not near yet is not visible, so it only reserves its space.
  const isIdle = computed(() => of.state.value === 'idle');
  return (
    <section className="home-section" aria-labelledby={id} data-state={of.state} ref={ref}>
      <SectionTitle id={id} icon={<CategoryIcon code={code} size={26} />} {...titleProps}>
        {title}
      </SectionTitle>
      <Async
        of={of}
        loading={() => (
          <When is={isIdle} or={() => <GameSkeletons count={pageSize} />}>
            {() => <div className="home-waiting" style={{ '--rows': pageSize / COLUMNS }} />}
          </When>
        )}
        failed={(error, retry) => <LoadError compact error={error} retry={retry} />}
      >
        {children}
      </Async>
    </section>
  );
}
