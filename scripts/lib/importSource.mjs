import { runnerImport } from 'vite';

/**
 * Imports a TypeScript module of the project in a command, without bundling it. importModule.ts does it in a build.
 * @param {string} path from the project root, such as /mocks/admin/openapi.ts
 * @returns {Promise<any>}
 */
export async function importSource(path) {
  const { module } = await runnerImport(path, {
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
  });
  return module;
}
