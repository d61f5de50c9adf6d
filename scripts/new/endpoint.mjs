import { capital } from './names.mjs';

/**
 * An endpoint of the member with its mock handler, its store and a test.
 * @returns {import('../commands/new.mjs').Plan}
 */
export function endpoint(name, area) {
  const Name = capital(name);
  const path = `/wps/member/${name}`;
  return {
    created: {
      [`src/contract/${area}/${name}.ts`]: `import { type } from 'arktype';
import { endpoint } from '../endpoint';

export const ${name} = endpoint('GET', '${path}', {
  auth: 'member',
  out: type({ count: 'number' }),
});
`,
      [`mocks/handlers/${area}/${name}.ts`]: `import * as contract from '../../../src/contract/${area}/${name}';
import { handle } from '../../core/handle';

export const ${name} = [handle(contract.${name}, () => ({ count: 0 }))];
`,
      [`src/stores/${area}/${name}.ts`]: `import { ${name} } from '../../contract/${area}/${name}';
import type { Host } from '../base/host';

export function create${Name}({ call, memberResource }: Host) {
  const current = memberResource((_, { signal }) => call(${name}, undefined, { signal }));
  return { current };
}
`,
      [`src/stores/${area}/${name}.test.ts`]: `import { expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { ${name} } from '../../contract/${area}/${name}';
import { create${Name} } from './${name}';

test('${name} is loaded for one member, and dropped when another one logs in', async () => {
  const { host, reply, logIn } = createFakeHost();
  reply(${name}, { count: 3 });
  logIn('ana');
  const { current } = host.use(create${Name});
  await current.load();
  expect(current.value.value).toEqual({ count: 3 });
  logIn('bruno');
  expect(current.value.value).toBeUndefined();
});
`,
    },
    changed: [
      [
        'mocks/endpointHandlers.ts',
        'import ',
        `import { ${name} } from './handlers/${area}/${name}';`,
      ],
      ['mocks/endpointHandlers.ts', '];', `  ...${name},`],
    ],
    taken: [
      ['src/contract', `export const ${name} `],
      ['src/contract', `'${path}'`],
    ],
    left: [
      `src/contract/${area}/${name}.ts: the real method, path, access and fields`,
      `mocks/handlers/${area}/${name}.ts: the answer`,
      `its error codes: npm run new -- code ${area}/${name.toLowerCase()}_missing es="…" en="…"`,
      'tests/conformance/validInputs.ts: a valid input, if the endpoint requires one',
      'a screen or widget that uses the store; until then only its test does',
      `check: npm test -- tests/conformance src/stores/${area}/${name}.test.ts`,
    ],
  };
}
