// Shapes on the wire that statement lines and expected transactions share.
import { z } from 'zod'
import { currency, money } from '../kit/money.ts'
import { RECONCILIATION_STATUSES } from './reconciliationStatuses.ts'

/** Which way money goes. */
export const direction = z.enum(['DEBIT', 'CREDIT']).meta({ id: 'Direction' })

export const reconciliationStatus = z.enum(RECONCILIATION_STATUSES).meta({ id: 'ReconciliationStatus' })

/** What comes in and what goes out, in one currency. */
export const directionTotal = z.object({ currency, incoming: money, outgoing: money }).meta({ id: 'DirectionTotal' })
