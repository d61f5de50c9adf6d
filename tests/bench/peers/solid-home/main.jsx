// Home as users of Solid write it.
import '../shared/styles.mjs';
import '../shared/homeStyles.mjs';
import { createEffect, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { createStore } from 'solid-js/store';
import { render } from 'solid-js/web';
import * as home from '../shared/home.mjs';
import { Card, Icon, IconButton } from '../shared/solid.jsx';

const [page, setPage] = createStore({});
const [favourites, setFavourites] = createStore({});
for (const [name, reply] of Object.entries(home.firstReplies))
  reply.then((value) => setPage(name, () => value));

const Button = (props) => (
  <a class="button" data-kind={props.kind} data-size="small" aria-busy="false" href={props.href}>
    <span class="button-inside">
      <span class="button-text">{props.children}</span>
    </span>
    <span class="ripple" aria-hidden="true" />
  </a>
);

const Header = () => (
  <header class="header stickybar">
    <h1 class="visually-hidden">Inicio</h1>
    <IconButton icon="menu" label="Abrir menú" />
    <a class="header-logo" href="/m/home">
      <svg
        class="wordmark"
        role="img"
        aria-label="Feria"
        viewBox="0 -80 243.5 83"
        height="22"
        width="65"
      >
        <use href="/icons.svg#wordmark" />
        <circle class="wordmark-lamp" cx="171.6" cy="-69" r="11" />
      </svg>
    </a>
    <div class="header-end">
      <Button kind="quiet" href="/m/login">
        Ingresar
      </Button>
      <Button kind="primary" href="/m/register">
        Registrarse
      </Button>
    </div>
  </header>
);

const Ticker = () => (
  <div class="ticker">
    <a class="ticker-line" href="/m/notice">
      <span class="visually-hidden">Anuncios</span>
      <Icon name="megaphone" size={18} />
      <span class="marquee" data-runs={page.posts && ''}>
        <span class="marquee-run">
          {page.posts?.map(({ title }) => title).join('   ·   ') ?? 'No hay anuncios por ahora.'}
        </span>
      </span>
    </a>
  </div>
);

function Carousel(props) {
  let track;
  const [active, setActive] = createSignal(0);
  createEffect(() => {
    if (!props.items.length) return;
    const slides = [...track.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (!seen) return;
        setActive(slides.indexOf(seen.target));
        props.onActive?.(active());
      },
      { root: track, threshold: 0.6 },
    );
    for (const slide of slides) observer.observe(slide);
    onCleanup(() => observer.disconnect());
  });
  return (
    <section
      class="carousel"
      style={{ '--height': props.height, '--gap': '5px', '--peek': `${props.peek}px` }}
    >
      <div class="carousel-track" ref={track}>
        <For each={props.items}>
          {(item, at) => <div class="carousel-slide">{props.children(item, at)}</div>}
        </For>
      </div>
      <div class="pagedots" aria-hidden="true">
        <For each={props.items}>{(_, at) => <i data-on={String(at() === active())} />}</For>
      </div>
    </section>
  );
}

function Banners() {
  const [reached, setReached] = createSignal(1);
  return (
    <div class="home-banners">
      <Carousel
        height="164px"
        peek={20}
        items={page.banners ?? []}
        onActive={(at) => setReached((now) => Math.max(now, at + 1))}
      >
        {(banner, at) => (
          <a class="banner" href={banner.url}>
            <img
              src={at() <= reached() ? `/${banner.image}` : undefined}
              alt=""
              width={338}
              height={164}
              decoding="async"
              fetchpriority="high"
            />
            <span class="banner-kicker">{banner.kicker}</span>
            <b class="banner-title">{banner.title}</b>
            <span class="banner-action">{banner.action}</span>
          </a>
        )}
      </Carousel>
    </div>
  );
}

const Category = (props) => (
  <span
    class="categoryicon"
    style={{ '--size': `${props.size}px`, '--place': home.placeOf(props.code) }}
  />
);

const Menu = () => (
  <nav class="catmenu" aria-label="Categorías">
    <a class="catmenu-item" href="/m/search">
      <span class="catmenu-tile">
        <Icon name="search" size={26} />
      </span>
      <span>Buscar</span>
    </a>
    <For each={home.menuOf(page.vendors)}>
      {(code) => (
        <a class="catmenu-item" href={`/m/game?type=${code}`}>
          <span class="catmenu-tile">
            <Category code={code} size={32} />
          </span>
          <span>{code}</span>
        </a>
      )}
    </For>
  </nav>
);

const Section = (props) => (
  <section class="home-section" aria-labelledby={`home-${props.code}`} ref={props.ref}>
    <div class="sectiontitle">
      <Category code={props.code} size={26} />
      <h2 id={`home-${props.code}`}>{props.code}</h2>
      <span class="sectiontitle-count num">{props.count}</span>
      <a class="sectiontitle-more" href={`/m/game?type=${props.code}`}>
        <span>Ver todo</span>
        <Icon name="chevron-right" size={16} />
      </a>
    </div>
    {props.children}
  </section>
);

const Grid = (props) => (
  <div class="gamegrid">
    <For each={props.games.map(home.gameOf)}>
      {(game) => (
        <Card
          game={game}
          isOn={favourites[game.id] === true}
          onToggle={() => setFavourites(game.id, (isOn) => !isOn)}
        />
      )}
    </For>
  </div>
);

function Hot() {
  createEffect(() => {
    if (page.hot) void home.readLaterReplies().then(([posts]) => setPage('posts', () => posts));
  });
  return (
    <Section code="HOT" count={page.hot?.length}>
      <Show when={page.hot}>
        <Carousel height="auto" peek={0} items={home.pagesOf(page.hot)}>
          {(games, at) => at() === 0 && <Grid games={games} />}
        </Carousel>
      </Show>
    </Section>
  );
}

/** A section that is filled when it comes near. Nothing scrolls here, so it stays as it is. */
function Waiting(props) {
  let section;
  const [isNear, setNear] = createSignal(false);
  onMount(() => onCleanup(home.whenNear(section, () => setNear(true))));
  return (
    <Section
      code={props.code}
      ref={(element) => {
        section = element;
      }}
    >
      <div class="home-waiting" data-near={String(isNear())} style={{ '--rows': props.rows }} />
    </Section>
  );
}

const Bar = () => (
  <nav class="bottombar">
    <For each={Object.entries(home.bottomBar)}>
      {([icon, label]) => (
        <a href={`/m/${icon}`}>
          <span class="bottombar-icon">
            <Icon name={icon} size={23} />
          </span>
          <span>{label}</span>
        </a>
      )}
    </For>
  </nav>
);

render(
  () => (
    <div class="column shell" data-bar="true">
      <Header />
      <main id="main" class="shell-main">
        <Show when={page.vendors}>
          <div class="home">
            <Ticker />
            <Banners />
            <Menu />
            <Hot />
            <Show when={page.posts}>
              <For each={Object.entries(home.sections)}>
                {([code, rows]) => <Waiting code={code} rows={rows} />}
              </For>
            </Show>
          </div>
        </Show>
      </main>
      <Bar />
    </div>
  ),
  document.getElementById('root'),
);
