import type { Context, OrganizationScope, PersonalScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import { Loader } from '../../graph/loader.ts'
import { notFound } from '../../graph/errors.ts'
import { owned } from '../../graph/owned.ts'
import { listPermitted, readEntities, readOrganizations, readPeople } from './accountOrganization.ts'
import type { OrganizationBody } from './sources.ts'

/** Organizations in which the user is active. */
export const organizationLoaders = (scope: PersonalScope) => ({
  byId: batchById(async ids => (await readOrganizations(scope, ids)).items),
})

/** One of the user's organizations; throws not-found for any other. */
export async function readOrganization(context: Context, id: string): Promise<OrganizationBody> {
  const organization = await context.personal.loaders(organizationLoaders).byId.load(id)
  if (!organization) throw notFound()
  return organization
}

export const entityLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => (await readEntities(scope, ids)).items.map(entity => owned(scope, entity))),
})

type Person = Awaited<ReturnType<typeof readPeople>>['items'][number]

/** Active members by a permission of their role; each permission is read once. */
export const permittedLoaders = (scope: OrganizationScope) => ({
  byPermission: new Loader<Person[]>([], async (permissions, give) => {
    await Promise.all(
      permissions.map(async permission => give(permission, (await listPermitted(scope, permission)).items)),
    )
  }),
})

/** Current and former members, by uuid. */
export const personLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => (await readPeople(scope, ids)).items),
})
