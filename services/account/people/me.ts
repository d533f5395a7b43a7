import { z } from 'zod'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account } from '../account.ts'
import { findPerson } from './findPerson.ts'
import { mayCreateOrganizations } from './mayCreate.ts'

export const me = z
  .object({
    id: z.uuid(),
    email: z.string(),
    fullName: z.string(),
    preferredName: z.string().nullable(),
    language: z.enum(['en', 'id']),
    numberFormat: z.enum(['en', 'id']).nullable().describe('Number format; null: same as language'),
    appMode: z.enum(['TREASURY', 'INVOICING']).nullable().describe('The area they work in; null until they choose'),
    photoId: z.uuid().nullable(),
    hasSecondFactor: z.boolean(),
    mayCreateOrganizations: z.boolean().describe('Whether the user may create an organization; API tokens never may'),
    version: z.int(),
  })
  .meta({ id: 'Me', description: 'The person who asks' })

/** A user's own data. */
export async function readMe(
  { database, rules }: Pick<Account, 'database' | 'rules'>,
  id: string,
  { isProgram: acts }: { isProgram: boolean } = { isProgram: false },
): Promise<z.infer<typeof me>> {
  const found = await database.readAsSystem(tx => findPerson(tx, id))
  if (!found) throw new Refusal(commonErrors.unauthenticated)
  return { ...found, mayCreateOrganizations: !acts && mayCreateOrganizations(found, rules.organizationsBy) }
}
