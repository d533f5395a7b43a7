// For the account service only: an own account to print on documents, so that clients can't provide its number.
import { z } from 'zod'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import { id } from '../../kit/idShapes.ts'
import { currency } from '../../kit/money.ts'
import type { RouteContext } from '../context.ts'
import { entityName } from '../projection/public.ts'
import { bankOf } from './banks.ts'
import { bankAccountOf } from './read.ts'

const READER = 'account'

const shape = z
  .object({
    bankName: z.string(),
    accountNumber: z.string(),
    entityId: z.uuid().describe('Legal entity that owns it'),
    holderName: z.string().describe('The name of that entity'),
    currency,
    isOpen: z.boolean(),
  })
  .meta({ id: 'OwnAccount', description: 'An own bank account as documents print it' })

/** Own accounts as printed on documents. */
export function ownAccountRoutes(app: Server, { access, database }: Pick<RouteContext, 'access' | 'database'>) {
  app.get(
    '/v1/organizations/:organizationId/own-accounts/:id',
    {
      schema: {
        operationId: 'getOwnAccount',
        description:
          'Details of an own bank account for documents, for the account service; refuses G-7, G-20 other callers',
        params: z.strictObject({ organizationId: id, id }),
        response: { 200: shape },
      },
    },
    async request => {
      if ((await access.authenticateService(request)) !== READER) throw new Refusal(commonErrors.forbidden)
      const { organizationId, id: accountId } = request.params
      return database.readInOrganization(organizationId, null, async tx => {
        const row = await bankAccountOf(tx, accountId)
        return {
          bankName: bankOf(row.bankCode)?.name ?? row.bankCode,
          accountNumber: row.accountNumber,
          entityId: row.entityId,
          holderName: await holderOf(tx, row.entityId),
          currency: row.currency,
          isOpen: row.status !== 'CLOSED',
        }
      })
    },
  )
}

async function holderOf(tx: Tx, entityId: string): Promise<string> {
  const name = await entityName(tx, entityId)
  if (name === undefined) throw new Error('a bank account without its legal entity')
  return name
}
