// Which answers may be shared. One execution serves many people only when every field that it runs is named here: its value depends on
// the record, on the permissions and on the language, and never on the person who asks. A field that is not named is executed for each
// subscriber alone, which is slower and always right; a test walks the schema and asks for a decision on every field.
import { type DocumentNode, type GraphQLSchema, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql'

/** Type by type. Beside them every `__typename`, and the subscription fields that say so themselves (live.ts). */
export const SHAREABLE_FIELDS: Readonly<Record<string, string>> = {
  Adjustment: 'amount kind',
  Allocation: 'adjustments amount expectedTransaction statementTransaction',
  Approval: 'approvedAt approver factor uuid voidedAt',
  ApprovalReason: 'over policyName',
  AwaitedApproval: 'missing nobody people',
  Balance: 'asOf available ledger',
  BalanceProof: 'closing holds opening rows',
  Bank: 'bic code name',
  BankAccount:
    'accountNumber activeRun alias allowedActions balance bank bankStatus connectableBy connection connectionType createdAt currency entity id ' +
    'lastCheckedOn lastStatementOn loginFields statementMapping status unreconciledCount uuid version',
  BankLink:
    'createdAt credentialsAt isSyncing lastAttemptAt lastError lastImport lastSyncedAt nextSyncAt schedule startsOn status type version way',
  BankLinkError: 'code message',
  Beneficiary: 'accountNumber bank bankAccount counterparty counterpartyAccountId name',
  // Not `allowedActions` and `approvalObstacle`, as of payments.
  Bill:
    'amount approvedAt approvedBy authors awaitedApproval cancellationReason cancelledAt cancelledBy category counterparty createdAt createdBy date description dueDate ' +
    'editedBy expectedTransaction files id matchingStatementTransactions metadata number paidAt paymentStatus payments status submittedAt submittedBy ' +
    'uuid version',
  BillChange: 'actor bill previousStatus',
  BillFile: 'fileId name size url',
  BillMetadataValue: 'key kind label value',
  Counterparty:
    'address alias bankAccounts createdAt customerType email externalId id isDefault learntAliases legalName residence status ' +
    'taxNumber taxNumberDoubtful type uuid version',
  CounterpartyBankAccount: 'accountName accountNumber alias bank id',
  Entity: 'id isDefault name uuid version',
  ExpectedTransaction:
    'allowedActions amount amountFrom amountTo bankAccount counterparty createdAt data date dateFrom dateTo description direction ' +
    'externalId id internalDescription number reconciliations remaining source status uuid version',
  FileSample: 'delimiter rows',
  FoundDecimalMark: 'decidedBy mark row value',
  ImportCounts: 'duplicates errors ready total warnings',
  ImportIssue: 'code column line message row severity suggestion twin value',
  ImportIssueConnection: 'edges pageInfo totalCount',
  ImportIssueEdge: 'cursor node',
  ImportSuggestion: 'reason value',
  KeyValue: 'key value',
  MatchCandidate: 'adjustments difference expectedTransactions reasons recommendation result score',
  MatchReason: 'amount code days effect expectedTransactionId rate text',
  Money: 'amount currency',
  NameCheck: 'accountName checkedAt match',
  NewAccount: 'addedAt addedBy',
  OrganizationChange: 'kind',
  PageInfo: 'endCursor hasNextPage hasPreviousPage startCursor',
  // Not `allowedActions` and `approvalObstacle`: nobody may approve what they made.
  Payment:
    'amount approvalReason approvals approvalsGiven approvalsNeeded archived attempts authors awaitedApproval bill cancellationReason channel createdAt createdBy date decidedAt decidedBy ' +
    'duplicates editedBy expectedTransactions failureCode failureReason fee files fittingLine from id kind memo method nameCheck newAccount notes number recurrence rejectionReason sentAt ' +
    'status to uuid valueDate version',
  PaymentAttempt:
    'askedAt bankReference latestStatus method number reference resolvedAt responseCode responseMessage sentAt state uuid',
  PaymentFile: 'fileId name size url',
  PaymentRecurrence: 'endedAt frequency nextDate',
  PaymentStatusChange: 'actor isNew payment previousStatus',
  PaymentImportApproval: 'approvalsNeeded approvers payments',
  PaymentImportSummary: 'approvals totals',
  Person: 'fullName photo uuid',
  Recommendation:
    'allocations automatic createdAt difference expectedTransactions id reasons result score statementTransactions status uuid',
  RecommendationConnection: 'edges pageInfo totalCount',
  RecommendationEdge: 'cursor node',
  Reconciliation:
    'adjustmentReason allocations amount bankAccount createdAt createdBy expectedTransactions id kind removalReason removedAt removedBy result ' +
    'statementTransactions uuid',
  ReconciliationChange: 'actor expectedTransactions kind reconciliation run statementImport statementTransactions',
  ReconciliationRun:
    'automatic bankAccount done failureReason finishedAt id matched mode recommendations startedAt startedBy status total uuid',
  RecordImport:
    'allowedActions annotatedFileUrl counts createdAt done failureReason fileId fileName hash id issues kind mending status summary total uuid version',
  RecordMending: 'corrections skippedRows',
  StatementCorrection: 'column row value was',
  StatementGap: 'difference firstInFileOn firstOpeningBalance lastStoredBalance lastStoredOn',
  StatementImport:
    'allowedActions annotatedFileUrl balanceProof bankAccount belongsTo counts createdAt createdBy decimalMark done failureReason fileId fileName fileSize ' +
    'finishedAt gap hasCells id issues layout leftOut mending periodFrom periodTo readyRows sample source status total totals uuid version',
  StatementImportLine: 'amount date description direction endingBalance',
  StatementImportRow: 'line row',
  StatementImportRowConnection: 'edges pageInfo',
  StatementImportRowEdge: 'cursor node',
  StatementImportTotals: 'awaited closing incoming incomingCount net opening outgoing outgoingCount',
  StatementMapping:
    'amountColumn balanceColumn creditColumn dateColumn dateFormat debitColumn decimalMark delimiter descriptionColumns skipRows ' +
    'typeColumn',
  StatementsLeftOut: 'bankAccount rows',
  StatementMending: 'corrections decimalMark keptRows skippedRows',
  StatementTransaction:
    'allowedActions amount bankAccount candidates date description direction endingBalance expectedElsewhere id matchResult partyName recommendations ' +
    'reconciliations references remaining source statementImport status uuid version',
}

/** Whether all that a subscription's document selects beneath its root field may be shared. Remembers its answers. */
export function openShareability(
  schema: GraphQLSchema,
  shareable: Readonly<Record<string, string>> = SHAREABLE_FIELDS,
): (document: DocumentNode) => boolean {
  const named = new Map(Object.entries(shareable).map(([type, fields]) => [type, new Set(fields.split(' '))]))
  const root = schema.getSubscriptionType()?.name
  const known = new WeakMap<DocumentNode, boolean>()

  function isShareable(document: DocumentNode): boolean {
    const types = new TypeInfo(schema)
    let isShared = true
    visit(
      document,
      visitWithTypeInfo(types, {
        [Kind.FIELD]({ name: { value: field } }) {
          const type = types.getParentType()?.name ?? ''
          if (type === root || field === '__typename' || named.get(type)?.has(field)) return
          isShared = false
        },
      }),
    )
    return isShared
  }

  return document => {
    const found = known.get(document) ?? isShareable(document)
    known.set(document, found)
    return found
  }
}
