import './workbench.css';
import { pages } from 'virtual:component-notes';
import LadleContext from '@ladle/react-context';
import { type ReactNode, useEffect, useState } from 'react';
import type { Facts } from '../inspect/startInspect';
import type { Ladle } from '../ladle';
import { readSettings, withSettings } from '../settings';
import { Controls } from './Controls';
import { FactsTable } from './FactsTable';
import { componentsOfStory, Notes } from './Notes';
import { StoryFrame } from './StoryFrame';
import { StoryList } from './StoryList';
import { Toolbar } from './Toolbar';
import { ComponentsOf } from './UsedBy';

const PHONE_WIDTH = 360;
/** Between two frames. */
const GAP = 16;

const hasControls = (story: string) =>
  pages.some(({ stories }) => stories.some(({ id, hasControls: has }) => id === story && has));

/** The width of an element, also when it changes. */
function useWidth() {
  const [element, setElement] = useState<Element | null>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref: setElement, width };
}

interface Props {
  ladle: Ladle;
  children: ReactNode;
}

/** The list of stories, the toolbar, and the story in one theme or both, in frames of their own. */
export default function Workbench({ ladle, children }: Props) {
  const { globalState, dispatch } = ladle;
  const { story, theme, control, controlInitialized } = globalState;
  const [settings, setSettings] = useState(() => readSettings(location.search));
  const [search, setSearch] = useState('');
  const [facts, setFacts] = useState<Facts>();
  const page = useWidth();
  const isOffering = hasControls(story);
  const showStory = (value: string) => dispatch({ type: 'update-story', value });

  // Ladle waits for the props of a story before it writes the address. Most stories offer none.
  useEffect(() => {
    if (!isOffering && !controlInitialized)
      dispatch({ type: 'update-control-initialized', value: true });
  }, [isOffering, controlInitialized, dispatch]);

  // Ladle writes the props of a story (`control`) into the address after this effect, so a timer reads it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the props are compared by their content
  useEffect(() => {
    history.replaceState(history.state, '', withSettings(location.search, settings));
    const timer = setTimeout(() => {
      const query = new URLSearchParams(withSettings(location.search, settings));
      for (const name of ['theme', 'themes', 'frameWidth', 'zoom', 'captions']) query.delete(name);
      // The frame does not know the components of its page.
      const names = componentsOfStory(story).map(({ name }) => name);
      if (settings.captions === 'on' && story.startsWith('ui--') && names.length)
        query.set('captions', names.join());
      query.set('story', story);
      query.set('mode', 'preview');
      setSearch(query.toString());
    });
    return () => clearTimeout(timer);
  }, [settings, story, JSON.stringify(control)]);

  const isFrameStarted = search !== '' && page.width > 0;
  const shown: string[] = settings.themes === 'both' ? ['dark', 'light'] : [theme];
  const available = (page.width - GAP * (shown.length - 1)) / shown.length;
  const ownWidth = story.startsWith('foundations--') ? available : PHONE_WIDTH;
  const width = settings.frameWidth === 'auto' ? ownWidth : Number(settings.frameWidth);
  const scale =
    settings.zoom === 'fit' ? Math.min(1, available / width) : Number(settings.zoom) / 100;
  return (
    <div className="workbench">
      {/* Drawn after the frame has begun to load. */}
      {isFrameStarted ? (
        <StoryList story={story} onStory={showStory} />
      ) : (
        <nav className="workbench-nav" aria-label="Stories" />
      )}
      <div className="workbench-main">
        <Toolbar
          theme={theme}
          onTheme={(value) => dispatch({ type: 'update-theme', value })}
          settings={settings}
          onSettings={setSettings}
        />
        <div className="workbench-page" ref={page.ref}>
          {isFrameStarted &&
            shown.map((name) => (
              <StoryFrame
                key={name}
                search={`${search}${name === 'light' ? '&theme=light' : ''}`}
                title={`Story ${story}, ${name}`}
                width={width}
                scale={scale}
                onFacts={setFacts}
              />
            ))}
          <div className="workbench-notes">
            {facts && <FactsTable facts={facts} />}
            <Controls {...ladle} />
            {componentsOfStory(story).map((component) => (
              <Notes key={component.name} of={component} onStory={showStory} />
            ))}
            <ComponentsOf story={story} onStory={showStory} />
          </div>
        </div>
      </div>
      {/* Ladle reads the props that a story offers from the story itself, which is not drawn here. */}
      {isOffering && (
        <LadleContext
          value={{ ...ladle, globalState: { ...globalState, controlInitialized: false } }}
        >
          {children}
        </LadleContext>
      )}
    </div>
  );
}
