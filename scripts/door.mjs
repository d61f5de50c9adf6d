// Every npm script comes through here: node scripts/door.mjs <door> [arguments].
// Plain JavaScript that an old Node can still read, so that it can say it is too old.
import { requireInstall } from './install.mjs';
import { requireNode } from './node.mjs';

const door = process.argv[2];

requireNode()
  .then(requireInstall)
  .then(() => import(`./${door}.mjs`))
  .catch((error) => {
    console.error(process.env.DEBUG ? error : `\n${door}: ${error.message}`);
    process.exit(1);
  });
