import { fieldsOf } from './fieldsOf';
import type { Field, ForeignApi, ForeignCall } from './foreignCall';

// biome-ignore lint/suspicious/noExplicitAny: a document that somebody else wrote
type Any = any;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The calls of an OpenAPI document (3.x), or of a Swagger document (2.0). */
export function openapiCalls(document: Any): ForeignApi {
  const resolve = (one: Any): Any =>
    one?.$ref?.startsWith('#/') ? resolve(at(document, one.$ref)) : (one ?? {});

  const contentOf = (part: Any): Any => {
    const { content, schema } = resolve(part);
    const json = Object.entries<Any>(content ?? {}).find(([type]) => /json|form/.test(type))?.[1];
    return json?.schema ?? schema;
  };

  function callOf(method: string, path: string, item: Any, operation: Any): ForeignCall {
    const parameters: Any[] = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
      resolve,
    );
    const inPlace = (...places: string[]) =>
      parameters.filter((parameter) => places.includes(parameter.in));
    const body = operation.requestBody ?? inPlace('body')[0];
    const isQuery = method === 'get' || method === 'delete';
    const replies = Object.entries<Any>(operation.responses ?? {});
    const good = replies.find(([status]) => /^2/.test(status))?.[1];
    return {
      method: method.toUpperCase(),
      path,
      about: [operation.operationId, operation.summary].filter(Boolean).join(' '),
      input: [
        ...inPlace('path', 'query', 'formData').map((one): Field => {
          const [field] = fieldsOf(one.schema ?? one, resolve);
          return {
            type: 'any',
            ...field,
            path:
              { path: `{${one.name}}`, query: isQuery ? one.name : `?${one.name}` }[
                one.in as string
              ] ?? one.name,
            isRequired: Boolean(one.required),
          };
        }),
        ...(body ? fieldsOf(contentOf(body), resolve) : []),
      ],
      reply: good ? fieldsOf(contentOf(good), resolve) : [],
      errors: replies
        .filter(([status]) => !/^[23]/.test(status))
        .flatMap(([, reply]) => fieldsOf(contentOf(reply), resolve)),
      headers: inPlace('header').map(({ name }) => String(name)),
    };
  }

  const calls = Object.entries<Any>(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) =>
      callOf(method, (document.basePath ?? '').replace(/\/$/, '') + path, item, item[method]),
    ),
  );
  const schemes = document.components?.securitySchemes ?? document.securityDefinitions ?? {};
  return { calls, session: sessionOf(Object.values(schemes).map(resolve)) };
}

function sessionOf(schemes: Any[]): ForeignApi['session'] {
  const bearer = schemes.some(({ type, scheme }) => type === 'oauth2' || /bearer/i.test(scheme));
  if (bearer) return { header: 'Authorization', prefix: 'Bearer ' };
  const key = schemes.find((one) => one.in === 'header');
  return key && { header: key.name };
}

/** What `#/components/schemas/Game` refers to. */
const at = (document: Any, ref: string): Any =>
  ref
    .slice(2)
    .split('/')
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((one, name) => one?.[name], document);
