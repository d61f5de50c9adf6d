import { useEffect, useState } from 'react';
import type { Facts } from '../inspect/startInspect';

interface Props {
  /** The address of the preview, after the question mark. */
  search: string;
  title: string;
  /** The width that the story sees. */
  width: number;
  /** How large it is drawn: 0.5 is half the size. */
  scale: number;
  /** Called with what is inspected. */
  onFacts: (facts: Facts | undefined) => void;
}

/** A story in a page of its own, with what axe finds in it. A change loads it again: each story begins anew. */
export function StoryFrame({ search, title, width, scale, onFacts }: Props) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [lines, setLines] = useState<string[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found belongs to one address
  useEffect(() => setLines(undefined), [search]);
  const [isInspecting, setInspecting] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another story ends the inspection
  useEffect(() => setInspecting(false), [search]);
  useEffect(() => {
    if (!isInspecting) return;
    const stop = frame?.contentWindow?.startInspect(onFacts);
    return () => {
      onFacts(undefined);
      void stop?.then((end) => end());
    };
  }, [isInspecting, frame, onFacts]);
  const check = () => void frame?.contentWindow?.findViolations().then(setLines);
  return (
    <div className="workbench-frame" style={{ inlineSize: width * scale }}>
      <div className="workbench-view">
        <iframe
          className="workbench-story"
          ref={setFrame}
          key={search}
          src={`?${search}`}
          title={title}
          style={{
            inlineSize: width,
            blockSize: `${100 / scale}%`,
            transform: scale === 1 ? undefined : `scale(${scale})`,
          }}
        />
      </div>
      <div className="workbench-below">
        <button type="button" onClick={check}>
          Check accessibility
        </button>
        <button
          type="button"
          aria-pressed={isInspecting}
          onClick={() => setInspecting(!isInspecting)}
        >
          Inspect
        </button>
        <a href={`?${search}`} target="_blank" rel="noreferrer">
          Alone in a tab
        </a>
      </div>
      <div role="status">
        {lines?.length === 0 && 'axe finds nothing.'}
        {lines?.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
