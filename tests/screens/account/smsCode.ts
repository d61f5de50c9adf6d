import type { Admin } from '../../helpers/admin';

/** Reads from the mock the code that was sent to a number. */
export async function codeSentTo(
  admin: Admin,
  number: string,
  purpose: 'noLogin' | 'register' | 'thirdParty',
): Promise<string> {
  const { smsCodes } = await admin('state', undefined, 'GET');
  return smsCodes.find(({ id }: { id: string }) => id === `${purpose}/51/${number}`)?.code;
}
