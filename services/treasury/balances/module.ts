import { type EventsOfModule, on } from '../../kit/inTransaction.ts'
import { correcting } from '../bankAccounts/events.ts'
import { correctionUses } from './ofBankAccount.ts'

export const balancesModule: EventsOfModule = {
  name: 'balances',
  on: [on(correcting, (tx, { id }) => correctionUses(tx, id))],
}
