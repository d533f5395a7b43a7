import type { Permission } from '../../__generated__/permissions.ts'
import type { Context } from '../../context.ts'
import { codeOf } from '../../graph/errors.ts'

/** The organization requires a second factor that is missing: until then the user has no permission there. */
const FACTOR_WANTED = new Set(['U-ACC-AU-43', 'U-ACC-AU-44'])

/** The permissions of the user, or of the API token, in an organization. */
export async function permissionsIn(context: Context, organizationId: string): Promise<Permission[]> {
  try {
    return [...(await context.organization(organizationId).permissions())]
  } catch (error) {
    if (FACTOR_WANTED.has(codeOf(error))) return []
    throw error
  }
}
