import type { CashRuleInput, Resolvers } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { notFound, toPayload } from '../../graph/errors.ts'
import { encodeId } from '../../graph/globalId.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, byKeys, byOptionalKey, orNull } from '../../graph/relation.ts'
import { bankAccountLoaders } from '../bankAccounts/loaders.ts'
import { changeEach } from '../bulk.ts'
import { counterpartyLoaders } from '../counterparties/loaders.ts'
import { person } from '../organization/relations.ts'
import { statementLoaders } from '../statementTransactions/loaders.ts'
import { cashCategoryLoaders, toRule } from './loaders.ts'
import {
  applyRule,
  chooseLine,
  chooseLines,
  createCategory,
  createRule,
  deleteRule,
  forgetLearnt,
  listCategories,
  listCounterpartyCategories,
  listLearnt,
  listRules,
  orderRules,
  previewRule,
  setCounterpartyCategory,
  switchRule,
  undoLines,
  updateCategory,
  updateRule,
} from './treasuryCashCategories.ts'

const organizationOf = (scope: OrganizationScope) => ({ id: scope.organizationId })

function toRuleBody(scope: OrganizationScope, { bankAccountId, counterpartyId, ...rule }: CashRuleInput) {
  return {
    words: [...rule.words],
    direction: rule.direction ?? null,
    currency: rule.currency ?? null,
    amountFrom: rule.amountFrom ?? null,
    amountTo: rule.amountTo ?? null,
    bankAccountId: bankAccountId ? scope.uuidOf('BankAccount', bankAccountId) : null,
    counterpartyId: counterpartyId ? scope.uuidOf('Counterparty', counterpartyId) : null,
    categoryId: rule.categoryUuid,
  }
}

/** The results of several lines, and the updated lines. */
const changeLines = (scope: OrganizationScope, ids: readonly string[], act: Parameters<typeof changeEach>[3]) =>
  toPayload(
    async () => {
      const { results, changed } = await changeEach(
        scope,
        'StatementTransaction',
        ids,
        act,
        () => scope.loaders(statementLoaders).byId,
      )
      return { results, statementTransactions: changed }
    },
    { results: [], statementTransactions: [] },
  )

const noCategory = { category: null, organization: null }
const noRule = { cashRule: null, organization: null }

export const cashCategoryResolvers = {
  Organization: {
    cashCategories: async ({ id }, _args, context) => (await listCategories(context.organization(id))).items,
    cashRules: async ({ id }, _args, context) => {
      const scope = context.organization(id)
      return (await listRules(scope)).items.map(rule => toRule(scope, rule))
    },
    learntCategories: async ({ id }, _args, context) => {
      const scope = context.organization(id)
      return (await listLearnt(scope)).items.map(learnt => owned(scope, learnt))
    },
    counterpartyCategories: async ({ id }, _args, context) => {
      const scope = context.organization(id)
      return (await listCounterpartyCategories(scope)).items.map(each => owned(scope, each))
    },
    cashRulePreview: async ({ id }, { rule, ruleId }, context) => {
      const scope = context.organization(id)
      const replaced = scope.optionalUuidOf('CashRule', ruleId)
      return owned(scope, await previewRule(scope, { ...toRuleBody(scope, rule), ruleId: replaced ?? null }))
    },
  },
  CashRulePreview: {
    statementTransactions: byKeys({
      keys: ({ statementTransactionIds }) => statementTransactionIds,
      loader: scope => scope.loaders(statementLoaders).byId,
    }),
  },
  StatementTransaction: {
    categories: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(cashCategoryLoaders).ofLine,
      show: orNull,
    }),
  },
  LineCategories: {
    parts: line => line.parts.map(part => owned(line, part)),
    chosenBy: person(({ chosenBy }) => chosenBy),
  },
  LineCategoryPart: {
    category: byKey({
      key: ({ categoryId }) => categoryId,
      loader: scope => scope.loaders(cashCategoryLoaders).category,
      show: orNull,
    }),
    rule: byOptionalKey({
      key: ({ ruleId }) => ruleId,
      loader: scope => scope.loaders(cashCategoryLoaders).rule,
      show: orNull,
    }),
  },
  LearntCategory: {
    category: byKey({
      key: ({ categoryId }) => categoryId,
      loader: scope => scope.loaders(cashCategoryLoaders).category,
      show: orNull,
    }),
  },
  CounterpartyCategory: {
    counterparty: byKey({
      key: ({ counterpartyId }) => counterpartyId,
      loader: scope => scope.loaders(counterpartyLoaders).byId,
      show: orNull,
    }),
    category: byKey({
      key: ({ categoryId }) => categoryId,
      loader: scope => scope.loaders(cashCategoryLoaders).category,
      show: orNull,
    }),
  },
  CashRule: {
    id: ({ id, organizationId }) => encodeId('CashRule', organizationId, id),
    uuid: ({ id }) => id,
    bankAccount: byOptionalKey({
      key: ({ bankAccountId }) => bankAccountId,
      loader: scope => scope.loaders(bankAccountLoaders).byId,
      show: orNull,
    }),
    counterparty: byOptionalKey({
      key: ({ counterpartyId }) => counterpartyId,
      loader: scope => scope.loaders(counterpartyLoaders).byId,
      show: orNull,
    }),
    category: byKey({
      key: ({ categoryId }) => categoryId,
      loader: scope => scope.loaders(cashCategoryLoaders).category,
      show: orNull,
    }),
  },
  Mutation: {
    createCashCategory: (_root, { input: { idempotencyKey, ...body } }, context) => {
      const scope = context.named
      return toPayload(
        async () => ({
          category: await createCategory(scope, body, idempotencyKey),
          organization: organizationOf(scope),
        }),
        noCategory,
      )
    },
    updateCashCategory: (_root, { input: { categoryUuid, ...body } }, context) => {
      const scope = context.named
      return toPayload(
        async () => ({
          category: await updateCategory(scope, categoryUuid, body),
          organization: organizationOf(scope),
        }),
        noCategory,
      )
    },
    chooseLineCategories: (_root, { input }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('StatementTransaction', input.statementTransactionId)
      const parts = input.parts?.map(({ categoryUuid, amount }) => ({ categoryId: categoryUuid, amount })) ?? null
      return toPayload(
        async () => {
          await chooseLine(scope, uuid, { version: input.version, parts })
          return { statementTransaction: await scope.loaders(statementLoaders).byId.load(uuid) }
        },
        { statementTransaction: null },
      )
    },
    chooseCategory: (_root, { input: { statementTransactionIds, categoryUuid } }, context) =>
      changeLines(context.named, statementTransactionIds, (scope, uuids) => chooseLines(scope, uuids, categoryUuid)),
    undoCategoryChoices: (_root, { input }, context) =>
      changeLines(context.named, input.statementTransactionIds, undoLines),
    createCashRule: (_root, { input: { rule, idempotencyKey } }, context) => {
      const scope = context.named
      const body = toRuleBody(scope, rule)
      return toPayload(
        async () => ({
          cashRule: toRule(scope, await createRule(scope, body, idempotencyKey)),
          organization: organizationOf(scope),
        }),
        noRule,
      )
    },
    updateCashRule: (_root, { input: { id, version, rule } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('CashRule', id)
      const body = { ...toRuleBody(scope, rule), version }
      return toPayload(
        async () => ({
          cashRule: toRule(scope, await updateRule(scope, uuid, body)),
          organization: organizationOf(scope),
        }),
        noRule,
      )
    },
    deleteCashRule: (_root, { input: { id, version } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('CashRule', id)
      return toPayload(
        async () => {
          await deleteRule(scope, uuid, version)
          return { deletedId: id, organization: organizationOf(scope) }
        },
        { deletedId: null, organization: null },
      )
    },
    switchCashRule: (_root, { input: { id, ...body } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('CashRule', id)
      return toPayload(
        async () => ({
          cashRule: toRule(scope, await switchRule(scope, uuid, body)),
          organization: organizationOf(scope),
        }),
        noRule,
      )
    },
    forgetLearntCategory: (_root, { input: { categoryUuid, ...learnt } }, context) => {
      const scope = context.named
      return toPayload(
        async () => {
          await forgetLearnt(scope, { ...learnt, categoryId: categoryUuid })
          return { organization: organizationOf(scope) }
        },
        { organization: null },
      )
    },
    setCounterpartyCategory: (_root, { input: { counterpartyId, categoryUuid, version } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('Counterparty', counterpartyId)
      return toPayload(
        async () => {
          await setCounterpartyCategory(scope, uuid, { version, categoryId: categoryUuid ?? null })
          return { organization: organizationOf(scope) }
        },
        { organization: null },
      )
    },
    orderCashRules: (_root, { input: { cashRuleIds } }, context) => {
      const scope = context.named
      const uuids = cashRuleIds.map(id => scope.uuidOf('CashRule', id))
      return toPayload(
        async () => {
          await orderRules(scope, uuids)
          return { organization: organizationOf(scope) }
        },
        { organization: null },
      )
    },
    applyCashRule: (_root, { input: { id, from, after } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('CashRule', id)
      return toPayload(() => applyRule(scope, uuid, { from, after: after ?? null }), {
        looked: null,
        changed: null,
        next: null,
      })
    },
  },
} satisfies Resolvers

export const cashCategoryNodes = {
  CashRule: async (scope, uuid) => {
    const [rule] = (await listRules(scope, [uuid])).items
    if (!rule) throw notFound()
    return toRule(scope, rule)
  },
} satisfies NodeFinders
