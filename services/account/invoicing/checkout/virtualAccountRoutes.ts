// HTTP of customers' fixed virtual accounts, for staff.
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import { businessDate } from '../../../kit/businessDate.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Server } from '../../../kit/http/server.ts'
import { keyHeader, once } from '../../../kit/idempotency.ts'
import { id } from '../../../kit/idShapes.ts'
import type { Account, WorkerContext } from '../../account.ts'
import { peerOf } from '../../protectedActions/public.ts'
import { ofCustomers } from '../customers/public.ts'
import { type ChargeClient, openChargeClient } from './chargeClient.ts'
import { codes } from './errors.ts'
import { bankCode } from './shapes.ts'
import {
  closeVirtualAccount,
  listVirtualAccounts,
  openVirtualAccount,
  requestVirtualAccount,
} from './virtualAccounts.ts'
import { VIRTUAL_ACCOUNT_STATUSES, type VirtualAccountRow } from './virtualAccountTable.ts'

const VIEW = 'invoicing.customers.view'
const MANAGE = 'invoicing.customers.manage'
/** A provider may be slow, and is asked twice. */
const OPENING_TIMEOUT_MS = 30_000

const virtualAccount = z
  .object({
    id: z.uuid(),
    customerId: z.uuid(),
    bankCode: z.string(),
    number: z.string().nullable().describe('Null until the provider has opened it'),
    status: z.enum(VIRTUAL_ACCOUNT_STATUSES),
    provider: z.string().nullable(),
    expiresOn: z.string().describe('Last day on which it accepts payments, inclusive'),
    failureReason: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({
    id: 'CustomerVirtualAccount',
    description: 'A fixed virtual account of a customer; it accepts any amount, any number of times',
  })
const virtualAccounts = z.object({ items: z.array(virtualAccount) })

const bank = z
  .object({ bankCode: z.string(), provider: z.string().nullable().describe('Who opens one there; null: nobody does') })
  .meta({ id: 'VirtualAccountBank', description: 'A bank of fixed virtual accounts' })

const newVirtualAccount = z.strictObject({ bankCode, expiresOn: businessDate })

const show = (row: VirtualAccountRow): z.input<typeof virtualAccount> => ({
  id: row.id,
  customerId: row.customerId,
  bankCode: row.bankCode,
  number: row.number,
  status: row.status,
  provider: row.provider,
  expiresOn: row.expiresOn,
  failureReason: row.failureReason,
  createdAt: row.createdAt,
})

type Parts = { account: Account; access: Access; treasury: WorkerContext['treasury'] }

/** Opening, showing and closing the virtual accounts of customers. */
export function virtualAccountRoutes(app: Server, { account, access, treasury }: Parts) {
  const { database } = account
  const client = treasury && openChargeClient(peerOf(treasury))

  app.get(
    '/v1/customers/virtual-accounts',
    {
      schema: {
        operationId: 'listCustomerVirtualAccounts',
        description: 'Fixed virtual accounts of each customer, newest first, including closed and expired ones',
        querystring: ofCustomers,
        response: { 200: virtualAccounts },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({
        items: (await listVirtualAccounts(tx, request.query.customerIds)).map(show),
      })),
  )

  app.get(
    '/v1/virtual-account-banks',
    {
      schema: {
        operationId: 'listVirtualAccountBanks',
        description: 'Banks at which a connected payment provider opens fixed virtual accounts',
        response: { 200: z.object({ items: z.array(bank) }) },
      },
    },
    async request => {
      const { organizationId } = await access.callerOf(request, VIEW)
      return { items: await banksOf(client, organizationId) }
    },
  )

  app.post(
    '/v1/customers/:id/virtual-accounts',
    {
      handlerTimeout: OPENING_TIMEOUT_MS,
      schema: {
        operationId: 'openCustomerVirtualAccount',
        description:
          'Opens a fixed virtual account of an active customer at a payment provider; refuses CU-8 customer not active, CO-7 bank, CO-8 one is open at that bank, CO-10 last day past or too far ahead. Its number may come later',
        headers: keyHeader,
        params: z.strictObject({ id }),
        body: newVirtualAccount,
        response: { 201: virtualAccount },
      },
    },
    async (request, reply) => {
      const { body, headers, params } = request
      const { organizationId } = await access.callerOf(request, MANAGE)
      const banks = await banksOf(client, organizationId)
      const { body: opened } = await access.asCaller(request, MANAGE, tx =>
        once(tx, headers['idempotency-key'], ['openCustomerVirtualAccount', params.id, body], async () => {
          if (!banks.some(({ bankCode: code, provider }) => code === body.bankCode && provider !== null))
            throw new Refusal(codes.virtualAccountBank, { path: 'bankCode' })
          return show(await openVirtualAccount(tx, account, { customerId: params.id, ...body }))
        }),
      )
      const of = { organizationId, virtualAccountId: opened.id }
      if (client)
        await requestVirtualAccount(account, client, of).catch((error: unknown) =>
          // The job asks again under the same key.
          request.log.warn({ err: error, requestId: request.id }, 'a virtual account was not answered'),
        )
      const rows = await database.readInOrganization(organizationId, null, tx => listVirtualAccounts(tx, [params.id]))
      const shown = rows.find(row => row.id === opened.id)
      return reply.code(201).send(shown ? show(shown) : opened)
    },
  )

  app.post(
    '/v1/customers/:id/virtual-accounts/:virtualAccountId/close',
    {
      schema: {
        operationId: 'closeCustomerVirtualAccount',
        description:
          'Closes a virtual account immediately, and at its provider in the background; payments that arrive nevertheless are booked. Refuses CO-9 where it is over, CO-11 where the customer has none of that id',
        params: z.strictObject({ id, virtualAccountId: id }),
        response: { 200: virtualAccounts },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async tx => {
        const { id: customerId, virtualAccountId } = request.params
        await closeVirtualAccount(tx, account, { customerId, id: virtualAccountId })
        return { items: (await listVirtualAccounts(tx, [customerId])).map(show) }
      }),
  )
}

const banksOf = async (client: ChargeClient | undefined, organizationId: string) =>
  client ? client.banks(organizationId) : []
