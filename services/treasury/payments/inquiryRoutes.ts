// HTTP of account inquiries: the bank of the account that would pay says whose account it is that would be paid.
import { z } from 'zod'
import { Refusal } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import { id } from '../../kit/idShapes.ts'
import { bankAccountOf } from '../bankAccounts/read.ts'
import { BankFault } from '../connections/bankConnection.ts'
import { connectionOf } from '../connections/connectionOf.ts'
import { paramsOf } from '../connections/faults.ts'
import type { RouteContext } from '../context.ts'
import { codes } from '../errors.ts'
import { matchNames, NAME_MATCHES } from './nameMatch.ts'

const CREATE = 'treasury.payments.create'

const inquiry = z.strictObject({
  fromAccountId: id,
  bankCode: z.string().regex(/^\d{3}$/),
  accountNumber: z.string().regex(/^\d{5,34}$/),
  name: z.string().trim().min(1).max(140).describe('The name that is expected there'),
})
type Inquiry = z.infer<typeof inquiry>

const answer = z.object({ name: z.string(), match: z.enum(NAME_MATCHES) })

type Dependencies = Pick<RouteContext, 'access' | 'database' | 'banks' | 'seals'>

export function inquiryRoutes(app: Server, { access, ...parts }: Dependencies) {
  app.post(
    '/v1/account-inquiries',
    {
      schema: {
        operationId: 'inquireAccount',
        description: 'Asks the bank for the name on an account; refuses TF-2 no API connection, TF-12 no answer',
        body: inquiry,
        response: { 200: answer },
      },
    },
    async request => {
      const { organizationId } = await access.callerOf(request, CREATE)
      const { name, ...sought } = request.body
      const found = await ask(parts, organizationId, sought)
      return { name: found, match: matchNames(found, name) }
    },
  )
}

async function ask(
  parts: Omit<Dependencies, 'access'>,
  organizationId: string,
  { fromAccountId, ...sought }: Omit<Inquiry, 'name'>,
): Promise<string> {
  const from = await parts.database.readInOrganization(organizationId, null, tx => bankAccountOf(tx, fromAccountId))
  const connection = await connectionOf(parts, organizationId, fromAccountId)
  if (!connection) throw new Refusal(codes.transferNeedsApi, { path: 'fromAccountId' })
  const inquired = await connection.inquire(from, sought).catch((error: unknown) => {
    if (!(error instanceof BankFault)) throw error
    throw new Refusal(codes.accountInquiryFailed, { params: paramsOf(error) })
  })
  if (inquired.kind === 'notFound') throw new Refusal(codes.accountInquiryFailed, { path: 'accountNumber' })
  return inquired.name
}
