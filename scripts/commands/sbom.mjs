import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { shippedPackages } from '../check/shippedPackages.mjs';
import { SBOM_FILE } from '../lib/ensureBuild.mjs';

/** `sha512-<base64>`, as the lock file has it, in the form of CycloneDX. */
const hashOf = (integrity) => {
  const [, content = ''] = /^sha512-(.+)$/.exec(integrity) ?? [];
  return content && [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }];
};

/**
 * The bill of materials of the app (CycloneDX 1.6). It has no date, so equal builds have equal files.
 * @param {{ name: string, version: string }} app
 * @param {import('../check/shippedPackages.mjs').Package[]} packages
 */
export const sbomOf = ({ name, version }, packages) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name, version, 'bom-ref': `${name}@${version}` } },
  components: packages.map((item) => {
    const purl = `pkg:npm/${item.name.replace('@', '%40')}@${item.version}`;
    const hashes = hashOf(item.integrity);
    return {
      type: 'library',
      'bom-ref': purl,
      name: item.name,
      version: item.version,
      purl,
      licenses: [{ license: { id: item.license } }],
      ...(hashes && { hashes }),
    };
  }),
});

export function writeSbom(file = SBOM_FILE) {
  const app = JSON.parse(readFileSync('package.json', 'utf8'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sbomOf(app, shippedPackages()), null, 2)}\n`);
}
