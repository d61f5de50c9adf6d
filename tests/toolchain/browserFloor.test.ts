import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { BROWSER_FLOOR } from '../../src/config/browserFloor';
import { type Feature, featuresAboveFloor, NEWER_FEATURES } from './browserFloor';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.(test|stories|d)\./.test(file));

describe('the browser floor', () => {
  test('no production source uses a feature that a supported browser lacks', () => {
    expect(files.length).toBeGreaterThan(400);
    const found = files.flatMap((file) =>
      featuresAboveFloor(readFileSync(file, 'utf8'), file).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test('the test finds each feature, when a source is planted that uses it', () => {
    const missed = NEWER_FEATURES.filter(({ name, example, file = 'planted.ts' }: Feature) => {
      const [found] = featuresAboveFloor(example, file);
      return !found?.startsWith(name);
    });
    expect(missed).toEqual([]);
  });

  test('a feature is not reported, when it stands in a comment or as a part of a name', () => {
    const source = [
      '// AbortSignal.any is missing in Safari 17.3.',
      '/* uses Promise.withResolvers */',
      'const myObject = { groupBy: 1 };',
      'myObject.groupBy;',
      'isAnyUnion(a);',
    ].join('\n');
    expect(featuresAboveFloor(source, 'planted.ts')).toEqual([]);
  });

  // Newer methods of the language (Object.groupBy, Promise.withResolvers, ...) fail the type check.
  test('the type check allows no newer language than ES2023', () => {
    const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
    expect(compilerOptions.lib).toEqual(['ES2023', 'DOM', 'DOM.Iterable']);
  });

  test('package.json and the build name the same floor', () => {
    const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      browserslist: string[];
    };
    const { safari, ios, chrome, edge, firefox } = BROWSER_FLOOR;
    expect(browserslist).toEqual([
      `safari >= ${safari}`,
      `ios_saf >= ${ios}`,
      `chrome >= ${chrome}`,
      `edge >= ${edge}`,
      `firefox >= ${firefox}`,
    ]);
    expect(readFileSync('vite.config.ts', 'utf8')).toContain(
      'target: Object.entries(BROWSER_FLOOR)',
    );
  });

  test('the build keeps a prefix that only iOS needs: text does not grow in landscape', async () => {
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        target: Object.entries(BROWSER_FLOOR).map(([browser, version]) => browser + version),
        write: false,
        rolldownOptions: { input: 'src/ui/theme/base.css' },
      },
    });
    const properties = JSON.stringify(result).match(/[\w-]*text-size-adjust/g);
    expect(properties).toContain('-webkit-text-size-adjust');
  });
});
