// HTTP of the first steps: shapes out, no rules.
import { z } from 'zod'
import type { Server } from '../../kit/http/server.ts'
import type { RouteContext } from '../context.ts'
import { readFirstSteps } from './firstSteps.ts'

const firstSteps = z
  .object({
    hasBankAccount: z.boolean(),
    hasStatement: z.boolean().describe('A line of a statement, or a balance that a bank stated'),
    hasCounterparty: z.boolean().describe('Besides those that entities make'),
    hasMatch: z.boolean().describe('A match in effect'),
    hasProvider: z.boolean().describe('A payment provider, by API or by file'),
    hasMinimumCash: z.boolean().describe('In any currency'),
    hasApprovalPolicy: z.boolean(),
  })
  .meta({ id: 'FirstSteps' })

export function firstStepsRoutes(app: Server, { access }: RouteContext) {
  app.get(
    '/v1/first-steps',
    {
      schema: {
        operationId: 'getFirstSteps',
        description:
          'What the organization has begun with in treasury, for any member: whether there is any, never what',
        response: { 200: firstSteps },
      },
    },
    request => access.asCaller(request, null, readFirstSteps),
  )
}
