// Sends transfers and polls their status, by the standard. Anything uncertain is `unknown`.
import { formatMinor } from '../../../kit/money.ts'
import { bankOf } from '../../bankAccounts/public.ts'
import {
  BankFault,
  type BeneficiaryFacts,
  type SentOrder,
  type TransferAnswer,
  type TransferMethod,
  type TransferOrder,
  type TransferStatus,
} from '../bankConnection.ts'
import { type Caller, type Result, type Service, SERVICES } from './caller.ts'
import type { Quirks } from './quirks.ts'
import { statusAnswer, transferAnswer } from './shapes.ts'
import { timestampOf } from './signatures.ts'

const SERVICE_OF: Readonly<Record<TransferMethod, Service>> = {
  SAME_BANK: SERVICES.intrabank,
  BI_FAST: SERVICES.interbank,
  ONLINE: SERVICES.interbank,
  RTGS: SERVICES.rtgs,
  SKN: SERVICES.skn,
}

const RESIDENCE: Readonly<Record<BeneficiaryFacts['residence'], string>> = { RESIDENT: '1', NON_RESIDENT: '2' }
const CUSTOMER_TYPE: Readonly<Record<BeneficiaryFacts['customerType'], string>> = {
  INDIVIDUAL: '1',
  CORPORATION: '2',
  GOVERNMENT: '3',
}

/** The name by which a bank identifies another one. */
export const nameOfBank = (code: string, { namesBanksBy }: Quirks): string =>
  namesBanksBy === 'BIC' ? (bankOf(code)?.bic ?? code) : code

/** The body of a transfer: common fields, and those of single payment systems. */
function contentOf(order: TransferOrder, quirks: Quirks): object {
  const { method, to, from, amount, reference, remark, at } = order
  return {
    partnerReferenceNo: reference,
    amount: { value: formatMinor(amount.minor), currency: amount.currency },
    beneficiaryAccountNo: to.accountNumber,
    sourceAccountNo: from.accountNumber,
    transactionDate: timestampOf(at),
    feeType: 'OUR',
    remark,
    customerReference: reference,
    ...(method !== 'SAME_BANK' && {
      beneficiaryAccountName: to.name,
      beneficiaryBankCode: nameOfBank(to.bankCode, quirks),
    }),
    ...((method === 'SKN' || method === 'RTGS') && settlementFields(order)),
    ...additionalInfo(order, quirks),
  }
}

/** What the central bank's settlement systems require; without other data the beneficiary is a resident company. */
const settlementFields = ({ to }: TransferOrder) => ({
  beneficiaryCustomerResidence: RESIDENCE[to.residence ?? 'RESIDENT'],
  beneficiaryCustomerType: CUSTOMER_TYPE[to.customerType ?? 'CORPORATION'],
  ...(to.address !== undefined && to.address !== '' && { beneficiaryAddress: to.address.slice(0, 100) }),
})

function additionalInfo({ method }: TransferOrder, { transferType, purposeCode }: Quirks) {
  const told = {
    ...(transferType[method] !== undefined && { transferType: transferType[method] }),
    ...(purposeCode[method] !== undefined && { purposeCode: purposeCode[method] }),
  }
  return Object.keys(told).length > 0 && { additionalInfo: told }
}

export async function transfer(caller: Caller, quirks: Quirks, order: TransferOrder): Promise<TransferAnswer> {
  const service = SERVICE_OF[order.method]
  try {
    const result = await caller.call(service, contentOf(order, quirks), { externalId: order.externalId })
    const answer = answerOf(result, order)
    return answer.kind === 'refused' ? await confirm(caller, answer, order) : answer
  } catch (error) {
    if (!(error instanceof BankFault)) throw error
    // Without a token no order was sent.
    const said = { code: error.code, message: error.message }
    const isForPeople = error.reason === 'CREDENTIALS' || error.reason === 'NOT_PERMITTED'
    return isForPeople ? { kind: 'refused', reason: error.reason, ...said } : { kind: 'notSent', ...said }
  }
}

function answerOf(result: Result, { reference }: TransferOrder): TransferAnswer {
  const { meaning, code, message } = result
  const said = { code, message }
  const parsed = transferAnswer.safeParse(result.answer ?? {}).data
  // The response may belong to another order.
  const isOurs = parsed !== undefined && (parsed.partnerReferenceNo ?? reference) === reference
  if (result.answer && !isOurs) return { kind: 'unknown', ...said }
  switch (meaning.kind) {
    case 'done':
      return { kind: 'accepted', bankReference: parsed?.referenceNo ?? null, ...said }
    case 'refused':
      return { kind: 'refused', reason: meaning.reason, ...said }
    case 'notSent':
    case 'busy':
      return { kind: 'notSent', ...said }
    default:
      return { kind: 'unknown', ...said }
  }
}

type Refused = Extract<TransferAnswer, { kind: 'refused' }>

/**
 * A refusal doesn't say which order it refuses: it may be the response to another one, or to a duplicate that arrived after the first. So
 * this polls at once whether the bank has the order. If the poll is refused for its credentials too, the order was not accepted either.
 */
async function confirm(caller: Caller, refused: Refused, order: TransferOrder): Promise<TransferAnswer> {
  const known = await status(caller, { ...order, bankReference: null })
  const { code, message } = known
  if (known.kind === 'succeeded') return { kind: 'accepted', bankReference: known.bankReference, code, message }
  if (known.kind === 'pending') return { kind: 'accepted', bankReference: null, code, message }
  const isShutOut = refused.reason === 'CREDENTIALS' && known.kind === 'unknown' && code?.startsWith('401') === true
  return known.kind === 'unknown' && !isShutOut ? { kind: 'unknown', code, message } : refused
}

const PENDING = new Set(['01', '02', '03'])

export async function status(caller: Caller, order: SentOrder): Promise<TransferStatus> {
  const { reference, externalId, bankReference, method } = order
  try {
    const result = await caller.call(SERVICES.status, {
      originalPartnerReferenceNo: reference,
      ...(bankReference !== null && { originalReferenceNo: bankReference }),
      originalExternalId: externalId,
      serviceCode: SERVICE_OF[method].code,
    })
    return statusOf(result, reference)
  } catch (error) {
    if (!(error instanceof BankFault)) throw error
    return { kind: 'unknown', code: error.code, message: error.message }
  }
}

function statusOf({ meaning, code, message, answer }: Result, reference: string): TransferStatus {
  if (meaning.kind === 'notFound') return { kind: 'notFound', code, message }
  const parsed = meaning.kind === 'done' ? statusAnswer.safeParse(answer).data : undefined
  if (!parsed || (parsed.originalPartnerReferenceNo ?? reference) !== reference)
    return { kind: 'unknown', code, message }
  const { latestTransactionStatus: latest, originalReferenceNo, transactionStatusDesc } = parsed
  const said = { code: latest, message: transactionStatusDesc ?? message }
  if (latest === '00') return { kind: 'succeeded', bankReference: originalReferenceNo ?? null, ...said }
  if (latest === '04' || latest === '05') return { kind: 'failed', reason: 'CANCELLED_BY_BANK', ...said }
  if (latest === '06') return { kind: 'failed', reason: 'OTHER', ...said }
  if (latest === '07') return { kind: 'notFound', ...said }
  return { kind: PENDING.has(latest) ? 'pending' : 'unknown', ...said }
}
