import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import { idList } from '../../kit/idShapes.ts'
import type { Account } from '../account.ts'
import { codes } from '../errors.ts'
import { findPerson } from './findPerson.ts'
import { listPeople } from './listPeople.ts'

export const me = z
  .object({
    id: z.uuid(),
    email: z.string(),
    fullName: z.string(),
    preferredName: z.string().nullable(),
    language: z.enum(['en', 'id']),
    numberFormat: z.enum(['en', 'id']).nullable().describe('Null: as the language has it'),
    photoId: z.uuid().nullable(),
    hasSecondFactor: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'Me', description: 'The person who asks' })

const personShape = z
  .object({ id: z.uuid(), fullName: z.string(), photoId: z.uuid().nullable() })
  .meta({ id: 'Person', description: 'A person as colleagues see them' })

export function peopleRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  app.get(
    '/v1/me',
    { schema: { operationId: 'getMe', description: 'The person who asks', response: { 200: me } } },
    async request => {
      const { actorId } = await access.authenticate(request)
      const found = await account.database.readAsSystem(tx => findPerson(tx, actorId))
      if (!found) throw new Refusal(codes.unauthenticated)
      return found
    },
  )

  app.get(
    '/v1/people',
    {
      schema: {
        operationId: 'listPeople',
        description: 'Active members by name; with `ids`, those people, also if they have left',
        querystring: z.strictObject({ ids: idList.optional() }),
        response: { 200: z.object({ items: z.array(personShape) }) },
      },
    },
    async request => access.asCaller(request, null, async tx => ({ items: await listPeople(tx, request.query.ids) })),
  )
}
