import { useEffect, useRef, useState } from 'react';
import { type Draft, THEMES } from './draft';
import type { Theme } from './palette';
import type { Uploads } from './pictures';

/** Stories that show what a brand changes. */
export const SCREENS = [
  { name: 'Home', story: 'screens--home--ready' },
  { name: 'List', story: 'screens--gamelist--ready' },
  { name: 'Deposit', story: 'screens--deposit--ready' },
  { name: 'Login', story: 'screens--login--ready' },
  { name: 'Sheet', story: 'ui--sheet--bottom' },
  { name: 'Error', story: 'screens--home--failed' },
] as const;

const PHONE = { width: 360, height: 740 };
const GAP = 20;
/** All screens are drawn in this size, to see whether they belong together. */
const SMALL = 0.5;

interface FrameProps {
  story: string;
  name: string;
  theme: Theme;
  scale: number;
  draft: Draft;
  uploads: Uploads;
  onLoad: () => void;
}

/** A story in a page of its own, which takes the brand from this page when it starts, and again when it changes. */
function Frame({ story, name, theme, scale, draft, uploads, onLoad }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame reads them from this window
  useEffect(() => frame.current?.contentWindow?.showDraft?.(), [draft, uploads]);
  // The name, or a wordmark in its place, is drawn once.
  const mark = `${draft.name} ${Boolean(uploads.logo)}`;
  const shownMark = useRef(mark);
  useEffect(() => {
    if (shownMark.current === mark) return;
    shownMark.current = mark;
    void frame.current?.contentWindow?.showStory?.(story);
  }, [mark, story]);
  const query = new URLSearchParams({ story, mode: 'preview', theme, language: 'EN' });
  return (
    <figure className="studio-frame" style={{ inlineSize: `${PHONE.width * scale}px` }}>
      <figcaption>
        {name} <span>{theme}</span>
      </figcaption>
      <div
        style={{ blockSize: `${PHONE.height * scale}px`, inlineSize: `${PHONE.width * scale}px` }}
      >
        <span aria-hidden="true">Opening {name}</span>
        <iframe
          ref={frame}
          src={`?${query}`}
          title={`${name}, ${theme}`}
          onLoad={onLoad}
          width={PHONE.width}
          height={PHONE.height}
          style={{ transform: `scale(${scale})` }}
        />
      </div>
    </figure>
  );
}

/** The inner width of an element. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

/** One screen in both themes, or all of them in a smaller size. */
export function Screens({ draft, uploads }: { draft: Draft; uploads: Uploads }) {
  const [shown, setShown] = useState('Home');
  // Twelve apps that start at the same time are slower than one after the other.
  const [count, setCount] = useState(1);
  const { ref, width } = useWidth();
  const isAll = shown === 'All';
  const chosen = SCREENS.filter(({ name }) => isAll || name === shown);
  const scale = isAll ? SMALL : Math.min(1, (width - GAP) / (2 * PHONE.width));
  const frames = chosen.flatMap((screen) => THEMES.map((theme) => ({ ...screen, theme })));
  const show = (name: string) => {
    setCount(1);
    setShown(name);
  };
  return (
    <section className="studio-screens" aria-label="Screens">
      <fieldset className="studio-tabs">
        <legend className="studio-hidden">Screen</legend>
        {[...SCREENS.map(({ name }) => name), 'All'].map((name) => (
          <button key={name} type="button" aria-pressed={name === shown} onClick={() => show(name)}>
            {name}
          </button>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys can scroll it */}
      <div className="studio-canvas" ref={ref} tabIndex={0}>
        {width > 0 &&
          frames
            .slice(0, count + 1)
            .map((frame) => (
              <Frame
                key={`${frame.story} ${frame.theme} ${isAll}`}
                {...frame}
                scale={scale}
                draft={draft}
                uploads={uploads}
                onLoad={() => setCount((before) => before + 1)}
              />
            ))}
      </div>
    </section>
  );
}
