// HTTP routes of changes that customers ask for: validation and responses, no rules.
import { z } from 'zod'
import { type Access, FOR_CUSTOMERS } from '../../../kit/access.ts'
import type { Files } from '../../../kit/files/files.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id } from '../../../kit/idShapes.ts'
import type { CustomerCaller } from '../../../kit/tokens.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { Account } from '../../account.ts'
import { ofCustomers } from '../customers/public.ts'
import { listRegions, regionList, regionParent } from '../regions/public.ts'
import { approveChange, rejectChange } from './decide.ts'
import { proposeChange, withdrawChange } from './propose.ts'
import { listPending, readProfile } from './read.ts'
import { changeInput, changeRequests, decision, portalProfile, rejection } from './shapes.ts'

const VIEW = 'invoicing.customers.view'
const REVIEW = 'invoicing.customers.review'
const params = z.strictObject({ id, requestId: id })
const done = { 200: z.object({}) }

type Context = { account: Account; access: Access; files: Files }

/** For staff. */
export function changeRoutes(app: Server, { account, access }: Context) {
  app.get(
    '/v1/customers/change-requests',
    {
      schema: {
        operationId: 'listCustomerChangeRequests',
        description: 'Change requests of each customer that await a decision, as differences from the current data',
        querystring: ofCustomers,
        response: { 200: changeRequests },
      },
    },
    request =>
      access.asCaller(request, VIEW, async (tx, { permissions }) => ({
        items: await listPending(tx, request.query.customerIds, permissions),
      })),
  )

  app.post(
    '/v1/customers/:id/change-requests/:requestId/approve',
    {
      schema: {
        operationId: 'approveCustomerChange',
        description:
          'Approves a change request, applies it and notifies the customer; refuses G-3 stale version, CU-5 tax number taken, CU-6 status, CU-31 decided',
        params,
        body: decision,
        response: done,
      },
    },
    request =>
      access.asCaller(request, REVIEW, async tx => {
        const { id: customerId, requestId } = request.params
        await approveChange(tx, account, { customerId, requestId, ...request.body })
        return {}
      }),
  )

  app.post(
    '/v1/customers/:id/change-requests/:requestId/reject',
    {
      schema: {
        operationId: 'rejectCustomerChange',
        description: 'Rejects a change request and notifies the customer of the reason; refuses CU-31 decided',
        params,
        body: rejection,
        response: done,
      },
    },
    request =>
      access.asCaller(request, REVIEW, async tx => {
        const { id: customerId, requestId } = request.params
        await rejectChange(tx, account, { customerId, requestId, ...request.body })
        return {}
      }),
  )
}

/** For a customer's own session. */
export function portalChangeRoutes(app: Server, { account, access, files }: Context) {
  app.get(
    '/v1/portal/profile',
    {
      schema: {
        operationId: 'getPortalProfile',
        description: 'Data that the customer can request to change, with its latest change request',
        security: FOR_CUSTOMERS,
        response: { 200: portalProfile },
      },
    },
    request => access.asCustomer(request, readProfile),
  )

  app.get(
    '/v1/portal/regions',
    {
      schema: {
        operationId: 'listPortalRegions',
        description: 'Regions directly below `parent`, by name; without it, the provinces',
        security: FOR_CUSTOMERS,
        querystring: z.strictObject({ parent: regionParent.optional() }),
        response: { 200: regionList },
      },
    },
    async request => {
      const { organizationId } = await access.authenticateCustomer(request)
      // Regions are shared data, and the customer's role can only read its own.
      const found = await account.database.readInOrganization(organizationId, null, tx =>
        listRegions(tx, request.query.parent),
      )
      return { items: found.map(({ code, level, name }) => ({ code, level, name })) }
    },
  )

  /** Applies a change by the session's user, and returns the resulting profile. */
  const changing = async (
    request: Parameters<Access['asCustomer']>[0],
    write: (tx: Tx, caller: CustomerCaller) => Promise<void>,
  ) => {
    const caller = await access.authenticateCustomer(request)
    await account.database.inOrganization(caller.organizationId, null, tx => write(tx, caller), {
      requestId: request.id,
      actorName: caller.email,
    })
    return access.asCustomer(request, readProfile)
  }

  app.post(
    '/v1/portal/change-requests',
    {
      schema: {
        operationId: 'sendPortalChange',
        description:
          'Sends a change request; nothing changes until staff approve it; refuses G-3 stale version, CU-28 file, CU-29 one is being reviewed, CU-30 nothing differs, CU-32 too many, and what createCustomer does',
        security: FOR_CUSTOMERS,
        body: changeInput,
        response: { 201: portalProfile },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .send(await changing(request, (tx, caller) => proposeChange(tx, { account, files }, caller, request.body))),
  )

  app.post(
    '/v1/portal/change-requests/withdraw',
    {
      schema: {
        operationId: 'withdrawPortalChange',
        description: 'Withdraws the change request that awaits a decision; refuses CU-31 decided',
        security: FOR_CUSTOMERS,
        response: { 200: portalProfile },
      },
    },
    request => changing(request, withdrawChange),
  )
}
