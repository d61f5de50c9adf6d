/** The status with which the server answers for a file. Rejects without an answer. */
export async function fileStatus(address: string) {
  const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
  return status;
}
