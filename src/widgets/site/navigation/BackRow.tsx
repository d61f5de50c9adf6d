import './BackRow.css';
import type { ReactNode } from 'react';
import { t } from '../../../i18n/t';
import { IconButton } from '../../../ui/controls/IconButton';
import { useApp } from '../app/useApp';

/** The way back on a page without header. Its title is in its content. `children` are buttons of the page. */
export function BackRow({ children }: { children?: ReactNode }) {
  const { back } = useApp();
  return (
    <div className="backrow">
      <IconButton icon="arrow-left" label={t('app.back')} flips onClick={back} />
      {children}
    </div>
  );
}
