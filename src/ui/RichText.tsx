import './RichText.css';
import { effect } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { useRef } from 'react';
import { cleanHtml } from './cleanHtml';
import { type MaybeSignal, read } from './maybeSignal';

/** Text with an editor's markup, of which only the harmless part is shown. */
export function RichText({ html }: { html: MaybeSignal<string> }) {
  const ref = useRef<HTMLDivElement>(null);
  useMount(() => effect(() => ref.current?.replaceChildren(cleanHtml(read(html)))));
  return <div className="richtext" ref={ref} />;
}
