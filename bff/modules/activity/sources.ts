import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'

export type ActivityBody = components['schemas']['Activity']
export type ActivitySource = ActivityBody & OfOrganization
export type ActivityConnectionSource = Connection<ActivitySource>
