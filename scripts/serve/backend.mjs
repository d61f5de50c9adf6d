import { apiMountOf, mountBelowBase, NOT_FOUND } from '../../deploy/apiMount.mjs';
import { assetHeaders, backendHeaders } from '../../deploy/headers.mjs';
import { createApiProxy, sendError } from '../../deploy/proxy/apiProxy.mjs';
import { createTranslatedProxy } from '../../deploy/proxy/translatedProxy.mjs';
import { readBrand } from '../../deploy/readBrand.mjs';
import { importBundled } from '../lib/importBundled.mjs';

/** The paths that a backend answers: the API, and what only the mock has. */
const BACKEND_PATH = /^\/(wps|lgw|lotto\/lgw|__mock)(?=[/?]|$)/;
/** The paths of the API, which a real backend answers too. */
const API_PATH = /^\/(wps|lgw|lotto\/lgw)(?=[/?]|$)/;
/** What the mock says to coding agents. A real backend does not. */
const LLMS_TEXT = '/llms.txt';
/** The contract is documented also where a real backend answers. */
const CONTRACT_PAGES = { '/__mock/docs': 'docsPage', '/__mock/openapi.json': 'openapiDocument' };

/** Where live replies of a real backend differ from the contract, for the panel. */
const FINDINGS_PATH = '/__mock/drift';

/**
 * @typedef {(req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse, next: () => void) => void} Middleware
 * @typedef {{ onUnknownPath?: (request: string, meant?: string) => void, saveScenario?: (name: string, description: string, recording: object) => string, adminSecret?: string | undefined, site?: object | undefined, toSource?: (stack: string) => string }} MockOptions
 * @typedef {Middleware & { save: () => Promise<void> }} MockMiddleware
 * @typedef {{ mockMiddleware: (options?: MockOptions) => MockMiddleware }} MockModule
 */

/**
 * Answers the paths of the backend: by the real one when there is an API target, else by the mock.
 * The configuration of the site says below which path they are. `save` writes the mock's state, if it is kept in a file.
 * @param {{ apiTarget: URL | undefined, mapping?: import('../../deploy/proxy/mapping').Mapping | undefined, watch?: ReturnType<typeof import('./driftWatch.mjs').createDriftWatch> | undefined, loadMock: () => Promise<MockModule>, config?: Partial<import('../../src/config/config').Config>, base?: string, saveScenario?: MockOptions['saveScenario'], adminSecret?: string | undefined, site?: object | undefined, toSource?: MockOptions['toSource'] }} options
 * @returns {MockMiddleware}
 */
export function createBackend({
  apiTarget,
  mapping,
  watch,
  loadMock,
  config = {},
  base = '/',
  ...options
}) {
  const mount = mountBelowBase(apiMountOf(config), base);
  const reports = apiTarget ? undefined : config.monitoring?.address;
  const { answer, save } = apiTarget
    ? { answer: createRealBackend(apiTarget, mapping, watch), save: async () => {} }
    : createMock(loadMock, options);
  /** @type {Middleware} */
  const middleware = (req, res, next) => {
    if (mount && isBelow(mount, req.url)) {
      req.url = req.url?.slice(mount.length) || '/';
      if (!API_PATH.test(req.url)) return sendNotFound(res);
    }
    // The mock receives the reports of a site that sends them to an address of its own.
    if (reports && req.url === reports) req.url = '/__mock/reports';
    if (!BACKEND_PATH.test(req.url ?? '/') && (apiTarget || req.url !== LLMS_TEXT)) return next();
    // The pages of the mock have scripts.
    const headers = API_PATH.test(req.url ?? '/') ? backendHeaders : assetHeaders;
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    answer(req, res, next);
  };
  return Object.assign(middleware, { save });
}

const isBelow = (mount, url = '/') =>
  url.startsWith(mount) && /^[/?]|^$/.test(url.slice(mount.length));

/** What is asked for at the place of the API is never the app. */
const sendNotFound = (res) =>
  res
    .writeHead(404, {
      ...backendHeaders,
      'cache-control': 'no-store',
      'content-type': 'application/json',
    })
    .end(NOT_FOUND);

/** @param {import('node:http').ServerResponse} res @param {object[]} value */
const sendFindings = (res, value) =>
  res
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify({ success: true, value }));

/** The mock outside of the dev server. */
export const importMock = () => importBundled('mocks/node.ts');

/** The configuration of the brand that `BRAND` names, for the mock. */
export const siteOfBrand = (brand = process.env.BRAND || 'feria') => readBrand(brand).config;

/** Prints each path without a handler, once. */
export function createUnknownPathLog() {
  const printed = new Set();
  /** @param {string} request @param {string} [meant] */
  return (request, meant) => {
    if (printed.has(request)) return;
    printed.add(request);
    const hint = meant ? `did you mean ${meant}? Otherwise see` : 'see';
    console.warn(
      `The mock has no endpoint for ${request} (${hint} src/contract and mocks/handlers).`,
    );
  };
}

/**
 * @param {() => Promise<MockModule>} loadMock
 * @param {MockOptions} options
 */
function createMock(loadMock, options) {
  const onUnknownPath = createUnknownPathLog();
  /** @type {MockModule | undefined} */
  let loadedMock;
  /** @type {MockMiddleware | undefined} */
  let middleware;
  /** @type {Middleware} */
  const answer = async (req, res, next) => {
    try {
      const mock = await loadMock();
      // The dev server gives a new module after an edit, and the new module a new middleware.
      if (mock !== loadedMock) {
        loadedMock = mock;
        middleware = mock.mockMiddleware({ onUnknownPath, ...options });
      }
      middleware?.(req, res, next);
    } catch (error) {
      console.error(error);
      sendError(res, 500, 'mock_failed', String(error));
    }
  };
  return { answer, save: async () => middleware?.save() };
}

/**
 * @param {URL} apiTarget
 * @param {import('../../deploy/proxy/mapping').Mapping | undefined} mapping
 * @param {ReturnType<typeof import('./driftWatch.mjs').createDriftWatch> | undefined} watch
 */
function createRealBackend(apiTarget, mapping, watch) {
  const isInsecure = process.env.API_TARGET_INSECURE === '1';
  const options = { isInsecure, ...(watch && { onReply: watch.onReply }) };
  const proxy = mapping
    ? createTranslatedProxy(apiTarget, mapping, options)
    : createApiProxy(apiTarget, options);
  /** @type {Promise<any> | undefined} */
  let contract;
  /** @type {Middleware} */
  return async (req, res) => {
    const path = (req.url ?? '').split('?')[0] ?? '';
    if (API_PATH.test(path)) return proxy(req, res);
    if (watch && path === FINDINGS_PATH) return sendFindings(res, watch.findings());
    const page = CONTRACT_PAGES[path];
    if (!page)
      return sendError(res, 404, 'no_handler', 'A real backend answers here; there is no mock.');
    try {
      contract ??= importBundled('mocks/admin/pages.ts');
      const { headers, body } = (await contract)[page]();
      res.writeHead(200, headers).end(body);
    } catch (error) {
      console.error(error);
      sendError(res, 500, 'contract_failed', String(error));
    }
  };
}
