import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'

export type SavedViewSource = components['schemas']['SavedView'] & OfOrganization
