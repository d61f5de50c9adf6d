import { ApiError } from '../../api/ApiError';
import { config } from '../../config/config';
import { launchChat } from '../../contract/messages/chat';
import type { Host } from '../base/host';
import { isAllowedPage } from '../site/allowedOrigin';

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
      const { chatUrl } = await call(launchChat, page);
      if (isAllowedPage(chatUrl, config.chatOrigins)) return chatUrl;
      const detail = `the chat may not be opened from ${chatUrl}`;
      throw new ApiError('malformed', launchChat.path, { detail });
    },
  };
}
