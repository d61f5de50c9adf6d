import type { ReadonlySignal } from '@kit/render/signals';
import type { ReactNode } from 'react';
import { t } from '../../../i18n/t';
import { IconButton } from '../../../ui/controls/IconButton';
import { useApp } from '../app/useApp';
import { MenuButton } from './MenuButton';

interface Props {
  title: ReadonlySignal<string>;
  /** Buttons of this screen, before that of the menu. */
  children?: ReactNode;
}

/** The header of a screen: back, its title, and the menu. Its style is in app/shell/shell.css. */
export function ScreenHeader({ title, children }: Props) {
  const { back } = useApp();
  return (
    <header className="header header-page stickybar">
      <IconButton icon="arrow-left" label={t('app.back')} flips onClick={back} />
      <h1>{title}</h1>
      <span className="header-end">
        {children}
        <MenuButton />
      </span>
    </header>
  );
}
