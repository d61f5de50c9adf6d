import { readEncrypted } from './encryption.mjs';

/** The server answers `success: false` with this message. It sends no code, since the specification lists none. */
export class Rejection extends Error {
  /** @param {string} message @param {{ value?: unknown, status?: number }} [details] */
  constructor(message, { value, status = 200 } = {}) {
    super(message);
    this.value = value;
    this.status = status;
  }
}

const MAX_BODY = 1_000_000;

/** @param {import('node:http').IncomingMessage} req */
async function readText(req) {
  let text = '';
  for await (const chunk of req.setEncoding('utf8')) {
    text += chunk;
    if (text.length > MAX_BODY) throw new Rejection('Too large', { status: 413 });
  }
  return text;
}

/**
 * The parameters of a request, from query and body. An encrypted body is in the field `data`.
 * @param {import('node:http').IncomingMessage} req
 * @returns {Promise<Record<string, any>>}
 */
export async function readParameters(req) {
  const { searchParams } = new URL(req.url ?? '/', 'http://x');
  const query = Object.fromEntries(searchParams);
  const type = req.headers['content-type'] ?? '';
  const text = await readText(req);
  if (type.includes('form-urlencoded'))
    return { ...query, ...Object.fromEntries(new URLSearchParams(text)) };
  if (!type.includes('json') || !text) return query;
  const { data, ...plain } = JSON.parse(text);
  if (data === undefined) return { ...query, ...plain };
  if (req.headers.encryption !== 'JWE')
    throw new Rejection('Encryption is missing', { status: 400 });
  return { ...query, ...plain, ...(await readEncrypted(data)) };
}
