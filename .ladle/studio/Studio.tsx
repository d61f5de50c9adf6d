import './studio.css';
import { useEffect, useState } from 'react';
import { brandFiles, codeOf, configOf } from './brandFolder';
import { ColourPanel, RolesPanel } from './ColourPanel';
import { ContrastPanel } from './ContrastPanel';
import { type Draft, draftOf, firstDraft, hashOf } from './draft';
import { change, endChange, type History, redo, startHistory, undo } from './history';
import { PicturesPanel } from './PicturesPanel';
import { logoSize, makePictures, type Uploads } from './pictures';
import { Screens } from './Screens';
import { StylePanel } from './StylePanel';
import { zipOf } from './zip';

/** The draft of the address. Each state of it is in the address, so that a link shows the same. */
function useDraft() {
  const [history, setHistory] = useState<History<Draft>>(() =>
    startHistory(draftOf(location.hash)),
  );
  const draft = history.present;
  useEffect(() => {
    window.history.replaceState(window.history.state, '', `#${hashOf(draft)}`);
  }, [draft]);
  // A link that is opened in this tab.
  useEffect(() => {
    const read = () => setHistory((before) => change(before, draftOf(location.hash)));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return {
    draft,
    history,
    set: (part: Partial<Draft>, about?: string) =>
      setHistory((before) => change(before, { ...before.present, ...part }, about)),
    end: () => setHistory(endChange),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
  };
}

/** The address of the studio alone, with all that was decided. */
const linkOf = (draft: Draft) => {
  const query = new URLSearchParams(location.search);
  return `${location.origin}${location.pathname}?story=${query.get('story')}&mode=preview#${hashOf(draft)}`;
};

/** Returns the name of the file. */
async function download(draft: Draft, uploads: Uploads) {
  const folder = codeOf(draft.name);
  const files = brandFiles(draft, await makePictures(draft, uploads));
  const inFolder = Object.entries(files).map(([name, bytes]) => [`${folder}/${name}`, bytes]);
  const blob = new Blob([zipOf(Object.fromEntries(inFolder))], { type: 'application/zip' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${folder}.zip`;
  link.click();
  URL.revokeObjectURL(link.href);
  return link.download;
}

/** What the frames show: colours and style, and the font and wordmark that the designer has chosen. */
function previewOf(draft: Draft, { logo, lightLogo, font }: Uploads) {
  const { brand } = configOf(draft, {}, font?.address);
  if (!logo) return brand;
  const light = lightLogo && { light: lightLogo.address };
  return { ...brand, logo: { dark: logo.address, ...light, ...logoSize(logo) } };
}

/** A page for designers: a brand from one colour, seen in the real screens, to the folder that is deployed. */
export function Studio() {
  const { draft, history, set, end, undo: goBack, redo: goForward } = useDraft();
  const [uploads, setUploads] = useState<Uploads>({});
  const [message, setMessage] = useState('');
  // The frames ask for it when they start, before an effect would run.
  window.studioBrand = previewOf(draft, uploads);
  useEffect(
    () => () => {
      delete window.studioBrand;
    },
    [],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element).matches('input[type="text"]');
      if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      if (event.shiftKey) goForward();
      else goBack();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  // Pictures and fonts are only in this page.
  const hasUploads = Object.values(uploads).some(Boolean);
  useEffect(() => {
    if (!hasUploads) return;
    const warn = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasUploads]);

  const save = async () => {
    const file = await download(draft, uploads);
    setMessage(
      `${file} is saved, with all pictures. Unpack it and give the folder to a developer.`,
    );
  };
  const copyLink = async () => {
    await navigator.clipboard.writeText(linkOf(draft));
    setMessage('The link is copied. Pictures are not in it.');
  };
  return (
    <div className="studio">
      <header>
        <h1>Brand studio</h1>
        <label>
          <span>Name of the brand</span>
          <input
            type="text"
            key={draft.name}
            defaultValue={draft.name}
            onBlur={({ currentTarget: { value } }) => {
              const name = value.trim();
              if (name && name !== draft.name) set({ name });
            }}
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
          />
        </label>
        <span role="status">{message}</span>
        <button type="button" disabled={history.past.length === 0} onClick={goBack}>
          Undo
        </button>
        <button type="button" disabled={history.future.length === 0} onClick={goForward}>
          Redo
        </button>
        <button
          type="button"
          onClick={() => {
            set(firstDraft);
            setUploads({});
          }}
        >
          Reset
        </button>
        {window.parent !== window && (
          <a href={linkOf(draft)} target="_blank" rel="noreferrer">
            In a tab of its own
          </a>
        )}
        <button type="button" onClick={() => void copyLink()}>
          Copy link
        </button>
        <button type="button" className="studio-primary" onClick={() => void save()}>
          Download folder
        </button>
      </header>
      <aside aria-label="Controls">
        <ColourPanel draft={draft} onChange={set} onEnd={end} />
        <StylePanel
          draft={draft}
          uploads={uploads}
          onChange={set}
          onEnd={end}
          onUploads={setUploads}
        />
        <ContrastPanel
          draft={draft}
          onRepair={({ dark, light }) =>
            set({ dark: { ...draft.dark, ...dark }, light: { ...draft.light, ...light } })
          }
        />
        <RolesPanel draft={draft} onChange={set} onEnd={end} />
        <PicturesPanel draft={draft} uploads={uploads} onUploads={setUploads} />
      </aside>
      <Screens draft={draft} uploads={uploads} />
    </div>
  );
}
