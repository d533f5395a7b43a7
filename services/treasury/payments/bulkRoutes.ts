// HTTP of bulk actions on payments: each succeeds or fails alone, with its own result.
import type { Access } from '../../kit/access.ts'
import { BULK_TIME_LIMIT_MS, bulkAnswer, bulkRoutes, reasonRoutes, toEach, toEachAsCaller } from '../../kit/bulk.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Server } from '../../kit/http/server.ts'
import type { Jobs } from '../../kit/jobs.ts'
import { archivePayment, unarchivePayment } from './archivePayment.ts'
import { pollPayment } from './dispatch/pollPayments.ts'
import { exportFile, exportPayments } from './exportPayment.ts'
import { cancelBody, exportBody, exported, reasonBody } from './shapes.ts'
import { cancelPayment, rejectPayment } from './stopPayment.ts'
import { stopRepeating } from './recurrence/stopRepeating.ts'

const VIEW = 'treasury.payments.view'
const CREATE = 'treasury.payments.create'
const APPROVE = 'treasury.payments.approve'

type Dependencies = { access: Access; jobs: Jobs }

export function bulkPaymentRoutes(app: Server, { access, jobs }: Dependencies) {
  const plain = bulkRoutes(app, access)
  const withReason = reasonRoutes(app, access, reasonBody)

  withReason(
    '/v1/payments/reject',
    'rejectPayments',
    'Turns each down, for a reason; refuses TF-5 no longer undecided',
    APPROVE,
    (tx, { id, reason }) => rejectPayment(tx, id, reason),
  )
  app.post(
    '/v1/payments/cancel',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'cancelPayments',
        description:
          'Cancels each, with a reason, optionally with its series; refuses TF-5 the bank has it, or it has ended',
        body: cancelBody,
        response: { 200: bulkAnswer },
      },
    },
    request => {
      const { ids, ...cancellation } = request.body
      return toEachAsCaller(access, CREATE, request, ids, (tx, one) => cancelPayment(tx, one, cancellation))
    },
  )
  plain(
    '/v1/payments/archive',
    'archivePayments',
    'Puts each out of sight; refuses TF-5 not ended',
    CREATE,
    archivePayment,
  )
  plain(
    '/v1/payments/unarchive',
    'unarchivePayments',
    'Brings each back; refuses TF-5 not archived, TF-16 or TF-41 another payment pays its bill or refund',
    CREATE,
    unarchivePayment,
  )
  plain(
    '/v1/payments/end-recurrence',
    'endPaymentRecurrences',
    'Has no further payment made of the series of each; refuses TF-5 it does not repeat',
    CREATE,
    stopRepeating,
  )
  plain(
    '/v1/payments/ask-bank',
    'pollPayments',
    'Has the bank asked now what became of each; refuses TF-5 the bank does not have it',
    VIEW,
    (tx, one) => pollPayment(tx, jobs, one),
  )
  app.post(
    '/v1/payments/export',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'exportPayments',
        description:
          'Exports each for the bank’s portal, and returns the file; refuses TF-5 not approved, or the bank has it, TF-34 exported before, TF-35 it failed or is late and needs further approvals now, for which it waits',
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
