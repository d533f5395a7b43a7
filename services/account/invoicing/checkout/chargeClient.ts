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

const transaction = z.object({
  id: z.uuid(),
  provider: z.string(),
  chargeKey: z.uuid().nullable(),
  reference: z.string(),
  kind: z.enum(['PAYMENT', 'REFUND', 'CHARGEBACK']),
  /** Null: the provider doesn't report it. */
  method: method.nullable(),
  amount,
  currency,
  status: z.enum(['SUCCESS', 'FAILED', 'PENDING', 'VOIDED', 'REVERSED']),
  paidAt: z.string().nullable(),
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
}

/** Treasury refuses the charge permanently; other failures are retried under the same key. */
export class ChargeRefused extends Error {}

const problem = z.object({ code: z.string() })
/** The provider accepts no calls at the moment. */
const PASSING: readonly string[] = ['U-TRSY-PP-8', 'U-TRSY-PP-9']
const CHARGES = '/v1/provider-charges'
const HEADERS_TIMEOUT_MS = 15_000
const BODY_TIMEOUT_MS = 10_000

/** Calls treasury on behalf of one organization at a time. */
export function openChargeClient(treasury: Connection) {
  const transactions = readingOf(treasury, '/v1/projection/provider-transactions', transaction)

  async function send(kind: 'GET' | 'POST', path: string, organizationId: string, body?: NewCharge) {
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

  async function read(organizationId: string, which: string): Promise<Charge[]> {
    const answer = await send('GET', `${CHARGES}?${which}`, organizationId)
    if (answer.statusCode === 200) return z.object({ items: z.array(charge) }).parse(await answer.body.json()).items
    await answer.body.dump()
    throw new Error(`treasury answered ${answer.statusCode} to a read of charges`)
  }

  return {
    /** The charge of a key; repeated calls return the same one. */
    async create(organizationId: string, body: NewCharge): Promise<Charge> {
      const answer = await send('POST', CHARGES, organizationId, body)
      if (answer.statusCode === 200 || answer.statusCode === 201) return charge.parse(await answer.body.json())
      const { code } = problem.catch({ code: '' }).parse(await answer.body.json().catch(() => null))
      if ((answer.statusCode === 422 || answer.statusCode === 409) && !PASSING.includes(code))
        throw new ChargeRefused(code)
      throw new Error(`treasury answered ${answer.statusCode} ${code} to a charge`)
    },
    /** A charge that is already paid or ended stays as it is. */
    async cancel(organizationId: string, chargeId: string): Promise<void> {
      const answer = await send('POST', `${CHARGES}/${chargeId}/cancel`, organizationId)
      await answer.body.dump()
      if (![200, 404, 409].includes(answer.statusCode))
        throw new Error(`treasury answered ${answer.statusCode} to the cancel of a charge`)
    },
    /** The methods available for an amount, and why the others are not. */
    async offers(organizationId: string, of: string): Promise<Offer[]> {
      const answer = await send('GET', `${CHARGES}/methods?amount=${of}`, organizationId)
      if (answer.statusCode === 200) return z.object({ items: z.array(offer) }).parse(await answer.body.json()).items
      await answer.body.dump()
      throw new Error(`treasury answered ${answer.statusCode} to a read of payment methods`)
    },
    /** The charge of a key, if it exists. */
    chargeOfKey: async (organizationId: string, key: string) => (await read(organizationId, `keys=${key}`))[0],
    charges: (organizationId: string, ids: readonly string[]) => read(organizationId, `ids=${ids.join(',')}`),
    transactions: (organizationId: string, ids: readonly string[]) => transactions.byIds(ids, { organizationId }),
    everyTransaction: (organizationId: string) => transactions.every({ organizationId }),
  }
}
export type ChargeClient = ReturnType<typeof openChargeClient>
