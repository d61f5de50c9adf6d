/** The key of a reference to an element in the messages of WebDriver. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export type ElementReference = { [ELEMENT]: string };

/**
 * The commands of the W3C WebDriver protocol that tests use: method and path over HTTP, and the name in Firefox.
 * Firefox answers the same commands over a socket, which its separate driver for HTTP (geckodriver) uses too.
 */
export const COMMANDS = {
  newSession: ['POST', '', 'WebDriver:NewSession'],
  open: ['POST', '/url', 'WebDriver:Navigate'],
  address: ['GET', '/url', 'WebDriver:GetCurrentURL'],
  back: ['POST', '/back', 'WebDriver:Back'],
  reload: ['POST', '/refresh', 'WebDriver:Refresh'],
  run: ['POST', '/execute/sync', 'WebDriver:ExecuteScript'],
  runAsync: ['POST', '/execute/async', 'WebDriver:ExecuteAsyncScript'],
  find: ['POST', '/elements', 'WebDriver:FindElements'],
  role: ['GET', '/element/{id}/computedrole', 'WebDriver:GetComputedRole'],
  name: ['GET', '/element/{id}/computedlabel', 'WebDriver:GetComputedLabel'],
  click: ['POST', '/element/{id}/click', 'WebDriver:ElementClick'],
  type: ['POST', '/element/{id}/value', 'WebDriver:ElementSendKeys'],
  act: ['POST', '/actions', 'WebDriver:PerformActions'],
  frame: ['POST', '/frame', 'WebDriver:SwitchToFrame'],
  resizeWindow: ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
  screenshot: ['GET', '/screenshot', 'WebDriver:TakeScreenshot'],
} as const;

export type Command = keyof typeof COMMANDS;

export class WebDriverError extends Error {}

/** Sends a command to a browser and returns its value. `id` is the element of the command. */
export type Send = (
  command: Command,
  parameters?: Record<string, unknown>,
  id?: string,
) => Promise<unknown>;
