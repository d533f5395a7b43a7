import type { CreatePlannedLineInput, Resolvers } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import { encodeId } from '../../graph/globalId.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { byOptionalKey, orNull } from '../../graph/relation.ts'
import { counterpartyLoaders } from '../counterparties/loaders.ts'
import { plannedLineLoaders, toPlannedLine } from './loaders.ts'
import {
  createPlannedLine,
  deletePlannedLine,
  getPlannedLine,
  listPlannedLines,
  updatePlannedLine,
} from './treasuryPlannedLines.ts'

const organizationOf = (scope: OrganizationScope) => ({ id: scope.organizationId })
const noLine = { plannedLine: null, organization: null }

type PlannedLineValues = Omit<CreatePlannedLineInput, 'idempotencyKey'>

function toBody(scope: OrganizationScope, input: PlannedLineValues) {
  const { name, direction, amount, currency, counterpartyId, category, rule, startsOn, endsOn } = input
  return {
    name,
    direction,
    amount: { amount, currency },
    counterpartyId: counterpartyId ? scope.uuidOf('Counterparty', counterpartyId) : null,
    category: category ?? null,
    rule,
    startsOn,
    endsOn: endsOn ?? null,
  }
}

export const plannedLineResolvers = {
  Organization: {
    plannedLines: async ({ id }, _args, context) => {
      const scope = context.organization(id)
      return (await listPlannedLines(scope)).items.map(line => toPlannedLine(scope, line))
    },
  },
  PlannedLine: {
    id: ({ id, organizationId }) => encodeId('PlannedLine', organizationId, id),
    uuid: ({ id }) => id,
    counterparty: byOptionalKey({
      key: ({ counterpartyId }) => counterpartyId,
      loader: scope => scope.loaders(counterpartyLoaders).byId,
      show: orNull,
    }),
  },
  ForecastRecord: {
    plannedLine: byOptionalKey({
      key: ({ plannedLineId }) => plannedLineId,
      loader: scope => scope.loaders(plannedLineLoaders).byId,
      show: orNull,
    }),
  },
  Mutation: {
    createPlannedLine: (_root, { input }, context) => {
      const scope = context.named
      const body = toBody(scope, input)
      return toPayload(
        async () => ({
          plannedLine: toPlannedLine(scope, await createPlannedLine(scope, body, input.idempotencyKey)),
          organization: organizationOf(scope),
        }),
        noLine,
      )
    },
    updatePlannedLine: (_root, { input }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('PlannedLine', input.id)
      const body = { ...toBody(scope, input), version: input.version }
      return toPayload(
        async () => ({
          plannedLine: toPlannedLine(scope, await updatePlannedLine(scope, uuid, body)),
          organization: organizationOf(scope),
        }),
        noLine,
      )
    },
    deletePlannedLine: (_root, { input: { id, version } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('PlannedLine', id)
      return toPayload(
        async () => {
          await deletePlannedLine(scope, uuid, version)
          return { deletedId: id, organization: organizationOf(scope) }
        },
        { deletedId: null, organization: null },
      )
    },
  },
} satisfies Resolvers

export const plannedLineNodes = {
  PlannedLine: async (scope, uuid) => toPlannedLine(scope, await getPlannedLine(scope, uuid)),
} satisfies NodeFinders
