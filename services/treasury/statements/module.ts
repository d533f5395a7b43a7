import { type EventsOfModule, on } from '../../kit/inTransaction.ts'
import * as bankAccounts from '../bankAccounts/events.ts'
import { imported, undoing } from './events.ts'
import { correctionUses, deletionUses, forgetImports } from './ofBankAccount.ts'

export const statementsModule: EventsOfModule = {
  name: 'statements',
  raises: [imported, undoing],
  on: [
    on(bankAccounts.correcting, (tx, { id }) => correctionUses(tx, id)),
    on(bankAccounts.deleting, (tx, { id }) => deletionUses(tx, id)),
    on(bankAccounts.clearing, (tx, { id }) => forgetImports(tx, id)),
  ],
}
