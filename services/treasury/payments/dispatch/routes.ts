// HTTP of attempts: how a payment was sent to its bank.
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import type { Server } from '../../../kit/http/server.ts'
import { idList } from '../../../kit/idShapes.ts'
import { TRANSFER_METHODS } from '../../connections/public.ts'
import { attemptsOf } from './attempts.ts'
import { ATTEMPT_STATES, type AttemptRow } from './table.ts'

const attempt = z
  .object({
    id: z.uuid(),
    paymentId: z.uuid(),
    number: z.int(),
    reference: z.string().describe('By which the bank knows the order'),
    bankReference: z.string().nullable(),
    method: z.enum(TRANSFER_METHODS),
    state: z.enum(ATTEMPT_STATES),
    responseCode: z.string().nullable().describe('What the bank said last'),
    responseMessage: z.string().nullable(),
    latestStatus: z.string().nullable(),
    sentAt: z.string().nullable(),
    askedAt: z.string().nullable(),
    nextAt: z.string().nullable().describe('When it is looked at again'),
    resolvedAt: z.string().nullable(),
  })
  .meta({ id: 'PaymentAttempt' })

const show = (row: AttemptRow): z.infer<typeof attempt> => ({
  id: row.id,
  paymentId: row.paymentId,
  number: row.attemptNo,
  reference: row.reference,
  bankReference: row.bankReference,
  method: row.method,
  state: row.state,
  responseCode: row.responseCode,
  responseMessage: row.responseMessage,
  latestStatus: row.latestStatus,
  sentAt: row.sentAt,
  askedAt: row.askedAt,
  nextAt: row.nextAt,
  resolvedAt: row.resolvedAt,
})

export function attemptRoutes(app: Server, { access }: { access: Access }) {
  app.get(
    '/v1/payments/attempts',
    {
      schema: {
        operationId: 'listPaymentAttempts',
        description: 'Attempts to execute these payments, newest first for each',
        querystring: z.strictObject({ paymentIds: idList }),
        response: { 200: z.object({ items: z.array(attempt) }) },
      },
    },
    request =>
      access.asCaller(request, 'treasury.payments.view', async tx => ({
        items: (await attemptsOf(tx, request.query.paymentIds)).map(show),
      })),
  )
}
