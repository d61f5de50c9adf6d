import { parse } from 'yaml';
import type { ForeignApi } from './foreignCall';
import { harCalls } from './harCalls';
import { openapiCalls } from './openapiCalls';

export { describeImport } from './describe';
export { propose } from './propose';

/** The calls of a description or of a recording: OpenAPI or Swagger as YAML or JSON, or HAR. */
export function readApi(text: string): ForeignApi {
  const document = parse(text, { maxAliasCount: 1000 });
  if (document?.log?.entries) return harCalls(document);
  if (document?.paths) return openapiCalls(document);
  throw new Error('it is neither OpenAPI, with "paths", nor a HAR recording, with "log.entries"');
}
