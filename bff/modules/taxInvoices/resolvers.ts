import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import { encodeTaxInvoiceFileId } from '../../graph/fileId.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, byOptionalKey, orNull } from '../../graph/relation.ts'
import { changeEach, toChanges } from '../bulk.ts'
import { invoiceLoaders } from '../invoices/loaders.ts'
import { person } from '../organization/relations.ts'
import {
  approveTaxInvoices,
  cancelTaxInvoices,
  checkTaxInvoices,
  exportTaxInvoices,
  importTaxInvoiceNumbers,
  rejectTaxInvoices,
  setTaxInvoiceFacility,
} from './accountTaxInvoices.ts'
import { taxInvoiceLoaders } from './loaders.ts'

const invoices = (scope: OrganizationScope) => scope.loaders(invoiceLoaders).byId
const toUuids = (scope: OrganizationScope, globalIds: readonly string[]) =>
  globalIds.map(id => scope.uuidOf('Invoice', id))
const fileUrl = (organizationId: string, id: string) => `/files/${encodeTaxInvoiceFileId(organizationId, id)}`

/** The existing ones of these invoices, in their current state. */
const asTheyAre = async (scope: OrganizationScope, uuids: readonly string[]) =>
  (await invoices(scope).loadAll(uuids)).filter(each => each !== null)

/** Changes the tax invoices of several invoices; returns the updated ones. */
const change = (scope: OrganizationScope, globalIds: readonly string[], act: Parameters<typeof changeEach>[3]) =>
  toPayload(
    async () => {
      const { results, changed } = await changeEach(scope, 'Invoice', globalIds, act, () => invoices(scope))
      return { results, invoices: changed }
    },
    { invoices: [], results: [] },
  )

export const taxInvoiceResolvers = {
  Organization: {
    taxInvoiceFaults: async ({ id }, { invoiceIds }, context) => {
      const scope = context.organization(id)
      const { faults } = await checkTaxInvoices(scope, toUuids(scope, invoiceIds))
      return faults.map(fault => owned(scope, fault))
    },
  },
  Invoice: {
    taxInvoice: byOptionalKey({
      key: ({ id, number }) => (number === null ? null : id),
      loader: scope => scope.loaders(taxInvoiceLoaders).ofInvoice,
      show: orNull,
    }),
  },
  TaxInvoice: {
    fileUrl: ({ fileId, organizationId }) => (fileId === null ? null : fileUrl(organizationId, fileId)),
    exportedBy: person(({ exportedBy }) => exportedBy),
  },
  TaxInvoiceFault: {
    invoice: byKey({ key: ({ invoiceId }) => invoiceId, loader: invoices, show: orNull }),
  },
  TaxInvoiceFile: {
    url: ({ id, organizationId }) => fileUrl(organizationId, id),
  },
  Mutation: {
    exportTaxInvoices: (_root, { input }, context) => {
      const scope = context.named
      const body = { invoiceIds: toUuids(scope, input.invoiceIds), acceptWarnings: input.acceptWarnings ?? false }
      return toPayload(
        async () => {
          const file = owned(scope, await exportTaxInvoices(scope, body, input.idempotencyKey))
          return { file, invoices: await asTheyAre(scope, body.invoiceIds) }
        },
        { file: null, invoices: [] },
      )
    },
    approveTaxInvoices: (_root, { input }, context) => {
      const scope = context.named
      const approvals = input.approvals.map(({ invoiceId, number, version }) => ({
        invoiceId: scope.uuidOf('Invoice', invoiceId),
        number,
        version,
      }))
      return toPayload(
        async () => {
          const answer = await approveTaxInvoices(scope, approvals)
          const { results, changed } = await toChanges(scope, 'Invoice', answer, () => invoices(scope))
          return { results, invoices: changed }
        },
        { invoices: [], results: [] },
      )
    },
    rejectTaxInvoices: (_root, { input: { invoiceIds, reason } }, context) =>
      change(context.named, invoiceIds, (scope, uuids) => rejectTaxInvoices(scope, uuids, reason)),
    cancelTaxInvoices: (_root, { input: { invoiceIds } }, context) =>
      change(context.named, invoiceIds, cancelTaxInvoices),
    setTaxInvoiceFacility: (_root, { input: { invoiceIds, facility } }, context) =>
      change(context.named, invoiceIds, (scope, uuids) => setTaxInvoiceFacility(scope, uuids, facility)),
    importTaxInvoiceNumbers: (_root, { input }, context) => {
      const scope = context.named
      const fileId = scope.fileOf('account', input.numbersFileId)
      return toPayload(
        async () => {
          const { rows } = await importTaxInvoiceNumbers(scope, fileId)
          const stored = rows.flatMap(({ outcome, invoiceId }) =>
            outcome === 'STORED' && invoiceId !== null ? [invoiceId] : [],
          )
          return { rows, invoices: await asTheyAre(scope, stored) }
        },
        { rows: [], invoices: [] },
      )
    },
  },
} satisfies Resolvers
