import type { BffModule } from '../../module.ts'
import { cashCategoryNodes, cashCategoryResolvers } from './resolvers.ts'

/** A rule is a part of the inputs, but the whole body for the service. */
const RULE = {
  words: 'rule.words',
  direction: 'rule.direction',
  currency: 'rule.currency',
  amountFrom: 'rule.amountFrom',
  amountTo: 'rule.amountTo',
  bankAccountId: 'rule.bankAccountId',
  counterpartyId: 'rule.counterpartyId',
  categoryId: 'rule.categoryUuid',
}

export const cashCategoriesModule = {
  name: 'cashCategories',
  resolvers: cashCategoryResolvers,
  nodes: cashCategoryNodes,
  inputNames: {
    chooseCategory: { ids: 'statementTransactionIds', categoryId: 'categoryUuid' },
    chooseLineCategories: { 'parts.*.categoryId': 'parts.*.categoryUuid' },
    createCashRule: RULE,
    updateCashRule: RULE,
    forgetLearntCategory: { categoryId: 'categoryUuid' },
    orderCashRules: { ids: 'cashRuleIds' },
    setCounterpartyCategory: { categoryId: 'categoryUuid' },
    undoCategoryChoices: { ids: 'statementTransactionIds' },
  },
  rules: {
    'Organization.cashCategories': 'treasury.statements.view',
    'Organization.cashRules': 'treasury.statements.view',
    'Organization.learntCategories': 'treasury.statements.view',
    'Organization.counterpartyCategories': 'treasury.statements.view',
    'Organization.cashRulePreview': 'treasury.statements.manage',
    'Mutation.createCashCategory': 'treasury.statements.manage',
    'Mutation.updateCashCategory': 'treasury.statements.manage',
    'Mutation.chooseLineCategories': 'treasury.statements.manage',
    'Mutation.chooseCategory': 'treasury.statements.manage',
    'Mutation.undoCategoryChoices': 'treasury.statements.manage',
    'Mutation.createCashRule': 'treasury.statements.manage',
    'Mutation.updateCashRule': 'treasury.statements.manage',
    'Mutation.deleteCashRule': 'treasury.statements.manage',
    'Mutation.switchCashRule': 'treasury.statements.manage',
    'Mutation.forgetLearntCategory': 'treasury.statements.manage',
    'Mutation.setCounterpartyCategory': 'treasury.statements.manage',
    'Mutation.orderCashRules': 'treasury.statements.manage',
    'Mutation.applyCashRule': 'treasury.statements.manage',
  },
  shareable: {
    CashRule:
      'amountFrom amountTo bankAccount category counterparty currency direction id isActive isDeleted uuid version words',
    LineCategories: 'chosenAt chosenBy isChosen parts rest version',
    LineCategoryPart: 'amount category reason rule',
    StatementTransaction: 'categories',
  },
} as const satisfies BffModule
