// Tells the server of the test what goes wrong in the page: WebDriver has no command for it.
(() => {
  // The app hides its bar in a frame. In the one of phoneFrame.ts it is a page of its own.
  if (name === 'phone') self.parent = self;
  const report = (text) => {
    const address = `/testProblems?${encodeURIComponent(text)}`;
    // A page in a sandbox may load pictures only.
    if (self.origin === 'null') new Image().src = address;
    else navigator.sendBeacon(address);
  };
  addEventListener('error', ({ message, error }) => report(`error: ${error?.stack || message}`));
  addEventListener('unhandledrejection', ({ reason }) =>
    report(`unhandled: ${reason?.stack || reason}`),
  );
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    report(`violation: ${effectiveDirective} ${blockedURI} ${sample}`),
  );
  const print = console.error;
  console.error = (...texts) => {
    report(`console: ${texts.map((text) => text?.stack || text).join(' ')}`);
    print.apply(console, texts);
  };
})();
