// Validates a deposit, whatever creates it.
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { type FieldRefusal, refuseFields, Refusal } from '../../kit/http/problem.ts'
import { MAX_MINOR, minorOf, type Money } from '../../kit/money.ts'
import { bankAccountCodes, bankAccountList, type BankAccountRow, bankOf } from '../bankAccounts/public.ts'
import { businessToday, defaultEntity, requireOpenPeriod } from '../projection/public.ts'
import { codes } from './errors.ts'
import { heldAtBank } from './repository.ts'
import { type DayBasis, interestOf, parseRate } from './rules/interest.ts'
import { type InterestPayout, MAX_TENOR, nominalEnd, type Renewal, type TenorType } from './rules/schedule.ts'
import { proposedTax, type TaxProposal, type TaxTreatment } from './rules/tax.ts'
import type { DepositRow } from './table.ts'

export type DepositInput = {
  bankCode: string
  alias: string
  amount: Money
  issuedOn: string
  tenor: number
  tenorType: TenorType
  interestRate: string
  renewal?: Renewal | null | undefined
  interestPayout?: InterestPayout | null | undefined
  dayBasis?: DayBasis | null | undefined
  taxTreatment?: TaxTreatment | null | undefined
  /** Omitted: as proposed. */
  taxRate?: string | null | undefined
  pledged?: boolean | null | undefined
  closableEarly?: boolean | null | undefined
  forfeitsInterest?: boolean | null | undefined
  penaltyRate?: string | null | undefined
  penaltyAmount?: string | null | undefined
  clawsBack?: boolean | null | undefined
  sourceAccountId?: string | null | undefined
  payoutAccountId?: string | null | undefined
}

export type DepositValues = Pick<
  DepositRow,
  | 'bankCode'
  | 'alias'
  | 'currency'
  | 'amountMinor'
  | 'issuedOn'
  | 'tenor'
  | 'tenorType'
  | 'interestRate'
  | 'renewal'
  | 'interestPayout'
  | 'dayBasis'
  | 'taxRate'
  | 'taxTreatment'
  | 'pledged'
  | 'closableEarly'
  | 'forfeitsInterest'
  | 'penaltyRate'
  | 'penaltyMinor'
  | 'clawsBack'
  | 'sourceAccountId'
  | 'payoutAccountId'
  | 'entityId'
>

/** How far in the past or future a deposit may be issued. */
const MAX_YEARS_BACK = 5
const MAX_DAYS_AHEAD = 366

/** The values to store; refuses what no schema can check. */
export async function checkedValues(tx: Tx, input: DepositInput, before?: DepositRow): Promise<DepositValues> {
  if (!bankOf(input.bankCode)) throw new Refusal(codes.depositBankNotFound, { path: 'bankCode' })
  const interestRate = interestRateOf(input.interestRate, 'interestRate')
  const accounts = await accountsOf(tx, input, before)
  const errors = [
    ...accounts.errors,
    ...tenorErrors(input),
    ...(await issueErrors(tx, input)),
    ...renewalErrors(input),
    ...treatmentErrors(input),
    ...rateErrors(input),
  ]
  if (errors.length > 0) throw refuseFields(errors)
  // An active deposit keeps its agreed date, however old.
  if (before?.issuedOn !== input.issuedOn) await requireOpenPeriod(tx, [input.issuedOn], 'issuedOn')
  const entityId = accounts.source?.entityId ?? accounts.payout?.entityId ?? (await entityOfAll(tx))
  const taxRate = optionalRate(input.taxRate) ?? (await taxProposal(tx, { ...input, entityId }, before?.id)).rate
  const values: DepositValues = {
    entityId,
    bankCode: input.bankCode,
    alias: input.alias,
    currency: input.amount.currency,
    amountMinor: minorOf(input.amount.amount),
    issuedOn: input.issuedOn,
    tenor: input.tenor,
    tenorType: input.tenorType,
    interestRate,
    renewal: input.renewal ?? 'NONE',
    interestPayout: input.interestPayout ?? 'MATURITY',
    dayBasis: input.dayBasis ?? 365,
    taxRate,
    taxTreatment: input.taxTreatment ?? 'ORDINARY',
    pledged: input.pledged ?? false,
    ...closingTerms(input),
    sourceAccountId: input.sourceAccountId ?? null,
    payoutAccountId: input.payoutAccountId ?? null,
  }
  refuseBeyondMoney(values)
  return values
}

/** The cost of closing early; empty for a deposit that can't be closed early. */
function closingTerms({ closableEarly, ...input }: DepositInput) {
  const closable = closableEarly ?? true
  return {
    closableEarly: closable,
    forfeitsInterest: !closable || (input.forfeitsInterest ?? true),
    penaltyRate: (closable && optionalRate(input.penaltyRate)) || null,
    penaltyMinor: closable && input.penaltyAmount ? minorOf(input.penaltyAmount) : null,
    clawsBack: closable && (input.clawsBack ?? false),
  }
}

/** An interest rate as entered. */
export function interestRateOf(text: string, path: string): bigint {
  const rate = parseRate(text)
  if (rate === undefined) throw new Refusal(codes.depositInterestInvalid, { path })
  return rate
}

const optionalRate = (text: string | null | undefined): bigint | undefined =>
  text === null || text === undefined ? undefined : parseRate(text)

/** The entity of a deposit without an account. */
async function entityOfAll(tx: Tx): Promise<string> {
  const id = await defaultEntity(tx)
  if (id === undefined) throw new Refusal(commonErrors.invalidRequest)
  return id
}

type Taxed = Pick<DepositInput, 'amount' | 'bankCode' | 'issuedOn' | 'tenor' | 'tenorType' | 'taxTreatment'> & {
  entityId: string
}

/** The tax suggested by the entity's deposits at the bank. */
export async function taxProposal(tx: Tx, of: Taxed, exceptId?: string): Promise<TaxProposal> {
  const { amount, bankCode, entityId, tenor, tenorType, taxTreatment } = of
  return proposedTax({
    treatment: taxTreatment ?? 'ORDINARY',
    principalMinor: minorOf(amount.amount),
    currency: amount.currency,
    othersMinor: await heldAtBank(tx, { entityId, bankCode, exceptId }),
    issuedOn: Temporal.PlainDate.from(of.issuedOn),
    tenor,
    tenorType,
  })
}

/** The entity of a deposit that is not created yet. */
export async function entityOf(
  tx: Tx,
  input: Pick<DepositInput, 'sourceAccountId' | 'payoutAccountId'>,
): Promise<string> {
  const id = input.sourceAccountId ?? input.payoutAccountId
  const account = id ? await bankAccountList.readOne(tx, id) : undefined
  return account?.entityId ?? entityOfAll(tx)
}

type Accounts = {
  source: BankAccountRow | undefined
  payout: BankAccountRow | undefined
  errors: FieldRefusal[]
}

async function accountsOf(tx: Tx, input: DepositInput, before: DepositRow | undefined): Promise<Accounts> {
  const errors: FieldRefusal[] = []
  const read = async (path: 'sourceAccountId' | 'payoutAccountId') => {
    const id = input[path] ?? null
    if (id === null) return undefined
    const account = await bankAccountList.readOne(tx, id)
    if (!account) throw new Refusal(commonErrors.notFound, { path })
    if (account.currency !== input.amount.currency) errors.push({ path, error: 'INVALID_VALUE' })
    // An account closed since may stay on the deposit that already references it.
    else if (account.status === 'CLOSED' && id !== before?.[path])
      errors.push({ path, error: bankAccountCodes.bankAccountClosed })
    return account
  }
  return { source: await read('sourceAccountId'), payout: await read('payoutAccountId'), errors }
}

/** Refuses a tenor that no bank offers. */
export function tenorErrors({ tenor, tenorType }: Pick<DepositInput, 'tenor' | 'tenorType'>): FieldRefusal[] {
  const maximum = MAX_TENOR[tenorType]
  return tenor > maximum ? [{ path: 'tenor', error: 'TOO_BIG', params: { maximum: String(maximum) } }] : []
}

async function issueErrors(tx: Tx, { issuedOn }: DepositInput): Promise<FieldRefusal[]> {
  const today = Temporal.PlainDate.from(await businessToday(tx))
  const isKnown =
    issuedOn >= today.subtract({ years: MAX_YEARS_BACK }).toString() &&
    issuedOn <= today.add({ days: MAX_DAYS_AHEAD }).toString()
  return isKnown ? [] : [{ path: 'issuedOn', error: 'INVALID_VALUE' }]
}

/** Interest paid out monthly can't be added at maturity. */
const renewalErrors = ({ renewal, interestPayout }: DepositInput): FieldRefusal[] =>
  renewal === 'PRINCIPAL_AND_INTEREST' && interestPayout === 'MONTHLY'
    ? [{ path: 'interestPayout', error: 'INVALID_VALUE' }]
    : []

/** Rates for export proceeds apply to US dollars. */
const treatmentErrors = ({ taxTreatment, amount }: DepositInput): FieldRefusal[] =>
  taxTreatment === 'EXPORT_PROCEEDS' && amount.currency !== 'USD'
    ? [{ path: 'taxTreatment', error: 'INVALID_VALUE' }]
    : []

function rateErrors({ taxRate, penaltyRate, penaltyAmount, amount }: DepositInput): FieldRefusal[] {
  const errors: FieldRefusal[] = []
  for (const [path, text] of [
    ['taxRate', taxRate],
    ['penaltyRate', penaltyRate],
  ] as const)
    if (text !== null && text !== undefined && parseRate(text) === undefined)
      errors.push({ path, error: 'INVALID_VALUE' })
  if (penaltyAmount && (penaltyRate || minorOf(penaltyAmount) >= minorOf(amount.amount)))
    errors.push({ path: 'penaltyAmount', error: 'INVALID_VALUE' })
  return errors
}

/** Refuses a deposit whose amounts would exceed the maximum. */
function refuseBeyondMoney(values: DepositValues): void {
  const issuedOn = Temporal.PlainDate.from(values.issuedOn)
  const { days } = issuedOn.until(nominalEnd({ ...values, issuedOn }, 1), { largestUnit: 'days' })
  const { interestMinor } = interestOf({
    ...values,
    principalMinor: values.amountMinor,
    rate: values.interestRate,
    days: days + MAX_CLOSURE_DAYS,
  })
  if (values.amountMinor + interestMinor > MAX_MINOR)
    throw refuseFields([{ path: 'amount.amount', error: 'INVALID_VALUE' }])
}

/** Maximum number of consecutive days on which banks are closed. */
const MAX_CLOSURE_DAYS = 31
