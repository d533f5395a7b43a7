// What an import reads about thousands of payments at once, and storing them.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { insertMany } from '../../../kit/database/insertMany.ts'
import { bareNumber } from '../../accountNumber.ts'
import { accountKeyOf } from '../../counterparties/public.ts'
import { VOID } from '../lifecycle.ts'
import { type Beneficiary, paidCounterparty, type Payee } from '../repository.ts'
import { payment, type PaymentRow } from '../table.ts'

/** A stored payment, as far as it matters for other payments to the same beneficiary. */
export type OtherPayment = Payee &
  Pick<PaymentRow, 'number' | 'status' | 'currency' | 'amountMinor' | 'date' | 'valueDate'>

type Others = {
  beneficiaries: readonly Payee[]
  /** The range of their requested or actual dates. */
  from: string
  to: string
  /** Excludes this import's own. */
  importId: string
}

/** Payments to these accounts and counterparties in these days that moved money, may move it, or failed to, in order of their dates. */
export async function otherPaymentsTo(tx: Tx, { beneficiaries, from, to, importId }: Others): Promise<OtherPayment[]> {
  const accounts = [...new Map(beneficiaries.map(each => [accountKeyOf(each), each])).values()]
  const counterparties = [...new Set(beneficiaries.flatMap(each => paidCounterparty(each) ?? []))]
  const column = (valueOf: (account: Beneficiary) => string) => sql`${sql.param(accounts.map(valueOf))}::text[]`
  return tx
    .select({
      bankCode: payment.beneficiaryBankCode,
      accountNumber: payment.beneficiaryAccountNumber,
      counterpartyId: payment.counterpartyId,
      toAccountId: payment.toAccountId,
      number: payment.number,
      status: payment.status,
      currency: payment.currency,
      amountMinor: payment.amountMinor,
      date: payment.date,
      valueDate: payment.valueDate,
    })
    .from(payment)
    .where(
      sql`${payment.organizationId} = ${tx.organizationId}
        and ((${payment.beneficiaryBankCode}, ${payment.beneficiaryBareNumber}) in (
            select bank_code, account_number
            from unnest(${column(each => each.bankCode)}, ${column(each => bareNumber(each.accountNumber))}) as wanted (bank_code, account_number))
          or (${payment.counterpartyId} = any (${sql.param(counterparties)}::uuid[]) and ${payment.toAccountId} is null))
        and (${payment.date} between ${from} and ${to} or ${payment.valueDate} between ${from} and ${to})
        and ${payment.status} not in ${VOID}
        and ${payment.importId} is distinct from ${importId}`,
    )
    .orderBy(payment.date, payment.id)
}

/** Stores new payments. */
export const insertPayments = (tx: Tx, rows: readonly (typeof payment.$inferInsert)[]): Promise<number> =>
  insertMany(tx, payment, rows)
