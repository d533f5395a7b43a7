import type { Resolvers, WithholdingSlipFilter } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import type { ExportedLists } from '../../graph/exportedList.ts'
import { encodeFileId } from '../../graph/fileId.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, orderBy, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, orNull } from '../../graph/relation.ts'
import { changeEach, toChanges } from '../bulk.ts'
import { creditMemoLoaders } from '../creditMemos/loaders.ts'
import { invoiceLoaders } from '../invoices/loaders.ts'
import { person } from '../organization/relations.ts'
import {
  cancelWithholdingSlips,
  confirmWithholdingSlips,
  getWithholdingSlip,
  listWithholdingSlips,
  recordWithholdingSlip,
  summarizeWithholdingSlips,
  type WithholdingSlipQuery,
} from './accountWithholdingSlips.ts'
import { toWithholdingSlip, withholdingSlipLoaders } from './loaders.ts'

const byId = (scope: OrganizationScope) => scope.loaders(withholdingSlipLoaders).byId

const NONE = { slips: [], results: [] }

export const withholdingSlipResolvers = {
  Organization: {
    withholdingSlips: listField({
      filter: (scope, { filter }) => toQuery(scope, filter),
      list: (scope, query, { sort }) => listWithholdingSlips(scope, { ...query, sort: toSort(sort) }),
      toNode: toWithholdingSlip,
    }),
    withholdingSlip: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toWithholdingSlip(scope, await getWithholdingSlip(scope, uuid))
    },
  },
  WithholdingSlipConnection: {
    totalCount: summaryField(summarizeWithholdingSlips, 'totalCount'),
    totals: summaryField(summarizeWithholdingSlips, 'totals'),
  },
  WithholdingSlip: {
    id: ({ id, organizationId }) => encodeId('WithholdingSlip', organizationId, id),
    uuid: ({ id }) => id,
    customer: byKey({
      key: ({ customerId }) => customerId,
      loader: scope => scope.loaders(invoiceLoaders).customer,
      show: orNull,
    }),
    invoices: slip => slip.invoices.map(one => owned(slip, { ...one, currency: slip.currency })),
    files: slip => slip.files.map(file => owned(slip, file)),
    statusChangedBy: person(({ statusChangedBy }) => statusChangedBy),
    createdBy: person(({ createdBy }) => createdBy),
  },
  WithholdingSlipInvoice: {
    invoice: byKey({
      key: ({ invoiceId }) => invoiceId,
      loader: scope => scope.loaders(creditMemoLoaders).invoice,
      show: orNull,
    }),
    amount: ({ amount, currency }) => ({ amount, currency }),
    rounding: ({ rounding, currency }) => ({ amount: rounding, currency }),
    owed: ({ owed, currency }) => ({ amount: owed, currency }),
  },
  WithholdingSlipFile: {
    fileId: ({ fileId, organizationId }) => encodeFileId('account', organizationId, fileId),
    url: ({ fileId, organizationId }) => `/files/${encodeFileId('account', organizationId, fileId)}`,
  },
  Invoice: {
    withholdingSlips: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(withholdingSlipLoaders).ofInvoice,
      show: orNull,
    }),
  },
  Mutation: {
    recordCustomerWithholdingSlip: (_root, { input }, context) => {
      const scope = context.named
      const body = {
        number: input.number,
        slipDate: input.slipDate,
        period: input.period,
        amount: input.amount,
        invoices: input.invoices.map(({ invoiceId, amount, isMoreToCome }) => ({
          invoiceId: scope.uuidOf('Invoice', invoiceId),
          amount,
          isMoreToCome: isMoreToCome ?? false,
        })),
        note: input.note ?? null,
        fileIds: input.fileIds.map(fileId => scope.fileOf('account', fileId)),
      }
      return toPayload(
        async () => ({
          slip: toWithholdingSlip(scope, await recordWithholdingSlip(scope, body, input.idempotencyKey)),
        }),
        { slip: null },
      )
    },
    confirmCustomerWithholdingSlips: (_root, { input }, context) => {
      const scope = context.named
      const slips = input.slips.map(({ id, version }) => ({ id: scope.uuidOf('WithholdingSlip', id), version }))
      return toPayload(async () => {
        const answer = await confirmWithholdingSlips(scope, { slips })
        const { results, changed } = await toChanges(scope, 'WithholdingSlip', answer, () => byId(scope))
        return { results, slips: changed }
      }, NONE)
    },
    cancelCustomerWithholdingSlips: (_root, { input: { ids, reason } }, context) => {
      const scope = context.named
      return toPayload(async () => {
        const { results, changed } = await changeEach(
          scope,
          'WithholdingSlip',
          ids,
          (within, uuids) => cancelWithholdingSlips(within, uuids, reason),
          () => byId(scope),
        )
        return { results, slips: changed }
      }, NONE)
    },
  },
} satisfies Resolvers

export const withholdingSlipNodes = {
  WithholdingSlip: (scope, uuid) => byId(scope).load(uuid),
} satisfies NodeFinders

function toQuery(scope: OrganizationScope, filter: WithholdingSlipFilter | null | undefined): WithholdingSlipQuery {
  const { search, status, currency, date, period, amount } = filter ?? {}
  const customerId = scope.optionalUuidOf('Customer', filter?.customerId)
  return {
    ...(search && { search }),
    ...(status && status.length > 0 && { status: status.join(',') }),
    ...(customerId && { customerId }),
    ...(currency && { currency }),
    ...(date?.from && { dateFrom: date.from }),
    ...(date?.to && { dateTo: date.to }),
    ...(period?.from && { periodFrom: period.from }),
    ...(period?.to && { periodTo: period.to }),
    ...(amount?.atLeast && { amountAtLeast: amount.atLeast }),
    ...(amount?.noMoreThan && { amountNoMoreThan: amount.noMoreThan }),
  }
}

const toSort = orderBy(
  { DATE: 'slipDate', AMOUNT: 'amount', CREATED_AT: 'createdAt' },
  { field: 'DATE', direction: 'DESC' },
)

/** How the list of this module is exported. */
export const withholdingSlipExports: ExportedLists = {
  WITHHOLDING_SLIPS: {
    service: 'account',
    toQuery: (scope, { withholdingSlips: rows }) => ({ ...toQuery(scope, rows?.filter), sort: toSort(rows?.sort) }),
  },
}
