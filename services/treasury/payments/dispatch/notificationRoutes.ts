// Notifications from banks. Anyone on the network can send one, so it only triggers a poll of the bank: duplicates, delays and reordering
// are harmless.
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Server } from '../../../kit/http/server.ts'
import type { TreasuryContext } from '../../context.ts'
import { paymentOfReference } from './attempts.ts'
import { enqueuePoll } from './enqueue.ts'

const answer = z.object({ responseCode: z.string(), responseMessage: z.string() })

/** The standard's success code, which the bank expects in response. */
const HEARD = { responseCode: '2003600', responseMessage: 'Successful' }
const NOT_SIGNED = { responseCode: '4013600', responseMessage: 'Unauthorized. Signature' }

type Dependencies = Pick<TreasuryContext, 'banks' | 'database' | 'jobs'>

export function notificationRoutes(app: Server, { banks, database, jobs }: Dependencies) {
  void app.register(async scope => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.withTypeProvider<ZodTypeProvider>().post(
      '/v1/bank-notifications/:bankCode',
      {
        schema: {
          operationId: 'takeBankNotification',
          description:
            'A bank says what became of an order; it is asked at once. Only what the bank has signed is heard',
          security: [],
          params: z.strictObject({ bankCode: z.string().regex(/^\d{3}$/) }),
          headers: z.looseObject({ 'x-timestamp': z.string().max(40), 'x-signature': z.string().max(2_000) }),
          body: z.string().max(20_000).meta({ description: 'JSON, as the standard describes it' }),
          response: { 200: answer, 401: answer },
        },
      },
      async (request, reply) => {
        const { 'x-timestamp': timestamp, 'x-signature': signature } = request.headers
        const signed = { method: 'POST', path: request.url, body: request.body, timestamp }
        const reference = banks.referenceOfNotification(request.params.bankCode, signed, signature)
        if (reference === undefined) return reply.code(401).send(NOT_SIGNED)
        const found = await paymentOfReference(database, reference)
        if (found)
          await database.inOrganization(found.organizationId, null, tx => enqueuePoll(tx, jobs, found.paymentId))
        return HEARD
      },
    )
  })
}
