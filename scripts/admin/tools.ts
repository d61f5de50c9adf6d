import { checkKnown } from '../../mocks/admin/command';
import type { Server } from './adminClient';
import { createAdminClient } from './adminClient';
import { createAdminTools } from './adminTools';
import { createBrowser } from './browser';
import { createContractTools } from './contractTools';
import { createPageTools } from './pageTools';
import { createStoryTools } from './storyTools';
import type { ToolResult } from './tool';

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
      return list[names.indexOf(name)]?.run(input) ?? { value: null };
    },
    close: () => browser.close(),
  };
}

export type Tools = Awaited<ReturnType<typeof createTools>>;
