import { checkKnown } from '../../mocks/core/values/checkKnown';
import { createAdminClient, type Server, type Session } from './adminClient';
import { createAdminTools } from './adminTools';
import { createBrowser } from './browser';
import { createContractTools } from './contractTools';
import { createPageTools } from './pageTools';
import { createStoryTools } from './storyTools';
import type { ToolResult } from './tool';

/** Pages are opened with the session of the last login, also when the backend has ended it since. */
function sessionAfter(name: string, value: unknown, before: Session | null | undefined) {
  if (name === 'logIn') return value as Session | null;
  if (name === 'openLink') return (value as { session: Session | null }).session;
  return name === 'resetDatabase' ? null : before;
}

/** All tools for a server with the mock backend. */
export async function createTools(server: Server) {
  const client = createAdminClient(server);
  const browser = createBrowser();
  const list = [
    ...(await createAdminTools(client)),
    ...createContractTools(client),
    ...createPageTools(client, browser),
    ...createStoryTools(browser),
  ];
  return {
    client,
    list,
    async run(name: string, input: Record<string, unknown> = {}): Promise<ToolResult> {
      const names = list.map((tool) => tool.name);
      checkKnown('tool', [name], names);
      const result = (await list[names.indexOf(name)]?.run(input)) ?? { value: null };
      client.session = sessionAfter(name, result.value, client.session);
      return result;
    },
    close: () => browser.close(),
  };
}

export type Tools = Awaited<ReturnType<typeof createTools>>;
