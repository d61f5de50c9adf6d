import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';

const backend = runBackend();

/** The expected list: node ids, the last added first. */
type Model = string[];
type Real = { member: Client; pageSize: number };

const ADD = '/wps/relay/MCSFE_addFavoriteGameV2';
const REMOVE = '/wps/relay/MCSFE_removeFavoriteGameV2';
const LIST = '/wps/relay/MCSFE_getFavoriteGamesList';
const FIRST = 100_001;

const game = fc.integer({ min: FIRST, max: FIRST + 9 });

class Add implements fc.AsyncCommand<Model, Real> {
  constructor(
    readonly node: number,
    readonly asText: boolean,
  ) {}
  check = () => true;
  async run(model: Model, { member }: Real) {
    const nodeId = this.asText ? String(this.node) : this.node;
    expect((await member.post(ADD, { nodeId })).body.value).toEqual({ success: true });
    if (!model.includes(String(nodeId))) model.unshift(String(nodeId));
  }
  toString = () => `add ${this.node}`;
}

class Remove implements fc.AsyncCommand<Model, Real> {
  constructor(readonly node: number) {}
  check = () => true;
  async run(model: Model, { member }: Real) {
    const at = model.indexOf(String(this.node));
    const { body } = await member.delete(REMOVE, { nodeId: this.node });
    // Also when it is none: the reply to an earlier call may have been lost.
    expect(body.value).toEqual({ success: true });
    if (at >= 0) model.splice(at, 1);
  }
  toString = () => `remove ${this.node}`;
}

class Read implements fc.AsyncCommand<Model, Real> {
  check = () => true;
  async run(model: Model, { member, pageSize }: Real) {
    const listed: string[] = [];
    let pageNo = 1;
    let totalPages = 1;
    for (; pageNo <= totalPages; pageNo++) {
      const { value } = (await member.get(LIST, { pageNo, pageSize })).body;
      totalPages = value.totalPages;
      listed.push(...value.content.map((game: { nodeId: string | number }) => String(game.nodeId)));
    }
    expect(listed).toEqual(model);
    expect(totalPages).toBe(Math.ceil(model.length / pageSize));
  }
  toString = () => 'read';
}

describe('S3.11 random additions and removals', () => {
  test('S7.33 S7.34 S7.35 the favourites are the added games without the removed ones', async () => {
    const commands = fc.commands(
      [
        fc.tuple(game, fc.boolean()).map(([node, asText]) => new Add(node, asText)),
        game.map((node) => new Remove(node)),
        fc.constant(new Read()),
      ],
      { maxCommands: 30 },
    );
    const run = fc.asyncProperty(
      commands,
      fc.integer({ min: 1, max: 5 }),
      async (some, pageSize) => {
        const member = await backend.client().persona('newMember');
        await fc.asyncModelRun(
          () => ({ model: [] as Model, real: { member, pageSize } }),
          [...some, new Read()],
        );
      },
    );
    await fc.assert(run, { numRuns: 15 });
  }, 60_000);
});
