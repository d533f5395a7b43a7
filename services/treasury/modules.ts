// The composition root of events in transactions: a line for each module that raises some, or subscribes to some of a lower one.
import type { EventsOfModule } from '../kit/inTransaction.ts'
import { billsModule } from './bills/module.ts'
import { LAYERS } from './layers.ts'
import { paymentsModule } from './payments/module.ts'
import { reconciliationModule } from './reconciliation/module.ts'

const EVENTS: readonly EventsOfModule[] = [reconciliationModule, billsModule, paymentsModule]

/** All modules, lowest first, with what they raise and subscribe to. */
export const treasuryModules: readonly EventsOfModule[] = Object.values(LAYERS)
  .flat()
  .map(name => EVENTS.find(module => module.name === name) ?? { name })
