import type { Page } from 'playwright/test';
import { compileSchema, type Schema } from '../../../src/contract/schema';
import { contractEndpoints } from '../helpers/contractEndpoints';

/** The part of a value that the contract requires: no optional field, and none that has a default. */
function requiredPart(schema: Schema, value: unknown): unknown {
  if (schema.items && Array.isArray(value))
    return value.map((item) => requiredPart(schema.items as Schema, item));
  if (!schema.properties || typeof value !== 'object' || value === null) return value;
  const { properties, required = [] } = schema;
  const fields = value as Record<string, unknown>;
  return Object.fromEntries(
    required
      .filter((name) => name in fields && !('default' in (properties[name] ?? {})))
      .map((name) => [name, requiredPart(properties[name] ?? {}, fields[name])]),
  );
}

/** From now on the backend sends only what the contract requires. Some endpoints are left as they are. */
export async function sendBareReplies(page: Page, except: readonly string[] = []) {
  const endpoints = await contractEndpoints();
  await page.route(/\/(wps|lgw|lotto)\//, async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    const endpoint = endpoints.find((one) => one.method === request.method() && one.path === path);
    if (!endpoint || except.includes(path)) return route.fallback();
    const response = await route.fetch();
    const body = await response.json().catch(() => undefined);
    if (!body?.success) return route.fulfill({ response });
    const schema = compileSchema(endpoint.out);
    return route.fulfill({ response, json: { ...body, value: requiredPart(schema, body.value) } });
  });
}
