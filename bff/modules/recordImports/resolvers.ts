import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { toPayload } from '../../graph/errors.ts'
import { encodeAnnotatedId, encodeFileId } from '../../graph/fileId.ts'
import { encodeId } from '../../graph/globalId.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { owned } from '../../graph/owned.ts'
import { byKeys } from '../../graph/relation.ts'
import { progress } from '../../subscriptions/progress.ts'
import { personLoaders } from '../organization/loaders.ts'
import { confirmRecordImport, correctRecordImport, readRecordImport } from './relations.ts'

export const recordImportResolvers = {
  Organization: {
    recordImport: ({ id }, { uuid }, context) => readRecordImport(context.organization(id), uuid),
  },
  RecordImport: {
    issues: ({ issues, organizationId }) =>
      issues.map(issue => ({ ...issue, twinId: null, line: null, organizationId })),
    id: ({ id, organizationId }) => encodeId('RecordImport', organizationId, id),
    uuid: ({ id }) => id,
    fileId: ({ fileId, organizationId, service }) => encodeFileId(service, organizationId, fileId),
    annotatedFileUrl: ({ id, organizationId, service, annotated }) =>
      annotated ? `/files/${encodeAnnotatedId('RecordImport', service, organizationId, id)}` : null,
    summary: recordImport =>
      recordImport.summary && {
        ...recordImport.summary,
        approvals: recordImport.summary.approvals.map(approval => owned(recordImport, approval)),
      },
  },
  PaymentImportApproval: {
    approvers: byKeys({
      keys: ({ approverIds }) => approverIds,
      loader: scope => scope.loaders(personLoaders).byId,
    }),
  },
  Mutation: {
    correctRecordImport: (_root, { input }, context) => {
      const scope = context.named
      const { id, corrections, ...rest } = input
      const edits = { ...rest, corrections: [...corrections], skippedRows: [...input.skippedRows] }
      const uuid = scope.uuidOf('RecordImport', id)
      return toPayload(async () => ({ recordImport: await correctRecordImport(scope, uuid, edits) }), {
        recordImport: null,
      })
    },
    confirmRecordImport: (_root, { input }, context) => {
      const scope = context.named
      const { id, version, ignoreWarnings = null } = input
      const uuid = scope.uuidOf('RecordImport', id)
      return toPayload(
        async () => ({
          recordImport: await confirmRecordImport(scope, uuid, { version, ignoreWarnings }),
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

export const recordImportNodes = { RecordImport: readRecordImport } satisfies NodeFinders
