// What a payment or transfer must be like, whoever makes it: a person, a recurrence, or an edit.
import type { Tx } from '../../kit/database/database.ts'
import type { ErrorRow } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { type Amount, amountOf, formatMinor, type Money } from '../../kit/money.ts'
import { ownAccountAt } from '../bankAccounts/byNumber.ts'
import { bankAccountOf } from '../bankAccounts/read.ts'
import type { BankAccountRow } from '../bankAccounts/table.ts'
import { bankingCalendar } from '../bankingDays/bankingDays.ts'
import type { TransferMethod } from '../connections/bankConnection.ts'
import { counterpartyAccountOf, counterpartyOfEntity } from '../counterparties/read.ts'
import type { CounterpartyRow } from '../counterparties/table.ts'
import { codes } from '../errors.ts'
import { readPaymentSettings } from '../paymentSettings/paymentSettings.ts'
import { businessToday, entityName } from '../projection/organization.ts'
import { openTo } from './approvalPlan.ts'
import { contentHash } from './contentHash.ts'
import { type MethodObstacle, obstacleOf, RAILS, valueDateOf } from './methods.ts'
import { approvalPlanOf } from './policy.ts'
import { lockBeneficiary, paymentsLike } from './repository.ts'
import type { PaymentKind, PaymentRow } from './table.ts'

export type Destination = {
  toAccountId?: string | null | undefined
  counterpartyId?: string | null | undefined
  counterpartyAccountId?: string | null | undefined
}

export type PaymentInput = Destination & {
  fromAccountId: string
  amount: Money
  method?: TransferMethod | null | undefined
  date: string
  memo?: string | null | undefined
  notes?: string | null | undefined
}

/** What is paid, in the form in which it is stored and approved. */
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
  | 'contentHash'
  | 'approvalPlan'
  | 'openTo'
>

/** Whom the money goes to. */
type Target = {
  bankCode: string
  accountNumber: string
  name: string
  toAccountId: string | null
  counterpartyId: string | null
  counterpartyAccountId: string | null
}

/** An empty text is none. */
const textOrNull = (text: string | null | undefined) => text?.trim() || null

/** The values to store; refuses what no schema can see. */
export async function checkedContent(
  tx: Tx,
  kind: PaymentKind,
  input: PaymentInput,
  exceptId?: string,
): Promise<PaymentContent> {
  const from = await bankAccountOf(tx, input.fromAccountId)
  const amount = amountOf(input.amount)
  const target = await targetOf(tx, kind, from, input)
  if (amount.currency !== from.currency) throw new Refusal(codes.transferCurrencyDiffers, { path: 'amount.currency' })
  if (input.date < (await businessToday(tx))) throw new Refusal(codes.transferDateInPast, { path: 'date' })
  // What goes to one account in a day is counted, and duplicates are looked for: of two payments of one moment the second sees the first.
  await lockBeneficiary(tx, target)
  const method = checkedMethod(input.method ?? null, amount, { sameBank: from.bankCode === target.bankCode })
  const valueDate = valueDateOf(method, Temporal.PlainDate.from(input.date), {
    now: tx.clock.now(),
    calendar: await bankingCalendar(tx),
  }).toString()
  const approvalPlan = await approvalPlanOf(tx, {
    entityId: from.entityId,
    method,
    currency: amount.currency,
    amountMinor: amount.minor,
    beneficiary: target,
    valueDate,
    exceptId,
  })
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
    date: input.date,
    valueDate,
    memo: textOrNull(input.memo),
    notes: textOrNull(input.notes),
    approvalPlan,
    openTo: openTo(approvalPlan, []),
  }
  return { ...content, contentHash: contentHash(content, from) }
}

/** Where the money goes; refuses what the kind does not admit. */
async function targetOf(tx: Tx, kind: PaymentKind, from: BankAccountRow, to: Destination): Promise<Target> {
  const { toAccountId, counterpartyAccountId } = to
  if (toAccountId && !counterpartyAccountId) return ownTarget(tx, kind, from, toAccountId)
  if (counterpartyAccountId && !toAccountId) return counterpartyTarget(tx, kind, from, to, counterpartyAccountId)
  throw new Refusal(codes.invalidRequest, {
    errors: [{ path: kind === 'TRANSFER' ? 'toAccountId' : 'counterpartyAccountId', error: 'REQUIRED' }],
  })
}

async function ownTarget(tx: Tx, kind: PaymentKind, from: BankAccountRow, toAccountId: string): Promise<Target> {
  const path = 'toAccountId'
  const to = await bankAccountOf(tx, toAccountId)
  if (to.id === from.id) throw new Refusal(codes.transferToItself, { path })
  const staysInEntity = to.entityId === from.entityId
  if (kind === 'TRANSFER' && !staysInEntity) throw new Refusal(codes.transferMustKeepEntity, { path })
  if (kind === 'PAYMENT' && staysInEntity) throw new Refusal(codes.paymentNeedsOtherEntity, { path })
  if (to.currency !== from.currency) throw new Refusal(codes.transferCurrencyDiffers, { path })
  const party = kind === 'PAYMENT' ? await counterpartyOfEntity(tx, to.entityId) : undefined
  if (party?.status === 'INACTIVE') throw new Refusal(codes.transferCounterpartyInactive, { path })
  return {
    bankCode: to.bankCode,
    accountNumber: to.accountNumber,
    name: (await entityName(tx, to.entityId)) ?? to.alias,
    toAccountId: to.id,
    counterpartyId: party?.id ?? null,
    counterpartyAccountId: null,
  }
}

async function counterpartyTarget(
  tx: Tx,
  kind: PaymentKind,
  from: BankAccountRow,
  { counterpartyId }: Destination,
  counterpartyAccountId: string,
): Promise<Target> {
  const path = 'counterpartyAccountId'
  if (kind === 'TRANSFER') throw new Refusal(codes.transferMustKeepEntity, { path })
  const found = await counterpartyAccountOf(tx, counterpartyAccountId)
  if (!found || (counterpartyId && found.counterparty.id !== counterpartyId))
    throw new Refusal(codes.notFound, { path })
  const { account, counterparty } = found
  if (counterparty.status !== 'ACTIVE') throw new Refusal(codes.transferCounterpartyInactive, { path })
  const own = await ownAccountAt(tx, account)
  if (own?.id === from.id) throw new Refusal(codes.transferToItself, { path })
  if (own?.entityId === from.entityId) throw new Refusal(codes.paymentNeedsOtherEntity, { path })
  if (needsTaxNumber(from, counterparty)) throw new Refusal(codes.transferTaxNumberRequired, { path })
  return {
    bankCode: account.bankCode,
    accountNumber: account.accountNumber,
    name: account.accountName,
    toAccountId: null,
    counterpartyId: counterparty.id,
    counterpartyAccountId: account.id,
  }
}

/** Banks report foreign currency that companies of the country receive under their tax number. */
const needsTaxNumber = (from: BankAccountRow, { type, residence, taxNumber }: CounterpartyRow): boolean =>
  from.currency !== 'IDR' && type === 'COMPANY' && residence !== 'NON_RESIDENT' && taxNumber === null

const OBSTACLES: Record<MethodObstacle, ErrorRow> = {
  OVER_LIMIT: codes.transferOverLimit,
  UNDER_LIMIT: codes.transferUnderLimit,
  CURRENCY: codes.transferMethodCurrency,
  SAME_BANK: codes.transferMethodMismatch,
  OTHER_BANK: codes.transferMethodMismatch,
}

/** The method by which it goes: within one bank by itself, else as asked for, and with none by export only. */
function checkedMethod(
  asked: TransferMethod | null,
  amount: Amount,
  { sameBank }: { sameBank: boolean },
): TransferMethod | null {
  const method = asked ?? (sameBank ? 'SAME_BANK' : null)
  const obstacle = method && obstacleOf(method, { amount, sameBank })
  if (method === null || obstacle === null) return method
  const { atLeastMinor, noMoreThanMinor } = RAILS[method]
  throw new Refusal(OBSTACLES[obstacle], {
    path: obstacle === 'OVER_LIMIT' || obstacle === 'UNDER_LIMIT' ? 'amount.amount' : 'method',
    params: {
      ...(noMoreThanMinor !== undefined && { maximum: formatMinor(noMoreThanMinor) }),
      ...(atLeastMinor !== undefined && { minimum: formatMinor(atLeastMinor) }),
    },
  })
}

/** Refuses what may be the same payment once more. */
export async function refuseDuplicate(tx: Tx, content: PaymentContent, exceptId?: string): Promise<void> {
  const { duplicateDays: days } = await readPaymentSettings(tx)
  if (days === 0) return
  const like = { ...content, beneficiary: beneficiaryOf(content), exceptId }
  const found = await paymentsLike(tx, like, days)
  if (found.length === 0) return
  throw new Refusal(codes.transferDuplicate, {
    path: 'allowDuplicate',
    params: { days, numbers: found.map(({ number }) => number).join(', ') },
  })
}

const beneficiaryOf = (content: Pick<PaymentContent, 'beneficiaryBankCode' | 'beneficiaryAccountNumber'>) => ({
  bankCode: content.beneficiaryBankCode,
  accountNumber: content.beneficiaryAccountNumber,
})
