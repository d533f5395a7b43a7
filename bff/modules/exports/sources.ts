import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'
import type { ServiceName } from '../../rest/restError.ts'

export type ExportBody = components['schemas']['Export']
/** An export does not say which service keeps it: who read it knows. */
export type ExportSource = ExportBody & OfOrganization & { service: ServiceName }
