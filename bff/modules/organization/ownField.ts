import type { Context } from '../../context.ts'
import { readOrganization } from './loaders.ts'
import type { OrganizationBody, OrganizationSource } from './sources.ts'

/** A field of the organization itself; an operation reads all its organizations in one call. */
export const ownField =
  <Name extends keyof OrganizationBody>(name: Name) =>
  async ({ id }: OrganizationSource, _args: object, context: Context): Promise<OrganizationBody[Name]> =>
    (await readOrganization(context, id))[name]
