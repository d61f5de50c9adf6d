/** @jsxImportSource react */
// The small parts of the app that home shows, without state.
import { memo } from 'react';
import * as home from '../shared/home.mjs';
import { t } from './texts.mjs';

export const Icon = ({ name, size = 20, flips }) => (
  <svg
    className="icon"
    width={size}
    height={size}
    aria-hidden="true"
    data-flips={flips}
    focusable="false"
  >
    <use href={`/icons.svg#${name}`} />
  </svg>
);

export function IconButton({ icon, label, kind = 'bare', size = 44, iconSize, href, ...more }) {
  const { children, ...shared } = more;
  const Element = href ? 'a' : 'button';
  return (
    <Element
      className="iconbutton"
      data-kind={kind}
      data-spinning="false"
      style={{ '--size': `${size}px` }}
      href={href}
      type={href ? undefined : 'button'}
      {...shared}
    >
      <Icon name={icon} size={iconSize ?? (size < 40 ? 18 : 22)} />
      <span className="visually-hidden">{label}</span>
      {children}
      <span className="ripple" aria-hidden="true" />
    </Element>
  );
}

export function Button({ kind = 'primary', href, children }) {
  const Element = href ? 'a' : 'button';
  return (
    <Element
      className="button"
      data-kind={kind}
      data-size="small"
      aria-busy="false"
      href={href}
      type={href ? undefined : 'button'}
    >
      <span className="button-inside">
        <span className="button-text">{children}</span>
      </span>
      <span className="ripple" aria-hidden="true" />
    </Element>
  );
}

export const Wordmark = ({ height }) => (
  <svg
    className="wordmark"
    role="img"
    aria-label="Feria"
    viewBox="0 -80 243.5 83"
    height={height}
    width={Math.round(height * 2.9337)}
  >
    <use href="/icons.svg#wordmark" />
    <circle className="wordmark-lamp" cx="171.6" cy="-69" r="11" />
  </svg>
);

export const Category = ({ code, size }) => (
  <span className="categoryicon" style={{ '--size': `${size}px`, '--place': home.placeOf(code) }} />
);

export const Title = ({ id, icon, count, more, href, children }) => (
  <div className="sectiontitle">
    {icon}
    <h2 id={id}>{children}</h2>
    {count !== undefined && <span className="sectiontitle-count num">{count}</span>}
    <a className="sectiontitle-more" href={href} aria-describedby={id}>
      <span>{more}</span>
      <Icon name="chevron-right" size={16} flips />
    </a>
  </div>
);

export const Section = memo(({ code, count = '', more, href, sectionRef, children }) => (
  <section className="home-section" aria-labelledby={`home-${code}`} ref={sectionRef}>
    <Title id={`home-${code}`} icon={<Category code={code} size={26} />} {...{ count, more, href }}>
      {t(`game.${code}`)}
    </Title>
    {children}
  </section>
));
