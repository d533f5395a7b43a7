// The content of a payment, as it is stored and approved. Pure.
import type { Amount } from '../../kit/money.ts'
import type { ApprovalPlan } from '../approvalPolicies/public.ts'
import type { TransferMethod } from '../connections/public.ts'
import { openTo } from './approval/approvalPlan.ts'
import { contentHash } from './contentHash.ts'
import { RAILS } from './methods.ts'
import type { End, PayingAccount } from './violations.ts'
import type { PaymentRow } from './table.ts'

export type PaymentContent = Pick<
  PaymentRow,
  | 'fromAccountId'
  | 'toAccountId'
  | 'counterpartyId'
  | 'counterpartyAccountId'
  | 'beneficiaryBankCode'
  | 'beneficiaryAccountNumber'
  | 'beneficiaryName'
  | 'amountMinor'
  | 'currency'
  | 'method'
  | 'feeMinor'
  | 'date'
  | 'valueDate'
  | 'memo'
  | 'notes'
  | 'billId'
  | 'paidExpectedId'
  | 'contentHash'
  | 'approvalPlan'
  | 'openTo'
>

/** The payee. */
export type Target = {
  bankCode: string
  accountNumber: string
  name: string
  toAccountId: string | null
  counterpartyId: string | null
  counterpartyAccountId: string | null
}

/** The beneficiary as stored with the payment. */
export function targetOf(end: End): Target {
  if ('own' in end) {
    const { account, entityName, party } = end.own
    return {
      bankCode: account.bankCode,
      accountNumber: account.accountNumber,
      name: entityName ?? account.alias,
      toAccountId: account.id,
      counterpartyId: party?.id ?? null,
      counterpartyAccountId: null,
    }
  }
  if ('external' in end) {
    const { account, name } = end.external
    return { ...account, name, toAccountId: null, counterpartyId: null, counterpartyAccountId: null }
  }
  const { account, counterparty } = end.theirs
  return {
    bankCode: account.bankCode,
    accountNumber: account.accountNumber,
    name: account.accountName,
    toAccountId: null,
    counterpartyId: counterparty.id,
    counterpartyAccountId: account.id,
  }
}

type Parts = {
  from: PayingAccount
  target: Target
  amount: Amount
  method: TransferMethod | null
  date: string
  valueDate: string
  memo: string | null
  notes: string | null
  billId: string | null
  paidExpectedId: string | null
  approvalPlan: ApprovalPlan
}

/** Validated content, with the hash that is approved. */
export function contentOf({ from, target, amount, method, approvalPlan, ...said }: Parts): PaymentContent {
  const content = {
    fromAccountId: from.id,
    toAccountId: target.toAccountId,
    counterpartyId: target.counterpartyId,
    counterpartyAccountId: target.counterpartyAccountId,
    beneficiaryBankCode: target.bankCode,
    beneficiaryAccountNumber: target.accountNumber,
    beneficiaryName: target.name,
    amountMinor: amount.minor,
    currency: amount.currency,
    method,
    feeMinor: method === null ? 0n : RAILS[method].feeMinor,
    ...said,
    approvalPlan,
    openTo: openTo(approvalPlan, []),
  }
  return { ...content, contentHash: contentHash(content, from) }
}
