// HTTP routes of a user's cash position emails: validation and responses, no rules. API tokens may not use them.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Server } from '../../kit/http/server.ts'
import { refusePrograms } from '../../kit/tokens.ts'
import type { AccountRouteContext } from '../module.ts'
import { MAX_ORGANIZATIONS } from './places.ts'
import { FREQUENCIES } from './schedule.ts'
import { readSettings, saveSettings, type Settings } from './settings.ts'

const schedule = {
  isOn: z.boolean(),
  frequency: z.enum(FREQUENCIES),
  weekday: z.int().min(1).max(5).describe('Day of a WEEKLY email: 1 is Monday, 5 is Friday'),
  hour: z.int().min(0).max(23).describe('Hour from which the email is sent'),
  organizationIds: z
    .array(z.uuid())
    .min(1)
    .max(MAX_ORGANIZATIONS)
    .nullable()
    .describe('Of which organizations; null: of all that the person belongs to'),
}

const shape = z
  .object({
    ...schedule,
    clockOrganizationId: z
      .uuid()
      .nullable()
      .describe('Organization whose time zone applies; null before the first save'),
    version: z.int().describe('Version to send with the next change; 0 before the first save'),
  })
  .meta({ id: 'PositionEmail', description: 'When a person is mailed where cash stands' })

const body = z.strictObject({ ...schedule, clockOrganizationId: z.uuid(), version: z.int().min(0) })

const show = ({ isOn, frequency, weekday, hour, organizationIds, clockOrganizationId, version }: Settings) => ({
  isOn,
  frequency,
  weekday,
  hour,
  organizationIds: organizationIds && [...organizationIds],
  clockOrganizationId,
  version,
})

export function positionEmailRoutes(
  app: Server,
  { account: { database }, access }: Pick<AccountRouteContext, 'account' | 'access'>,
) {
  async function personOf(request: FastifyRequest): Promise<string> {
    const identity = await access.authenticate(request)
    refusePrograms(identity)
    return identity.actorId
  }

  app.get(
    '/v1/me/position-email',
    {
      schema: {
        operationId: 'getPositionEmail',
        description: 'When the person who asks is mailed where cash stands',
        response: { 200: shape },
      },
    },
    async request => {
      const personId = await personOf(request)
      return show(await database.readAsSystem(tx => readSettings(tx, personId)))
    },
  )

  app.put(
    '/v1/me/position-email',
    {
      schema: {
        operationId: 'updatePositionEmail',
        description:
          'Changes when the person who asks is mailed where cash stands; refuses G-2 organizations that they do not belong to, G-3',
        body,
        response: { 200: shape },
      },
    },
    async request => {
      const personId = await personOf(request)
      return show(await database.asSystem(tx => saveSettings(tx, personId, request.body), { actorId: personId }))
    },
  )
}
