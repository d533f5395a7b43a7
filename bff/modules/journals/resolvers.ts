import type {
  ExportJournalsInput,
  OrganizationInvoicingJournalsArgs,
  RequireFields,
  Resolvers,
  SetJournalAccountsInput,
} from '../../__generated__/resolverTypes.ts'
import { toPayload } from '../../graph/errors.ts'
import { encodeJournalFileId } from '../../graph/fileId.ts'
import { owned } from '../../graph/owned.ts'
import type { ServiceName } from '../../rest/restError.ts'
import { person } from '../organization/relations.ts'
import { exportJournals, getJournalAccounts, getJournals, setJournalAccounts } from './accountJournals.ts'
import {
  exportTreasuryJournals,
  getTreasuryAccounts,
  getTreasuryJournals,
  setTreasuryAccounts,
} from './treasuryJournals.ts'

/** `2026-10` for any day of October; the graph has no type for months. */
const monthOf = (day: string) => day.slice(0, 7)

/** Marks the record itself with the service that keeps it, as `owned` marks it with its organization. */
const keptIn = <Body extends object>(service: ServiceName, scope: { organizationId: string }, body: Body) =>
  Object.assign(owned(scope, body), { service })

type MonthArgs = RequireFields<OrganizationInvoicingJournalsArgs, 'month' | 'shown' | 'page'>
const toQuery = ({ month, shown, account, page }: MonthArgs) => ({
  month: monthOf(month),
  shown,
  page,
  ...(account && { account }),
})

const toWish = ({ month, layout, reason }: ExportJournalsInput) => ({
  month: monthOf(month),
  layout: layout ?? ('CSV' as const),
  reason: reason ?? null,
})

const toAccounts = ({ accounts, version }: SetJournalAccountsInput) => ({
  accounts: accounts.map(({ key, code, name }) => ({ key, code: code ?? null, name: name ?? null })),
  version,
})

export const journalResolvers = {
  Organization: {
    invoicingJournals: async ({ id }, args, context) => {
      const scope = context.organization(id)
      return keptIn('account', scope, await getJournals(scope, toQuery(args)))
    },
    treasuryJournals: async ({ id }, args, context) => {
      const scope = context.organization(id)
      return keptIn('treasury', scope, await getTreasuryJournals(scope, toQuery(args)))
    },
    invoicingJournalAccounts: ({ id }, _args, context) => getJournalAccounts(context.organization(id)),
    treasuryJournalAccounts: ({ id }, _args, context) => getTreasuryAccounts(context.organization(id)),
  },
  JournalMonth: {
    month: ({ month }) => `${month}-01`,
    exports: month => month.exports.map(each => keptIn(month.service, month, each)),
  },
  JournalExport: {
    month: ({ month }) => `${month}-01`,
    createdBy: person(({ createdBy }) => createdBy),
    url: ({ id, organizationId, service }) => `/files/${encodeJournalFileId(service, organizationId, id)}`,
  },
  JournalEntry: { recordUuid: ({ recordId }) => recordId },
  Mutation: {
    exportInvoicingJournals: (_root, { input }, { named: scope }) =>
      toPayload(
        async () => ({
          export: keptIn('account', scope, await exportJournals(scope, toWish(input), input.idempotencyKey)),
        }),
        { export: null },
      ),
    exportTreasuryJournals: (_root, { input }, { named: scope }) =>
      toPayload(
        async () => ({
          export: keptIn('treasury', scope, await exportTreasuryJournals(scope, toWish(input), input.idempotencyKey)),
        }),
        { export: null },
      ),
    setInvoicingJournalAccounts: (_root, { input }, { named: scope }) =>
      toPayload(async () => ({ accounts: await setJournalAccounts(scope, toAccounts(input)) }), { accounts: null }),
    setTreasuryJournalAccounts: (_root, { input }, { named: scope }) =>
      toPayload(async () => ({ accounts: await setTreasuryAccounts(scope, toAccounts(input)) }), { accounts: null }),
  },
} satisfies Resolvers
