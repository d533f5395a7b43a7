import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'
import type { ServiceName } from '../../rest/restError.ts'

export type ExportBody = components['schemas']['Export']
/** An export doesn't name its service, so the reader adds it. */
export type ExportSource = ExportBody & OfOrganization & { service: ServiceName }
