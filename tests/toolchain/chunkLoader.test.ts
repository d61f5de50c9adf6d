import { expect, test } from 'vitest';
import { passNames, skipFacades } from '../../scripts/chunkLoaderPlugin.ts';
import { moveNames } from '../../scripts/chunkNames.ts';

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
])(
  'an import of a chunk becomes a call of the loader with its name, at the same length, in %s',
  (before, after) => {
    expect(passNames(before)).toBe(after);
    expect(after).toHaveLength(before.length);
  },
);

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
])(
  'a chunk that only passes on another one is skipped, and any other is loaded, in %s',
  (before, after) => {
    expect(skipFacades(before, codeOf)).toBe(after);
  },
);

test('the names of chunks that people do not open first are moved to a file, at the same length', () => {
  const deps = 'm.f=["/assets/shared.js","/play/assets/Kyc.css","/assets/login.css"]';
  const before = [
    deps,
    'F(load=>load(`./login-1.js`).then(m=>({default:m.t})),__vite__mapDeps([0,2]),import.meta.url)',
    'F(load=>load(`./Kyc-2.js`),__vite__mapDeps([0,1]),import.meta.url)',
    'F(async i=>{let{a:e}=await i     (`./Dialog-3.js`);return{a:e}},[],import.meta.url)',
    '`./chunk-names.js`',
  ].join(';');
  const { code, fileName, source } = moveNames(before);
  const [files, login, kyc, dialog, names] = code.split(/;(?!return)/);
  expect(files?.replace(/ +/, '')).toBe('m.f=["/assets/shared.js","/assets/login.css"]');
  expect(login?.trim()).toBe(
    'F(load=>load(`./login-1.js`).then(m=>({default:m.t})),__vite__mapDeps([0,1]))',
  );
  expect(kyc?.trim()).toBe('F(load=>load(0))');
  expect(kyc).toHaveLength(
    'F(load=>load(`./Kyc-2.js`),__vite__mapDeps([0,1]),import.meta.url)'.length,
  );
  expect(dialog?.trim()).toBe('F(async i=>{let{a:e}=await i     (1);return{a:e}})');
  expect(names).toBe(`\`./${fileName}\``);
  expect(source).toBe('export default[["Kyc-2.js","shared.js","Kyc.css"],["Dialog-3.js"]]');
});
