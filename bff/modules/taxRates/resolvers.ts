import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { toPayload } from '../../graph/errors.ts'
import { owned } from '../../graph/owned.ts'
import { person } from '../organization/relations.ts'
import {
  createTaxRate,
  deleteCollectorRule,
  deleteTaxRate,
  listCollectorRules,
  listTaxRates,
  setCollectorRule,
} from './accountTaxRates.ts'

const NONE = { taxRate: null, organization: null }

export const taxRateResolvers = {
  Organization: {
    taxRates: async ({ id }, _args, context) => {
      const scope = context.organization(id)
      return (await listTaxRates(scope)).items.map(rate => owned(scope, rate))
    },
    collectorRules: async ({ id }, _args, context) => {
      const scope = context.organization(id)
      return (await listCollectorRules(scope)).items.map(rule => owned(scope, rule))
    },
  },
  TaxRate: {
    uuid: ({ id }) => id,
    createdBy: person(({ createdBy }) => createdBy),
  },
  CollectorRule: {
    confirmedBy: person(({ confirmedBy }) => confirmedBy),
  },
  Mutation: {
    setCollectorRule: (_root, { input }, context) => {
      const scope = context.named
      return toPayload(
        async () => {
          await setCollectorRule(scope, input)
          return { organization: { id: scope.organizationId } }
        },
        { organization: null },
      )
    },
    deleteCollectorRule: (_root, { input }, context) => {
      const scope = context.named
      return toPayload(
        async () => {
          await deleteCollectorRule(scope, input)
          return { organization: { id: scope.organizationId } }
        },
        { organization: null },
      )
    },
    createTaxRate: (_root, { input: { idempotencyKey, acceptWarnings, ...rate } }, context) => {
      const scope = context.named
      return toPayload(async () => {
        const made = await createTaxRate(scope, { ...rate, acceptWarnings: acceptWarnings ?? false }, idempotencyKey)
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
