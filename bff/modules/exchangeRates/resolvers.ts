import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { toPayload } from '../../graph/errors.ts'
import { owned } from '../../graph/owned.ts'
import { person } from '../organization/relations.ts'
import { deleteExchangeRate, listExchangeRates, setExchangeRates } from './treasuryExchangeRates.ts'

export const exchangeRateResolvers = {
  Organization: {
    exchangeRates: async ({ id }, _args, context) => {
      const scope = context.organization(id)
      return (await listExchangeRates(scope)).items.map(rate => owned(scope, rate))
    },
  },
  ExchangeRate: {
    uuid: ({ id }) => id,
    enteredBy: person(({ enteredBy }) => enteredBy),
  },
  Mutation: {
    setExchangeRates: (_root, { input: { rates, acceptWarnings } }, context) => {
      const scope = context.named
      return toPayload(
        async () => {
          await setExchangeRates(scope, {
            rates: rates.map(rate => ({ ...rate, version: rate.version ?? null })),
            acceptWarnings: acceptWarnings ?? false,
          })
          return { organization: { id: scope.organizationId } }
        },
        { organization: null },
      )
    },
    deleteExchangeRate: (_root, { input: { uuid, version } }, context) => {
      const scope = context.named
      return toPayload(
        async () => {
          await deleteExchangeRate(scope, uuid, version)
          return { organization: { id: scope.organizationId } }
        },
        { organization: null },
      )
    },
  },
} satisfies Resolvers
