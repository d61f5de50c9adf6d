import { safeUrl } from '@kit/safeUrl';
import { ApiError } from '../api/ApiError';
import { launchChat } from '../contract/chat';
import type { Host } from './host';

interface ChatPage {
  title: string;
  backUrl: string;
  /** The colour of the header inside the chat. */
  headerColor: string;
}

export function createChat({ call }: Host) {
  return {
    /** Returns the address of the chat. */
    async launch(page: ChatPage) {
      const url = safeUrl((await call(launchChat, page)).chatUrl, 'page');
      if (!url) throw new ApiError('malformed', launchChat.path);
      return url;
    },
  };
}
