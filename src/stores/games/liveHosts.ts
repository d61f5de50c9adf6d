import { signal } from '@kit/render/signals';

/** Whether home has live hosts to show. The code that shows them sets it: it is loaded after the first games. */
export const createLiveHosts = () => ({ areHostsShown: signal(false) });
