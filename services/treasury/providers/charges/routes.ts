// HTTP of charges, for the account service only: it requests them at checkout, and books what it then reads here.
import { z } from 'zod'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal, refuseFields } from '../../../kit/http/problem.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id, idList } from '../../../kit/idShapes.ts'
import { currency, formatMinor, minorOf, positiveDecimal } from '../../../kit/money.ts'
import { nameOf } from '../../../kit/nameShape.ts'
import type { RouteContext } from '../../context.ts'
import { TRANSACTION_KINDS } from '../reports.ts'
import { PROVIDERS, TRANSACTION_STATUSES } from '../rules/statuses.ts'
import { SETTLEMENT_STATUSES } from '../table.ts'
import { cancelCharge } from './cancel.ts'
import { CHARGE_STATUSES, FAILURE_REASONS } from './lifecycle.ts'
import { limitsAt, makeCharge } from './make.ts'
import { CHARGE_BANKS, CHARGE_METHODS, chooseOffer, IMPOSSIBLE_REASONS, CHARGE_OPTIONS } from './methods.ts'
import { listChargedTransactions } from './projection.ts'
import { chargesOf, connectionsForCharges, type ShownCharge } from './repository.ts'
import { CHARGE_LANGUAGES, type InvoiceCharge, isOfInvoice } from './table.ts'

/** A provider may be slow, and is called twice: the contract announces the longer limit. */
const TIME_LIMIT_MS = 30_000
const MAX_DAYS = 31

const method = z.enum(CHARGE_METHODS).meta({ id: 'ChargeMethod', description: 'How a payer pays' })
const bankCode = z.enum(CHARGE_BANKS)
const ofOrganization = z.strictObject({ organizationId: id })

const newCharge = z
  .strictObject({
    key: id.describe('The checkout session: one charge, however often it is asked for'),
    invoiceNumber: nameOf(100),
    method,
    bankCode: bankCode.optional().describe('Of virtual accounts alone'),
    amount: positiveDecimal,
    currency: z.literal('IDR'),
    expiresAt: z.iso.datetime().describe('When it can be paid no more'),
    customerName: nameOf(200),
    returnUrl: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .optional()
      .describe('Where the payer goes from the page of the provider; asked for by CARD and E_WALLET'),
    language: z.enum(CHARGE_LANGUAGES),
    entityId: id.optional().describe('The legal entity whose bank account the provider pays out to; left out: any'),
  })
  .superRefine((given, context) => {
    const isVirtualAccount = given.method === 'VIRTUAL_ACCOUNT'
    const refuse = (path: string) => context.addIssue({ code: 'custom', params: { code: 'REQUIRED' }, path: [path] })
    if (isVirtualAccount !== (given.bankCode !== undefined)) refuse('bankCode')
    if ((given.method === 'CARD' || given.method === 'E_WALLET') && given.returnUrl === undefined) refuse('returnUrl')
  })

const charge = z
  .object({
    id: z.uuid(),
    key: z.uuid(),
    provider: z.enum(PROVIDERS),
    method,
    bankCode: bankCode.nullable(),
    amount: z.string(),
    currency,
    status: z.enum(CHARGE_STATUSES),
    virtualAccountNumber: z.string().nullable().describe('Null while the answer of the provider is awaited'),
    qrContent: z.string().nullable().describe('What the QR says'),
    redirectUrl: z.string().nullable().describe('The page of the provider'),
    expiresAt: z.string(),
    failureReason: z.enum(FAILURE_REASONS).nullable(),
    transactionId: z.uuid().nullable().describe('The payment of it'),
    version: z.int(),
  })
  .meta({ id: 'ProviderCharge', description: 'What a payment provider is asked to collect for an invoice' })

const chargeOption = z
  .object({
    method,
    bankCode: bankCode.nullable(),
    provider: z.enum(PROVIDERS).nullable(),
    isPossible: z.boolean(),
    reason: z.enum(IMPOSSIBLE_REASONS).nullable().describe('Why it is not possible'),
    minimum: z.string().nullable(),
    maximum: z.string().nullable(),
  })
  .meta({ id: 'ChargeOption', description: 'A chargeOption to pay, and whether an amount can be paid by it' })

const chargedTransaction = z
  .object({
    id: z.uuid(),
    provider: z.enum(PROVIDERS),
    chargeKey: z.uuid().nullable().describe('The checkout session whose charge it pays'),
    reference: z.string().describe('The name of the provider'),
    invoiceNumber: z.string().nullable(),
    kind: z.enum(TRANSACTION_KINDS),
    originalId: z
      .uuid()
      .nullable()
      .describe('The payment that a refund or a chargeback takes back; null of payments, and while it is not certain'),
    method: method.nullable(),
    bankCode: bankCode.nullable(),
    amount: z.string().describe('What was really paid; negative where money goes back'),
    fee: z.string().describe('What the provider keeps, with tax'),
    net: z.string(),
    currency,
    status: z.enum(TRANSACTION_STATUSES),
    paidAt: z.string().nullable(),
    settlement: z
      .object({
        id: z.uuid(),
        reference: z.string(),
        date: z.string(),
        status: z.enum(SETTLEMENT_STATUSES),
      })
      .nullable()
      .describe('The batch that pays it out; null while it is in none'),
    version: z.int(),
  })
  .meta({ id: 'ChargedTransaction', description: 'A payment at a provider, a refund or a chargeback, as it is booked' })

type InvoiceShown = ShownCharge & { charge: InvoiceCharge }
const showsInvoice = (shown: ShownCharge): shown is InvoiceShown => isOfInvoice(shown.charge)

const showCharge = ({ charge: row, provider }: InvoiceShown): z.input<typeof charge> => ({
  id: row.id,
  key: row.key,
  provider,
  method: row.method,
  bankCode: row.bankCode,
  amount: formatMinor(row.amountMinor),
  currency: row.currency,
  status: row.status,
  virtualAccountNumber: row.virtualAccountNumber,
  qrContent: row.qrContent,
  redirectUrl: row.redirectUrl,
  expiresAt: row.expiresAt,
  failureReason: row.failureReason,
  transactionId: row.transactionId,
  version: row.version,
})

export function chargeRoutes(app: Server, context: RouteContext) {
  const { access, database, clock, providers } = context

  const shown = async (organizationId: string, chargeId: string) => {
    const [found] = await database.readInOrganization(organizationId, null, tx => chargesOf(tx, { ids: [chargeId] }))
    if (!found || !showsInvoice(found)) throw new Refusal(commonErrors.notFound)
    return showCharge(found)
  }

  app.post(
    '/v1/provider-charges',
    {
      handlerTimeout: TIME_LIMIT_MS,
      schema: {
        operationId: 'makeProviderCharge',
        description:
          'Has a payment provider collect an amount, once for each key. For services alone. Refused with PP-27 to PP-30, PP-32 and PP-33, and with PP-8 or PP-9 while the provider takes no calls: the same request may then be sent again',
        querystring: ofOrganization,
        body: newCharge,
        response: { 201: charge },
      },
    },
    async (request, reply) => {
      await access.authenticateService(request)
      const { organizationId } = request.query
      const { amount, currency: _currency, bankCode: bank, returnUrl, expiresAt: until, ...rest } = request.body
      const expiresAt = Temporal.Instant.from(until)
      const latest = clock.now().add({ hours: MAX_DAYS * 24 })
      if (Temporal.Instant.compare(expiresAt, clock.now()) <= 0 || Temporal.Instant.compare(expiresAt, latest) > 0)
        throw refuseFields([{ path: 'expiresAt', error: 'INVALID_DATE' }])
      const made = await makeCharge(context, organizationId, {
        ...rest,
        amountMinor: minorOf(amount),
        bankCode: bank ?? null,
        returnUrl: returnUrl ?? null,
        expiresAt,
      })
      return reply.code(201).send(await shown(organizationId, made.id))
    },
  )

  app.get(
    '/v1/provider-charges',
    {
      schema: {
        operationId: 'listProviderCharges',
        description: 'Charges by key or by id. For services only',
        querystring: ofOrganization.extend({ keys: idList.optional(), ids: idList.optional() }),
        response: { 200: z.object({ items: z.array(charge) }) },
      },
    },
    async request => {
      await access.authenticateService(request)
      const { organizationId, keys, ids } = request.query
      const found = await database.readInOrganization(organizationId, null, tx => chargesOf(tx, { keys, ids }))
      return { items: found.filter(showsInvoice).map(showCharge) }
    },
  )

  app.post(
    '/v1/provider-charges/:id/cancel',
    {
      handlerTimeout: TIME_LIMIT_MS,
      schema: {
        operationId: 'cancelProviderCharge',
        description:
          'Takes a charge back; one that is over stays as it is. For services alone. Refused with PP-31 when it was paid, and with PP-8 or PP-9 while its provider does not answer',
        params: z.strictObject({ id }),
        querystring: ofOrganization,
        response: { 200: charge },
      },
    },
    async request => {
      await access.authenticateService(request)
      const { organizationId } = request.query
      const { id: canceled } = await cancelCharge(context, organizationId, request.params.id)
      return shown(organizationId, canceled)
    },
  )

  app.get(
    '/v1/provider-charges/methods',
    {
      schema: {
        operationId: 'listChargeWays',
        description: 'All payment methods for an amount, and why some are not available. For services only',
        querystring: ofOrganization.extend({
          amount: positiveDecimal,
          entityId: id.optional().describe('Only by providers that pay out to this legal entity'),
        }),
        response: { 200: z.object({ items: z.array(chargeOption) }) },
      },
    },
    async request => {
      await access.authenticateService(request)
      const { organizationId, amount, entityId } = request.query
      const amountMinor = minorOf(amount)
      const connections = await database.readInOrganization(organizationId, null, tx =>
        connectionsForCharges(tx, entityId),
      )
      const open = connections.filter(({ provider }) => providers.has(provider))
      const items = CHARGE_OPTIONS.map(each => {
        const offers = open.flatMap(connection => {
          const limits = limitsAt(connection.provider, each)
          return limits ? [{ connection, limits }] : []
        })
        const { offer, reason } = chooseOffer(amountMinor, offers)
        const maximum = offer?.limits.maximumMinor ?? null
        return {
          ...each,
          provider: offer?.connection.provider ?? null,
          isPossible: reason === null,
          reason,
          minimum: offer ? formatMinor(offer.limits.minimumMinor) : null,
          maximum: maximum === null ? null : formatMinor(maximum),
        }
      })
      return { items }
    },
  )

  app.get(
    '/v1/projection/provider-transactions',
    {
      schema: {
        operationId: 'listChargedTransactions',
        description:
          'Payments at providers: those of `ids`, or all that pay a charge, page by page. For services alone',
        querystring: ofOrganization.extend({
          ids: idList.optional(),
          first: z.coerce.number().int().min(1).max(200).default(100),
          after: z.string().max(100).optional().describe('`next` of the page before'),
        }),
        response: { 200: z.object({ items: z.array(chargedTransaction), next: z.string().nullable() }) },
      },
    },
    async request => {
      await access.authenticateService(request)
      const { organizationId, ids, first, after } = request.query
      if (after !== undefined && !z.uuid().safeParse(after).success)
        throw refuseFields([{ path: 'after', error: 'INVALID_CURSOR' }])
      const items = await database.readInOrganization(organizationId, null, tx =>
        listChargedTransactions(tx, ids ? { ids } : { after, first }),
      )
      return { items, next: !ids && items.length === first ? (items.at(-1)?.id ?? null) : null }
    },
  )
}
