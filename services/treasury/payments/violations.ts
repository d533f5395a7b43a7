// The rules that a payment may violate, whether from a user, a recurrence, an edit or a file. Pure: its references are already looked up.
import type { ErrorRow, MessageParams } from '../../kit/errors.ts'
import { type Amount, formatMinor } from '../../kit/money.ts'
import { type BankAccountRow, bankAccountCodes } from '../bankAccounts/public.ts'
import type { TransferMethod } from '../connections/public.ts'
import type { CounterpartyRow, PayableAccount } from '../counterparties/public.ts'
import { codes } from './errors.ts'
import { type MethodObstacle, obstacleOf, RAILS, type Route } from './methods.ts'
import type { PaymentKind } from './table.ts'

/** A violated rule, with the field that violates it. */
export type Violation = {
  path:
    | 'fromAccountId'
    | 'toAccountId'
    | 'toExternalAccount.accountNumber'
    | 'counterpartyAccountId'
    | 'amount.amount'
    | 'amount.currency'
    | 'date'
    | 'method'
  what: ErrorRow
  params?: MessageParams
}

/** The paying account. */
export type PayingAccount = Pick<
  BankAccountRow,
  'id' | 'entityId' | 'bankCode' | 'accountNumber' | 'currency' | 'status'
>

/** Money that stays within the organization. */
export type OwnEnd = {
  account: PayingAccount & Pick<BankAccountRow, 'alias'>
  entityName: string | undefined
  /** The counterparty of its entity. */
  party: Pick<CounterpartyRow, 'id' | 'alias' | 'status'> | undefined
}

/** Money to another party, as far as known. */
export type TheirEnd = PayableAccount & {
  /** The organization's own account with that number at that bank. */
  own: Pick<BankAccountRow, 'id' | 'entityId'> | undefined
}

/** Money that stays with the entity, in an account outside of Arus. */
export type ExternalEnd = {
  account: { bankCode: string; accountNumber: string }
  /** Of the paying entity. */
  name: string
  /** An account in Arus with that number. */
  own: Pick<BankAccountRow, 'id'> | undefined
  /** The counterparty with such an account. */
  owner: string | undefined
}

/** The receiving end, looked up. */
export type End = { own: OwnEnd } | { theirs: TheirEnd } | { external: ExternalEnd }

/** The field of the receiving end. */
export function pathOfEnd(end: End) {
  if ('external' in end) return 'toExternalAccount.accountNumber'
  return 'own' in end ? 'toAccountId' : 'counterpartyAccountId'
}

/** Errors for organizations that have disabled new payments. */
export const SWITCHED_OFF: Readonly<Record<PaymentKind, ErrorRow>> = {
  PAYMENT: codes.paymentSettingsInactive,
  TRANSFER: codes.transferSettingsInactive,
}

/** Violations of the payment's kind by the receiving end. */
export function endViolations(kind: PaymentKind, from: PayingAccount, end: End): Violation[] {
  const path = pathOfEnd(end)
  if ('external' in end) return brokenByExternal(from, end.external).map(broken => ({ path, ...broken }))
  const broken = 'own' in end ? brokenByOwn(kind, from, end.own) : brokenByTheirs(from, end.theirs)
  return broken.map(what => ({ path, what }))
}

/** An account that belongs to another party, or is in Arus, is not an outside account of the entity. */
function brokenByExternal(from: PayingAccount, { own, owner }: ExternalEnd): Omit<Violation, 'path'>[] {
  if (own?.id === from.id) return [{ what: codes.transferToItself }]
  if (own) return [{ what: codes.transferAccountIsKept }]
  return owner === undefined ? [] : [{ what: codes.transferAccountOfCounterparty, params: { name: owner } }]
}

function brokenByOwn(kind: PaymentKind, from: PayingAccount, { account, party }: OwnEnd): ErrorRow[] {
  if (account.id === from.id) return [codes.transferToItself]
  const staysInEntity = account.entityId === from.entityId
  return [
    ...(account.status === 'CLOSED' ? [bankAccountCodes.bankAccountClosed] : []),
    ...(kind === 'TRANSFER' && !staysInEntity ? [codes.transferMustKeepEntity] : []),
    ...(kind === 'PAYMENT' && staysInEntity ? [codes.paymentNeedsOtherEntity] : []),
    ...(account.currency === from.currency ? [] : [codes.transferCurrencyDiffers]),
    ...(kind === 'PAYMENT' && party?.status === 'INACTIVE' ? [codes.transferCounterpartyInactive] : []),
  ]
}

function brokenByTheirs(from: PayingAccount, { counterparty, own }: TheirEnd): ErrorRow[] {
  return [
    ...(counterparty.status === 'ACTIVE' ? [] : [codes.transferCounterpartyInactive]),
    ...(own?.id === from.id ? [codes.transferToItself] : []),
    ...(own && own.id !== from.id && own.entityId === from.entityId ? [codes.paymentNeedsOtherEntity] : []),
    ...(needsTaxNumber(from, counterparty) ? [codes.transferTaxNumberRequired] : []),
  ]
}

/** Banks report foreign currency received by domestic companies under their tax number. */
const needsTaxNumber = (from: PayingAccount, { type, residence, taxNumber }: CounterpartyRow): boolean =>
  from.currency !== 'IDR' && type === 'COMPANY' && residence !== 'NON_RESIDENT' && taxNumber === null

/** Violations of its amount and date. */
export const termViolations = (
  from: PayingAccount,
  { amount, date }: { amount: Amount; date: string },
  today: string,
): Violation[] => [
  ...(from.status === 'CLOSED' ? [{ path: 'fromAccountId', what: bankAccountCodes.bankAccountClosed } as const] : []),
  ...(amount.currency === from.currency
    ? []
    : [{ path: 'amount.currency', what: codes.transferCurrencyDiffers } as const]),
  ...dateViolations(date, today),
]

/** Violations of its date alone. */
export const dateViolations = (date: string, today: string): Violation[] =>
  date < today
    ? [{ path: 'date', what: codes.transferDateInPast }]
    : date > lastDate(today)
      ? [{ path: 'date', what: codes.transferDateTooFar, params: { last: lastDate(today) } }]
      : []

/** A later date is a typing error. */
const lastDate = (today: string): string => Temporal.PlainDate.from(today).add({ years: 1 }).toString()

/** The method: within one bank automatic, else as requested; without one it is only exported. */
export const methodFor = (asked: TransferMethod | null, sameBank: boolean): TransferMethod | null =>
  asked ?? (sameBank ? 'SAME_BANK' : null)

const OBSTACLES: Record<MethodObstacle, ErrorRow> = {
  OVER_LIMIT: codes.transferOverLimit,
  UNDER_LIMIT: codes.transferUnderLimit,
  CURRENCY: codes.transferMethodCurrency,
  SAME_BANK: codes.transferMethodMismatch,
  OTHER_BANK: codes.transferMethodMismatch,
}

/** Violations of its method. */
export function methodViolations(method: TransferMethod | null, route: Route): Violation[] {
  const obstacle = method && obstacleOf(method, route)
  if (method === null || obstacle === null) return []
  const { atLeastMinor, noMoreThanMinor } = RAILS[method]
  return [
    {
      path: obstacle === 'OVER_LIMIT' || obstacle === 'UNDER_LIMIT' ? 'amount.amount' : 'method',
      what: OBSTACLES[obstacle],
      params: {
        ...(noMoreThanMinor !== undefined && { maximum: formatMinor(noMoreThanMinor) }),
        ...(atLeastMinor !== undefined && { minimum: formatMinor(atLeastMinor) }),
      },
    },
  ]
}
