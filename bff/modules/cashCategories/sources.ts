import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'

type Schemas = components['schemas']

export type CashRuleBody = Schemas['CashRule']
export type CashRuleSource = CashRuleBody & OfOrganization
export type LineCategoriesSource = Schemas['LineCategories'] & OfOrganization
export type LineCategoryPartSource = Schemas['LineCategoryPart'] & OfOrganization
export type CashRulePreviewSource = Schemas['CashRulePreview'] & OfOrganization
export type LearntCategorySource = Schemas['LearntCategory'] & OfOrganization
export type CounterpartyCategorySource = Schemas['CounterpartyCategory'] & OfOrganization
