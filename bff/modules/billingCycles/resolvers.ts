import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { toPayload } from '../../graph/errors.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, byKeys, orNull } from '../../graph/relation.ts'
import { customerLoaders } from '../customers/loaders.ts'
import { invoiceLoaders } from '../invoices/loaders.ts'
import { person } from '../organization/relations.ts'
import { billCustomer } from './accountBilling.ts'
import { billingLoaders } from './loaders.ts'

export const billingResolvers = {
  BillingRun: {
    uuid: ({ id }) => id,
    invoices: byKeys({
      keys: ({ invoiceIds }) => invoiceIds,
      loader: scope => scope.loaders(invoiceLoaders).byId,
    }),
    skippedOrders: byKeys({
      keys: ({ skippedOrderIds }) => skippedOrderIds,
      loader: scope => scope.loaders(invoiceLoaders).salesOrder,
    }),
    madeBy: person(({ madeBy }) => madeBy),
  },
  Customer: {
    billing: byKey({ key: ({ id }) => id, loader: scope => scope.loaders(billingLoaders).ofCustomer, show: orNull }),
  },
  Mutation: {
    billCustomer: (_root, { input: { customerId, until, idempotencyKey } }, context) => {
      const scope = context.named
      const id = scope.uuidOf('Customer', customerId)
      return toPayload(
        async () => {
          const run = owned(scope, await billCustomer(scope, { customerId: id, until }, idempotencyKey))
          return { run, customer: await scope.loaders(customerLoaders).byId.load(id) }
        },
        { run: null, customer: null },
      )
    },
  },
} satisfies Resolvers
