// What the commands `mcp` and `state` import: Node cannot import TypeScript by itself.
export { createMcpServer } from './mcpServer';
export { FLAGS, linkOf } from './stateFlags';
export { createTools } from './tools';
