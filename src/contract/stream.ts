import type { Type } from 'arktype';
import { type Reading, readValue } from './readValue';
import { compileSchema } from './schema';

/** What a client needs to read a stream of events. The app's bundle contains only this (compile.ts). */
export interface Stream<Events> {
  path: string;
  /** Reads the data of an event as far as it fits the contract. Undefined: no event has this name. */
  readEvent(name: string, data: unknown): Reading | undefined;
  /** Never set. It only holds the types. */
  types?: Events;
}

/** The definition with its schemas, for the mock backend, the API document and the build. */
export interface StreamDefinition<Events> extends Stream<Events> {
  events: { [Name in keyof Events]: Type<Events[Name]> };
}

/** A GET that is answered by server-sent events, each of which has a name of the contract. */
export function stream<Schemas extends Record<string, Type>>(
  path: string,
  events: Schemas,
): StreamDefinition<{ [Name in keyof Schemas]: Schemas[Name]['infer'] }> {
  const schemas = new Map<string, Type>(Object.entries(events));
  const readEvent = (name: string, data: unknown) => {
    const schema = schemas.get(name);
    return schema && readValue(compileSchema(schema), data);
  };
  // Fields with a default are always there in a value that was read.
  return { path, events: events as never, readEvent };
}

export const isStream = (value: unknown): value is StreamDefinition<unknown> =>
  typeof value === 'object' && value !== null && 'readEvent' in value;
