// Wire shapes shared by statement transactions and expected transactions.
import { z } from 'zod'
import { currency, money } from '../kit/money.ts'
import { RECONCILIATION_STATUSES } from './reconciliationStatuses.ts'

/** Whether money goes out or comes in. */
export const direction = z.enum(['DEBIT', 'CREDIT']).meta({ id: 'Direction' })

export const reconciliationStatus = z.enum(RECONCILIATION_STATUSES).meta({ id: 'ReconciliationStatus' })

/** Incoming and outgoing totals in one currency. */
export const directionTotal = z.object({ currency, incoming: money, outgoing: money }).meta({ id: 'DirectionTotal' })
