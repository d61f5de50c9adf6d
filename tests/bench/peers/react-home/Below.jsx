/** @jsxImportSource react */
// Home below the first games, loaded after them with its texts and styles.
import '../../../../src/ui/feedback/Spinner.css';
import '../../../../src/screens/games/home/footer/Footer.css';
import '../../../../src/screens/games/home/download/DownloadBar.css';
import '../../../../src/screens/games/home/winners/LiveModels.css';
import '../../../../src/screens/games/home/MotionButton.css';
import '../../../../src/screens/games/home/winners/Winners.css';
import { memo, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import download from '../../../../src/i18n/es/site/download.ts';
import footer from '../../../../src/i18n/es/site/footer.ts';
import motion from '../../../../src/i18n/es/site/motion.ts';
import { pathOfCategory, paths } from '../../../../src/widgets/site/navigation/paths.ts';
import { useStore } from '../react/store.mjs';
import * as home from '../shared/home.mjs';
import { Button, Category, IconButton, Section, Title, Wordmark } from './parts.jsx';
import { page } from './store.mjs';
import { addTexts, t } from './texts.mjs';

addTexts({ download, footer, motion });

/** A section that is filled when it comes near. Nothing scrolls here, so it stays as it is. */
const Waiting = memo(({ code }) => {
  const section = useRef(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => home.whenNear(section.current, () => setNear(true)), []);
  const href = code === 'RNG' ? paths.slots : pathOfCategory(code);
  return (
    <Section code={code} more={t('app.seeAll')} href={href} sectionRef={section}>
      <div className="home-waiting" data-near={isNear} style={{ '--rows': home.sections[code] }} />
    </Section>
  );
});

const Models = memo(() =>
  useStore(page, (all) => Boolean(all.features)) ? (
    <section className="models" aria-labelledby="home-models">
      <Title
        id="home-models"
        icon={<Category code="LIVE" size={26} />}
        more={t('app.seeAll')}
        href={pathOfCategory('LIVE')}
      >
        {t('home.models')}
      </Title>
      <ul className="models-row" />
    </section>
  ) : null,
);

const Sports = memo(() => {
  const vendors = useStore(page, (all) => all.vendors);
  const vendor = vendors.find(({ gameType }) => gameType === 'SPORTS')?.vassalages[0];
  if (!vendor) return null;
  return (
    <section className="home-section">
      <a className="sportsbanner" href={`${paths.play}?category=SPORTS&vendor=${vendor.vassalage}`}>
        <span className="visually-hidden">{t('home.sportsBanner')}</span>
        <img src="/art/banners/futbol-676.webp" alt="" width={328} height={120} loading="lazy" />
        <b>{t('game.SPORTS')}</b>
        <span>{vendor.accountTypeName}</span>
      </a>
    </section>
  );
});

const pad = (n) => String(n).padStart(2, '0');

function DownloadBar() {
  const [left, setLeft] = useState(3221);
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  const time = `${pad(Math.floor(left / 60))}:${pad(left % 60)}`;
  return (
    <div className="home-app">
      <aside className="appbar" aria-label={t('home.appBannerTitle')}>
        <img src="/icon-192.png" alt="" width={52} height={52} loading="lazy" />
        <div className="appbar-text">
          <b>{t('home.appBannerTitle')}</b>
          <small>{t('download.barCloses', { time })}</small>
        </div>
        <Button>{t('download.get')}</Button>
        <span className="appbar-close">
          <IconButton icon="x" size={28} label={t('download.closeBar')} />
        </span>
      </aside>
    </div>
  );
}

const PAYMENTS = ['wallet', 'bank', 'card', 'crypto', 'cash', 'voucher'];
const LINKS = {
  'footer.invite': paths.invite,
  'footer.notice': paths.notice,
  'footer.help': paths.help,
  'footer.selfTest': '/m/safePlay/selfTest',
  'footer.agreement': paths.agreement,
  'footer.policy': paths.policy,
  'app.language': paths.language,
};

const Footer = memo(() => (
  <footer className="footer">
    <ul className="footer-highlights">
      {['Games', 'Ssl'].map((name) => (
        <li key={name}>
          <b>{t(`footer.highlight${name}`)}</b>
          <span>{t(`footer.highlight${name}Text`)}</span>
        </li>
      ))}
    </ul>
    <h3>{t('footer.payments')}</h3>
    <ul className="footer-payments">
      {PAYMENTS.map((name) => (
        <li key={name}>
          <img src={`/art/pay/${name}.svg`} alt={name} width={40} height={26} loading="lazy" />
        </li>
      ))}
    </ul>
    <h3>{t('footer.providers')}</h3>
    <img
      className="footer-providers"
      src="/art/provider-strip.svg"
      alt={t('footer.providers')}
      width={328}
      height={100}
      loading="lazy"
    />
    <div className="footer-licence">
      <img src="/art/badges/licence.svg" alt="" width={44} height={44} loading="lazy" />
      <p>{t('footer.licence')}</p>
    </div>
    <nav className="footer-links" aria-label={t('footer.links')}>
      {Object.entries(LINKS).map(([key, href]) => (
        <a key={key} href={href}>
          {t(key)}
        </a>
      ))}
    </nav>
    <p>{t('footer.adultsOnly', { age: 21 })}</p>
    <Wordmark height={20} />
    <p>{t('footer.copyright')}</p>
  </footer>
));

function MotionButton() {
  const [isPaused, setPaused] = useState(false);
  const [banners, setBanners] = useState(null);
  useEffect(() => setBanners(document.querySelector('.home-banners')), []);
  return (
    banners &&
    createPortal(
      <span className="motionbutton">
        <IconButton
          size={24}
          iconSize={14}
          kind="soft"
          icon={isPaused ? 'play' : 'pause'}
          label={t(isPaused ? 'motion.resume' : 'motion.pause')}
          onClick={() => setPaused((now) => !now)}
        />
      </span>,
      banners,
    )
  );
}

export default function Below() {
  return (
    <>
      <MotionButton />
      <div className="winners-placeholder" aria-hidden="true" />
      <Waiting code="RNG" />
      <div />
      <Waiting code="PGSLOT" />
      <Waiting code="LIVE" />
      <div />
      <Models />
      <Sports />
      {['FISH', 'CRASH', 'JLSLOT', 'PVP'].map((code) => (
        <Waiting key={code} code={code} />
      ))}
      <DownloadBar />
      <Footer />
    </>
  );
}
