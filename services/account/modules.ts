// The composition root of events in transactions: a line for each module that raises some, or subscribes to some of a lower one.
import { type EventsOfModule, inOrder } from '../kit/inTransaction.ts'
import { apiTokensModule } from './apiTokens/module.ts'
import { LAYERS } from './layers.ts'
import { membersModule } from './members/module.ts'
import { organizationsModule } from './organizations/module.ts'
import { protectedActionsModule } from './protectedActions/module.ts'

const EVENTS: readonly EventsOfModule[] = [apiTokensModule, membersModule, organizationsModule, protectedActionsModule]

/** All modules, lowest first, with what they raise and subscribe to. */
export const accountModules: readonly EventsOfModule[] = inOrder(Object.values(LAYERS).flat(), EVENTS)
