import type { BffModule } from '../../module.ts'
import { recordImportNodes, recordImportResolvers } from './resolvers.ts'

export const recordImportsModule = {
  name: 'recordImports',
  resolvers: recordImportResolvers,
  nodes: recordImportNodes,
  rules: {
    // Each kind of record has a permission of its own, which the service knows.
    'Organization.recordImport': 'member',
    // The service asks for the permission of its kind of record.
    'Mutation.mendRecordImport': 'member',
    'Mutation.confirmRecordImport': 'member',
    // As `Organization.recordImport`.
    'Subscription.recordImportProgress': 'member',
  },
  shareable: {
    PaymentImportApproval: 'approvalsNeeded approvers payments problem',
    PaymentImportSummary: 'approvals totals',
    RecordImport:
      'allowedActions annotatedFileUrl counts createdAt done failureReason fileId fileName hash id issues kind mending status ' +
      'summary total uuid version',
    RecordMending: 'corrections skippedRows',
  },
} as const satisfies BffModule
