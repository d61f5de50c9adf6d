import { expect, test } from 'vitest';
import { passNames } from '../../scripts/chunkLoaderPlugin.ts';

test.each([
  ['F(()=>import(`./A.js`),[])', 'F(load=>load(`./A.js`),[])'],
  [
    'F(()=>import(`./A.js`).then(e=>e.default),[])',
    'F(load=>load(`./A.js`).then(e=>e.default),[])',
  ],
  [
    'F(async()=>{let{a:e}=await import(`./A.js`);return{a:e}},[])',
    'F(async i=>{let{a:e}=await i     (`./A.js`);return{a:e}},[])',
  ],
])('an import of a chunk gets its name, at the same length, in %s', (before, after) => {
  expect(passNames(before)).toBe(after);
  expect(after).toHaveLength(before.length);
});
