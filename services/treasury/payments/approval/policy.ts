// The approvals of a payment, by the organization's policies.
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Currency } from '../../../kit/money.ts'
import { bareNumber } from '../../accountNumber.ts'
import { type ApprovalPlan, planFor, policiesFor } from '../../approvalPolicies/public.ts'
import type { TransferMethod } from '../../connections/public.ts'
import { VOID } from '../lifecycle.ts'
import { paidCounterparty, type Payee } from '../repository.ts'
import { payment } from '../table.ts'

/** What a policy evaluates. */
type Approvable = {
  entityId: string
  method: TransferMethod | null
  currency: Currency
  amountMinor: bigint
  beneficiary: Payee
  valueDate: string
  /** The payment being edited, so that it counts once in its beneficiary's daily total. */
  exceptId?: string | undefined
}

/** The approvals of such a payment: its band is that of the total to its beneficiary on its date. */
export async function approvalPlanOf(tx: Tx, approvable: Approvable): Promise<ApprovalPlan> {
  const policies = await policiesFor(tx, approvable.currency)
  if (policies.length === 0) return planFor([], approvable)
  const others = await totalOfDay(tx, approvable)
  return planFor(policies, { ...approvable, amountMinor: approvable.amountMinor + others })
}

async function totalOfDay(tx: Tx, { beneficiary, currency, valueDate, exceptId }: Approvable): Promise<bigint> {
  const counterparty = paidCounterparty(beneficiary)
  const [sum] = await tx
    .select({ minor: sql<bigint>`coalesce(sum(${payment.amountMinor}), 0)::text`.mapWith(BigInt) })
    .from(payment)
    .where(
      and(
        eq(payment.organizationId, tx.organizationId),
        or(
          and(
            eq(payment.beneficiaryBankCode, beneficiary.bankCode),
            eq(payment.beneficiaryBareNumber, bareNumber(beneficiary.accountNumber)),
          ),
          counterparty === null
            ? undefined
            : and(eq(payment.counterpartyId, counterparty), isNull(payment.toAccountId)),
        ),
        eq(payment.valueDate, valueDate),
        eq(payment.currency, currency),
        // A failed payment counts, because it can be sent again.
        sql`${payment.status} not in ${VOID}`,
        exceptId === undefined ? undefined : ne(payment.id, exceptId),
      ),
    )
  return sum?.minor ?? 0n
}
