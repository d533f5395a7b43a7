// HTTP routes of customers: validation and responses, no rules.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { localeOf } from '../../../kit/errors.ts'
import type { Server } from '../../../kit/http/server.ts'
import { keyHeader, once } from '../../../kit/idempotency.ts'
import type { Files } from '../../../kit/files/files.ts'
import { id } from '../../../kit/idShapes.ts'
import { listRoutes } from '../../../kit/listRoutes.ts'
import type { Caller } from '../../../kit/tokens.ts'
import type { Account } from '../../account.ts'
import { addCustomer, warningsOf } from './addCustomer.ts'
import { approveCustomer, deactivateCustomer, reactivateCustomer, rejectCustomer } from './decide.ts'
import { customerRevisions, maskedChanges } from './describe.ts'
import { documentRoutes } from './documentRoutes.ts'
import { editCustomer } from './editCustomer.ts'
import { invitationRoutes } from './invitationRoutes.ts'
import { countCustomers, customerList, customerSummary } from './list.ts'
import {
  approval,
  customerCounts,
  customerEdit,
  customerShape,
  newCustomer,
  ofCustomers,
  revisions,
  savedCustomer,
  seen,
  seesNumbers,
  showCustomer,
  withReason,
} from './shapes.ts'

const VIEW = 'invoicing.customers.view'
const MANAGE = 'invoicing.customers.manage'
const REVIEW = 'invoicing.customers.review'
const params = z.strictObject({ id })

type Context = { account: Account; access: Access; files: Files }

/** The customer after a change. */
const showOne = async (tx: Tx, of: string, caller: Caller) =>
  showCustomer((await customerList.readOne(tx, of))!, caller)

/** The same, with warnings. */
async function showSaved(tx: Tx, of: string, caller: Caller, request: FastifyRequest) {
  const row = (await customerList.readOne(tx, of))!
  const warnings = await warningsOf(tx, row, localeOf(request.headers['accept-language']))
  return { ...showCustomer(row, caller), warnings }
}

/** Routes of customers: lists, one, and actions. */
export function customerRoutes(app: Server, context: Context) {
  listRoutes(app, context.access, {
    path: '/v1/customers',
    names: { one: 'Customer', many: 'Customers' },
    words: { one: 'One customer', many: 'Customers' },
    permission: VIEW,
    list: customerList,
    body: customerShape,
    show: showCustomer,
    summary: customerSummary,
  })
  readRoutes(app, context)
  documentRoutes(app, context)
  writeRoutes(app, context)
  decisionRoutes(app, context)
  invitationRoutes(app, context)
}

function readRoutes(app: Server, { access }: Context) {
  app.get(
    '/v1/customers/counts',
    {
      schema: {
        operationId: 'countCustomers',
        description: 'Number of customers by status',
        response: { 200: customerCounts },
      },
    },
    request => access.asCaller(request, VIEW, countCustomers),
  )

  app.get(
    '/v1/customers/revisions',
    {
      schema: {
        operationId: 'listCustomerRevisions',
        description: 'Changes of each customer, newest first, at most 100; numbers are masked as on the customer',
        querystring: ofCustomers,
        response: { 200: revisions },
      },
    },
    request =>
      access.asCaller(request, VIEW, async (tx, { permissions }) => {
        const show = seesNumbers(permissions)
          ? (changes: Parameters<typeof maskedChanges>[0]) => [...changes]
          : maskedChanges
        const items = await customerRevisions.list(tx, request.query.customerIds)
        return { items: items.map(({ changes, ...rest }) => ({ ...rest, changes: show(changes) })) }
      }),
  )
}

function writeRoutes(app: Server, { access }: Context) {
  app.post(
    '/v1/customers',
    {
      schema: {
        operationId: 'createCustomer',
        description:
          'Creates a customer, which then needs review; refuses CU-3 regions, CU-4 number malformed, CU-5 tax number taken, CU-9 phone; warns CU-10 email used twice',
        headers: keyHeader,
        body: newCustomer,
        response: { 201: savedCustomer },
      },
    },
    async (request, reply) => {
      const { body, headers } = request
      const { body: made } = await access.asCaller(request, MANAGE, (tx, caller) =>
        once(tx, headers['idempotency-key'], ['createCustomer', body], async () =>
          showSaved(tx, (await addCustomer(tx, body)).id, caller, request),
        ),
      )
      return reply.code(201).send(made)
    },
  )

  app.put(
    '/v1/customers/:id',
    {
      schema: {
        operationId: 'updateCustomer',
        description:
          'Replaces the values of a customer; while it needs review, reviewers can, afterwards managers of customers; refuses as create, CU-6 status, CU-11 a field that is reviewed, G-3 stale version',
        params,
        body: customerEdit,
        response: { 200: savedCustomer },
      },
    },
    request =>
      access.asCaller(request, VIEW, async (tx, caller) => {
        await editCustomer(tx, caller, request.params.id, request.body)
        return showSaved(tx, request.params.id, caller, request)
      }),
  )
}

function decisionRoutes(app: Server, { account, access }: Context) {
  app.post(
    '/v1/customers/:id/approve',
    {
      schema: {
        operationId: 'approveCustomer',
        description:
          'Approves a customer with its terms, and notifies it; refuses G-3 stale version, CU-6 status, CU-7 own entry',
        params,
        body: approval,
        response: { 200: customerShape },
      },
    },
    request =>
      access.asCaller(request, REVIEW, async (tx, caller) => {
        await approveCustomer(tx, account, { id: request.params.id, ...request.body })
        return showOne(tx, request.params.id, caller)
      }),
  )

  app.post(
    '/v1/customers/:id/reject',
    {
      schema: {
        operationId: 'rejectCustomer',
        description:
          'Rejects a request, with a reason that is emailed with a new link; refuses G-3 stale version, CU-6 status, CU-13 too many emails',
        params,
        body: withReason,
        response: { 200: customerShape },
      },
    },
    request =>
      access.asCaller(request, REVIEW, async (tx, caller) => {
        await rejectCustomer(tx, account, { id: request.params.id, ...request.body })
        return showOne(tx, request.params.id, caller)
      }),
  )

  app.post(
    '/v1/customers/:id/deactivate',
    {
      schema: {
        operationId: 'deactivateCustomer',
        description: 'Deactivates a customer, with a reason; refuses G-3 stale version, CU-6 status',
        params,
        body: withReason,
        response: { 200: customerShape },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async (tx, caller) => {
        await deactivateCustomer(tx, { id: request.params.id, ...request.body })
        return showOne(tx, request.params.id, caller)
      }),
  )

  app.post(
    '/v1/customers/:id/reactivate',
    {
      schema: {
        operationId: 'reactivateCustomer',
        description: 'Reactivates a customer; refuses G-3 stale version, CU-6 status',
        params,
        body: seen,
        response: { 200: customerShape },
      },
    },
    request =>
      access.asCaller(request, REVIEW, async (tx, caller) => {
        await reactivateCustomer(tx, { id: request.params.id, ...request.body })
        return showOne(tx, request.params.id, caller)
      }),
  )
}
