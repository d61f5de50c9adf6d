import { resolve } from 'node:path';
import { normalizePath, runnerImport } from 'vite';

/** Every file that `importModule` has read. Their content is part of the build. */
export const importedFiles = new Set<string>();

/** Imports a TypeScript module at build time, with the files that it depends on. */
export async function importModule<T>(file: string) {
  const { module, dependencies } = await runnerImport<T>(file, {
    configFile: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
  });
  const files = [file, ...dependencies.map((path) => normalizePath(resolve(path)))];
  for (const path of files) importedFiles.add(path);
  return { module, files };
}
