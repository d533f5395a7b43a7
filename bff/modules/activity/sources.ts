import type { OrganizationScope } from '../../context.ts'
import type { Connection } from '../../graph/connection.ts'
import { type OfOrganization, owned } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'

export type ActivityBody = components['schemas']['Activity']
export type ActivitySource = ActivityBody & OfOrganization
export type ActivityConnectionSource = Connection<ActivitySource>

/** An entry as the graph's node. */
export const toActivity = (scope: OrganizationScope, entry: ActivityBody): ActivitySource => owned(scope, entry)
