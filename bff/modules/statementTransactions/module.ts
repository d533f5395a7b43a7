import type { BffModule } from '../../module.ts'
import { statementExports, statementNodes, statementResolvers } from './resolvers.ts'

export const statementsModule = {
  name: 'statementTransactions',
  resolvers: statementResolvers,
  nodes: statementNodes,
  exports: statementExports,
  rules: {
    'Organization.statementTransaction': 'treasury.statements.view',
    'Organization.statementTransactions': 'treasury.statements.view',
    'Organization.statementImport': 'treasury.statements.view',
    'Organization.statementImports': 'treasury.statements.view',
    'Mutation.createStatementTransaction': 'treasury.statements.manage',
    'Mutation.deleteStatementTransactions': 'treasury.statements.manage',
    'Mutation.importStatement': 'treasury.statements.manage',
    'Mutation.confirmStatementImport': 'treasury.statements.manage',
    'Mutation.correctStatementImport': 'treasury.statements.manage',
    'Mutation.undoStatementImport': 'treasury.statements.manage',
    'Mutation.archiveStatementTransactions': 'treasury.reconciliation.manage',
    'Mutation.unarchiveStatementTransactions': 'treasury.reconciliation.manage',
    'Subscription.statementImportProgress': 'treasury.statements.view',
  },
  shareable: {
    BalanceProof: 'closing holds opening rows',
    BankLink: 'lastImport',
    FileSample: 'delimiter rows',
    FoundDecimalMark: 'decidedBy mark row value',
    ImportCounts: 'duplicates errors ready total warnings',
    ImportIssue: 'code column line message row severity suggestion twin value',
    ImportIssueConnection: 'edges pageInfo totalCount',
    ImportIssueEdge: 'cursor node',
    ImportSuggestion: 'reason value',
    StatementCorrection: 'column row value was',
    StatementGap: 'difference firstInFileOn firstOpeningBalance lastStoredBalance lastStoredOn',
    StatementImport:
      'allowedActions annotatedFileUrl balanceProof bankAccount belongsTo counts createdAt createdBy decimalMark done ' +
      'failureReason fileId fileName fileSize finishedAt gap hasCells id issues layout leftOut edits periodFrom periodTo ' +
      'readyRows sample source status total totals uuid version',
    StatementImportLine: 'amount date description direction endingBalance',
    StatementImportRow: 'line row',
    StatementImportRowConnection: 'edges pageInfo',
    StatementImportRowEdge: 'cursor node',
    StatementImportTotals: 'awaited closing incoming incomingCount net opening outgoing outgoingCount',
    StatementMapping:
      'amountColumn balanceColumn creditColumn dateColumn dateFormat debitColumn decimalMark delimiter descriptionColumns skipRows ' +
      'typeColumn',
    StatementsLeftOut: 'bankAccount rows',
    StatementImportEdits: 'corrections decimalMark keptRows skippedRows',
    StatementTransaction:
      'allowedActions amount bankAccount candidates date description direction endingBalance expectedElsewhere id matchResult ' +
      'partyName recommendations reconciliations references remaining source statementImport status uuid version',
  },
} as const satisfies BffModule
