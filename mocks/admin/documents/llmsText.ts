import { adminCalls } from '../command';
import { NOTATIONS } from '../linkNotation';
import { noteOf } from './adminOpenapi';

/** Examples of steps, for each way to write one. */
const STEPS =
  'kycRejected as:lucia kyc:rejected:account=victor member:rosa:vipLevel=5 fault:withdraw:503 clock:2h chance:win push:mail row:members:id=m-lucia:set.vipLevel=9 seed:other'.split(
    ' ',
  );

/** What a coding agent can read and do, in the form of https://llmstxt.org. Only a server with the mock has it. */
export function createLlmsText() {
  const calls = adminCalls.map((call) => ({ ...call, ...noteOf(call) }));
  return `# Feria

> The mobile web front end of a gaming platform, served with its mock backend. Every state of the backend can be set up,
> linked and photographed.

An address with \`?mock=\` and steps sets up a state: \`/m/withdraw?mock=as:victor,fault:withdraw:503\`. A step is the name of a
scenario, or begins with ${NOTATIONS.map(({ prefix }) => `\`${prefix}:\``).join(', ')}. Examples: ${STEPS.map((step) => `\`${step}\``).join(', ')}.

In a checkout, \`node scripts/run.mjs mcp\` is an MCP server over stdio with a tool for each command below, and more for pages,
stories and endpoints. The same on a command line: \`npm run -s state -- tools\` lists them, and
\`npm run -s state -- --as victor --fault withdraw=503 --path /m/withdraw --shot out.png\` sets up a state and shows it.

## Documents

- [OpenAPI of the admin API](/__mock/admin-openapi.json): every command below, with schema and example
- [OpenAPI of the product](/__mock/openapi.json): every endpoint that the app calls
- [Scenarios](/__mock/scenarios): the situations that have a name
- [People](/__mock/personas): whom a state can log in

## Commands

${calls
  .filter(({ isForPages }) => !isForPages)
  .map(({ method, path, name, about }) => `- ${name}: \`${method} ${path}\` ${about}`)
  .join('\n')}
`;
}
