// The composition root of events in transactions: a line for each module that raises some, or subscribes to some of a lower one.
import { type EventsOfModule, inOrder } from '../kit/inTransaction.ts'
import { balancesModule } from './balances/module.ts'
import { bankAccountsModule } from './bankAccounts/module.ts'
import { billsModule } from './bills/module.ts'
import { connectionsModule } from './connections/module.ts'
import { counterpartiesModule } from './counterparties/module.ts'
import { exceptionsModule } from './exceptions/module.ts'
import { expectedModule } from './expected/module.ts'
import { LAYERS } from './layers.ts'
import { paymentsModule } from './payments/module.ts'
import { projectionModule } from './projection/module.ts'
import { reconciliationModule } from './reconciliation/module.ts'
import { statementsModule } from './statements/module.ts'

const EVENTS: readonly EventsOfModule[] = [
  balancesModule,
  bankAccountsModule,
  billsModule,
  connectionsModule,
  counterpartiesModule,
  exceptionsModule,
  expectedModule,
  paymentsModule,
  projectionModule,
  reconciliationModule,
  statementsModule,
]

/** All modules, lowest first, with what they raise and subscribe to. */
export const treasuryModules: readonly EventsOfModule[] = inOrder(Object.values(LAYERS).flat(), EVENTS)
