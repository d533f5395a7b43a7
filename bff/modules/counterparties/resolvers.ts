import type {
  CounterpartyFilter,
  CounterpartySort,
  CreateCounterpartyInput,
  ImportRecordsInput,
  Resolvers,
  UpdateCounterpartyInput,
} from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { pageQuery, toConnection } from '../../graph/connection.ts'
import { toPayload } from '../../graph/errors.ts'
import { encodeAnnotatedId, encodeFileId } from '../../graph/fileId.ts'
import { encodeId } from '../../graph/globalId.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { live } from '../../subscriptions/live.ts'
import { listBanks } from '../bankAccounts/treasuryBankAccounts.ts'
import { counterpartyLoaders, toCounterparty, toRecordImport } from './loaders.ts'
import type { RecordImportSource } from './sources.ts'
import {
  type CounterpartyQuery,
  createCounterparty,
  getCounterparty,
  getRecordImport,
  importCounterparties,
  listCounterparties,
  summarizeCounterparties,
  updateCounterparty,
} from './treasuryCounterparties.ts'

export const counterpartyResolvers = {
  Organization: {
    counterpartyBanks: async ({ id }, _args, context) => (await listBanks(context.organization(id))).items,
    counterparties: async ({ id }, { first, after, filter, sort }, context) => {
      const scope = context.organization(id)
      const query = toQuery(filter)
      const page = await listCounterparties(scope, { ...pageQuery({ first, after }), ...query, sort: toSort(sort) })
      const connection = toConnection(page, { after }, counterparty => toCounterparty(scope, counterparty))
      return { ...connection, organizationId: id, filter: query }
    },
    counterparty: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toCounterparty(scope, await getCounterparty(scope, uuid))
    },
    recordImport: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toRecordImport(scope, await getRecordImport(scope, uuid))
    },
  },
  CounterpartyConnection: {
    totalCount: async ({ organizationId, filter }, _args, context) =>
      (await summarizeCounterparties(context.organization(organizationId), filter)).totalCount,
  },
  Counterparty: {
    id: ({ id, organizationId }) => encodeId('Counterparty', organizationId, id),
    uuid: ({ id }) => id,
  },
  RecordImport: {
    id: ({ id, organizationId }) => encodeId('RecordImport', organizationId, id),
    uuid: ({ id }) => id,
    fileId: ({ fileId, organizationId }) => encodeFileId('treasury', organizationId, fileId),
    annotatedFileUrl: ({ id, organizationId, annotated }) =>
      annotated ? `/files/${encodeAnnotatedId('RecordImport', organizationId, id)}` : null,
  },
  Mutation: {
    createCounterparty: (_root, { input }, context) => {
      const scope = context.named
      return toPayload(
        async () => ({
          counterparty: toCounterparty(scope, await createCounterparty(scope, toBody(input), input.idempotencyKey)),
        }),
        { counterparty: null },
      )
    },
    updateCounterparty: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('Counterparty', input.id)
      const body = { ...toBody(input), version: input.version, status: input.status ?? null }
      return toPayload(
        async () => ({ counterparty: toCounterparty(scope, await updateCounterparty(scope, id, body)) }),
        { counterparty: null },
      )
    },
    importCounterparties: (_root, { input }, context) => {
      const scope = context.named
      const body = toImportRequest(scope, input)
      return toPayload(async () => ({ recordImport: toRecordImport(scope, await importCounterparties(scope, body)) }), {
        recordImport: null,
      })
    },
  },
  Subscription: {
    recordImportProgress: live({
      events: ['record-import.progress', 'record-import.changed'],
      // What is sent depends on the permissions, which are part of what subscribers must agree in.
      shareable: true,
      open: async ({ importId }: { importId: string }, scope) => {
        const id = scope.uuidOf('RecordImport', importId)
        await getRecordImport(scope, id)
        return { id }
      },
      accepts: (event, topic) => event.subjectId === topic.id,
      read: async (_event, topic, scope) => toRecordImport(scope, await getRecordImport(scope, topic.id)),
      first: async (topic, scope) => toRecordImport(scope, await getRecordImport(scope, topic.id)),
      isLast: (source: RecordImportSource) => source.status !== 'CHECKING' && source.status !== 'IMPORTING',
    }),
  },
} satisfies Resolvers

export const counterpartyNodes = {
  Counterparty: (scope, uuid) => scope.loaders(counterpartyLoaders).byId.load(uuid),
  RecordImport: async (scope, uuid) => toRecordImport(scope, await getRecordImport(scope, uuid)),
} satisfies NodeFinders

/** What both kinds of bulk import are asked with. */
export const toImportRequest = (
  scope: OrganizationScope,
  { fileId, ignoreWarnings, dryRun, hash }: ImportRecordsInput,
) => ({
  fileId: scope.fileOf('treasury', fileId),
  ignoreWarnings: ignoreWarnings ?? false,
  dryRun: dryRun ?? false,
  hash: hash ?? null,
})

function toBody(input: CreateCounterpartyInput | UpdateCounterpartyInput) {
  const { legalName, alias, externalId, type, email, taxNumber, residence, customerType, address, bankAccounts } = input
  return {
    legalName,
    alias,
    type,
    externalId: externalId ?? null,
    email: email ?? null,
    taxNumber: taxNumber ?? null,
    residence: residence ?? null,
    customerType: customerType ?? null,
    address: address ?? null,
    bankAccounts: bankAccounts.map(account => ({ ...account, id: account.id ?? null, alias: account.alias ?? null })),
  }
}

function toQuery(filter: CounterpartyFilter | null | undefined): CounterpartyQuery {
  const { search, type, status } = filter ?? {}
  return { ...(search && { search }), ...(type && { type }), ...(status && { status }) }
}

const SORT_FIELDS = { ALIAS: 'alias', CREATED_AT: 'createdAt' } as const

function toSort(sort: CounterpartySort | null | undefined) {
  const field = SORT_FIELDS[sort?.field ?? 'ALIAS']
  return sort?.direction === 'DESC' ? (`-${field}` as const) : field
}
