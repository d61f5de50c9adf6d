import { readdirSync } from 'node:fs';
import { type Definition, isDefinition } from '../../../src/contract/endpoint';

const folder = new URL('../../../src/contract/', import.meta.url);

/** Every endpoint of the contract. */
export async function contractEndpoints(): Promise<Definition<unknown, unknown>[]> {
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  return modules.flatMap((module) => Object.values(module).filter(isDefinition));
}
