import { importBundled } from '../lib/importBundled.mjs';

/** @typedef {import('../conformance/drift').Finding} Finding */

/**
 * Compares live replies with the contract. Each difference is printed and kept once.
 * @param {{ load?: () => Promise<typeof import('../conformance/drift')>, print?: (line: string) => void }} [options]
 */
export function createDriftWatch({
  load = () => importBundled('scripts/conformance/drift.ts'),
  print = console.warn,
} = {}) {
  /** @type {Map<string, Finding>} */
  const findings = new Map();
  /** @type {ReturnType<typeof load> | undefined} */
  let loaded;

  /** @type {import('../../deploy/proxy/apiProxy.mjs').OnReply} */
  async function compare(reply) {
    loaded ??= load();
    const { findDrift } = await loaded;
    for (const finding of findDrift(reply)) {
      const { rank, call, what, usedBy } = finding;
      const key = `${call} ${what}`;
      if (findings.has(key)) continue;
      findings.set(key, finding);
      print(`Contract: ${rank} ${call} ${what}\n          ${usedBy}`);
    }
  }

  return {
    /** @param {Parameters<import('../../deploy/proxy/apiProxy.mjs').OnReply>[0]} reply */
    onReply: (reply) => compare(reply).catch((error) => print(`Contract: ${error.message}`)),
    findings: () => [...findings.values()],
  };
}
