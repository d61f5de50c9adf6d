import { useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { sample } from '@workbench/sample';
import { t } from '../../i18n/t';
import { Carousel } from './Carousel';
import { PageDots } from './PageDots';

export default { title: 'UI/Carousel' };

const slides = [sample('Uno'), sample('Dos'), sample('Tres'), sample('Cuatro')];
const draw = (text: string) => (
  <a
    href={`#${text}`}
    style={{ display: 'grid', placeItems: 'center', background: 'var(--surface-3)' }}
  >
    {text}
  </a>
);

export const States = () => (
  <>
    <div className="stage-full">
      <Carousel of={slides} by={String} label={t('search.news')} height={164} peek={20}>
        {draw}
      </Carousel>
    </div>
    <div className="stage-full">
      <Carousel of={[sample('Sola')]} by={String} label={sample('Sola')} height={96}>
        {draw}
      </Carousel>
    </div>
    <div className="stage-full" dir="rtl">
      <Carousel of={slides} by={String} label="جديد" height={120} peek={20} autoplay={0}>
        {draw}
      </Carousel>
    </div>
    <PageDots count={5} active={useOnce(() => signal(2))} />
  </>
);
