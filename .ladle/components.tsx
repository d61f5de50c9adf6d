import './workbench/freshStorage';
import './workbench/showBrand';
import type { GlobalProvider } from '@ladle/react';
import { ActionType } from '@ladle/react';
import { lazy } from 'react';

// Each page needs one of them, after the modules above.
const Preview = lazy(() => import('./workbench/Preview'));
const Workbench = lazy(() => import('./workbench/shell/Workbench'));

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
