// A charge is made: stored with our reference, then called for, once. Whoever finds it called for and unanswered asks after it and never
// calls again: the answer may have been lost, or the process that waited for it.
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
import { chooseOffer, type ImpossibleReason, limitsOf, type Way } from './methods.ts'
import { changeCharge, chargeOfKey, connectionsForCharges, insertCharge, readCharge } from './repository.ts'
import type { ChargeRow } from './table.ts'

export type ChargeParts = Pick<TreasuryContext, 'database' | 'providers' | 'seals' | 'clock'>

export type NewCharge = Pick<
  ChargeRow,
  'key' | 'invoiceNumber' | 'method' | 'bankCode' | 'amountMinor' | 'customerName' | 'returnUrl' | 'language'
> & { expiresAt: Temporal.Instant }

/** After so long what was called for by somebody else is asked after. */
const CALL_SECONDS = 20
/** What a provider does not know by then never reached it. */
const NOT_RECEIVED_SECONDS = 120
/** A charge that is awaited is asked after so often, if nobody tells of it. */
const LOOK_MINUTES = 10

const REFUSALS = {
  NO_PROVIDER: codes.chargeWithoutProvider,
  ABOVE_LIMIT: codes.chargeAboveLimit,
  BELOW_LIMIT: codes.chargeBelowLimit,
  NOT_WHOLE: codes.chargeNotWhole,
} as const satisfies Record<ImpossibleReason, unknown>

/** The charge of a key: made now, or the one that there is. */
export async function makeCharge(parts: ChargeParts, organizationId: string, input: NewCharge): Promise<ChargeRow> {
  const charge = await mintCharge(parts, organizationId, input)
  if (charge.status !== 'PENDING' || charge.stage === 'ANSWERED') return charge
  const isOurs = charge.stage === 'MINTED' && (await callFor(parts, charge))
  // Whoever finds it called for already is not kept waiting: the feed tells of the answer.
  return isOurs ? current(parts, charge) : charge
}

async function mintCharge(parts: ChargeParts, organizationId: string, input: NewCharge): Promise<ChargeRow> {
  return parts.database.inOrganization(organizationId, null, async tx => {
    const known = await chargeOfKey(tx, input.key)
    if (known) return sameCharge(known, input)
    if (!(await takesPayments(tx))) throw new Refusal(codes.chargeWithoutTreasury)
    const offers = (await connectionsForCharges(tx)).flatMap(connection => {
      const limits = parts.providers.has(connection.provider) && limitsAt(connection.provider, input)
      return limits ? [{ connection, limits }] : []
    })
    const { offer, reason } = chooseOffer(input.amountMinor, offers)
    if (reason !== null || !offer) throw new Refusal(REFUSALS[reason ?? 'NO_PROVIDER'], { path: 'amount' })
    const { expiresAt, ...rest } = input
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
    // Of two that bring the same key at once, one finds the other's.
    const stored = await chargeOfKey(tx, input.key)
    return sameCharge(stored!, input)
  })
}

/** What a provider collects by a way; undefined where it does not have it. */
export function limitsAt(provider: keyof typeof ADAPTERS, { method, bankCode }: Way) {
  const way = { method, bankCode }
  return limitsOf(way, ADAPTERS[provider].chargeLimits?.(way))
}

const COMPARED = ['invoiceNumber', 'method', 'bankCode', 'amountMinor'] as const

function sameCharge(known: ChargeRow, input: NewCharge): ChargeRow {
  if (COMPARED.some(field => known[field] !== input[field])) throw new Refusal(codes.chargeKeyTaken, { path: 'key' })
  return known
}

/** What the merchant reads at the provider: the invoice, and what sets this attempt apart from others. */
const mintReference = (invoiceNumber: string): string =>
  `${invoiceNumber.replace(/[^\w-]+/g, '-').slice(0, 30)}-${randomBytes(6).toString('hex')}`

const inSeconds = ({ clock }: Pick<ChargeParts, 'clock'>, seconds: number) => clock.now().add({ seconds }).toString()

export const orderOf = (charge: ChargeRow): ChargeOrder => ({
  reference: charge.reference,
  invoiceNumber: charge.invoiceNumber,
  method: charge.method,
  bankCode: charge.bankCode,
  amountMinor: charge.amountMinor,
  expiresAt: Temporal.Instant.from(charge.expiresAt),
  customerName: charge.customerName,
  returnUrl: charge.returnUrl,
})

/** The line to a charge's provider; undefined where it has none any more. Throws a `ProviderFault` where its seal can't be opened. */
export async function chargeApiOf(parts: ChargeParts, charge: ChargeRow): Promise<ChargeApi | undefined> {
  const row = await parts.database.readInOrganization(charge.organizationId, null, tx =>
    readProvider(tx, charge.providerId),
  )
  return row && row.status === 'ACTIVE' ? apiOf(parts, row)?.charges : undefined
}

/** Calls for a charge that nobody has called for; false where somebody has. */
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
    await keepDetails(parts, charge, await api.createCharge(orderOf(charge)))
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    if (error.reason === 'BUSY' || error.isUnsent) {
      // Certainly not taken: the same charge may be called for again.
      await change({ ...at, stage: 'CALLED' }, { stage: 'MINTED', nextLookAt: inSeconds(parts, CALL_SECONDS) })
      throw refusalOfFault(error)
    }
    if (error.reason === 'UNREACHABLE' || error.reason === 'NONSENSE') await askAfter(parts, charge).catch(onlyFaults)
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
    // It was canceled meanwhile, and stays so.
    return failed ?? changeCharge(tx, { id, stage: 'CALLED' }, values)
  })

/** Keeps what the payer is shown. What was canceled while its answer was awaited is canceled at the provider as well. */
async function keepDetails(parts: ChargeParts, { organizationId, id, expiresAt }: ChargeRow, details: ChargeDetails) {
  const kept = await parts.database.inOrganization(organizationId, null, async tx => {
    const row = await changeCharge(
      tx,
      { id, stage: 'CALLED' },
      { ...details, stage: 'ANSWERED', nextLookAt: nextLookOf(parts, expiresAt) },
    )
    if (row?.status !== 'CANCELED') return row
    return changeCharge(tx, { id }, { nextLookAt: inSeconds(parts, CALL_SECONDS) })
  })
  if (kept?.status === 'CANCELED') await closeThere(parts, kept)
}

/** When a charge that is awaited is asked after next: every so often, and once its time is over. */
export function nextLookOf({ clock }: Pick<ChargeParts, 'clock'>, expiresAt: string): string {
  const now = clock.now()
  const end = Temporal.Instant.from(expiresAt)
  const next = now.add({ minutes: LOOK_MINUTES })
  const isEndSooner = Temporal.Instant.compare(end, next) < 0 && Temporal.Instant.compare(end, now) > 0
  return (isEndSooner ? end : next).toString()
}

/** Cancels at the provider, where it can be. Throws a `ProviderFault` where that is refused, or unclear. */
export async function cancelThere(parts: ChargeParts, charge: ChargeRow): Promise<void> {
  const api = await chargeApiOf(parts, charge)
  await api?.cancelCharge?.(orderOf(charge), charge.externalId)
}

/**
 * Cancels at the provider what is over here. The worker's clock comes back to it until that is done, or its time is over there too. Throws a
 * `ProviderFault` where it has to.
 */
export async function closeThere(parts: ChargeParts, charge: ChargeRow): Promise<void> {
  const { organizationId, id, expiresAt } = charge
  const isOver = Temporal.Instant.compare(Temporal.Instant.from(expiresAt), parts.clock.now()) <= 0
  if (!isOver)
    await cancelThere(parts, charge).catch((error: unknown) => {
      // What is paid or over can't be canceled there.
      if (!(error instanceof ProviderFault) || error.reason !== 'REFUSED') throw error
    })
  await parts.database.inOrganization(organizationId, null, tx => changeCharge(tx, { id }, { nextLookAt: null }))
}

/** Asks the provider after a charge whose answer was lost. Throws a `ProviderFault` where it says nothing of use. */
export async function askAfter(parts: ChargeParts, charge: ChargeRow): Promise<void> {
  const api = await chargeApiOf(parts, charge)
  const found = await api?.findCharge(orderOf(charge))
  if (found && !('isUndisclosed' in found)) return keepDetails(parts, charge, found)
  if (found) {
    // Nobody can be told how to pay it: it must not stay open there.
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
