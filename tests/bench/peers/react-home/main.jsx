/** @jsxImportSource react */
// Home by an expert in React: small stores with selectors, memo, and no work before it is needed.
import '../shared/styles.mjs';
import '../shared/homeStyles.mjs';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore, useStore } from '../react/store.mjs';
import * as home from '../shared/home.mjs';
import { Card, Heart as HeartButton, Icon, IconButton } from '../shared/react.jsx';

const page = createStore({});
const favourites = createStore(new Set());
for (const [name, reply] of Object.entries(home.first))
  reply.then((value) => page.set((now) => ({ ...now, [name]: value })));

const toggleFavourite = (id) =>
  favourites.set((now) => {
    const next = new Set(now);
    if (!next.delete(id)) next.add(id);
    return next;
  });

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

const Button = ({ kind, href, children }) => (
  <a className="button" data-kind={kind} data-size="small" aria-busy="false" href={href}>
    <span className="button-inside">
      <span className="button-text">{children}</span>
    </span>
    <span className="ripple" aria-hidden="true" />
  </a>
);

const Header = memo(() => (
  <header className="header stickybar">
    <h1 className="visually-hidden">Inicio</h1>
    <IconButton icon="menu" label="Abrir menú" />
    <a className="header-logo" href="/m/home">
      <svg
        className="wordmark"
        role="img"
        aria-label="Feria"
        viewBox="0 -80 243.5 83"
        height="22"
        width="65"
      >
        <use href="/icons.svg#wordmark" />
        <circle className="wordmark-lamp" cx="171.6" cy="-69" r="11" />
      </svg>
    </a>
    <div className="header-end">
      <Button kind="quiet" href="/m/login">
        Ingresar
      </Button>
      <Button kind="primary" href="/m/register">
        Registrarse
      </Button>
    </div>
  </header>
));

const Ticker = memo(() => {
  const posts = useStore(page, (all) => all.posts);
  const text = posts?.map(({ title }) => title).join('   ·   ') ?? 'No hay anuncios por ahora.';
  return (
    <div className="ticker">
      <a className="ticker-line" href="/m/notice">
        <span className="visually-hidden">Anuncios</span>
        <Icon name="megaphone" size={18} />
        <span className="marquee" data-runs={posts && ''}>
          <span className="marquee-run">{text}</span>
        </span>
      </a>
    </div>
  );
});

function Carousel({ height, peek, items, children, onActive }) {
  const track = useRef(null);
  const [active, setActive] = useState(0);
  const count = items.length;
  useEffect(() => {
    if (!count) return;
    const slides = [...track.current.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (!seen) return;
        setActive(slides.indexOf(seen.target));
        onActive?.(slides.indexOf(seen.target));
      },
      { root: track.current, threshold: 0.6 },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [count, onActive]);
  return (
    <section
      className="carousel"
      style={{ '--height': height, '--gap': '5px', '--peek': `${peek}px` }}
    >
      <div className="carousel-track" ref={track}>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the slides never move
          <div className="carousel-slide" key={at}>
            {children(item, at)}
          </div>
        ))}
      </div>
      <div className="pagedots" aria-hidden="true">
        {items.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          <i key={at} data-on={at === active} />
        ))}
      </div>
    </section>
  );
}

const Banner = memo(({ banner, isNear }) => (
  <a className="banner" href={banner.url}>
    <img
      src={isNear ? `/${banner.image}` : undefined}
      alt=""
      width={338}
      height={164}
      decoding="async"
      fetchPriority="high"
    />
    <span className="banner-kicker">{banner.kicker}</span>
    <b className="banner-title">{banner.title}</b>
    <span className="banner-action">{banner.action}</span>
  </a>
));

const Banners = memo(() => {
  const banners = useStore(page, (all) => all.banners);
  const [reached, setReached] = useState(1);
  const onActive = useCallback((at) => setReached((now) => Math.max(now, at + 1)), []);
  return (
    <div className="home-banners">
      <Carousel height="164px" peek={20} items={banners ?? []} onActive={onActive}>
        {(banner, at) => <Banner banner={banner} isNear={at <= reached} />}
      </Carousel>
    </div>
  );
});

const Category = ({ code, size }) => (
  <span className="categoryicon" style={{ '--size': `${size}px`, '--place': home.placeOf(code) }} />
);

const Menu = memo(() => {
  const vendors = useStore(page, (all) => all.vendors);
  return (
    <nav className="catmenu" aria-label="Categorías">
      {home.menuOf(vendors).map((code) => (
        <a className="catmenu-item" key={code} href={`/m/game?type=${code}`}>
          <span className="catmenu-tile">
            <Category code={code} size={32} />
          </span>
          <span>{code}</span>
        </a>
      ))}
    </nav>
  );
});

const Section = ({ code, count, children, sectionRef }) => (
  <section className="home-section" aria-labelledby={`home-${code}`} ref={sectionRef}>
    <div className="sectiontitle">
      <Category code={code} size={26} />
      <h2 id={`home-${code}`}>{code}</h2>
      <span className="sectiontitle-count num">{count}</span>
      <a className="sectiontitle-more" href={`/m/game?type=${code}`}>
        <span>Ver todo</span>
        <Icon name="chevron-right" size={16} />
      </a>
    </div>
    {children}
  </section>
);

const Hot = memo(() => {
  const hot = useStore(page, (all) => all.hot);
  useEffect(() => {
    if (hot) void home.readRest().then(([posts]) => page.set((now) => ({ ...now, posts })));
  }, [hot]);
  if (!hot) return <Section code="HOT" />;
  return (
    <Section code="HOT" count={hot.length}>
      <Carousel height="auto" peek={0} items={home.pagesOf(hot)}>
        {(games, at) =>
          at === 0 && (
            <div className="gamegrid">
              {games.map(home.gameOf).map((game) => (
                <Card game={game} key={game.id}>
                  <Heart game={game} />
                </Card>
              ))}
            </div>
          )
        }
      </Carousel>
    </Section>
  );
});

/** A section that is filled when it comes near. Nothing scrolls here, so it stays as it is. */
const Waiting = memo(({ code, rows }) => {
  const section = useRef(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => home.whenNear(section.current, () => setNear(true)), []);
  return (
    <Section code={code} sectionRef={section}>
      <div className="home-waiting" data-near={isNear} style={{ '--rows': rows }} />
    </Section>
  );
});

const Below = memo(() =>
  useStore(page, (all) => Boolean(all.posts))
    ? Object.entries(home.sections).map(([code, rows]) => (
        <Waiting key={code} code={code} rows={rows} />
      ))
    : null,
);

const Bar = memo(() => (
  <nav className="bottombar">
    {Object.entries(home.bar).map(([icon, label]) => (
      <a key={icon} href={`/m/${icon}`}>
        <span className="bottombar-icon">
          <Icon name={icon} size={23} />
        </span>
        <span>{label}</span>
      </a>
    ))}
  </nav>
));

const Home = memo(() =>
  useStore(page, (all) => Boolean(all.vendors)) ? (
    <div className="home">
      <Ticker />
      <Banners />
      <Menu />
      <Hot />
      <Below />
    </div>
  ) : null,
);

createRoot(document.getElementById('root')).render(
  <div className="column shell" data-bar="true">
    <Header />
    <main id="main" className="shell-main">
      <Home />
    </main>
    <Bar />
  </div>,
);
