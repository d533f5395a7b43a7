import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, orNotFound, orNull } from '../../graph/relation.ts'
import { billLoaders } from '../bills/loaders.ts'
import { counterpartyLoaders } from '../counterparties/loaders.ts'
import { getPayables, listPayableBills } from './treasuryPayables.ts'

export const payablesResolvers = {
  Organization: {
    agedPayables: async ({ id }, { asOf, currency }, context) => {
      const scope = context.organization(id)
      return owned(scope, await getPayables(scope, { ...(asOf && { asOf }), ...(currency && { currency }) }))
    },
    payableBills: async ({ id }, { currency, asOf, bucket, counterpartyId, isUnderWay }, context) => {
      const scope = context.organization(id)
      const counterparty = scope.optionalUuidOf('Counterparty', counterpartyId)
      if (counterparty) orNotFound(await scope.loaders(counterpartyLoaders).byId.load(counterparty))
      const read = await listPayableBills(scope, {
        currency,
        ...(asOf && { asOf }),
        ...(bucket && { bucket }),
        ...(counterparty && { counterpartyId: counterparty }),
        ...(isUnderWay != null && { isUnderWay: String(isUnderWay) }),
      })
      return { ...read, items: read.items.map(item => owned(scope, item)) }
    },
  },
  Payables: {
    currencies: payables => payables.currencies.map(each => owned(payables, each)),
  },
  CurrencyPayables: {
    counterparties: currency => currency.counterparties.map(each => owned(currency, each)),
  },
  CounterpartyPayables: {
    counterparty: byKey({
      key: ({ counterpartyId }) => counterpartyId,
      loader: scope => scope.loaders(counterpartyLoaders).byId,
      show: orNull,
    }),
  },
  PayableBill: {
    bill: byKey({
      key: ({ billId }) => billId,
      loader: scope => scope.loaders(billLoaders).byId,
      show: orNull,
    }),
  },
} satisfies Resolvers
