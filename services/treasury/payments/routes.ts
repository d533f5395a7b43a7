// HTTP of payments and transfers: shapes in and out, no rules.
import { z } from 'zod'
import { toEach } from '../../kit/bulk.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Server } from '../../kit/http/server.ts'
import { keyHeader, once } from '../../kit/idempotency.ts'
import { id } from '../../kit/idShapes.ts'
import { listRoutes } from '../../kit/listRoutes.ts'
import { pageOf } from '../../kit/page.ts'
import type { Caller } from '../../kit/tokens.ts'
import type { RouteContext } from '../context.ts'
import { archivePayment, unarchivePayment } from './archivePayment.ts'
import { askAfterPayment } from './askAfter.ts'
import { countByStatus, countByTab } from './counts.ts'
import { createPayment } from './createPayment.ts'
import { exportFile, exportPayment } from './exportPayment.ts'
import { approvalList, paymentList, paymentSummary } from './list.ts'
import { optionsOf } from './options.ts'
import { inquiryRoutes } from './inquiryRoutes.ts'
import { type ReadProof, provenRoutes } from './provenRoutes.ts'
import { approvalsOf } from './repository.ts'
import {
  approval,
  exported,
  idsBody,
  newPayment,
  ofPayments,
  optionsAnswer,
  optionsQuery,
  payment,
  paymentEdit,
  paymentKind,
  reasonBody,
  results,
  showApproval,
  showOptions,
  showPayment,
  statusCounts,
  tabCounts,
} from './shapes.ts'
import { cancelPayment, rejectPayment } from './stopPayment.ts'
import { stopRepeating } from './stopRepeating.ts'
import { updatePayment } from './updatePayment.ts'

const VIEW = 'treasury.payments.view'
const CREATE = 'treasury.payments.create'
const APPROVE = 'treasury.payments.approve'

type Dependencies = RouteContext & { readProof: ReadProof }

/** Payments and transfers: lists, one, and what people do to them. */
export function paymentRoutes(app: Server, dependencies: Dependencies) {
  listRoutes(app, dependencies.access, {
    path: '/v1/transfers',
    names: { one: 'Payment', many: 'Payments' },
    words: { one: 'One payment or transfer', many: 'Payments and transfers' },
    permission: VIEW,
    list: paymentList,
    body: payment,
    show: showPayment,
    summary: paymentSummary,
  })
  readRoutes(app, dependencies)
  writeRoutes(app, dependencies)
  provenRoutes(app, dependencies)
  bulkRoutes(app, dependencies)
  inboxRoutes(app, dependencies)
  inquiryRoutes(app, dependencies)
}

function readRoutes(app: Server, { access }: Pick<Dependencies, 'access'>) {
  app.get(
    '/v1/transfers/counts',
    {
      schema: {
        operationId: 'countPayments',
        description: 'How many payments or transfers in sight stand where',
        querystring: z.strictObject({ kind: paymentKind }),
        response: { 200: statusCounts },
      },
    },
    request => access.asCaller(request, VIEW, tx => countByStatus(tx, request.query.kind)),
  )

  app.get(
    '/v1/transfers/approvals',
    {
      schema: {
        operationId: 'listPaymentApprovals',
        description: 'Who approved these payments, the newest first, with approvals that an edit voided',
        querystring: ofPayments,
        response: { 200: z.object({ items: z.array(approval) }) },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({
        items: (await approvalsOf(tx, request.query.paymentIds)).map(showApproval),
      })),
  )

  app.get(
    '/v1/transfers/options',
    {
      schema: {
        operationId: 'weighPayment',
        description: 'What a payment would meet if it were made now: ways to travel, approvals, duplicates',
        querystring: optionsQuery,
        response: { 200: optionsAnswer },
      },
    },
    request => access.asCaller(request, CREATE, async tx => showOptions(await optionsOf(tx, request.query))),
  )
}

function writeRoutes(app: Server, { access, files }: Pick<Dependencies, 'access' | 'files'>) {
  /** As it is after a change, with what stands beside it. */
  const showOne = async (tx: Tx, { id: of }: { id: string }, caller: Caller) => {
    const row = await paymentList.readOne(tx, of)
    return showPayment(row!, caller)
  }

  app.post(
    '/v1/transfers',
    {
      schema: {
        operationId: 'createPayment',
        description:
          'Makes a payment or transfer that somebody must approve; refuses TF-1 past date, TF-3 to itself, TF-4 inactive counterparty, TF-9, TF-23, TF-24, TF-25 method, TF-10, TF-11 switched off, TF-17 tax number, TF-18, TF-19 entity, TF-22 currency, TF-26 duplicate',
        headers: keyHeader,
        body: newPayment,
        response: { 201: payment },
      },
    },
    async (request, reply) => {
      const effect = (tx: Tx, caller: Caller) => async () =>
        showOne(tx, await createPayment(tx, files, request.body), caller)
      const { body } = await access.asCaller(request, CREATE, (tx, caller) =>
        once(tx, request.headers['idempotency-key'], ['createPayment', request.body], effect(tx, caller), {
          lasting: true,
        }),
      )
      return reply.code(201).send(body)
    },
  )

  app.put(
    '/v1/transfers/:id',
    {
      schema: {
        operationId: 'updatePayment',
        description:
          'Replaces what it is to be, and voids approvals of anything else; refuses as creation does, and TF-5 no longer undecided, TF-20, TF-21 kind, G-3 stale version',
        params: z.strictObject({ id }),
        body: paymentEdit,
        response: { 200: payment },
      },
    },
    request =>
      access.asCaller(request, CREATE, async (tx, caller) =>
        showOne(tx, await updatePayment(tx, files, request.params.id, request.body), caller),
      ),
  )
}

type Bulk = { name: string; operationId: string; description: string; permission: string }

function bulkRoutes(app: Server, { access, jobs }: Pick<Dependencies, 'access' | 'jobs'>) {
  const plain = (
    { name, operationId, description, permission }: Bulk,
    act: (tx: Tx, one: string) => Promise<unknown>,
  ) =>
    app.post(
      `/v1/transfers/${name}`,
      { schema: { operationId, description, body: idsBody, response: { 200: results } } },
      async request => {
        await access.callerOf(request, permission)
        return toEach(request, request.body.ids, one => access.asCaller(request, permission, tx => act(tx, one)))
      },
    )
  const withReason = (
    { name, operationId, description, permission }: Bulk,
    act: (tx: Tx, one: string, reason: string) => Promise<unknown>,
  ) =>
    app.post(
      `/v1/transfers/${name}`,
      { schema: { operationId, description, body: reasonBody, response: { 200: results } } },
      async request => {
        const { ids, reason } = request.body
        await access.callerOf(request, permission)
        return toEach(request, ids, one => access.asCaller(request, permission, tx => act(tx, one, reason)))
      },
    )

  withReason(
    {
      name: 'reject',
      operationId: 'rejectPayments',
      description: 'Turns each down, for a reason; refuses TF-5 no longer undecided',
      permission: APPROVE,
    },
    rejectPayment,
  )
  withReason(
    {
      name: 'cancel',
      operationId: 'cancelPayments',
      description: 'Calls each off, for a reason; refuses TF-5 the bank has it, or it has ended',
      permission: CREATE,
    },
    cancelPayment,
  )
  plain(
    {
      name: 'archive',
      operationId: 'archivePayments',
      description: 'Puts each out of sight; refuses TF-5 not ended',
      permission: CREATE,
    },
    archivePayment,
  )
  plain(
    {
      name: 'unarchive',
      operationId: 'unarchivePayments',
      description: 'Brings each back; refuses TF-5 not archived',
      permission: CREATE,
    },
    unarchivePayment,
  )
  plain(
    {
      name: 'end-recurrence',
      operationId: 'endPaymentRecurrences',
      description: 'Has no further payment made of the series of each; refuses TF-5 it does not repeat',
      permission: CREATE,
    },
    stopRepeating,
  )
  plain(
    {
      name: 'ask-bank',
      operationId: 'askBankAfterPayments',
      description: 'Has the bank asked now what became of each; refuses TF-5 the bank does not have it',
      permission: VIEW,
    },
    (tx, one) => askAfterPayment(tx, jobs, one),
  )
  app.post(
    '/v1/transfers/export',
    {
      schema: {
        operationId: 'exportPayments',
        description:
          'Hands each to a person, and answers the file for the portal of the bank; refuses TF-5 not approved, or the bank has it',
        body: idsBody,
        response: { 200: exported },
      },
    },
    async request => {
      await access.callerOf(request, CREATE)
      const { results: each } = await toEach(request, request.body.ids, one =>
        access.asCaller(request, CREATE, tx => exportPayment(tx, one)),
      )
      const done = each.filter(({ ok }) => ok).map(result => result.id)
      if (done.length === 0) return { results: each, fileName: null, content: null }
      const content = await access.asCaller(request, CREATE, tx => exportFile(tx, done))
      return { results: each, fileName: 'payments.csv', content }
    },
  )
}

/** What people decide on. Nobody decides whose role does not let them approve: their inbox is empty. */
function inboxRoutes(app: Server, { access }: Pick<Dependencies, 'access'>) {
  const isEmpty = ({ permissions }: Caller, { tab }: Record<string, unknown>) =>
    tab === 'INBOX' && !permissions.has(APPROVE)
  const wireOf: z.ZodType<object> = payment

  app.get(
    '/v1/approvals',
    {
      schema: {
        operationId: 'listApprovals',
        description: 'Payments and transfers that people decide on, by part of the inbox',
        querystring: approvalList.query,
        response: { 200: pageOf(wireOf) },
      },
    },
    request =>
      access.asCaller(request, VIEW, async (tx, caller) => {
        if (isEmpty(caller, request.query)) return { items: [], next: null, cursors: [] }
        const { rows, page } = await approvalList.page(tx, request.query)
        return page.answer(rows, row => showPayment(row, caller))
      }),
  )

  app.get(
    '/v1/approvals/summary',
    {
      schema: {
        operationId: 'summarizeApprovals',
        description: paymentSummary.description,
        querystring: approvalList.filter,
        response: { 200: paymentSummary.body },
      },
    },
    request =>
      access.asCaller(request, VIEW, async (tx, caller) => {
        if (isEmpty(caller, request.query)) return { totalCount: 0, totals: [] }
        return paymentSummary.read(tx, approvalList.where(tx, request.query))
      }),
  )

  app.get(
    '/v1/approvals/counts',
    {
      schema: {
        operationId: 'countApprovals',
        description: 'How many payments and transfers each part of the inbox holds',
        response: { 200: tabCounts },
      },
    },
    request =>
      access.asCaller(request, VIEW, async (tx, caller) => {
        const counts = await countByTab(tx)
        return isEmpty(caller, { tab: 'INBOX' }) ? { ...counts, inbox: 0 } : counts
      }),
  )
}
