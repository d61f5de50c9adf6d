import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { ToolResult } from './tool';
import type { Tools } from './tools';

/** A longer answer, such as all rows of all tables, would fill the memory of an agent. */
const MAX_TEXT = 100_000;

const INSTRUCTIONS =
  'Sets up every state of the product’s mock backend and shows it. Begin with listScenarios, listPersonas and listPaths. ' +
  'openLink sets up a whole state, such as {"link":"as:victor,fault:withdraw:503"}; takeScreenshot shows a page in it; makeLink returns an address for a person.';

function contentOf({ value, picture }: ToolResult): CallToolResult['content'] {
  const whole = JSON.stringify(value ?? null);
  const text =
    whole.length > MAX_TEXT
      ? `${whole.slice(0, MAX_TEXT)} … cut after ${MAX_TEXT} of ${whole.length} characters`
      : whole;
  if (!picture) return [{ type: 'text', text }];
  const data = picture.toString('base64');
  return [
    { type: 'text', text },
    { type: 'image', data, mimeType: 'image/png' },
  ];
}

/** The MCP server. It connects to the mock backend when the first tool is listed or called. */
export function createMcpServer(connect: () => Promise<Tools>) {
  const server = new Server(
    { name: 'feria', version: '1.0.0' },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  let tools: Promise<Tools> | undefined;
  const connected = () => {
    tools ??= connect().catch((error) => {
      // The next call tries again.
      tools = undefined;
      throw error;
    });
    return tools;
  };
  server.setRequestHandler(ListToolsRequestSchema, async () => ({
    tools: (await connected()).list.map(({ name, about, inputSchema, example }) => ({
      name,
      description: `${about} Example: ${JSON.stringify(example)}`,
      inputSchema: { type: 'object' as const, ...inputSchema, examples: [example] },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }): Promise<CallToolResult> => {
    try {
      const { run } = await connected();
      return { content: contentOf(await run(params.name, params.arguments)) };
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      return { content: [{ type: 'text', text }], isError: true };
    }
  });
  return server;
}
