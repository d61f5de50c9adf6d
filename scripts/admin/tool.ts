import { ArkErrors, type Type } from 'arktype';
import { checkKnown, fieldNames } from '../../mocks/core/values/checkKnown';
import { inputSchema } from '../../src/contract/schema';

/** What a tool returns: a value for JSON and, for some, a picture as PNG. */
export interface ToolResult {
  value: unknown;
  picture?: Buffer;
}

/** Something that an agent or the command line can do. */
export interface Tool {
  name: string;
  about: string;
  /** The JSON schema of the input. */
  inputSchema: object;
  example: object;
  run(input: Record<string, unknown>): Promise<ToolResult>;
}

interface Definition<Input extends object> {
  name: string;
  about: string;
  input: Type<Input>;
  example: NoInfer<Input>;
  run(input: NoInfer<Input>): Promise<ToolResult>;
}

/** A tool that is more than one call of the admin API. Its input is checked as the admin API checks bodies. */
export function defineTool<Input extends object>(definition: Definition<Input>): Tool {
  const { name, about, input: schema, example, run } = definition;
  return {
    name,
    about,
    example,
    inputSchema: { ...inputSchema(schema), additionalProperties: false },
    async run(input) {
      checkKnown('field', Object.keys(input), fieldNames(schema));
      const parsed = schema(input);
      if (parsed instanceof ArkErrors) throw new Error(parsed.summary);
      return run(parsed as Input);
    },
  };
}
