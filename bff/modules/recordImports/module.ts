import type { BffModule } from '../../module.ts'
import { recordImportNodes, recordImportResolvers } from './resolvers.ts'

export const recordImportsModule = {
  name: 'recordImports',
  resolvers: recordImportResolvers,
  nodes: recordImportNodes,
  rules: {
    // Each kind of record has its own permission, which the service checks.
    'Organization.recordImport': 'member',
    // The service checks the permission of the kind of record.
    'Mutation.correctRecordImport': 'member',
    'Mutation.confirmRecordImport': 'member',
    // Like `Organization.recordImport`.
    'Subscription.recordImportProgress': 'member',
  },
  shareable: {
    PaymentImportApproval: 'approvalsNeeded approvers payments problem',
    PaymentImportSummary: 'approvals totals',
    RecordImport:
      'allowedActions annotatedFileUrl counts createdAt done failureReason fileId fileName hash id issues kind edits status ' +
      'summary total uuid version',
    RecordImportEdits: 'corrections skippedRows',
  },
} as const satisfies BffModule
