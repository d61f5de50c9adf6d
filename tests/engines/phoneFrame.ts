/** The name of the frame. What stands in it behaves like a page of its own (collectProblems.js). */
const NAME = 'phone';
const SIZE = { width: 360, height: 640 };

/** Where a site of the tests serves the page with the frame: `/testPhone?` and the address that the frame opens. */
export const PHONE_PATH = '/testPhone';

/** A page with a frame as wide as a phone: the window of WebKit cannot be that narrow. */
export const phonePage = (href: string) => `<!doctype html>
<html lang="es"><title>phone</title>
<body style="margin: 0"><iframe name="${NAME}" src="${href}"
  style="border: 0; inline-size: ${SIZE.width}px; block-size: ${SIZE.height}px"></iframe>`;
