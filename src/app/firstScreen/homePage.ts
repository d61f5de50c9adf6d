import { isNative } from '@kit/web/device';
import { categoriesOf } from '../../stores/games/gameOf';
import { DEFAULT_BANNER, isBannerEmpty, noticeOf } from '../../stores/messages/noticeOf';
import { cardsOf } from './cards';
import { drawFirstScreen } from './draw';
import { childrenOf, copyOf, fill } from './fill';
import type { DrawPage } from './pageParts';

const PAGE_SIZE = 9;

/** One dot for each page, by the two of the template. */
const dotsFor = (count: number, [active, other]: Element[]) =>
  Array.from({ length: count > 1 ? count : 0 }, (_, at) => copyOf(at ? other : active));

/** Home: its categories, first banners and first games. */
const homePage: DrawPage = ({ root, copy, visit, built }) => {
  root.append(copy('home'));
  if (visit.isMember) root.querySelector('.header')?.replaceWith(copy('homeMember'));
  const content = root.querySelector('.home');
  const replace = (selector: string, part: Node) =>
    content?.querySelector(selector)?.replaceWith(part);
  const menu = content?.querySelector('.catmenu');
  const [search, ...categories] = childrenOf(menu);
  // The place of the first steps, which come with the app (src/stores/account/newMember.ts).
  if (visit.token && localStorage['feria.newMember']) {
    const place = document.createElement('div');
    place.className = 'home-firststeps';
    menu?.after(place);
  }
  // Home is drawn when its categories are known.
  const indicator = copy('homeWaiting').firstElementChild;
  if (indicator) content?.replaceWith(indicator);

  return [
    {
      needs: ['vendors'],
      draw({ vendors }) {
        const items = categoriesOf(vendors).map(
          ({ code }) => categories[built.categories.indexOf(code)],
        );
        menu?.replaceChildren(...[search, ...items].filter((item) => item !== undefined));
        if (content) indicator?.replaceWith(content);
      },
    },
    {
      needs: ['banners', 'hosts'],
      draw({ banners }, pictureOf) {
        const shown = banners
          .map(noticeOf)
          .filter((banner) => banner.group === 'm_home' && !isBannerEmpty(banner));
        if (!shown.length) return;
        const part = copy('homeBanners');
        const track = part.querySelector('.carousel-track');
        const dots = part.querySelector('.pagedots');
        const [first, next, other] = childrenOf(track);
        const slides = shown.map(({ image, kicker, title, action, url }, at) => {
          // The picture of the first is loaded before that of the next one. Those of others are not loaded yet.
          const slide = copyOf([first, next][at] ?? other);
          fill(slide, {
            small: pictureOf(image) || DEFAULT_BANNER,
            kicker,
            title,
            action,
            url: url || undefined,
          });
          if (!action) slide.querySelector('.banner-action')?.remove();
          return slide;
        });
        track?.replaceChildren(...slides);
        dots?.replaceChildren(...dotsFor(shown.length, childrenOf(dots)));
        replace('.home-banners', part);
      },
    },
    {
      needs: ['hot', 'hosts'],
      draw({ hot }, pictureOf) {
        if (!hot.length) return;
        const part = copy('homeHot');
        fill(part, { count: String(hot.length) });
        const track = part.querySelector('.carousel-track');
        const dots = part.querySelector('.pagedots');
        const grid = part.querySelector('.gamegrid');
        const [page, other] = childrenOf(track);
        const [card] = childrenOf(grid);
        const pages = Math.ceil(hot.length / PAGE_SIZE);
        grid?.replaceChildren(...cardsOf(hot.slice(0, PAGE_SIZE), card, pictureOf));
        const others = Array.from({ length: pages - 1 }, () => copyOf(other));
        if (page) track?.replaceChildren(page, ...others);
        dots?.replaceChildren(...dotsFor(pages, childrenOf(dots)));
        replace('.home-section', part);
      },
    },
    {
      needs: ['settings'],
      draw({ settings: { downloads = [] } }) {
        const hasApp = downloads.some(({ resourceType }) =>
          /^(Android|IOS|MOBILECONFIG)$/.test(resourceType),
        );
        const isOffered = hasApp && !visit.isInstalled && !isNative();
        if (!isOffered || root.querySelector('.header-download')) return;
        root.querySelector('.header-end')?.prepend(copy('homeDownload'));
        content?.querySelector('.ticker')?.append(copy('homeTickerApp'));
      },
    },
  ];
};

drawFirstScreen(homePage);
