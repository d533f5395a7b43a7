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
    setExchangeRates: (_root, { input: { rates } }, context) => {
      const scope = context.named
      return toPayload(
        async () => {
          await setExchangeRates(scope, { rates: [...rates] })
          return { organization: { id: scope.organizationId } }
        },
        { organization: null },
      )
    },
    deleteExchangeRate: (_root, { input: { uuid } }, context) => {
      const scope = context.named
      return toPayload(
        async () => {
          await deleteExchangeRate(scope, uuid)
          return { organization: { id: scope.organizationId } }
        },
        { organization: null },
      )
    },
  },
} satisfies Resolvers
