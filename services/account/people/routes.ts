import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import { idList } from '../../kit/idShapes.ts'
import type { Account } from '../account.ts'
import { codes } from '../errors.ts'
import { mayCreateOrganizations } from './mayCreate.ts'
import { findPerson } from './findPerson.ts'
import { listPeople } from '../members/listPeople.ts'

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
    mayCreateOrganizations: z.boolean().describe('Whether they may create an organization; programs never may'),
    version: z.int(),
  })
  .meta({ id: 'Me', description: 'The person who asks' })

const personShape = z
  .object({ id: z.uuid(), fullName: z.string(), photoId: z.uuid().nullable() })
  .meta({ id: 'Person', description: 'A person as colleagues see them' })

/** A person as they see themselves. */
export async function readMe(
  { database, rules }: Pick<Account, 'database' | 'rules'>,
  id: string,
  { isProgram: acts }: { isProgram: boolean } = { isProgram: false },
): Promise<z.infer<typeof me>> {
  const found = await database.readAsSystem(tx => findPerson(tx, id))
  if (!found) throw new Refusal(codes.unauthenticated)
  return { ...found, mayCreateOrganizations: !acts && mayCreateOrganizations(found, rules.organizationsBy) }
}

export function peopleRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  app.get(
    '/v1/me',
    { schema: { operationId: 'getMe', description: 'The person who asks', response: { 200: me } } },
    async request => {
      const { actorId, credential } = await access.authenticate(request)
      return readMe(account, actorId, { isProgram: credential.type === 'API_TOKEN' })
    },
  )

  app.get(
    '/v1/people',
    {
      schema: {
        operationId: 'listPeople',
        description:
          'Active members by name; with `ids`, those people, also if they have left; with `permission`, only those whose role has it',
        querystring: z.strictObject({ ids: idList.optional(), permission: z.string().max(60).optional() }),
        response: { 200: z.object({ items: z.array(personShape) }) },
      },
    },
    async request => access.asCaller(request, null, async tx => ({ items: await listPeople(tx, request.query) })),
  )
}
