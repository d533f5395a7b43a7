// What would apply to a payment if it were created now: every method, its approvers, and possible duplicates.
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { minorOf } from '../../kit/money.ts'
import type { ApprovalProblem } from '../../kit/approvalProblems.ts'
import { type ApprovalPlan, approversBeside, authorsAmong, blockOf } from '../approvalPolicies/public.ts'
import { bankAccountOf, type BankAccountRow } from '../bankAccounts/public.ts'
import { bankingCalendar } from '../bankingDays/public.ts'
import { TRANSFER_METHODS, type TransferMethod } from '../connections/public.ts'
import { counterpartyAccountOf, counterpartyOf } from '../counterparties/public.ts'
import { readPaymentSettings } from '../paymentSettings/public.ts'
import type { Destination } from './input.ts'
import { type MethodObstacle, obstacleOf, RAILS, valueDateOf } from './methods.ts'
import { approvalPlanOf } from './approval/policy.ts'
import { type Payee, paymentsLike } from './repository.ts'

type Wish = Omit<Destination, 'toExternalAccount'> & {
  /** Given together: an account outside of Arus. */
  toBankCode?: string | undefined
  toAccountNumber?: string | undefined
  fromAccountId: string
  amount: string
  date: string
  method?: TransferMethod | undefined
  /** The payment being changed, which is not its own duplicate. */
  paymentId?: string | undefined
}

export type MethodOption = {
  method: TransferMethod
  feeMinor: bigint
  atLeastMinor: bigint | null
  noMoreThanMinor: bigint | null
  valueDate: string | null
  obstacle: MethodObstacle | null
}

export type PaymentOptions = {
  from: BankAccountRow
  methods: MethodOption[]
  approvalPlan: ApprovalPlan
  /** Why other users than the caller can't give all approvals now. */
  approvalProblem: ApprovalProblem | null
  duplicateIds: string[]
}

/** Evaluates a payment as far as it is filled in. Refuses nothing, because a form calls it while being filled in. */
export async function optionsOf(tx: Tx, wish: Wish): Promise<PaymentOptions> {
  const from = await bankAccountOf(tx, wish.fromAccountId)
  const beneficiary = await beneficiaryOf(tx, wish)
  const amount = { minor: minorOf(wish.amount), currency: from.currency }
  const sameBank = beneficiary?.bankCode === from.bankCode
  const calendar = await bankingCalendar(tx)
  const dayOf = (method: TransferMethod | null) =>
    valueDateOf(method, Temporal.PlainDate.from(wish.date), { now: tx.clock.now(), calendar }).toString()
  const methods = TRANSFER_METHODS.map((method): MethodOption => {
    const { feeMinor, atLeastMinor = null, noMoreThanMinor = null } = RAILS[method]
    const obstacle = obstacleOf(method, { amount, sameBank })
    return {
      method,
      feeMinor,
      atLeastMinor,
      noMoreThanMinor,
      obstacle,
      valueDate: obstacle === null ? dayOf(method) : null,
    }
  })
  const method = wish.method ?? (sameBank ? 'SAME_BANK' : null)
  const content = { currency: from.currency, amountMinor: amount.minor, exceptId: wish.paymentId }
  const approvalPlan = await approvalPlanOf(tx, {
    ...content,
    entityId: from.entityId,
    method,
    beneficiary: beneficiary ?? NOWHERE,
    valueDate: dayOf(method),
  })
  const able = await approversBeside(tx, authorsAmong(tx.actorId))
  const { duplicateDays } = await readPaymentSettings(tx)
  const alike =
    beneficiary && duplicateDays > 0
      ? await paymentsLike(tx, { ...content, beneficiary, date: wish.date }, duplicateDays)
      : []
  const approvalProblem = blockOf(approvalPlan.steps, able)?.problem ?? null
  return { from, methods, approvalPlan, approvalProblem, duplicateIds: alike.map(({ id }) => id) }
}

/** Matches no account: until the payee is known, no other payment goes there. */
const NOWHERE: Payee = { bankCode: '', accountNumber: '', counterpartyId: null, toAccountId: null }

/** The beneficiary; undefined until it is known. */
async function beneficiaryOf(
  tx: Tx,
  { toAccountId, counterpartyId, counterpartyAccountId, toBankCode, toAccountNumber }: Wish,
): Promise<Payee | undefined> {
  if (toBankCode && toAccountNumber) return { ...NOWHERE, bankCode: toBankCode, accountNumber: toAccountNumber }
  if (toAccountId) {
    const { bankCode, accountNumber } = await bankAccountOf(tx, toAccountId)
    return { bankCode, accountNumber, counterpartyId: null, toAccountId }
  }
  if (!counterpartyAccountId) {
    // Named without an account so far: it must at least belong to the organization.
    if (counterpartyId) await counterpartyOf(tx, counterpartyId)
    return undefined
  }
  const found = await counterpartyAccountOf(tx, counterpartyAccountId)
  if (!found || (counterpartyId && found.counterparty.id !== counterpartyId))
    throw new Refusal(commonErrors.notFound, { path: 'counterpartyAccountId' })
  const { bankCode, accountNumber } = found.account
  return { bankCode, accountNumber, counterpartyId: found.counterparty.id, toAccountId: null }
}
