// Every npm script starts here: node scripts/run.mjs <command> [options].
// The syntax must be readable by an old Node, so that it can say that it is too old.
import { requireInstall } from './commands/install.mjs';
import { requireNode } from './lib/requireNode.mjs';

const COMMANDS = [
  'start',
  'test',
  'build',
  'buildDemo',
  'preview',
  'mock',
  'ladle',
  'bench',
  'requirements',
  'new',
  'import',
  'audit',
  'conformance',
  'crawl',
  'faults',
  'openapi',
  'reference',
  'markets',
  'record',
  'visual',
  'a11y',
  'engines',
  'mutants',
  'testDeploy',
  'traffic',
  'mcp',
  'state',
  'states',
  'tokens',
  'review',
];

const command = process.argv[2];

function requireCommand() {
  if (!COMMANDS.includes(command)) throw new Error(`the commands are ${COMMANDS.join(', ')}`);
}

requireNode()
  .then(requireCommand)
  .then(requireInstall)
  .then(() => import(`./commands/${command}.mjs`))
  .catch((error) => {
    console.error(process.env.DEBUG ? error : `\n${command}: ${error.message}`);
    process.exit(1);
  });
