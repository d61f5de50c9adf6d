import { expect, test } from 'vitest';
import { passNames, skipFacades } from '../../scripts/chunkLoaderPlugin.ts';

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

const chunks: Record<string, string> = {
  'Home.js': 'export{t as default,n}from"./first.js";\n',
  'Big.js': 'import{a}from"./first.js";export{a as default};',
};
const codeOf = (name: string) => chunks[name];

test.each([
  ['load(`./Home.js`)', 'load(`./first.js`).then(m=>({default:m.t,n:m.n}))'],
  ['await i     (`./Home.js`)', 'await i     (`./first.js`).then(m=>({default:m.t,n:m.n}))'],
  ['load(`./Big.js`)', 'load(`./Big.js`)'],
  ['load(`./unknown.js`)', 'load(`./unknown.js`)'],
])('a chunk that only passes on another one is not loaded, in %s', (before, after) => {
  expect(skipFacades(before, codeOf)).toBe(after);
});
