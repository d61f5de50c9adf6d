import { launchChat } from '../contract/chat';
import type { Host } from './host';

interface Dress {
  title: string;
  backUrl: string;
  /** As the chat's own header should be painted. */
  headerColor: string;
}

export function createChat({ call }: Host) {
  return {
    /** Opens the chat at the server; answers where it is. */
    launch: async (dress: Dress) => (await call(launchChat, dress)).chatUrl,
  };
}
