// The services that partners call, as specified by the standard.
import { z } from 'zod'
import { formatMinor, parseMinor } from '../kit/money.ts'
import { Refused, type SnapAnswer, success } from './answers.ts'
import type { BankRequest } from './authenticate.ts'
import type { Bank } from './bank.ts'
import type { Rail } from './entries.ts'
import { type HolderOf, holderOf } from './holders.ts'
import type { Account, AccountLine, Transfer } from './ledger.ts'
import type { Partner } from './partners.ts'
import { dueAt, isOpen, RULES } from './rails.ts'

export type ServiceContext = { bank: Bank; partner: Partner; request: BankRequest; fate: Fate }

/** What a fault switch has decided about an order before it is processed. */
export type Fate = { insufficient?: boolean; willReturn?: boolean; isStuck?: boolean }

const amount = z.object({
  value: z.string().transform((value, context) => {
    const minor = parseMinor(value)
    if (minor === undefined || minor <= 0n) context.addIssue({ code: 'custom', message: 'not an amount', input: value })
    return minor ?? 0n
  }),
  currency: z.string().length(3),
})
const accountNo = z.string().regex(/^\d{5,34}$/)
const instant = z.string().transform((value, context) => {
  try {
    return Temporal.Instant.from(value)
  } catch {
    context.addIssue({ code: 'custom', message: 'not a time', input: value })
    return z.NEVER
  }
})

/** The body in the service's form; names a field that is missing or malformed. */
function read<Shape extends z.ZodType>(shape: Shape, { body }: BankRequest): z.output<Shape> {
  const parsed = shape.safeParse(JSON.parse(body))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const isMissing = issue?.code === 'invalid_type' && issue.message.includes('received undefined')
  throw new Refused(400, isMissing ? '02' : '01', issue?.path.join('.') ?? '')
}

function accountOf({ bank, request }: ServiceContext, accountNumber: string): Account {
  const account = bank.ledger.account(request.bankCode, accountNumber)
  if (!account) throw new Refused(404, '11')
  return account
}

const money = (minor: bigint, currency: string) => ({ value: formatMinor(minor), currency })

/** The standard's time format: Jakarta time, without fractions. */
const timeOf = (at: Temporal.Instant | string): string =>
  Temporal.Instant.from(String(at))
    .toZonedDateTimeISO('+07:00')
    .toString({ smallestUnit: 'second', timeZoneName: 'never' })

/** 11: an account's balance. */
export function balance(context: ServiceContext): SnapAnswer {
  const { accountNo: number } = read(z.object({ accountNo }), context.request)
  const account = accountOf(context, number)
  const shown = money(account.balanceMinor, account.currency)
  const info = { balanceType: 'Cash', amount: shown, availableBalance: shown, ledgerBalance: shown, status: '0001' }
  return success('11', { accountNo: number, name: account.name, accountInfos: [info] })
}

/** 14: an account's statement lines, newest first, page by page. */
export function statement(context: ServiceContext): SnapAnswer {
  const shape = z.object({ accountNo, fromDateTime: instant, toDateTime: instant })
  const { accountNo: number, fromDateTime, toDateTime } = read(shape, context.request)
  const account = accountOf(context, number)
  const seconds = (line: AccountLine) => Math.floor(Temporal.Instant.from(line.at).epochMilliseconds / 1_000)
  const [from, to] = [fromDateTime.epochMilliseconds / 1_000, toDateTime.epochMilliseconds / 1_000]
  const within = account.lines.filter(line => seconds(line) >= from && seconds(line) <= to).reverse()
  // A page ends between two seconds, so that the next one can begin there.
  let length = Math.min(context.bank.pageSize, within.length)
  while (length < within.length && seconds(within[length]!) === seconds(within[length - 1]!)) length++
  const page = within.slice(0, length)
  const before = account.lines.filter(line => seconds(line) < from).at(-1)?.balanceMinor ?? account.openingMinor
  return success('14', {
    balance: [
      {
        startingBalance: money(before, account.currency),
        endingBalance: money(within[0]?.balanceMinor ?? before, account.currency),
      },
    ],
    hasMore: length < within.length ? 'Y' : 'N',
    lastRecordDateTime: timeOf(page.at(-1)?.at ?? toDateTime),
    detailData: page.map(line => showLine(line, account.currency)),
  })
}

function showLine({ transactionId, at, direction, amountMinor, balanceMinor, description }: AccountLine, of: string) {
  const previous = direction === 'CREDIT' ? balanceMinor - amountMinor : balanceMinor + amountMinor
  return {
    detailBalance: { startAmount: [{ amount: money(previous, of) }], endAmount: [{ amount: money(balanceMinor, of) }] },
    amount: money(amountMinor, of),
    originAmount: money(amountMinor, of),
    transactionDate: timeOf(at),
    remark: description.slice(0, 256),
    transactionId,
    type: direction,
    transactionDetailStatus: 'SUCCESS',
  }
}

/** 15 and 16: an account's holder, at this bank or another one. */
export function inquire(context: ServiceContext, service: '15' | '16'): SnapAnswer {
  const shape = z.object({ beneficiaryAccountNo: accountNo, beneficiaryBankCode: z.string().optional() })
  const { beneficiaryAccountNo, beneficiaryBankCode = context.request.bankCode } = read(shape, context.request)
  const holder = holderOf(context.bank.ledger, beneficiaryBankCode, beneficiaryAccountNo)
  requireUsable(holder)
  return success(service, { beneficiaryAccountName: holder.name, beneficiaryAccountNo, beneficiaryBankCode })
}

function requireUsable(holder: HolderOf) {
  if (holder.state === 'UNKNOWN') throw new Refused(404, '11')
  if (holder.state === 'DORMANT') throw new Refused(403, '09')
}

const order = z.object({
  partnerReferenceNo: z.string().min(1).max(64),
  amount,
  beneficiaryAccountNo: accountNo,
  beneficiaryAccountName: z.string().max(100).optional(),
  beneficiaryBankCode: z.string().max(11).optional(),
  sourceAccountNo: accountNo,
  transactionDate: instant,
  remark: z.string().max(50).optional(),
  beneficiaryCustomerResidence: z.enum(['1', '2']).optional(),
  beneficiaryCustomerType: z.enum(['1', '2', '3']).optional(),
  additionalInfo: z
    .object({ transferType: z.enum(['1', '2']).optional(), purposeCode: z.string().optional() })
    .optional(),
})
type Order = z.infer<typeof order>

/** 17, 18, 22, 23: executes an order, at most once. */
export function transfer(context: ServiceContext, service: '17' | '18' | '22' | '23'): SnapAnswer {
  const { bank, partner, request, fate } = context
  const given = read(order, request)
  const key = { bankCode: request.bankCode, clientId: partner.clientId, reference: given.partnerReferenceNo }
  const rail = railOf(service, given)
  requireFieldsOf(rail, given)
  const known = bank.ledger.transfer(key)
  if (known) throw isSameOrder(known, given, rail) ? new Refused(409, '01') : new Refused(404, '18')
  const holder = holderOf(bank.ledger, given.beneficiaryBankCode ?? request.bankCode, given.beneficiaryAccountNo)
  requireExecutable(context, rail, given, holder)
  const now = bank.clock.now()
  const referenceNo = `${request.bankCode}${String(bank.journal.entries.length + 1).padStart(13, '0')}`
  bank.record({
    kind: 'TRANSFER_EXECUTED',
    ...key,
    referenceNo,
    externalId: request.header('x-external-id'),
    rail,
    service,
    sourceAccountNumber: given.sourceAccountNo,
    beneficiary: { bankCode: holder.bankCode, accountNumber: given.beneficiaryAccountNo, name: holder.name },
    amountMinor: String(given.amount.value),
    currency: given.amount.currency,
    feeMinor: String(RULES[rail].feeMinor),
    remark: given.remark ?? '',
    dueAt: fate.isStuck ? null : dueAt(rail, now, bank.pace).toString(),
    willReturn: fate.willReturn === true || holder.state === 'RETURNS',
  })
  bank.settle()
  return success(service, {
    referenceNo,
    partnerReferenceNo: given.partnerReferenceNo,
    amount: money(given.amount.value, given.amount.currency),
    beneficiaryAccountNo: given.beneficiaryAccountNo,
    sourceAccountNo: given.sourceAccountNo,
  })
}

function railOf(service: '17' | '18' | '22' | '23', { additionalInfo }: Order): Rail {
  if (service === '17') return 'SAME_BANK'
  if (service === '22') return 'RTGS'
  if (service === '23') return 'SKN'
  return additionalInfo?.transferType === '2' ? 'BI_FAST' : 'ONLINE'
}

/** Mandatory fields for this transfer method. */
function requireFieldsOf(rail: Rail, given: Order) {
  const wanted: (keyof Order)[] = rail === 'SAME_BANK' ? [] : ['beneficiaryAccountName', 'beneficiaryBankCode']
  if (rail === 'SKN' || rail === 'RTGS') wanted.push('beneficiaryCustomerResidence', 'beneficiaryCustomerType')
  const missing = wanted.find(name => given[name] === undefined)
  if (missing) throw new Refused(400, '02', missing)
}

function isSameOrder(known: Transfer, given: Order, rail: Rail): boolean {
  return (
    known.rail === rail &&
    known.amountMinor === String(given.amount.value) &&
    known.currency === given.amount.currency &&
    known.sourceAccountNumber === given.sourceAccountNo &&
    known.beneficiary.accountNumber === given.beneficiaryAccountNo
  )
}

function requireExecutable(
  context: ServiceContext,
  rail: Rail,
  { amount: of, sourceAccountNo }: Order,
  holder: HolderOf,
) {
  const { bank, fate } = context
  const source = accountOf(context, sourceAccountNo)
  requireUsable(holder)
  const { leastMinor, mostMinor, feeMinor } = RULES[rail]
  if (of.currency !== source.currency || (rail !== 'SAME_BANK' && of.currency !== 'IDR'))
    throw new Refused(400, '01', 'amount.currency')
  if (of.value < leastMinor || of.value > mostMinor) throw new Refused(403, '02')
  if (!isOpen(rail, bank.clock.now())) throw new Refused(403, '06')
  if (fate.insufficient || source.balanceMinor < of.value + feeMinor) throw new Refused(403, '14')
}

const LATEST = { PENDING: ['03', 'Pending'], SETTLED: ['00', 'Success'], RETURNED: ['06', 'Failed'] } as const

/** 36: the status of an order. */
export function status(context: ServiceContext): SnapAnswer {
  const { bank, partner, request } = context
  const shape = z.object({ originalPartnerReferenceNo: z.string().min(1), serviceCode: z.string() })
  const { originalPartnerReferenceNo: reference, serviceCode } = read(shape, request)
  bank.settle()
  const found = bank.ledger.transfer({ bankCode: request.bankCode, clientId: partner.clientId, reference })
  if (!found || found.service !== serviceCode) throw new Refused(404, '01')
  return success('36', statusOf(found))
}

/** An order's status, in responses and notifications. */
export function statusOf(found: Transfer): Record<string, unknown> {
  const [latest, description] = LATEST[found.state]
  return {
    originalReferenceNo: found.referenceNo,
    originalPartnerReferenceNo: found.reference,
    originalExternalId: found.externalId,
    serviceCode: found.service,
    transactionDate: timeOf(found.at),
    amount: money(BigInt(found.amountMinor), found.currency),
    latestTransactionStatus: latest,
    transactionStatusDesc: found.reason === '' ? description : found.reason,
  }
}
