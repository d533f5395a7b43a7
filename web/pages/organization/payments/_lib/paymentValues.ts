import { accountDigits, isAccountNumber } from '../../_lib/accountNumber.ts'
import type { PaymentFrequency } from '../../../../__generated__/readPaymentValues_payment.graphql.ts'
import type { Currency } from '../../../../__generated__/useOwnAccounts_organization.graphql.ts'
import type { PaymentMethod } from '../../../../__generated__/usePaymentOptionsQuery.graphql.ts'
import type { Attachment } from '../../_components/AttachmentsField.tsx'
import type { PaymentKind } from './paymentKind.ts'

/** The payee in the form: the counterparty's account that was found. */
export type Payee = {
  counterpartyId: string
  accountId: string
  label: string
  detail: string
  name: string
  bankCode: string
  accountNumber: string
}

type PaidParty = { readonly id: string; readonly alias: string }
type PaidAccount = {
  readonly id: string
  readonly accountNumber: string
  readonly accountName: string
  readonly bank: { readonly code: string; readonly name: string }
}

/** A counterparty's account as form value. */
export const payeeAt = ({ id, alias }: PaidParty, { bank, ...account }: PaidAccount): Payee => ({
  counterpartyId: id,
  accountId: account.id,
  label: alias,
  detail: `${bank.name} ${account.accountNumber} · ${account.accountName}`,
  name: account.accountName,
  bankCode: bank.code,
  accountNumber: account.accountNumber,
})

export type PaymentValues = {
  fromAccountId: string
  /** For a payment: to a counterparty, or to another entity of the organization. */
  payeeKind: 'COUNTERPARTY' | 'ENTITY'
  payee: Payee | null
  toAccountId: string
  /** For a transfer: to an account in Arus, or to an external one of the same entity. */
  transferTo: 'OWN' | 'EXTERNAL'
  externalBankCode: string
  externalNumber: string
  amount: string | null
  /** Null: chosen by the system, or by export. */
  method: PaymentMethod | null
  date: string | null
  memo: string
  notes: string
  frequency: 'ONCE' | PaymentFrequency
  /** For a payment of a series: whether future ones change with it. */
  appliesTo: 'ONE' | 'SERIES'
  files: readonly Attachment[]
  allowDuplicate: boolean
}

/** To an account in Arus. */
export const NOT_EXTERNAL = { transferTo: 'OWN', externalBankCode: '', externalNumber: '' } as const

/** An account of the organization, with the fields of the form. */
export type OwnAccount = {
  readonly id: string
  readonly alias: string
  readonly accountNumber: string
  readonly currency: Currency
  readonly connectionType: string
  readonly bank: { readonly code: string; readonly name: string }
  readonly entity: { readonly id: string; readonly name: string }
  readonly balance: { readonly ledger: { readonly amount: string } } | null | undefined
}

/** Whether the money goes to an account of the organization. */
export const isInternal = (
  kind: PaymentKind,
  { payeeKind, transferTo }: Pick<PaymentValues, 'payeeKind' | 'transferTo'>,
): boolean => (kind === 'TRANSFER' ? transferTo !== 'EXTERNAL' : payeeKind === 'ENTITY')

/** Whether it goes to an external account of the same entity. */
export const isExternal = (kind: PaymentKind, { transferTo }: Pick<PaymentValues, 'transferTo'>): boolean =>
  kind === 'TRANSFER' && transferTo === 'EXTERNAL'

export type PayeeBank = { readonly code: string; readonly name: string }

/** An external account of the paying entity, as typed; null without bank and number. */
export function externalPayee(values: PaymentValues, from: OwnAccount, banks: readonly PayeeBank[]): Payee | null {
  const { toExternalAccount } = targetInput('TRANSFER', values)
  const bank = banks.find(({ code }) => code === values.externalBankCode)
  if (!toExternalAccount || !bank) return null
  const { name } = from.entity
  const { accountNumber, bankCode } = toExternalAccount
  const detail = `${bank.name} ${accountNumber} · ${name}`
  return { counterpartyId: '', accountId: '', label: name, detail, name, bankCode, accountNumber }
}

/** Accounts that this one can pay: of the same currency; for a transfer of the same entity, for a payment of another one. */
export const ownTargets = (kind: PaymentKind, accounts: readonly OwnAccount[], from: OwnAccount | undefined) =>
  accounts.filter(
    ({ id, currency, entity }) =>
      from !== undefined &&
      id !== from.id &&
      currency === from.currency &&
      (entity.id === from.entity.id) === (kind === 'TRANSFER'),
  )

/** The payee as mutation input. */
export function targetInput(kind: PaymentKind, values: PaymentValues) {
  const none = { toAccountId: null, toExternalAccount: null, counterpartyId: null, counterpartyAccountId: null }
  if (isExternal(kind, values)) {
    const { externalBankCode: bankCode, externalNumber } = values
    const accountNumber = accountDigits(externalNumber)
    return {
      ...none,
      toExternalAccount: bankCode && isAccountNumber(accountNumber) ? { bankCode, accountNumber } : null,
    }
  }
  if (isInternal(kind, values)) return { ...none, toAccountId: values.toAccountId || null }
  const { counterpartyId = null, accountId = null } = values.payee ?? {}
  return { ...none, counterpartyId, counterpartyAccountId: accountId }
}

/** The form's values as mutation input: empty is null. */
export function toInput(kind: PaymentKind, values: PaymentValues, currency: Currency) {
  const orNull = (text: string) => text.trim() || null
  return {
    fromAccountId: values.fromAccountId,
    ...targetInput(kind, values),
    amount: { amount: values.amount ?? '', currency },
    method: values.method,
    date: values.date ?? '',
    memo: orNull(values.memo),
    notes: orNull(values.notes),
    recurrence: values.frequency === 'ONCE' ? null : values.frequency,
    fileIds: values.files.map(({ fileId }) => fileId),
    allowDuplicate: values.allowDuplicate,
  }
}
