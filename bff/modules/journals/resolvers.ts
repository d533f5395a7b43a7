import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { toPayload } from '../../graph/errors.ts'
import { encodeJournalFileId } from '../../graph/fileId.ts'
import { owned } from '../../graph/owned.ts'
import { person } from '../organization/relations.ts'
import { exportJournals, getJournalAccounts, getJournals, setJournalAccounts } from './accountJournals.ts'

/** `2026-10` of any day of October; the graph has no type for months. */
const monthOf = (day: string) => day.slice(0, 7)

export const journalResolvers = {
  Organization: {
    invoicingJournals: async ({ id }, { month, shown, account, page }, context) => {
      const scope = context.organization(id)
      return owned(scope, await getJournals(scope, { month: monthOf(month), shown, page, ...(account && { account }) }))
    },
    invoicingJournalAccounts: ({ id }, _args, context) => getJournalAccounts(context.organization(id)),
  },
  JournalMonth: {
    month: ({ month }) => `${month}-01`,
    exports: month => month.exports.map(each => owned(month, each)),
  },
  JournalExport: {
    month: ({ month }) => `${month}-01`,
    createdBy: person(({ createdBy }) => createdBy),
    url: ({ id, organizationId }) => `/files/${encodeJournalFileId('account', organizationId, id)}`,
  },
  JournalEntry: { recordUuid: ({ recordId }) => recordId },
  Mutation: {
    exportInvoicingJournals: (_root, { input: { month, layout, reason, idempotencyKey } }, context) => {
      const scope = context.named
      const body = { month: monthOf(month), layout: layout ?? 'CSV', reason: reason ?? null }
      return toPayload(async () => ({ export: owned(scope, await exportJournals(scope, body, idempotencyKey)) }), {
        export: null,
      })
    },
    setInvoicingJournalAccounts: (_root, { input: { accounts, version } }, context) => {
      const body = {
        accounts: accounts.map(({ key, code, name }) => ({ key, code: code ?? null, name: name ?? null })),
        version,
      }
      return toPayload(async () => ({ accounts: await setJournalAccounts(context.named, body) }), { accounts: null })
    },
  },
} satisfies Resolvers
