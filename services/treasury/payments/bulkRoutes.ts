// HTTP of bulk actions on payments: each succeeds or fails alone, with its own result.
import type { Access } from '../../kit/access.ts'
import { BULK_TIME_LIMIT_MS, bulkBody, toEach } from '../../kit/bulk.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Server } from '../../kit/http/server.ts'
import type { Jobs } from '../../kit/jobs.ts'
import { archivePayment, unarchivePayment } from './archivePayment.ts'
import { pollPayment } from './dispatch/pollPayments.ts'
import { exportFile, exportPayments } from './exportPayment.ts'
import { cancelBody, exportBody, exported, reasonBody, results } from './shapes.ts'
import { cancelPayment, rejectPayment } from './stopPayment.ts'
import { stopRepeating } from './recurrence/stopRepeating.ts'

const VIEW = 'treasury.payments.view'
const CREATE = 'treasury.payments.create'
const APPROVE = 'treasury.payments.approve'

type Dependencies = { access: Access; jobs: Jobs }

type Bulk = { name: string; operationId: string; description: string; permission: string }

export function bulkRoutes(app: Server, { access, jobs }: Dependencies) {
  const plain = (
    { name, operationId, description, permission }: Bulk,
    act: (tx: Tx, one: string) => Promise<unknown>,
  ) =>
    app.post(
      `/v1/payments/${name}`,
      {
        handlerTimeout: BULK_TIME_LIMIT_MS,
        schema: { operationId, description, body: bulkBody, response: { 200: results } },
      },
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
      `/v1/payments/${name}`,
      {
        handlerTimeout: BULK_TIME_LIMIT_MS,
        schema: { operationId, description, body: reasonBody, response: { 200: results } },
      },
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
  app.post(
    '/v1/payments/cancel',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'cancelPayments',
        description:
          'Calls each off, for a reason, alone or with the series that it is of; refuses TF-5 the bank has it, or it has ended',
        body: cancelBody,
        response: { 200: results },
      },
    },
    async request => {
      const { ids, ...cancellation } = request.body
      await access.callerOf(request, CREATE)
      return toEach(request, ids, one => access.asCaller(request, CREATE, tx => cancelPayment(tx, one, cancellation)))
    },
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
      description: 'Brings each back; refuses TF-5 not archived, TF-16 its bill is paid otherwise',
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
      operationId: 'pollPayments',
      description: 'Has the bank asked now what became of each; refuses TF-5 the bank does not have it',
      permission: VIEW,
    },
    (tx, one) => pollPayment(tx, jobs, one),
  )
  app.post(
    '/v1/payments/export',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'exportPayments',
        description:
          'Hands each to a person, and answers the file for the portal of the bank; refuses TF-5 not approved, or the bank has it, TF-34 exported before, TF-35 it failed or is late and needs further approvals now, for which it waits',
        body: exportBody,
        response: { 200: exported },
      },
    },
    async request => {
      const { ids, reason = null } = request.body
      const exportThem = async (tx: Tx) => {
        const { results: each } = await exportPayments(tx, ids, reason, act => toEach(request, ids, act))
        const done = each.filter(({ ok }) => ok).map(result => result.id)
        const content = done.length === 0 ? null : await exportFile(tx, done)
        return { results: each, fileName: content && 'payments.csv', content }
      }
      return access.asCaller(request, CREATE, exportThem, { timeoutMs: BULK_TIME_LIMIT_MS })
    },
  )
}
