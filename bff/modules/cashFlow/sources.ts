import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'

type Schemas = components['schemas']

export type CashCategorySource = Schemas['CashCategory']
export type CashFlowLineSource = Schemas['CashFlowLine'] & OfOrganization
export type UnexplainedCashSource = Schemas['UnexplainedCash'] & OfOrganization
