import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'

export type PlannedLineBody = components['schemas']['PlannedLine']
export type PlannedLineSource = PlannedLineBody & OfOrganization
