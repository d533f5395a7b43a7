// HTTP of account inquiries: the paying account's bank reports the holder of the receiving account.
import { z } from 'zod'
import { bulkBody } from '../../../kit/bulk.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id } from '../../../kit/idShapes.ts'
import { nameOf } from '../../../kit/nameShape.ts'
import type { RouteContext } from '../../context.ts'
import { codes } from '../errors.ts'
import { checkNames, inquire } from './nameChecks.ts'
import { matchNames, NAME_MATCHES } from './nameMatch.ts'

const CREATE = 'treasury.payments.create'
const APPROVE = 'treasury.payments.approve'

const inquiry = z.strictObject({
  fromAccountId: id,
  bankCode: z.string().regex(/^\d{3}$/),
  accountNumber: z.string().regex(/^\d{5,34}$/),
  name: nameOf(140).describe('Expected account holder name'),
})

const answer = z.object({ name: z.string(), match: z.enum(NAME_MATCHES) })

type Dependencies = Pick<RouteContext, 'access' | 'database' | 'banks' | 'seals'>

export function inquiryRoutes(app: Server, { access, ...parts }: Dependencies) {
  app.post(
    '/v1/account-inquiries',
    {
      schema: {
        operationId: 'inquireAccount',
        description:
          'Requests the name of an account holder from the bank; refuses TF-2 no API connection, TF-12 no answer',
        body: inquiry,
        response: { 200: answer },
      },
    },
    async request => {
      const { organizationId } = await access.callerOf(request, CREATE)
      const { name, ...sought } = request.body
      const found = await inquire(parts, organizationId, sought)
      if (found.kind === 'notFound') throw new Refusal(codes.accountInquiryFailed, { path: 'accountNumber' })
      return { name: found.name, match: matchNames(found.name, name) }
    },
  )

  app.post(
    '/v1/payments/check-names',
    {
      schema: {
        operationId: 'checkNamesOfPayments',
        description:
          'Checks the account names of payments that were not checked recently; those without a connection stay unchecked',
        body: bulkBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { organizationId } = await access.callerOf(request, APPROVE)
      await checkNames(parts, organizationId, request.body.ids)
      return reply.code(204).send(null)
    },
  )
}
