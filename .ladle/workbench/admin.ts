/** A command of the admin API of the mock backend. */
export async function admin(path: string, data: unknown) {
  const reply = await fetch(`/__mock/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  });
  const { value, message } = await reply.json();
  if (!reply.ok) throw new Error(`/__mock/${path}: ${message}`);
  return value;
}
