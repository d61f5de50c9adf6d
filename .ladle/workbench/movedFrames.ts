/**
 * The page of a frame is no request that the service worker of this page answers, so the addresses of sample
 * games get the folder of the workbench here.
 */
export function moveFrames(base: string) {
  const { setAttribute } = HTMLIFrameElement.prototype;
  const games = `${location.origin}/play/`;
  HTMLIFrameElement.prototype.setAttribute = function (name, value) {
    const url = name === 'src' ? new URL(value, location.href).href : '';
    setAttribute.call(
      this,
      name,
      url.startsWith(games) ? url.replace(games, `${location.origin}${base}play/`) : value,
    );
  };
}
