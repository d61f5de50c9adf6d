import './workbench/freshStorage';
import './workbench/showBrand';
import type { GlobalProvider } from '@ladle/react';
import { ActionType } from '@ladle/react';
import { lazy } from 'react';

const loadPreview = () => import('./workbench/Preview');
const loadWorkbench = () => import('./workbench/shell/Workbench');
const Preview = lazy(loadPreview);
const Workbench = lazy(loadWorkbench);
// Each page needs one of them, after the modules above. It is loaded while Ladle starts.
const isPreview = new URLSearchParams(location.search).get('mode') === 'preview';
void (isPreview ? loadPreview() : loadWorkbench());

/** Surrounds every story: with the toolbar and the frame in the page of Ladle, with the preview in the page of that frame. */
export const Provider: GlobalProvider = ({ children, globalState, dispatch }) =>
  globalState.mode === 'preview' ? (
    <Preview
      theme={globalState.theme}
      story={globalState.story}
      onStory={(value) => dispatch({ type: ActionType.UpdateStory, value })}
    >
      {children}
    </Preview>
  ) : (
    <Workbench ladle={{ globalState, dispatch }}>{children}</Workbench>
  );
