import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'

export type IntercompanyBody = components['schemas']['Intercompany']
type IntercompanyLine = components['schemas']['IntercompanyLine']

export type OrganizationIntercompanySource = IntercompanyBody & OfOrganization
export type IntercompanySideSource = OfOrganization & { statementTransactionId: string | null }
export type IntercompanyFlowSource = {
  from: IntercompanySideSource
  to: IntercompanySideSource
  amount: IntercompanyLine['amount']
  date: string
}
