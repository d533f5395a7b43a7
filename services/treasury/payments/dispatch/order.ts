// Builds the order that a payment sends to its bank.
import type { Tx } from '../../../kit/database/database.ts'
import type { BankAccountRow } from '../../bankAccounts/public.ts'
import type { BeneficiaryFacts, TransferOrder } from '../../connections/public.ts'
import { counterpartyOf } from '../../counterparties/public.ts'
import type { Payment } from '../list.ts'
import { newExternalId } from './reference.ts'
import type { AttemptRow } from './table.ts'

/** The order with the attempt's reference and a new external id. */
export async function orderOf(
  tx: Tx,
  row: Payment,
  account: BankAccountRow,
  { reference, method }: AttemptRow,
): Promise<TransferOrder> {
  const now = tx.clock.now()
  return {
    reference,
    externalId: newExternalId(now),
    from: { accountNumber: account.accountNumber, currency: account.currency },
    to: {
      bankCode: row.beneficiaryBankCode,
      accountNumber: row.beneficiaryAccountNumber,
      name: row.beneficiaryName,
      ...(await factsOf(tx, row)),
    },
    amount: { minor: row.amountMinor, currency: row.currency },
    method,
    remark: row.memo ?? '',
    at: now,
  }
}

/** What the central bank's payment systems require; nothing for an own account. */
async function factsOf(tx: Tx, { counterpartyId }: Payment): Promise<Partial<BeneficiaryFacts>> {
  if (counterpartyId === null) return {}
  const { type, residence, customerType, address } = await counterpartyOf(tx, counterpartyId)
  return {
    residence: residence ?? 'RESIDENT',
    customerType: customerType ?? (type === 'INDIVIDUAL' ? 'INDIVIDUAL' : 'CORPORATION'),
    ...(address !== null && { address }),
  }
}
