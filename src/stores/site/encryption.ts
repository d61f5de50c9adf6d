import { type BodyCodec, jweCodec } from '../../api/codec';
import { config } from '../../config/config';
import type { Host } from '../base/host';
import { createSystem } from './system';

/** What the module of an operator's own scheme exports: docs/configuration.md. */
interface OwnScheme {
  encrypt(body: unknown, key: unknown): unknown;
}

/** The configuration or the settings name a scheme that this app does not have. */
export class UnknownEncryption extends Error {
  override readonly name = 'UnknownEncryption';
  constructor(readonly scheme: string) {
    super(`the encryption scheme "${scheme}" is not known`);
  }
}

/** The encryption of bodies, by the scheme that the configuration or else the server names. */
export async function bodyCodec({ use }: Host): Promise<BodyCodec> {
  const announced =
    config.encryption?.scheme === 'none'
      ? undefined
      : (await use(createSystem).loadSettings()).encryption;
  const { scheme = announced?.scheme ?? 'none', module } = config.encryption ?? {};
  const key = announced?.key;
  if (module) {
    const own: OwnScheme = await import(/* @vite-ignore */ module);
    return { name: scheme, seal: (body) => own.encrypt(body, key) };
  }
  switch (scheme) {
    case 'none':
      return { name: scheme, seal: (body) => body };
    case 'JWE':
      return jweCodec(key as JsonWebKey);
    default:
      throw new UnknownEncryption(scheme);
  }
}
