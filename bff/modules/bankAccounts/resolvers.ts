import type { BankAccountFilter, Resolvers } from '../../__generated__/resolverTypes.ts'
import { toPayload } from '../../graph/errors.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, orderBy, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { byKey, orNotFound } from '../../graph/relation.ts'
import { entityLoaders } from '../organization/loaders.ts'
import { bankAccountLoaders, toBankAccount } from './loaders.ts'
import {
  type BankAccountQuery,
  createBankAccount,
  getBankAccount,
  listBankAccounts,
  listBanks,
  summarizeBankAccounts,
  updateBankAccount,
} from './treasuryBankAccounts.ts'

export const bankAccountResolvers = {
  Organization: {
    banks: async ({ id }, _args, context) => {
      const { items } = await listBanks(context.organization(id))
      return items.filter(bank => bank.holdsAccounts)
    },
    bankAccounts: listField({
      filter: (_scope, { filter }) => toQuery(filter),
      list: (scope, query, { sort }) => listBankAccounts(scope, { ...query, sort: toSort(sort) }),
      toNode: toBankAccount,
    }),
    bankAccount: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toBankAccount(scope, await getBankAccount(scope, uuid))
    },
  },
  BankAccountConnection: {
    totalCount: summaryField(summarizeBankAccounts, 'totalCount'),
    totals: summaryField(summarizeBankAccounts, 'totals'),
  },
  BankAccount: {
    id: ({ id, organizationId }) => encodeId('BankAccount', organizationId, id),
    uuid: ({ id }) => id,
    entity: byKey({
      key: ({ entityId }) => entityId,
      loader: scope => scope.loaders(entityLoaders).byId,
      show: orNotFound,
    }),
    unreconciledCount: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(bankAccountLoaders).unreconciledCount,
      show: found => found?.count ?? 0,
    }),
  },
  Mutation: {
    createBankAccount: (_root, { input }, context) => {
      const scope = context.named
      const { entityId, idempotencyKey, ...values } = input
      const body = { ...values, entityId: scope.uuidOf('Entity', entityId) }
      return toPayload(
        async () => ({ bankAccount: toBankAccount(scope, await createBankAccount(scope, body, idempotencyKey)) }),
        { bankAccount: null },
      )
    },
    updateBankAccount: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('BankAccount', input.id)
      const { version, alias, lastCheckedOn } = input
      // An alias cannot be taken away, so null says as little as nothing; a date can.
      const body = { version, ...(alias != null && { alias }), ...(lastCheckedOn !== undefined && { lastCheckedOn }) }
      return toPayload(async () => ({ bankAccount: toBankAccount(scope, await updateBankAccount(scope, id, body)) }), {
        bankAccount: null,
      })
    },
  },
} satisfies Resolvers

export const bankAccountNodes = {
  BankAccount: (scope, uuid) => scope.loaders(bankAccountLoaders).byId.load(uuid),
} satisfies NodeFinders

function toQuery(filter: BankAccountFilter | null | undefined): BankAccountQuery {
  const { search, bankCodes, currency, connectionType, entityUuid } = filter ?? {}
  return {
    ...(search && { search }),
    ...(bankCodes && bankCodes.length > 0 && { bankCodes: bankCodes.join(',') }),
    ...(currency && { currency }),
    ...(connectionType && { connectionType }),
    ...(entityUuid && { entityId: entityUuid }),
  }
}

const toSort = orderBy({ ALIAS: 'alias', CREATED_AT: 'createdAt' }, { field: 'ALIAS', direction: 'ASC' })
