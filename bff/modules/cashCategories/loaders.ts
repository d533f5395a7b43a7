import type { OrganizationScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import { owned } from '../../graph/owned.ts'
import type { CashRuleBody, CashRuleSource } from './sources.ts'
import { listCategories, listLineCategories, listRules } from './treasuryCashCategories.ts'

export const toRule = (scope: OrganizationScope, rule: CashRuleBody): CashRuleSource => owned(scope, rule)

export const cashCategoryLoaders = (scope: OrganizationScope) => ({
  /** One page holds all of an organization, so the requested ones are picked from it. */
  category: batchById(async ids => (await listCategories(scope)).items.filter(({ id }) => ids.includes(id))),
  ofLine: batchById(async ids => (await listLineCategories(scope, ids)).items.map(line => owned(scope, line))),
  rule: batchById(async ids => (await listRules(scope, ids)).items.map(rule => toRule(scope, rule))),
})
