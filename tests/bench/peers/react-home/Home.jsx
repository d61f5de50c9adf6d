/** @jsxImportSource react */
// The screen: what is visible first. What is below it is loaded after the first games.
import { lazy, memo, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { pathOfCategory, paths } from '../../../../src/widgets/site/navigation/paths.ts';
import { useStore } from '../react/store.mjs';
import * as home from '../shared/home.mjs';
import { Card, Heart as HeartButton } from '../shared/react.jsx';
import { Carousel } from './Carousel.jsx';
import { Category, Icon, Section } from './parts.jsx';
import { readLaterReplies } from './replies.mjs';
import { favourites, page, toggleFavourite } from './store.mjs';
import { t } from './texts.mjs';

const Below = lazy(() => import('./Below.jsx'));

const Heart = memo(({ game }) => (
  <HeartButton
    game={game}
    isOn={useStore(
      favourites,
      useCallback((all) => all.has(game.id), [game]),
    )}
    onToggle={() => toggleFavourite(game.id)}
  />
));

const SPEED = 45;

function Marquee({ children }) {
  const view = useRef(null);
  useEffect(() => {
    const element = view.current;
    const run = element.firstElementChild;
    const observer = new ResizeObserver(() => {
      const room = element.clientWidth;
      const { width } = run.getBoundingClientRect();
      element.style.setProperty('--room', `${room}px`);
      element.style.setProperty('--duration', `${(room + width) / SPEED}s`);
      element.style.setProperty('--delay', `${-room / SPEED}s`);
      element.toggleAttribute('data-runs', width > room);
    });
    observer.observe(element);
    observer.observe(run);
    return () => observer.disconnect();
  }, []);
  return (
    <span className="marquee" ref={view}>
      <span className="marquee-run">{children}</span>
    </span>
  );
}

const Ticker = memo(() => {
  const posts = useStore(page, (all) => all.posts);
  const downloads = useStore(page, (all) => all.settings?.downloads);
  const text = posts?.length
    ? posts.map(({ title }) => title).join('   ·   ')
    : posts && t('home.noAnnouncements');
  return (
    <div className="ticker">
      <a className="ticker-line" href={paths.notice}>
        <span className="visually-hidden">{t('home.announcements')}</span>
        <Icon name="megaphone" size={18} />
        <Marquee>{text}</Marquee>
      </a>
      {downloads && (
        <a className="ticker-app" href={paths.download} aria-label={t('app.downloadApp')}>
          <Icon name="download" size={18} />
        </a>
      )}
    </div>
  );
});

const Banner = memo(({ banner, isNear }) => (
  <a className="banner" href={banner.url}>
    <img
      src={isNear ? `/${banner.image}` : undefined}
      alt=""
      width={338}
      height={164}
      decoding="async"
      fetchPriority={isNear ? 'high' : 'auto'}
    />
    <span className="banner-kicker">{banner.kicker}</span>
    <b className="banner-title">{banner.title}</b>
    <span className="banner-action">{banner.action}</span>
  </a>
));

const NO_BANNERS = [];

const Banners = memo(() => {
  const all = useStore(page, ({ banners }) => banners) ?? NO_BANNERS;
  const hasLive = useStore(page, ({ features }) => features?.flags.LIVEMODEL3 === true);
  const banners = useMemo(() => {
    const groups = hasLive ? ['m_home', 'm_live'] : ['m_home'];
    return all.filter(({ groupName }) => groups.includes(groupName));
  }, [all, hasLive]);
  const [reached, setReached] = useState(1);
  const onActive = useCallback((at) => setReached((now) => Math.max(now, at + 1)), []);
  return (
    <div className="home-banners" data-empty="false">
      <Carousel
        label={t('home.banners')}
        height="164px"
        peek={20}
        autoplay={5000}
        items={banners}
        onActive={onActive}
      >
        {(banner, at) => <Banner banner={banner} isNear={at <= reached} />}
      </Carousel>
    </div>
  );
});

const Menu = memo(() => {
  const vendors = useStore(page, (all) => all.vendors);
  return (
    <nav className="catmenu" aria-label={t('game.categories')}>
      <a className="catmenu-item" href="/m/search">
        <span className="catmenu-tile">
          <Icon name="search" size={26} />
        </span>
        <span>{t('home.search')}</span>
      </a>
      {home.categoriesOf(vendors).map((code) => (
        <a
          className="catmenu-item"
          key={code}
          href={pathOfCategory(code)}
          aria-current={code === 'HOME' ? 'page' : undefined}
        >
          <span className="catmenu-tile">
            <Category code={code} size={32} />
          </span>
          <span>{t(`game.${code}`)}</span>
        </a>
      ))}
    </nav>
  );
});

const Hot = memo(() => {
  const hot = useStore(page, (all) => all.hot);
  useEffect(() => {
    if (!hot) return;
    void readLaterReplies().then(([posts, features]) =>
      page.set((now) => ({ ...now, posts, features })),
    );
  }, [hot]);
  const link = { more: t('app.seeMore'), href: `${paths.gameList}?type=HOT` };
  if (!hot) return <Section code="HOT" {...link} />;
  return (
    <Section code="HOT" count={hot.length} {...link}>
      <Carousel height="auto" peek={0} items={home.pagesOf(hot)}>
        {(games, at) => (
          <div>
            {at === 0 && (
              <div className="gamegrid">
                {games.map(home.gameOf).map((game) => (
                  <Card game={game} key={game.id}>
                    <Heart game={game} />
                  </Card>
                ))}
              </div>
            )}
          </div>
        )}
      </Carousel>
    </Section>
  );
});

const BelowTheFold = memo(() =>
  useStore(page, (all) => Boolean(all.posts)) ? (
    <Suspense>
      <Below />
    </Suspense>
  ) : null,
);

export const Home = memo(() =>
  useStore(page, (all) => Boolean(all.vendors)) ? (
    <div className="home">
      <Ticker />
      <Banners />
      <Menu />
      <Hot />
      <BelowTheFold />
    </div>
  ) : null,
);
