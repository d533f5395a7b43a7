import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'

type Schemas = components['schemas']

export type ReconciliationStatementSource = Schemas['ReconciliationStatement'] & OfOrganization
export type ReconciliationItemSource = Schemas['ReconciliationItem'] & OfOrganization
