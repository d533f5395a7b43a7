import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SecondFactorSource, UserSessionSource, AuthenticatorSetupSource } from '../modules/access/sources.ts';
import type { ActivitySource, ActivityConnectionSource } from '../modules/activity/sources.ts';
import type { BankAccountSource, BankSource, BankAccountConnectionSource } from '../modules/bankAccounts/sources.ts';
import type { NodeSource } from '../modules/base/sources.ts';
import type { CounterpartySource, CounterpartyConnectionSource, RecordImportSource } from '../modules/counterparties/sources.ts';
import type { ExpectedTransactionSource, ExpectedTransactionConnectionSource } from '../modules/expectedTransactions/sources.ts';
import type { ApiTokenSource, ApiTokenConnectionSource, WebhookSource, WebhookDeliverySource, WebhookDeliveryConnectionSource } from '../modules/integrations/sources.ts';
import type { MembershipSource, MembershipConnectionSource, RoleSource, OwnershipTransferSource } from '../modules/members/sources.ts';
import type { OrganizationSource, EntitySource, PersonSource } from '../modules/organization/sources.ts';
import type { OpenInvitationSource } from '../modules/people/sources.ts';
import type { RecommendationSource, RecommendationConnectionSource, ReconciliationSource, ReconciliationConnectionSource, AllocationSource, MatchReasonSource, MatchCandidateSource, ReconciliationRunSource, ReconciliationChangeSource } from '../modules/reconciliation/sources.ts';
import type { ControlsSource, OrderSettingsSource } from '../modules/settings/sources.ts';
import type { StatementTransactionSource, StatementTransactionConnectionSource, StatementImportSource } from '../modules/statements/sources.ts';
import type { ViewerSource } from '../modules/viewer/sources.ts';
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

export type AcceptInvitationInput = {
  fullName: Scalars['String']['input'];
  password: Scalars['String']['input'];
  /** The secret of the link. */
  token: Scalars['String']['input'];
};

export type AcceptInvitationPayload = {
  __typename?: 'AcceptInvitationPayload';
  /** The organization that one is in now; the session is in an HttpOnly cookie. */
  organizationId: Maybe<Scalars['UUID']['output']>;
  userErrors: Array<UserError>;
};

export type AcceptOwnershipInput = {
  /** Six digits of the authenticator app, where a fresh second factor is asked for. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The browser's answer to `startPasskeyAssertion`, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
};

/** What the viewer may do from now on. */
export type AccessChange = {
  __typename?: 'AccessChange';
  /** Permission keys, `area.object.action`. */
  permissions: Array<Scalars['String']['output']>;
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

export type AddAuthenticatorPayload = {
  __typename?: 'AddAuthenticatorPayload';
  setup: Maybe<AuthenticatorSetup>;
  userErrors: Array<UserError>;
};

export type AddFactorPayload = {
  __typename?: 'AddFactorPayload';
  /** Ten backup codes, which come with the first factor and are shown this once; else empty. */
  backupCodes: Maybe<Array<Scalars['String']['output']>>;
  userErrors: Array<UserError>;
  viewer: Maybe<Viewer>;
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
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Who made it. It can never do more than they can. */
  createdBy: Person;
  /** When its time is over. */
  expiresAt: Scalars['DateTime']['output'];
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** When it was used last, to the minute; null: never. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** What it is for, in its creator's words. */
  name: Scalars['String']['output'];
  /** Permission keys, `area.object.action`; never one that approves. */
  permissions: Array<Scalars['String']['output']>;
  /** When somebody ended it. */
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether it may be used. */
  status: ApiTokenStatus;
  /** The identifier in addresses. */
  uuid: Scalars['UUID']['output'];
};

/** Tokens of an organization, newest first. */
export type ApiTokenConnection = {
  __typename?: 'ApiTokenConnection';
  /** The tokens of this page. */
  edges: Array<ApiTokenEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many the filter admits. */
  totalCount: Maybe<Scalars['Int']['output']>;
};

/** A token in its list. */
export type ApiTokenEdge = {
  __typename?: 'ApiTokenEdge';
  /** Its place, for `after`. */
  cursor: Scalars['String']['output'];
  /** The token. */
  node: ApiToken;
};

/** Which tokens a list shows. */
export type ApiTokenFilter = {
  /** Those in one of these states. */
  status?: InputMaybe<Array<ApiTokenStatus>>;
};

/** Whether an API token may be used. */
export type ApiTokenStatus =
  /** It may. */
  | 'ACTIVE'
  /** Its time is over. */
  | 'EXPIRED'
  /** Somebody ended it. */
  | 'REVOKED';

export type AppMode =
  | 'INVOICING'
  | 'TREASURY';

/** What an app needs to be set up. */
export type AuthenticatorSetup = {
  __typename?: 'AuthenticatorSetup';
  /** The secret, to be typed where no camera is at hand. */
  key: Scalars['String']['output'];
  /** What the QR code says. */
  uri: Scalars['String']['output'];
  /** Names the set-up when its first code is sent. */
  uuid: Scalars['UUID']['output'];
};

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

export type ChangePasswordInput = {
  /** At least 8 characters, with a capital letter and a number, and not a common one. */
  newPassword: Scalars['String']['input'];
  oldPassword: Scalars['String']['input'];
};

export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  userErrors: Array<UserError>;
  viewer: Maybe<Viewer>;
};

export type ConfirmAuthenticatorInput = {
  /** Six digits of the app. */
  code: Scalars['String']['input'];
  /** As the person calls it. */
  name: Scalars['String']['input'];
  /** Of the set-up. */
  uuid: Scalars['UUID']['input'];
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

/** The switches of a company. */
export type Controls = {
  __typename?: 'Controls';
  /** Domains of addresses that may be invited; empty: any. */
  allowedEmailDomains: Array<Scalars['String']['output']>;
  /** A Maker & Approver may approve what they made. */
  approveOwn: Scalars['Boolean']['output'];
  /** Nobody comes in without a second factor. */
  enforceTwoFactor: Scalars['Boolean']['output'];
  /** What the installation allows. */
  longestIdleMinutes: Scalars['Int']['output'];
  /** What the installation allows a browser that is remembered. */
  longestRememberedMinutes: Scalars['Int']['output'];
  /** Active members and open invitations. */
  memberCount: Scalars['Int']['output'];
  /** The most members that the organization may have. */
  memberLimit: Scalars['Int']['output'];
  /** A session ends when it rests so long; null: as the installation says. */
  sessionIdleMinutes: Maybe<Scalars['Int']['output']>;
  /** Transfers and payments may be made. */
  transfersActive: Scalars['Boolean']['output'];
  /** For `updateControls`. */
  version: Scalars['Int']['output'];
  /** Active members who have no second factor; null without `account.controls.manage`. */
  withoutSecondFactor: Maybe<Scalars['Int']['output']>;
};

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

/** A token to make. */
export type CreateApiTokenInput = {
  /** At most a year from now. */
  expiresAt: Scalars['DateTime']['input'];
  /** A repeat with the same key makes no second token. It is not shown the secret again, which is kept nowhere. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** What it is for. */
  name: Scalars['String']['input'];
  /** A subset of the caller's permissions, none of which approves. */
  permissions: Array<Scalars['String']['input']>;
};

/** The token that was made. */
export type CreateApiTokenPayload = {
  __typename?: 'CreateApiTokenPayload';
  /** The token itself. */
  apiToken: Maybe<ApiToken>;
  /** The secret, shown this once; null when the request was a repeat. */
  token: Maybe<Scalars['String']['output']>;
  /** What the caller can mend. */
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

export type CreateEntityInput = {
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  name: Scalars['String']['input'];
};

export type CreateEntityPayload = {
  __typename?: 'CreateEntityPayload';
  entity: Maybe<Entity>;
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
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

export type CreateRoleInput = {
  /** Six digits of the authenticator app, where a fresh second factor is asked for. */
  code?: InputMaybe<Scalars['String']['input']>;
  description: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  name: Scalars['String']['input'];
  /** The browser's answer to `startPasskeyAssertion`, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** Permission keys, `area.object.action`. */
  permissions: Array<Scalars['String']['input']>;
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

/** An address to add. */
export type CreateWebhookInput = {
  /** What it is for; at most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What it is to be told of; at least one. */
  events: Array<WebhookEvent>;
  /** A repeat with the same key adds no second one. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** Public and https, without a user name or password; at most 2,000 characters. */
  url: Scalars['URL']['input'];
};

/** The address that was added. */
export type CreateWebhookPayload = {
  __typename?: 'CreateWebhookPayload';
  /** What deliveries are signed with, shown this once. */
  secret: Maybe<Scalars['String']['output']>;
  /** What the caller can mend. */
  userErrors: Array<UserError>;
  /** The webhook. */
  webhook: Maybe<Webhook>;
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

export type DeleteEntityInput = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type DeleteEntityPayload = {
  __typename?: 'DeleteEntityPayload';
  /** Of the entity that is no more. */
  deletedId: Maybe<Scalars['ID']['output']>;
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
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

export type DeleteRoleInput = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type DeleteRolePayload = {
  __typename?: 'DeleteRolePayload';
  deletedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteStatementTransactionsPayload = {
  __typename?: 'DeleteStatementTransactionsPayload';
  deletedIds: Array<Scalars['ID']['output']>;
  results: Array<BulkResult>;
  userErrors: Array<UserError>;
};

/** A webhook to delete, with its log. */
export type DeleteWebhookInput = {
  /** The webhook. */
  id: Scalars['ID']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** What was deleted. */
export type DeleteWebhookPayload = {
  __typename?: 'DeleteWebhookPayload';
  /** Global id of what was deleted. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** The organization, with the webhooks that are left. */
  organization: Maybe<Organization>;
  /** What the caller can mend. */
  userErrors: Array<UserError>;
};

/** What a delivery tells of. */
export type DeliveredWebhookEvent =
  /** `bank_account.changed` */
  | 'BANK_ACCOUNT_CHANGED'
  /** `counterparty.changed` */
  | 'COUNTERPARTY_CHANGED'
  /** `entity.changed` */
  | 'ENTITY_CHANGED'
  /** `expected_transaction.changed` */
  | 'EXPECTED_TRANSACTION_CHANGED'
  /** `expected_transaction.deleted` */
  | 'EXPECTED_TRANSACTION_DELETED'
  /** `membership.changed` */
  | 'MEMBERSHIP_CHANGED'
  /** `organization.changed` */
  | 'ORGANIZATION_CHANGED'
  /** `reconciliation.created` */
  | 'RECONCILIATION_CREATED'
  /** `reconciliation.removed` */
  | 'RECONCILIATION_REMOVED'
  /** `reconciliation_run.changed` */
  | 'RECONCILIATION_RUN_CHANGED'
  /** `record_import.changed` */
  | 'RECORD_IMPORT_CHANGED'
  /** `role.changed` */
  | 'ROLE_CHANGED'
  /** `statement_import.changed` */
  | 'STATEMENT_IMPORT_CHANGED'
  /** `statement_transaction.changed` */
  | 'STATEMENT_TRANSACTION_CHANGED'
  /** `webhook.test`: sent by hand, to see whether it arrives. */
  | 'TEST';

/** What a browser says of itself; names are the makers' own, the same in every language. */
export type Device = {
  __typename?: 'Device';
  browser: Maybe<Scalars['String']['output']>;
  kind: DeviceKind;
  system: Maybe<Scalars['String']['output']>;
};

export type DeviceKind =
  | 'DESKTOP'
  | 'OTHER'
  | 'PHONE'
  | 'TABLET';

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

export type EndMembersInput = {
  members: Array<SeenMemberInput>;
  /** For the activity log. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type EndOtherSessionsPayload = {
  __typename?: 'EndOtherSessionsPayload';
  /** How many sessions were ended. */
  ended: Maybe<Scalars['Int']['output']>;
  userErrors: Array<UserError>;
  viewer: Maybe<Viewer>;
};

export type EndSessionInput = {
  uuid: Scalars['UUID']['input'];
};

export type EndSessionPayload = {
  __typename?: 'EndSessionPayload';
  userErrors: Array<UserError>;
  viewer: Maybe<Viewer>;
};

/** A legal entity that owns bank accounts. */
export type Entity = Node & {
  __typename?: 'Entity';
  id: Scalars['ID']['output'];
  /** The one that was made with the organization. */
  isDefault: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  uuid: Scalars['UUID']['output'];
  /** For `updateEntity` and `deleteEntity`. */
  version: Scalars['Int']['output'];
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

export type FactorMethod =
  | 'AUTHENTICATOR_APP'
  | 'PASSKEY';

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
  /** A picture of oneself, at most 2 MB. */
  | 'PHOTO'
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

export type FinishPasskeyRegistrationInput = {
  /** As the person calls it; not twice the same. */
  name: Scalars['String']['input'];
  /** The browser's answer to startPasskeyRegistration, as JSON. */
  registration: Scalars['String']['input'];
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

export type InvitationIdsInput = {
  /** Members who were invited. */
  memberIds: Array<Scalars['ID']['input']>;
};

/** What became of one address. */
export type InvitationResult = {
  __typename?: 'InvitationResult';
  /** In lower case, as it is kept. */
  email: Scalars['String']['output'];
  /** The invited member. */
  member: Maybe<Membership>;
  ok: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type InviteMembersInput = {
  /** Six digits of the authenticator app, where a fresh second factor is asked for. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** One to 50 addresses. */
  emails: Array<Scalars['String']['input']>;
  /** The browser's answer to `startPasskeyAssertion`, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  roleId: Scalars['ID']['input'];
};

export type InviteMembersPayload = {
  __typename?: 'InviteMembersPayload';
  results: Array<InvitationResult>;
  userErrors: Array<UserError>;
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

/** A language of the interface, or a country's way of writing numbers. */
export type Language =
  /** English; 1,234,567.50 */
  | 'EN'
  /** Indonesian; 1.234.567,50 */
  | 'ID';

export type LinkInvitationInput = {
  /** The secret of the link. */
  token: Scalars['String']['input'];
};

export type LinkInvitationPayload = {
  __typename?: 'LinkInvitationPayload';
  /** The organization that one is in now. */
  organizationId: Maybe<Scalars['UUID']['output']>;
  userErrors: Array<UserError>;
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

/** What may be done to a member in its state, by the viewer. */
export type MemberAction =
  /** Take the invitation back. */
  | 'CANCEL'
  | 'DEACTIVATE'
  | 'REMOVE'
  /** Send the invitation again; the link of before ends. */
  | 'RESEND'
  /** Give access back, with the role of before. */
  | 'RESTORE'
  | 'SET_ROLE';

/** Partial success keeps the successes. */
export type MembersPayload = {
  __typename?: 'MembersPayload';
  /** Those that changed, as they are now. */
  members: Array<Membership>;
  /** What became of each. */
  results: Array<BulkResult>;
  userErrors: Array<UserError>;
};

/** A person's place in an organization. */
export type Membership = Node & {
  __typename?: 'Membership';
  /** What the viewer may do. Nobody touches their own place, or the owner's. */
  allowedActions: Array<MemberAction>;
  createdAt: Scalars['DateTime']['output'];
  /** Where the invitation went, and what the person signs in with. */
  email: Scalars['EmailAddress']['output'];
  /** Of the newest invitation. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Of the newest invitation. */
  invitedAt: Maybe<Scalars['DateTime']['output']>;
  /** When the person came in; null for whoever never accepted. */
  joinedAt: Maybe<Scalars['DateTime']['output']>;
  /** The organization, with this membership's own permissions. */
  organization: Organization;
  /** Permission keys, `area.object.action`. */
  permissions: Array<Scalars['String']['output']>;
  /** Who it is. Until an invitation is accepted, the address stands for the name. */
  person: Person;
  /** The role that decides the permissions. */
  role: Role;
  /** Only ACTIVE memberships give access. */
  status: MembershipStatus;
  uuid: Scalars['UUID']['output'];
  version: Scalars['Int']['output'];
};

export type MembershipConnection = {
  __typename?: 'MembershipConnection';
  edges: Array<MembershipEdge>;
  pageInfo: PageInfo;
  totalCount: Maybe<Scalars['Int']['output']>;
  /** How many the filter admits in each status, its own `status` left aside. */
  totals: Maybe<Array<MembershipTotal>>;
};

export type MembershipEdge = {
  __typename?: 'MembershipEdge';
  cursor: Scalars['String']['output'];
  node: Membership;
};

export type MembershipFilter = {
  roleId?: InputMaybe<Scalars['ID']['input']>;
  /** Words of the name or the address. */
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<MembershipStatus>>;
};

export type MembershipSort = {
  direction: SortDirection;
  field: MembershipSortField;
};

export type MembershipSortField =
  | 'CREATED_AT'
  | 'EMAIL'
  | 'NAME'
  | 'ROLE';

export type MembershipStatus =
  | 'ACTIVE'
  | 'DEACTIVATED'
  /** Invited, and the invitation can't be accepted any more. */
  | 'EXPIRED'
  | 'INVITED'
  /** Blocked, which people are shown as Removed. */
  | 'REMOVED';

export type MembershipTotal = {
  __typename?: 'MembershipTotal';
  count: Scalars['Int']['output'];
  status: MembershipStatus;
};

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
  /** A newcomer sets name and password and is signed in. userErrors: U-ACC-US-15 has an account, U-ACC-US-19 link, U-ACC-AU-26 and U-ACC-AU-27 password. */
  acceptInvitation: Maybe<AcceptInvitationPayload>;
  /** Of whom it was offered to, with a fresh factor: they are the owner from then on, and the former owner is Admin. userErrors: U-ACC-AU-44, U-ACC-US-14 no longer open. */
  acceptOwnership: Maybe<OwnershipPayload>;
  /** Accepts pending recommendations one by one; needs `treasury.reconciliation.manage`. userErrors per item: not pending, already reconciled. */
  acceptRecommendations: Maybe<RecommendationsPayload>;
  /** Begins to set up an authenticator app. userErrors: U-ACC-AU-19 where a method is set up already. */
  addAuthenticator: Maybe<AddAuthenticatorPayload>;
  /** Puts unreconciled ones out of sight; needs `treasury.reconciliation.manage`. userErrors per item: already reconciled, archived. */
  archiveExpectedTransactions: Maybe<ExpectedTransactionsPayload>;
  /** Puts unreconciled lines out of sight; needs `treasury.reconciliation.manage`. */
  archiveStatementTransactions: Maybe<StatementTransactionsPayload>;
  /** Takes invitations back: their links end at once; needs `account.members.invite`. Results: U-ACC-US-7 not invited. */
  cancelInvitations: Maybe<MembersPayload>;
  /** Drops a run that waits for review; its recommendations stay pending. */
  cancelReconciliationRun: Maybe<ReconciliationRunPayload>;
  /** Sets another password and ends all other sessions. userErrors: U-ACC-AU-16, 26, 27, and U-ACC-AU-1 after too many wrong ones. */
  changePassword: Maybe<ChangePasswordPayload>;
  /** The first code makes the app the second factor, in this session too. userErrors: U-ACC-AU-3, U-ACC-AU-19, U-ACC-AU-21. */
  confirmAuthenticator: Maybe<AddFactorPayload>;
  /** Confirms the reviewed automatic matches; needs `treasury.reconciliation.auto`. */
  confirmReconciliationRun: Maybe<ReconciliationRunPayload>;
  /** Stores a checked import. userErrors: warnings not ignored, wrong state. */
  confirmStatementImport: Maybe<StatementImportPayload>;
  /** Makes an API token; needs `account.apiTokens.manage` and a person: a token makes no tokens. userErrors: U-ACC-AT-1, U-ACC-AT-2. */
  createApiToken: Maybe<CreateApiTokenPayload>;
  /** Makes a manual account; needs `treasury.bankAccounts.manage`. userErrors: alias exists, number exists, currency not allowed. */
  createBankAccount: Maybe<BankAccountPayload>;
  /** Needs `treasury.counterparties.manage`. userErrors: alias exists, external id exists, duplicate bank account. */
  createCounterparty: Maybe<CounterpartyPayload>;
  /** Adds a legal entity; needs `account.company.manage`. userErrors: U-ACC-OG-1. */
  createEntity: Maybe<CreateEntityPayload>;
  /** Needs `treasury.expected.manage`. userErrors: G-2, external id exists. */
  createExpectedTransaction: Maybe<ExpectedTransactionPayload>;
  /** Announces a file. userErrors: size and type refusals of the FI module. */
  createFileUpload: Maybe<CreateFileUploadPayload>;
  /** Needs `account.roles.manage`, and a fresh factor where it approves. userErrors: U-ACC-AU-44, U-ACC-RO-6 the name exists. */
  createRole: Maybe<RolePayload>;
  /** Enters one line by hand. userErrors: G-2 fields, zero amount, date after today. */
  createStatementTransaction: Maybe<StatementTransactionPayload>;
  /** Adds a webhook; needs `account.webhooks.manage`. userErrors: U-ACC-WH-1, U-ACC-WH-2. */
  createWebhook: Maybe<CreateWebhookPayload>;
  /** Takes access away until it is restored, at once; needs `account.members.manage`. Results: U-ACC-US-3 not active, U-ACC-US-9 owner, U-ACC-RO-3 own place, G-3. */
  deactivateMembers: Maybe<MembersPayload>;
  /** Of whom it was offered to. userErrors: U-ACC-US-14 no longer open. */
  declineOwnership: Maybe<OwnershipPayload>;
  /** Deletes a legal entity that owns no bank account; needs `account.company.manage`. userErrors: G-3, U-ACC-OG-2, U-TRSY-BA-16. */
  deleteEntity: Maybe<DeleteEntityPayload>;
  /** Needs `treasury.expected.manage`; each item stands on its own. userErrors per item: can't be deleted when reconciled. */
  deleteExpectedTransactions: Maybe<DeleteExpectedTransactionsPayload>;
  /** Needs `account.roles.manage`. userErrors: U-ACC-RO-3 own role, U-ACC-RO-4 the owner's, U-ACC-RO-5 somebody has it, G-3. */
  deleteRole: Maybe<DeleteRolePayload>;
  /** Deletes lines that were entered by hand; needs `treasury.statements.manage`. userErrors per item: imported, reconciled, has a history. */
  deleteStatementTransactions: Maybe<DeleteStatementTransactionsPayload>;
  /** Deletes a webhook with its log. userErrors: G-3. Errors: G-7. */
  deleteWebhook: Maybe<DeleteWebhookPayload>;
  /** Ends all of one's own sessions but the one that asks, at once. */
  endOtherSessions: Maybe<EndOtherSessionsPayload>;
  /** Ends one of one's own sessions, with its sockets, at once. */
  endSession: Maybe<EndSessionPayload>;
  /** Stores the passkey that the browser has made. userErrors: U-ACC-AU-12, 14, 15, 19 and 24. */
  finishPasskeyRegistration: Maybe<AddFactorPayload>;
  /** Asynchronous: checks the file, stops and stores nothing on errors, on warnings not ignored, or with dryRun; else imports. Needs `treasury.counterparties.manage`. */
  importCounterparties: Maybe<RecordImportPayload>;
  /** Asynchronous: checks the file, stops and stores nothing on errors, on warnings not ignored, or with dryRun; else imports. Needs `treasury.expected.manage`. */
  importExpectedTransactions: Maybe<RecordImportPayload>;
  /** Asynchronous: checks the file, stops and stores nothing on errors, on warnings not ignored, or with dryRun; else imports. Needs `treasury.statements.manage`. */
  importStatement: Maybe<StatementImportPayload>;
  /** Invites people by email; needs `account.members.invite`, and a fresh factor where the role approves. userErrors: U-ACC-AU-44, U-ACC-US-6 the owner's role, U-ACC-RO-1; of each address: U-ACC-US-2 a member already, U-ACC-US-4 oneself, U-ACC-US-10 removed before, U-ACC-US-11 domain, U-ACC-US-35 too many members. */
  inviteMembers: Maybe<InviteMembersPayload>;
  /** Adds the organization to the account of whoever is signed in. userErrors: U-ACC-US-16 for another person, U-ACC-US-19 link. */
  linkInvitation: Maybe<LinkInvitationPayload>;
  /** Checks the file again with cells changed and rows left out. userErrors: G-3 stale version, wrong state, no cells to change. */
  mendStatementImport: Maybe<StatementImportPayload>;
  /** Of the owner, with a fresh factor: the other side has 72 hours; an open offer gives way. userErrors: U-ACC-AU-44, U-ACC-US-13 not active. Errors: G-20 not the owner. */
  offerOwnership: Maybe<OwnershipPayload>;
  /** Proves a second factor in a session that was started without; the way on where an organization answers U-ACC-AU-44. */
  proveSecondFactor: Maybe<ProveSecondFactorPayload>;
  /** Matches by hand; one side has exactly one item. userErrors: already reconciled, type mismatch, amount above or below the total, different bank account, bulk not allowed. */
  reconcile: Maybe<ReconcilePayload>;
  /** New backup codes in the place of the old ones; needs a fresh factor. userErrors: U-ACC-AU-7, U-ACC-AU-44. */
  regenerateBackupCodes: Maybe<RegenerateBackupCodesPayload>;
  rejectRecommendations: Maybe<RecommendationsPayload>;
  /** Removes a factor; needs a fresh one. With the last one the backup codes go. userErrors: U-ACC-AU-21, U-ACC-AU-44. */
  removeFactor: Maybe<RemoveFactorPayload>;
  /** Takes access away at once; needs `account.members.manage`. Results: U-ACC-US-3 not active, U-ACC-US-9 owner, U-ACC-RO-3 own place, G-3. */
  removeMembers: Maybe<MembersPayload>;
  /** Takes a reconciliation back; nothing is deleted. userErrors: reason required, already removed. */
  removeReconciliation: Maybe<ReconcilePayload>;
  /** Gives a factor another name. userErrors: U-ACC-AU-21, U-ACC-AU-24. */
  renameFactor: Maybe<RenameFactorPayload>;
  /** Asks for a link by mail. The same answer, after the same work, whether or not the email is known. Errors: R-3. */
  requestPasswordReset: Maybe<RequestPasswordResetPayload>;
  /** Sends invitations again, with a new link for 72 hours; needs `account.members.invite`. Results: U-ACC-US-7 not invited, U-ACC-US-17 too often. */
  resendInvitations: Maybe<MembersPayload>;
  /** Sends a delivery once more, now. userErrors: U-ACC-WH-3. Errors: G-7. */
  resendWebhookDelivery: Maybe<ResendWebhookDeliveryPayload>;
  /** Sets a new password and ends every session; second factors stay. userErrors: U-ACC-AU-17 link, U-ACC-AU-26 and U-ACC-AU-27 password. */
  resetPassword: Maybe<ResetPasswordPayload>;
  /** Gives access back with the role of before; needs `account.members.manage`, and a fresh factor where the role approves. Results: U-ACC-US-8 not removed, U-ACC-US-12 never joined, U-ACC-US-35 too many members, G-3. */
  restoreMembers: Maybe<MembersPayload>;
  /** Ends an API token at once, on open sockets too; needs `account.apiTokens.manage`. Errors: G-7. */
  revokeApiToken: Maybe<RevokeApiTokenPayload>;
  /** Gives a webhook a new secret. userErrors: G-3. Errors: G-7. */
  rotateWebhookSecret: Maybe<RotateWebhookSecretPayload>;
  /** Starts the engine; AUTOMATIC needs `treasury.reconciliation.auto`, RECOMMEND needs `treasury.reconciliation.manage`. userErrors: a run is already at work. */
  runReconciliation: Maybe<ReconciliationRunPayload>;
  /** Effective at once; needs `account.members.manage`, and a fresh factor where the role approves and one before did not. userErrors: U-ACC-AU-44; results: U-ACC-US-6 owner, U-ACC-RO-3 own place, G-3. */
  setMemberRoles: Maybe<MembersPayload>;
  /** Makes an uploaded picture the photo of the person who asks. userErrors: U-ACC-FI-5, 7, 9 and 10. */
  setPhoto: Maybe<SetPhotoPayload>;
  /** Starts a session. userErrors: U-ACC-AU codes for a wrong pair, a lockout and an inactive account. Errors: R-3. */
  signIn: Maybe<SignInPayload>;
  /** Starts a session with a passkey alone. userErrors: U-ACC-AU-12 to 15, U-ACC-AU-2. Errors: R-3. */
  signInWithPasskey: Maybe<SignInWithPasskeyPayload>;
  /** Ends the session of this browser. */
  signOut: Maybe<SignOutPayload>;
  /** Asks for a passkey as a fresh second factor; its answer is the `passkeyAssertion` of one mutation. */
  startPasskeyAssertion: Maybe<StartPasskeyPayload>;
  /** Asks the browser for a new passkey; a further one needs a fresh one. userErrors: U-ACC-AU-19, U-ACC-AU-28, U-ACC-AU-44. */
  startPasskeyRegistration: Maybe<StartPasskeyPayload>;
  /** Asks for a passkey, to sign in with it alone or to answer a challenge. userErrors: U-ACC-AU-46. */
  startPasskeySignIn: Maybe<StartPasskeyPayload>;
  /** Sends an event of no record, to see whether it arrives. userErrors: U-ACC-WH-3. Errors: G-7. */
  testWebhook: Maybe<TestWebhookPayload>;
  /** Brings archived ones back; needs `treasury.reconciliation.manage`. userErrors per item: not archived. */
  unarchiveExpectedTransactions: Maybe<ExpectedTransactionsPayload>;
  /** Brings archived lines back; needs `treasury.reconciliation.manage`. */
  unarchiveStatementTransactions: Maybe<StatementTransactionsPayload>;
  /** Takes a whole import back while none of its rows is reconciled. userErrors: has reconciled statements. */
  undoStatementImport: Maybe<StatementImportPayload>;
  /** Changes alias or last-check date; needs `treasury.bankAccounts.manage`. userErrors: alias exists, G-3. */
  updateBankAccount: Maybe<BankAccountPayload>;
  /** Changes the controls that are named, effective at once; needs `account.controls.manage`. userErrors: G-2, G-3, U-ACC-OG-5, U-ACC-OG-6. */
  updateControls: Maybe<UpdateControlsPayload>;
  /** Needs `treasury.counterparties.manage`. userErrors: as create, account number and name can't change, default is read-only, G-3. */
  updateCounterparty: Maybe<CounterpartyPayload>;
  /** Gives a legal entity another name; needs `account.company.manage`. userErrors: G-3, U-ACC-OG-1, U-ACC-OG-2. */
  updateEntity: Maybe<UpdateEntityPayload>;
  /** Needs `treasury.expected.manage`. userErrors: G-2, G-3, external id exists, already reconciled. */
  updateExpectedTransaction: Maybe<ExpectedTransactionPayload>;
  /** Changes what orders and invoices begin with; needs `account.company.manage`. userErrors: G-2, G-3, U-ACC-OG-7, U-ACC-OG-8. */
  updateOrderSettings: Maybe<UpdateOrderSettingsPayload>;
  /** Changes the company profile; needs `account.company.manage`. userErrors: G-2, G-3, U-ACC-OG-1, U-ACC-OG-4. */
  updateOrganization: Maybe<UpdateOrganizationPayload>;
  /** Changes names, language and number format of the person who asks; programs may not. userErrors: G-2, G-3. */
  updateProfile: Maybe<UpdateProfilePayload>;
  /** Effective at once for all who have it; needs `account.roles.manage`, and a fresh factor where it approves more than before. userErrors: U-ACC-AU-44, U-ACC-RO-3 own role, U-ACC-RO-4 the owner's, U-ACC-RO-6 the name exists, G-3. */
  updateRole: Maybe<RolePayload>;
  /** Changes a webhook, or pauses it. userErrors: U-ACC-WH-1, G-3. Errors: G-7. */
  updateWebhook: Maybe<UpdateWebhookPayload>;
  /** Answers a second-factor challenge. userErrors: U-ACC-AU-46 and the invalid-code errors. */
  verifyTwoFactor: Maybe<VerifyTwoFactorPayload>;
  /** Of the owner. userErrors: U-ACC-US-14 no longer open. Errors: G-20 not the owner. */
  withdrawOwnership: Maybe<OwnershipPayload>;
};


export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


export type MutationAcceptOwnershipArgs = {
  input: AcceptOwnershipInput;
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


export type MutationCancelInvitationsArgs = {
  input: InvitationIdsInput;
};


export type MutationCancelReconciliationRunArgs = {
  input: CancelReconciliationRunInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationConfirmAuthenticatorArgs = {
  input: ConfirmAuthenticatorInput;
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


export type MutationCreateEntityArgs = {
  input: CreateEntityInput;
};


export type MutationCreateExpectedTransactionArgs = {
  input: CreateExpectedTransactionInput;
};


export type MutationCreateFileUploadArgs = {
  input: CreateFileUploadInput;
};


export type MutationCreateRoleArgs = {
  input: CreateRoleInput;
};


export type MutationCreateStatementTransactionArgs = {
  input: CreateStatementTransactionInput;
};


export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


export type MutationDeactivateMembersArgs = {
  input: EndMembersInput;
};


export type MutationDeleteEntityArgs = {
  input: DeleteEntityInput;
};


export type MutationDeleteExpectedTransactionsArgs = {
  input: DeleteExpectedTransactionsInput;
};


export type MutationDeleteRoleArgs = {
  input: DeleteRoleInput;
};


export type MutationDeleteStatementTransactionsArgs = {
  input: StatementTransactionIdsInput;
};


export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};


export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


export type MutationFinishPasskeyRegistrationArgs = {
  input: FinishPasskeyRegistrationInput;
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


export type MutationInviteMembersArgs = {
  input: InviteMembersInput;
};


export type MutationLinkInvitationArgs = {
  input: LinkInvitationInput;
};


export type MutationMendStatementImportArgs = {
  input: MendStatementImportInput;
};


export type MutationOfferOwnershipArgs = {
  input: OfferOwnershipInput;
};


export type MutationProveSecondFactorArgs = {
  input: ProveSecondFactorInput;
};


export type MutationReconcileArgs = {
  input: ReconcileInput;
};


export type MutationRegenerateBackupCodesArgs = {
  input: RegenerateBackupCodesInput;
};


export type MutationRejectRecommendationsArgs = {
  input: RecommendationIdsInput;
};


export type MutationRemoveFactorArgs = {
  input: RemoveFactorInput;
};


export type MutationRemoveMembersArgs = {
  input: EndMembersInput;
};


export type MutationRemoveReconciliationArgs = {
  input: RemoveReconciliationInput;
};


export type MutationRenameFactorArgs = {
  input: RenameFactorInput;
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationResendInvitationsArgs = {
  input: InvitationIdsInput;
};


export type MutationResendWebhookDeliveryArgs = {
  input: ResendWebhookDeliveryInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationRestoreMembersArgs = {
  input: RestoreMembersInput;
};


export type MutationRevokeApiTokenArgs = {
  input: RevokeApiTokenInput;
};


export type MutationRotateWebhookSecretArgs = {
  input: RotateWebhookSecretInput;
};


export type MutationRunReconciliationArgs = {
  input: RunReconciliationInput;
};


export type MutationSetMemberRolesArgs = {
  input: SetMemberRolesInput;
};


export type MutationSetPhotoArgs = {
  input: SetPhotoInput;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationSignInWithPasskeyArgs = {
  input: SignInWithPasskeyInput;
};


export type MutationStartPasskeyRegistrationArgs = {
  input: StartPasskeyRegistrationInput;
};


export type MutationStartPasskeySignInArgs = {
  input: StartPasskeySignInInput;
};


export type MutationTestWebhookArgs = {
  input: TestWebhookInput;
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


export type MutationUpdateControlsArgs = {
  input: UpdateControlsInput;
};


export type MutationUpdateCounterpartyArgs = {
  input: UpdateCounterpartyInput;
};


export type MutationUpdateEntityArgs = {
  input: UpdateEntityInput;
};


export type MutationUpdateExpectedTransactionArgs = {
  input: UpdateExpectedTransactionInput;
};


export type MutationUpdateOrderSettingsArgs = {
  input: UpdateOrderSettingsInput;
};


export type MutationUpdateOrganizationArgs = {
  input: UpdateOrganizationInput;
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationUpdateRoleArgs = {
  input: UpdateRoleInput;
};


export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


export type MutationVerifyTwoFactorArgs = {
  input: VerifyTwoFactorInput;
};

/** A thing with a global identifier. */
export type Node = {
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
};

export type OfferOwnershipInput = {
  /** Six digits of the authenticator app, where a fresh second factor is asked for. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Who would be the owner: an active member. */
  memberId: Scalars['ID']['input'];
  /** The browser's answer to `startPasskeyAssertion`, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
};

/** An invitation that can be accepted, as whoever holds its link may see it. */
export type OpenInvitation = {
  __typename?: 'OpenInvitation';
  /** Who is invited. */
  email: Scalars['EmailAddress']['output'];
  expiresAt: Scalars['DateTime']['output'];
  /** The invited person has an account already: they sign in, and accept with `linkInvitation`. */
  hasAccount: Scalars['Boolean']['output'];
  /** Who sent it. */
  inviterName: Scalars['String']['output'];
  organizationName: Scalars['String']['output'];
  /** The organization lets nobody in without a second factor. */
  requiresSecondFactor: Scalars['Boolean']['output'];
  roleName: Scalars['String']['output'];
};

/** What orders and invoices of an organization begin with. */
export type OrderSettings = {
  __typename?: 'OrderSettings';
  /** Prefix of credit memos. */
  creditMemoPrefix: Scalars['String']['output'];
  /** Stands on each new invoice until it is changed there. */
  invoiceNote: Maybe<Scalars['String']['output']>;
  /** Prefix of invoices. */
  invoicePrefix: Scalars['String']['output'];
  /** Terms and conditions of new invoices. */
  invoiceTerms: Maybe<Scalars['String']['output']>;
  /** Prefix of payments received. */
  paymentPrefix: Scalars['String']['output'];
  /** Days from the invoice date until payment is due; 0: at once. */
  paymentTermDays: Scalars['Int']['output'];
  /** Prefix of sales orders: SO gives SO-2026-000001. */
  salesOrderPrefix: Scalars['String']['output'];
  /** For `updateOrderSettings`; 0 while nothing has been saved. */
  version: Scalars['Int']['output'];
};

/** A company, or a group's member, whose books are kept apart from all others. */
export type Organization = Node & {
  __typename?: 'Organization';
  /** The activity log, newest first; needs `account.activity.view`. Merged from both services. */
  activity: Maybe<ActivityConnection>;
  /** Registered address, in lines. */
  address: Maybe<Scalars['String']['output']>;
  /** API tokens, newest first; needs `account.apiTokens.manage`. */
  apiTokens: Maybe<ApiTokenConnection>;
  bankAccount: Maybe<BankAccount>;
  /** Needs `treasury.bankAccounts.view`. */
  bankAccounts: Maybe<BankAccountConnection>;
  /** Banks that accounts can be kept at. */
  banks: Maybe<Array<Bank>>;
  /** The switches of the company. */
  controls: Maybe<Controls>;
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
  /** Needs `account.members.view`. */
  member: Maybe<Membership>;
  /** Needs `account.members.view`. */
  members: Maybe<MembershipConnection>;
  /** Areas in use. */
  modes: Array<AppMode>;
  /** Short name. */
  name: Scalars['String']['output'];
  /** Numbering, terms and texts of new orders and invoices; null where invoicing is not used. */
  orderSettings: Maybe<OrderSettings>;
  /** Who owns the organization. */
  owner: Maybe<Person>;
  /** The open offer of ownership, for its two sides and for whoever may see members. */
  ownershipTransfer: Maybe<OwnershipTransfer>;
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
  /** Needs `account.members.view`. */
  role: Maybe<Role>;
  /** Roles, the owner's first, then by name. Needs `account.members.view`. */
  roles: Maybe<Array<Role>>;
  statementImport: Maybe<StatementImport>;
  /** Newest first. */
  statementImports: Maybe<StatementImportConnection>;
  statementTransaction: Maybe<StatementTransaction>;
  /** Needs `treasury.statements.view`. */
  statementTransactions: Maybe<StatementTransactionConnection>;
  /** Sixteen digits. */
  taxNumber: Maybe<Scalars['String']['output']>;
  /** The digits of the tax number do not fit each other: it may be mistyped. Never a refusal. */
  taxNumberDoubtful: Scalars['Boolean']['output'];
  /** IANA zone of business dates. */
  timeZone: Scalars['String']['output'];
  /** Unique handle. */
  username: Scalars['String']['output'];
  /** Public identifier; goes into `x-organization-id`. */
  uuid: Scalars['UUID']['output'];
  /** Version of the company profile, for `updateOrganization`. */
  version: Scalars['Int']['output'];
  /** One webhook; null and an error G-7 when there is none. */
  webhook: Maybe<Webhook>;
  /** Webhooks, newest first; needs `account.webhooks.manage`. */
  webhooks: Maybe<Array<Webhook>>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationActivityArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ActivityFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationApiTokensArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ApiTokenFilter>;
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
export type OrganizationMemberArgs = {
  uuid: Scalars['UUID']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationMembersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<MembershipFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<MembershipSort>;
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
export type OrganizationRoleArgs = {
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


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationWebhookArgs = {
  uuid: Scalars['UUID']['input'];
};

/** Something that an administrator changed. */
export type OrganizationChange = {
  __typename?: 'OrganizationChange';
  kind: OrganizationChangeKind;
};

export type OrganizationChangeKind =
  /** Its legal entities. */
  | 'ENTITIES'
  /** The company profile, its controls or its order settings. */
  | 'SETTINGS';

export type OwnershipAction =
  | 'ACCEPT'
  | 'DECLINE'
  | 'WITHDRAW';

export type OwnershipPayload = {
  __typename?: 'OwnershipPayload';
  /** The organization, to read its transfer and members again. */
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

/** The owner hands the organization over: open for 72 hours, until the other side accepts or declines, or the owner withdraws. */
export type OwnershipTransfer = {
  __typename?: 'OwnershipTransfer';
  /** What the viewer may do. */
  allowedActions: Array<OwnershipAction>;
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  /** The owner. */
  from: Person;
  /** Who would be the owner. */
  to: Person;
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

/** A link to a new password that can still be used. */
export type PasswordReset = {
  __typename?: 'PasswordReset';
  /** Whose password it sets. */
  email: Scalars['EmailAddress']['output'];
};

/** A person as colleagues see them. */
export type Person = {
  __typename?: 'Person';
  /** Full name. */
  fullName: Scalars['String']['output'];
  /** A picture, of the same origin; null where there is none, and in the activity log, which keeps the name alone. */
  photo: Maybe<Scalars['URL']['output']>;
  /** Public identifier. */
  uuid: Scalars['UUID']['output'];
};

export type ProveSecondFactorInput = {
  /** Six digits of an authenticator app, or a backup code. */
  code?: InputMaybe<Scalars['String']['input']>;
  method: TwoFactorMethod;
  /** The browser's answer to startPasskeyAssertion, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
};

export type ProveSecondFactorPayload = {
  __typename?: 'ProveSecondFactorPayload';
  userErrors: Array<UserError>;
  viewer: Maybe<Viewer>;
};

export type Query = {
  __typename?: 'Query';
  /** What a link invites to; null for one that is used, cancelled, expired or none of ours. */
  invitation: Maybe<OpenInvitation>;
  /** Any node by its global identifier. Null and an error G-7 when it is unknown or belongs to another organization. */
  node: Maybe<Node>;
  /** Several nodes in the order of `ids`, at most 200; each miss is null and an error G-7. */
  nodes: Array<Maybe<Node>>;
  /** The organization that `x-organization-id` names. Errors: G-10, G-21. */
  organization: Organization;
  /** What a link to a new password is worth; null for one that is used, expired or none of ours. */
  passwordReset: Maybe<PasswordReset>;
  /** The provider that this installation lets people sign in with; null: none. */
  signInProvider: Maybe<SignInProvider>;
  /** The person who asks; null when nobody is signed in. */
  viewer: Maybe<Viewer>;
};


export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryPasswordResetArgs = {
  token: Scalars['String']['input'];
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
  | 'USER'
  | 'WEBHOOK';

export type RegenerateBackupCodesInput = {
  /** Six digits of the authenticator app, where a fresh second factor is asked for. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The browser's answer to startPasskeyAssertion, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
};

export type RegenerateBackupCodesPayload = {
  __typename?: 'RegenerateBackupCodesPayload';
  /** Ten codes, shown this once; those before are worth nothing from here on. */
  codes: Maybe<Array<Scalars['String']['output']>>;
  userErrors: Array<UserError>;
  viewer: Maybe<Viewer>;
};

export type RemoveFactorInput = {
  /** Six digits of the authenticator app, where a fresh second factor is asked for. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The browser's answer to startPasskeyAssertion, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  uuid: Scalars['UUID']['input'];
};

export type RemoveFactorPayload = {
  __typename?: 'RemoveFactorPayload';
  userErrors: Array<UserError>;
  viewer: Maybe<Viewer>;
};

export type RemoveReconciliationInput = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type RenameFactorInput = {
  name: Scalars['String']['input'];
  uuid: Scalars['UUID']['input'];
};

export type RenameFactorPayload = {
  __typename?: 'RenameFactorPayload';
  factor: Maybe<SecondFactor>;
  userErrors: Array<UserError>;
};

export type RequestPasswordResetInput = {
  email: Scalars['String']['input'];
};

export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** Where letters are read on this machine; null wherever they are mailed. */
  mailbox: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** A delivery to send once more. */
export type ResendWebhookDeliveryInput = {
  /** The delivery. */
  id: Scalars['ID']['input'];
};

/** The delivery, on its way again. */
export type ResendWebhookDeliveryPayload = {
  __typename?: 'ResendWebhookDeliveryPayload';
  /** As it is now. */
  delivery: Maybe<WebhookDelivery>;
  /** What the caller can mend. */
  userErrors: Array<UserError>;
};

export type ResetPasswordInput = {
  password: Scalars['String']['input'];
  /** The secret of the link. */
  token: Scalars['String']['input'];
};

export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  userErrors: Array<UserError>;
};

/** Where the owner of the account lives, as banks ask for RTGS and SKN transfers. */
export type Residence =
  | 'NON_RESIDENT'
  | 'RESIDENT';

export type RestoreMembersInput = {
  /** Six digits of the authenticator app, where a fresh second factor is asked for. */
  code?: InputMaybe<Scalars['String']['input']>;
  members: Array<SeenMemberInput>;
  /** The browser's answer to `startPasskeyAssertion`, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
};

/** A token to end. */
export type RevokeApiTokenInput = {
  /** The token. */
  id: Scalars['ID']['input'];
};

/** The token that was ended. */
export type RevokeApiTokenPayload = {
  __typename?: 'RevokeApiTokenPayload';
  /** As it is now. */
  apiToken: Maybe<ApiToken>;
  /** What the caller can mend. */
  userErrors: Array<UserError>;
};

/** A named set of permissions. */
export type Role = Node & {
  __typename?: 'Role';
  /** What the viewer may do. Nobody edits a role that they hold. Needs `account.members.view`. */
  allowedActions: Maybe<Array<RoleAction>>;
  description: Scalars['String']['output'];
  /** Removed members who would have it again. Needs `account.members.view`. */
  formerCount: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** The one role that can't be edited, given away or deleted. */
  isOwner: Scalars['Boolean']['output'];
  /** Members who have it, invited ones included. Needs `account.members.view`. */
  memberCount: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  /** Permission keys, `area.object.action`. */
  permissions: Array<Scalars['String']['output']>;
  uuid: Scalars['UUID']['output'];
  version: Scalars['Int']['output'];
};

/** What may be done with a role, by the viewer. */
export type RoleAction =
  /** Only while nobody has it. */
  | 'DELETE'
  | 'UPDATE';

export type RolePayload = {
  __typename?: 'RolePayload';
  role: Maybe<Role>;
  userErrors: Array<UserError>;
};

/** A webhook whose secret is to be replaced. */
export type RotateWebhookSecretInput = {
  /** The webhook. */
  id: Scalars['ID']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** The new secret. */
export type RotateWebhookSecretPayload = {
  __typename?: 'RotateWebhookSecretPayload';
  /** What deliveries are signed with from now on, shown this once. For 24 hours they carry a second signature with the former one. */
  secret: Maybe<Scalars['String']['output']>;
  /** What the caller can mend. */
  userErrors: Array<UserError>;
  /** The webhook. */
  webhook: Maybe<Webhook>;
};

export type RunReconciliationInput = {
  /** All accounts when left out. */
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  mode: ReconciliationRunMode;
};

/** An authenticator app or a passkey. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** Of a passkey: whether it is kept by a service and not by one device alone. */
  backedUp: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  method: FactorMethod;
  /** As its owner calls it. */
  name: Scalars['String']['output'];
  /** Public identifier; mutations name it. */
  uuid: Scalars['UUID']['output'];
};

export type SecurityEventCategory =
  | 'AUTH'
  | 'TWO_FACTOR_AUTH';

/** What happens to a person's access. */
export type SecurityEventType =
  | 'APPROVAL_GRANTED'
  | 'BACKUP_CODES_MADE'
  | 'BACKUP_CODE_USED'
  | 'FACTOR_ADDED'
  | 'FACTOR_REMOVED'
  | 'FACTOR_RENAMED'
  | 'INVITATION_ACCEPTED'
  | 'LOCKED_OUT'
  | 'NEW_DEVICE'
  | 'OTHER_SESSIONS_ENDED'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_CHANGE_FAILED'
  | 'PASSWORD_RESET'
  | 'PASSWORD_RESET_REQUESTED'
  | 'SESSION_ENDED'
  | 'SESSION_REUSED'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'SIGN_IN_FAILED'
  | 'SOCIAL_LINKED'
  | 'TWO_FACTOR_FAILED'
  | 'TWO_FACTOR_PASSED';

/** A member as the viewer last saw them. */
export type SeenMemberInput = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type SetMemberRolesInput = {
  /** Six digits of the authenticator app, where a fresh second factor is asked for. */
  code?: InputMaybe<Scalars['String']['input']>;
  members: Array<SeenMemberInput>;
  /** The browser's answer to `startPasskeyAssertion`, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  roleId: Scalars['ID']['input'];
};

export type SetPhotoInput = {
  /** An uploaded file of purpose PHOTO; null: no photo. */
  fileId?: InputMaybe<Scalars['ID']['input']>;
};

export type SetPhotoPayload = {
  __typename?: 'SetPhotoPayload';
  userErrors: Array<UserError>;
  viewer: Maybe<Viewer>;
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

/** Where people may sign in instead of with their password: `GET /auth/social/start` leads there. */
export type SignInProvider = {
  __typename?: 'SignInProvider';
  /** As people know it, for example Google. */
  name: Scalars['String']['output'];
};

export type SignInWithPasskeyInput = {
  /** The browser's answer to startPasskeySignIn, as JSON. */
  passkeyAssertion: Scalars['String']['input'];
  /** Keep the session for 30 days instead of 12 idle hours. */
  remember?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SignInWithPasskeyPayload = {
  __typename?: 'SignInWithPasskeyPayload';
  userErrors: Array<UserError>;
  viewer: Maybe<Viewer>;
};

export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  userErrors: Array<UserError>;
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

/** What the browser's WebAuthn is asked. */
export type StartPasskeyPayload = {
  __typename?: 'StartPasskeyPayload';
  /** PublicKeyCredentialRequestOptions or PublicKeyCredentialCreationOptions, as JSON; good for 5 minutes and one answer. */
  options: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type StartPasskeyRegistrationInput = {
  /** The browser's answer to startPasskeyAssertion, as JSON; needed from the second passkey on. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
};

export type StartPasskeySignInInput = {
  /** Of the sign-in that a passkey is to complete; without it the passkey signs in alone. */
  challengeToken?: InputMaybe<Scalars['String']['input']>;
};

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
  /** The viewer's own rights in this organization: as they are, then each time that they are others. When the membership ends, so does the connection (4403). */
  accessChanged: AccessChange;
  /** Every change of the organization's settings and entities. What they are now is to be read. */
  organizationChanged: OrganizationChange;
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

/** A webhook to try. */
export type TestWebhookInput = {
  /** The webhook. */
  id: Scalars['ID']['input'];
};

/** The test on its way. */
export type TestWebhookPayload = {
  __typename?: 'TestWebhookPayload';
  /** Its delivery, which is tried once. */
  delivery: Maybe<WebhookDelivery>;
  /** What the caller can mend. */
  userErrors: Array<UserError>;
  /** The webhook, with its log. */
  webhook: Maybe<Webhook>;
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

/** What is left out stays as it is. */
export type UpdateControlsInput = {
  allowedEmailDomains?: InputMaybe<Array<Scalars['String']['input']>>;
  approveOwn?: InputMaybe<Scalars['Boolean']['input']>;
  enforceTwoFactor?: InputMaybe<Scalars['Boolean']['input']>;
  /** At least 15; null: as the installation says. */
  sessionIdleMinutes?: InputMaybe<Scalars['Int']['input']>;
  transfersActive?: InputMaybe<Scalars['Boolean']['input']>;
  version: Scalars['Int']['input'];
};

export type UpdateControlsPayload = {
  __typename?: 'UpdateControlsPayload';
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
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

export type UpdateEntityInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};

export type UpdateEntityPayload = {
  __typename?: 'UpdateEntityPayload';
  entity: Maybe<Entity>;
  userErrors: Array<UserError>;
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

export type UpdateOrderSettingsInput = {
  creditMemoPrefix: Scalars['String']['input'];
  invoiceNote?: InputMaybe<Scalars['String']['input']>;
  invoicePrefix: Scalars['String']['input'];
  invoiceTerms?: InputMaybe<Scalars['String']['input']>;
  paymentPrefix: Scalars['String']['input'];
  paymentTermDays: Scalars['Int']['input'];
  salesOrderPrefix: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};

export type UpdateOrderSettingsPayload = {
  __typename?: 'UpdateOrderSettingsPayload';
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type UpdateOrganizationInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  defaultCurrency: Currency;
  legalName: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** Fifteen or sixteen digits, however they are written; null: none. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  /** IANA zone of business dates. */
  timeZone: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};

export type UpdateOrganizationPayload = {
  __typename?: 'UpdateOrganizationPayload';
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type UpdateProfileInput = {
  fullName: Scalars['String']['input'];
  language: Language;
  /** Null: as the language has it. */
  numberFormat?: InputMaybe<Language>;
  preferredName?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};

export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  userErrors: Array<UserError>;
  viewer: Maybe<Viewer>;
};

export type UpdateRoleInput = {
  /** Six digits of the authenticator app, where a fresh second factor is asked for. */
  code?: InputMaybe<Scalars['String']['input']>;
  description: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  /** The browser's answer to `startPasskeyAssertion`, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** Permission keys, `area.object.action`. */
  permissions: Array<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};

/** What a webhook is to be. */
export type UpdateWebhookInput = {
  /** False pauses it; true activates it again, whoever stopped it. */
  active: Scalars['Boolean']['input'];
  /** As in `createWebhook`. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** As in `createWebhook`. */
  events: Array<WebhookEvent>;
  /** The webhook. */
  id: Scalars['ID']['input'];
  /** As in `createWebhook`. */
  url: Scalars['URL']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** The webhook that was changed. */
export type UpdateWebhookPayload = {
  __typename?: 'UpdateWebhookPayload';
  /** What the caller can mend. */
  userErrors: Array<UserError>;
  /** As it is now. */
  webhook: Maybe<Webhook>;
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

/** A line of a person's security log. */
export type UserSecurityEvent = {
  __typename?: 'UserSecurityEvent';
  address: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  category: SecurityEventCategory;
  /** ISO code of the address's country; null when it is not known. */
  country: Maybe<Scalars['String']['output']>;
  device: Device;
  event: SecurityEventType;
  id: Scalars['ID']['output'];
};

export type UserSecurityEventConnection = {
  __typename?: 'UserSecurityEventConnection';
  edges: Array<UserSecurityEventEdge>;
  pageInfo: PageInfo;
};

export type UserSecurityEventEdge = {
  __typename?: 'UserSecurityEventEdge';
  cursor: Scalars['String']['output'];
  node: UserSecurityEvent;
};

/** A sign-in in one browser. */
export type UserSession = {
  __typename?: 'UserSession';
  /** IP address at the sign-in. */
  address: Maybe<Scalars['String']['output']>;
  /** ISO code of the address's country; null when it is not known. */
  country: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  device: Device;
  id: Scalars['ID']['output'];
  /** Whether it is the session that asks. */
  isCurrent: Scalars['Boolean']['output'];
  lastUsedAt: Scalars['DateTime']['output'];
  /** Public identifier; mutations name it. */
  uuid: Scalars['UUID']['output'];
};

export type VerifyTwoFactorInput = {
  challengeToken: Scalars['String']['input'];
  /** Six digits of an authenticator app, or a backup code. */
  code?: InputMaybe<Scalars['String']['input']>;
  method: TwoFactorMethod;
  /** The browser's answer to startPasskeySignIn, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
};

export type VerifyTwoFactorPayload = {
  __typename?: 'VerifyTwoFactorPayload';
  userErrors: Array<UserError>;
  viewer: Maybe<Viewer>;
};

/** The person who is signed in, or whose API token is used. */
export type Viewer = Node & {
  __typename?: 'Viewer';
  /** How many backup codes have not been used. Only for people. */
  backupCodesLeft: Scalars['Int']['output'];
  /** Sign-in address. */
  email: Scalars['EmailAddress']['output'];
  /** Full name. */
  fullName: Scalars['String']['output'];
  /** Whether an authenticator app or a passkey is set up. */
  hasSecondFactor: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Language of letters; a browser keeps its own choice. */
  language: Language;
  /** The organizations that this person belongs to, with the rights in each. */
  memberships: Array<Membership>;
  /** How numbers are written; null: as the language has it. */
  numberFormat: Maybe<Language>;
  /** A picture, of the same origin; null: initials. */
  photo: Maybe<Scalars['URL']['output']>;
  /** What colleagues call this person. */
  preferredName: Maybe<Scalars['String']['output']>;
  /** The authenticator app or the passkeys that are set up, oldest first. Only for people: programs get G-20. */
  secondFactors: Array<SecondFactor>;
  /** What happened to this person's access in the last 30 days, newest first; pages have at most 200. Only for people. */
  securityEvents: UserSecurityEventConnection;
  /** Open sessions, the present one first, then by last use; at most 100. Only for people. */
  sessions: Array<UserSession>;
  /** Public identifier. */
  uuid: Scalars['UUID']['output'];
  /** Version of the profile, for `updateProfile`. */
  version: Scalars['Int']['output'];
};


/** The person who is signed in, or whose API token is used. */
export type ViewerSecurityEventsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** An address of another program that is told of events. */
export type Webhook = Node & {
  __typename?: 'Webhook';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What was sent, newest first; kept for 30 days. */
  deliveries: Maybe<WebhookDeliveryConnection>;
  /** What it is for. */
  description: Maybe<Scalars['String']['output']>;
  /** What it is told of. */
  events: Array<WebhookEvent>;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** When a delivery arrived last; null: never. */
  lastDeliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is told. */
  status: WebhookStatus;
  /** Where deliveries go. */
  url: Scalars['URL']['output'];
  /** The identifier in addresses. */
  uuid: Scalars['UUID']['output'];
  /** For changes to it. */
  version: Scalars['Int']['output'];
};


/** An address of another program that is told of events. */
export type WebhookDeliveriesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  status: InputMaybe<Array<WebhookDeliveryStatus>>;
};

/** One event on its way to one address. */
export type WebhookDelivery = Node & {
  __typename?: 'WebhookDelivery';
  /** How often it was sent. */
  attempts: Scalars['Int']['output'];
  /** When the event happened. */
  createdAt: Scalars['DateTime']['output'];
  /** How long the last attempt took, in milliseconds. */
  durationMs: Maybe<Scalars['Int']['output']>;
  /** What it tells of. */
  event: DeliveredWebhookEvent;
  /** Id of the event, the same in every delivery and every attempt: whoever receives one twice knows it by this. */
  eventId: Scalars['UUID']['output'];
  /** Why the last attempt failed; null where it did not. */
  failure: Maybe<WebhookFailure>;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** When it was sent last. */
  lastAttemptAt: Maybe<Scalars['DateTime']['output']>;
  /** When it will be sent next; null: not any more. */
  nextAttemptAt: Maybe<Scalars['DateTime']['output']>;
  /** What is sent, exactly. */
  payload: Scalars['String']['output'];
  /** The beginning of the last answer, at most 1,000 bytes. */
  responseExcerpt: Maybe<Scalars['String']['output']>;
  /** HTTP status of the last answer; null where there was none. */
  responseStatus: Maybe<Scalars['Int']['output']>;
  /** What has become of it. */
  status: WebhookDeliveryStatus;
  /** The identifier in addresses. */
  uuid: Scalars['UUID']['output'];
};

/** Deliveries of a webhook, newest first. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** The deliveries of this page. */
  edges: Array<WebhookDeliveryEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many there are. */
  totalCount: Maybe<Scalars['Int']['output']>;
};

/** A delivery in its list. */
export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  /** Its place, for `after`. */
  cursor: Scalars['String']['output'];
  /** The delivery. */
  node: WebhookDelivery;
};

/** What has become of a delivery. */
export type WebhookDeliveryStatus =
  /** Answered with a status of 200 to 299. */
  | 'DELIVERED'
  /** Given up. */
  | 'FAILED'
  /** On its way; a failed attempt is followed by another until three days have passed. */
  | 'PENDING';

/** What a webhook can be told of. Each event carries ids; what the record is now, the API says. */
export type WebhookEvent =
  /** `bank_account.changed`: one was made or changed. */
  | 'BANK_ACCOUNT_CHANGED'
  /** `counterparty.changed`: one was made or changed. */
  | 'COUNTERPARTY_CHANGED'
  /** `entity.changed`: an entity was made, renamed or deleted. */
  | 'ENTITY_CHANGED'
  /** `expected_transaction.changed`: one was made, changed, archived or unarchived. */
  | 'EXPECTED_TRANSACTION_CHANGED'
  /** `expected_transaction.deleted`: one was deleted. */
  | 'EXPECTED_TRANSACTION_DELETED'
  /** `membership.changed`: somebody was invited, came in, got another role, was deactivated or removed. */
  | 'MEMBERSHIP_CHANGED'
  /** `organization.changed`: the profile or the controls of the company changed. */
  | 'ORGANIZATION_CHANGED'
  /** `reconciliation.created`: a statement transaction was matched by hand or by accepting a recommendation. */
  | 'RECONCILIATION_CREATED'
  /** `reconciliation.removed`: a match was undone. */
  | 'RECONCILIATION_REMOVED'
  /** `reconciliation_run.changed`: a run began, ended, failed, or was confirmed; it stands for all matches that it made. */
  | 'RECONCILIATION_RUN_CHANGED'
  /** `record_import.changed`: an import of counterparties or expected transactions reached another status. */
  | 'RECORD_IMPORT_CHANGED'
  /** `role.changed`: a role was changed or deleted. */
  | 'ROLE_CHANGED'
  /** `statement_import.changed`: the import of a file reached another status. */
  | 'STATEMENT_IMPORT_CHANGED'
  /** `statement_transaction.changed`: one line was added by hand, archived or deleted; an import tells of its lines as a whole. */
  | 'STATEMENT_TRANSACTION_CHANGED';

/** Why the last attempt at a delivery failed. */
export type WebhookFailure =
  /** The name leads to an address that is not public. */
  | 'ADDRESS_REFUSED'
  /** The webhook was paused or disabled when its turn came. */
  | 'NOT_ACTIVE'
  /** The answer's status was not from 200 to 299. Redirects are not followed. */
  | 'STATUS'
  /** There was no answer within 10 seconds. */
  | 'TIMEOUT'
  /** No connection could be made, or it broke. */
  | 'UNREACHABLE';

/** Whether a webhook is told of events. */
export type WebhookStatus =
  /** It is. */
  | 'ACTIVE'
  /** Nothing arrived for three days, and we stopped. It is activated again by hand. */
  | 'DISABLED'
  /** Somebody paused it. */
  | 'PAUSED';



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
  AcceptInvitationInput: AcceptInvitationInput;
  AcceptInvitationPayload: ResolverTypeWrapper<AcceptInvitationPayload>;
  AcceptOwnershipInput: AcceptOwnershipInput;
  AccessChange: ResolverTypeWrapper<AccessChange>;
  Activity: ResolverTypeWrapper<ActivitySource>;
  ActivityAction: ActivityAction;
  ActivityConnection: ResolverTypeWrapper<ActivityConnectionSource>;
  ActivityEdge: ResolverTypeWrapper<Omit<ActivityEdge, 'node'> & { node: ResolversTypes['Activity'] }>;
  ActivityFilter: ActivityFilter;
  AddAuthenticatorPayload: ResolverTypeWrapper<Omit<AddAuthenticatorPayload, 'setup'> & { setup?: Maybe<ResolversTypes['AuthenticatorSetup']> }>;
  AddFactorPayload: ResolverTypeWrapper<Omit<AddFactorPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Adjustment: ResolverTypeWrapper<Adjustment>;
  AdjustmentInput: AdjustmentInput;
  AdjustmentKind: AdjustmentKind;
  Allocation: ResolverTypeWrapper<AllocationSource>;
  AmountRangeInput: AmountRangeInput;
  ApiToken: ResolverTypeWrapper<ApiTokenSource>;
  ApiTokenConnection: ResolverTypeWrapper<ApiTokenConnectionSource>;
  ApiTokenEdge: ResolverTypeWrapper<Omit<ApiTokenEdge, 'node'> & { node: ResolversTypes['ApiToken'] }>;
  ApiTokenFilter: ApiTokenFilter;
  ApiTokenStatus: ApiTokenStatus;
  AppMode: AppMode;
  AuthenticatorSetup: ResolverTypeWrapper<AuthenticatorSetupSource>;
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
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<ChangePasswordPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ConfirmAuthenticatorInput: ConfirmAuthenticatorInput;
  ConfirmReconciliationRunInput: ConfirmReconciliationRunInput;
  ConfirmStatementImportInput: ConfirmStatementImportInput;
  ConnectionType: ConnectionType;
  Controls: ResolverTypeWrapper<ControlsSource>;
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
  CreateEntityInput: CreateEntityInput;
  CreateEntityPayload: ResolverTypeWrapper<Omit<CreateEntityPayload, 'entity' | 'organization'> & { entity?: Maybe<ResolversTypes['Entity']>, organization?: Maybe<ResolversTypes['Organization']> }>;
  CreateExpectedTransactionInput: CreateExpectedTransactionInput;
  CreateFileUploadInput: CreateFileUploadInput;
  CreateFileUploadPayload: ResolverTypeWrapper<CreateFileUploadPayload>;
  CreateRoleInput: CreateRoleInput;
  CreateStatementTransactionInput: CreateStatementTransactionInput;
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: ResolverTypeWrapper<Omit<CreateWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  Currency: Currency;
  CustomerType: CustomerType;
  DataSource: DataSource;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateRangeInput: DateRangeInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DeleteEntityInput: DeleteEntityInput;
  DeleteEntityPayload: ResolverTypeWrapper<Omit<DeleteEntityPayload, 'organization'> & { organization?: Maybe<ResolversTypes['Organization']> }>;
  DeleteExpectedTransactionsInput: DeleteExpectedTransactionsInput;
  DeleteExpectedTransactionsPayload: ResolverTypeWrapper<DeleteExpectedTransactionsPayload>;
  DeleteRoleInput: DeleteRoleInput;
  DeleteRolePayload: ResolverTypeWrapper<DeleteRolePayload>;
  DeleteStatementTransactionsPayload: ResolverTypeWrapper<DeleteStatementTransactionsPayload>;
  DeleteWebhookInput: DeleteWebhookInput;
  DeleteWebhookPayload: ResolverTypeWrapper<Omit<DeleteWebhookPayload, 'organization'> & { organization?: Maybe<ResolversTypes['Organization']> }>;
  DeliveredWebhookEvent: DeliveredWebhookEvent;
  Device: ResolverTypeWrapper<Device>;
  DeviceKind: DeviceKind;
  Direction: Direction;
  DirectionTotal: ResolverTypeWrapper<DirectionTotal>;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  EndMembersInput: EndMembersInput;
  EndOtherSessionsPayload: ResolverTypeWrapper<Omit<EndOtherSessionsPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: ResolverTypeWrapper<Omit<EndSessionPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
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
  FactorMethod: FactorMethod;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FilePurpose: FilePurpose;
  FileSample: ResolverTypeWrapper<FileSample>;
  FileUpload: ResolverTypeWrapper<FileUpload>;
  FinishPasskeyRegistrationInput: FinishPasskeyRegistrationInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportCounts: ResolverTypeWrapper<ImportCounts>;
  ImportIssue: ResolverTypeWrapper<ImportIssue>;
  ImportIssueConnection: ResolverTypeWrapper<ImportIssueConnection>;
  ImportIssueEdge: ResolverTypeWrapper<ImportIssueEdge>;
  ImportIssueSeverity: ImportIssueSeverity;
  ImportRecordsInput: ImportRecordsInput;
  ImportStatementInput: ImportStatementInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvitationIdsInput: InvitationIdsInput;
  InvitationResult: ResolverTypeWrapper<Omit<InvitationResult, 'member'> & { member?: Maybe<ResolversTypes['Membership']> }>;
  InviteMembersInput: InviteMembersInput;
  InviteMembersPayload: ResolverTypeWrapper<Omit<InviteMembersPayload, 'results'> & { results: Array<ResolversTypes['InvitationResult']> }>;
  KeyValue: ResolverTypeWrapper<KeyValue>;
  KeyValueInput: KeyValueInput;
  Language: Language;
  LinkInvitationInput: LinkInvitationInput;
  LinkInvitationPayload: ResolverTypeWrapper<LinkInvitationPayload>;
  MatchCandidate: ResolverTypeWrapper<MatchCandidateSource>;
  MatchReason: ResolverTypeWrapper<MatchReasonSource>;
  MatchReasonCode: MatchReasonCode;
  MatchResult: MatchResult;
  MemberAction: MemberAction;
  MembersPayload: ResolverTypeWrapper<Omit<MembersPayload, 'members'> & { members: Array<ResolversTypes['Membership']> }>;
  Membership: ResolverTypeWrapper<MembershipSource>;
  MembershipConnection: ResolverTypeWrapper<MembershipConnectionSource>;
  MembershipEdge: ResolverTypeWrapper<Omit<MembershipEdge, 'node'> & { node: ResolversTypes['Membership'] }>;
  MembershipFilter: MembershipFilter;
  MembershipSort: MembershipSort;
  MembershipSortField: MembershipSortField;
  MembershipStatus: MembershipStatus;
  MembershipTotal: ResolverTypeWrapper<MembershipTotal>;
  MendStatementImportInput: MendStatementImportInput;
  Money: ResolverTypeWrapper<Money>;
  MoneyInput: MoneyInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<NodeSource>;
  OfferOwnershipInput: OfferOwnershipInput;
  OpenInvitation: ResolverTypeWrapper<OpenInvitationSource>;
  OrderSettings: ResolverTypeWrapper<OrderSettingsSource>;
  Organization: ResolverTypeWrapper<OrganizationSource>;
  OrganizationChange: ResolverTypeWrapper<OrganizationChange>;
  OrganizationChangeKind: OrganizationChangeKind;
  OwnershipAction: OwnershipAction;
  OwnershipPayload: ResolverTypeWrapper<Omit<OwnershipPayload, 'organization'> & { organization?: Maybe<ResolversTypes['Organization']> }>;
  OwnershipTransfer: ResolverTypeWrapper<OwnershipTransferSource>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PasswordReset: ResolverTypeWrapper<PasswordReset>;
  Person: ResolverTypeWrapper<PersonSource>;
  ProveSecondFactorInput: ProveSecondFactorInput;
  ProveSecondFactorPayload: ResolverTypeWrapper<Omit<ProveSecondFactorPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
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
  RegenerateBackupCodesInput: RegenerateBackupCodesInput;
  RegenerateBackupCodesPayload: ResolverTypeWrapper<Omit<RegenerateBackupCodesPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  RemoveFactorInput: RemoveFactorInput;
  RemoveFactorPayload: ResolverTypeWrapper<Omit<RemoveFactorPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  RemoveReconciliationInput: RemoveReconciliationInput;
  RenameFactorInput: RenameFactorInput;
  RenameFactorPayload: ResolverTypeWrapper<Omit<RenameFactorPayload, 'factor'> & { factor?: Maybe<ResolversTypes['SecondFactor']> }>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  ResendWebhookDeliveryInput: ResendWebhookDeliveryInput;
  ResendWebhookDeliveryPayload: ResolverTypeWrapper<Omit<ResendWebhookDeliveryPayload, 'delivery'> & { delivery?: Maybe<ResolversTypes['WebhookDelivery']> }>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  Residence: Residence;
  RestoreMembersInput: RestoreMembersInput;
  RevokeApiTokenInput: RevokeApiTokenInput;
  RevokeApiTokenPayload: ResolverTypeWrapper<Omit<RevokeApiTokenPayload, 'apiToken'> & { apiToken?: Maybe<ResolversTypes['ApiToken']> }>;
  Role: ResolverTypeWrapper<RoleSource>;
  RoleAction: RoleAction;
  RolePayload: ResolverTypeWrapper<Omit<RolePayload, 'role'> & { role?: Maybe<ResolversTypes['Role']> }>;
  RotateWebhookSecretInput: RotateWebhookSecretInput;
  RotateWebhookSecretPayload: ResolverTypeWrapper<Omit<RotateWebhookSecretPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  RunReconciliationInput: RunReconciliationInput;
  SecondFactor: ResolverTypeWrapper<SecondFactorSource>;
  SecurityEventCategory: SecurityEventCategory;
  SecurityEventType: SecurityEventType;
  SeenMemberInput: SeenMemberInput;
  SetMemberRolesInput: SetMemberRolesInput;
  SetPhotoInput: SetPhotoInput;
  SetPhotoPayload: ResolverTypeWrapper<Omit<SetPhotoPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SignInInput: SignInInput;
  SignInPayload: ResolverTypeWrapper<Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SignInProvider: ResolverTypeWrapper<SignInProvider>;
  SignInWithPasskeyInput: SignInWithPasskeyInput;
  SignInWithPasskeyPayload: ResolverTypeWrapper<Omit<SignInWithPasskeyPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  SortDirection: SortDirection;
  StartPasskeyPayload: ResolverTypeWrapper<StartPasskeyPayload>;
  StartPasskeyRegistrationInput: StartPasskeyRegistrationInput;
  StartPasskeySignInInput: StartPasskeySignInInput;
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
  TestWebhookInput: TestWebhookInput;
  TestWebhookPayload: ResolverTypeWrapper<Omit<TestWebhookPayload, 'delivery' | 'webhook'> & { delivery?: Maybe<ResolversTypes['WebhookDelivery']>, webhook?: Maybe<ResolversTypes['Webhook']> }>;
  TwoFactorChallenge: ResolverTypeWrapper<TwoFactorChallenge>;
  TwoFactorMethod: TwoFactorMethod;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UUID: ResolverTypeWrapper<Scalars['UUID']['output']>;
  UndoStatementImportInput: UndoStatementImportInput;
  UpdateBankAccountInput: UpdateBankAccountInput;
  UpdateControlsInput: UpdateControlsInput;
  UpdateControlsPayload: ResolverTypeWrapper<Omit<UpdateControlsPayload, 'organization'> & { organization?: Maybe<ResolversTypes['Organization']> }>;
  UpdateCounterpartyInput: UpdateCounterpartyInput;
  UpdateEntityInput: UpdateEntityInput;
  UpdateEntityPayload: ResolverTypeWrapper<Omit<UpdateEntityPayload, 'entity'> & { entity?: Maybe<ResolversTypes['Entity']> }>;
  UpdateExpectedTransactionInput: UpdateExpectedTransactionInput;
  UpdateOrderSettingsInput: UpdateOrderSettingsInput;
  UpdateOrderSettingsPayload: ResolverTypeWrapper<Omit<UpdateOrderSettingsPayload, 'organization'> & { organization?: Maybe<ResolversTypes['Organization']> }>;
  UpdateOrganizationInput: UpdateOrganizationInput;
  UpdateOrganizationPayload: ResolverTypeWrapper<Omit<UpdateOrganizationPayload, 'organization'> & { organization?: Maybe<ResolversTypes['Organization']> }>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<UpdateProfilePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  UpdateRoleInput: UpdateRoleInput;
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookPayload: ResolverTypeWrapper<Omit<UpdateWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  UserError: ResolverTypeWrapper<UserError>;
  UserSecurityEvent: ResolverTypeWrapper<UserSecurityEvent>;
  UserSecurityEventConnection: ResolverTypeWrapper<UserSecurityEventConnection>;
  UserSecurityEventEdge: ResolverTypeWrapper<UserSecurityEventEdge>;
  UserSession: ResolverTypeWrapper<UserSessionSource>;
  VerifyTwoFactorInput: VerifyTwoFactorInput;
  VerifyTwoFactorPayload: ResolverTypeWrapper<Omit<VerifyTwoFactorPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Viewer: ResolverTypeWrapper<ViewerSource>;
  Webhook: ResolverTypeWrapper<WebhookSource>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDeliverySource>;
  WebhookDeliveryConnection: ResolverTypeWrapper<WebhookDeliveryConnectionSource>;
  WebhookDeliveryEdge: ResolverTypeWrapper<Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversTypes['WebhookDelivery'] }>;
  WebhookDeliveryStatus: WebhookDeliveryStatus;
  WebhookEvent: WebhookEvent;
  WebhookFailure: WebhookFailure;
  WebhookStatus: WebhookStatus;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptInvitationInput: AcceptInvitationInput;
  AcceptInvitationPayload: AcceptInvitationPayload;
  AcceptOwnershipInput: AcceptOwnershipInput;
  AccessChange: AccessChange;
  Activity: ActivitySource;
  ActivityConnection: ActivityConnectionSource;
  ActivityEdge: Omit<ActivityEdge, 'node'> & { node: ResolversParentTypes['Activity'] };
  ActivityFilter: ActivityFilter;
  AddAuthenticatorPayload: Omit<AddAuthenticatorPayload, 'setup'> & { setup?: Maybe<ResolversParentTypes['AuthenticatorSetup']> };
  AddFactorPayload: Omit<AddFactorPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Adjustment: Adjustment;
  AdjustmentInput: AdjustmentInput;
  Allocation: AllocationSource;
  AmountRangeInput: AmountRangeInput;
  ApiToken: ApiTokenSource;
  ApiTokenConnection: ApiTokenConnectionSource;
  ApiTokenEdge: Omit<ApiTokenEdge, 'node'> & { node: ResolversParentTypes['ApiToken'] };
  ApiTokenFilter: ApiTokenFilter;
  AuthenticatorSetup: AuthenticatorSetupSource;
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
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: Omit<ChangePasswordPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ConfirmAuthenticatorInput: ConfirmAuthenticatorInput;
  ConfirmReconciliationRunInput: ConfirmReconciliationRunInput;
  ConfirmStatementImportInput: ConfirmStatementImportInput;
  Controls: ControlsSource;
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
  CreateEntityInput: CreateEntityInput;
  CreateEntityPayload: Omit<CreateEntityPayload, 'entity' | 'organization'> & { entity?: Maybe<ResolversParentTypes['Entity']>, organization?: Maybe<ResolversParentTypes['Organization']> };
  CreateExpectedTransactionInput: CreateExpectedTransactionInput;
  CreateFileUploadInput: CreateFileUploadInput;
  CreateFileUploadPayload: CreateFileUploadPayload;
  CreateRoleInput: CreateRoleInput;
  CreateStatementTransactionInput: CreateStatementTransactionInput;
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: Omit<CreateWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  Date: Scalars['Date']['output'];
  DateRangeInput: DateRangeInput;
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DeleteEntityInput: DeleteEntityInput;
  DeleteEntityPayload: Omit<DeleteEntityPayload, 'organization'> & { organization?: Maybe<ResolversParentTypes['Organization']> };
  DeleteExpectedTransactionsInput: DeleteExpectedTransactionsInput;
  DeleteExpectedTransactionsPayload: DeleteExpectedTransactionsPayload;
  DeleteRoleInput: DeleteRoleInput;
  DeleteRolePayload: DeleteRolePayload;
  DeleteStatementTransactionsPayload: DeleteStatementTransactionsPayload;
  DeleteWebhookInput: DeleteWebhookInput;
  DeleteWebhookPayload: Omit<DeleteWebhookPayload, 'organization'> & { organization?: Maybe<ResolversParentTypes['Organization']> };
  Device: Device;
  DirectionTotal: DirectionTotal;
  EmailAddress: Scalars['EmailAddress']['output'];
  EndMembersInput: EndMembersInput;
  EndOtherSessionsPayload: Omit<EndOtherSessionsPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  EndSessionInput: EndSessionInput;
  EndSessionPayload: Omit<EndSessionPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
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
  FinishPasskeyRegistrationInput: FinishPasskeyRegistrationInput;
  ID: Scalars['ID']['output'];
  ImportCounts: ImportCounts;
  ImportIssue: ImportIssue;
  ImportIssueConnection: ImportIssueConnection;
  ImportIssueEdge: ImportIssueEdge;
  ImportRecordsInput: ImportRecordsInput;
  ImportStatementInput: ImportStatementInput;
  Int: Scalars['Int']['output'];
  InvitationIdsInput: InvitationIdsInput;
  InvitationResult: Omit<InvitationResult, 'member'> & { member?: Maybe<ResolversParentTypes['Membership']> };
  InviteMembersInput: InviteMembersInput;
  InviteMembersPayload: Omit<InviteMembersPayload, 'results'> & { results: Array<ResolversParentTypes['InvitationResult']> };
  KeyValue: KeyValue;
  KeyValueInput: KeyValueInput;
  LinkInvitationInput: LinkInvitationInput;
  LinkInvitationPayload: LinkInvitationPayload;
  MatchCandidate: MatchCandidateSource;
  MatchReason: MatchReasonSource;
  MembersPayload: Omit<MembersPayload, 'members'> & { members: Array<ResolversParentTypes['Membership']> };
  Membership: MembershipSource;
  MembershipConnection: MembershipConnectionSource;
  MembershipEdge: Omit<MembershipEdge, 'node'> & { node: ResolversParentTypes['Membership'] };
  MembershipFilter: MembershipFilter;
  MembershipSort: MembershipSort;
  MembershipTotal: MembershipTotal;
  MendStatementImportInput: MendStatementImportInput;
  Money: Money;
  MoneyInput: MoneyInput;
  Mutation: Record<PropertyKey, never>;
  Node: NodeSource;
  OfferOwnershipInput: OfferOwnershipInput;
  OpenInvitation: OpenInvitationSource;
  OrderSettings: OrderSettingsSource;
  Organization: OrganizationSource;
  OrganizationChange: OrganizationChange;
  OwnershipPayload: Omit<OwnershipPayload, 'organization'> & { organization?: Maybe<ResolversParentTypes['Organization']> };
  OwnershipTransfer: OwnershipTransferSource;
  PageInfo: PageInfo;
  PasswordReset: PasswordReset;
  Person: PersonSource;
  ProveSecondFactorInput: ProveSecondFactorInput;
  ProveSecondFactorPayload: Omit<ProveSecondFactorPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
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
  RegenerateBackupCodesInput: RegenerateBackupCodesInput;
  RegenerateBackupCodesPayload: Omit<RegenerateBackupCodesPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  RemoveFactorInput: RemoveFactorInput;
  RemoveFactorPayload: Omit<RemoveFactorPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  RemoveReconciliationInput: RemoveReconciliationInput;
  RenameFactorInput: RenameFactorInput;
  RenameFactorPayload: Omit<RenameFactorPayload, 'factor'> & { factor?: Maybe<ResolversParentTypes['SecondFactor']> };
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  ResendWebhookDeliveryInput: ResendWebhookDeliveryInput;
  ResendWebhookDeliveryPayload: Omit<ResendWebhookDeliveryPayload, 'delivery'> & { delivery?: Maybe<ResolversParentTypes['WebhookDelivery']> };
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  RestoreMembersInput: RestoreMembersInput;
  RevokeApiTokenInput: RevokeApiTokenInput;
  RevokeApiTokenPayload: Omit<RevokeApiTokenPayload, 'apiToken'> & { apiToken?: Maybe<ResolversParentTypes['ApiToken']> };
  Role: RoleSource;
  RolePayload: Omit<RolePayload, 'role'> & { role?: Maybe<ResolversParentTypes['Role']> };
  RotateWebhookSecretInput: RotateWebhookSecretInput;
  RotateWebhookSecretPayload: Omit<RotateWebhookSecretPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  RunReconciliationInput: RunReconciliationInput;
  SecondFactor: SecondFactorSource;
  SeenMemberInput: SeenMemberInput;
  SetMemberRolesInput: SetMemberRolesInput;
  SetPhotoInput: SetPhotoInput;
  SetPhotoPayload: Omit<SetPhotoPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SignInInput: SignInInput;
  SignInPayload: Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SignInProvider: SignInProvider;
  SignInWithPasskeyInput: SignInWithPasskeyInput;
  SignInWithPasskeyPayload: Omit<SignInWithPasskeyPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SignOutPayload: SignOutPayload;
  StartPasskeyPayload: StartPasskeyPayload;
  StartPasskeyRegistrationInput: StartPasskeyRegistrationInput;
  StartPasskeySignInInput: StartPasskeySignInInput;
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
  TestWebhookInput: TestWebhookInput;
  TestWebhookPayload: Omit<TestWebhookPayload, 'delivery' | 'webhook'> & { delivery?: Maybe<ResolversParentTypes['WebhookDelivery']>, webhook?: Maybe<ResolversParentTypes['Webhook']> };
  TwoFactorChallenge: TwoFactorChallenge;
  URL: Scalars['URL']['output'];
  UUID: Scalars['UUID']['output'];
  UndoStatementImportInput: UndoStatementImportInput;
  UpdateBankAccountInput: UpdateBankAccountInput;
  UpdateControlsInput: UpdateControlsInput;
  UpdateControlsPayload: Omit<UpdateControlsPayload, 'organization'> & { organization?: Maybe<ResolversParentTypes['Organization']> };
  UpdateCounterpartyInput: UpdateCounterpartyInput;
  UpdateEntityInput: UpdateEntityInput;
  UpdateEntityPayload: Omit<UpdateEntityPayload, 'entity'> & { entity?: Maybe<ResolversParentTypes['Entity']> };
  UpdateExpectedTransactionInput: UpdateExpectedTransactionInput;
  UpdateOrderSettingsInput: UpdateOrderSettingsInput;
  UpdateOrderSettingsPayload: Omit<UpdateOrderSettingsPayload, 'organization'> & { organization?: Maybe<ResolversParentTypes['Organization']> };
  UpdateOrganizationInput: UpdateOrganizationInput;
  UpdateOrganizationPayload: Omit<UpdateOrganizationPayload, 'organization'> & { organization?: Maybe<ResolversParentTypes['Organization']> };
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: Omit<UpdateProfilePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  UpdateRoleInput: UpdateRoleInput;
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookPayload: Omit<UpdateWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  UserError: UserError;
  UserSecurityEvent: UserSecurityEvent;
  UserSecurityEventConnection: UserSecurityEventConnection;
  UserSecurityEventEdge: UserSecurityEventEdge;
  UserSession: UserSessionSource;
  VerifyTwoFactorInput: VerifyTwoFactorInput;
  VerifyTwoFactorPayload: Omit<VerifyTwoFactorPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Viewer: ViewerSource;
  Webhook: WebhookSource;
  WebhookDelivery: WebhookDeliverySource;
  WebhookDeliveryConnection: WebhookDeliveryConnectionSource;
  WebhookDeliveryEdge: Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
};

export type SemanticNonNullDirectiveArgs = {
  levels?: Array<Scalars['Int']['input']>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = Context, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptInvitationPayload'] = ResolversParentTypes['AcceptInvitationPayload']> = {
  organizationId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AccessChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessChange'] = ResolversParentTypes['AccessChange']> = {
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

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

export type AddAuthenticatorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddAuthenticatorPayload'] = ResolversParentTypes['AddAuthenticatorPayload']> = {
  setup?: Resolver<Maybe<ResolversTypes['AuthenticatorSetup']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddFactorPayload'] = ResolversParentTypes['AddFactorPayload']> = {
  backupCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
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
  createdBy?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ApiTokenStatus'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiTokenConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiTokenConnection'] = ResolversParentTypes['ApiTokenConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ApiTokenEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ApiTokenEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiTokenEdge'] = ResolversParentTypes['ApiTokenEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType>;
};

export type AuthenticatorSetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthenticatorSetup'] = ResolversParentTypes['AuthenticatorSetup']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
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

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ControlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Controls'] = ResolversParentTypes['Controls']> = {
  allowedEmailDomains?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  approveOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enforceTwoFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  longestIdleMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  longestRememberedMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memberLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessionIdleMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  transfersActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutSecondFactor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type CreateEntityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateEntityPayload'] = ResolversParentTypes['CreateEntityPayload']> = {
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateFileUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateFileUploadPayload'] = ResolversParentTypes['CreateFileUploadPayload']> = {
  upload?: Resolver<Maybe<ResolversTypes['FileUpload']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateWebhookPayload'] = ResolversParentTypes['CreateWebhookPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
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

export type DeleteEntityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteEntityPayload'] = ResolversParentTypes['DeleteEntityPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteExpectedTransactionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteExpectedTransactionsPayload'] = ResolversParentTypes['DeleteExpectedTransactionsPayload']> = {
  deletedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BulkResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteRolePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteRolePayload'] = ResolversParentTypes['DeleteRolePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteStatementTransactionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteStatementTransactionsPayload'] = ResolversParentTypes['DeleteStatementTransactionsPayload']> = {
  deletedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BulkResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteWebhookPayload'] = ResolversParentTypes['DeleteWebhookPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Device'] = ResolversParentTypes['Device']> = {
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeviceKind'], ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DirectionTotalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectionTotal'] = ResolversParentTypes['DirectionTotal']> = {
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  incoming?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  outgoing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EndOtherSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndOtherSessionsPayload'] = ResolversParentTypes['EndOtherSessionsPayload']> = {
  ended?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type EndSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSessionPayload'] = ResolversParentTypes['EndSessionPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type EntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Entity'] = ResolversParentTypes['Entity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type InvitationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationResult'] = ResolversParentTypes['InvitationResult']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InviteMembersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteMembersPayload'] = ResolversParentTypes['InviteMembersPayload']> = {
  results?: Resolver<Array<ResolversTypes['InvitationResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type KeyValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyValue'] = ResolversParentTypes['KeyValue']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LinkInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkInvitationPayload'] = ResolversParentTypes['LinkInvitationPayload']> = {
  organizationId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type MembersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MembersPayload'] = ResolversParentTypes['MembersPayload']> = {
  members?: Resolver<Array<ResolversTypes['Membership']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BulkResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Membership'] = ResolversParentTypes['Membership']> = {
  allowedActions?: Resolver<Array<ResolversTypes['MemberAction']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  joinedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MembershipStatus'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MembershipConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MembershipConnection'] = ResolversParentTypes['MembershipConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MembershipEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<Array<ResolversTypes['MembershipTotal']>>, ParentType, ContextType>;
};

export type MembershipEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MembershipEdge'] = ResolversParentTypes['MembershipEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Membership'], ParentType, ContextType>;
};

export type MembershipTotalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MembershipTotal'] = ResolversParentTypes['MembershipTotal']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MembershipStatus'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvitation?: Resolver<Maybe<ResolversTypes['AcceptInvitationPayload']>, ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input'>>;
  acceptOwnership?: Resolver<Maybe<ResolversTypes['OwnershipPayload']>, ParentType, ContextType, RequireFields<MutationAcceptOwnershipArgs, 'input'>>;
  acceptRecommendations?: Resolver<Maybe<ResolversTypes['RecommendationsPayload']>, ParentType, ContextType, RequireFields<MutationAcceptRecommendationsArgs, 'input'>>;
  addAuthenticator?: Resolver<Maybe<ResolversTypes['AddAuthenticatorPayload']>, ParentType, ContextType>;
  archiveExpectedTransactions?: Resolver<Maybe<ResolversTypes['ExpectedTransactionsPayload']>, ParentType, ContextType, RequireFields<MutationArchiveExpectedTransactionsArgs, 'input'>>;
  archiveStatementTransactions?: Resolver<Maybe<ResolversTypes['StatementTransactionsPayload']>, ParentType, ContextType, RequireFields<MutationArchiveStatementTransactionsArgs, 'input'>>;
  cancelInvitations?: Resolver<Maybe<ResolversTypes['MembersPayload']>, ParentType, ContextType, RequireFields<MutationCancelInvitationsArgs, 'input'>>;
  cancelReconciliationRun?: Resolver<Maybe<ResolversTypes['ReconciliationRunPayload']>, ParentType, ContextType, RequireFields<MutationCancelReconciliationRunArgs, 'input'>>;
  changePassword?: Resolver<Maybe<ResolversTypes['ChangePasswordPayload']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  confirmAuthenticator?: Resolver<Maybe<ResolversTypes['AddFactorPayload']>, ParentType, ContextType, RequireFields<MutationConfirmAuthenticatorArgs, 'input'>>;
  confirmReconciliationRun?: Resolver<Maybe<ResolversTypes['ReconciliationRunPayload']>, ParentType, ContextType, RequireFields<MutationConfirmReconciliationRunArgs, 'input'>>;
  confirmStatementImport?: Resolver<Maybe<ResolversTypes['StatementImportPayload']>, ParentType, ContextType, RequireFields<MutationConfirmStatementImportArgs, 'input'>>;
  createApiToken?: Resolver<Maybe<ResolversTypes['CreateApiTokenPayload']>, ParentType, ContextType, RequireFields<MutationCreateApiTokenArgs, 'input'>>;
  createBankAccount?: Resolver<Maybe<ResolversTypes['BankAccountPayload']>, ParentType, ContextType, RequireFields<MutationCreateBankAccountArgs, 'input'>>;
  createCounterparty?: Resolver<Maybe<ResolversTypes['CounterpartyPayload']>, ParentType, ContextType, RequireFields<MutationCreateCounterpartyArgs, 'input'>>;
  createEntity?: Resolver<Maybe<ResolversTypes['CreateEntityPayload']>, ParentType, ContextType, RequireFields<MutationCreateEntityArgs, 'input'>>;
  createExpectedTransaction?: Resolver<Maybe<ResolversTypes['ExpectedTransactionPayload']>, ParentType, ContextType, RequireFields<MutationCreateExpectedTransactionArgs, 'input'>>;
  createFileUpload?: Resolver<Maybe<ResolversTypes['CreateFileUploadPayload']>, ParentType, ContextType, RequireFields<MutationCreateFileUploadArgs, 'input'>>;
  createRole?: Resolver<Maybe<ResolversTypes['RolePayload']>, ParentType, ContextType, RequireFields<MutationCreateRoleArgs, 'input'>>;
  createStatementTransaction?: Resolver<Maybe<ResolversTypes['StatementTransactionPayload']>, ParentType, ContextType, RequireFields<MutationCreateStatementTransactionArgs, 'input'>>;
  createWebhook?: Resolver<Maybe<ResolversTypes['CreateWebhookPayload']>, ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  deactivateMembers?: Resolver<Maybe<ResolversTypes['MembersPayload']>, ParentType, ContextType, RequireFields<MutationDeactivateMembersArgs, 'input'>>;
  declineOwnership?: Resolver<Maybe<ResolversTypes['OwnershipPayload']>, ParentType, ContextType>;
  deleteEntity?: Resolver<Maybe<ResolversTypes['DeleteEntityPayload']>, ParentType, ContextType, RequireFields<MutationDeleteEntityArgs, 'input'>>;
  deleteExpectedTransactions?: Resolver<Maybe<ResolversTypes['DeleteExpectedTransactionsPayload']>, ParentType, ContextType, RequireFields<MutationDeleteExpectedTransactionsArgs, 'input'>>;
  deleteRole?: Resolver<Maybe<ResolversTypes['DeleteRolePayload']>, ParentType, ContextType, RequireFields<MutationDeleteRoleArgs, 'input'>>;
  deleteStatementTransactions?: Resolver<Maybe<ResolversTypes['DeleteStatementTransactionsPayload']>, ParentType, ContextType, RequireFields<MutationDeleteStatementTransactionsArgs, 'input'>>;
  deleteWebhook?: Resolver<Maybe<ResolversTypes['DeleteWebhookPayload']>, ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'input'>>;
  endOtherSessions?: Resolver<Maybe<ResolversTypes['EndOtherSessionsPayload']>, ParentType, ContextType>;
  endSession?: Resolver<Maybe<ResolversTypes['EndSessionPayload']>, ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  finishPasskeyRegistration?: Resolver<Maybe<ResolversTypes['AddFactorPayload']>, ParentType, ContextType, RequireFields<MutationFinishPasskeyRegistrationArgs, 'input'>>;
  importCounterparties?: Resolver<Maybe<ResolversTypes['RecordImportPayload']>, ParentType, ContextType, RequireFields<MutationImportCounterpartiesArgs, 'input'>>;
  importExpectedTransactions?: Resolver<Maybe<ResolversTypes['RecordImportPayload']>, ParentType, ContextType, RequireFields<MutationImportExpectedTransactionsArgs, 'input'>>;
  importStatement?: Resolver<Maybe<ResolversTypes['StatementImportPayload']>, ParentType, ContextType, RequireFields<MutationImportStatementArgs, 'input'>>;
  inviteMembers?: Resolver<Maybe<ResolversTypes['InviteMembersPayload']>, ParentType, ContextType, RequireFields<MutationInviteMembersArgs, 'input'>>;
  linkInvitation?: Resolver<Maybe<ResolversTypes['LinkInvitationPayload']>, ParentType, ContextType, RequireFields<MutationLinkInvitationArgs, 'input'>>;
  mendStatementImport?: Resolver<Maybe<ResolversTypes['StatementImportPayload']>, ParentType, ContextType, RequireFields<MutationMendStatementImportArgs, 'input'>>;
  offerOwnership?: Resolver<Maybe<ResolversTypes['OwnershipPayload']>, ParentType, ContextType, RequireFields<MutationOfferOwnershipArgs, 'input'>>;
  proveSecondFactor?: Resolver<Maybe<ResolversTypes['ProveSecondFactorPayload']>, ParentType, ContextType, RequireFields<MutationProveSecondFactorArgs, 'input'>>;
  reconcile?: Resolver<Maybe<ResolversTypes['ReconcilePayload']>, ParentType, ContextType, RequireFields<MutationReconcileArgs, 'input'>>;
  regenerateBackupCodes?: Resolver<Maybe<ResolversTypes['RegenerateBackupCodesPayload']>, ParentType, ContextType, RequireFields<MutationRegenerateBackupCodesArgs, 'input'>>;
  rejectRecommendations?: Resolver<Maybe<ResolversTypes['RecommendationsPayload']>, ParentType, ContextType, RequireFields<MutationRejectRecommendationsArgs, 'input'>>;
  removeFactor?: Resolver<Maybe<ResolversTypes['RemoveFactorPayload']>, ParentType, ContextType, RequireFields<MutationRemoveFactorArgs, 'input'>>;
  removeMembers?: Resolver<Maybe<ResolversTypes['MembersPayload']>, ParentType, ContextType, RequireFields<MutationRemoveMembersArgs, 'input'>>;
  removeReconciliation?: Resolver<Maybe<ResolversTypes['ReconcilePayload']>, ParentType, ContextType, RequireFields<MutationRemoveReconciliationArgs, 'input'>>;
  renameFactor?: Resolver<Maybe<ResolversTypes['RenameFactorPayload']>, ParentType, ContextType, RequireFields<MutationRenameFactorArgs, 'input'>>;
  requestPasswordReset?: Resolver<Maybe<ResolversTypes['RequestPasswordResetPayload']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resendInvitations?: Resolver<Maybe<ResolversTypes['MembersPayload']>, ParentType, ContextType, RequireFields<MutationResendInvitationsArgs, 'input'>>;
  resendWebhookDelivery?: Resolver<Maybe<ResolversTypes['ResendWebhookDeliveryPayload']>, ParentType, ContextType, RequireFields<MutationResendWebhookDeliveryArgs, 'input'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['ResetPasswordPayload']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  restoreMembers?: Resolver<Maybe<ResolversTypes['MembersPayload']>, ParentType, ContextType, RequireFields<MutationRestoreMembersArgs, 'input'>>;
  revokeApiToken?: Resolver<Maybe<ResolversTypes['RevokeApiTokenPayload']>, ParentType, ContextType, RequireFields<MutationRevokeApiTokenArgs, 'input'>>;
  rotateWebhookSecret?: Resolver<Maybe<ResolversTypes['RotateWebhookSecretPayload']>, ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'input'>>;
  runReconciliation?: Resolver<Maybe<ResolversTypes['ReconciliationRunPayload']>, ParentType, ContextType, RequireFields<MutationRunReconciliationArgs, 'input'>>;
  setMemberRoles?: Resolver<Maybe<ResolversTypes['MembersPayload']>, ParentType, ContextType, RequireFields<MutationSetMemberRolesArgs, 'input'>>;
  setPhoto?: Resolver<Maybe<ResolversTypes['SetPhotoPayload']>, ParentType, ContextType, RequireFields<MutationSetPhotoArgs, 'input'>>;
  signIn?: Resolver<Maybe<ResolversTypes['SignInPayload']>, ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signInWithPasskey?: Resolver<Maybe<ResolversTypes['SignInWithPasskeyPayload']>, ParentType, ContextType, RequireFields<MutationSignInWithPasskeyArgs, 'input'>>;
  signOut?: Resolver<Maybe<ResolversTypes['SignOutPayload']>, ParentType, ContextType>;
  startPasskeyAssertion?: Resolver<Maybe<ResolversTypes['StartPasskeyPayload']>, ParentType, ContextType>;
  startPasskeyRegistration?: Resolver<Maybe<ResolversTypes['StartPasskeyPayload']>, ParentType, ContextType, RequireFields<MutationStartPasskeyRegistrationArgs, 'input'>>;
  startPasskeySignIn?: Resolver<Maybe<ResolversTypes['StartPasskeyPayload']>, ParentType, ContextType, RequireFields<MutationStartPasskeySignInArgs, 'input'>>;
  testWebhook?: Resolver<Maybe<ResolversTypes['TestWebhookPayload']>, ParentType, ContextType, RequireFields<MutationTestWebhookArgs, 'input'>>;
  unarchiveExpectedTransactions?: Resolver<Maybe<ResolversTypes['ExpectedTransactionsPayload']>, ParentType, ContextType, RequireFields<MutationUnarchiveExpectedTransactionsArgs, 'input'>>;
  unarchiveStatementTransactions?: Resolver<Maybe<ResolversTypes['StatementTransactionsPayload']>, ParentType, ContextType, RequireFields<MutationUnarchiveStatementTransactionsArgs, 'input'>>;
  undoStatementImport?: Resolver<Maybe<ResolversTypes['StatementImportPayload']>, ParentType, ContextType, RequireFields<MutationUndoStatementImportArgs, 'input'>>;
  updateBankAccount?: Resolver<Maybe<ResolversTypes['BankAccountPayload']>, ParentType, ContextType, RequireFields<MutationUpdateBankAccountArgs, 'input'>>;
  updateControls?: Resolver<Maybe<ResolversTypes['UpdateControlsPayload']>, ParentType, ContextType, RequireFields<MutationUpdateControlsArgs, 'input'>>;
  updateCounterparty?: Resolver<Maybe<ResolversTypes['CounterpartyPayload']>, ParentType, ContextType, RequireFields<MutationUpdateCounterpartyArgs, 'input'>>;
  updateEntity?: Resolver<Maybe<ResolversTypes['UpdateEntityPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEntityArgs, 'input'>>;
  updateExpectedTransaction?: Resolver<Maybe<ResolversTypes['ExpectedTransactionPayload']>, ParentType, ContextType, RequireFields<MutationUpdateExpectedTransactionArgs, 'input'>>;
  updateOrderSettings?: Resolver<Maybe<ResolversTypes['UpdateOrderSettingsPayload']>, ParentType, ContextType, RequireFields<MutationUpdateOrderSettingsArgs, 'input'>>;
  updateOrganization?: Resolver<Maybe<ResolversTypes['UpdateOrganizationPayload']>, ParentType, ContextType, RequireFields<MutationUpdateOrganizationArgs, 'input'>>;
  updateProfile?: Resolver<Maybe<ResolversTypes['UpdateProfilePayload']>, ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateRole?: Resolver<Maybe<ResolversTypes['RolePayload']>, ParentType, ContextType, RequireFields<MutationUpdateRoleArgs, 'input'>>;
  updateWebhook?: Resolver<Maybe<ResolversTypes['UpdateWebhookPayload']>, ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'input'>>;
  verifyTwoFactor?: Resolver<Maybe<ResolversTypes['VerifyTwoFactorPayload']>, ParentType, ContextType, RequireFields<MutationVerifyTwoFactorArgs, 'input'>>;
  withdrawOwnership?: Resolver<Maybe<ResolversTypes['OwnershipPayload']>, ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Activity' | 'ApiToken' | 'BankAccount' | 'Counterparty' | 'Entity' | 'ExpectedTransaction' | 'Membership' | 'Organization' | 'Recommendation' | 'Reconciliation' | 'ReconciliationRun' | 'RecordImport' | 'Role' | 'StatementImport' | 'StatementTransaction' | 'Viewer' | 'Webhook' | 'WebhookDelivery', ParentType, ContextType>;
};

export type OpenInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenInvitation'] = ResolversParentTypes['OpenInvitation']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inviterName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requiresSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderSettings'] = ResolversParentTypes['OrderSettings']> = {
  creditMemoPrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoiceNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoicePrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoiceTerms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentPrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentTermDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  salesOrderPrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  activity?: Resolver<Maybe<ResolversTypes['ActivityConnection']>, ParentType, ContextType, RequireFields<OrganizationActivityArgs, 'first'>>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  apiTokens?: Resolver<Maybe<ResolversTypes['ApiTokenConnection']>, ParentType, ContextType, RequireFields<OrganizationApiTokensArgs, 'first'>>;
  bankAccount?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType, RequireFields<OrganizationBankAccountArgs, 'uuid'>>;
  bankAccounts?: Resolver<Maybe<ResolversTypes['BankAccountConnection']>, ParentType, ContextType, RequireFields<OrganizationBankAccountsArgs, 'first'>>;
  banks?: Resolver<Maybe<Array<ResolversTypes['Bank']>>, ParentType, ContextType>;
  controls?: Resolver<Maybe<ResolversTypes['Controls']>, ParentType, ContextType>;
  counterparties?: Resolver<Maybe<ResolversTypes['CounterpartyConnection']>, ParentType, ContextType, RequireFields<OrganizationCounterpartiesArgs, 'first'>>;
  counterparty?: Resolver<Maybe<ResolversTypes['Counterparty']>, ParentType, ContextType, RequireFields<OrganizationCounterpartyArgs, 'uuid'>>;
  counterpartyBanks?: Resolver<Maybe<Array<ResolversTypes['Bank']>>, ParentType, ContextType>;
  defaultCurrency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  entities?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  expectedTransaction?: Resolver<Maybe<ResolversTypes['ExpectedTransaction']>, ParentType, ContextType, RequireFields<OrganizationExpectedTransactionArgs, 'uuid'>>;
  expectedTransactions?: Resolver<Maybe<ResolversTypes['ExpectedTransactionConnection']>, ParentType, ContextType, RequireFields<OrganizationExpectedTransactionsArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType, RequireFields<OrganizationMemberArgs, 'uuid'>>;
  members?: Resolver<Maybe<ResolversTypes['MembershipConnection']>, ParentType, ContextType, RequireFields<OrganizationMembersArgs, 'first'>>;
  modes?: Resolver<Array<ResolversTypes['AppMode']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderSettings?: Resolver<Maybe<ResolversTypes['OrderSettings']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  ownershipTransfer?: Resolver<Maybe<ResolversTypes['OwnershipTransfer']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  recommendations?: Resolver<Maybe<ResolversTypes['RecommendationConnection']>, ParentType, ContextType, RequireFields<OrganizationRecommendationsArgs, 'first'>>;
  reconciliationCounts?: Resolver<Maybe<ResolversTypes['ReconciliationCounts']>, ParentType, ContextType, Partial<OrganizationReconciliationCountsArgs>>;
  reconciliationRuns?: Resolver<Maybe<Array<ResolversTypes['ReconciliationRun']>>, ParentType, ContextType, RequireFields<OrganizationReconciliationRunsArgs, 'first'>>;
  reconciliations?: Resolver<Maybe<ResolversTypes['ReconciliationConnection']>, ParentType, ContextType, RequireFields<OrganizationReconciliationsArgs, 'first'>>;
  recordImport?: Resolver<Maybe<ResolversTypes['RecordImport']>, ParentType, ContextType, RequireFields<OrganizationRecordImportArgs, 'uuid'>>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType, RequireFields<OrganizationRoleArgs, 'uuid'>>;
  roles?: Resolver<Maybe<Array<ResolversTypes['Role']>>, ParentType, ContextType>;
  statementImport?: Resolver<Maybe<ResolversTypes['StatementImport']>, ParentType, ContextType, RequireFields<OrganizationStatementImportArgs, 'uuid'>>;
  statementImports?: Resolver<Maybe<ResolversTypes['StatementImportConnection']>, ParentType, ContextType, RequireFields<OrganizationStatementImportsArgs, 'first'>>;
  statementTransaction?: Resolver<Maybe<ResolversTypes['StatementTransaction']>, ParentType, ContextType, RequireFields<OrganizationStatementTransactionArgs, 'uuid'>>;
  statementTransactions?: Resolver<Maybe<ResolversTypes['StatementTransactionConnection']>, ParentType, ContextType, RequireFields<OrganizationStatementTransactionsArgs, 'first'>>;
  taxNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxNumberDoubtful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<OrganizationWebhookArgs, 'uuid'>>;
  webhooks?: Resolver<Maybe<Array<ResolversTypes['Webhook']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrganizationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationChange'] = ResolversParentTypes['OrganizationChange']> = {
  kind?: Resolver<ResolversTypes['OrganizationChangeKind'], ParentType, ContextType>;
};

export type OwnershipPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnershipPayload'] = ResolversParentTypes['OwnershipPayload']> = {
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OwnershipTransferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnershipTransfer'] = ResolversParentTypes['OwnershipTransfer']> = {
  allowedActions?: Resolver<Array<ResolversTypes['OwnershipAction']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasswordResetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordReset'] = ResolversParentTypes['PasswordReset']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
};

export type PersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export type ProveSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProveSecondFactorPayload'] = ResolversParentTypes['ProveSecondFactorPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  invitation?: Resolver<Maybe<ResolversTypes['OpenInvitation']>, ParentType, ContextType, RequireFields<QueryInvitationArgs, 'token'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  passwordReset?: Resolver<Maybe<ResolversTypes['PasswordReset']>, ParentType, ContextType, RequireFields<QueryPasswordResetArgs, 'token'>>;
  signInProvider?: Resolver<Maybe<ResolversTypes['SignInProvider']>, ParentType, ContextType>;
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

export type RegenerateBackupCodesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegenerateBackupCodesPayload'] = ResolversParentTypes['RegenerateBackupCodesPayload']> = {
  codes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RemoveFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFactorPayload'] = ResolversParentTypes['RemoveFactorPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RenameFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenameFactorPayload'] = ResolversParentTypes['RenameFactorPayload']> = {
  factor?: Resolver<Maybe<ResolversTypes['SecondFactor']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  mailbox?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResendWebhookDeliveryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendWebhookDeliveryPayload'] = ResolversParentTypes['ResendWebhookDeliveryPayload']> = {
  delivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeApiTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeApiTokenPayload'] = ResolversParentTypes['RevokeApiTokenPayload']> = {
  apiToken?: Resolver<Maybe<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  allowedActions?: Resolver<Maybe<Array<ResolversTypes['RoleAction']>>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formerCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RolePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RolePayload'] = ResolversParentTypes['RolePayload']> = {
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RotateWebhookSecretPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotateWebhookSecretPayload'] = ResolversParentTypes['RotateWebhookSecretPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  backedUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['FactorMethod'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export type SetPhotoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPhotoPayload'] = ResolversParentTypes['SetPhotoPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  twoFactorChallenge?: Resolver<Maybe<ResolversTypes['TwoFactorChallenge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SignInProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInProvider'] = ResolversParentTypes['SignInProvider']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInWithPasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInWithPasskeyPayload'] = ResolversParentTypes['SignInWithPasskeyPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StartPasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartPasskeyPayload'] = ResolversParentTypes['StartPasskeyPayload']> = {
  options?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  accessChanged?: SubscriptionResolver<ResolversTypes['AccessChange'], "accessChanged", ParentType, ContextType>;
  organizationChanged?: SubscriptionResolver<ResolversTypes['OrganizationChange'], "organizationChanged", ParentType, ContextType>;
  reconciliationChanged?: SubscriptionResolver<ResolversTypes['ReconciliationChange'], "reconciliationChanged", ParentType, ContextType, Partial<SubscriptionReconciliationChangedArgs>>;
  reconciliationRunProgress?: SubscriptionResolver<ResolversTypes['ReconciliationRun'], "reconciliationRunProgress", ParentType, ContextType, RequireFields<SubscriptionReconciliationRunProgressArgs, 'runId'>>;
  recordImportProgress?: SubscriptionResolver<ResolversTypes['RecordImport'], "recordImportProgress", ParentType, ContextType, RequireFields<SubscriptionRecordImportProgressArgs, 'importId'>>;
  statementImportProgress?: SubscriptionResolver<ResolversTypes['StatementImport'], "statementImportProgress", ParentType, ContextType, RequireFields<SubscriptionStatementImportProgressArgs, 'importId'>>;
};

export type TestWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestWebhookPayload'] = ResolversParentTypes['TestWebhookPayload']> = {
  delivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
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

export type UpdateControlsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateControlsPayload'] = ResolversParentTypes['UpdateControlsPayload']> = {
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateEntityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateEntityPayload'] = ResolversParentTypes['UpdateEntityPayload']> = {
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateOrderSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateOrderSettingsPayload'] = ResolversParentTypes['UpdateOrderSettingsPayload']> = {
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateOrganizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateOrganizationPayload'] = ResolversParentTypes['UpdateOrganizationPayload']> = {
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type UpdateWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateWebhookPayload'] = ResolversParentTypes['UpdateWebhookPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserSecurityEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSecurityEvent'] = ResolversParentTypes['UserSecurityEvent']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['SecurityEventCategory'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  device?: Resolver<ResolversTypes['Device'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['SecurityEventType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserSecurityEventConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSecurityEventConnection'] = ResolversParentTypes['UserSecurityEventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UserSecurityEventEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type UserSecurityEventEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSecurityEventEdge'] = ResolversParentTypes['UserSecurityEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['UserSecurityEvent'], ParentType, ContextType>;
};

export type UserSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSession'] = ResolversParentTypes['UserSession']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['Device'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export type VerifyTwoFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyTwoFactorPayload'] = ResolversParentTypes['VerifyTwoFactorPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  backupCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  memberships?: Resolver<Array<ResolversTypes['Membership']>, ParentType, ContextType>;
  numberFormat?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  preferredName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondFactors?: Resolver<Array<ResolversTypes['SecondFactor']>, ParentType, ContextType>;
  securityEvents?: Resolver<ResolversTypes['UserSecurityEventConnection'], ParentType, ContextType, RequireFields<ViewerSecurityEventsArgs, 'first'>>;
  sessions?: Resolver<Array<ResolversTypes['UserSession']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveries?: Resolver<Maybe<ResolversTypes['WebhookDeliveryConnection']>, ParentType, ContextType, RequireFields<WebhookDeliveriesArgs, 'first'>>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastDeliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookStatus'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['DeliveredWebhookEvent'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['WebhookFailure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payload?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  responseExcerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  responseStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookDeliveryStatus'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebhookDeliveryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] = ResolversParentTypes['WebhookDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcceptInvitationPayload?: AcceptInvitationPayloadResolvers<ContextType>;
  AccessChange?: AccessChangeResolvers<ContextType>;
  Activity?: ActivityResolvers<ContextType>;
  ActivityConnection?: ActivityConnectionResolvers<ContextType>;
  ActivityEdge?: ActivityEdgeResolvers<ContextType>;
  AddAuthenticatorPayload?: AddAuthenticatorPayloadResolvers<ContextType>;
  AddFactorPayload?: AddFactorPayloadResolvers<ContextType>;
  Adjustment?: AdjustmentResolvers<ContextType>;
  Allocation?: AllocationResolvers<ContextType>;
  ApiToken?: ApiTokenResolvers<ContextType>;
  ApiTokenConnection?: ApiTokenConnectionResolvers<ContextType>;
  ApiTokenEdge?: ApiTokenEdgeResolvers<ContextType>;
  AuthenticatorSetup?: AuthenticatorSetupResolvers<ContextType>;
  Balance?: BalanceResolvers<ContextType>;
  BalanceProof?: BalanceProofResolvers<ContextType>;
  Bank?: BankResolvers<ContextType>;
  BankAccount?: BankAccountResolvers<ContextType>;
  BankAccountConnection?: BankAccountConnectionResolvers<ContextType>;
  BankAccountEdge?: BankAccountEdgeResolvers<ContextType>;
  BankAccountPayload?: BankAccountPayloadResolvers<ContextType>;
  BulkResult?: BulkResultResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  Controls?: ControlsResolvers<ContextType>;
  Counterparty?: CounterpartyResolvers<ContextType>;
  CounterpartyBankAccount?: CounterpartyBankAccountResolvers<ContextType>;
  CounterpartyConnection?: CounterpartyConnectionResolvers<ContextType>;
  CounterpartyEdge?: CounterpartyEdgeResolvers<ContextType>;
  CounterpartyPayload?: CounterpartyPayloadResolvers<ContextType>;
  CreateApiTokenPayload?: CreateApiTokenPayloadResolvers<ContextType>;
  CreateEntityPayload?: CreateEntityPayloadResolvers<ContextType>;
  CreateFileUploadPayload?: CreateFileUploadPayloadResolvers<ContextType>;
  CreateWebhookPayload?: CreateWebhookPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DeleteEntityPayload?: DeleteEntityPayloadResolvers<ContextType>;
  DeleteExpectedTransactionsPayload?: DeleteExpectedTransactionsPayloadResolvers<ContextType>;
  DeleteRolePayload?: DeleteRolePayloadResolvers<ContextType>;
  DeleteStatementTransactionsPayload?: DeleteStatementTransactionsPayloadResolvers<ContextType>;
  DeleteWebhookPayload?: DeleteWebhookPayloadResolvers<ContextType>;
  Device?: DeviceResolvers<ContextType>;
  DirectionTotal?: DirectionTotalResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  EndOtherSessionsPayload?: EndOtherSessionsPayloadResolvers<ContextType>;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
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
  InvitationResult?: InvitationResultResolvers<ContextType>;
  InviteMembersPayload?: InviteMembersPayloadResolvers<ContextType>;
  KeyValue?: KeyValueResolvers<ContextType>;
  LinkInvitationPayload?: LinkInvitationPayloadResolvers<ContextType>;
  MatchCandidate?: MatchCandidateResolvers<ContextType>;
  MatchReason?: MatchReasonResolvers<ContextType>;
  MembersPayload?: MembersPayloadResolvers<ContextType>;
  Membership?: MembershipResolvers<ContextType>;
  MembershipConnection?: MembershipConnectionResolvers<ContextType>;
  MembershipEdge?: MembershipEdgeResolvers<ContextType>;
  MembershipTotal?: MembershipTotalResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  OpenInvitation?: OpenInvitationResolvers<ContextType>;
  OrderSettings?: OrderSettingsResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  OrganizationChange?: OrganizationChangeResolvers<ContextType>;
  OwnershipPayload?: OwnershipPayloadResolvers<ContextType>;
  OwnershipTransfer?: OwnershipTransferResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PasswordReset?: PasswordResetResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  ProveSecondFactorPayload?: ProveSecondFactorPayloadResolvers<ContextType>;
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
  RegenerateBackupCodesPayload?: RegenerateBackupCodesPayloadResolvers<ContextType>;
  RemoveFactorPayload?: RemoveFactorPayloadResolvers<ContextType>;
  RenameFactorPayload?: RenameFactorPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResendWebhookDeliveryPayload?: ResendWebhookDeliveryPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  RevokeApiTokenPayload?: RevokeApiTokenPayloadResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  RolePayload?: RolePayloadResolvers<ContextType>;
  RotateWebhookSecretPayload?: RotateWebhookSecretPayloadResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SetPhotoPayload?: SetPhotoPayloadResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignInProvider?: SignInProviderResolvers<ContextType>;
  SignInWithPasskeyPayload?: SignInWithPasskeyPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  StartPasskeyPayload?: StartPasskeyPayloadResolvers<ContextType>;
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
  TestWebhookPayload?: TestWebhookPayloadResolvers<ContextType>;
  TwoFactorChallenge?: TwoFactorChallengeResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UUID?: GraphQLScalarType;
  UpdateControlsPayload?: UpdateControlsPayloadResolvers<ContextType>;
  UpdateEntityPayload?: UpdateEntityPayloadResolvers<ContextType>;
  UpdateOrderSettingsPayload?: UpdateOrderSettingsPayloadResolvers<ContextType>;
  UpdateOrganizationPayload?: UpdateOrganizationPayloadResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  UpdateWebhookPayload?: UpdateWebhookPayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserSecurityEvent?: UserSecurityEventResolvers<ContextType>;
  UserSecurityEventConnection?: UserSecurityEventConnectionResolvers<ContextType>;
  UserSecurityEventEdge?: UserSecurityEventEdgeResolvers<ContextType>;
  UserSession?: UserSessionResolvers<ContextType>;
  VerifyTwoFactorPayload?: VerifyTwoFactorPayloadResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
};
