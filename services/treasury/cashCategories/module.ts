import { sql } from 'drizzle-orm'
import { on } from '../../kit/inTransaction.ts'
import { defineModule } from '../module.ts'
import { linesStored } from '../statementTransactions/public.ts'
import { watchCategoryDays } from './categoryDays.ts'
import { codes } from './errors.ts'
import { cashCategoryRoutes } from './routes.ts'
import { cashRuleRoutes } from './ruleRoutes.ts'
import { knownPartyRoutes } from './partyRoutes.ts'

export const cashCategoriesModule = defineModule({
  name: 'cashCategories',
  records: {
    CASH_CATEGORY: { description: 'A category of cash flows.', actions: ['CREATED', 'UPDATED'] },
    CASH_RULE: {
      description: 'A rule that categorizes statement transactions.',
      actions: ['CREATED', 'UPDATED', 'DELETED'],
    },
  },
  errors: codes,
  feed: { 'line-categories.changed': {}, 'cash-rule.changed': {} },
  on: [
    // At the end of storing lines: matching of the account's lines waits only from here on.
    on(linesStored, async (tx, { of }) => {
      const stored =
        'importId' in of
          ? sql`array(select id from statement_transaction where organization_id = ${tx.organizationId} and import_id = ${of.importId})`
          : sql`array[${of.lineId}::uuid]`
      await tx.execute(sql`select categorize_lines(${tx.organizationId}, ${stored})`)
    }),
  ],
  work: [watchCategoryDays],
  routes: [cashCategoryRoutes, cashRuleRoutes, knownPartyRoutes],
})
