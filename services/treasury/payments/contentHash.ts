// What an approval is of. It is taken again before the money is sent: what was not approved is not sent.
import { createHash } from 'node:crypto'
import type { PaymentRow } from './table.ts'

/** The account that pays, as its bank knows it. */
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

/** SHA-256 of the content in its canonical form: source, beneficiary, amount, currency, date, method, and the bill or refund where there is one. */
export function contentHash(content: Content, from: PayingAccount): Buffer {
  // A list: its order is its form.
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
    // Left out without one: what was approved before there were bills stays approved.
    ...(content.billId === null ? [] : [content.billId]),
    ...(content.paidExpectedId === null ? [] : [content.paidExpectedId]),
  ]
  return createHash('sha256').update(JSON.stringify(canonical)).digest()
}
