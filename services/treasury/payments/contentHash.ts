// What an approval covers. The hash is computed again before the money is sent: unapproved content is not sent.
import { createHash } from 'node:crypto'
import type { PaymentRow } from './table.ts'

/** The paying account, as its bank knows it. */
type PayingAccount = { bankCode: string; accountNumber: string }

type Content = Pick<
  PaymentRow,
  | 'beneficiaryBankCode'
  | 'beneficiaryAccountNumber'
  | 'beneficiaryName'
  | 'amountMinor'
  | 'currency'
  | 'date'
  | 'method'
  | 'billId'
  | 'paidExpectedId'
>

/** SHA-256 of the canonical content: source, beneficiary, amount, currency, date, method, and the bill or refund if there is one. */
export function contentHash(content: Content, from: PayingAccount): Buffer {
  // A list, because its order is fixed.
  const canonical = [
    from.bankCode,
    from.accountNumber,
    content.beneficiaryBankCode,
    content.beneficiaryAccountNumber,
    content.beneficiaryName,
    content.amountMinor.toString(),
    content.currency,
    content.date,
    content.method,
    // Omitted if absent, so that approvals older than bills stay valid.
    ...(content.billId === null ? [] : [content.billId]),
    ...(content.paidExpectedId === null ? [] : [content.paidExpectedId]),
  ]
  return createHash('sha256').update(JSON.stringify(canonical)).digest()
}
