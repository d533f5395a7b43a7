// Validates a payment or transfer, whether from a user, a recurrence or an edit.
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { amountOf, type Money } from '../../kit/money.ts'
import { bankOf, bankAccountCodes, openAccountOf, ownAccountAt } from '../bankAccounts/public.ts'
import { refuseUnlessPays } from '../bills/public.ts'
import { bankingCalendar } from '../bankingDays/public.ts'
import type { TransferMethod } from '../connections/public.ts'
import {
  accountKeyOf,
  accountOwners,
  counterpartyAccountOf,
  counterpartyOfEntity,
  counterpartyToReference,
} from '../counterparties/public.ts'
import { codes } from './errors.ts'
import { readPaymentSettings } from '../paymentSettings/public.ts'
import { businessToday, entityName } from '../projection/public.ts'
import { textOrNull } from '../textOrNull.ts'
import { contentOf, type PaymentContent, targetOf } from './content.ts'
import { valueDateOf } from './methods.ts'
import {
  type End,
  type ExternalEnd,
  methodFor,
  type Violation,
  endViolations,
  methodViolations,
  termViolations,
  type OwnEnd,
  pathOfEnd,
  type TheirEnd,
} from './violations.ts'
import { approvalPlanOf } from './approval/policy.ts'
import { refuseUnlessRefunds } from './ofExpected.ts'
import { lockBeneficiary, paymentsLike } from './repository.ts'
import type { Frequency, PaymentKind } from './table.ts'

export type Destination = {
  toAccountId?: string | null | undefined
  counterpartyId?: string | null | undefined
  counterpartyAccountId?: string | null | undefined
  /** For a transfer: an account of the same entity outside of Arus. */
  toExternalAccount?: ExternalAccount | null | undefined
}

/** An account known only by its number. */
export type ExternalAccount = { bankCode: string; accountNumber: string }

export type PaymentInput = Destination & {
  fromAccountId: string
  amount: Money
  method?: TransferMethod | null | undefined
  date: string
  memo?: string | null | undefined
  notes?: string | null | undefined
  /** The bill that it pays. */
  billId?: string | null | undefined
  /** The expected transaction of a credit memo's refund that it pays. */
  paidExpectedTransactionId?: string | null | undefined
}

export type NewPayment = PaymentInput & {
  kind: PaymentKind
  recurrence?: Frequency | null | undefined
  fileIds?: readonly string[] | null | undefined
  allowDuplicate?: boolean | null | undefined
}

/** The values to store; refuses what no schema can check. */
export async function checkedContent(
  tx: Tx,
  kind: PaymentKind,
  input: PaymentInput,
  exceptId?: string,
): Promise<PaymentContent> {
  const from = await openAccountOf(tx, input.fromAccountId, 'fromAccountId')
  const { date } = input
  const amount = amountOf(input.amount)
  const end = await endOf(tx, kind, input, from.entityId)
  refuseFirst([...endViolations(kind, from, end), ...termViolations(from, { amount, date }, await businessToday(tx))])
  const target = targetOf(end)
  const billId = input.billId ?? null
  if (billId !== null) {
    const path = pathOfEnd(end)
    await refuseUnlessPays(tx, billId, { amount, counterpartyId: target.counterpartyId, path, paymentId: exceptId })
  }
  const paidExpectedId = input.paidExpectedTransactionId ?? null
  if (paidExpectedId !== null) {
    if (billId !== null) throw invalid('paidExpectedTransactionId')
    const path = pathOfEnd(end)
    const { counterpartyId } = target
    const paying = { amount, counterpartyId, beneficiary: target, path, paymentId: exceptId }
    await refuseUnlessRefunds(tx, paidExpectedId, paying)
  }
  // Needed for the beneficiary's daily total and the check for duplicates: of two concurrent payments the second sees the first.
  await lockBeneficiary(tx, target)
  const sameBank = from.bankCode === target.bankCode
  const method = methodFor(input.method ?? null, sameBank)
  refuseFirst(methodViolations(method, { amount, sameBank }))
  const valueDate = valueDateOf(method, Temporal.PlainDate.from(date), {
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
  const [memo, notes] = [textOrNull(input.memo), textOrNull(input.notes)]
  return contentOf({ from, target, amount, method, date, valueDate, memo, notes, billId, paidExpectedId, approvalPlan })
}

const invalid = (path: string) =>
  new Refusal(commonErrors.invalidRequest, { errors: [{ path, error: 'INVALID_VALUE' }] })

/** A form shows one error at a time. */
function refuseFirst([first]: readonly Violation[]): void {
  if (first) throw new Refusal(first.what, { path: first.path, params: first.params ?? {} })
}

/** The receiving end; refuses an unknown one. */
async function endOf(tx: Tx, kind: PaymentKind, to: Destination, entityId: string): Promise<End> {
  const { toAccountId, counterpartyAccountId, toExternalAccount } = to
  if (toExternalAccount && (kind === 'PAYMENT' || toAccountId || counterpartyAccountId))
    throw invalid('toExternalAccount')
  if (toExternalAccount) return { external: await externalEnd(tx, toExternalAccount, entityId) }
  if (toAccountId && !counterpartyAccountId) return { own: await ownEnd(tx, kind, toAccountId) }
  if (counterpartyAccountId && !toAccountId) return { theirs: await theirEnd(tx, kind, to, counterpartyAccountId) }
  throw new Refusal(commonErrors.invalidRequest, {
    errors: [{ path: kind === 'TRANSFER' ? 'toAccountId' : 'counterpartyAccountId', error: 'REQUIRED' }],
  })
}

async function ownEnd(tx: Tx, kind: PaymentKind, toAccountId: string): Promise<OwnEnd> {
  const account = await openAccountOf(tx, toAccountId, 'toAccountId')
  const party = kind === 'PAYMENT' ? await counterpartyOfEntity(tx, account.entityId) : undefined
  return { account, party, entityName: await entityName(tx, account.entityId) }
}

/** The holder is the paying entity, whatever the user entered: the bank is asked to confirm it. */
async function externalEnd(tx: Tx, account: ExternalAccount, entityId: string): Promise<ExternalEnd> {
  const [bank, name] = [bankOf(account.bankCode), await entityName(tx, entityId)]
  if (!bank) throw new Refusal(bankAccountCodes.bankNotSupported, { path: 'toExternalAccount.bankCode' })
  if (name === undefined) throw new Refusal(commonErrors.notFound)
  const owners = await accountOwners(tx, [account])
  return { account, name, own: await ownAccountAt(tx, account), owner: owners.get(accountKeyOf(account))?.[0]?.alias }
}

async function theirEnd(
  tx: Tx,
  kind: PaymentKind,
  { counterpartyId }: Destination,
  counterpartyAccountId: string,
): Promise<TheirEnd> {
  const path = 'counterpartyAccountId'
  if (kind === 'TRANSFER') throw new Refusal(codes.transferMustKeepEntity, { path })
  const found = await counterpartyAccountOf(tx, counterpartyAccountId)
  if (!found || (counterpartyId && found.counterparty.id !== counterpartyId))
    throw new Refusal(commonErrors.notFound, { path })
  await counterpartyToReference(tx, found.counterparty.id)
  return { ...found, own: await ownAccountAt(tx, found.account) }
}

/** Refuses possible duplicates. */
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
