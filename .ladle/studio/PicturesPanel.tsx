import { useEffect, useRef } from 'react';
import type { Draft } from './draft';
import { drawIcon, type PictureKind, readUpload, type Uploads } from './pictures';

interface Props {
  draft: Draft;
  uploads: Uploads;
  onUploads: (uploads: Uploads) => void;
}

const KINDS = {
  logo: 'Wordmark on dark',
  lightLogo: 'Wordmark on light',
  icon: 'Icon, square',
} as const;

const ICON_SIZES = [180, 64, 32];

function IconSample({ size, draft, uploads }: { size: number } & Omit<Props, 'onUploads'>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () => place.current?.replaceChildren(drawIcon(size, draft, uploads.icon)),
    [size, draft, uploads.icon],
  );
  return (
    <figure>
      <div ref={place} />
      <figcaption>{size} px</figcaption>
    </figure>
  );
}

/** The wordmark and the icon. Without them the name is written in the font of the app, and its first letter is the icon. */
export function PicturesPanel({ draft, uploads, onUploads }: Props) {
  const read = async (kind: PictureKind, file: File | undefined) => {
    if (file) onUploads({ ...uploads, [kind]: await readUpload(file) });
  };
  return (
    <section>
      <h2>Wordmark and icon</h2>
      {Object.entries(KINDS).map(([kind, name]) => {
        const upload = uploads[kind as PictureKind];
        return (
          <div key={kind} className="studio-upload">
            <label className="studio-file">
              {name}
              <input
                type="file"
                accept="image/*"
                onChange={({ currentTarget }) =>
                  void read(kind as PictureKind, currentTarget.files?.[0])
                }
              />
            </label>
            {upload && (
              <button
                type="button"
                aria-label={`Remove: ${name}`}
                onClick={() => onUploads({ ...uploads, [kind]: undefined })}
              >
                Remove
              </button>
            )}
          </div>
        );
      })}
      <div className="studio-icons">
        {ICON_SIZES.map((size) => (
          <IconSample key={size} size={size} draft={draft} uploads={uploads} />
        ))}
      </div>
    </section>
  );
}
