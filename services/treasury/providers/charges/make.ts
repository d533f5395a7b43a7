// Creates a charge: stores it with our reference, then requests it from the provider, once. A process that finds it requested without a
// response polls it and never requests it again, because the response may have been lost, or the process waiting for it may have died.
import { randomBytes } from 'node:crypto'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import type { TreasuryContext } from '../../context.ts'
import { takesPayments } from '../../projection/public.ts'
import { ADAPTERS } from '../adapters.ts'
import { codes } from '../errors.ts'
import { refusalOfFault } from '../faults.ts'
import { ProviderFault } from '../providerFault.ts'
import { readProvider } from '../repository.ts'
import { apiOf } from '../testProvider.ts'
import type { ChargeApi, ChargeDetails, ChargeOrder } from './chargeApi.ts'
import { chooseOffer, type ImpossibleReason, limitsOf, type ChargeOption } from './methods.ts'
import { changeCharge, chargeOfKey, connectionsForCharges, insertCharge, readCharge } from './repository.ts'
import { type ChargeRow, type InvoiceCharge, isOfInvoice } from './table.ts'

export type ChargeParts = Pick<TreasuryContext, 'database' | 'providers' | 'seals' | 'clock'>

export type NewCharge = Pick<
  InvoiceCharge,
  'key' | 'invoiceNumber' | 'method' | 'bankCode' | 'amountMinor' | 'customerName' | 'returnUrl' | 'language'
> & {
  expiresAt: Temporal.Instant
  /** The legal entity that is to get the money; left out: any. */
  entityId?: string | undefined
}

/** After this long a charge requested by another process is polled. */
export const CALL_SECONDS = 20
/** A charge that the provider doesn't know by then never reached it. */
const NOT_RECEIVED_SECONDS = 120
/** How often a pending charge is polled without a notification. */
const LOOK_MINUTES = 10

const REFUSALS = {
  NO_PROVIDER: codes.chargeWithoutProvider,
  ABOVE_LIMIT: codes.chargeAboveLimit,
  BELOW_LIMIT: codes.chargeBelowLimit,
  NOT_WHOLE: codes.chargeNotWhole,
} as const satisfies Record<ImpossibleReason, unknown>

/** The charge with this key: a new one, or the existing one. */
export const makeCharge = async (parts: ChargeParts, organizationId: string, input: NewCharge): Promise<ChargeRow> =>
  callOnce(parts, await mintCharge(parts, organizationId, input))

/** Requests a new charge at the provider, unless another process has. */
export async function callOnce(parts: ChargeParts, charge: ChargeRow): Promise<ChargeRow> {
  if (charge.status !== 'PENDING' || charge.stage === 'ANSWERED') return charge
  const isOurs = charge.stage === 'MINTED' && (await callFor(parts, charge))
  // A caller that finds it already requested doesn't wait: the feed reports the result.
  return isOurs ? current(parts, charge) : charge
}

async function mintCharge(parts: ChargeParts, organizationId: string, input: NewCharge): Promise<ChargeRow> {
  return parts.database.inOrganization(organizationId, null, async tx => {
    const known = await chargeOfKey(tx, input.key)
    if (known) return sameCharge(known, input)
    if (!(await takesPayments(tx))) throw new Refusal(codes.chargeWithoutTreasury)
    const offers = (await connectionsForCharges(tx, input.entityId)).flatMap(connection => {
      const limits = parts.providers.has(connection.provider) && limitsAt(connection.provider, input)
      return limits ? [{ connection, limits }] : []
    })
    const { offer, reason } = chooseOffer(input.amountMinor, offers)
    if (reason !== null || !offer) throw new Refusal(REFUSALS[reason ?? 'NO_PROVIDER'], { path: 'amount' })
    const { expiresAt, entityId: _entityId, ...rest } = input
    await insertCharge(tx, {
      ...rest,
      id: newId(),
      providerId: offer.connection.id,
      reference: mintReference(input.invoiceNumber),
      currency: 'IDR',
      expiresAt: expiresAt.toString(),
      status: 'PENDING',
      stage: 'MINTED',
      nextLookAt: inSeconds(parts, CALL_SECONDS),
    })
    // Of two concurrent requests with the same key, one finds the other's charge.
    const stored = await chargeOfKey(tx, input.key)
    return sameCharge(stored!, input)
  })
}

/** A provider's limits for a payment method; undefined if it doesn't offer it. */
export function limitsAt(provider: keyof typeof ADAPTERS, { method, bankCode }: ChargeOption) {
  const option = { method, bankCode }
  return limitsOf(option, ADAPTERS[provider].chargeLimits?.(option))
}

const COMPARED = ['invoiceNumber', 'method', 'bankCode', 'amountMinor'] as const

function sameCharge(known: ChargeRow, input: NewCharge): ChargeRow {
  if (COMPARED.some(field => known[field] !== input[field])) throw new Refusal(codes.chargeKeyTaken, { path: 'key' })
  return known
}

/** Shown to the merchant at the provider: the invoice or customer, and a suffix unique to this attempt. */
export const mintReference = (name: string): string =>
  `${name.replace(/[^\w-]+/g, '-').slice(0, 30)}-${randomBytes(6).toString('hex')}`

export const inSeconds = ({ clock }: Pick<ChargeParts, 'clock'>, seconds: number) =>
  clock.now().add({ seconds }).toString()

const orderOf = (charge: InvoiceCharge): ChargeOrder => ({
  reference: charge.reference,
  invoiceNumber: charge.invoiceNumber,
  method: charge.method,
  bankCode: charge.bankCode,
  amountMinor: charge.amountMinor,
  expiresAt: Temporal.Instant.from(charge.expiresAt),
  customerName: charge.customerName,
  returnUrl: charge.returnUrl,
})

/**
 * The API of a charge's provider; undefined if it is no longer connected. Throws a `ProviderFault` if the credentials can't be decrypted.
 */
export async function chargeApiOf(parts: ChargeParts, charge: ChargeRow): Promise<ChargeApi | undefined> {
  const row = await parts.database.readInOrganization(charge.organizationId, null, tx =>
    readProvider(tx, charge.providerId),
  )
  return row && row.status === 'ACTIVE' ? apiOf(parts, row)?.charges : undefined
}

/** Creates it at the provider. */
async function collect(api: ChargeApi, charge: ChargeRow): Promise<ChargeDetails> {
  if (isOfInvoice(charge)) return api.createCharge(orderOf(charge))
  const { reference, bankCode, customerName } = charge
  if (!api.fixedAccounts || bankCode === null) throw new ProviderFault('NOT_PERMITTED', 'it opens no fixed accounts')
  const expiresAt = Temporal.Instant.from(charge.expiresAt)
  const opened = await api.fixedAccounts.openAccount({ reference, bankCode, customerName, expiresAt })
  return { ...opened, qrContent: null, redirectUrl: null }
}

/** Requests a charge that was not requested yet; false if it was. */
export async function callFor(parts: ChargeParts, minted: ChargeRow): Promise<boolean> {
  const at = { id: minted.id }
  const change = (from: Parameters<typeof changeCharge>[1], values: Parameters<typeof changeCharge>[2]) =>
    parts.database.inOrganization(minted.organizationId, null, tx => changeCharge(tx, from, values))
  const calledAt = parts.clock.now().toString()
  const charge = await change(
    { ...at, stage: 'MINTED', status: 'PENDING' },
    { stage: 'CALLED', calledAt, nextLookAt: inSeconds(parts, CALL_SECONDS) },
  )
  if (!charge) return false
  try {
    const api = await chargeApiOf(parts, charge)
    if (!api) throw new ProviderFault('NOT_PERMITTED', 'it is not connected any more')
    await keepDetails(parts, charge, await collect(api, charge))
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    if (error.reason === 'BUSY' || error.isUnsent) {
      // Certainly not received: the same charge may be requested again.
      await change({ ...at, stage: 'CALLED' }, { stage: 'MINTED', nextLookAt: inSeconds(parts, CALL_SECONDS) })
      throw refusalOfFault(error)
    }
    if (error.reason === 'UNREACHABLE' || error.reason === 'NONSENSE') await pollCharge(parts, charge).catch(onlyFaults)
    else await failCharge(parts, charge, { failureReason: 'PROVIDER_REFUSED' })
  }
  return true
}

function onlyFaults(error: unknown): void {
  if (!(error instanceof ProviderFault)) throw error
}

type Failed = Pick<ChargeRow, 'failureReason'> & Partial<Pick<ChargeRow, 'externalId' | 'nextLookAt'>>

const failCharge = (parts: ChargeParts, { organizationId, id }: ChargeRow, { failureReason, ...more }: Failed) =>
  parts.database.inOrganization(organizationId, null, async tx => {
    const values = { stage: 'ANSWERED', nextLookAt: null, ...more } as const
    const failed = await changeCharge(
      tx,
      { id, stage: 'CALLED', status: 'PENDING' },
      { ...values, status: 'FAILED', failureReason },
    )
    // It was canceled in the meantime, and stays canceled.
    return failed ?? changeCharge(tx, { id, stage: 'CALLED' }, values)
  })

/** Stores what the payer is shown. A charge canceled while waiting for the response is also canceled at the provider. */
async function keepDetails(parts: ChargeParts, charge: ChargeRow, details: ChargeDetails) {
  const { organizationId, id } = charge
  const kept = await parts.database.inOrganization(organizationId, null, async tx => {
    const row = await changeCharge(
      tx,
      { id, stage: 'CALLED' },
      { ...details, stage: 'ANSWERED', nextLookAt: nextPollTime(parts, charge) },
    )
    if (row?.status !== 'CANCELED') return row
    return changeCharge(tx, { id }, { nextLookAt: inSeconds(parts, CALL_SECONDS) })
  })
  if (kept?.status === 'CANCELED') await closeThere(parts, kept)
}

/**
 * When a pending charge is polled next: at a fixed interval, and once when it expires. Payments to a fixed virtual account come with the sync
 * of its provider.
 */
export function nextPollTime({ clock }: Pick<ChargeParts, 'clock'>, charge: ChargeRow): string {
  const now = clock.now()
  const end = Temporal.Instant.from(charge.expiresAt)
  if (!isOfInvoice(charge)) return end.toString()
  const next = now.add({ minutes: LOOK_MINUTES })
  const isEndSooner = Temporal.Instant.compare(end, next) < 0 && Temporal.Instant.compare(end, now) > 0
  return (isEndSooner ? end : next).toString()
}

/** Cancels at the provider, if it can. Throws a `ProviderFault` if that is refused, or unclear. */
export async function cancelThere(parts: ChargeParts, charge: ChargeRow): Promise<void> {
  const api = await chargeApiOf(parts, charge)
  if (isOfInvoice(charge)) return api?.cancelCharge?.(orderOf(charge), charge.externalId)
  if (charge.externalId !== null) await api?.fixedAccounts?.closeAccount(charge.externalId)
}

/**
 * Cancels at the provider a charge that has ended here. The worker repeats it until done, or until the charge expires there. May throw a
 * `ProviderFault`.
 */
export async function closeThere(parts: ChargeParts, charge: ChargeRow): Promise<void> {
  const { organizationId, id, expiresAt } = charge
  const isOver = Temporal.Instant.compare(Temporal.Instant.from(expiresAt), parts.clock.now()) <= 0
  if (!isOver)
    await cancelThere(parts, charge).catch((error: unknown) => {
      // A paid or expired charge can't be canceled there.
      if (!(error instanceof ProviderFault) || error.reason !== 'REFUSED') throw error
    })
  await parts.database.inOrganization(organizationId, null, tx => changeCharge(tx, { id }, { nextLookAt: null }))
}

/** Polls a charge whose response was lost. Throws a `ProviderFault` without a usable response. */
export async function pollCharge(parts: ChargeParts, charge: ChargeRow): Promise<void> {
  const api = await chargeApiOf(parts, charge)
  // Of a fixed virtual account whose answer was lost nobody knows the number: another one is opened for it.
  const found = isOfInvoice(charge) ? await api?.findCharge(orderOf(charge)) : undefined
  if (found && !('isUndisclosed' in found)) return keepDetails(parts, charge, found)
  if (found) {
    // The payer can't be told how to pay it: it must not stay open there.
    const failed = await failCharge(parts, charge, {
      failureReason: 'DETAILS_LOST',
      externalId: found.externalId,
      nextLookAt: inSeconds(parts, CALL_SECONDS),
    })
    if (failed) await closeThere(parts, failed)
    return
  }
  const waitedSince = Temporal.Instant.from(charge.calledAt ?? charge.createdAt)
  if (parts.clock.now().since(waitedSince).total('seconds') >= NOT_RECEIVED_SECONDS)
    await failCharge(parts, charge, { failureReason: 'NOT_RECEIVED' })
}

const current = async ({ database }: ChargeParts, { organizationId, id }: ChargeRow): Promise<ChargeRow> =>
  (await database.readInOrganization(organizationId, null, tx => readCharge(tx, id)))!
