const NEEDED = [20, 19];

/** Exits with one line, when Node is too old. It is async so that scripts/run.mjs can begin a chain of promises with it. */
export async function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  console.error(
    `Feria needs Node ${NEEDED.join('.')} or newer; this is ${process.version}. See https://nodejs.org`,
  );
  process.exit(1);
}
