import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { findServer } from '../admin/findServer.mjs';
import { importBundled } from '../lib/importBundled.mjs';
import { parseOptions } from '../lib/parseOptions.mjs';

// An MCP server over stdio on the admin API of the mock. Only messages of the protocol may be written to stdout.
const { values } = parseOptions({
  /** The address of a running server. */
  address: { type: 'string' },
  port: { type: 'string' },
  database: { type: 'string', default: 'default' },
});
const { createMcpServer, createTools } = await importBundled('scripts/admin/index.ts');
const secret = process.env.MOCK_SECRET;
const server = createMcpServer(async () => {
  const { address } = await findServer({
    address: values.address,
    port: values.port ?? process.env.PORT,
    secret,
  });
  return createTools({ address, secret, database: values.database });
});
await server.connect(new StdioServerTransport());
// The client ends the server by closing its input.
process.stdin.once('close', () => process.exit(0));
