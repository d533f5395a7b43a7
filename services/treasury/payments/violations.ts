// What stands against a payment, whoever makes it: a person, a recurrence, an edit or a file. Pure: what it names was looked up before.
import type { ErrorRow, MessageParams } from '../../kit/errors.ts'
import { type Amount, formatMinor } from '../../kit/money.ts'
import { type BankAccountRow, bankAccountCodes } from '../bankAccounts/public.ts'
import type { TransferMethod } from '../connections/public.ts'
import type { CounterpartyRow, PayableAccount } from '../counterparties/public.ts'
import { codes } from './errors.ts'
import { type MethodObstacle, obstacleOf, RAILS, type Route } from './methods.ts'
import type { PaymentKind } from './table.ts'

/** A rule that a payment breaks, told of the field that breaks it. */
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

/** The account that pays. */
export type PayingAccount = Pick<
  BankAccountRow,
  'id' | 'entityId' | 'bankCode' | 'accountNumber' | 'currency' | 'status'
>

/** Money that stays within the organization. */
export type OwnEnd = {
  account: PayingAccount & Pick<BankAccountRow, 'alias'>
  entityName: string | undefined
  /** The counterparty that stands for its entity. */
  party: Pick<CounterpartyRow, 'id' | 'alias' | 'status'> | undefined
}

/** Money that goes to somebody else, as far as we know. */
export type TheirEnd = PayableAccount & {
  /** The organization's own account of that number at that bank. */
  own: Pick<BankAccountRow, 'id' | 'entityId'> | undefined
}

/** Money that stays with the entity, in an account that is not kept here. */
export type ExternalEnd = {
  account: { bankCode: string; accountNumber: string }
  /** Of the entity that pays. */
  name: string
  /** An account of that number is kept here after all. */
  own: Pick<BankAccountRow, 'id'> | undefined
  /** The counterparty who has such an account. */
  owner: string | undefined
}

/** Where the money goes, as it was found. */
export type End = { own: OwnEnd } | { theirs: TheirEnd } | { external: ExternalEnd }

/** The field that says so. */
export function pathOfEnd(end: End) {
  if ('external' in end) return 'toExternalAccount.accountNumber'
  return 'own' in end ? 'toAccountId' : 'counterpartyAccountId'
}

/** Said where a company has decided that nothing new is to be paid from here. */
export const SWITCHED_OFF: Readonly<Record<PaymentKind, ErrorRow>> = {
  PAYMENT: codes.paymentSettingsInactive,
  TRANSFER: codes.transferSettingsInactive,
}

/** What the kind of payment does not admit of where the money goes. */
export function endViolations(kind: PaymentKind, from: PayingAccount, end: End): Violation[] {
  const path = pathOfEnd(end)
  if ('external' in end) return brokenByExternal(from, end.external).map(broken => ({ path, ...broken }))
  const broken = 'own' in end ? brokenByOwn(kind, from, end.own) : brokenByTheirs(from, end.theirs)
  return broken.map(what => ({ path, what }))
}

/** What is somebody else's, or kept here, is no account of the entity beyond Arus. */
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

/** Banks report foreign currency that companies of the country receive under their tax number. */
const needsTaxNumber = (from: PayingAccount, { type, residence, taxNumber }: CounterpartyRow): boolean =>
  from.currency !== 'IDR' && type === 'COMPANY' && residence !== 'NON_RESIDENT' && taxNumber === null

/** What stands against its amount and its date. */
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

/** What stands against its date, whatever else it says. */
export const dateViolations = (date: string, today: string): Violation[] =>
  date < today
    ? [{ path: 'date', what: codes.transferDateInPast }]
    : date > lastDate(today)
      ? [{ path: 'date', what: codes.transferDateTooFar, params: { last: lastDate(today) } }]
      : []

/** A date further ahead is a slip of the keyboard. */
const lastDate = (today: string): string => Temporal.PlainDate.from(today).add({ years: 1 }).toString()

/** The method by which it goes: within one bank by itself, else as asked for, and with none by export only. */
export const methodFor = (asked: TransferMethod | null, sameBank: boolean): TransferMethod | null =>
  asked ?? (sameBank ? 'SAME_BANK' : null)

const OBSTACLES: Record<MethodObstacle, ErrorRow> = {
  OVER_LIMIT: codes.transferOverLimit,
  UNDER_LIMIT: codes.transferUnderLimit,
  CURRENCY: codes.transferMethodCurrency,
  SAME_BANK: codes.transferMethodMismatch,
  OTHER_BANK: codes.transferMethodMismatch,
}

/** What stands against its way to travel. */
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
