import { compactDecrypt, importJWK, type JWK } from 'jose';
import pair from '../../fixtures/site/keys.json';

/** The settings publish the public key. The private key is in the repository, so the pair protects nothing. */
export const publicKey: JWK = pair.public;

export async function decryptBody(encrypted: string): Promise<string> {
  const key = await importJWK(pair.private, 'RSA-OAEP-256');
  const { plaintext } = await compactDecrypt(encrypted, key, {
    keyManagementAlgorithms: ['RSA-OAEP-256'],
    contentEncryptionAlgorithms: ['A256GCM'],
  });
  return new TextDecoder().decode(plaintext);
}
