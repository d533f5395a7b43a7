// Which payments and bills of the inbox a request covers: by its filters, and by what the caller may see.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { listOf } from '../../kit/query.ts'
import type { Caller } from '../../kit/tokens.ts'
import { among } from '../../kit/database/among.ts'
import { bill } from '../bills/public.ts'
import { payment, PAYMENT_KINDS } from '../payments/public.ts'
import { APPROVAL_TABS, type ApprovalTab, billsIn, paymentsIn } from './tabs.ts'

const KINDS = [...PAYMENT_KINDS, 'BILL'] as const
type Kind = (typeof KINDS)[number]

/** Filters by kind, `?kind=PAYMENT,TRANSFER`; without it, all kinds that the caller may see. */
export const kindFilter = { kind: listOf(z.enum(KINDS)).optional() }
export const queueFilter = { tab: z.enum(APPROVAL_TABS).default('INBOX'), ...kindFilter }

export type QueueQuery = { tab: ApprovalTab; kind?: string[] | undefined }

/** A condition for each table; it matches no row where the caller may see nothing of it. */
export type QueueFilters = { payments: SQL | undefined; bills: SQL | undefined }

const PERMISSIONS = {
  payments: { view: 'treasury.payments.view', approve: 'treasury.payments.approve' },
  bills: { view: 'treasury.bills.view', approve: 'treasury.bills.approve' },
} as const

/** Refuses callers who may see neither payments nor bills. The INBOX tab is empty without the permission to approve. */
export function queueFiltersOf(
  tx: Tx,
  { permissions }: Pick<Caller, 'permissions'>,
  { tab, kind }: QueueQuery,
): QueueFilters {
  const maySee = (area: keyof typeof PERMISSIONS) => permissions.has(PERMISSIONS[area].view)
  if (!maySee('payments') && !maySee('bills')) throw new Refusal(commonErrors.forbidden)
  const isOpen = (area: keyof typeof PERMISSIONS) =>
    maySee(area) && (tab !== 'INBOX' || permissions.has(PERMISSIONS[area].approve))
  const wanted = (one: Kind) => kind === undefined || kind.includes(one)
  const paymentKinds = PAYMENT_KINDS.filter(wanted)
  return {
    payments:
      isOpen('payments') && paymentKinds.length > 0
        ? and(
            eq(payment.organizationId, tx.organizationId),
            paymentKinds.length < PAYMENT_KINDS.length ? among(payment.kind, paymentKinds) : undefined,
            paymentsIn(tab, tx),
          )
        : sql`false`,
    bills:
      isOpen('bills') && wanted('BILL')
        ? and(eq(bill.organizationId, tx.organizationId), billsIn(tab, tx))
        : sql`false`,
  }
}
