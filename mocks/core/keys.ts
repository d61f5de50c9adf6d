import { compactDecrypt, importJWK, type JWK } from 'jose';
import pair from '../../fixtures/keys.json';

/** Published by the settings call. The pair is for development only and protects nothing. */
export const publicKey: JWK = pair.public;

export async function openSealed(sealed: string): Promise<string> {
  const key = await importJWK(pair.private, 'RSA-OAEP-256');
  const { plaintext } = await compactDecrypt(sealed, key, {
    keyManagementAlgorithms: ['RSA-OAEP-256'],
    contentEncryptionAlgorithms: ['A256GCM'],
  });
  return new TextDecoder().decode(plaintext);
}
