// A customer's statement of account, with its query parameters.
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { businessDate } from '../../../kit/businessDate.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal, refuseFields } from '../../../kit/http/problem.ts'
import { type Currency, currency } from '../../../kit/money.ts'
import { checkPastDay } from '../../../kit/pastDay.ts'
import { customer } from '../customers/public.ts'
import { codes } from './errors.ts'
import { DoesNotAddUp, type Statement, statementOf } from './figures.ts'
import { readMovements } from './repository.ts'

export const VIEW = 'invoicing.invoices.view'

export const STATEMENT_VIEWS = ['PERIOD', 'OPEN_ITEMS'] as const
/** What its document lists: movements of the period, or open items at its end. */
export type StatementView = (typeof STATEMENT_VIEWS)[number]

export const statementQuery = {
  currency: currency.default('IDR'),
  from: businessDate.optional().describe('The first day; left out: that of the month before'),
  to: businessDate.optional().describe('The last day; left out: today'),
}
const query = z.object(statementQuery)
export type StatementPeriod = z.infer<typeof query>

export type CustomerStatement = Statement & {
  customerId: string
  customerName: string
  currency: Currency
  currencies: Currency[]
  from: string
  to: string
  today: string
}

/** SA-1: refuses a period with too many entries; SA-2: one that doesn't add up; G-2: days outside the available past. */
export async function readStatement(tx: Tx, customerId: string, period: StatementPeriod): Promise<CustomerStatement> {
  const [known] = await tx
    .select({ name: customer.name })
    .from(customer)
    .where(and(eq(customer.organizationId, tx.organizationId), eq(customer.id, customerId)))
  if (!known) throw new Refusal(commonErrors.notFound)
  const { from = null, to = null } = period
  const { isTooLong, ...read } = await readMovements(tx, { customerId, currency: period.currency, from, to })
  checkDays(read)
  if (isTooLong) throw new Refusal(codes.statementTooLong, { path: 'from' })
  const { today, currencies } = read
  try {
    const whole = { customerId, customerName: known.name, currency: period.currency, currencies, today }
    return { ...whole, from: read.from, to: read.to, ...statementOf(read) }
  } catch (error) {
    if (!(error instanceof DoesNotAddUp)) throw error
    throw new Refusal(codes.statementDoesNotAddUp, { path: 'to' })
  }
}

function checkDays({ from, to, today }: Record<'from' | 'to' | 'today', string>): void {
  if (to > today || to < from) throw refuseFields([{ path: 'to', error: 'INVALID_VALUE' }])
  checkPastDay(from, today, 'from')
}
