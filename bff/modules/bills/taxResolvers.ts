import type {
  BillTaxEstimateInput,
  BillTaxInput,
  Resolvers,
  WithheldTaxFilter,
} from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import { listField, orderBy, summaryField } from '../../graph/listField.ts'
import { byKey, orNull } from '../../graph/relation.ts'
import { entityLoaders } from '../organization/loaders.ts'
import { importRecords } from '../recordImports/relations.ts'
import { toBill } from './loaders.ts'
import {
  type EstimateQuery,
  estimateTax,
  importBills,
  listWithheldTaxes,
  readTaxRates,
  readWithheldFile,
  recordSlip,
  summarizeWithheldTaxes,
  type WithheldQuery,
} from './treasuryTax.ts'

export const billTaxResolvers = {
  Organization: {
    billTaxRates: ({ id }, { date }, context) => readTaxRates(context.organization(id), date),
    billTaxEstimate: ({ id }, { input }, context) => {
      const scope = context.organization(id)
      const query = toEstimateQuery(scope, input)
      return toPayload(async () => ({ estimate: await estimateTax(scope, query) }), { estimate: null })
    },
    withheldTaxes: listField({
      filter: (scope, { filter }) => toQuery(scope, filter),
      list: (scope, query, { sort }) => listWithheldTaxes(scope, { ...query, sort: toSort(sort) }),
      toNode: toBill,
    }),
    withheldTaxFile: ({ id }, { filter }, context) => {
      const scope = context.organization(id)
      const { search: _search, ...query } = toQuery(scope, filter)
      return toPayload(async () => ({ file: await readWithheldFile(scope, query) }), { file: null })
    },
  },
  WithheldTaxConnection: {
    totalCount: summaryField(summarizeWithheldTaxes, 'totalCount'),
    totals: summaryField(summarizeWithheldTaxes, 'totals'),
  },
  BillTax: {
    entity: byKey({
      key: ({ entityId }) => entityId,
      loader: scope => scope.loaders(entityLoaders).byId,
      show: orNull,
    }),
  },
  Mutation: {
    recordWithholdingSlip: (_root, { input: { id: globalId, version, number } }, context) => {
      const scope = context.named
      const id = scope.uuidOf('Bill', globalId)
      return toPayload(
        async () => ({ bill: toBill(scope, await recordSlip(scope, id, { version, number: number ?? null })) }),
        { bill: null },
      )
    },
    importBills: (_root, { input }, context) => importRecords(context.named, 'treasury', input, importBills),
  },
} satisfies Resolvers

/** The tax as the service expects it; null for none. */
export function toTaxBody(scope: OrganizationScope, tax: BillTaxInput | null | undefined) {
  if (!tax) return null
  return {
    base: tax.base,
    vat: tax.vat,
    vatAmount: tax.vatAmount ?? null,
    withholding: tax.withholding ?? null,
    withholdingBase: tax.withholdingBase ?? null,
    withheldAmount: tax.withheldAmount ?? null,
    overrideReason: tax.overrideReason ?? null,
    entityId: scope.optionalUuidOf('Entity', tax.entityId) ?? null,
    taxObjectCode: tax.taxObjectCode ?? null,
    taxInvoiceNumber: tax.taxInvoiceNumber ?? null,
    taxInvoiceDate: tax.taxInvoiceDate ?? null,
  }
}

function toEstimateQuery(scope: OrganizationScope, input: BillTaxEstimateInput): EstimateQuery {
  const { date, currency, base, vat, vatAmount, withholding, withholdingBase, withheldAmount } = input
  const counterpartyId = scope.optionalUuidOf('Counterparty', input.counterpartyId)
  return {
    date,
    currency,
    base,
    vat,
    ...(counterpartyId && { counterpartyId }),
    ...(vatAmount && { vatAmount }),
    ...(withholding && { withholding }),
    ...(withholdingBase && { withholdingBase }),
    ...(withheldAmount && { withheldAmount }),
  }
}

function toQuery(scope: OrganizationScope, filter: WithheldTaxFilter): WithheldQuery {
  const { month, withholding, search } = filter
  const entityId = scope.optionalUuidOf('Entity', filter.entityId)
  return {
    ...(month && { month: month.slice(0, 7) }),
    ...(entityId && { entityId }),
    ...(withholding && { withholding }),
    ...(search && { search }),
  }
}

const toSort = orderBy({ DATE: 'date' }, { field: 'DATE', direction: 'ASC' })
