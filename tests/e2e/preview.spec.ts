import { expect, test } from './helpers/fixtures';

test('the server sends the HTML page, for any path of the app', async ({ api }) => {
  const { status, headers, body } = await api('/m/some/where');
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('id="root"');
});

test('the server answers 404, for a missing file', async ({ api }) => {
  expect((await api('/art/nothing.webp')).status).toBe(404);
});

test('scripts are cached as immutable, and compressed when the browser accepts it', async ({
  api,
}) => {
  const { body: page } = await api('/');
  const script = /src="(\/assets\/first-[^"]+\.js)"/.exec(page)?.[1] ?? '';
  const compressed = await api(script, { headers: { 'accept-encoding': 'br' } });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.headers['cache-control']).toContain('immutable');
  const uncompressed = await api(script, { headers: { 'accept-encoding': 'identity' } });
  expect(uncompressed.headers['content-encoding']).toBeUndefined();
});

for (const path of ['/wps/no/such/call', '/lgw/no/such/call', '/__mock/no-such-command']) {
  test(`${path} gets status 404 with a JSON body, because the endpoint does not exist`, async ({
    api,
  }) => {
    const { status, headers, body } = await api(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('application/json');
    expect(body).toMatchObject({ success: false, code: 'no_handler' });
  });
}
