import './workbench/freshStorage';
import './workbench/showBrand';
import { lazy, type ReactNode } from 'react';
import type { Ladle } from './workbench/ladle';

const loadPreview = () => import('./workbench/Preview');
const loadWorkbench = () => import('./workbench/shell/Workbench');
const Preview = lazy(loadPreview);
const Workbench = lazy(loadWorkbench);
// Each page needs one of them, after the modules above. It is loaded while Ladle starts.
const isPreview = new URLSearchParams(location.search).get('mode') === 'preview';
void (isPreview ? loadPreview() : loadWorkbench());

/** Surrounds every story: with the toolbar and the frame in the page of Ladle, with the preview in the page of that frame. */
export const Provider = ({ children, globalState, dispatch }: Ladle & { children: ReactNode }) =>
  globalState.mode === 'preview' ? (
    <Preview
      theme={globalState.theme}
      story={globalState.story}
      onStory={(value) => dispatch({ type: 'update-story', value })}
    >
      {children}
    </Preview>
  ) : (
    <Workbench ladle={{ globalState, dispatch }}>{children}</Workbench>
  );
