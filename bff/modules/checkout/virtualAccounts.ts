// Fixed virtual accounts of customers, as staff open and close them.
import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import { byKey, orNull } from '../../graph/relation.ts'
import { customerLoaders } from '../customers/loaders.ts'
import { closeCustomerVirtualAccount, listVirtualAccountBanks, openCustomerVirtualAccount } from './accountCheckout.ts'
import { checkoutLoaders } from './loaders.ts'

/** The customer after a change, with the accounts that it has then. */
const changed = (scope: OrganizationScope, customerId: string, change: () => Promise<unknown>) =>
  toPayload(
    async () => {
      await change()
      return { customer: await scope.loaders(customerLoaders).byId.load(customerId) }
    },
    { customer: null },
  )

export const virtualAccountResolvers = {
  Organization: {
    virtualAccountBanks: async ({ id }, _args, context) =>
      (await listVirtualAccountBanks(context.organization(id))).items,
  },
  Customer: {
    virtualAccounts: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(checkoutLoaders).virtualAccounts,
      show: orNull,
    }),
  },
  CustomerVirtualAccount: {
    uuid: ({ id }) => id,
  },
  Mutation: {
    openCustomerVirtualAccount: (_root, { input: { customerId, idempotencyKey, ...account } }, context) => {
      const scope = context.named
      const id = scope.uuidOf('Customer', customerId)
      return changed(scope, id, () => openCustomerVirtualAccount(scope, id, account, idempotencyKey))
    },
    closeCustomerVirtualAccount: (_root, { input: { customerId, virtualAccountUuid } }, context) => {
      const scope = context.named
      const id = scope.uuidOf('Customer', customerId)
      return changed(scope, id, () => closeCustomerVirtualAccount(scope, id, virtualAccountUuid))
    },
  },
} satisfies Resolvers
