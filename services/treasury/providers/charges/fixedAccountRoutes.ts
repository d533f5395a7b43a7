// HTTP of customers' fixed virtual accounts, for the account service alone.
import { z } from 'zod'
import { refuseFields } from '../../../kit/http/problem.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id, idList } from '../../../kit/idShapes.ts'
import { nameOf } from '../../../kit/nameShape.ts'
import type { RouteContext } from '../../context.ts'
import { PROVIDERS } from '../rules/statuses.ts'
import { cancelCharge } from './cancel.ts'
import { fixedAccountBanks, openFixedAccount } from './fixedAccounts.ts'
import { FAILURE_REASONS } from './lifecycle.ts'
import { CHARGE_BANKS } from './methods.ts'
import { chargesOf, type ShownCharge } from './repository.ts'
import { CHARGE_LANGUAGES, isOfInvoice } from './table.ts'

/** A provider may be slow, and is asked twice: who waits is told so by the contract. */
const TIME_LIMIT_MS = 30_000
const MAX_YEARS = 10

const FIXED_ACCOUNT_STATUSES = ['PENDING', 'ACTIVE', 'FAILED', 'EXPIRED', 'CLOSED'] as const

const bankCode = z.enum(CHARGE_BANKS)
const ofOrganization = z.strictObject({ organizationId: id })

const newFixedAccount = z.strictObject({
  key: id.describe('One virtual account, however often it is asked for'),
  bankCode,
  customerName: nameOf(200),
  expiresAt: z.iso.datetime().describe('When nothing can be paid to it any more'),
  language: z.enum(CHARGE_LANGUAGES),
})

const fixedAccount = z
  .object({
    id: z.uuid(),
    key: z.uuid(),
    provider: z.enum(PROVIDERS),
    bankCode: bankCode.nullable(),
    status: z.enum(FIXED_ACCOUNT_STATUSES),
    number: z.string().nullable().describe('Null while the answer of the provider is awaited'),
    expiresAt: z.string(),
    failureReason: z.enum(FAILURE_REASONS).nullable(),
    payoutEntityId: z.uuid().describe('The legal entity whose bank account its provider pays out to now'),
    version: z.int(),
  })
  .meta({
    id: 'FixedVirtualAccount',
    description: 'A virtual account of a customer, to which any amount is paid as often as the customer likes',
  })

const bank = z
  .object({
    bankCode,
    provider: z.enum(PROVIDERS).nullable().describe('Who would open one there; null where no connected provider does'),
  })
  .meta({ id: 'FixedVirtualAccountBank', description: 'A bank, and whether fixed virtual accounts are offered there' })

function statusOf({ status, stage }: ShownCharge['charge']): (typeof FIXED_ACCOUNT_STATUSES)[number] {
  if (status === 'PENDING') return stage === 'ANSWERED' ? 'ACTIVE' : 'PENDING'
  // Paid once and over: no fixed account is, which the table checks.
  if (status === 'SUCCEEDED') return 'ACTIVE'
  return status === 'CANCELED' ? 'CLOSED' : status
}

const show = ({ charge, provider, payoutEntityId }: ShownCharge): z.input<typeof fixedAccount> => ({
  id: charge.id,
  key: charge.key,
  provider,
  bankCode: charge.bankCode,
  status: statusOf(charge),
  number: charge.virtualAccountNumber,
  expiresAt: charge.expiresAt,
  failureReason: charge.failureReason,
  payoutEntityId,
  version: charge.version,
})

export function fixedAccountRoutes(app: Server, context: RouteContext) {
  const { access, database, clock } = context

  const found = async (organizationId: string, which: Parameters<typeof chargesOf>[1]) => {
    const charges = await database.readInOrganization(organizationId, null, tx => chargesOf(tx, which))
    return charges.filter(({ charge }) => !isOfInvoice(charge)).map(show)
  }

  app.post(
    '/v1/provider-virtual-accounts',
    {
      handlerTimeout: TIME_LIMIT_MS,
      schema: {
        operationId: 'openFixedVirtualAccount',
        description:
          'Has a payment provider open a fixed virtual account, once for each key. For services alone. Refused with PP-27, PP-32 and PP-33, and with PP-8 or PP-9 while the provider takes no calls: the same request may then be sent again',
        querystring: ofOrganization,
        body: newFixedAccount,
        response: { 201: fixedAccount },
      },
    },
    async (request, reply) => {
      await access.authenticateService(request)
      const { organizationId } = request.query
      const { expiresAt: until, ...rest } = request.body
      const expiresAt = Temporal.Instant.from(until)
      const latest = clock.now().toZonedDateTimeISO('UTC').add({ years: MAX_YEARS }).toInstant()
      if (Temporal.Instant.compare(expiresAt, clock.now()) <= 0 || Temporal.Instant.compare(expiresAt, latest) > 0)
        throw refuseFields([{ path: 'expiresAt', error: 'INVALID_DATE' }])
      const opened = await openFixedAccount(context, organizationId, { ...rest, expiresAt })
      const [shown] = await found(organizationId, { ids: [opened.id] })
      return reply.code(201).send(shown!)
    },
  )

  app.get(
    '/v1/provider-virtual-accounts',
    {
      schema: {
        operationId: 'listFixedVirtualAccounts',
        description: 'Fixed virtual accounts by key or by id. For services only',
        querystring: ofOrganization.extend({ keys: idList.optional(), ids: idList.optional() }),
        response: { 200: z.object({ items: z.array(fixedAccount) }) },
      },
    },
    async request => {
      await access.authenticateService(request)
      const { organizationId, keys, ids } = request.query
      return { items: await found(organizationId, { keys, ids }) }
    },
  )

  app.post(
    '/v1/provider-virtual-accounts/:id/close',
    {
      handlerTimeout: TIME_LIMIT_MS,
      schema: {
        operationId: 'closeFixedVirtualAccount',
        description:
          'Closes a fixed virtual account; one that is over stays as it is. For services alone. Refused with PP-8 or PP-9 while its provider does not answer',
        params: z.strictObject({ id }),
        querystring: ofOrganization,
        response: { 200: fixedAccount },
      },
    },
    async request => {
      await access.authenticateService(request)
      const { organizationId } = request.query
      const { id: closed } = await cancelCharge(context, organizationId, request.params.id)
      const [shown] = await found(organizationId, { ids: [closed] })
      return shown!
    },
  )

  app.get(
    '/v1/provider-virtual-accounts/banks',
    {
      schema: {
        operationId: 'listFixedVirtualAccountBanks',
        description: 'Banks of fixed virtual accounts, with the provider that opens them. For services only',
        querystring: ofOrganization,
        response: { 200: z.object({ items: z.array(bank) }) },
      },
    },
    async request => {
      await access.authenticateService(request)
      const { organizationId } = request.query
      const items = await database.readInOrganization(organizationId, null, tx => fixedAccountBanks(context, tx))
      return { items }
    },
  )
}
