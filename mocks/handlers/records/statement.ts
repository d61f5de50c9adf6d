import * as contract from '../../../src/contract/records/statement';
import { handle } from '../../core/handle';
import { statementOf } from '../../rules/records/statement';
import { withDueEvents } from '../../rules/site/dueEvents';

export const statement = [
  handle(
    contract.statement,
    withDueEvents(({ db, member, input }) => statementOf(db, member.id, input.month)),
  ),
];
