import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { toPayload } from '../../graph/errors.ts'
import { owned } from '../../graph/owned.ts'
import { person } from '../organization/relations.ts'
import { createTaxRate, deleteTaxRate, listTaxRates } from './accountTaxRates.ts'

const NONE = { taxRate: null, organization: null }

export const taxRateResolvers = {
  Organization: {
    taxRates: async ({ id }, _args, context) => {
      const scope = context.organization(id)
      return (await listTaxRates(scope)).items.map(rate => owned(scope, rate))
    },
  },
  TaxRate: {
    uuid: ({ id }) => id,
    createdBy: person(({ createdBy }) => createdBy),
  },
  Mutation: {
    createTaxRate: (_root, { input: { idempotencyKey, ...rate } }, context) => {
      const scope = context.named
      return toPayload(async () => {
        const made = await createTaxRate(scope, rate, idempotencyKey)
        return { taxRate: owned(scope, made), organization: { id: scope.organizationId } }
      }, NONE)
    },
    deleteTaxRate: (_root, { input: { uuid } }, context) => {
      const scope = context.named
      return toPayload(async () => {
        await deleteTaxRate(scope, uuid)
        return { taxRate: null, organization: { id: scope.organizationId } }
      }, NONE)
    },
  },
} satisfies Resolvers
