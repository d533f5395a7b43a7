import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { byKey, byOptionalKey, orNull } from '../../graph/relation.ts'
import { receivableLoaders } from './loaders.ts'

export const receivableResolvers = {
  ExpectedTransaction: {
    invoice: byOptionalKey({
      key: ({ invoiceId }) => invoiceId,
      loader: scope => scope.loaders(receivableLoaders).invoice,
      show: orNull,
    }),
  },
  Invoice: {
    expectedTransactions: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(receivableLoaders).expected,
      show: expected => expected,
    }),
  },
} satisfies Resolvers
