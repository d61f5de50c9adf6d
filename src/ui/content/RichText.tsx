import './RichText.css';
import { useSignalEffect } from '@kit/render/hooks';
import { useRef } from 'react';
import { type MaybeSignal, read } from '../theme/maybeSignal';
import { sanitizeHtml } from './sanitizeHtml';

/** Text with HTML from the server. Only safe HTML is shown. */
export function RichText({ html }: { html: MaybeSignal<string> }) {
  const ref = useRef<HTMLDivElement>(null);
  useSignalEffect(() => ref.current?.replaceChildren(sanitizeHtml(read(html))));
  return <div className="richtext" ref={ref} />;
}
