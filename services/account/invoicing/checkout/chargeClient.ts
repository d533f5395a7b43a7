// Checkout's client for treasury, which owns the providers: charges, their status, and the methods for an amount.
import { request } from 'undici'
import { z } from 'zod'
import { currency, decimal, minorOf } from '../../../kit/money.ts'
import { type Connection, readingOf } from '../../../kit/outbox/reading.ts'
import { PROVIDER_METHODS } from '../receivedPayments/public.ts'

const amount = decimal.transform(minorOf)
const method = z.enum(PROVIDER_METHODS)

const charge = z.object({
  id: z.uuid(),
  key: z.uuid(),
  provider: z.string(),
  status: z.enum(['PENDING', 'SUCCEEDED', 'FAILED', 'EXPIRED', 'CANCELED']),
  virtualAccountNumber: z.string().nullable(),
  qrContent: z.string().nullable(),
  redirectUrl: z.url({ protocol: /^https?$/ }).nullable(),
  expiresAt: z.string(),
  failureReason: z.string().nullable(),
})
export type Charge = z.infer<typeof charge>

const fixedAccount = z.object({
  id: z.uuid(),
  key: z.uuid(),
  provider: z.string(),
  status: z.enum(['PENDING', 'ACTIVE', 'FAILED', 'EXPIRED', 'CLOSED']),
  number: z.string().nullable(),
  failureReason: z.string().nullable(),
  payoutEntityId: z.uuid().nullable().default(null),
})
export type FixedAccount = z.infer<typeof fixedAccount>

const fixedAccountBank = z.object({ bankCode: z.string(), provider: z.string().nullable() })
export type FixedAccountBank = z.infer<typeof fixedAccountBank>

const transaction = z.object({
  id: z.uuid(),
  provider: z.string(),
  chargeKey: z.uuid().nullable(),
  reference: z.string(),
  kind: z.enum(['PAYMENT', 'REFUND', 'CHARGEBACK']),
  /** The payment of a refund or a chargeback; null while treasury isn't certain. */
  originalId: z.uuid().nullable(),
  /** Null: the provider doesn't report it. */
  method: method.nullable(),
  amount,
  currency,
  status: z.enum(['SUCCESS', 'FAILED', 'PENDING', 'VOIDED', 'REVERSED']),
  paidAt: z.string().nullable(),
  /** The payout that holds it; null: none yet. */
  settlement: z
    .object({ reference: z.string(), status: z.enum(['PENDING', 'SETTLED']) })
    .nullable()
    .default(null),
  version: z.int(),
})
export type ProviderTransaction = z.infer<typeof transaction>

const offer = z.object({
  method,
  bankCode: z.string().nullable(),
  provider: z.string().nullable(),
  isPossible: z.boolean(),
  reason: z.enum(['NO_PROVIDER', 'ABOVE_LIMIT', 'BELOW_LIMIT', 'NOT_WHOLE']).nullable(),
  minimum: z.string().nullable(),
  maximum: z.string().nullable(),
})
export type Offer = z.infer<typeof offer>

export type NewCharge = {
  key: string
  invoiceNumber: string
  method: z.infer<typeof method>
  bankCode?: string
  amount: string
  currency: string
  expiresAt: string
  customerName: string
  returnUrl?: string
  language: 'en' | 'id'
  /** The legal entity that is to get the money. */
  entityId: string
}

export type NewFixedAccount = {
  key: string
  bankCode: string
  customerName: string
  expiresAt: string
  language: 'en' | 'id'
}

/** Treasury refuses the charge permanently; other failures are retried under the same key. */
export class ChargeRefused extends Error {}

const problem = z.object({ code: z.string() })
/** The provider accepts no calls at the moment. */
const PASSING: readonly string[] = ['U-TRSY-PP-8', 'U-TRSY-PP-9']
const CHARGES = '/v1/provider-charges'
const ACCOUNTS = '/v1/provider-virtual-accounts'
const HEADERS_TIMEOUT_MS = 15_000
const BODY_TIMEOUT_MS = 10_000

/** Calls treasury on behalf of one organization at a time. */
export function openChargeClient(treasury: Connection) {
  const transactions = readingOf(treasury, '/v1/projection/provider-transactions', transaction)

  async function send(kind: 'GET' | 'POST', path: string, organizationId: string, body?: object) {
    const mark = path.includes('?') ? '&' : '?'
    return request(`${treasury.origin}${path}${mark}organizationId=${organizationId}`, {
      method: kind,
      headers: {
        authorization: `Bearer ${await treasury.token()}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      headersTimeout: HEADERS_TIMEOUT_MS,
      bodyTimeout: BODY_TIMEOUT_MS,
    })
  }

  async function list<Item>(path: string, organizationId: string, item: z.ZodType<Item>): Promise<Item[]> {
    const answer = await send('GET', path, organizationId)
    if (answer.statusCode === 200) return z.object({ items: z.array(item) }).parse(await answer.body.json()).items
    await answer.body.dump()
    throw new Error(`treasury answered ${answer.statusCode} to a read of ${path}`)
  }
  const read = (organizationId: string, which: string) => list(`${CHARGES}?${which}`, organizationId, charge)
  const readAccounts = (organizationId: string, which: string) =>
    list(`${ACCOUNTS}?${which}`, organizationId, fixedAccount)

  /** The one of a key; the same however often it is asked for. */
  async function make<Made>(path: string, organizationId: string, body: object, form: z.ZodType<Made>): Promise<Made> {
    const answer = await send('POST', path, organizationId, body)
    if (answer.statusCode === 200 || answer.statusCode === 201) return form.parse(await answer.body.json())
    const { code } = problem.catch({ code: '' }).parse(await answer.body.json().catch(() => null))
    if ((answer.statusCode === 422 || answer.statusCode === 409) && !PASSING.includes(code))
      throw new ChargeRefused(code)
    throw new Error(`treasury answered ${answer.statusCode} ${code} to ${path}`)
  }

  /** One that is paid or over already stays as it is. */
  async function end(path: string, organizationId: string): Promise<void> {
    const answer = await send('POST', path, organizationId)
    await answer.body.dump()
    if (![200, 404, 409].includes(answer.statusCode))
      throw new Error(`treasury answered ${answer.statusCode} to ${path}`)
  }

  return {
    /** The charge of a key; repeated calls return the same one. */
    create: (organizationId: string, body: NewCharge): Promise<Charge> => make(CHARGES, organizationId, body, charge),
    cancel: (organizationId: string, chargeId: string) => end(`${CHARGES}/${chargeId}/cancel`, organizationId),
    /** The methods available for an amount that an entity is to get, and why the others are not. */
    offers: (organizationId: string, of: { amount: string; entityId: string }): Promise<Offer[]> =>
      list(`${CHARGES}/methods?amount=${of.amount}&entityId=${of.entityId}`, organizationId, offer),
    /** The fixed virtual account of a key; repeated calls return the same one. */
    openAccount: (organizationId: string, body: NewFixedAccount): Promise<FixedAccount> =>
      make(ACCOUNTS, organizationId, body, fixedAccount),
    closeAccount: (organizationId: string, id: string) => end(`${ACCOUNTS}/${id}/close`, organizationId),
    accountOfKey: async (organizationId: string, key: string) => (await readAccounts(organizationId, `keys=${key}`))[0],
    accountsOfKeys: (organizationId: string, keys: readonly string[]) =>
      readAccounts(organizationId, `keys=${keys.join(',')}`),
    accounts: (organizationId: string, ids: readonly string[]) => readAccounts(organizationId, `ids=${ids.join(',')}`),
    /** The banks of fixed virtual accounts, and who would open one there. */
    banks: (organizationId: string): Promise<FixedAccountBank[]> =>
      list(`${ACCOUNTS}/banks`, organizationId, fixedAccountBank),
    /** The charge of a key, if it exists. */
    chargeOfKey: async (organizationId: string, key: string) => (await read(organizationId, `keys=${key}`))[0],
    charges: (organizationId: string, ids: readonly string[]) => read(organizationId, `ids=${ids.join(',')}`),
    transactions: (organizationId: string, ids: readonly string[]) => transactions.byIds(ids, { organizationId }),
    everyTransaction: (organizationId: string) => transactions.every({ organizationId }),
  }
}
export type ChargeClient = ReturnType<typeof openChargeClient>
