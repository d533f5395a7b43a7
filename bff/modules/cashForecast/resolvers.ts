import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { toPayload } from '../../graph/errors.ts'
import { owned } from '../../graph/owned.ts'
import { byOptionalKey, orNull } from '../../graph/relation.ts'
import { accountQuery } from '../bankAccounts/relations.ts'
import { billLoaders } from '../bills/loaders.ts'
import { expectedTransactionLoaders } from '../expectedTransactions/loaders.ts'
import { paymentLoaders } from '../payments/loaders.ts'
import { providerLoaders } from '../providers/loaders.ts'
import type { ForecastRecordSource } from './sources.ts'
import { scenariosQuery } from './scenarios.ts'
import { getCashForecast, getForecastAccuracy, listForecastRecords, setMinimumCash } from './treasuryCashForecast.ts'

export const cashForecastResolvers = {
  Organization: {
    cashForecast: async (
      { id },
      { currency, unit, usesLags, includesLeftOut, scenarios, bankAccountIds, entityIds },
      context,
    ) => {
      const scope = context.organization(id)
      const accounts = await accountQuery(scope, { bankAccountIds, entityIds })
      return getCashForecast(scope, {
        currency,
        unit: unit ?? 'WEEK',
        usesLags: flag(usesLags ?? true),
        includesLeftOut: flag(includesLeftOut ?? false),
        ...scenariosQuery(scenarios),
        ...accounts,
      })
    },
    cashForecastAccuracy: ({ id }, { currency, unit }, context) =>
      getForecastAccuracy(context.organization(id), { currency, unit: unit ?? 'WEEK' }),
    cashForecastRecords: async ({ id }, { currency, usesLags, filter, bankAccountIds, entityIds }, context) => {
      const scope = context.organization(id)
      const accounts = await accountQuery(scope, { bankAccountIds, entityIds })
      const { direction, from, to, source, leftOut, includesLeftOut, includesUnapproved } = filter
      const read = await listForecastRecords(scope, {
        currency,
        direction,
        usesLags: flag(usesLags ?? true),
        ...(from && { from }),
        ...(to && { to }),
        ...(source && { source }),
        leftOut: flag(leftOut ?? false),
        includesLeftOut: flag(includesLeftOut ?? false),
        includesUnapproved: flag(includesUnapproved ?? false),
        ...accounts,
      })
      return { ...read, items: read.items.map(item => owned(scope, item)) }
    },
  },
  ForecastRecord: {
    expectedTransaction: byOptionalKey({
      key: ({ expectedTransactionId }: ForecastRecordSource) => expectedTransactionId,
      loader: scope => scope.loaders(expectedTransactionLoaders).byId,
      show: orNull,
    }),
    bill: byOptionalKey({
      key: ({ billId }: ForecastRecordSource) => billId,
      loader: scope => scope.loaders(billLoaders).byId,
      show: orNull,
    }),
    payment: byOptionalKey({
      key: ({ paymentId }: ForecastRecordSource) => paymentId,
      loader: scope => scope.loaders(paymentLoaders).byId,
      show: orNull,
    }),
    paymentTransaction: byOptionalKey({
      key: ({ paymentTransactionId }: ForecastRecordSource) => paymentTransactionId,
      loader: scope => scope.loaders(providerLoaders).transaction,
      show: orNull,
    }),
  },
  Mutation: {
    setMinimumCash: (_root, { input: { currency, amount, version } }, context) =>
      toPayload(
        async () => {
          const after = await setMinimumCash(context.named, currency, { amount: amount ?? null, version })
          return { minimum: after.amount, version: after.version }
        },
        { minimum: null, version: null },
      ),
  },
} satisfies Resolvers

const flag = (value: boolean): 'true' | 'false' => (value ? 'true' : 'false')
