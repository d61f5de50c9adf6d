import './workbench/freshStorage';
import './workbench/startBrand';
import '../src/ui/theme/base.css';
import './stage.css';
import { ActionType, type GlobalProvider } from '@ladle/react';
import { Preview } from './workbench/Preview';
import { Workbench } from './workbench/Workbench';

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
