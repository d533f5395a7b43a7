import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import type { ExportedLists } from '../../graph/exportedList.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, orNull } from '../../graph/relation.ts'
import { invoiceLoaders } from '../invoices/loaders.ts'
import { getAgedReceivables, listDaysToPay, listReceivableParts, totalCustomersOwed } from './accountReceivables.ts'
import { agedReceivablesLoaders } from './loaders.ts'

export const agedReceivablesResolvers = {
  Organization: {
    agedReceivables: async ({ id }, { asOf, currency }, context) => {
      const scope = context.organization(id)
      return owned(scope, await getAgedReceivables(scope, { ...(asOf && { asOf }), ...(currency && { currency }) }))
    },
    daysToPay: async ({ id }, _args, context) => (await listDaysToPay(context.organization(id))).items,
    receivableParts: async ({ id }, { currency, asOf, bucket, waitingForSlip, customerUuid }, context) => {
      const scope = context.organization(id)
      const read = await listReceivableParts(scope, {
        currency,
        ...(asOf && { asOf }),
        ...(bucket && { bucket }),
        ...(waitingForSlip && { waiting: 'true' }),
        ...(customerUuid && { customerId: customerUuid }),
      })
      return { ...read, items: read.items.map(item => owned(scope, item)) }
    },
  },
  CustomerConnection: {
    owedTotals: async ({ organizationId, filter }, _args, context) => {
      const scope = context.organization(organizationId)
      if (!(await scope.permissions()).has('invoicing.invoices.view')) return null
      return (await totalCustomersOwed(scope, filter)).totals
    },
  },
  Customer: {
    owed: byKey({ key: ({ id }) => id, loader: scope => scope.loaders(agedReceivablesLoaders).owed, show: orNull }),
  },
  AgedReceivables: {
    currencies: receivables => receivables.currencies.map(each => owned(receivables, each)),
  },
  CurrencyReceivables: {
    customers: currency => currency.customers.map(each => owned(currency, each)),
  },
  CustomerReceivables: {
    customerUuid: ({ customerId }) => customerId,
    customer: byKey({
      key: ({ customerId }) => customerId,
      loader: scope => scope.loaders(invoiceLoaders).customer,
      show: orNull,
    }),
  },
  ReceivablePart: {
    partUuid: ({ partId }) => partId,
    invoice: byKey({
      key: ({ invoiceId }) => invoiceId,
      loader: scope => scope.loaders(invoiceLoaders).byId,
      show: orNull,
    }),
  },
} satisfies Resolvers

export const agedReceivablesExports: ExportedLists = {
  AGED_RECEIVABLES: {
    service: 'account',
    toQuery: (_scope, { agedReceivables: rows }) => (rows ? { asOf: rows.asOf, currency: rows.currency } : {}),
  },
}
