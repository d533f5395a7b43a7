import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ActivitySource, ActivityConnectionSource } from '../modules/activity/sources.ts';
import type { BankAccountSource, BankSource, BankAccountConnectionSource } from '../modules/bankAccounts/sources.ts';
import type { NodeSource } from '../modules/base/sources.ts';
import type { CounterpartySource, CounterpartyConnectionSource, RecordImportSource } from '../modules/counterparties/sources.ts';
import type { ExpectedTransactionSource, ExpectedTransactionConnectionSource } from '../modules/expectedTransactions/sources.ts';
import type { OrganizationSource, EntitySource, PersonSource } from '../modules/organization/sources.ts';
import type { RecommendationSource, RecommendationConnectionSource, ReconciliationSource, ReconciliationConnectionSource, AllocationSource, MatchReasonSource, MatchCandidateSource, ReconciliationRunSource, ReconciliationChangeSource } from '../modules/reconciliation/sources.ts';
import type { StatementTransactionSource, StatementTransactionConnectionSource, StatementImportSource } from '../modules/statements/sources.ts';
import type { ViewerSource, MembershipSource, RoleSource, ApiTokenSource } from '../modules/viewer/sources.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A business date, `2026-11-21`, in the organization's time zone. */
  Date: { input: string; output: string; }
  /** An instant, RFC 3339 with offset. */
  DateTime: { input: string; output: string; }
  /** A decimal number as a string, never rounded: `1500000.00`. */
  Decimal: { input: string; output: string; }
  /** An email address: it holds an @ sign. */
  EmailAddress: { input: string; output: string; }
  /** An absolute or same-origin URL. */
  URL: { input: string; output: string; }
  /** An RFC 9562 UUID in lower case. */
  UUID: { input: string; output: string; }
};

/** One entry of the append-only, hash-chained activity log. */
export type Activity = Node & {
  __typename?: 'Activity';
  action: ActivityAction;
  /** Who did it; null for the system. */
  actor: Maybe<Person>;
  at: Scalars['DateTime']['output'];
  changes: Array<FieldChange>;
  /** Counts of a bulk action, for example the rows of an import. */
  counts: Array<KeyValue>;
  id: Scalars['ID']['output'];
  /** Reason that the actor gave. */
  reason: Maybe<Scalars['String']['output']>;
  /** What people call the record: its number, alias or name. */
  recordLabel: Scalars['String']['output'];
  recordType: RecordType;
  recordUuid: Scalars['UUID']['output'];
  requestId: Maybe<Scalars['String']['output']>;
};

/** What was done to a record. */
export type ActivityAction =
  | 'APPROVED'
  | 'ARCHIVED'
  | 'CANCELLED'
  | 'CREATED'
  | 'DELETED'
  | 'EXPORTED'
  | 'FAILED'
  | 'IMPORTED'
  | 'IMPORT_UNDONE'
  | 'RECONCILED'
  | 'REJECTED'
  | 'REMOVE_RECONCILIATION'
  | 'RESENT'
  | 'SENT'
  | 'SETTINGS_CHANGED'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'SUBMITTED'
  | 'UNARCHIVED'
  | 'UPDATED';

export type ActivityConnection = {
  __typename?: 'ActivityConnection';
  edges: Array<ActivityEdge>;
  pageInfo: PageInfo;
};

export type ActivityEdge = {
  __typename?: 'ActivityEdge';
  cursor: Scalars['String']['output'];
  node: Activity;
};

export type ActivityFilter = {
  actions?: InputMaybe<Array<ActivityAction>>;
  /** Public identifier of the person. */
  actorUuid?: InputMaybe<Scalars['UUID']['input']>;
  date?: InputMaybe<DateRangeInput>;
  recordType?: InputMaybe<RecordType>;
  recordUuid?: InputMaybe<Scalars['UUID']['input']>;
};

/** An explained difference: expected minus statement amount. */
export type Adjustment = {
  __typename?: 'Adjustment';
  /** Positive when less came than was expected. */
  amount: Money;
  kind: AdjustmentKind;
};

export type AdjustmentInput = {
  /** Expected minus statement amount; positive when less came. */
  amount: Scalars['Decimal']['input'];
  /** The expected transaction that it explains; the largest when left out. */
  expectedTransactionId?: InputMaybe<Scalars['ID']['input']>;
  kind: AdjustmentKind;
};

export type AdjustmentKind =
  | 'FEE'
  | 'ROUNDING'
  | 'WITHHOLDING';

/** How much of a statement transaction goes to an expected transaction. */
export type Allocation = {
  __typename?: 'Allocation';
  adjustments: Array<Adjustment>;
  amount: Money;
  expectedTransaction: ExpectedTransaction;
  statementTransaction: StatementTransaction;
};

/** An amount range, both ends included, in one currency's units. */
export type AmountRangeInput = {
  atLeast?: InputMaybe<Scalars['Decimal']['input']>;
  noMoreThan?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A key for programs, scoped to one organization and to a subset of its creator's permissions. */
export type ApiToken = Node & {
  __typename?: 'ApiToken';
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  permissions: Array<Scalars['String']['output']>;
};

export type AppMode =
  | 'INVOICING'
  | 'TREASURY';

/** A balance at an instant. */
export type Balance = {
  __typename?: 'Balance';
  /** When the bank said so, or the date of the last statement line. */
  asOf: Scalars['DateTime']['output'];
  ledger: Money;
};

/** Opening + movements = closing, proved where the file has balances. */
export type BalanceProof = {
  __typename?: 'BalanceProof';
  closing: Money;
  holds: Scalars['Boolean']['output'];
  opening: Money;
  /** Rows that the proof covers. */
  rows: Scalars['Int']['output'];
};

/** A bank, by its national code. */
export type Bank = {
  __typename?: 'Bank';
  /** SWIFT code. */
  bic: Scalars['String']['output'];
  /** Three digits, for example `014`. */
  code: Scalars['String']['output'];
  /** Short name, for example `BCA`. */
  name: Scalars['String']['output'];
};

/** An account of the organization at a bank. */
export type BankAccount = Node & {
  __typename?: 'BankAccount';
  accountNumber: Scalars['String']['output'];
  /** The run that is at work on this account or waits for its review. */
  activeRun: Maybe<ReconciliationRun>;
  /** Unique name within the organization. */
  alias: Scalars['String']['output'];
  /** Null until a statement or a balance is known. */
  balance: Maybe<Balance>;
  bank: Bank;
  connectionType: ConnectionType;
  createdAt: Scalars['DateTime']['output'];
  currency: Currency;
  entity: Entity;
  id: Scalars['ID']['output'];
  /** Date up to which the user declares the statements complete. */
  lastCheckedOn: Maybe<Scalars['Date']['output']>;
  /** Date of the newest statement transaction. */
  lastStatementOn: Maybe<Scalars['Date']['output']>;
  /** Column mapping saved for unknown CSV layouts. */
  statementMapping: Maybe<StatementMapping>;
  /** Number of statement transactions that are not fully reconciled and not archived. */
  unreconciledCount: Scalars['Int']['output'];
  uuid: Scalars['UUID']['output'];
  version: Scalars['Int']['output'];
};

export type BankAccountConnection = {
  __typename?: 'BankAccountConnection';
  edges: Array<BankAccountEdge>;
  pageInfo: PageInfo;
  /** Resolved only when asked. */
  totalCount: Maybe<Scalars['Int']['output']>;
  /** Sum of the balances by currency of all that the filter admits. */
  totals: Maybe<Array<Money>>;
};

export type BankAccountEdge = {
  __typename?: 'BankAccountEdge';
  cursor: Scalars['String']['output'];
  node: BankAccount;
};

export type BankAccountFilter = {
  bankCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  connectionType?: InputMaybe<ConnectionType>;
  currency?: InputMaybe<Currency>;
  entityUuid?: InputMaybe<Scalars['UUID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type BankAccountPayload = {
  __typename?: 'BankAccountPayload';
  bankAccount: Maybe<BankAccount>;
  userErrors: Array<UserError>;
};

export type BankAccountSort = {
  direction: SortDirection;
  field: BankAccountSortField;
};

export type BankAccountSortField =
  | 'ALIAS'
  | 'CREATED_AT';

/** What became of one item of a bulk action. */
export type BulkResult = {
  __typename?: 'BulkResult';
  /** Global id of the item. Not called `id`: a client that caches by id would take this for the item itself. */
  nodeId: Scalars['ID']['output'];
  ok: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type CancelReconciliationRunInput = {
  id: Scalars['ID']['input'];
};

export type ConfirmReconciliationRunInput = {
  /** Automatic recommendations that the reviewer took out; they stay pending. */
  excludeRecommendationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  id: Scalars['ID']['input'];
};

export type ConfirmStatementImportInput = {
  id: Scalars['ID']['input'];
  ignoreWarnings?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ConnectionType =
  | 'API'
  | 'CRAWLER'
  | 'MANUAL';

/** Someone whom the organization pays or is paid by. */
export type Counterparty = Node & {
  __typename?: 'Counterparty';
  address: Maybe<Scalars['String']['output']>;
  /** Unique short name. */
  alias: Scalars['String']['output'];
  bankAccounts: Array<CounterpartyBankAccount>;
  createdAt: Scalars['DateTime']['output'];
  customerType: Maybe<CustomerType>;
  email: Maybe<Scalars['EmailAddress']['output']>;
  /** Unique identifier in another system. */
  externalId: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Made by the system from an entity; read-only. */
  isDefault: Scalars['Boolean']['output'];
  /** Learnt from confirmed matches. */
  learntAliases: Array<Scalars['String']['output']>;
  legalName: Scalars['String']['output'];
  residence: Maybe<Residence>;
  status: CounterpartyStatus;
  taxNumber: Maybe<Scalars['String']['output']>;
  /** Whether the digits of the tax number do not fit each other: it may be mistyped. Nothing is refused for it. */
  taxNumberDoubtful: Scalars['Boolean']['output'];
  type: CounterpartyType;
  uuid: Scalars['UUID']['output'];
  version: Scalars['Int']['output'];
};

export type CounterpartyBankAccount = {
  __typename?: 'CounterpartyBankAccount';
  /** Name on the account. */
  accountName: Scalars['String']['output'];
  accountNumber: Scalars['String']['output'];
  /** Short name for choosing it. */
  alias: Maybe<Scalars['String']['output']>;
  bank: Bank;
  id: Scalars['ID']['output'];
};

export type CounterpartyBankAccountInput = {
  accountName: Scalars['String']['input'];
  accountNumber: Scalars['String']['input'];
  alias?: InputMaybe<Scalars['String']['input']>;
  bankCode: Scalars['String']['input'];
  /** Given for an account that exists; its number and name can't change. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

export type CounterpartyConnection = {
  __typename?: 'CounterpartyConnection';
  edges: Array<CounterpartyEdge>;
  pageInfo: PageInfo;
  totalCount: Maybe<Scalars['Int']['output']>;
};

export type CounterpartyEdge = {
  __typename?: 'CounterpartyEdge';
  cursor: Scalars['String']['output'];
  node: Counterparty;
};

export type CounterpartyFilter = {
  /** Searches legal name, alias, external id and account numbers. */
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<CounterpartyStatus>;
  type?: InputMaybe<CounterpartyType>;
};

export type CounterpartyPayload = {
  __typename?: 'CounterpartyPayload';
  counterparty: Maybe<Counterparty>;
  userErrors: Array<UserError>;
};

export type CounterpartySort = {
  direction: SortDirection;
  field: CounterpartySortField;
};

export type CounterpartySortField =
  | 'ALIAS'
  | 'CREATED_AT';

export type CounterpartyStatus =
  | 'ACTIVE'
  | 'INACTIVE';

export type CounterpartyType =
  | 'COMPANY'
  | 'INDIVIDUAL';

export type CreateApiTokenInput = {
  expiresAt: Scalars['DateTime']['input'];
  name: Scalars['String']['input'];
  /** A subset of the caller's permissions. */
  permissions: Array<Scalars['String']['input']>;
};

export type CreateApiTokenPayload = {
  __typename?: 'CreateApiTokenPayload';
  apiToken: Maybe<ApiToken>;
  /** The secret, shown this once. */
  token: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type CreateBankAccountInput = {
  accountNumber: Scalars['String']['input'];
  alias: Scalars['String']['input'];
  bankCode: Scalars['String']['input'];
  currency: Currency;
  /** Global id of the entity. */
  entityId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
};

export type CreateCounterpartyInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  alias: Scalars['String']['input'];
  bankAccounts: Array<CounterpartyBankAccountInput>;
  customerType?: InputMaybe<CustomerType>;
  email?: InputMaybe<Scalars['String']['input']>;
  externalId?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  legalName: Scalars['String']['input'];
  residence?: InputMaybe<Residence>;
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  type: CounterpartyType;
};

export type CreateExpectedTransactionInput = {
  amount: MoneyInput;
  amountFrom?: InputMaybe<Scalars['Decimal']['input']>;
  amountTo?: InputMaybe<Scalars['Decimal']['input']>;
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  counterpartyId?: InputMaybe<Scalars['ID']['input']>;
  data?: InputMaybe<Array<KeyValueInput>>;
  date: Scalars['Date']['input'];
  dateFrom?: InputMaybe<Scalars['Date']['input']>;
  dateTo?: InputMaybe<Scalars['Date']['input']>;
  description: Scalars['String']['input'];
  direction: Direction;
  externalId?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  internalDescription?: InputMaybe<Scalars['String']['input']>;
};

export type CreateFileUploadInput = {
  contentType: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  name: Scalars['String']['input'];
  purpose: FilePurpose;
  /** Bytes; at most 25 MB. */
  size: Scalars['Int']['input'];
};

export type CreateFileUploadPayload = {
  __typename?: 'CreateFileUploadPayload';
  upload: Maybe<FileUpload>;
  userErrors: Array<UserError>;
};

export type CreateStatementTransactionInput = {
  amount: Scalars['Decimal']['input'];
  bankAccountId: Scalars['ID']['input'];
  date: Scalars['Date']['input'];
  description: Scalars['String']['input'];
  direction: Direction;
  endingBalance?: InputMaybe<Scalars['Decimal']['input']>;
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
};

/** Currencies that Arus keeps books in; all have two decimals. */
export type Currency =
  | 'IDR'
  | 'SGD'
  | 'USD';

/** What the owner of the account is, as banks ask for RTGS and SKN transfers. */
export type CustomerType =
  | 'CORPORATION'
  | 'GOVERNMENT'
  | 'INDIVIDUAL';

/** How a record came to be. */
export type DataSource =
  /** Fetched from the bank's API. */
  | 'API'
  /** Fetched from the bank's portal. */
  | 'CRAWLER'
  /** Entered or imported by a person. */
  | 'MANUAL';

/** A date range, both ends included. */
export type DateRangeInput = {
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};

export type DeleteExpectedTransactionsInput = {
  ids: Array<Scalars['ID']['input']>;
};

export type DeleteExpectedTransactionsPayload = {
  __typename?: 'DeleteExpectedTransactionsPayload';
  deletedIds: Array<Scalars['ID']['output']>;
  results: Array<BulkResult>;
  userErrors: Array<UserError>;
};

export type DeleteStatementTransactionsPayload = {
  __typename?: 'DeleteStatementTransactionsPayload';
  deletedIds: Array<Scalars['ID']['output']>;
  results: Array<BulkResult>;
  userErrors: Array<UserError>;
};

/** Which way money went. */
export type Direction =
  /** Incoming. */
  | 'CREDIT'
  /** Outgoing. */
  | 'DEBIT';

/** Incoming and outgoing sum in one currency. */
export type DirectionTotal = {
  __typename?: 'DirectionTotal';
  currency: Currency;
  incoming: Money;
  outgoing: Money;
};

/** A legal entity that owns bank accounts. */
export type Entity = Node & {
  __typename?: 'Entity';
  id: Scalars['ID']['output'];
  /** The one that was made with the organization. */
  isDefault: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  uuid: Scalars['UUID']['output'];
};

export type ExpectedSource =
  /** From a bill. */
  | 'BILL'
  /** From a deposit. */
  | 'DEPOSIT'
  /** From a bulk import. */
  | 'IMPORT'
  /** From a sales invoice. */
  | 'INVOICE'
  /** Entered by a person. */
  | 'MANUAL'
  /** From a payment or transfer. */
  | 'PAYMENT';

/** Money that should come in or go out. */
export type ExpectedTransaction = Node & {
  __typename?: 'ExpectedTransaction';
  allowedActions: Array<ExpectedTransactionAction>;
  amount: Money;
  /** The smallest and largest amount that count as this transaction. */
  amountFrom: Maybe<Money>;
  amountTo: Maybe<Money>;
  /** The account on which it should happen; null when any account will do. */
  bankAccount: Maybe<BankAccount>;
  counterparty: Maybe<Counterparty>;
  createdAt: Scalars['DateTime']['output'];
  /** Additional reconciliation data. */
  data: Array<KeyValue>;
  date: Scalars['Date']['output'];
  /** The earliest and latest date on which it may happen. */
  dateFrom: Maybe<Scalars['Date']['output']>;
  dateTo: Maybe<Scalars['Date']['output']>;
  description: Scalars['String']['output'];
  direction: Direction;
  /** Unique identifier in another system. */
  externalId: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  internalDescription: Maybe<Scalars['String']['output']>;
  /** Gapless within organization and year, `ET-2026-000123`. */
  number: Scalars['String']['output'];
  reconciliations: Maybe<Array<Reconciliation>>;
  /** What is not yet reconciled. */
  remaining: Money;
  source: ExpectedSource;
  status: ReconciliationStatus;
  uuid: Scalars['UUID']['output'];
  version: Scalars['Int']['output'];
};

/** What a viewer can do with an expected transaction now. */
export type ExpectedTransactionAction =
  | 'ARCHIVE'
  | 'DELETE'
  | 'RECONCILE'
  | 'UNARCHIVE'
  | 'UPDATE';

export type ExpectedTransactionConnection = {
  __typename?: 'ExpectedTransactionConnection';
  edges: Array<ExpectedTransactionEdge>;
  pageInfo: PageInfo;
  totalCount: Maybe<Scalars['Int']['output']>;
  /** Sums by currency and direction of all that the filter admits. */
  totals: Maybe<Array<DirectionTotal>>;
};

export type ExpectedTransactionEdge = {
  __typename?: 'ExpectedTransactionEdge';
  cursor: Scalars['String']['output'];
  node: ExpectedTransaction;
};

export type ExpectedTransactionFilter = {
  /** Bounds of the amount; `atLeast` must be less than `noMoreThan`. */
  amount?: InputMaybe<AmountRangeInput>;
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  counterpartyId?: InputMaybe<Scalars['ID']['input']>;
  currency?: InputMaybe<Currency>;
  date?: InputMaybe<DateRangeInput>;
  direction?: InputMaybe<Direction>;
  /** Searches number, descriptions, external id, counterparty and, when it is a number, the amount. */
  search?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<ExpectedSource>;
  status?: InputMaybe<Array<ReconciliationStatus>>;
};

export type ExpectedTransactionIdsInput = {
  ids: Array<Scalars['ID']['input']>;
};

export type ExpectedTransactionPayload = {
  __typename?: 'ExpectedTransactionPayload';
  expectedTransaction: Maybe<ExpectedTransaction>;
  userErrors: Array<UserError>;
};

export type ExpectedTransactionSort = {
  direction: SortDirection;
  field: ExpectedTransactionSortField;
};

export type ExpectedTransactionSortField =
  | 'AMOUNT'
  | 'CREATED_AT'
  | 'DATE';

export type ExpectedTransactionsPayload = {
  __typename?: 'ExpectedTransactionsPayload';
  /** Those that changed. */
  expectedTransactions: Array<ExpectedTransaction>;
  results: Array<BulkResult>;
  userErrors: Array<UserError>;
};

/** One field that changed. */
export type FieldChange = {
  __typename?: 'FieldChange';
  after: Maybe<Scalars['String']['output']>;
  before: Maybe<Scalars['String']['output']>;
  field: Scalars['String']['output'];
};

export type FilePurpose =
  | 'COUNTERPARTIES'
  | 'DOCUMENT'
  | 'EXPECTED_TRANSACTIONS'
  | 'STATEMENT';

/** The first rows of a file as cells, for mapping its columns. */
export type FileSample = {
  __typename?: 'FileSample';
  /** What separates the columns. */
  delimiter: Scalars['String']['output'];
  rows: Array<Array<Scalars['String']['output']>>;
};

/** Where the bytes go: PUT them to `url` with the same credentials. */
export type FileUpload = {
  __typename?: 'FileUpload';
  fileId: Scalars['ID']['output'];
  url: Scalars['URL']['output'];
};

export type ImportCounts = {
  __typename?: 'ImportCounts';
  /** Rows that are stored already and are left out. */
  duplicates: Scalars['Int']['output'];
  /** Rows with an error, and errors of the whole file. */
  errors: Scalars['Int']['output'];
  /** Rows that will be, or were, stored; those with a warning are among them. */
  ready: Scalars['Int']['output'];
  /** Transactions in the file, whatever is wrong with them; with those that the bank has not booked yet. */
  total: Scalars['Int']['output'];
  /** Rows with a warning, and warnings about the whole file. */
  warnings: Scalars['Int']['output'];
};

/** What is wrong with one cell of a file. */
export type ImportIssue = {
  __typename?: 'ImportIssue';
  code: Scalars['String']['output'];
  /** Column as the file names it. */
  column: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  /** Row number in the file, the first line is 1; null when the whole file is meant. */
  row: Maybe<Scalars['Int']['output']>;
  severity: ImportIssueSeverity;
  /** The rejected value as it stands in the file. */
  value: Maybe<Scalars['String']['output']>;
};

export type ImportIssueConnection = {
  __typename?: 'ImportIssueConnection';
  edges: Array<ImportIssueEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ImportIssueEdge = {
  __typename?: 'ImportIssueEdge';
  cursor: Scalars['String']['output'];
  node: ImportIssue;
};

export type ImportIssueSeverity =
  | 'DUPLICATE'
  | 'ERROR'
  | 'WARNING';

export type ImportRecordsInput = {
  /** Only check. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** From `createFileUpload`. */
  fileId: Scalars['ID']['input'];
  /** The `hash` that the check answered: the file must still be the one that was checked. */
  hash?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  ignoreWarnings?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ImportStatementInput = {
  bankAccountId: Scalars['ID']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  fileId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  ignoreWarnings?: InputMaybe<Scalars['Boolean']['input']>;
  mapping?: InputMaybe<StatementMappingInput>;
  /** Keep the mapping for this account. */
  saveMapping?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A named value that a user keeps with a record. */
export type KeyValue = {
  __typename?: 'KeyValue';
  key: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type KeyValueInput = {
  key: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

/** One or several expected transactions that could be a statement line, ranked now. */
export type MatchCandidate = {
  __typename?: 'MatchCandidate';
  adjustments: Array<Adjustment>;
  difference: Money;
  expectedTransactions: Array<ExpectedTransaction>;
  reasons: Array<MatchReason>;
  /** The recommendation that stands behind it, when one is pending. */
  recommendation: Maybe<Recommendation>;
  result: MatchResult;
  score: Scalars['Int']['output'];
};

/** One piece of evidence, to be put into words by the client. */
export type MatchReason = {
  __typename?: 'MatchReason';
  /** Fee, withheld tax or shortfall. */
  amount: Maybe<Money>;
  code: MatchReasonCode;
  days: Maybe<Scalars['Int']['output']>;
  effect: ReasonEffect;
  /** The expected transaction that it is about; null when about the whole. */
  expectedTransactionId: Maybe<Scalars['ID']['output']>;
  /** Percent, for withholding. */
  rate: Maybe<Scalars['Decimal']['output']>;
  /** Token, account number or name that was recognised. */
  text: Maybe<Scalars['String']['output']>;
};

export type MatchReasonCode =
  | 'ACCOUNT_KNOWN'
  | 'ALIAS_KNOWN'
  | 'AMOUNTS_ADD_UP'
  | 'AMOUNT_EXACT'
  | 'AMOUNT_LESS_FEE'
  | 'AMOUNT_LESS_WITHHOLDING'
  | 'AMOUNT_OVER'
  | 'AMOUNT_PLUS_FEE'
  | 'AMOUNT_SHORT'
  | 'AMOUNT_WITHIN_TOLERANCE'
  | 'DATA_NAMED'
  | 'DATE_IN_RANGE'
  | 'DAYS_EARLY'
  | 'DAYS_LATE'
  | 'NAME_DIFFERENT'
  | 'NAME_SIMILAR'
  | 'REFERENCE_CONTRADICTED'
  | 'REFERENCE_NAMED'
  | 'SAME_DAY';

export type MatchResult =
  | 'FULL_MATCH'
  | 'NO_MATCH'
  | 'PARTIAL_MATCH';

/** A person's place in an organization. */
export type Membership = Node & {
  __typename?: 'Membership';
  id: Scalars['ID']['output'];
  /** The organization, with this membership's own permissions. */
  organization: Organization;
  /** Permission keys, `area.object.action`. */
  permissions: Array<Scalars['String']['output']>;
  /** The role that decides the permissions. */
  role: Role;
  /** Only ACTIVE memberships give access. */
  status: MembershipStatus;
};

export type MembershipStatus =
  | 'ACTIVE'
  | 'DEACTIVATED'
  | 'EXPIRED'
  | 'INVITED'
  | 'REMOVED';

/** All that is changed of the file, in place of what was changed before; at most 500 cells and 500 rows. */
export type MendStatementImportInput = {
  corrections: Array<StatementCorrectionInput>;
  id: Scalars['ID']['input'];
  skippedRows: Array<Scalars['Int']['input']>;
  version: Scalars['Int']['input'];
};

/** An amount with its currency; amounts of different currencies are never added. */
export type Money = {
  __typename?: 'Money';
  /** Two decimals, as a string. */
  amount: Scalars['Decimal']['output'];
  /** Currency of the amount. */
  currency: Currency;
};

/** An amount with its currency. */
export type MoneyInput = {
  /** At most 17 digits before the point and two after it, dot as the decimal mark. */
  amount: Scalars['Decimal']['input'];
  /** Currency of the amount. */
  currency: Currency;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts pending recommendations one by one; needs `treasury.reconciliation.manage`. userErrors per item: not pending, already reconciled. */
  acceptRecommendations: Maybe<RecommendationsPayload>;
  /** Puts unreconciled ones out of sight; needs `treasury.reconciliation.manage`. userErrors per item: already reconciled, archived. */
  archiveExpectedTransactions: Maybe<ExpectedTransactionsPayload>;
  /** Puts unreconciled lines out of sight; needs `treasury.reconciliation.manage`. */
  archiveStatementTransactions: Maybe<StatementTransactionsPayload>;
  /** Drops a run that waits for review; its recommendations stay pending. */
  cancelReconciliationRun: Maybe<ReconciliationRunPayload>;
  /** Confirms the reviewed automatic matches; needs `treasury.reconciliation.auto`. */
  confirmReconciliationRun: Maybe<ReconciliationRunPayload>;
  /** Stores a checked import. userErrors: warnings not ignored, wrong state. */
  confirmStatementImport: Maybe<StatementImportPayload>;
  /** Makes an API token; needs `account.apiTokens.manage`. userErrors: G-2. */
  createApiToken: Maybe<CreateApiTokenPayload>;
  /** Makes a manual account; needs `treasury.bankAccounts.manage`. userErrors: alias exists, number exists, currency not allowed. */
  createBankAccount: Maybe<BankAccountPayload>;
  /** Needs `treasury.counterparties.manage`. userErrors: alias exists, external id exists, duplicate bank account. */
  createCounterparty: Maybe<CounterpartyPayload>;
  /** Needs `treasury.expected.manage`. userErrors: G-2, external id exists. */
  createExpectedTransaction: Maybe<ExpectedTransactionPayload>;
  /** Announces a file. userErrors: size and type refusals of the FI module. */
  createFileUpload: Maybe<CreateFileUploadPayload>;
  /** Enters one line by hand. userErrors: G-2 fields, zero amount, date after today. */
  createStatementTransaction: Maybe<StatementTransactionPayload>;
  /** Needs `treasury.expected.manage`; each item stands on its own. userErrors per item: can't be deleted when reconciled. */
  deleteExpectedTransactions: Maybe<DeleteExpectedTransactionsPayload>;
  /** Deletes lines that were entered by hand; needs `treasury.statements.manage`. userErrors per item: imported, reconciled, has a history. */
  deleteStatementTransactions: Maybe<DeleteStatementTransactionsPayload>;
  /** Asynchronous: checks the file, stops and stores nothing on errors, on warnings not ignored, or with dryRun; else imports. Needs `treasury.counterparties.manage`. */
  importCounterparties: Maybe<RecordImportPayload>;
  /** Asynchronous: checks the file, stops and stores nothing on errors, on warnings not ignored, or with dryRun; else imports. Needs `treasury.expected.manage`. */
  importExpectedTransactions: Maybe<RecordImportPayload>;
  /** Asynchronous: checks the file, stops and stores nothing on errors, on warnings not ignored, or with dryRun; else imports. Needs `treasury.statements.manage`. */
  importStatement: Maybe<StatementImportPayload>;
  /** Checks the file again with cells changed and rows left out. userErrors: G-3 stale version, wrong state, no cells to change. */
  mendStatementImport: Maybe<StatementImportPayload>;
  /** Matches by hand; one side has exactly one item. userErrors: already reconciled, type mismatch, amount above or below the total, different bank account, bulk not allowed. */
  reconcile: Maybe<ReconcilePayload>;
  rejectRecommendations: Maybe<RecommendationsPayload>;
  /** Takes a reconciliation back; nothing is deleted. userErrors: reason required, already removed. */
  removeReconciliation: Maybe<ReconcilePayload>;
  /** Starts the engine; AUTOMATIC needs `treasury.reconciliation.auto`, RECOMMEND needs `treasury.reconciliation.manage`. userErrors: a run is already at work. */
  runReconciliation: Maybe<ReconciliationRunPayload>;
  /** Starts a session. userErrors: U-ACC-AU codes for a wrong pair, a lockout and an inactive account. Errors: R-3. */
  signIn: Maybe<SignInPayload>;
  /** Ends the session of this browser. */
  signOut: Maybe<SignOutPayload>;
  /** Brings archived ones back; needs `treasury.reconciliation.manage`. userErrors per item: not archived. */
  unarchiveExpectedTransactions: Maybe<ExpectedTransactionsPayload>;
  /** Brings archived lines back; needs `treasury.reconciliation.manage`. */
  unarchiveStatementTransactions: Maybe<StatementTransactionsPayload>;
  /** Takes a whole import back while none of its rows is reconciled. userErrors: has reconciled statements. */
  undoStatementImport: Maybe<StatementImportPayload>;
  /** Changes alias or last-check date; needs `treasury.bankAccounts.manage`. userErrors: alias exists, G-3. */
  updateBankAccount: Maybe<BankAccountPayload>;
  /** Needs `treasury.counterparties.manage`. userErrors: as create, account number and name can't change, default is read-only, G-3. */
  updateCounterparty: Maybe<CounterpartyPayload>;
  /** Needs `treasury.expected.manage`. userErrors: G-2, G-3, external id exists, already reconciled. */
  updateExpectedTransaction: Maybe<ExpectedTransactionPayload>;
  /** Answers a second-factor challenge. userErrors: U-ACC-AU-46 and the invalid-code errors. */
  verifyTwoFactor: Maybe<VerifyTwoFactorPayload>;
};


export type MutationAcceptRecommendationsArgs = {
  input: RecommendationIdsInput;
};


export type MutationArchiveExpectedTransactionsArgs = {
  input: ExpectedTransactionIdsInput;
};


export type MutationArchiveStatementTransactionsArgs = {
  input: StatementTransactionIdsInput;
};


export type MutationCancelReconciliationRunArgs = {
  input: CancelReconciliationRunInput;
};


export type MutationConfirmReconciliationRunArgs = {
  input: ConfirmReconciliationRunInput;
};


export type MutationConfirmStatementImportArgs = {
  input: ConfirmStatementImportInput;
};


export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


export type MutationCreateBankAccountArgs = {
  input: CreateBankAccountInput;
};


export type MutationCreateCounterpartyArgs = {
  input: CreateCounterpartyInput;
};


export type MutationCreateExpectedTransactionArgs = {
  input: CreateExpectedTransactionInput;
};


export type MutationCreateFileUploadArgs = {
  input: CreateFileUploadInput;
};


export type MutationCreateStatementTransactionArgs = {
  input: CreateStatementTransactionInput;
};


export type MutationDeleteExpectedTransactionsArgs = {
  input: DeleteExpectedTransactionsInput;
};


export type MutationDeleteStatementTransactionsArgs = {
  input: StatementTransactionIdsInput;
};


export type MutationImportCounterpartiesArgs = {
  input: ImportRecordsInput;
};


export type MutationImportExpectedTransactionsArgs = {
  input: ImportRecordsInput;
};


export type MutationImportStatementArgs = {
  input: ImportStatementInput;
};


export type MutationMendStatementImportArgs = {
  input: MendStatementImportInput;
};


export type MutationReconcileArgs = {
  input: ReconcileInput;
};


export type MutationRejectRecommendationsArgs = {
  input: RecommendationIdsInput;
};


export type MutationRemoveReconciliationArgs = {
  input: RemoveReconciliationInput;
};


export type MutationRunReconciliationArgs = {
  input: RunReconciliationInput;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationUnarchiveExpectedTransactionsArgs = {
  input: ExpectedTransactionIdsInput;
};


export type MutationUnarchiveStatementTransactionsArgs = {
  input: StatementTransactionIdsInput;
};


export type MutationUndoStatementImportArgs = {
  input: UndoStatementImportInput;
};


export type MutationUpdateBankAccountArgs = {
  input: UpdateBankAccountInput;
};


export type MutationUpdateCounterpartyArgs = {
  input: UpdateCounterpartyInput;
};


export type MutationUpdateExpectedTransactionArgs = {
  input: UpdateExpectedTransactionInput;
};


export type MutationVerifyTwoFactorArgs = {
  input: VerifyTwoFactorInput;
};

/** A thing with a global identifier. */
export type Node = {
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
};

/** A company, or a group's member, whose books are kept apart from all others. */
export type Organization = Node & {
  __typename?: 'Organization';
  /** The activity log, newest first; needs `account.activity.view`. Merged from both services. */
  activity: Maybe<ActivityConnection>;
  bankAccount: Maybe<BankAccount>;
  /** Needs `treasury.bankAccounts.view`. */
  bankAccounts: Maybe<BankAccountConnection>;
  /** Banks that accounts can be kept at. */
  banks: Maybe<Array<Bank>>;
  /** Needs `treasury.counterparties.view`. */
  counterparties: Maybe<CounterpartyConnection>;
  counterparty: Maybe<Counterparty>;
  /** Banks that a counterparty's account can be at. */
  counterpartyBanks: Maybe<Array<Bank>>;
  /** Currency of new records. */
  defaultCurrency: Currency;
  /** Legal entities of the organization, the default one first. */
  entities: Array<Entity>;
  expectedTransaction: Maybe<ExpectedTransaction>;
  /** Needs `treasury.expected.view`. */
  expectedTransactions: Maybe<ExpectedTransactionConnection>;
  id: Scalars['ID']['output'];
  /** Registered name. */
  legalName: Scalars['String']['output'];
  /** Areas in use. */
  modes: Array<AppMode>;
  /** Short name. */
  name: Scalars['String']['output'];
  /** Active colleagues, for filters and assignments. */
  people: Array<Person>;
  /** What the viewer may do here: permission keys. */
  permissions: Array<Scalars['String']['output']>;
  /** Needs `treasury.reconciliation.view`. */
  recommendations: Maybe<RecommendationConnection>;
  reconciliationCounts: Maybe<ReconciliationCounts>;
  /** Runs, newest first. */
  reconciliationRuns: Maybe<Array<ReconciliationRun>>;
  reconciliations: Maybe<ReconciliationConnection>;
  /** Needs the view permission of the kind of record. */
  recordImport: Maybe<RecordImport>;
  statementImport: Maybe<StatementImport>;
  /** Newest first. */
  statementImports: Maybe<StatementImportConnection>;
  statementTransaction: Maybe<StatementTransaction>;
  /** Needs `treasury.statements.view`. */
  statementTransactions: Maybe<StatementTransactionConnection>;
  /** IANA zone of business dates. */
  timeZone: Scalars['String']['output'];
  /** Unique handle. */
  username: Scalars['String']['output'];
  /** Public identifier; goes into `x-organization-id`. */
  uuid: Scalars['UUID']['output'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationActivityArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ActivityFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationBankAccountArgs = {
  uuid: Scalars['UUID']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationBankAccountsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<BankAccountFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<BankAccountSort>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationCounterpartiesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<CounterpartyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<CounterpartySort>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationCounterpartyArgs = {
  uuid: Scalars['UUID']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationExpectedTransactionArgs = {
  uuid: Scalars['UUID']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationExpectedTransactionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ExpectedTransactionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<ExpectedTransactionSort>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationRecommendationsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<RecommendationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationReconciliationCountsArgs = {
  bankAccountId: InputMaybe<Scalars['ID']['input']>;
  date: InputMaybe<DateRangeInput>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationReconciliationRunsArgs = {
  bankAccountId: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationReconciliationsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ReconciliationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationRecordImportArgs = {
  uuid: Scalars['UUID']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationStatementImportArgs = {
  uuid: Scalars['UUID']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationStatementImportsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<StatementImportFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationStatementTransactionArgs = {
  uuid: Scalars['UUID']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationStatementTransactionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<StatementTransactionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<StatementTransactionSort>;
};

/** Where a page of a connection starts and ends. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last edge. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether a page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether a page precedes. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** A person as colleagues see them. */
export type Person = {
  __typename?: 'Person';
  /** Full name. */
  fullName: Scalars['String']['output'];
  /** Public identifier. */
  uuid: Scalars['UUID']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** Any node by its global identifier. Null and an error G-7 when it is unknown or belongs to another organization. */
  node: Maybe<Node>;
  /** Several nodes in the order of `ids`, at most 200; each miss is null and an error G-7. */
  nodes: Array<Maybe<Node>>;
  /** The organization that `x-organization-id` names. Errors: G-10, G-21. */
  organization: Organization;
  /** The person who asks; null when nobody is signed in. */
  viewer: Maybe<Viewer>;
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};

/** Whether a reason speaks for or against a match. */
export type ReasonEffect =
  | 'AGAINST'
  | 'FOR'
  | 'NEUTRAL';

/** What the engine proposes; can be acted on only while pending. */
export type Recommendation = Node & {
  __typename?: 'Recommendation';
  allocations: Array<Allocation>;
  /** Whether the engine would confirm it by itself. */
  automatic: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Expected minus statement amount that no adjustment explains. */
  difference: Money;
  expectedTransactions: Array<ExpectedTransaction>;
  id: Scalars['ID']['output'];
  reasons: Array<MatchReason>;
  result: MatchResult;
  /** 0 to 100. */
  score: Scalars['Int']['output'];
  statementTransactions: Array<StatementTransaction>;
  status: RecommendationStatus;
  uuid: Scalars['UUID']['output'];
};

export type RecommendationConnection = {
  __typename?: 'RecommendationConnection';
  edges: Array<RecommendationEdge>;
  pageInfo: PageInfo;
  totalCount: Maybe<Scalars['Int']['output']>;
};

export type RecommendationEdge = {
  __typename?: 'RecommendationEdge';
  cursor: Scalars['String']['output'];
  node: Recommendation;
};

export type RecommendationFilter = {
  automatic?: InputMaybe<Scalars['Boolean']['input']>;
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<Array<RecommendationStatus>>;
};

export type RecommendationIdsInput = {
  ids: Array<Scalars['ID']['input']>;
};

export type RecommendationStatus =
  | 'ACCEPTED'
  | 'PENDING'
  | 'REJECTED'
  | 'SUPERSEDED';

export type RecommendationsPayload = {
  __typename?: 'RecommendationsPayload';
  recommendations: Array<Recommendation>;
  reconciliations: Array<Reconciliation>;
  results: Array<BulkResult>;
  userErrors: Array<UserError>;
};

export type ReconcileInput = {
  /** Explained difference; with it the match is full. */
  adjustments?: InputMaybe<Array<AdjustmentInput>>;
  /** Go on although the amounts differ. */
  allowPartial?: InputMaybe<Scalars['Boolean']['input']>;
  /** In the order in which they are paid: when money is short, the last ones stay open. */
  expectedTransactionIds: Array<Scalars['ID']['input']>;
  idempotencyKey: Scalars['UUID']['input'];
  statementTransactionIds: Array<Scalars['ID']['input']>;
};

export type ReconcilePayload = {
  __typename?: 'ReconcilePayload';
  expectedTransactions: Array<ExpectedTransaction>;
  reconciliation: Maybe<Reconciliation>;
  statementTransactions: Array<StatementTransaction>;
  userErrors: Array<UserError>;
};

/** A confirmed match between one item on one side and one or more on the other. */
export type Reconciliation = Node & {
  __typename?: 'Reconciliation';
  allocations: Array<Allocation>;
  amount: Money;
  bankAccount: BankAccount;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Maybe<Person>;
  expectedTransactions: Array<ExpectedTransaction>;
  id: Scalars['ID']['output'];
  kind: ReconciliationKind;
  removalReason: Maybe<Scalars['String']['output']>;
  /** Set when it was taken back. */
  removedAt: Maybe<Scalars['DateTime']['output']>;
  removedBy: Maybe<Person>;
  result: MatchResult;
  statementTransactions: Array<StatementTransaction>;
  uuid: Scalars['UUID']['output'];
};

/** What changed in the reconciliation of an account. */
export type ReconciliationChange = {
  __typename?: 'ReconciliationChange';
  /** Who did it; null for the system. */
  actor: Maybe<Person>;
  expectedTransactions: Array<ExpectedTransaction>;
  kind: ReconciliationChangeKind;
  /** Set for RECONCILED and REMOVED. */
  reconciliation: Maybe<Reconciliation>;
  /** Set for RUN_CHANGED. */
  run: Maybe<ReconciliationRun>;
  /** Set for IMPORT_STARTED, IMPORTED and IMPORT_UNDONE. */
  statementImport: Maybe<StatementImport>;
  /** The lines that changed; empty when many did, then read the list again. */
  statementTransactions: Array<StatementTransaction>;
};

export type ReconciliationChangeKind =
  | 'ARCHIVED'
  | 'EXPECTED_CHANGED'
  | 'IMPORTED'
  /** A file is being checked or stored. */
  | 'IMPORT_STARTED'
  | 'IMPORT_UNDONE'
  | 'RECOMMENDATIONS_CHANGED'
  | 'RECONCILED'
  | 'REMOVED'
  | 'RUN_CHANGED'
  | 'STATEMENTS_CHANGED'
  | 'UNARCHIVED';

export type ReconciliationConnection = {
  __typename?: 'ReconciliationConnection';
  edges: Array<ReconciliationEdge>;
  pageInfo: PageInfo;
  totalCount: Maybe<Scalars['Int']['output']>;
};

/** Lines to reconcile, by what the engine found. */
export type ReconciliationCounts = {
  __typename?: 'ReconciliationCounts';
  full: Scalars['Int']['output'];
  /** Lines that a run has looked at without finding anything; those that no run has looked at yet are in none of the three. */
  none: Scalars['Int']['output'];
  partial: Scalars['Int']['output'];
  /** Matches in effect, made between those dates: as many as the history lists without those taken back. */
  reconciled: Scalars['Int']['output'];
  unreconciled: Scalars['Int']['output'];
};

export type ReconciliationEdge = {
  __typename?: 'ReconciliationEdge';
  cursor: Scalars['String']['output'];
  node: Reconciliation;
};

export type ReconciliationFilter = {
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  date?: InputMaybe<DateRangeInput>;
  /** Include those that were taken back. */
  includeRemoved?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<ReconciliationKind>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type ReconciliationKind =
  | 'AUTOMATIC'
  | 'MANUAL'
  | 'REVIEW';

/** One pass of the engine. */
export type ReconciliationRun = Node & {
  __typename?: 'ReconciliationRun';
  /** Lines that the engine would match by itself. */
  automatic: Scalars['Int']['output'];
  /** Null when it covers all accounts. */
  bankAccount: Maybe<BankAccount>;
  /** Lines done and lines to do. */
  done: Scalars['Int']['output'];
  failureReason: Maybe<Scalars['String']['output']>;
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Lines for which something was recommended. */
  matched: Scalars['Int']['output'];
  mode: ReconciliationRunMode;
  recommendations: Maybe<RecommendationConnection>;
  startedAt: Scalars['DateTime']['output'];
  startedBy: Maybe<Person>;
  status: ReconciliationRunStatus;
  total: Scalars['Int']['output'];
  uuid: Scalars['UUID']['output'];
};


/** One pass of the engine. */
export type ReconciliationRunRecommendationsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  automatic: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type ReconciliationRunMode =
  | 'AUTOMATIC'
  | 'RECOMMEND';

export type ReconciliationRunPayload = {
  __typename?: 'ReconciliationRunPayload';
  run: Maybe<ReconciliationRun>;
  userErrors: Array<UserError>;
};

export type ReconciliationRunStatus =
  /** Automatic matches wait for a person to confirm them. */
  | 'AWAITING_REVIEW'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'CONFIRMING'
  | 'FAILED'
  | 'QUEUED'
  | 'RUNNING';

export type ReconciliationStatus =
  | 'ARCHIVED'
  | 'PARTIALLY_RECONCILED'
  | 'RECONCILED'
  | 'UNRECONCILED';

/** A bulk CSV import of counterparties or expected transactions: checked, then stored as a whole or not at all. */
export type RecordImport = Node & {
  __typename?: 'RecordImport';
  /** CSV of the file with the reasons in a column of its own. */
  annotatedFileUrl: Maybe<Scalars['URL']['output']>;
  counts: ImportCounts;
  createdAt: Scalars['DateTime']['output'];
  /** Rows done and rows to do of the present phase. */
  done: Scalars['Int']['output'];
  /** Why it failed, in words. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** The uploaded file, for importing it after it was checked. */
  fileId: Scalars['ID']['output'];
  fileName: Scalars['String']['output'];
  /** SHA-256 of the checked file. */
  hash: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The first 1,000 issues, by row; the annotated file has 10,000 of each severity. All are counted. */
  issues: Array<ImportIssue>;
  kind: RecordImportKind;
  status: StatementImportStatus;
  total: Scalars['Int']['output'];
  uuid: Scalars['UUID']['output'];
};

export type RecordImportKind =
  | 'COUNTERPARTIES'
  | 'EXPECTED_TRANSACTIONS';

export type RecordImportPayload = {
  __typename?: 'RecordImportPayload';
  recordImport: Maybe<RecordImport>;
  userErrors: Array<UserError>;
};

/** Kinds of record in the activity log. */
export type RecordType =
  | 'API_TOKEN'
  | 'BANK_ACCOUNT'
  | 'COUNTERPARTY'
  | 'ENTITY'
  | 'EXPECTED_TRANSACTION'
  | 'FILE'
  | 'MEMBERSHIP'
  | 'ORGANIZATION'
  | 'RECOMMENDATION'
  | 'RECONCILIATION'
  | 'RECONCILIATION_RUN'
  | 'RECORD_IMPORT'
  | 'ROLE'
  | 'STATEMENT_IMPORT'
  | 'STATEMENT_TRANSACTION'
  | 'USER';

export type RemoveReconciliationInput = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

/** Where the owner of the account lives, as banks ask for RTGS and SKN transfers. */
export type Residence =
  | 'NON_RESIDENT'
  | 'RESIDENT';

/** A named set of permissions. */
export type Role = Node & {
  __typename?: 'Role';
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Permission keys, `area.object.action`. */
  permissions: Array<Scalars['String']['output']>;
  uuid: Scalars['UUID']['output'];
};

export type RunReconciliationInput = {
  /** All accounts when left out. */
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  mode: ReconciliationRunMode;
};

export type SignInInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  /** Keep the session for 30 days instead of 12 idle hours. */
  remember?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** Set when a second factor is asked for. */
  twoFactorChallenge: Maybe<TwoFactorChallenge>;
  userErrors: Array<UserError>;
  /** Set when the sign-in is complete; the session is in an HttpOnly cookie. */
  viewer: Maybe<Viewer>;
};

export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  userErrors: Array<UserError>;
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

/** A cell that is read as if it held other text; the file itself stays as it came. */
export type StatementCorrection = {
  __typename?: 'StatementCorrection';
  /** Column as an issue names it. */
  column: Scalars['String']['output'];
  /** Row number in the file, the first line is 1. */
  row: Scalars['Int']['output'];
  value: Scalars['String']['output'];
  /** The rejected text; where the cell holds more, the rest stays. */
  was: Scalars['String']['output'];
};

export type StatementCorrectionInput = {
  column: Scalars['String']['input'];
  row: Scalars['Int']['input'];
  value: Scalars['String']['input'];
  was: Scalars['String']['input'];
};

/** Days or money missing between the last stored line and the file. */
export type StatementGap = {
  __typename?: 'StatementGap';
  /** First opening minus last stored balance; null when one is unknown. */
  difference: Maybe<Money>;
  firstInFileOn: Scalars['Date']['output'];
  firstOpeningBalance: Maybe<Money>;
  lastStoredBalance: Maybe<Money>;
  lastStoredOn: Scalars['Date']['output'];
};

/** A statement file on its way in: checked, then stored as a whole or not at all. */
export type StatementImport = Node & {
  __typename?: 'StatementImport';
  allowedActions: Array<StatementImportAction>;
  /** CSV of the file with the reasons in a column of its own. */
  annotatedFileUrl: Maybe<Scalars['URL']['output']>;
  balanceProof: Maybe<BalanceProof>;
  bankAccount: BankAccount;
  counts: ImportCounts;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Maybe<Person>;
  /** Rows done and rows to do of the present phase. */
  done: Scalars['Int']['output'];
  /** Why it failed, in words. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** The uploaded file, for checking it again with a column mapping. */
  fileId: Scalars['ID']['output'];
  fileName: Scalars['String']['output'];
  /** Bytes. */
  fileSize: Scalars['Int']['output'];
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  gap: Maybe<StatementGap>;
  /** Whether single cells can be changed: the file is a CSV. */
  hasCells: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  issues: Maybe<ImportIssueConnection>;
  /** Name of the recognised layout, for example `KlikBCA`; null while unknown. */
  layout: Maybe<Scalars['String']['output']>;
  mending: StatementMending;
  periodFrom: Maybe<Scalars['Date']['output']>;
  periodTo: Maybe<Scalars['Date']['output']>;
  /** First rows of the file, when its layout is unknown. */
  sample: Maybe<FileSample>;
  status: StatementImportStatus;
  total: Scalars['Int']['output'];
  uuid: Scalars['UUID']['output'];
  version: Scalars['Int']['output'];
};


/** A statement file on its way in: checked, then stored as a whole or not at all. */
export type StatementImportIssuesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  severity: InputMaybe<ImportIssueSeverity>;
};

export type StatementImportAction =
  | 'CONFIRM'
  | 'MEND'
  | 'UNDO';

export type StatementImportConnection = {
  __typename?: 'StatementImportConnection';
  edges: Array<StatementImportEdge>;
  pageInfo: PageInfo;
};

export type StatementImportEdge = {
  __typename?: 'StatementImportEdge';
  cursor: Scalars['String']['output'];
  node: StatementImport;
};

export type StatementImportFilter = {
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<Array<StatementImportStatus>>;
};

export type StatementImportPayload = {
  __typename?: 'StatementImportPayload';
  statementImport: Maybe<StatementImport>;
  userErrors: Array<UserError>;
};

export type StatementImportStatus =
  | 'CHECKING'
  | 'FAILED'
  | 'HAS_ERRORS'
  | 'HAS_WARNINGS'
  | 'IMPORTED'
  | 'IMPORTING'
  | 'READY'
  | 'UNDONE';

/** How the columns of an unknown CSV are read. Columns count from 0. */
export type StatementMapping = {
  __typename?: 'StatementMapping';
  /** One signed amount, or an amount with a marker column. */
  amountColumn: Maybe<Scalars['Int']['output']>;
  balanceColumn: Maybe<Scalars['Int']['output']>;
  creditColumn: Maybe<Scalars['Int']['output']>;
  dateColumn: Scalars['Int']['output'];
  /** For example `dd/MM/yyyy`. */
  dateFormat: Scalars['String']['output'];
  debitColumn: Maybe<Scalars['Int']['output']>;
  /** `.` or `,`; null lets the balance proof decide. */
  decimalMark: Maybe<Scalars['String']['output']>;
  delimiter: Scalars['String']['output'];
  descriptionColumns: Array<Scalars['Int']['output']>;
  /** Rows before the first transaction, the header included. */
  skipRows: Scalars['Int']['output'];
  /** Column that holds DB/CR, D/K and the like. */
  typeColumn: Maybe<Scalars['Int']['output']>;
};

export type StatementMappingInput = {
  amountColumn?: InputMaybe<Scalars['Int']['input']>;
  balanceColumn?: InputMaybe<Scalars['Int']['input']>;
  creditColumn?: InputMaybe<Scalars['Int']['input']>;
  dateColumn: Scalars['Int']['input'];
  dateFormat: Scalars['String']['input'];
  debitColumn?: InputMaybe<Scalars['Int']['input']>;
  decimalMark?: InputMaybe<Scalars['String']['input']>;
  delimiter: Scalars['String']['input'];
  descriptionColumns: Array<Scalars['Int']['input']>;
  skipRows: Scalars['Int']['input'];
  typeColumn?: InputMaybe<Scalars['Int']['input']>;
};

/** What was changed of a file before it was checked. */
export type StatementMending = {
  __typename?: 'StatementMending';
  corrections: Array<StatementCorrection>;
  /** Rows that are not stored; they still count in the balance. */
  skippedRows: Array<Scalars['Int']['output']>;
};

/** A line of a bank statement. */
export type StatementTransaction = Node & {
  __typename?: 'StatementTransaction';
  allowedActions: Array<StatementTransactionAction>;
  amount: Money;
  bankAccount: BankAccount;
  /** Expected transactions that could be this line, best first, ranked now; at most 20. */
  candidates: Maybe<Array<MatchCandidate>>;
  date: Scalars['Date']['output'];
  /** The bank's text as it came. */
  description: Scalars['String']['output'];
  direction: Direction;
  endingBalance: Maybe<Money>;
  id: Scalars['ID']['output'];
  /** Best result among the pending recommendations; NO_MATCH when there is none; null while no run has looked at the line as it is open now. */
  matchResult: Maybe<MatchResult>;
  /** The party that the text names, when it could be read. */
  partyName: Maybe<Scalars['String']['output']>;
  recommendations: RecommendationConnection;
  reconciliations: Array<Reconciliation>;
  /** Tokens of the description that look like document numbers. */
  references: Array<Scalars['String']['output']>;
  /** What is not yet reconciled. */
  remaining: Money;
  source: DataSource;
  /** The import that brought it; null when entered by hand. */
  statementImport: Maybe<StatementImport>;
  status: ReconciliationStatus;
  uuid: Scalars['UUID']['output'];
  version: Scalars['Int']['output'];
};


/** A line of a bank statement. */
export type StatementTransactionCandidatesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
};


/** A line of a bank statement. */
export type StatementTransactionRecommendationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Array<RecommendationStatus>>;
};

/** What a viewer can do with a statement transaction now. */
export type StatementTransactionAction =
  | 'ARCHIVE'
  | 'DELETE'
  | 'RECONCILE'
  | 'UNARCHIVE';

export type StatementTransactionConnection = {
  __typename?: 'StatementTransactionConnection';
  edges: Array<StatementTransactionEdge>;
  pageInfo: PageInfo;
  totalCount: Maybe<Scalars['Int']['output']>;
  totals: Maybe<Array<DirectionTotal>>;
};

export type StatementTransactionEdge = {
  __typename?: 'StatementTransactionEdge';
  cursor: Scalars['String']['output'];
  node: StatementTransaction;
};

export type StatementTransactionFilter = {
  amount?: InputMaybe<AmountRangeInput>;
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  currency?: InputMaybe<Currency>;
  date?: InputMaybe<DateRangeInput>;
  direction?: InputMaybe<Direction>;
  importId?: InputMaybe<Scalars['ID']['input']>;
  /** Only lines with this result; NO_MATCH leaves out lines that no run has looked at yet. */
  matchResult?: InputMaybe<MatchResult>;
  /** Searches the description, the party and, when it is a number, the amount. */
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<ReconciliationStatus>>;
};

export type StatementTransactionIdsInput = {
  ids: Array<Scalars['ID']['input']>;
};

export type StatementTransactionPayload = {
  __typename?: 'StatementTransactionPayload';
  statementTransaction: Maybe<StatementTransaction>;
  userErrors: Array<UserError>;
};

export type StatementTransactionSort = {
  direction: SortDirection;
  field: StatementTransactionSortField;
};

export type StatementTransactionSortField =
  | 'AMOUNT'
  | 'DATE';

export type StatementTransactionsPayload = {
  __typename?: 'StatementTransactionsPayload';
  results: Array<BulkResult>;
  statementTransactions: Array<StatementTransaction>;
  userErrors: Array<UserError>;
};

export type Subscription = {
  __typename?: 'Subscription';
  /** Every change that touches reconciliation, of one account or of all. Needs `treasury.reconciliation.view`. */
  reconciliationChanged: ReconciliationChange;
  /** The present state first, then each step. */
  reconciliationRunProgress: ReconciliationRun;
  /** The present state first, then each change until nothing more happens by itself. */
  recordImportProgress: RecordImport;
  /** The present state first, then each change until a final one. */
  statementImportProgress: StatementImport;
};


export type SubscriptionReconciliationChangedArgs = {
  bankAccountId: InputMaybe<Scalars['ID']['input']>;
};


export type SubscriptionReconciliationRunProgressArgs = {
  runId: Scalars['ID']['input'];
};


export type SubscriptionRecordImportProgressArgs = {
  importId: Scalars['ID']['input'];
};


export type SubscriptionStatementImportProgressArgs = {
  importId: Scalars['ID']['input'];
};

/** A sign-in that waits for its second factor. */
export type TwoFactorChallenge = {
  __typename?: 'TwoFactorChallenge';
  /** Methods that can answer it. */
  methods: Array<TwoFactorMethod>;
  /** Opaque, valid for 5 minutes. */
  token: Scalars['String']['output'];
};

export type TwoFactorMethod =
  | 'AUTHENTICATOR_APP'
  | 'BACKUP_CODES'
  | 'PASSKEY';

export type UndoStatementImportInput = {
  id: Scalars['ID']['input'];
};

export type UpdateBankAccountInput = {
  alias?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  lastCheckedOn?: InputMaybe<Scalars['Date']['input']>;
  version: Scalars['Int']['input'];
};

export type UpdateCounterpartyInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  alias: Scalars['String']['input'];
  /** The whole list: one that is left out is removed. */
  bankAccounts: Array<CounterpartyBankAccountInput>;
  customerType?: InputMaybe<CustomerType>;
  email?: InputMaybe<Scalars['String']['input']>;
  externalId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  legalName: Scalars['String']['input'];
  residence?: InputMaybe<Residence>;
  status?: InputMaybe<CounterpartyStatus>;
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  type: CounterpartyType;
  version: Scalars['Int']['input'];
};

export type UpdateExpectedTransactionInput = {
  amount: MoneyInput;
  amountFrom?: InputMaybe<Scalars['Decimal']['input']>;
  amountTo?: InputMaybe<Scalars['Decimal']['input']>;
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  counterpartyId?: InputMaybe<Scalars['ID']['input']>;
  data?: InputMaybe<Array<KeyValueInput>>;
  date: Scalars['Date']['input'];
  dateFrom?: InputMaybe<Scalars['Date']['input']>;
  dateTo?: InputMaybe<Scalars['Date']['input']>;
  description: Scalars['String']['input'];
  direction: Direction;
  externalId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  internalDescription?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};

/** Something that the user can mend. */
export type UserError = {
  __typename?: 'UserError';
  /** Code of the error table, for example `U-TRSY-BA-2`. */
  code: Scalars['String']['output'];
  /** Path of the input field at fault, for example `["alias"]`. */
  field: Maybe<Array<Scalars['String']['output']>>;
  /** What happened and what to mend, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
};

export type VerifyTwoFactorInput = {
  challengeToken: Scalars['String']['input'];
  /** Six digits for an authenticator app. */
  code: Scalars['String']['input'];
  method: TwoFactorMethod;
};

export type VerifyTwoFactorPayload = {
  __typename?: 'VerifyTwoFactorPayload';
  userErrors: Array<UserError>;
  viewer: Maybe<Viewer>;
};

/** The person who is signed in, or whose API token is used. */
export type Viewer = Node & {
  __typename?: 'Viewer';
  /** Sign-in address. */
  email: Scalars['EmailAddress']['output'];
  /** Full name. */
  fullName: Scalars['String']['output'];
  /** Whether an authenticator app or a passkey is set up. */
  hasSecondFactor: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** The organizations that this person belongs to, with the rights in each. */
  memberships: Array<Membership>;
  /** Public identifier. */
  uuid: Scalars['UUID']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Activity: ResolverTypeWrapper<ActivitySource>;
  ActivityAction: ActivityAction;
  ActivityConnection: ResolverTypeWrapper<ActivityConnectionSource>;
  ActivityEdge: ResolverTypeWrapper<Omit<ActivityEdge, 'node'> & { node: ResolversTypes['Activity'] }>;
  ActivityFilter: ActivityFilter;
  Adjustment: ResolverTypeWrapper<Adjustment>;
  AdjustmentInput: AdjustmentInput;
  AdjustmentKind: AdjustmentKind;
  Allocation: ResolverTypeWrapper<AllocationSource>;
  AmountRangeInput: AmountRangeInput;
  ApiToken: ResolverTypeWrapper<ApiTokenSource>;
  AppMode: AppMode;
  Balance: ResolverTypeWrapper<Balance>;
  BalanceProof: ResolverTypeWrapper<BalanceProof>;
  Bank: ResolverTypeWrapper<BankSource>;
  BankAccount: ResolverTypeWrapper<BankAccountSource>;
  BankAccountConnection: ResolverTypeWrapper<BankAccountConnectionSource>;
  BankAccountEdge: ResolverTypeWrapper<Omit<BankAccountEdge, 'node'> & { node: ResolversTypes['BankAccount'] }>;
  BankAccountFilter: BankAccountFilter;
  BankAccountPayload: ResolverTypeWrapper<Omit<BankAccountPayload, 'bankAccount'> & { bankAccount?: Maybe<ResolversTypes['BankAccount']> }>;
  BankAccountSort: BankAccountSort;
  BankAccountSortField: BankAccountSortField;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BulkResult: ResolverTypeWrapper<BulkResult>;
  CancelReconciliationRunInput: CancelReconciliationRunInput;
  ConfirmReconciliationRunInput: ConfirmReconciliationRunInput;
  ConfirmStatementImportInput: ConfirmStatementImportInput;
  ConnectionType: ConnectionType;
  Counterparty: ResolverTypeWrapper<CounterpartySource>;
  CounterpartyBankAccount: ResolverTypeWrapper<Omit<CounterpartyBankAccount, 'bank'> & { bank: ResolversTypes['Bank'] }>;
  CounterpartyBankAccountInput: CounterpartyBankAccountInput;
  CounterpartyConnection: ResolverTypeWrapper<CounterpartyConnectionSource>;
  CounterpartyEdge: ResolverTypeWrapper<Omit<CounterpartyEdge, 'node'> & { node: ResolversTypes['Counterparty'] }>;
  CounterpartyFilter: CounterpartyFilter;
  CounterpartyPayload: ResolverTypeWrapper<Omit<CounterpartyPayload, 'counterparty'> & { counterparty?: Maybe<ResolversTypes['Counterparty']> }>;
  CounterpartySort: CounterpartySort;
  CounterpartySortField: CounterpartySortField;
  CounterpartyStatus: CounterpartyStatus;
  CounterpartyType: CounterpartyType;
  CreateApiTokenInput: CreateApiTokenInput;
  CreateApiTokenPayload: ResolverTypeWrapper<Omit<CreateApiTokenPayload, 'apiToken'> & { apiToken?: Maybe<ResolversTypes['ApiToken']> }>;
  CreateBankAccountInput: CreateBankAccountInput;
  CreateCounterpartyInput: CreateCounterpartyInput;
  CreateExpectedTransactionInput: CreateExpectedTransactionInput;
  CreateFileUploadInput: CreateFileUploadInput;
  CreateFileUploadPayload: ResolverTypeWrapper<CreateFileUploadPayload>;
  CreateStatementTransactionInput: CreateStatementTransactionInput;
  Currency: Currency;
  CustomerType: CustomerType;
  DataSource: DataSource;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateRangeInput: DateRangeInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DeleteExpectedTransactionsInput: DeleteExpectedTransactionsInput;
  DeleteExpectedTransactionsPayload: ResolverTypeWrapper<DeleteExpectedTransactionsPayload>;
  DeleteStatementTransactionsPayload: ResolverTypeWrapper<DeleteStatementTransactionsPayload>;
  Direction: Direction;
  DirectionTotal: ResolverTypeWrapper<DirectionTotal>;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  Entity: ResolverTypeWrapper<EntitySource>;
  ExpectedSource: ExpectedSource;
  ExpectedTransaction: ResolverTypeWrapper<ExpectedTransactionSource>;
  ExpectedTransactionAction: ExpectedTransactionAction;
  ExpectedTransactionConnection: ResolverTypeWrapper<ExpectedTransactionConnectionSource>;
  ExpectedTransactionEdge: ResolverTypeWrapper<Omit<ExpectedTransactionEdge, 'node'> & { node: ResolversTypes['ExpectedTransaction'] }>;
  ExpectedTransactionFilter: ExpectedTransactionFilter;
  ExpectedTransactionIdsInput: ExpectedTransactionIdsInput;
  ExpectedTransactionPayload: ResolverTypeWrapper<Omit<ExpectedTransactionPayload, 'expectedTransaction'> & { expectedTransaction?: Maybe<ResolversTypes['ExpectedTransaction']> }>;
  ExpectedTransactionSort: ExpectedTransactionSort;
  ExpectedTransactionSortField: ExpectedTransactionSortField;
  ExpectedTransactionsPayload: ResolverTypeWrapper<Omit<ExpectedTransactionsPayload, 'expectedTransactions'> & { expectedTransactions: Array<ResolversTypes['ExpectedTransaction']> }>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FilePurpose: FilePurpose;
  FileSample: ResolverTypeWrapper<FileSample>;
  FileUpload: ResolverTypeWrapper<FileUpload>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportCounts: ResolverTypeWrapper<ImportCounts>;
  ImportIssue: ResolverTypeWrapper<ImportIssue>;
  ImportIssueConnection: ResolverTypeWrapper<ImportIssueConnection>;
  ImportIssueEdge: ResolverTypeWrapper<ImportIssueEdge>;
  ImportIssueSeverity: ImportIssueSeverity;
  ImportRecordsInput: ImportRecordsInput;
  ImportStatementInput: ImportStatementInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  KeyValue: ResolverTypeWrapper<KeyValue>;
  KeyValueInput: KeyValueInput;
  MatchCandidate: ResolverTypeWrapper<MatchCandidateSource>;
  MatchReason: ResolverTypeWrapper<MatchReasonSource>;
  MatchReasonCode: MatchReasonCode;
  MatchResult: MatchResult;
  Membership: ResolverTypeWrapper<MembershipSource>;
  MembershipStatus: MembershipStatus;
  MendStatementImportInput: MendStatementImportInput;
  Money: ResolverTypeWrapper<Money>;
  MoneyInput: MoneyInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<NodeSource>;
  Organization: ResolverTypeWrapper<OrganizationSource>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Person: ResolverTypeWrapper<PersonSource>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReasonEffect: ReasonEffect;
  Recommendation: ResolverTypeWrapper<RecommendationSource>;
  RecommendationConnection: ResolverTypeWrapper<RecommendationConnectionSource>;
  RecommendationEdge: ResolverTypeWrapper<Omit<RecommendationEdge, 'node'> & { node: ResolversTypes['Recommendation'] }>;
  RecommendationFilter: RecommendationFilter;
  RecommendationIdsInput: RecommendationIdsInput;
  RecommendationStatus: RecommendationStatus;
  RecommendationsPayload: ResolverTypeWrapper<Omit<RecommendationsPayload, 'recommendations' | 'reconciliations'> & { recommendations: Array<ResolversTypes['Recommendation']>, reconciliations: Array<ResolversTypes['Reconciliation']> }>;
  ReconcileInput: ReconcileInput;
  ReconcilePayload: ResolverTypeWrapper<Omit<ReconcilePayload, 'expectedTransactions' | 'reconciliation' | 'statementTransactions'> & { expectedTransactions: Array<ResolversTypes['ExpectedTransaction']>, reconciliation?: Maybe<ResolversTypes['Reconciliation']>, statementTransactions: Array<ResolversTypes['StatementTransaction']> }>;
  Reconciliation: ResolverTypeWrapper<ReconciliationSource>;
  ReconciliationChange: ResolverTypeWrapper<ReconciliationChangeSource>;
  ReconciliationChangeKind: ReconciliationChangeKind;
  ReconciliationConnection: ResolverTypeWrapper<ReconciliationConnectionSource>;
  ReconciliationCounts: ResolverTypeWrapper<ReconciliationCounts>;
  ReconciliationEdge: ResolverTypeWrapper<Omit<ReconciliationEdge, 'node'> & { node: ResolversTypes['Reconciliation'] }>;
  ReconciliationFilter: ReconciliationFilter;
  ReconciliationKind: ReconciliationKind;
  ReconciliationRun: ResolverTypeWrapper<ReconciliationRunSource>;
  ReconciliationRunMode: ReconciliationRunMode;
  ReconciliationRunPayload: ResolverTypeWrapper<Omit<ReconciliationRunPayload, 'run'> & { run?: Maybe<ResolversTypes['ReconciliationRun']> }>;
  ReconciliationRunStatus: ReconciliationRunStatus;
  ReconciliationStatus: ReconciliationStatus;
  RecordImport: ResolverTypeWrapper<RecordImportSource>;
  RecordImportKind: RecordImportKind;
  RecordImportPayload: ResolverTypeWrapper<Omit<RecordImportPayload, 'recordImport'> & { recordImport?: Maybe<ResolversTypes['RecordImport']> }>;
  RecordType: RecordType;
  RemoveReconciliationInput: RemoveReconciliationInput;
  Residence: Residence;
  Role: ResolverTypeWrapper<RoleSource>;
  RunReconciliationInput: RunReconciliationInput;
  SignInInput: SignInInput;
  SignInPayload: ResolverTypeWrapper<Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  SortDirection: SortDirection;
  StatementCorrection: ResolverTypeWrapper<StatementCorrection>;
  StatementCorrectionInput: StatementCorrectionInput;
  StatementGap: ResolverTypeWrapper<StatementGap>;
  StatementImport: ResolverTypeWrapper<StatementImportSource>;
  StatementImportAction: StatementImportAction;
  StatementImportConnection: ResolverTypeWrapper<Omit<StatementImportConnection, 'edges'> & { edges: Array<ResolversTypes['StatementImportEdge']> }>;
  StatementImportEdge: ResolverTypeWrapper<Omit<StatementImportEdge, 'node'> & { node: ResolversTypes['StatementImport'] }>;
  StatementImportFilter: StatementImportFilter;
  StatementImportPayload: ResolverTypeWrapper<Omit<StatementImportPayload, 'statementImport'> & { statementImport?: Maybe<ResolversTypes['StatementImport']> }>;
  StatementImportStatus: StatementImportStatus;
  StatementMapping: ResolverTypeWrapper<StatementMapping>;
  StatementMappingInput: StatementMappingInput;
  StatementMending: ResolverTypeWrapper<StatementMending>;
  StatementTransaction: ResolverTypeWrapper<StatementTransactionSource>;
  StatementTransactionAction: StatementTransactionAction;
  StatementTransactionConnection: ResolverTypeWrapper<StatementTransactionConnectionSource>;
  StatementTransactionEdge: ResolverTypeWrapper<Omit<StatementTransactionEdge, 'node'> & { node: ResolversTypes['StatementTransaction'] }>;
  StatementTransactionFilter: StatementTransactionFilter;
  StatementTransactionIdsInput: StatementTransactionIdsInput;
  StatementTransactionPayload: ResolverTypeWrapper<Omit<StatementTransactionPayload, 'statementTransaction'> & { statementTransaction?: Maybe<ResolversTypes['StatementTransaction']> }>;
  StatementTransactionSort: StatementTransactionSort;
  StatementTransactionSortField: StatementTransactionSortField;
  StatementTransactionsPayload: ResolverTypeWrapper<Omit<StatementTransactionsPayload, 'statementTransactions'> & { statementTransactions: Array<ResolversTypes['StatementTransaction']> }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TwoFactorChallenge: ResolverTypeWrapper<TwoFactorChallenge>;
  TwoFactorMethod: TwoFactorMethod;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UUID: ResolverTypeWrapper<Scalars['UUID']['output']>;
  UndoStatementImportInput: UndoStatementImportInput;
  UpdateBankAccountInput: UpdateBankAccountInput;
  UpdateCounterpartyInput: UpdateCounterpartyInput;
  UpdateExpectedTransactionInput: UpdateExpectedTransactionInput;
  UserError: ResolverTypeWrapper<UserError>;
  VerifyTwoFactorInput: VerifyTwoFactorInput;
  VerifyTwoFactorPayload: ResolverTypeWrapper<Omit<VerifyTwoFactorPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Viewer: ResolverTypeWrapper<ViewerSource>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Activity: ActivitySource;
  ActivityConnection: ActivityConnectionSource;
  ActivityEdge: Omit<ActivityEdge, 'node'> & { node: ResolversParentTypes['Activity'] };
  ActivityFilter: ActivityFilter;
  Adjustment: Adjustment;
  AdjustmentInput: AdjustmentInput;
  Allocation: AllocationSource;
  AmountRangeInput: AmountRangeInput;
  ApiToken: ApiTokenSource;
  Balance: Balance;
  BalanceProof: BalanceProof;
  Bank: BankSource;
  BankAccount: BankAccountSource;
  BankAccountConnection: BankAccountConnectionSource;
  BankAccountEdge: Omit<BankAccountEdge, 'node'> & { node: ResolversParentTypes['BankAccount'] };
  BankAccountFilter: BankAccountFilter;
  BankAccountPayload: Omit<BankAccountPayload, 'bankAccount'> & { bankAccount?: Maybe<ResolversParentTypes['BankAccount']> };
  BankAccountSort: BankAccountSort;
  Boolean: Scalars['Boolean']['output'];
  BulkResult: BulkResult;
  CancelReconciliationRunInput: CancelReconciliationRunInput;
  ConfirmReconciliationRunInput: ConfirmReconciliationRunInput;
  ConfirmStatementImportInput: ConfirmStatementImportInput;
  Counterparty: CounterpartySource;
  CounterpartyBankAccount: Omit<CounterpartyBankAccount, 'bank'> & { bank: ResolversParentTypes['Bank'] };
  CounterpartyBankAccountInput: CounterpartyBankAccountInput;
  CounterpartyConnection: CounterpartyConnectionSource;
  CounterpartyEdge: Omit<CounterpartyEdge, 'node'> & { node: ResolversParentTypes['Counterparty'] };
  CounterpartyFilter: CounterpartyFilter;
  CounterpartyPayload: Omit<CounterpartyPayload, 'counterparty'> & { counterparty?: Maybe<ResolversParentTypes['Counterparty']> };
  CounterpartySort: CounterpartySort;
  CreateApiTokenInput: CreateApiTokenInput;
  CreateApiTokenPayload: Omit<CreateApiTokenPayload, 'apiToken'> & { apiToken?: Maybe<ResolversParentTypes['ApiToken']> };
  CreateBankAccountInput: CreateBankAccountInput;
  CreateCounterpartyInput: CreateCounterpartyInput;
  CreateExpectedTransactionInput: CreateExpectedTransactionInput;
  CreateFileUploadInput: CreateFileUploadInput;
  CreateFileUploadPayload: CreateFileUploadPayload;
  CreateStatementTransactionInput: CreateStatementTransactionInput;
  Date: Scalars['Date']['output'];
  DateRangeInput: DateRangeInput;
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DeleteExpectedTransactionsInput: DeleteExpectedTransactionsInput;
  DeleteExpectedTransactionsPayload: DeleteExpectedTransactionsPayload;
  DeleteStatementTransactionsPayload: DeleteStatementTransactionsPayload;
  DirectionTotal: DirectionTotal;
  EmailAddress: Scalars['EmailAddress']['output'];
  Entity: EntitySource;
  ExpectedTransaction: ExpectedTransactionSource;
  ExpectedTransactionConnection: ExpectedTransactionConnectionSource;
  ExpectedTransactionEdge: Omit<ExpectedTransactionEdge, 'node'> & { node: ResolversParentTypes['ExpectedTransaction'] };
  ExpectedTransactionFilter: ExpectedTransactionFilter;
  ExpectedTransactionIdsInput: ExpectedTransactionIdsInput;
  ExpectedTransactionPayload: Omit<ExpectedTransactionPayload, 'expectedTransaction'> & { expectedTransaction?: Maybe<ResolversParentTypes['ExpectedTransaction']> };
  ExpectedTransactionSort: ExpectedTransactionSort;
  ExpectedTransactionsPayload: Omit<ExpectedTransactionsPayload, 'expectedTransactions'> & { expectedTransactions: Array<ResolversParentTypes['ExpectedTransaction']> };
  FieldChange: FieldChange;
  FileSample: FileSample;
  FileUpload: FileUpload;
  ID: Scalars['ID']['output'];
  ImportCounts: ImportCounts;
  ImportIssue: ImportIssue;
  ImportIssueConnection: ImportIssueConnection;
  ImportIssueEdge: ImportIssueEdge;
  ImportRecordsInput: ImportRecordsInput;
  ImportStatementInput: ImportStatementInput;
  Int: Scalars['Int']['output'];
  KeyValue: KeyValue;
  KeyValueInput: KeyValueInput;
  MatchCandidate: MatchCandidateSource;
  MatchReason: MatchReasonSource;
  Membership: MembershipSource;
  MendStatementImportInput: MendStatementImportInput;
  Money: Money;
  MoneyInput: MoneyInput;
  Mutation: Record<PropertyKey, never>;
  Node: NodeSource;
  Organization: OrganizationSource;
  PageInfo: PageInfo;
  Person: PersonSource;
  Query: Record<PropertyKey, never>;
  Recommendation: RecommendationSource;
  RecommendationConnection: RecommendationConnectionSource;
  RecommendationEdge: Omit<RecommendationEdge, 'node'> & { node: ResolversParentTypes['Recommendation'] };
  RecommendationFilter: RecommendationFilter;
  RecommendationIdsInput: RecommendationIdsInput;
  RecommendationsPayload: Omit<RecommendationsPayload, 'recommendations' | 'reconciliations'> & { recommendations: Array<ResolversParentTypes['Recommendation']>, reconciliations: Array<ResolversParentTypes['Reconciliation']> };
  ReconcileInput: ReconcileInput;
  ReconcilePayload: Omit<ReconcilePayload, 'expectedTransactions' | 'reconciliation' | 'statementTransactions'> & { expectedTransactions: Array<ResolversParentTypes['ExpectedTransaction']>, reconciliation?: Maybe<ResolversParentTypes['Reconciliation']>, statementTransactions: Array<ResolversParentTypes['StatementTransaction']> };
  Reconciliation: ReconciliationSource;
  ReconciliationChange: ReconciliationChangeSource;
  ReconciliationConnection: ReconciliationConnectionSource;
  ReconciliationCounts: ReconciliationCounts;
  ReconciliationEdge: Omit<ReconciliationEdge, 'node'> & { node: ResolversParentTypes['Reconciliation'] };
  ReconciliationFilter: ReconciliationFilter;
  ReconciliationRun: ReconciliationRunSource;
  ReconciliationRunPayload: Omit<ReconciliationRunPayload, 'run'> & { run?: Maybe<ResolversParentTypes['ReconciliationRun']> };
  RecordImport: RecordImportSource;
  RecordImportPayload: Omit<RecordImportPayload, 'recordImport'> & { recordImport?: Maybe<ResolversParentTypes['RecordImport']> };
  RemoveReconciliationInput: RemoveReconciliationInput;
  Role: RoleSource;
  RunReconciliationInput: RunReconciliationInput;
  SignInInput: SignInInput;
  SignInPayload: Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SignOutPayload: SignOutPayload;
  StatementCorrection: StatementCorrection;
  StatementCorrectionInput: StatementCorrectionInput;
  StatementGap: StatementGap;
  StatementImport: StatementImportSource;
  StatementImportConnection: Omit<StatementImportConnection, 'edges'> & { edges: Array<ResolversParentTypes['StatementImportEdge']> };
  StatementImportEdge: Omit<StatementImportEdge, 'node'> & { node: ResolversParentTypes['StatementImport'] };
  StatementImportFilter: StatementImportFilter;
  StatementImportPayload: Omit<StatementImportPayload, 'statementImport'> & { statementImport?: Maybe<ResolversParentTypes['StatementImport']> };
  StatementMapping: StatementMapping;
  StatementMappingInput: StatementMappingInput;
  StatementMending: StatementMending;
  StatementTransaction: StatementTransactionSource;
  StatementTransactionConnection: StatementTransactionConnectionSource;
  StatementTransactionEdge: Omit<StatementTransactionEdge, 'node'> & { node: ResolversParentTypes['StatementTransaction'] };
  StatementTransactionFilter: StatementTransactionFilter;
  StatementTransactionIdsInput: StatementTransactionIdsInput;
  StatementTransactionPayload: Omit<StatementTransactionPayload, 'statementTransaction'> & { statementTransaction?: Maybe<ResolversParentTypes['StatementTransaction']> };
  StatementTransactionSort: StatementTransactionSort;
  StatementTransactionsPayload: Omit<StatementTransactionsPayload, 'statementTransactions'> & { statementTransactions: Array<ResolversParentTypes['StatementTransaction']> };
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  TwoFactorChallenge: TwoFactorChallenge;
  URL: Scalars['URL']['output'];
  UUID: Scalars['UUID']['output'];
  UndoStatementImportInput: UndoStatementImportInput;
  UpdateBankAccountInput: UpdateBankAccountInput;
  UpdateCounterpartyInput: UpdateCounterpartyInput;
  UpdateExpectedTransactionInput: UpdateExpectedTransactionInput;
  UserError: UserError;
  VerifyTwoFactorInput: VerifyTwoFactorInput;
  VerifyTwoFactorPayload: Omit<VerifyTwoFactorPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Viewer: ViewerSource;
};

export type SemanticNonNullDirectiveArgs = {
  levels?: Array<Scalars['Int']['input']>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = Context, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Activity'] = ResolversParentTypes['Activity']> = {
  action?: Resolver<ResolversTypes['ActivityAction'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['KeyValue']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordType?: Resolver<ResolversTypes['RecordType'], ParentType, ContextType>;
  recordUuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActivityConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityConnection'] = ResolversParentTypes['ActivityConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ActivityEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ActivityEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityEdge'] = ResolversParentTypes['ActivityEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Activity'], ParentType, ContextType>;
};

export type AdjustmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Adjustment'] = ResolversParentTypes['Adjustment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdjustmentKind'], ParentType, ContextType>;
};

export type AllocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Allocation'] = ResolversParentTypes['Allocation']> = {
  adjustments?: Resolver<Array<ResolversTypes['Adjustment']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expectedTransaction?: Resolver<ResolversTypes['ExpectedTransaction'], ParentType, ContextType>;
  statementTransaction?: Resolver<ResolversTypes['StatementTransaction'], ParentType, ContextType>;
};

export type ApiTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Balance'] = ResolversParentTypes['Balance']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ledger?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BalanceProofResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceProof'] = ResolversParentTypes['BalanceProof']> = {
  closing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  holds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BankResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bank'] = ResolversParentTypes['Bank']> = {
  bic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BankAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankAccount'] = ResolversParentTypes['BankAccount']> = {
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  activeRun?: Resolver<Maybe<ResolversTypes['ReconciliationRun']>, ParentType, ContextType>;
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Balance']>, ParentType, ContextType>;
  bank?: Resolver<ResolversTypes['Bank'], ParentType, ContextType>;
  connectionType?: Resolver<ResolversTypes['ConnectionType'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['Entity'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastCheckedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lastStatementOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  statementMapping?: Resolver<Maybe<ResolversTypes['StatementMapping']>, ParentType, ContextType>;
  unreconciledCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankAccountConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankAccountConnection'] = ResolversParentTypes['BankAccountConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankAccountEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
};

export type BankAccountEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankAccountEdge'] = ResolversParentTypes['BankAccountEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankAccount'], ParentType, ContextType>;
};

export type BankAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankAccountPayload'] = ResolversParentTypes['BankAccountPayload']> = {
  bankAccount?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BulkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkResult'] = ResolversParentTypes['BulkResult']> = {
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CounterpartyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Counterparty'] = ResolversParentTypes['Counterparty']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankAccounts?: Resolver<Array<ResolversTypes['CounterpartyBankAccount']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customerType?: Resolver<Maybe<ResolversTypes['CustomerType']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  learntAliases?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  residence?: Resolver<Maybe<ResolversTypes['Residence']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CounterpartyStatus'], ParentType, ContextType>;
  taxNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxNumberDoubtful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CounterpartyType'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CounterpartyBankAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CounterpartyBankAccount'] = ResolversParentTypes['CounterpartyBankAccount']> = {
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bank?: Resolver<ResolversTypes['Bank'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CounterpartyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CounterpartyConnection'] = ResolversParentTypes['CounterpartyConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CounterpartyEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CounterpartyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CounterpartyEdge'] = ResolversParentTypes['CounterpartyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Counterparty'], ParentType, ContextType>;
};

export type CounterpartyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CounterpartyPayload'] = ResolversParentTypes['CounterpartyPayload']> = {
  counterparty?: Resolver<Maybe<ResolversTypes['Counterparty']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateApiTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateApiTokenPayload'] = ResolversParentTypes['CreateApiTokenPayload']> = {
  apiToken?: Resolver<Maybe<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateFileUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateFileUploadPayload'] = ResolversParentTypes['CreateFileUploadPayload']> = {
  upload?: Resolver<Maybe<ResolversTypes['FileUpload']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DeleteExpectedTransactionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteExpectedTransactionsPayload'] = ResolversParentTypes['DeleteExpectedTransactionsPayload']> = {
  deletedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BulkResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteStatementTransactionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteStatementTransactionsPayload'] = ResolversParentTypes['DeleteStatementTransactionsPayload']> = {
  deletedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BulkResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DirectionTotalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectionTotal'] = ResolversParentTypes['DirectionTotal']> = {
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  incoming?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  outgoing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Entity'] = ResolversParentTypes['Entity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExpectedTransactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpectedTransaction'] = ResolversParentTypes['ExpectedTransaction']> = {
  allowedActions?: Resolver<Array<ResolversTypes['ExpectedTransactionAction']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  amountTo?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bankAccount?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['Counterparty']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['KeyValue']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dateFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dateTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['Direction'], ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reconciliations?: Resolver<Maybe<Array<ResolversTypes['Reconciliation']>>, ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ExpectedSource'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReconciliationStatus'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExpectedTransactionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpectedTransactionConnection'] = ResolversParentTypes['ExpectedTransactionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ExpectedTransactionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<Array<ResolversTypes['DirectionTotal']>>, ParentType, ContextType>;
};

export type ExpectedTransactionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpectedTransactionEdge'] = ResolversParentTypes['ExpectedTransactionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ExpectedTransaction'], ParentType, ContextType>;
};

export type ExpectedTransactionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpectedTransactionPayload'] = ResolversParentTypes['ExpectedTransactionPayload']> = {
  expectedTransaction?: Resolver<Maybe<ResolversTypes['ExpectedTransaction']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExpectedTransactionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpectedTransactionsPayload'] = ResolversParentTypes['ExpectedTransactionsPayload']> = {
  expectedTransactions?: Resolver<Array<ResolversTypes['ExpectedTransaction']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BulkResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FileSampleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileSample'] = ResolversParentTypes['FileSample']> = {
  delimiter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type FileUploadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileUpload'] = ResolversParentTypes['FileUpload']> = {
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type ImportCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportCounts'] = ResolversParentTypes['ImportCounts']> = {
  duplicates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportIssueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportIssue'] = ResolversParentTypes['ImportIssue']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['ImportIssueSeverity'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportIssueConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportIssueConnection'] = ResolversParentTypes['ImportIssueConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ImportIssueEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportIssueEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportIssueEdge'] = ResolversParentTypes['ImportIssueEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ImportIssue'], ParentType, ContextType>;
};

export type KeyValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyValue'] = ResolversParentTypes['KeyValue']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MatchCandidateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchCandidate'] = ResolversParentTypes['MatchCandidate']> = {
  adjustments?: Resolver<Array<ResolversTypes['Adjustment']>, ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expectedTransactions?: Resolver<Array<ResolversTypes['ExpectedTransaction']>, ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['MatchReason']>, ParentType, ContextType>;
  recommendation?: Resolver<Maybe<ResolversTypes['Recommendation']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MatchResult'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchReason'] = ResolversParentTypes['MatchReason']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['MatchReasonCode'], ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  effect?: Resolver<ResolversTypes['ReasonEffect'], ParentType, ContextType>;
  expectedTransactionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Membership'] = ResolversParentTypes['Membership']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MembershipStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptRecommendations?: Resolver<Maybe<ResolversTypes['RecommendationsPayload']>, ParentType, ContextType, RequireFields<MutationAcceptRecommendationsArgs, 'input'>>;
  archiveExpectedTransactions?: Resolver<Maybe<ResolversTypes['ExpectedTransactionsPayload']>, ParentType, ContextType, RequireFields<MutationArchiveExpectedTransactionsArgs, 'input'>>;
  archiveStatementTransactions?: Resolver<Maybe<ResolversTypes['StatementTransactionsPayload']>, ParentType, ContextType, RequireFields<MutationArchiveStatementTransactionsArgs, 'input'>>;
  cancelReconciliationRun?: Resolver<Maybe<ResolversTypes['ReconciliationRunPayload']>, ParentType, ContextType, RequireFields<MutationCancelReconciliationRunArgs, 'input'>>;
  confirmReconciliationRun?: Resolver<Maybe<ResolversTypes['ReconciliationRunPayload']>, ParentType, ContextType, RequireFields<MutationConfirmReconciliationRunArgs, 'input'>>;
  confirmStatementImport?: Resolver<Maybe<ResolversTypes['StatementImportPayload']>, ParentType, ContextType, RequireFields<MutationConfirmStatementImportArgs, 'input'>>;
  createApiToken?: Resolver<Maybe<ResolversTypes['CreateApiTokenPayload']>, ParentType, ContextType, RequireFields<MutationCreateApiTokenArgs, 'input'>>;
  createBankAccount?: Resolver<Maybe<ResolversTypes['BankAccountPayload']>, ParentType, ContextType, RequireFields<MutationCreateBankAccountArgs, 'input'>>;
  createCounterparty?: Resolver<Maybe<ResolversTypes['CounterpartyPayload']>, ParentType, ContextType, RequireFields<MutationCreateCounterpartyArgs, 'input'>>;
  createExpectedTransaction?: Resolver<Maybe<ResolversTypes['ExpectedTransactionPayload']>, ParentType, ContextType, RequireFields<MutationCreateExpectedTransactionArgs, 'input'>>;
  createFileUpload?: Resolver<Maybe<ResolversTypes['CreateFileUploadPayload']>, ParentType, ContextType, RequireFields<MutationCreateFileUploadArgs, 'input'>>;
  createStatementTransaction?: Resolver<Maybe<ResolversTypes['StatementTransactionPayload']>, ParentType, ContextType, RequireFields<MutationCreateStatementTransactionArgs, 'input'>>;
  deleteExpectedTransactions?: Resolver<Maybe<ResolversTypes['DeleteExpectedTransactionsPayload']>, ParentType, ContextType, RequireFields<MutationDeleteExpectedTransactionsArgs, 'input'>>;
  deleteStatementTransactions?: Resolver<Maybe<ResolversTypes['DeleteStatementTransactionsPayload']>, ParentType, ContextType, RequireFields<MutationDeleteStatementTransactionsArgs, 'input'>>;
  importCounterparties?: Resolver<Maybe<ResolversTypes['RecordImportPayload']>, ParentType, ContextType, RequireFields<MutationImportCounterpartiesArgs, 'input'>>;
  importExpectedTransactions?: Resolver<Maybe<ResolversTypes['RecordImportPayload']>, ParentType, ContextType, RequireFields<MutationImportExpectedTransactionsArgs, 'input'>>;
  importStatement?: Resolver<Maybe<ResolversTypes['StatementImportPayload']>, ParentType, ContextType, RequireFields<MutationImportStatementArgs, 'input'>>;
  mendStatementImport?: Resolver<Maybe<ResolversTypes['StatementImportPayload']>, ParentType, ContextType, RequireFields<MutationMendStatementImportArgs, 'input'>>;
  reconcile?: Resolver<Maybe<ResolversTypes['ReconcilePayload']>, ParentType, ContextType, RequireFields<MutationReconcileArgs, 'input'>>;
  rejectRecommendations?: Resolver<Maybe<ResolversTypes['RecommendationsPayload']>, ParentType, ContextType, RequireFields<MutationRejectRecommendationsArgs, 'input'>>;
  removeReconciliation?: Resolver<Maybe<ResolversTypes['ReconcilePayload']>, ParentType, ContextType, RequireFields<MutationRemoveReconciliationArgs, 'input'>>;
  runReconciliation?: Resolver<Maybe<ResolversTypes['ReconciliationRunPayload']>, ParentType, ContextType, RequireFields<MutationRunReconciliationArgs, 'input'>>;
  signIn?: Resolver<Maybe<ResolversTypes['SignInPayload']>, ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<Maybe<ResolversTypes['SignOutPayload']>, ParentType, ContextType>;
  unarchiveExpectedTransactions?: Resolver<Maybe<ResolversTypes['ExpectedTransactionsPayload']>, ParentType, ContextType, RequireFields<MutationUnarchiveExpectedTransactionsArgs, 'input'>>;
  unarchiveStatementTransactions?: Resolver<Maybe<ResolversTypes['StatementTransactionsPayload']>, ParentType, ContextType, RequireFields<MutationUnarchiveStatementTransactionsArgs, 'input'>>;
  undoStatementImport?: Resolver<Maybe<ResolversTypes['StatementImportPayload']>, ParentType, ContextType, RequireFields<MutationUndoStatementImportArgs, 'input'>>;
  updateBankAccount?: Resolver<Maybe<ResolversTypes['BankAccountPayload']>, ParentType, ContextType, RequireFields<MutationUpdateBankAccountArgs, 'input'>>;
  updateCounterparty?: Resolver<Maybe<ResolversTypes['CounterpartyPayload']>, ParentType, ContextType, RequireFields<MutationUpdateCounterpartyArgs, 'input'>>;
  updateExpectedTransaction?: Resolver<Maybe<ResolversTypes['ExpectedTransactionPayload']>, ParentType, ContextType, RequireFields<MutationUpdateExpectedTransactionArgs, 'input'>>;
  verifyTwoFactor?: Resolver<Maybe<ResolversTypes['VerifyTwoFactorPayload']>, ParentType, ContextType, RequireFields<MutationVerifyTwoFactorArgs, 'input'>>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Activity' | 'ApiToken' | 'BankAccount' | 'Counterparty' | 'Entity' | 'ExpectedTransaction' | 'Membership' | 'Organization' | 'Recommendation' | 'Reconciliation' | 'ReconciliationRun' | 'RecordImport' | 'Role' | 'StatementImport' | 'StatementTransaction' | 'Viewer', ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  activity?: Resolver<Maybe<ResolversTypes['ActivityConnection']>, ParentType, ContextType, RequireFields<OrganizationActivityArgs, 'first'>>;
  bankAccount?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType, RequireFields<OrganizationBankAccountArgs, 'uuid'>>;
  bankAccounts?: Resolver<Maybe<ResolversTypes['BankAccountConnection']>, ParentType, ContextType, RequireFields<OrganizationBankAccountsArgs, 'first'>>;
  banks?: Resolver<Maybe<Array<ResolversTypes['Bank']>>, ParentType, ContextType>;
  counterparties?: Resolver<Maybe<ResolversTypes['CounterpartyConnection']>, ParentType, ContextType, RequireFields<OrganizationCounterpartiesArgs, 'first'>>;
  counterparty?: Resolver<Maybe<ResolversTypes['Counterparty']>, ParentType, ContextType, RequireFields<OrganizationCounterpartyArgs, 'uuid'>>;
  counterpartyBanks?: Resolver<Maybe<Array<ResolversTypes['Bank']>>, ParentType, ContextType>;
  defaultCurrency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  entities?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  expectedTransaction?: Resolver<Maybe<ResolversTypes['ExpectedTransaction']>, ParentType, ContextType, RequireFields<OrganizationExpectedTransactionArgs, 'uuid'>>;
  expectedTransactions?: Resolver<Maybe<ResolversTypes['ExpectedTransactionConnection']>, ParentType, ContextType, RequireFields<OrganizationExpectedTransactionsArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  modes?: Resolver<Array<ResolversTypes['AppMode']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  recommendations?: Resolver<Maybe<ResolversTypes['RecommendationConnection']>, ParentType, ContextType, RequireFields<OrganizationRecommendationsArgs, 'first'>>;
  reconciliationCounts?: Resolver<Maybe<ResolversTypes['ReconciliationCounts']>, ParentType, ContextType, Partial<OrganizationReconciliationCountsArgs>>;
  reconciliationRuns?: Resolver<Maybe<Array<ResolversTypes['ReconciliationRun']>>, ParentType, ContextType, RequireFields<OrganizationReconciliationRunsArgs, 'first'>>;
  reconciliations?: Resolver<Maybe<ResolversTypes['ReconciliationConnection']>, ParentType, ContextType, RequireFields<OrganizationReconciliationsArgs, 'first'>>;
  recordImport?: Resolver<Maybe<ResolversTypes['RecordImport']>, ParentType, ContextType, RequireFields<OrganizationRecordImportArgs, 'uuid'>>;
  statementImport?: Resolver<Maybe<ResolversTypes['StatementImport']>, ParentType, ContextType, RequireFields<OrganizationStatementImportArgs, 'uuid'>>;
  statementImports?: Resolver<Maybe<ResolversTypes['StatementImportConnection']>, ParentType, ContextType, RequireFields<OrganizationStatementImportsArgs, 'first'>>;
  statementTransaction?: Resolver<Maybe<ResolversTypes['StatementTransaction']>, ParentType, ContextType, RequireFields<OrganizationStatementTransactionArgs, 'uuid'>>;
  statementTransactions?: Resolver<Maybe<ResolversTypes['StatementTransactionConnection']>, ParentType, ContextType, RequireFields<OrganizationStatementTransactionsArgs, 'first'>>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RecommendationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Recommendation'] = ResolversParentTypes['Recommendation']> = {
  allocations?: Resolver<Array<ResolversTypes['Allocation']>, ParentType, ContextType>;
  automatic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expectedTransactions?: Resolver<Array<ResolversTypes['ExpectedTransaction']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['MatchReason']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MatchResult'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statementTransactions?: Resolver<Array<ResolversTypes['StatementTransaction']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecommendationStatus'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecommendationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecommendationConnection'] = ResolversParentTypes['RecommendationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RecommendationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RecommendationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecommendationEdge'] = ResolversParentTypes['RecommendationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Recommendation'], ParentType, ContextType>;
};

export type RecommendationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecommendationsPayload'] = ResolversParentTypes['RecommendationsPayload']> = {
  recommendations?: Resolver<Array<ResolversTypes['Recommendation']>, ParentType, ContextType>;
  reconciliations?: Resolver<Array<ResolversTypes['Reconciliation']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BulkResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReconcilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReconcilePayload'] = ResolversParentTypes['ReconcilePayload']> = {
  expectedTransactions?: Resolver<Array<ResolversTypes['ExpectedTransaction']>, ParentType, ContextType>;
  reconciliation?: Resolver<Maybe<ResolversTypes['Reconciliation']>, ParentType, ContextType>;
  statementTransactions?: Resolver<Array<ResolversTypes['StatementTransaction']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReconciliationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reconciliation'] = ResolversParentTypes['Reconciliation']> = {
  allocations?: Resolver<Array<ResolversTypes['Allocation']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bankAccount?: Resolver<ResolversTypes['BankAccount'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  expectedTransactions?: Resolver<Array<ResolversTypes['ExpectedTransaction']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReconciliationKind'], ParentType, ContextType>;
  removalReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  removedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  removedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MatchResult'], ParentType, ContextType>;
  statementTransactions?: Resolver<Array<ResolversTypes['StatementTransaction']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReconciliationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReconciliationChange'] = ResolversParentTypes['ReconciliationChange']> = {
  actor?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  expectedTransactions?: Resolver<Array<ResolversTypes['ExpectedTransaction']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReconciliationChangeKind'], ParentType, ContextType>;
  reconciliation?: Resolver<Maybe<ResolversTypes['Reconciliation']>, ParentType, ContextType>;
  run?: Resolver<Maybe<ResolversTypes['ReconciliationRun']>, ParentType, ContextType>;
  statementImport?: Resolver<Maybe<ResolversTypes['StatementImport']>, ParentType, ContextType>;
  statementTransactions?: Resolver<Array<ResolversTypes['StatementTransaction']>, ParentType, ContextType>;
};

export type ReconciliationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReconciliationConnection'] = ResolversParentTypes['ReconciliationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReconciliationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReconciliationCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReconciliationCounts'] = ResolversParentTypes['ReconciliationCounts']> = {
  full?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  none?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  partial?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reconciled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreconciled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReconciliationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReconciliationEdge'] = ResolversParentTypes['ReconciliationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Reconciliation'], ParentType, ContextType>;
};

export type ReconciliationRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReconciliationRun'] = ResolversParentTypes['ReconciliationRun']> = {
  automatic?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bankAccount?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['ReconciliationRunMode'], ParentType, ContextType>;
  recommendations?: Resolver<Maybe<ResolversTypes['RecommendationConnection']>, ParentType, ContextType, RequireFields<ReconciliationRunRecommendationsArgs, 'first'>>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReconciliationRunStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReconciliationRunPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReconciliationRunPayload'] = ResolversParentTypes['ReconciliationRunPayload']> = {
  run?: Resolver<Maybe<ResolversTypes['ReconciliationRun']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RecordImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordImport'] = ResolversParentTypes['RecordImport']> = {
  annotatedFileUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ImportCounts'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issues?: Resolver<Array<ResolversTypes['ImportIssue']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RecordImportKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StatementImportStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecordImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordImportPayload'] = ResolversParentTypes['RecordImportPayload']> = {
  recordImport?: Resolver<Maybe<ResolversTypes['RecordImport']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  twoFactorChallenge?: Resolver<Maybe<ResolversTypes['TwoFactorChallenge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StatementCorrectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementCorrection'] = ResolversParentTypes['StatementCorrection']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  was?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatementGapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementGap'] = ResolversParentTypes['StatementGap']> = {
  difference?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  firstInFileOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  firstOpeningBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lastStoredBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lastStoredOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type StatementImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementImport'] = ResolversParentTypes['StatementImport']> = {
  allowedActions?: Resolver<Array<ResolversTypes['StatementImportAction']>, ParentType, ContextType>;
  annotatedFileUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  balanceProof?: Resolver<Maybe<ResolversTypes['BalanceProof']>, ParentType, ContextType>;
  bankAccount?: Resolver<ResolversTypes['BankAccount'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ImportCounts'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  gap?: Resolver<Maybe<ResolversTypes['StatementGap']>, ParentType, ContextType>;
  hasCells?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issues?: Resolver<Maybe<ResolversTypes['ImportIssueConnection']>, ParentType, ContextType, RequireFields<StatementImportIssuesArgs, 'first'>>;
  layout?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mending?: Resolver<ResolversTypes['StatementMending'], ParentType, ContextType>;
  periodFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  periodTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  sample?: Resolver<Maybe<ResolversTypes['FileSample']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StatementImportStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatementImportConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementImportConnection'] = ResolversParentTypes['StatementImportConnection']> = {
  edges?: Resolver<Array<ResolversTypes['StatementImportEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type StatementImportEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementImportEdge'] = ResolversParentTypes['StatementImportEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StatementImport'], ParentType, ContextType>;
};

export type StatementImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementImportPayload'] = ResolversParentTypes['StatementImportPayload']> = {
  statementImport?: Resolver<Maybe<ResolversTypes['StatementImport']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StatementMappingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementMapping'] = ResolversParentTypes['StatementMapping']> = {
  amountColumn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  balanceColumn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  creditColumn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dateColumn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dateFormat?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  debitColumn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  decimalMark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delimiter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptionColumns?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  skipRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  typeColumn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StatementMendingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementMending'] = ResolversParentTypes['StatementMending']> = {
  corrections?: Resolver<Array<ResolversTypes['StatementCorrection']>, ParentType, ContextType>;
  skippedRows?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StatementTransactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementTransaction'] = ResolversParentTypes['StatementTransaction']> = {
  allowedActions?: Resolver<Array<ResolversTypes['StatementTransactionAction']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bankAccount?: Resolver<ResolversTypes['BankAccount'], ParentType, ContextType>;
  candidates?: Resolver<Maybe<Array<ResolversTypes['MatchCandidate']>>, ParentType, ContextType, RequireFields<StatementTransactionCandidatesArgs, 'first'>>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['Direction'], ParentType, ContextType>;
  endingBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matchResult?: Resolver<Maybe<ResolversTypes['MatchResult']>, ParentType, ContextType>;
  partyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recommendations?: Resolver<ResolversTypes['RecommendationConnection'], ParentType, ContextType, RequireFields<StatementTransactionRecommendationsArgs, 'first' | 'status'>>;
  reconciliations?: Resolver<Array<ResolversTypes['Reconciliation']>, ParentType, ContextType>;
  references?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['DataSource'], ParentType, ContextType>;
  statementImport?: Resolver<Maybe<ResolversTypes['StatementImport']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReconciliationStatus'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatementTransactionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementTransactionConnection'] = ResolversParentTypes['StatementTransactionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['StatementTransactionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<Array<ResolversTypes['DirectionTotal']>>, ParentType, ContextType>;
};

export type StatementTransactionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementTransactionEdge'] = ResolversParentTypes['StatementTransactionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StatementTransaction'], ParentType, ContextType>;
};

export type StatementTransactionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementTransactionPayload'] = ResolversParentTypes['StatementTransactionPayload']> = {
  statementTransaction?: Resolver<Maybe<ResolversTypes['StatementTransaction']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StatementTransactionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementTransactionsPayload'] = ResolversParentTypes['StatementTransactionsPayload']> = {
  results?: Resolver<Array<ResolversTypes['BulkResult']>, ParentType, ContextType>;
  statementTransactions?: Resolver<Array<ResolversTypes['StatementTransaction']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  reconciliationChanged?: SubscriptionResolver<ResolversTypes['ReconciliationChange'], "reconciliationChanged", ParentType, ContextType, Partial<SubscriptionReconciliationChangedArgs>>;
  reconciliationRunProgress?: SubscriptionResolver<ResolversTypes['ReconciliationRun'], "reconciliationRunProgress", ParentType, ContextType, RequireFields<SubscriptionReconciliationRunProgressArgs, 'runId'>>;
  recordImportProgress?: SubscriptionResolver<ResolversTypes['RecordImport'], "recordImportProgress", ParentType, ContextType, RequireFields<SubscriptionRecordImportProgressArgs, 'importId'>>;
  statementImportProgress?: SubscriptionResolver<ResolversTypes['StatementImport'], "statementImportProgress", ParentType, ContextType, RequireFields<SubscriptionStatementImportProgressArgs, 'importId'>>;
};

export type TwoFactorChallengeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TwoFactorChallenge'] = ResolversParentTypes['TwoFactorChallenge']> = {
  methods?: Resolver<Array<ResolversTypes['TwoFactorMethod']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export interface UuidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['UUID'], any> {
  name: 'UUID';
}

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VerifyTwoFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyTwoFactorPayload'] = ResolversParentTypes['VerifyTwoFactorPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberships?: Resolver<Array<ResolversTypes['Membership']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Activity?: ActivityResolvers<ContextType>;
  ActivityConnection?: ActivityConnectionResolvers<ContextType>;
  ActivityEdge?: ActivityEdgeResolvers<ContextType>;
  Adjustment?: AdjustmentResolvers<ContextType>;
  Allocation?: AllocationResolvers<ContextType>;
  ApiToken?: ApiTokenResolvers<ContextType>;
  Balance?: BalanceResolvers<ContextType>;
  BalanceProof?: BalanceProofResolvers<ContextType>;
  Bank?: BankResolvers<ContextType>;
  BankAccount?: BankAccountResolvers<ContextType>;
  BankAccountConnection?: BankAccountConnectionResolvers<ContextType>;
  BankAccountEdge?: BankAccountEdgeResolvers<ContextType>;
  BankAccountPayload?: BankAccountPayloadResolvers<ContextType>;
  BulkResult?: BulkResultResolvers<ContextType>;
  Counterparty?: CounterpartyResolvers<ContextType>;
  CounterpartyBankAccount?: CounterpartyBankAccountResolvers<ContextType>;
  CounterpartyConnection?: CounterpartyConnectionResolvers<ContextType>;
  CounterpartyEdge?: CounterpartyEdgeResolvers<ContextType>;
  CounterpartyPayload?: CounterpartyPayloadResolvers<ContextType>;
  CreateApiTokenPayload?: CreateApiTokenPayloadResolvers<ContextType>;
  CreateFileUploadPayload?: CreateFileUploadPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DeleteExpectedTransactionsPayload?: DeleteExpectedTransactionsPayloadResolvers<ContextType>;
  DeleteStatementTransactionsPayload?: DeleteStatementTransactionsPayloadResolvers<ContextType>;
  DirectionTotal?: DirectionTotalResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  Entity?: EntityResolvers<ContextType>;
  ExpectedTransaction?: ExpectedTransactionResolvers<ContextType>;
  ExpectedTransactionConnection?: ExpectedTransactionConnectionResolvers<ContextType>;
  ExpectedTransactionEdge?: ExpectedTransactionEdgeResolvers<ContextType>;
  ExpectedTransactionPayload?: ExpectedTransactionPayloadResolvers<ContextType>;
  ExpectedTransactionsPayload?: ExpectedTransactionsPayloadResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FileSample?: FileSampleResolvers<ContextType>;
  FileUpload?: FileUploadResolvers<ContextType>;
  ImportCounts?: ImportCountsResolvers<ContextType>;
  ImportIssue?: ImportIssueResolvers<ContextType>;
  ImportIssueConnection?: ImportIssueConnectionResolvers<ContextType>;
  ImportIssueEdge?: ImportIssueEdgeResolvers<ContextType>;
  KeyValue?: KeyValueResolvers<ContextType>;
  MatchCandidate?: MatchCandidateResolvers<ContextType>;
  MatchReason?: MatchReasonResolvers<ContextType>;
  Membership?: MembershipResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Recommendation?: RecommendationResolvers<ContextType>;
  RecommendationConnection?: RecommendationConnectionResolvers<ContextType>;
  RecommendationEdge?: RecommendationEdgeResolvers<ContextType>;
  RecommendationsPayload?: RecommendationsPayloadResolvers<ContextType>;
  ReconcilePayload?: ReconcilePayloadResolvers<ContextType>;
  Reconciliation?: ReconciliationResolvers<ContextType>;
  ReconciliationChange?: ReconciliationChangeResolvers<ContextType>;
  ReconciliationConnection?: ReconciliationConnectionResolvers<ContextType>;
  ReconciliationCounts?: ReconciliationCountsResolvers<ContextType>;
  ReconciliationEdge?: ReconciliationEdgeResolvers<ContextType>;
  ReconciliationRun?: ReconciliationRunResolvers<ContextType>;
  ReconciliationRunPayload?: ReconciliationRunPayloadResolvers<ContextType>;
  RecordImport?: RecordImportResolvers<ContextType>;
  RecordImportPayload?: RecordImportPayloadResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  StatementCorrection?: StatementCorrectionResolvers<ContextType>;
  StatementGap?: StatementGapResolvers<ContextType>;
  StatementImport?: StatementImportResolvers<ContextType>;
  StatementImportConnection?: StatementImportConnectionResolvers<ContextType>;
  StatementImportEdge?: StatementImportEdgeResolvers<ContextType>;
  StatementImportPayload?: StatementImportPayloadResolvers<ContextType>;
  StatementMapping?: StatementMappingResolvers<ContextType>;
  StatementMending?: StatementMendingResolvers<ContextType>;
  StatementTransaction?: StatementTransactionResolvers<ContextType>;
  StatementTransactionConnection?: StatementTransactionConnectionResolvers<ContextType>;
  StatementTransactionEdge?: StatementTransactionEdgeResolvers<ContextType>;
  StatementTransactionPayload?: StatementTransactionPayloadResolvers<ContextType>;
  StatementTransactionsPayload?: StatementTransactionsPayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TwoFactorChallenge?: TwoFactorChallengeResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UUID?: GraphQLScalarType;
  UserError?: UserErrorResolvers<ContextType>;
  VerifyTwoFactorPayload?: VerifyTwoFactorPayloadResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
};
