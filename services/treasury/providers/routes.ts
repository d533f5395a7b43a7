// HTTP of payment providers, their batches and transactions: shapes in and out, no rules.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors, localeOf } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import { id } from '../../kit/idShapes.ts'
import { listRoutes } from '../../kit/listRoutes.ts'
import { bankAccountAlias } from '../bankAccounts/public.ts'
import type { RouteContext } from '../context.ts'
import { openProver, proofField } from '../proofs/public.ts'
import { chooseOriginal } from './chooseOriginal.ts'
import {
  connectProvider,
  credentialsFor,
  disableProvider,
  enableProvider,
  lockedFor,
  rotateCredentials,
  updateProvider,
} from './connect.ts'
import { refusalOfFault } from './faults.ts'
import { figuresOf, figuresShape, ofProviders } from './figures.ts'
import { importReport, REPORT_TIMEOUT_MS } from './files/importReport.ts'
import {
  providerList,
  providerSummary,
  recordList,
  recordSummary,
  transactionList,
  transactionSummary,
} from './lists.ts'
import { MAX_SHOWN_MEMBERS, membersOf } from './members.ts'
import { ProviderFault } from './providerFault.ts'
import { feesOf, feesShape } from './recordFees.ts'
import { readProvider } from './repository.ts'
import { MANAGE } from './rules/lifecycle.ts'
import {
  capabilitiesShape,
  membersShape,
  newProvider,
  ofRecords,
  originalChoice,
  providerEdit,
  providerShape,
  recordShape,
  reportBody,
  reportImportShape,
  rotation,
  seen,
  showCapabilities,
  showMembers,
  showProvider,
  showRecord,
  showReportImport,
  showTransaction,
  transactionShape,
} from './shapes.ts'
import { pollOrder } from './sync/poll.ts'
import { enqueueProviderSync } from './sync/jobs.ts'
import type { ProviderRow } from './table.ts'
import { testCredentials, testProvider } from './testProvider.ts'

const VIEW = 'treasury.providers.view'
const params = z.strictObject({ id })

/** Routes of payment providers: connect, test, sync, change; their batches and transactions. */
export function providerRoutes(app: Server, context: RouteContext) {
  readRoutes(app, context)
  protectedRoutes(app, context)
  stateRoutes(app, context)
  bringingRoutes(app, context)
}

const readerOf = ({ clock }: Pick<RouteContext, 'clock'>, request: FastifyRequest) => ({
  now: clock.now(),
  locale: localeOf(request.headers['accept-language']),
})

function readRoutes(app: Server, context: RouteContext) {
  const { access, providers } = context
  app.get(
    '/v1/payment-providers/capabilities',
    {
      schema: {
        operationId: 'listPaymentProviderCapabilities',
        description: 'Capabilities of each payment provider in this installation',
        response: { 200: capabilitiesShape },
      },
    },
    async request => {
      await access.callerOf(request, VIEW)
      return showCapabilities(providers)
    },
  )
  app.get(
    '/v1/payment-providers/figures',
    {
      schema: {
        operationId: 'listPaymentProviderFigures',
        description: 'Key figures of each connection',
        querystring: ofProviders,
        response: { 200: figuresShape },
      },
    },
    request => access.asCaller(request, VIEW, tx => figuresOf(tx, request.query.providerIds)),
  )
  listRoutes(app, access, {
    path: '/v1/payment-providers',
    names: { one: 'PaymentProvider', many: 'PaymentProviders' },
    words: { one: 'One connection to a payment provider', many: 'Connections to payment providers' },
    permission: VIEW,
    list: providerList,
    body: providerShape,
    show: (row, caller, request) => showProvider(row, caller, readerOf(context, request)),
    summary: providerSummary,
  })
  app.get(
    '/v1/payment-records/members',
    {
      schema: {
        operationId: 'listPaymentRecordMembers',
        description: `What each batch is made of, in the order of its report: the first ${MAX_SHOWN_MEMBERS}, and as many of all that is no order of its own`,
        querystring: ofRecords,
        response: { 200: membersShape },
      },
    },
    request => access.asCaller(request, VIEW, async tx => showMembers(await membersOf(tx, request.query.recordIds))),
  )
  app.get(
    '/v1/payment-records/fees',
    {
      schema: {
        operationId: 'listPaymentRecordFees',
        description: 'Fees of each batch by channel, with their share of the gross and the number of mismatches',
        querystring: ofRecords,
        response: { 200: feesShape },
      },
    },
    request => access.asCaller(request, VIEW, tx => feesOf(tx, request.query.recordIds)),
  )
  listRoutes(app, access, {
    path: '/v1/payment-records',
    names: { one: 'PaymentRecord', many: 'PaymentRecords' },
    words: { one: 'One settlement batch', many: 'Settlement batches of payment providers' },
    permission: VIEW,
    list: recordList,
    body: recordShape,
    show: showRecord,
    summary: recordSummary,
  })
  listRoutes(app, access, {
    path: '/v1/payment-transactions',
    names: { one: 'PaymentTransaction', many: 'PaymentTransactions' },
    words: { one: 'One transaction', many: 'Payments, refunds and chargebacks at payment providers' },
    permission: VIEW,
    list: transactionList,
    body: transactionShape,
    show: showTransaction,
    summary: transactionSummary,
  })
}

function protectedRoutes(app: Server, context: RouteContext) {
  const { access, database } = context
  const prover = openProver(context)
  const show = async (row: ProviderRow, request: FastifyRequest) =>
    showProvider(row, await access.callerOf(request, MANAGE), readerOf(context, request))

  app.post(
    '/v1/payment-providers',
    {
      schema: {
        operationId: 'connectPaymentProvider',
        description:
          'Connects a payment provider, with a fresh second factor and after a test call; refuses BA-29 second factor missing, G-22 an API token, BA-9 no credentials, BA-31 account closed, PP-1 alias exists, PP-4 not configured here, PP-5 to PP-10 as the provider responds, PP-38 credentials connected already',
        body: newProvider.extend(proofField),
        response: { 201: providerShape },
      },
    },
    async (request, reply) => {
      const { proof, ...content } = request.body
      await access.callerOf(request, MANAGE)
      const credentials = credentialsFor(context, content)
      if (content.mode === 'API' && credentials) await testCredentials(context, content.provider, credentials)
      const statement = { action: 'CONNECT_PROVIDER', content }
      const row = await prover.change(request, { permission: MANAGE, statement, proof }, async tx => ({
        result: await connectProvider(tx, context, content),
        protects: { action: 'PROVIDER_CONNECTED', subject: content.alias },
      }))
      return reply.code(201).send(await show(row, request))
    },
  )

  app.put(
    '/v1/payment-providers/:id/credentials',
    {
      schema: {
        operationId: 'rotatePaymentProviderCredentials',
        description:
          'Replaces the credentials, with a fresh second factor and after a test call; the previous ones are accepted in notifications for another 24 hours. Refuses BA-29 second factor missing, G-22 an API token, BA-9 none, PP-2 disabled, PP-5 to PP-10 as the provider responds, PP-38 credentials connected already, G-3 stale version',
        params,
        body: rotation.extend(proofField),
        response: { 200: providerShape },
      },
    },
    async request => {
      const { proof, ...content } = request.body
      const providerId = request.params.id
      const { organizationId, actorId } = await access.callerOf(request, MANAGE)
      const before = await database.readInOrganization(organizationId, actorId, tx => readProvider(tx, providerId))
      if (!before) throw new Refusal(commonErrors.notFound)
      const credentials = credentialsFor(context, { ...before, credentials: content.credentials })
      if (before.mode === 'API' && credentials) await testCredentials(context, before.provider, credentials)
      const statement = { action: 'ROTATE_PROVIDER_CREDENTIALS', providerId, content }
      const row = await prover.change(request, { permission: MANAGE, statement, proof }, async tx => ({
        result: await rotateCredentials(tx, context, providerId, content),
        protects: { action: 'PROVIDER_CREDENTIALS_REPLACED', subject: before.alias },
      }))
      return show(row, request)
    },
  )

  app.put(
    '/v1/payment-providers/:id',
    {
      schema: {
        operationId: 'updatePaymentProvider',
        description:
          'Edits the alias, or with a fresh second factor the payout account; refuses BA-29 second factor missing, G-22 an API token, BA-31 account closed, PP-1 alias exists, PP-2 disabled, G-3 stale version',
        params,
        body: providerEdit.extend(proofField),
        response: { 200: providerShape },
      },
    },
    async request => {
      const { proof, ...content } = request.body
      const providerId = request.params.id
      const statement = { action: 'UPDATE_PROVIDER', providerId, content }
      const row = await prover.change(request, { permission: MANAGE, statement, proof }, async tx => {
        const { row: result, movesMoney } = await updateProvider(tx, providerId, content)
        if (!movesMoney) return { result, protects: null }
        const account = await bankAccountAlias(tx, result.bankAccountId)
        const subject = `${result.alias}: ${account}`
        return { result, protects: { action: 'PROVIDER_PAYOUT_ACCOUNT_CHANGED', subject } }
      })
      return show(row, request)
    },
  )
}

function stateRoutes(app: Server, context: RouteContext) {
  const { access } = context
  const STEPS = {
    disable: {
      operationId: 'disablePaymentProvider',
      description:
        'Disables a connection: nothing is requested from it, and its notifications are rejected; refuses PP-2 already disabled, G-3 stale version',
      move: disableProvider,
    },
    enable: {
      operationId: 'enablePaymentProvider',
      description:
        'Enables a connection; refuses PP-2 not disabled, PP-38 another active connection has its credentials, G-3 stale version',
      move: (tx: Tx, id: string, version: number) => enableProvider(tx, context, id, version),
    },
  } as const
  for (const [step, { operationId, description, move }] of Object.entries(STEPS))
    app.post(
      `/v1/payment-providers/:id/${step}`,
      { schema: { operationId, description, params, body: seen, response: { 200: providerShape } } },
      request =>
        access.asCaller(request, MANAGE, async (tx, caller) =>
          showProvider(await move(tx, request.params.id, request.body.version), caller, readerOf(context, request)),
        ),
    )
}

function bringingRoutes(app: Server, context: RouteContext) {
  const { access, database, jobs } = context
  app.post(
    '/v1/payment-providers/:id/test',
    {
      schema: {
        operationId: 'testPaymentProvider',
        description:
          'Calls the provider and stores nothing; refuses PP-3 reports only, PP-4 not configured here, PP-5 to PP-10 as the provider responds',
        params,
        response: { 200: z.object({ ok: z.literal(true) }) },
      },
    },
    async request => {
      const { organizationId } = await access.callerOf(request, MANAGE)
      await testProvider(context, organizationId, request.params.id)
      return { ok: true as const }
    },
  )

  app.post(
    '/v1/payment-providers/:id/sync',
    {
      schema: {
        operationId: 'syncPaymentProvider',
        description: 'Asks for a sync now; one that is at work is enough. Refuses PP-2 disabled, PP-3 reports only',
        params,
        response: { 202: providerShape },
      },
    },
    async (request, reply) => {
      const body = await access.asCaller(request, MANAGE, async (tx, caller) => {
        const { id: providerId } = await lockedFor(tx, request.params.id, 'SYNC')
        await enqueueProviderSync(tx, jobs, providerId)
        const row = await lockedFor(tx, providerId, 'SYNC')
        return showProvider(row, caller, readerOf(context, request))
      })
      return reply.code(202).send(body)
    },
  )

  app.post(
    '/v1/payment-providers/:id/reports',
    {
      handlerTimeout: REPORT_TIMEOUT_MS,
      schema: {
        operationId: 'importPaymentProviderReport',
        description:
          'Stores an uploaded report of the provider: all of it, or nothing and what is wrong with each row (PP-13 to PP-26). What is there already is counted. Refuses PP-2 disabled',
        params,
        body: reportBody,
        response: { 200: reportImportShape },
      },
    },
    async request => {
      const { organizationId, actorId, actorName } = await access.callerOf(request, MANAGE)
      const by = { organizationId, actorId, actorName, requestId: request.id }
      const made = await importReport(context, by, request.params.id, request.body)
      return showReportImport(made, readerOf(context, request).locale)
    },
  )

  app.post(
    '/v1/payment-transactions/:id/ask',
    {
      schema: {
        operationId: 'askPaymentProvider',
        description:
          'Polls the provider for the order of a transaction; refuses PP-2 disabled, PP-3 reports only, PP-5 to PP-10 as the provider responds',
        params,
        response: { 200: transactionShape },
      },
    },
    async request => {
      const { organizationId, actorId } = await access.callerOf(request, MANAGE)
      const read = () =>
        database.readInOrganization(organizationId, actorId, tx => transactionList.readOne(tx, request.params.id))
      const before = await read()
      if (!before) throw new Refusal(commonErrors.notFound)
      await database.inOrganization(organizationId, actorId, tx => lockedFor(tx, before.providerId, 'SYNC'))
      const { providerId, orderReference } = before
      try {
        await pollOrder(context, { organizationId, providerId, orderReference }, actorId)
      } catch (error) {
        throw error instanceof ProviderFault ? refusalOfFault(error) : error
      }
      return showTransaction((await read()) ?? before)
    },
  )

  app.put(
    '/v1/payment-transactions/:id/original',
    {
      schema: {
        operationId: 'choosePaymentOfRefund',
        description:
          'Assigns a refund or chargeback to a payment of its order; refuses PP-36 not possible, PP-37 named by the provider, G-3 stale version',
        params,
        body: originalChoice,
        response: { 200: transactionShape },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async tx =>
        showTransaction(await chooseOriginal(tx, request.params.id, request.body)),
      ),
  )
}
