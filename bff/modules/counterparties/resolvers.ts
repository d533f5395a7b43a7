import type {
  CounterpartyFilter,
  CreateCounterpartyInput,
  Resolvers,
  UpdateCounterpartyInput,
} from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import { encodeAnnotatedId, encodeFileId } from '../../graph/fileId.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, orderBy, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { owned } from '../../graph/owned.ts'
import { byKeys } from '../../graph/relation.ts'
import { progress } from '../../subscriptions/progress.ts'
import { listBanks } from '../bankAccounts/loaders.ts'
import { personLoaders } from '../organization/loaders.ts'
import { deleteEach } from '../bulk.ts'
import { toImportRequest } from '../importRequest.ts'
import { toProvenPayload } from '../provenChange.ts'
import { counterpartyLoaders, toCounterparty, toRecordImport } from './loaders.ts'
import type { RecordImportSource, SavedCounterpartyBody } from './sources.ts'
import {
  type CounterpartyQuery,
  createCounterparty,
  deleteCounterparties,
  getCounterparty,
  confirmRecordImport,
  getRecordImport,
  mendRecordImport,
  importCounterparties,
  listCounterparties,
  summarizeCounterparties,
  updateCounterparty,
} from './treasuryCounterparties.ts'

export const counterpartyResolvers = {
  Organization: {
    counterpartyBanks: async ({ id }, _args, context) => (await listBanks(context.organization(id))).items,
    counterparties: listField({
      filter: (_scope, { filter }) => toQuery(filter),
      list: (scope, query, { sort }) => listCounterparties(scope, { ...query, sort: toSort(sort) }),
      toNode: toCounterparty,
    }),
    counterparty: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toCounterparty(scope, await getCounterparty(scope, uuid))
    },
    recordImport: ({ id }, { uuid }, context) => {
      return readRecordImport(context.organization(id), uuid)
    },
  },
  CounterpartyConnection: {
    totalCount: summaryField(summarizeCounterparties, 'totalCount'),
  },
  Counterparty: {
    id: ({ id, organizationId }) => encodeId('Counterparty', organizationId, id),
    uuid: ({ id }) => id,
  },
  RecordImport: {
    issues: ({ issues, organizationId }) =>
      issues.map(issue => ({ ...issue, twinId: null, line: null, organizationId })),
    id: ({ id, organizationId }) => encodeId('RecordImport', organizationId, id),
    uuid: ({ id }) => id,
    fileId: ({ fileId, organizationId }) => encodeFileId('treasury', organizationId, fileId),
    annotatedFileUrl: ({ id, organizationId, annotated }) =>
      annotated ? `/files/${encodeAnnotatedId('RecordImport', organizationId, id)}` : null,
    summary: recordImport =>
      recordImport.summary && {
        ...recordImport.summary,
        approvals: recordImport.summary.approvals.map(approval => owned(recordImport, approval)),
      },
  },
  CounterpartyWarning: {
    field: ({ path }) => path.split('.'),
    counterparties: byKeys({
      keys: ({ counterpartyIds }) => counterpartyIds,
      loader: scope => scope.loaders(counterpartyLoaders).byId,
    }),
  },
  PaymentImportApproval: {
    approvers: byKeys({
      keys: ({ approverIds }) => approverIds,
      loader: scope => scope.loaders(personLoaders).byId,
    }),
  },
  Mutation: {
    createCounterparty: (_root, { input }, context) => {
      const scope = context.named
      return toPayload(
        async () => toSaved(scope, await createCounterparty(scope, toBody(input), input.idempotencyKey)),
        NOT_SAVED,
      )
    },
    updateCounterparty: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('Counterparty', input.id)
      const body = { ...toBody(input), version: input.version, status: input.status ?? null }
      return toProvenPayload(
        scope,
        input,
        async proof => toSaved(scope, await updateCounterparty(scope, id, { ...body, proof })),
        NOT_SAVED,
      )
    },
    deleteCounterparties: (_root, { input }, context) =>
      deleteEach(context.named, 'Counterparty', input.ids, deleteCounterparties),
    importCounterparties: (_root, { input }, context) => {
      const scope = context.named
      const body = toImportRequest(scope, input)
      return toPayload(
        async () => ({
          recordImport: toRecordImport(scope, await importCounterparties(scope, body, input.idempotencyKey)),
        }),
        {
          recordImport: null,
        },
      )
    },
    mendRecordImport: (_root, { input }, context) => {
      const scope = context.named
      const { id, corrections, ...rest } = input
      const mending = { ...rest, corrections: [...corrections], skippedRows: [...input.skippedRows] }
      const uuid = scope.uuidOf('RecordImport', id)
      return toPayload(
        async () => ({ recordImport: toRecordImport(scope, await mendRecordImport(scope, uuid, mending)) }),
        { recordImport: null },
      )
    },
    confirmRecordImport: (_root, { input }, context) => {
      const scope = context.named
      const { id, version, ignoreWarnings = null } = input
      const uuid = scope.uuidOf('RecordImport', id)
      return toPayload(
        async () => ({
          recordImport: toRecordImport(scope, await confirmRecordImport(scope, uuid, { version, ignoreWarnings })),
        }),
        { recordImport: null },
      )
    },
  },
  Subscription: {
    recordImportProgress: progress({
      type: 'RecordImport',
      idOf: ({ importId }: { importId: string }) => importId,
      events: ['record-import.progress', 'record-import.changed'],
      read: readRecordImport,
      isLast: ({ status }) => status !== 'CHECKING' && status !== 'IMPORTING',
    }),
  },
} satisfies Resolvers

export const counterpartyNodes = {
  Counterparty: (scope, uuid) => scope.loaders(counterpartyLoaders).byId.load(uuid),
  RecordImport: readRecordImport,
} satisfies NodeFinders

async function readRecordImport(scope: OrganizationScope, uuid: string): Promise<RecordImportSource> {
  return toRecordImport(scope, await getRecordImport(scope, uuid))
}

const NOT_SAVED = { counterparty: null, warnings: [], passkeyOptions: null }

const toSaved = (scope: OrganizationScope, { warnings, ...counterparty }: SavedCounterpartyBody) => ({
  counterparty: toCounterparty(scope, counterparty),
  warnings: warnings.map(warning => owned(scope, warning)),
  passkeyOptions: null,
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
  const { search, type, status, account } = filter ?? {}
  return {
    ...(search && { search }),
    ...(type && { type }),
    ...(status && { status }),
    ...(account && { account: `${account.bankCode}/${account.accountNumber}` }),
  }
}

const toSort = orderBy({ ALIAS: 'alias', CREATED_AT: 'createdAt' }, { field: 'ALIAS', direction: 'ASC' })
