import { expect, test } from './fixtures';

test('any address of the app is the page', async ({ api }) => {
  const { status, headers, body } = await api('/m/some/where');
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('id="root"');
});

test('a missing file is a 404, not the page', async ({ api }) => {
  expect((await api('/art/nothing.webp')).status).toBe(404);
});

test('the page comes with nothing but what it needs: scripts packed and kept for good', async ({
  api,
}) => {
  const { body: page } = await api('/');
  const script = /src="(\/assets\/first-[^"]+\.js)"/.exec(page)?.[1] ?? '';
  const packed = await api(script, { headers: { 'accept-encoding': 'br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.headers['cache-control']).toContain('immutable');
  const plain = await api(script, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
});

for (const path of ['/wps/no/such/call', '/lgw/no/such/call', '/__mock/no-such-door']) {
  test(`${path} is refused as JSON, never as a page`, async ({ api }) => {
    const { status, headers, body } = await api(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('application/json');
    expect(body).toMatchObject({ success: false, code: 'no_handler' });
  });
}
