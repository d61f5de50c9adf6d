import { createChannel } from '@kit/data/channel';
import type { SessionInfo } from '../../contract/account/login';
import { createLogouts } from '../../stores/account/logouts';
import { createSession } from '../../stores/account/session';
import type { Host } from '../../stores/base/host';
import type { App } from '../../widgets/site/app/useApp';
import { paths } from '../../widgets/site/navigation/paths';

type Message = 'ask' | SessionInfo;

/**
 * The session storage belongs to one tab. So a new tab asks the other tabs for the session of the member, and a tab
 * that has one answers. Only the first page of a tab asks: a session that ended in this tab is not opened again.
 */
export function startSharedSession(
  host: Host,
  app: App,
  isFirstPage: boolean,
  onTaken: () => void,
) {
  const { info, isLoggedIn, startSession } = host.use(createSession);
  const { isEnded } = host.use(createLogouts);
  const channel = createChannel<Message>(host, 'feria.session');
  let isAsking = isFirstPage && !isLoggedIn.peek();

  const stop = channel.onMessage((message) => {
    const own = info.peek();
    if (message === 'ask') {
      if (own && !isEnded(own)) channel.send(own);
      return;
    }
    if (!isAsking || own || isEnded(message)) return;
    isAsking = false;
    onTaken();
    void startSession(message);
    if (app.address.peek().path === paths.login) app.finishLogin();
  });
  host.own(stop);
  if (isAsking) channel.send('ask');
}
