import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SecondFactorSource, LinkedProviderSource, UserSessionSource, AuthenticatorSetupSource } from '../modules/access/sources.ts';
import type { ActivitySource, ActivityConnectionSource } from '../modules/activity/sources.ts';
import type { ApprovableSource, ApprovableConnectionSource } from '../modules/approvals/sources.ts';
import type { BankAccountSource, BankLinkSource, BankSource, BankAccountConnectionSource } from '../modules/bankAccounts/sources.ts';
import type { NodeSource, UserErrorSource } from '../modules/base/sources.ts';
import type { BillSource, BillConnectionSource, BillChecksSource, BillTaxSource, WithheldTaxConnectionSource, BillFileSource, BillChangeSource } from '../modules/bills/sources.ts';
import type { CashRuleSource, LineCategoriesSource, LineCategoryPartSource, CashRulePreviewSource } from '../modules/cashCategories/sources.ts';
import type { CashCategorySource, CashFlowLineSource } from '../modules/cashFlow/sources.ts';
import type { ForecastRecordSource } from '../modules/cashForecast/sources.ts';
import type { AccountCashSource, CashSubgroupSource, CashGroupSource, CurrencyCashSource, CashPositionSource, PendingCashRecordSource } from '../modules/cashPosition/sources.ts';
import type { CounterpartySource, CounterpartyWarningSource, CounterpartyConnectionSource } from '../modules/counterparties/sources.ts';
import type { CustomerRequestLinkSource, CustomerRequestSource } from '../modules/customerRequests/sources.ts';
import type { CustomerSource, CustomerConnectionSource, CustomerRevisionSource, CustomerDocumentSource } from '../modules/customers/sources.ts';
import type { DepositSource, DepositConnectionSource, DepositPeriodSource, DepositChangeSource } from '../modules/deposits/sources.ts';
import type { ExceptionSource, ExceptionConnectionSource, ExceptionChangeSource, ExceptionCommentSource } from '../modules/exceptions/sources.ts';
import type { ExpectedTransactionSource, ExpectedTransactionConnectionSource } from '../modules/expectedTransactions/sources.ts';
import type { ExportSource } from '../modules/exports/sources.ts';
import type { GoodsReceiptSource, GoodsReceiptLineSource, GoodsReceiptFileSource, GoodsReceiptConnectionSource } from '../modules/goodsReceipts/sources.ts';
import type { ApiTokenSource, ApiTokenConnectionSource, WebhookSource, WebhookDeliverySource, WebhookDeliveryConnectionSource } from '../modules/integrations/sources.ts';
import type { MembershipSource, MembershipConnectionSource, RoleSource, OwnershipTransferSource } from '../modules/members/sources.ts';
import type { OrganizationSource, EntitySource, PersonSource } from '../modules/organization/sources.ts';
import type { PayablesSource, CurrencyPayablesSource, CounterpartyPayablesSource, PayableBillSource } from '../modules/payables/sources.ts';
import type { ApprovalPolicySource, ApprovalBandSource, ApprovalStepSource, BlockedApprovalPolicySource, BlockedApprovalBandSource } from '../modules/paymentRules/sources.ts';
import type { PaymentSource, PaymentConnectionSource, BeneficiarySource, NewAccountSource, PaymentFileSource, ApprovalSource, PaymentAttemptSource, PaymentOptionsSource, PaymentStatusChangeSource } from '../modules/payments/sources.ts';
import type { OpenInvitationSource } from '../modules/people/sources.ts';
import type { PlannedLineSource } from '../modules/plannedLines/sources.ts';
import type { ProductSource, ProductConnectionSource } from '../modules/products/sources.ts';
import type { PaymentProviderSource, PaymentProviderConnectionSource, PaymentRecordSource, PaymentRecordConnectionSource, PaymentRecordMemberSource, PaymentTransactionSource, PaymentTransactionConnectionSource, PaymentProviderChangeSource, PaymentRecordChangeSource } from '../modules/providers/sources.ts';
import type { PurchaseOrderSource, PurchaseOrderFileSource, PurchaseOrderConnectionSource, PurchaseOrderLineSource, PurchaseOrderRevisionSource } from '../modules/purchaseOrders/sources.ts';
import type { RecommendationSource, RecommendationConnectionSource, ReconciliationSource, ReconciliationConnectionSource, AllocationSource, MatchReasonSource, MatchCandidateSource, ReconciliationRunSource, ReconciliationChangeSource } from '../modules/reconciliation/sources.ts';
import type { RecordImportSource, PaymentImportApprovalSource, PaymentImportSummarySource } from '../modules/recordImports/sources.ts';
import type { SalesOrderSource, SalesOrderConnectionSource, SalesOrderLineSource, SalesOrderLineAmountsSource, SalesOrderCreditSource, SalesOrderRevisionSource, OrderLineSuggestionSource } from '../modules/salesOrders/sources.ts';
import type { SavedViewSource } from '../modules/savedViews/sources.ts';
import type { ControlsSource, OrderSettingsSource } from '../modules/settings/sources.ts';
import type { SetupLinkSource } from '../modules/setup/sources.ts';
import type { StatementTransactionSource, StatementTransactionConnectionSource, ImportIssueSource, StatementImportSource, StatementsLeftOutSource } from '../modules/statements/sources.ts';
import type { ViewerSource } from '../modules/viewer/sources.ts';
import type { Permission as PermissionKey } from './permissions.ts';
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

/** What a newcomer gives with an invitation. */
export type AcceptInvitationInput = {
  /** The person's name, 1 to 200 characters. */
  fullName: Scalars['String']['input'];
  /** At least 8 characters, with a capital letter and a number, and not a common one. */
  password: Scalars['String']['input'];
  /** The secret of the link. */
  token: Scalars['String']['input'];
};

/** What came of the acceptance. */
export type AcceptInvitationPayload = {
  __typename?: 'AcceptInvitationPayload';
  /** The organization that one is in now; the session is in an HttpOnly cookie. */
  organizationId: Maybe<Scalars['UUID']['output']>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** A fresh code or assertion, which proves who accepts. */
export type AcceptOwnershipInput = {
  /** 6-digit authenticator code, if fresh two-factor authentication is required. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The browser's answer to `startPasskeyAssertion`, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
};

/** What the viewer may do from now on. */
export type AccessChange = {
  __typename?: 'AccessChange';
  /** What the viewer may do in the organization now. */
  permissions: Array<Permission>;
};

/** What one account holds. Null: unknown, for no balance is known. */
export type AccountCash = {
  __typename?: 'AccountCash';
  /** When the balance held; of a balance that a statement states, the start of its day. */
  asOf: Maybe<Scalars['DateTime']['output']>;
  /** What its bank says is available, else the ledger balance. */
  available: Maybe<Money>;
  /** The account. */
  bankAccount: BankAccount;
  /** Whether the bank may hold something else by now. */
  isStale: Scalars['Boolean']['output'];
  /** The last known balance. */
  ledger: Maybe<Money>;
  /** Expected to arrive up to today; nothing for a past day. */
  pendingIn: PendingCash;
  /** Expected to leave up to today; nothing for a past day. */
  pendingOut: PendingCash;
  /** Ledger plus pending in less pending out. */
  projected: Maybe<Money>;
  /** What is blocked or must stay on the day. */
  restricted: Money;
  /** Its restriction, also one that does not count on the day. */
  restriction: Maybe<CashRestriction>;
  /** Available less restricted, at least 0. */
  spendable: Maybe<Money>;
};

/** Deactivated members whose access comes back. */
export type ActivateMembersInput = {
  /** 6-digit authenticator code, if fresh two-factor authentication is required. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200 members. */
  members: Array<SeenMemberInput>;
  /** The browser's answer to `startPasskeyAssertion`, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
};

/** One entry of the append-only, hash-chained activity log. */
export type Activity = Node & {
  __typename?: 'Activity';
  /** Action. */
  action: ActivityAction;
  /** User who did it; null for the system. */
  actor: Maybe<Person>;
  /** When it happened, in UTC. */
  at: Scalars['DateTime']['output'];
  /** The fields that changed; empty where the action says all. */
  changes: Array<FieldChange>;
  /** Counts of a bulk action, for example the rows of an import. */
  counts: Array<KeyValue>;
  /** With what the actor acted; null for the system, and for entries of before it was kept. */
  credential: Maybe<ActivityCredential>;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** Reason that the actor gave. */
  reason: Maybe<Scalars['String']['output']>;
  /** What people call the record: its number, alias or name. */
  recordLabel: Scalars['String']['output'];
  /** Record that was changed. */
  recordType: RecordType;
  /** Public identifier of the record. */
  recordUuid: Scalars['UUID']['output'];
  /** Id of the request that did it, for support; null where no request did. */
  requestId: Maybe<Scalars['String']['output']>;
};

/** An action on a record. */
export type ActivityAction =
  /** It was approved. */
  | 'APPROVED'
  /** Archived. */
  | 'ARCHIVED'
  /** It was cancelled, for example an invitation or a run. */
  | 'CANCELLED'
  /** The record was created. */
  | 'CREATED'
  /** It was deleted, revoked (an API token), or removed (a member). */
  | 'DELETED'
  /** It was exported to a file. */
  | 'EXPORTED'
  /** It could not be carried out, for example an import or a run. */
  | 'FAILED'
  /** A file's records were stored. */
  | 'IMPORTED'
  /** An import was undone. */
  | 'IMPORT_UNDONE'
  /** Statement and expected transactions were matched. */
  | 'RECONCILED'
  /** It was rejected, for example a recommendation. */
  | 'REJECTED'
  /** A match was removed. */
  | 'REMOVE_RECONCILIATION'
  /** It was sent again, for example an invitation or a webhook's delivery. */
  | 'RESENT'
  /** It was sent. */
  | 'SENT'
  /** Settings of the organization or of the person were changed. */
  | 'SETTINGS_CHANGED'
  /** The person entered the organization for the first time in a session. */
  | 'SIGNED_IN'
  /** The person left by signing out. */
  | 'SIGNED_OUT'
  /** A matching run ended and submitted its recommendations. */
  | 'SUBMITTED'
  /** The record was unarchived. */
  | 'UNARCHIVED'
  /** The record was updated. */
  | 'UPDATED'
  /** A document was downloaded. */
  | 'VIEWED';

/** Entries of the activity log, newest first. */
export type ActivityConnection = {
  __typename?: 'ActivityConnection';
  /** The entries of this page. */
  edges: Array<ActivityEdge>;
  /** Pagination info. */
  pageInfo: PageInfo;
};

/** With what somebody acted: the session of a browser, or an API token. */
export type ActivityCredential = {
  __typename?: 'ActivityCredential';
  /** The API token's name, or the browser and system of the session; null where it was not told. */
  name: Maybe<Scalars['String']['output']>;
  /** Which of the two. */
  type: ActivityCredentialType;
  /** Public identifier of the session or API token. */
  uuid: Scalars['UUID']['output'];
};

/** Kinds of credential. */
export type ActivityCredentialType =
  /** A program with an API token. */
  | 'API_TOKEN'
  /** A person in a browser. */
  | 'SESSION';

/** An entry in its list. */
export type ActivityEdge = {
  __typename?: 'ActivityEdge';
  /** Cursor; pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: Activity;
};

/** Which entries a list shows; each condition narrows it. */
export type ActivityFilter = {
  /** Those of one of these actions. */
  actions?: InputMaybe<Array<ActivityAction>>;
  /** Public identifier of the person. */
  actorUuid?: InputMaybe<Scalars['UUID']['input']>;
  /** Those of these days, in the organization's time zone. */
  date?: InputMaybe<DateRangeInput>;
  /** Those of one kind of record. */
  recordType?: InputMaybe<RecordType>;
  /** Those of one record, by its public identifier. */
  recordUuid?: InputMaybe<Scalars['UUID']['input']>;
};

/** Whether the activity log is as it was written: the hash of an entry covers it and the entry before. */
export type ActivityProof = {
  __typename?: 'ActivityProof';
  /** The first entry of each service's part that does not hold; none where all do. */
  broken: Array<BrokenActivity>;
  /** Entries that hold. */
  entries: Scalars['Int']['output'];
};

/** Whose money it turned out to be: that of a source of the forecast, or of none. */
export type ActualCashSource =
  /** An approved bill. */
  | 'BILL'
  /** A deposit. */
  | 'DEPOSIT'
  /** An expected transaction of an imported file. */
  | 'IMPORT'
  /** A sales invoice. */
  | 'INVOICE'
  /** An expected transaction that was entered by hand. */
  | 'MANUAL'
  /** An approved payment or transfer. */
  | 'PAYMENT'
  /** A planned line. */
  | 'PLANNED'
  /** A payment provider's settlement. */
  | 'PROVIDER'
  /** A bill that is not approved. */
  | 'UNAPPROVED_BILL'
  /** A payment that is not approved. */
  | 'UNAPPROVED_PAYMENT'
  /** Nothing that was expected: statement transactions without a match. */
  | 'UNFORECAST';

/** What a new authenticator app needs before it is set up. */
export type AddAuthenticatorInput = {
  /** The person's password; needed when they have signed in more than ten minutes ago. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** What came of beginning to set up an app. */
export type AddAuthenticatorPayload = {
  __typename?: 'AddAuthenticatorPayload';
  /** What the app needs; null where there are errors. */
  setup: Maybe<AuthenticatorSetup>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** What came of adding a second factor. */
export type AddFactorPayload = {
  __typename?: 'AddFactorPayload';
  /** Ten backup codes, which come with the first factor and are shown this once; else empty. */
  backupCodes: Maybe<Array<Scalars['String']['output']>>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
  /** The person, with the factor. */
  viewer: Maybe<Viewer>;
};

/** A region as an address names it. */
export type AddressRegion = {
  __typename?: 'AddressRegion';
  /** Its official code. */
  code: Scalars['String']['output'];
  /** Its name when the address was written. */
  name: Scalars['String']['output'];
};

/** An explained difference: expected minus statement amount. */
export type Adjustment = {
  __typename?: 'Adjustment';
  /** Expected minus statement amount; positive if less was paid than expected. */
  amount: Money;
  /** Kind of adjustment that explains the difference. */
  kind: AdjustmentKind;
};

/** An explained difference. Within its bound it needs no more: a fee up to the largest of `paymentSettings`, tax at a known rate of the amount with or without VAT, rounding up to the tolerance. */
export type AdjustmentInput = {
  /** Expected minus statement amount; positive when less came. Not zero, and of one sign for all of a match. */
  amount: Scalars['Decimal']['input'];
  /** The expected transaction that it explains; the largest when left out. */
  expectedTransactionId?: InputMaybe<Scalars['ID']['input']>;
  /** Kind of adjustment that explains the difference. */
  kind: AdjustmentKind;
};

/** What explains a difference of amounts. */
export type AdjustmentKind =
  /** A bank's fee. */
  | 'FEE'
  /** A difference too small to matter, or within the expected range. */
  | 'ROUNDING'
  /** Tax that the payer has withheld. */
  | 'WITHHOLDING';

/** How much of a statement transaction goes to an expected transaction. */
export type Allocation = {
  __typename?: 'Allocation';
  /** What else settles the expected transaction, without money on this line. */
  adjustments: Array<Adjustment>;
  /** How much of the line goes to it; without the adjustments. */
  amount: Money;
  /** What it was for. */
  expectedTransaction: ExpectedTransaction;
  /** Where the money was seen. */
  statementTransaction: StatementTransaction;
};

/** An amount range, both ends included, in one currency's units. */
export type AmountRangeInput = {
  /** The smallest amount; null: no least. */
  atLeast?: InputMaybe<Scalars['Decimal']['input']>;
  /** The largest amount; null: no most. */
  noMoreThan?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A key for programs, scoped to one organization and to a subset of its creator's permissions. */
export type ApiToken = Node & {
  __typename?: 'ApiToken';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Who made it. It can never do more than they can. */
  createdBy: Person;
  /** Expiry time. */
  expiresAt: Scalars['DateTime']['output'];
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** When it was used last, to the minute; null: never. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** What it is for, in its creator's words. */
  name: Scalars['String']['output'];
  /** What programs that show it may do; never one that approves. */
  permissions: Array<Permission>;
  /** When somebody ended it. */
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether it may be used. */
  status: ApiTokenStatus;
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
};

/** Tokens of an organization, newest first. */
export type ApiTokenConnection = {
  __typename?: 'ApiTokenConnection';
  /** The tokens of this page. */
  edges: Array<ApiTokenEdge>;
  /** Pagination info. */
  pageInfo: PageInfo;
  /** Number of items that match the filter. */
  totalCount: Maybe<Scalars['Int']['output']>;
};

/** A token in its list. */
export type ApiTokenEdge = {
  __typename?: 'ApiTokenEdge';
  /** Cursor; pass it as `after`. */
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
  /** Can be used. */
  | 'ACTIVE'
  /** Its time is over. */
  | 'EXPIRED'
  /** Somebody ended it. */
  | 'REVOKED';

/** Areas of Arus that an organization uses. */
export type AppMode =
  /** Orders, invoices and payments received. */
  | 'INVOICING'
  /** Bank accounts, statements, expected transactions and reconciliation. */
  | 'TREASURY';

/** A rule to apply to statement transactions that are there. */
export type ApplyCashRuleInput = {
  /** `next` of the call before. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** From this day on. */
  from: Scalars['Date']['input'];
  /** Global id of the rule; one that was deleted is taken from its transactions. */
  id: Scalars['ID']['input'];
};

/** What a rule was applied to. */
export type ApplyCashRulePayload = {
  __typename?: 'ApplyCashRulePayload';
  /** How many of them have another category, or another reason for it. */
  changed: Maybe<Scalars['Int']['output']>;
  /** How many transactions were looked at, at most 10,000. */
  looked: Maybe<Scalars['Int']['output']>;
  /** For those after these; null: that were all. */
  next: Maybe<Scalars['String']['output']>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** What people decide on: a payment, a transfer or a bill. */
export type Approvable = {
  /** Amount with its currency, always positive. */
  amount: Money;
  /** Why it was cancelled. */
  cancellationReason: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Who made it; null for the system. */
  createdBy: Maybe<Person>;
  /** Date of the record. */
  date: Scalars['Date']['output'];
  /** Who changed it last; null when nobody did. */
  editedBy: Maybe<Person>;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** Gapless within organization, kind and year. */
  number: Scalars['String']['output'];
  /** The identifier in addresses. */
  uuid: Scalars['UUID']['output'];
  /** For changes to it, and for approving exactly what was seen. */
  version: Scalars['Int']['output'];
};

/** Payments, transfers and bills that people decide on. */
export type ApprovableConnection = {
  __typename?: 'ApprovableConnection';
  /** Those of this page. */
  edges: Array<ApprovableEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many there are. */
  totalCount: Maybe<Scalars['Int']['output']>;
  /** Sums by currency of all of them, without cancelled and rejected ones; a bill and its payment are two. */
  totals: Maybe<Array<Money>>;
};

/** A payment, transfer or bill in the queue. */
export type ApprovableEdge = {
  __typename?: 'ApprovableEdge';
  /** Its place, for `after`. */
  cursor: Scalars['String']['output'];
  /** What is to be decided on. */
  node: Approvable;
};

/** One person's approval of exactly what the payment then said. */
export type Approval = {
  __typename?: 'Approval';
  /** When. */
  approvedAt: Scalars['DateTime']['output'];
  /** Who approved. */
  approver: Maybe<Person>;
  /** By which factor. */
  factor: ApprovalFactor;
  /** Public identifier. */
  uuid: Scalars['UUID']['output'];
  /** When a change of the payment voided it; null while it counts. */
  voidedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Amounts and the approvals that they need. A band begins above the one before. */
export type ApprovalBand = {
  __typename?: 'ApprovalBand';
  /** Each step only after the one before. */
  inOrder: Scalars['Boolean']['output'];
  /** Why payments of these amounts can't be approved today; null: all approvals can be given. */
  problem: Maybe<ApprovalBandProblem>;
  /** An approval each, by different people. */
  steps: Array<ApprovalStep>;
  /** Named approvers who may not approve payments today: they left, or their role does not allow it. */
  unableApprovers: Array<Person>;
  /** Amounts up to and including this one; null: without end. */
  upTo: Maybe<Money>;
};

/** Amounts and the approvals that they need. */
export type ApprovalBandInput = {
  /** Each step only after the one before. */
  inOrder: Scalars['Boolean']['input'];
  /** An approval each, by different people; 1 to 5. */
  steps: Array<ApprovalStepInput>;
  /** Amounts up to and including this one; null: without end. */
  upTo?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Why the approvals of a band can't all be given. */
export type ApprovalBandProblem =
  /** Different people must give them, and too few may. */
  | 'TOO_FEW_PEOPLE'
  /** Nobody who is named for one of them may approve payments. */
  | 'UNABLE_APPROVERS';

/** How many each part of the approvals inbox holds. */
export type ApprovalCounts = {
  __typename?: 'ApprovalCounts';
  /** What the viewer approved, or made and others approved. */
  approved: Scalars['Int']['output'];
  /** What the viewer cancelled, or made and others cancelled. */
  cancelled: Scalars['Int']['output'];
  /** What the viewer can decide now. */
  inbox: Scalars['Int']['output'];
  /** All that nobody has decided yet. */
  needsApproval: Scalars['Int']['output'];
  /** What the viewer rejected, or made and others rejected. */
  rejected: Scalars['Int']['output'];
};

/** By which second factor a payment was approved. */
export type ApprovalFactor =
  /** A code of an authenticator app. */
  | 'AUTHENTICATOR_APP'
  /** A passkey. */
  | 'PASSKEY';

/** Why a viewer can't approve a payment that needs approval. */
export type ApprovalObstacle =
  /** They have approved it already; another person must. */
  | 'ALREADY_APPROVED'
  /** The policy requires another approver at this step. */
  | 'NOT_YOUR_STEP'
  /** Their role does not permit it. */
  | 'NO_PERMISSION'
  /** They wrote a part of it, and the organization does not let them approve their own. */
  | 'OWN_PAYMENT';

/** Which approvals payments need, by amount. The closest one counts: entity and method, entity, method, neither. */
export type ApprovalPolicy = Node & {
  __typename?: 'ApprovalPolicy';
  /** The lowest first; the last one has no end. The beneficiary's total of the day chooses. */
  bands: Array<ApprovalBand>;
  /** The payments' currency. */
  currency: Currency;
  /** Payments from accounts of this entity; null: of all. */
  entity: Maybe<Entity>;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** Payments by this method; null: by all. */
  method: Maybe<PaymentMethod>;
  /** Unique within the organization. */
  name: Scalars['String']['output'];
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** For `updateApprovalPolicy` and `deleteApprovalPolicy`. */
  version: Scalars['Int']['output'];
};

/** The policy that was made or changed. */
export type ApprovalPolicyPayload = {
  __typename?: 'ApprovalPolicyPayload';
  /** The policy after the change; null when the change was refused. */
  approvalPolicy: Maybe<ApprovalPolicy>;
  /** The organization, with all its policies. */
  organization: Maybe<Organization>;
  /** Where a second factor is wanted: what the browser's passkey is asked, as JSON, bound to exactly this change. Null when nothing is wanted. */
  passkeyOptions: Maybe<Scalars['String']['output']>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** Why a payment needs so many approvals. */
export type ApprovalReason = {
  __typename?: 'ApprovalReason';
  /** Threshold the beneficiary's daily total exceeds; null: any amount. */
  over: Maybe<Money>;
  /** The policy that asks for them, as it was called then. */
  policyName: Scalars['String']['output'];
};

/** One approval that a payment needs. */
export type ApprovalStep = {
  __typename?: 'ApprovalStep';
  /** Who may give it; empty: anybody who may approve payments. */
  approvers: Array<Person>;
};

/** One approval that a payment needs. */
export type ApprovalStepInput = {
  /** Uuids of people who may give it; empty: anybody who may approve payments. At most 50. */
  approverUuids: Array<Scalars['UUID']['input']>;
};

/** The parts of the approvals inbox. */
export type ApprovalTab =
  /** What the viewer approved, or made and others approved. */
  | 'APPROVED'
  /** What the viewer cancelled, or made and others cancelled. */
  | 'CANCELLED'
  /** What the viewer can decide now. */
  | 'INBOX'
  /** All that nobody has decided yet. */
  | 'NEEDS_APPROVAL'
  /** What the viewer rejected, or made and others rejected. Bills are not among them: a bill is cancelled instead. */
  | 'REJECTED';

/** Bills to approve. */
export type ApproveBillsInput = {
  /** 1 to 1,000 of them, as they were seen. */
  bills: Array<BillVersionInput>;
};

/** A customer to approve. */
export type ApproveCustomerInput = {
  /** How much it may owe; null: no limit; 0: it pays in advance. */
  creditLimit?: InputMaybe<MoneyInput>;
  /** The customer. */
  id: Scalars['ID']['input'];
  /** What becomes of stamp duty. */
  stampDuty: StampDutyPolicy;
  /** Days until an invoice is due, 0 to 365. */
  termDays: Scalars['Int']['input'];
  /** What those days are counted from. */
  termFrom: PaymentTermStart;
  /** Version that was reviewed; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** Sales orders to approve. */
export type ApproveSalesOrdersInput = {
  /** Why, where the credit limit is exceeded, 1 to 500 characters; needs `invoicing.customers.review` besides. */
  overrideReason?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200 of them, as they were seen. */
  salesOrders: Array<SalesOrderVersionInput>;
};

/** Exceptions to give to somebody. */
export type AssignExceptionsInput = {
  /** Uuid of a member; null: nobody. */
  assigneeUuid?: InputMaybe<Scalars['UUID']['input']>;
  /** Global ids; at most 1,000. */
  ids: Array<Scalars['ID']['input']>;
};

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

/** Whose approval a payment or bill awaits. */
export type AwaitedApproval = {
  __typename?: 'AwaitedApproval';
  /** How many more people must approve. */
  missing: Scalars['Int']['output'];
  /** Why its approvals can't all be given; null while they can. */
  nobody: Maybe<NobodyApproves>;
  /** Members who can give the approval that is due, by name. */
  people: Array<Person>;
};

/** A balance at an instant. */
export type Balance = {
  __typename?: 'Balance';
  /** When the bank said so, or the date of the last statement line. */
  asOf: Scalars['DateTime']['output'];
  /** What may be spent, where the bank says it. */
  available: Maybe<Money>;
  /** The booked balance; in the account's currency. */
  ledger: Money;
};

/** Opening + movements = closing, proved where the file has balances. */
export type BalanceProof = {
  __typename?: 'BalanceProof';
  /** Balance after the last row, as the file says. */
  closing: Money;
  /** Whether the movements lead from one to the other. */
  holds: Scalars['Boolean']['output'];
  /** Balance before the first row. */
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
  /** The bank's number for it, unique within the organization and bank; digits. */
  accountNumber: Scalars['String']['output'];
  /** Run in progress or awaiting review. */
  activeRun: Maybe<ReconciliationRun>;
  /** Unique name within the organization. */
  alias: Scalars['String']['output'];
  /** What the viewer can do with it now. */
  allowedActions: Array<BankAccountAction>;
  /** Null until a statement or a balance is known. */
  balance: Maybe<Balance>;
  /** The bank that keeps it. */
  bank: Bank;
  /** What its bank last said of it; null where it has said nothing. */
  bankStatus: Maybe<BankAccountStatus>;
  /** Ways by which it could be connected here, where it is or not. */
  connectableBy: Array<BankLinkWay>;
  /** Bank connection; null for a manual account. */
  connection: Maybe<BankLink>;
  /** How its statements come in. */
  connectionType: ConnectionType;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Currency of the account and of all of its statement transactions. */
  currency: Currency;
  /** The legal entity that owns it. */
  entity: Entity;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** Date up to which the user declares the statements complete. */
  lastCheckedOn: Maybe<Scalars['Date']['output']>;
  /** Date of the newest statement transaction. */
  lastStatementOn: Maybe<Scalars['Date']['output']>;
  /** What its bank asks of a login at its server of files; none where there is no such server. */
  loginFields: Array<BankLoginField>;
  /** Money in it that can't be spent; null where all of it can. */
  restriction: Maybe<CashRestriction>;
  /** Column mapping saved for unknown CSV layouts. */
  statementMapping: Maybe<StatementMapping>;
  /** Current status. */
  status: BankAccountStatus;
  /** Number of statement transactions that are not fully reconciled and not archived. */
  unreconciledCount: Scalars['Int']['output'];
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** Current version; pass it to mutations. */
  version: Scalars['Int']['output'];
};

/** What can be done with a bank account. */
export type BankAccountAction =
  /** Close it, with a reason. */
  | 'CLOSE'
  /** Delete it: refused while anything rests on it. */
  | 'DELETE'
  /** Open it again: while it is closed, unless its bank has closed it. */
  | 'REOPEN';

/** Bank accounts of an organization. */
export type BankAccountConnection = {
  __typename?: 'BankAccountConnection';
  /** The accounts of this page. */
  edges: Array<BankAccountEdge>;
  /** Pagination info. */
  pageInfo: PageInfo;
  /** Resolved only when asked. */
  totalCount: Maybe<Scalars['Int']['output']>;
  /** Sum of the balances by currency of all that the filter admits. */
  totals: Maybe<Array<Money>>;
};

/** A bank account in its list. */
export type BankAccountEdge = {
  __typename?: 'BankAccountEdge';
  /** Cursor; pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The account. */
  node: BankAccount;
};

/** Which accounts a list shows; each condition narrows it. */
export type BankAccountFilter = {
  /** The one that has this number, whether with leading zeros or without. */
  account?: InputMaybe<BankAccountNumberFilter>;
  /** Those at one of these banks, by their national codes. */
  bankCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Those whose statements come in this way. */
  connectionType?: InputMaybe<ConnectionType>;
  /** Those in this currency. */
  currency?: InputMaybe<Currency>;
  /** Those of this legal entity. */
  entityUuid?: InputMaybe<Scalars['UUID']['input']>;
  /** Words of the alias, the account number or the bank's name; all of them must be found. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Those in one of these states. */
  status?: InputMaybe<Array<BankAccountStatus>>;
};

/** A connected bank account. */
export type BankAccountIdInput = {
  /** The bank account. */
  id: Scalars['ID']['input'];
};

/** The number of an account at a bank. */
export type BankAccountNumberFilter = {
  /** The bank's number for it, 5 to 34 digits. */
  accountNumber: Scalars['String']['input'];
  /** National code of the bank. */
  bankCode: Scalars['String']['input'];
};

/** The bank account that was added or changed. */
export type BankAccountPayload = {
  __typename?: 'BankAccountPayload';
  /** Updated record; null on errors. */
  bankAccount: Maybe<BankAccount>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** The order of bank accounts. */
export type BankAccountSort = {
  /** Which end comes first. */
  direction: SortDirection;
  /** Field to sort by. */
  field: BankAccountSortField;
};

/** What bank accounts can be ordered by. */
export type BankAccountSortField =
  /** The alias, in alphabetical order. */
  | 'ALIAS'
  /** When they were added. */
  | 'CREATED_AT';

/** Where a bank account stands: by its bank's word, by a person's, else by its lines. */
export type BankAccountStatus =
  /** It has statement transactions, or its bank says so. */
  | 'ACTIVE'
  /** It takes no statement transactions, payments or transfers. */
  | 'CLOSED'
  /** It has had none for long (`paymentSettings.dormantDays`), or its bank says so. */
  | 'DORMANT'
  /** It has no statement transactions yet. */
  | 'NEW';

/** A bank account as it was seen. */
export type BankAccountVersionInput = {
  /** The bank account. */
  id: Scalars['ID']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** What the organization holds at one bank in one currency. */
export type BankBalance = {
  __typename?: 'BankBalance';
  /** Number of accounts at the bank in this currency. */
  accounts: Scalars['Int']['output'];
  /** The bank. */
  bank: Bank;
  /** The sum of the balances that are known. */
  ledger: Money;
  /** Of when the oldest of these balances is; null when none is known. */
  oldestAsOf: Maybe<Scalars['DateTime']['output']>;
  /** Those of them of which no balance is known. */
  unknown: Scalars['Int']['output'];
};

/** A bank account after a change of its connection that wants a proof. */
export type BankConnectionPayload = {
  __typename?: 'BankConnectionPayload';
  /** The account as it is then; null where there are errors. */
  bankAccount: Maybe<BankAccount>;
  /** Where a second factor is wanted: what the browser's passkey is asked, as JSON, bound to exactly this change. Null when nothing is wanted. */
  passkeyOptions: Maybe<Scalars['String']['output']>;
  /** What is wrong. */
  userErrors: Array<UserError>;
};

/** Credentials of the bank's API. They are kept encrypted and never shown again. */
export type BankCredentialsInput = {
  /** 1 to 5 digits. */
  channelId: Scalars['String']['input'];
  /** As the bank gave it, 1 to 100 characters. */
  clientId: Scalars['String']['input'];
  /** As the bank gave it, 1 to 500 characters. */
  clientSecret: Scalars['String']['input'];
  /** 1 to 36 characters. */
  partnerId: Scalars['String']['input'];
  /** The RSA key of at least 2,048 bits whose public half the bank has: PEM, or the base64 of PKCS 8. */
  privateKey: Scalars['String']['input'];
};

/** A bank account's connection to its bank. Of its credentials nothing is ever shown. */
export type BankLink = {
  __typename?: 'BankLink';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When its credentials were given; null where it needs none. */
  credentialsAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether a sync is queued or running. */
  isSyncing: Scalars['Boolean']['output'];
  /** When a sync last ended, however it went. */
  lastAttemptAt: Maybe<Scalars['DateTime']['output']>;
  /** Why the last sync failed; null when it went well. */
  lastError: Maybe<BankLinkError>;
  /** The last statement that came by it. */
  lastImport: Maybe<StatementImport>;
  /** When a sync last went well. */
  lastSyncedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it syncs by itself next. */
  nextSyncAt: Maybe<Scalars['DateTime']['output']>;
  /** Sync times, `HH:MM`, organization's time zone; empty: manual only. Folders are watched continuously. */
  schedule: Array<Scalars['String']['output']>;
  /** The first day whose lines come by it; null before the first sync. */
  startsOn: Maybe<Scalars['Date']['output']>;
  /** How it does. */
  status: BankLinkStatus;
  /** Through the bank's API, or through files. */
  type: BankLinkType;
  /** Current version; pass it to mutations. */
  version: Scalars['Int']['output'];
  /** The way that it takes. */
  way: BankLinkWay;
};

/** Why a sync failed. */
export type BankLinkError = {
  __typename?: 'BankLinkError';
  /** U-TRSY-BA-15 no longer set up here, U-TRSY-BA-19 credentials, U-TRSY-BA-20 not permitted, U-TRSY-BA-21 refused, U-TRSY-BA-22 busy, U-TRSY-BA-23 unreachable, U-TRSY-BA-24 nonsense, U-TRSY-BA-25 interrupted, U-TRSY-BA-26 the statement has errors, U-TRSY-BA-28 a file that can't be taken, U-TRSY-BA-31 the account is closed. */
  code: Scalars['String']['output'];
  /** The same in the language of the reader. */
  message: Scalars['String']['output'];
};

/** How a connection to a bank does. */
export type BankLinkStatus =
  /** The last sync failed; `lastError` says why. */
  | 'FAILING'
  /** Nothing was fetched yet. */
  | 'NEVER'
  /** The last sync that went well is more than a day ago. */
  | 'STALE'
  /** The last sync brought what there was. */
  | 'WORKING';

/** How lines of a bank account come by themselves. */
export type BankLinkType =
  /** Over the bank's API. */
  | 'API'
  /** As files that are fetched from where they are laid down. */
  | 'CRAWLER';

/** A way to a bank. */
export type BankLinkWay =
  /** Over the bank's API. */
  | 'API'
  /** As files that somebody lays down in a folder of this installation. */
  | 'FOLDER'
  /** As files from the bank's own server (SFTP). */
  | 'SFTP';

/** What a bank asks of whoever signs in at its server of files. */
export type BankLoginField =
  /** The bank's number for the customer. */
  | 'CIF'
  /** The bank's name for the company. */
  | 'COMPANY_ID'
  /** A password, or a private key in its place. */
  | 'PASSWORD'
  /** The bank's name for the user. */
  | 'USER_ID';

/** A day that is not as its weekday says. */
export type BankingDay = {
  __typename?: 'BankingDay';
  /** Time in Jakarta until which they do, `HH:MM`; null: the usual hour. */
  closesAt: Maybe<Scalars['String']['output']>;
  /** The day. */
  date: Scalars['Date']['output'];
  /** Whether banks settle payments. */
  isOpen: Scalars['Boolean']['output'];
  /** Entered by the organization; else of the national calendar. */
  isOwn: Scalars['Boolean']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
};

/** The calendar as it is now. */
export type BankingDaysPayload = {
  __typename?: 'BankingDaysPayload';
  /** The organization, with its days. */
  organization: Maybe<Organization>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** Whom and where a payment pays, as it was when it was last changed. */
export type Beneficiary = {
  __typename?: 'Beneficiary';
  /** The bank's number for it; digits. */
  accountNumber: Scalars['String']['output'];
  /** The bank that keeps the account. */
  bank: Bank;
  /** The organization's own account; null for a counterparty, and for an account that is not kept in Arus. */
  bankAccount: Maybe<BankAccount>;
  /** The counterparty; null for an account of the organization. */
  counterparty: Maybe<Counterparty>;
  /** The counterparty's account, to name it in inputs; null for an account of the organization. */
  counterpartyAccountId: Maybe<Scalars['ID']['output']>;
  /** Name on the account. */
  name: Scalars['String']['output'];
};

/** A bill of a counterparty, with its approval and payment. */
export type Bill = Approvable & Node & {
  __typename?: 'Bill';
  /** What the viewer can do with it now. */
  allowedActions: Array<BillAction>;
  /** The net payable: what is paid, expected and matched. Always positive. */
  amount: Money;
  /** Why the viewer can't approve it; null when they can, and when there is nothing to approve. */
  approvalObstacle: Maybe<BillApprovalObstacle>;
  /** When it was approved; null until then. */
  approvedAt: Maybe<Scalars['DateTime']['output']>;
  /** User who approved it; null until then. */
  approvedBy: Maybe<Person>;
  /** Everybody who wrote a part of it: none of them approves it, unless the organization lets people approve their own. */
  authors: Maybe<Array<Person>>;
  /** Whose approval it awaits; null when it is not submitted. */
  awaitedApproval: Maybe<AwaitedApproval>;
  /** Why it was cancelled. */
  cancellationReason: Maybe<Scalars['String']['output']>;
  /** When it was cancelled; null unless it is cancelled. */
  cancelledAt: Maybe<Scalars['DateTime']['output']>;
  /** User who cancelled it; null unless it is cancelled. */
  cancelledBy: Maybe<Person>;
  /** What kind of cost it is; free text. */
  category: Maybe<Scalars['String']['output']>;
  /** What stands out about it, for whoever approves it; null when it is gone. */
  checks: Maybe<BillChecks>;
  /** Counterparty to pay. */
  counterparty: Counterparty;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** User who created it. */
  createdBy: Maybe<Person>;
  /** Invoice date. */
  date: Scalars['Date']['output'];
  /** What it is for, with the counterparty's own number of it: matching looks for that on statements. */
  description: Maybe<Scalars['String']['output']>;
  /** Due date. */
  dueDate: Scalars['Date']['output'];
  /** Who changed it last; null when nobody did. */
  editedBy: Maybe<Person>;
  /** The expected transaction that it made; null until it is approved. It is archived while a payment's stands for it. */
  expectedTransaction: Maybe<ExpectedTransaction>;
  /** Documents that belong to it, at most 10. */
  files: Array<BillFile>;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** Unreconciled outgoing statement transactions of its amount and currency, at most 20, those nearest to its due date first. Needs `treasury.statements.view` besides. */
  matchingStatementTransactions: Maybe<Array<StatementTransaction>>;
  /** Values of the fields that the organization asks of its bills, and of those that it asked for when the bill was made. */
  metadata: Array<BillMetadataValue>;
  /** Gapless within organization and year, `BILL-2026-000123`. */
  number: Scalars['String']['output'];
  /** When it was paid; null until then. */
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** Payment progress. */
  paymentStatus: BillPaymentStatus;
  /** Its payments, the newest first, with those that failed or were cancelled. */
  payments: Maybe<Array<Payment>>;
  /** Current status. */
  status: BillStatus;
  /** When it was submitted; null for a draft. */
  submittedAt: Maybe<Scalars['DateTime']['output']>;
  /** User who submitted it; null for a draft. */
  submittedBy: Maybe<Person>;
  /** What the amount is made of; null for a bill without tax. */
  tax: Maybe<BillTax>;
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** For changes to it, and for approving exactly what was seen. */
  version: Scalars['Int']['output'];
};

/** What a viewer can do with a bill now. */
export type BillAction =
  /** Approve it: while it is submitted. */
  | 'APPROVE'
  /** Call it off, with a reason: until it is paid, and while nobody pays it. */
  | 'CANCEL'
  /** Delete it: while it is a draft. */
  | 'DELETE'
  /** Match it with the statement transaction that paid it: once it is approved, and while nobody pays it. */
  | 'MARK_PAID'
  /** Make a payment of it: once it is approved, and while nobody pays it. */
  | 'PAY'
  /** Write the number of its withholding slip: once it is approved, where tax is withheld. */
  | 'RECORD_SLIP'
  /** Put it before those who approve: while it is a draft. */
  | 'SUBMIT'
  /** Change it: until it is approved. One that was submitted becomes a draft again. */
  | 'UPDATE';

/** Why a viewer can't approve a bill that was submitted. */
export type BillApprovalObstacle =
  /** Their role does not permit it. */
  | 'NO_PERMISSION'
  /** They wrote a part of it, and the organization does not let them approve their own. */
  | 'OWN_BILL';

/** A bill that changed, or one of whose payments did. */
export type BillChange = {
  __typename?: 'BillChange';
  /** User who did it; null for the system. */
  actor: Maybe<Person>;
  /** The bill after the change. */
  bill: Bill;
  /** Where it stood before, when the change was a step of its lifecycle; null when it was none, as for a new bill. */
  previousStatus: Maybe<BillStatus>;
};

/** What stands out about a bill among the other bills and payments of its counterparty. */
export type BillChecks = {
  __typename?: 'BillChecks';
  /** Other bills of its counterparty, currency and amount within those days that were not cancelled, the newest first; at most 3. */
  alike: Maybe<Array<Bill>>;
  /** Within so many days a bill of the same amount may be the same one; 0: this is not looked for. */
  alikeDays: Scalars['Int']['output'];
  /** So many months before its date count for the average. */
  averageMonths: Scalars['Int']['output'];
  /** Its amount in percent of the average of its counterparty's bills in its currency, at most 99,999; null for fewer than 3 bills. */
  percentOfAverage: Maybe<Scalars['Int']['output']>;
  /** Other bills with its tax invoice number that were not cancelled, the newest first; at most 3. */
  sameTaxInvoice: Maybe<Array<Bill>>;
  /** How many payments to its counterparty were sent. */
  sentPayments: Scalars['Int']['output'];
};

/** Bills of an organization. */
export type BillConnection = {
  __typename?: 'BillConnection';
  /** Those of this page. */
  edges: Array<BillEdge>;
  /** Pagination info. */
  pageInfo: PageInfo;
  /** Number of items that match the filter. */
  totalCount: Maybe<Scalars['Int']['output']>;
  /** Sums by currency of all that the filter admits, without cancelled ones. */
  totals: Maybe<Array<Money>>;
};

/** Number of bills in each status. */
export type BillCounts = {
  __typename?: 'BillCounts';
  /** Number of all, whatever their status. */
  all: Scalars['Int']['output'];
  /** Those that are approved and not paid. */
  approved: Scalars['Int']['output'];
  /** Those that were cancelled. */
  cancelled: Scalars['Int']['output'];
  /** Drafts. */
  draft: Scalars['Int']['output'];
  /** Those that are paid. */
  paid: Scalars['Int']['output'];
  /** Those that wait for approval. */
  submitted: Scalars['Int']['output'];
};

/** A bill in its list. */
export type BillEdge = {
  __typename?: 'BillEdge';
  /** Cursor; pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The bill. */
  node: Bill;
};

/** A document that belongs to a bill. */
export type BillFile = {
  __typename?: 'BillFile';
  /** Names the file in inputs. */
  fileId: Scalars['ID']['output'];
  /** File name with its extension. */
  name: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
  /** Download address; it needs the same sign-in as the record. */
  url: Scalars['URL']['output'];
};

/** Which bills a list shows; each condition narrows it. */
export type BillFilter = {
  /** Bounds of the amount; `atLeast` must be less than `noMoreThan`. */
  amount?: InputMaybe<AmountRangeInput>;
  /** Those of one counterparty. */
  counterpartyId?: InputMaybe<Scalars['ID']['input']>;
  /** Those in this currency. */
  currency?: InputMaybe<Currency>;
  /** Those of these dates. */
  date?: InputMaybe<DateRangeInput>;
  /** Those that are due on these dates. */
  dueDate?: InputMaybe<DateRangeInput>;
  /** Searches number, category, description, counterparty and, when it is a number, the amount. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Those in one of these states. */
  status?: InputMaybe<Array<BillStatus>>;
};

/** Bills of a bulk action. */
export type BillIdsInput = {
  /** 1 to 1,000 of them. */
  ids: Array<Scalars['ID']['input']>;
};

/** A field that the organization asks of its bills. */
export type BillMetadataField = {
  __typename?: 'BillMetadataField';
  /** What can be chosen; empty for other kinds. */
  choices: Array<Scalars['String']['output']>;
  /** Key of the field in requests and answers. */
  key: Scalars['String']['output'];
  /** Type of the value. */
  kind: BillMetadataKind;
  /** Name of the field on screens. */
  label: Scalars['String']['output'];
  /** Whether a bill must have it. */
  required: Scalars['Boolean']['output'];
};

/** A field that the organization asks of its bills. */
export type BillMetadataFieldInput = {
  /** What can be chosen, for CHOICE; at most 50. */
  choices?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What programs call it: lower-case letters, digits and underscores, at most 40. One that is left out is asked for no more; bills keep their values. */
  key: Scalars['String']['input'];
  /** Type of the value. */
  kind: BillMetadataKind;
  /** What people call it, 1 to 60 characters. */
  label: Scalars['String']['input'];
  /** Whether a bill must have it. */
  required: Scalars['Boolean']['input'];
};

/** A value of a bill. */
export type BillMetadataInput = {
  /** The key of its field. */
  key: Scalars['String']['input'];
  /** The value, as the kind of the field wants it; empty: none. */
  value: Scalars['String']['input'];
};

/** What kind of value a metadata field takes. */
export type BillMetadataKind =
  /** One of the field's choices. */
  | 'CHOICE'
  /** A date, `YYYY-MM-DD`. */
  | 'DATE'
  /** A decimal number with a point, at most 15 digits before it and 6 after. */
  | 'NUMBER'
  /** Any text, at most 200 characters. */
  | 'TEXT';

/** A value of a bill, with the label and the kind of its field as they were when it was entered. */
export type BillMetadataValue = {
  __typename?: 'BillMetadataValue';
  /** The key of its field. */
  key: Scalars['String']['output'];
  /** Type of the value. */
  kind: BillMetadataKind;
  /** Name of the field when the value was entered. */
  label: Scalars['String']['output'];
  /** The value. */
  value: Scalars['String']['output'];
};

/** The bill that was made or changed. */
export type BillPayload = {
  __typename?: 'BillPayload';
  /** Updated record; null on errors. */
  bill: Maybe<Bill>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** Payment progress of a bill. */
export type BillPaymentStatus =
  /** A payment of it is undecided, on its way, or failed and not given up. */
  | 'IN_PROGRESS'
  /** The payment was sent, or its expected transaction was matched in full. */
  | 'PAID'
  /** Has no payment yet. */
  | 'UNPAID';

/** What the organization asks of its bills. */
export type BillSettings = {
  __typename?: 'BillSettings';
  /** Fields of metadata, at most 10, in the order of the form. */
  metadataFields: Array<BillMetadataField>;
  /** For `updateBillSettings`; 0 while nothing has been saved. */
  version: Scalars['Int']['output'];
};

/** The settings as they are now. */
export type BillSettingsPayload = {
  __typename?: 'BillSettingsPayload';
  /** The organization, with its settings. */
  organization: Maybe<Organization>;
  /** Errors that the caller can fix; empty when it succeeded. */
  userErrors: Array<UserError>;
};

/** The order of bills. */
export type BillSort = {
  /** Which end comes first. */
  direction: SortDirection;
  /** Field to sort by. */
  field: BillSortField;
};

/** Fields that bills can be sorted by. */
export type BillSortField =
  /** The amount, whatever its currency. */
  | 'AMOUNT'
  /** Creation time. */
  | 'CREATED_AT'
  /** Their date. */
  | 'DATE'
  /** Due date. */
  | 'DUE_DATE';

/** Lifecycle status of a bill. */
export type BillStatus =
  /** Approved and payable. */
  | 'APPROVED'
  /** Cancelled with a reason; can't be paid. */
  | 'CANCELLED'
  /** Draft: only its makers change it. */
  | 'DRAFT'
  /** The payment was sent, or its expected transaction was matched in full. */
  | 'PAID'
  /** It waits for somebody to approve it. */
  | 'SUBMITTED';

/** What the amount of a bill is made of: base + VAT - withheld. */
export type BillTax = {
  __typename?: 'BillTax';
  /** Price before VAT. */
  base: Money;
  /** The entity that the tax invoice names and that withholds. */
  entity: Maybe<Entity>;
  /** The rate is doubled, since the counterparty had no tax number. */
  isRateDoubled: Scalars['Boolean']['output'];
  /** Why the tax differs from what the rates give; null where it does not. */
  overrideReason: Maybe<Scalars['String']['output']>;
  /** Date of the supplier's tax invoice. */
  taxInvoiceDate: Maybe<Scalars['Date']['output']>;
  /** The supplier's tax invoice (NSFP), 17 digits. */
  taxInvoiceNumber: Maybe<Scalars['String']['output']>;
  /** The tax office's code of what is paid for, such as `24-104-01`. */
  taxObjectCode: Maybe<Scalars['String']['output']>;
  /** How VAT is charged. */
  vat: BillVatTreatment;
  /** VAT that is paid to the supplier. */
  vatAmount: Money;
  /** Percent; null for VAT that was typed. */
  vatRate: Maybe<Scalars['Decimal']['output']>;
  /** Withheld tax, which is not paid to the supplier; null where nothing is withheld. */
  withheldAmount: Maybe<Money>;
  /** What is withheld; null for nothing. */
  withholding: Maybe<BillWithholdingKind>;
  /** The part of the base that tax is withheld from; null where nothing is withheld. */
  withholdingBase: Maybe<Money>;
  /** Percent as it was applied, doubled or not; null where nothing is withheld. */
  withholdingRate: Maybe<Scalars['Decimal']['output']>;
  /** Number of our withholding slip (bukti potong); null until it is recorded. */
  withholdingSlipNumber: Maybe<Scalars['String']['output']>;
};

/** What the tax of a bill comes to. */
export type BillTaxEstimate = {
  __typename?: 'BillTaxEstimate';
  /** VAT by its rate; null for VAT that is typed. */
  computedVatAmount: Maybe<Money>;
  /** Withheld tax by its rate; null where nothing is withheld. */
  computedWithheldAmount: Maybe<Money>;
  /** The rate is doubled, since the counterparty has no tax number. */
  isRateDoubled: Scalars['Boolean']['output'];
  /** An amount differs from the computed one, so that a reason is needed. */
  needsReason: Scalars['Boolean']['output'];
  /** Base + VAT - withheld. */
  netPayable: Money;
  /** VAT that is paid to the supplier. */
  vatAmount: Money;
  /** Percent; null for VAT that is typed. */
  vatRate: Maybe<Scalars['Decimal']['output']>;
  /** Withheld tax; null where nothing is withheld. */
  withheldAmount: Maybe<Money>;
  /** Percent, doubled or not; null where nothing is withheld. */
  withholdingRate: Maybe<Scalars['Decimal']['output']>;
};

/** A bill whose tax is to be computed. */
export type BillTaxEstimateInput = {
  /** Price before VAT, greater than zero. */
  base: Scalars['Decimal']['input'];
  /** Without a tax number its article 23 rate is doubled. */
  counterpartyId?: InputMaybe<Scalars['ID']['input']>;
  /** Currency of all amounts. */
  currency: Currency;
  /** Bill date: it chooses the rates. */
  date: Scalars['Date']['input'];
  /** How VAT is charged. */
  vat: BillVatTreatment;
  /** VAT as the tax invoice prints it. */
  vatAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Withheld tax as it is to be. */
  withheldAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** What is withheld. */
  withholding?: InputMaybe<BillWithholdingKind>;
  /** The part of the base that tax is withheld from. */
  withholdingBase?: InputMaybe<Scalars['Decimal']['input']>;
};

/** The estimate, or what stands against it. */
export type BillTaxEstimateResult = {
  __typename?: 'BillTaxEstimateResult';
  /** What the tax comes to; null where there are errors. */
  estimate: Maybe<BillTaxEstimate>;
  /** What would be refused of the bill: U-TRSY-BI-13 too far from what is computed, U-TRSY-BI-15 no rate known for the date. */
  userErrors: Array<UserError>;
};

/** The tax of a bill; amounts are of the bill's currency. */
export type BillTaxInput = {
  /** Price before VAT, greater than zero. */
  base: Scalars['Decimal']['input'];
  /** The entity that the tax invoice names; the default one when left out. */
  entityId?: InputMaybe<Scalars['ID']['input']>;
  /** Why an amount differs from the computed one, at most 255 characters. */
  overrideReason?: InputMaybe<Scalars['String']['input']>;
  /** Date of the supplier's tax invoice. */
  taxInvoiceDate?: InputMaybe<Scalars['Date']['input']>;
  /** The supplier's tax invoice (NSFP): 17 digits, with or without dots and dashes. */
  taxInvoiceNumber?: InputMaybe<Scalars['String']['input']>;
  /** The tax office's code of what is paid for, such as `24-104-01`. */
  taxObjectCode?: InputMaybe<Scalars['String']['input']>;
  /** How VAT is charged. */
  vat: BillVatTreatment;
  /** VAT as the tax invoice prints it; computed when left out, needed for OTHER. */
  vatAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Withheld tax; computed when left out. */
  withheldAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** What is withheld; left out for nothing. */
  withholding?: InputMaybe<BillWithholdingKind>;
  /** The part of the base that tax is withheld from; the whole base when left out. */
  withholdingBase?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Rates of VAT and of withheld tax on a day. */
export type BillTaxRates = {
  __typename?: 'BillTaxRates';
  /** VAT by treatment, without OTHER. */
  vat: Array<BillVatRate>;
  /** Withheld tax by kind. */
  withholding: Array<BillWithholdingRate>;
};

/** The rate of a VAT treatment. */
export type BillVatRate = {
  __typename?: 'BillVatRate';
  /** Percent. */
  rate: Scalars['Decimal']['output'];
  /** The law or regulation. */
  source: Scalars['String']['output'];
  /** Somebody who knows taxes has yet to confirm it. */
  toConfirm: Scalars['Boolean']['output'];
  /** How VAT is charged. */
  vat: BillVatTreatment;
};

/** How a supplier charges VAT. */
export type BillVatTreatment =
  /** 12 % of the full price: luxury goods. */
  | 'LUXURY'
  /** No VAT. */
  | 'NONE'
  /** The amount is typed as the tax invoice prints it. */
  | 'OTHER'
  /** 1.1 %: freight forwarding and other specified services. */
  | 'SPECIFIED'
  /** 11 % of the price, which is 12 % of 11/12 of it. */
  | 'STANDARD';

/** A bill as it was seen. */
export type BillVersionInput = {
  /** The bill. */
  id: Scalars['ID']['input'];
  /** The version that was seen: approved is exactly this. */
  version: Scalars['Int']['input'];
};

/** Income tax that a buyer withholds from what it pays. */
export type BillWithholdingKind =
  /** Article 4(2), final 10 %: rent of land and buildings. */
  | 'PPH4_2'
  /** Article 4(2), final 1.75 %: construction by a small qualified contractor. */
  | 'PPH4_2_1_75'
  /** Article 4(2), final 2.65 %: other qualified construction and integrated works. */
  | 'PPH4_2_2_65'
  /** Article 4(2), final 3.5 %: qualified construction consultancy. */
  | 'PPH4_2_3_5'
  /** Article 4(2), final 4 %: construction without a certificate. */
  | 'PPH4_2_4'
  /** Article 4(2), final 6 %: construction consultancy without a certificate. */
  | 'PPH4_2_6'
  /** Article 23, 2 %: services, and rent of other than land and buildings. */
  | 'PPH23'
  /** Article 23, 15 %: dividends, interest, royalties. */
  | 'PPH23_15'
  /** Final 0.5 %: a small business with the tax office's letter. */
  | 'UMKM_FINAL';

/** The rate of a withheld tax. */
export type BillWithholdingRate = {
  __typename?: 'BillWithholdingRate';
  /** Percent. */
  rate: Scalars['Decimal']['output'];
  /** Percent for a counterparty without a tax number: doubled under article 23. */
  rateWithoutTaxNumber: Scalars['Decimal']['output'];
  /** The law or regulation. */
  source: Scalars['String']['output'];
  /** Somebody who knows taxes has yet to confirm it. */
  toConfirm: Scalars['Boolean']['output'];
  /** What is withheld. */
  withholding: BillWithholdingKind;
};

/** How often a customer is invoiced. */
export type BillingCycle =
  /** On a day of the month. */
  | 'MONTHLY'
  /** For each order. */
  | 'PER_ORDER'
  /** On a day of the week. */
  | 'WEEKLY';

/** What became of the bills; partial success keeps the successes. */
export type BillsPayload = {
  __typename?: 'BillsPayload';
  /** Those that changed, as they are now. */
  bills: Array<Bill>;
  /** Result of each item. */
  results: Array<BulkResult>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** Bills of a bulk action that gives a reason. */
export type BillsWithReasonInput = {
  /** 1 to 1,000 of them. */
  ids: Array<Scalars['ID']['input']>;
  /** Why, 1 to 255 characters; their maker reads it. */
  reason: Scalars['String']['input'];
};

/** Amounts whose approvals could not all be given. */
export type BlockedApprovalBand = {
  __typename?: 'BlockedApprovalBand';
  /** Who could still give another of the approvals. */
  able: Array<Person>;
  /** How many different people must approve. */
  approvalsNeeded: Scalars['Int']['output'];
  /** Who is named for the approval that no one could give; empty where too few people are left. */
  named: Array<Person>;
  /** Amounts over this one; null: from nothing. */
  over: Maybe<Money>;
  /** Why not all of them could. */
  problem: ApprovalBandProblem;
  /** Amounts up to and including this one; null: without end. */
  upTo: Maybe<Money>;
};

/** A policy whose payments could no longer be approved. */
export type BlockedApprovalPolicy = {
  __typename?: 'BlockedApprovalPolicy';
  /** The bands whose approvals could not all be given, the lowest first. */
  bands: Array<BlockedApprovalBand>;
  /** Its name. */
  name: Scalars['String']['output'];
};

/** An entry of the log that was changed or removed. */
export type BrokenActivity = {
  __typename?: 'BrokenActivity';
  /** When it was written; null when it is gone. */
  at: Maybe<Scalars['DateTime']['output']>;
  /** The entry; null when it is gone. */
  entryUuid: Maybe<Scalars['UUID']['output']>;
  /** Its place in its part of the log, from 1. */
  position: Scalars['Int']['output'];
};

/** What became of one item of a bulk action. */
export type BulkResult = {
  __typename?: 'BulkResult';
  /** Global id of the item. Not called `id`: a client that caches by id would take this for the item itself. */
  nodeId: Scalars['ID']['output'];
  /** Whether it was done. */
  ok: Scalars['Boolean']['output'];
  /** Why it was not done; empty where it was. */
  userErrors: Array<UserError>;
};

/** What became of each invitation. */
export type CancelCustomerInvitationsPayload = {
  __typename?: 'CancelCustomerInvitationsPayload';
  /** Global ids of those that were taken back. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** Result of each item. */
  results: Array<BulkResult>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** A deposit to cancel. */
export type CancelDepositInput = {
  /** The deposit. */
  id: Scalars['ID']['input'];
  /** Why, 1 to 255 characters. */
  reason: Scalars['String']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** An export to give up. */
export type CancelExportInput = {
  /** The export. */
  id: Scalars['ID']['input'];
};

/** A goods receipt to take back. */
export type CancelGoodsReceiptInput = {
  /** The receipt. */
  id: Scalars['ID']['input'];
  /** Why, 1 to 500 characters. */
  reason: Scalars['String']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** A run to drop. */
export type CancelReconciliationRunInput = {
  /** The run. */
  id: Scalars['ID']['input'];
};

/** What money was moved for. */
export type CashActivity =
  /** Loans, capital and dividends. */
  | 'FINANCING'
  /** Deposits and other investments. */
  | 'INVESTING'
  /** The business itself. */
  | 'OPERATING'
  /** Between own accounts: no flow of the organization. */
  | 'TRANSFER';

/** What cash flows are told apart by. */
export type CashCategory = {
  __typename?: 'CashCategory';
  /** What money was moved for. */
  activity: CashActivity;
  /** What people named it; null of a standard one. */
  name: Maybe<Scalars['String']['output']>;
  /** A standard one, whose name is in the reader's language; null: people named it. */
  standard: Maybe<StandardCashCategory>;
  /** Its uuid. */
  uuid: Scalars['UUID']['output'];
  /** For `updateCashCategory`. */
  version: Scalars['Int']['output'];
};

/** The category that was made or changed. */
export type CashCategoryPayload = {
  __typename?: 'CashCategoryPayload';
  /** The category after the change; null when the change was refused. */
  category: Maybe<CashCategory>;
  /** The organization, with all categories. */
  organization: Maybe<Organization>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** A change of the cash of an organization. */
export type CashChange = {
  __typename?: 'CashChange';
  /** What changed. */
  kind: CashChangeKind;
};

/** What changed of the cash of an organization. */
export type CashChangeKind =
  /** A balance or a bank account. */
  | 'BALANCE'
  /** What is expected, matched or about to be matched. */
  | 'EXPECTED';

/** What went in and out of accounts in one currency; currencies are never added. */
export type CashFlow = {
  __typename?: 'CashFlow';
  /** Number of accounts. */
  accounts: Scalars['Int']['output'];
  /** What it is compared with. */
  before: CashFlowBefore;
  /** By category without transfers, the largest first, what none takes last. */
  categories: Array<CategoryCashFlow>;
  /** The currency of all figures. */
  currency: Currency;
  /** In their order; the first and the last may be cut. */
  periods: Array<CashFlowPeriod>;
  /** Today, in the organization's time zone. */
  today: Scalars['Date']['output'];
  /** All of them together. */
  total: CashFlowPeriod;
  /** Accounts of which no balance is known: what they moved is unexplained. */
  unknown: Scalars['Int']['output'];
};

/** What a cash flow is compared with. Changes are in percent, and null where there was nothing to compare with. */
export type CashFlowBefore = {
  __typename?: 'CashFlowBefore';
  /** The first day. */
  from: Scalars['Date']['output'];
  /** Money in, without transfers between own accounts. */
  in: Money;
  /** How much more came in since, in percent. */
  inChange: Maybe<Scalars['Float']['output']>;
  /** In less out, with what transfers leave. */
  net: Money;
  /** How much larger the net is since, in percent. */
  netChange: Maybe<Scalars['Float']['output']>;
  /** Money out, without transfers between own accounts. */
  out: Money;
  /** How much more went out since, in percent. */
  outChange: Maybe<Scalars['Float']['output']>;
  /** The last day. */
  to: Scalars['Date']['output'];
};

/** What a cash flow is compared with. */
export type CashFlowComparison =
  /** What came just before it: a span that begins with a month is compared with as many months, to the same day. */
  | 'PERIOD'
  /** The same days a year ago. */
  | 'YEAR';

/** A line behind a figure of the cash flow. */
export type CashFlowLine = {
  __typename?: 'CashFlowLine';
  /** The part of it that the figure has. */
  amount: Money;
  /** Money in or out. */
  direction: Direction;
  /** The statement transaction. */
  statementTransaction: Maybe<StatementTransaction>;
};

/** Which lines of a cash flow. */
export type CashFlowLineKind =
  /** Those of one category. */
  | 'CATEGORY'
  /** All but transfers between own accounts. */
  | 'FLOW'
  /** Transfers between own accounts. */
  | 'TRANSFER'
  /** What no category takes. */
  | 'UNCATEGORIZED';

/** The lines behind a figure of the cash flow. */
export type CashFlowLines = {
  __typename?: 'CashFlowLines';
  /** Whether there are more. */
  hasMore: Scalars['Boolean']['output'];
  /** The newest first, at most 200. */
  items: Array<CashFlowLine>;
  /** Sum of all of them. */
  total: CashSums;
};

/** A period of a cash flow, or all of it: closing is opening plus net plus what is unexplained. */
export type CashFlowPeriod = {
  __typename?: 'CashFlowPeriod';
  /** What accounts held at its end; null where no balance is known. */
  closing: Maybe<Money>;
  /** The first day. */
  from: Scalars['Date']['output'];
  /** Money in, without transfers between own accounts. */
  in: Money;
  /** Number of lines. */
  lines: Scalars['Int']['output'];
  /** In less out, with what transfers leave. */
  net: Money;
  /** What accounts held before it; null where no balance is known. */
  opening: Maybe<Money>;
  /** Money out, without transfers between own accounts. */
  out: Money;
  /** The last day. */
  to: Scalars['Date']['output'];
  /** Transfers between own accounts; what is left of both sides is on its way. */
  transfers: CashSums;
  /** How much of the change of the balances no line tells; null where no balance is known. */
  unexplained: Maybe<Money>;
};

/** Where a flow of a forecast comes from. Of an amount one stage counts: a bill until a payment of it is approved, then the payment, and so on. */
export type CashFlowSource =
  /** An approved bill. */
  | 'BILL'
  /** A deposit. */
  | 'DEPOSIT'
  /** An expected transaction of an imported file. */
  | 'IMPORT'
  /** A sales invoice. */
  | 'INVOICE'
  /** An expected transaction that was entered by hand. */
  | 'MANUAL'
  /** An approved payment or transfer. */
  | 'PAYMENT'
  /** A planned line. */
  | 'PLANNED'
  /** A payment provider's settlement. */
  | 'PROVIDER'
  /** A bill that is not approved; in a scenario that includes it. */
  | 'UNAPPROVED_BILL'
  /** A payment that is not approved; in a scenario that includes it. */
  | 'UNAPPROVED_PAYMENT';

/** What the periods of a cash flow are. */
export type CashFlowUnit =
  /** Days. */
  | 'DAY'
  /** Calendar months. */
  | 'MONTH'
  /** Calendar quarters. */
  | 'QUARTER'
  /** Weeks that end with Sunday. */
  | 'WEEK';

/** Cash in one currency over twelve periods, computed by day from what is held and what is known to come and go. */
export type CashForecast = {
  __typename?: 'CashForecast';
  /** The currency of all figures. */
  currency: Currency;
  /** The first day that closes below the minimum, also in a period that closes above it; null for none. */
  firstBreach: Maybe<CashOnDay>;
  /** What is open and in a balance already, so that it is left out unless `includesLeftOut` says otherwise. */
  leftOut: Array<ForecastLeftOut>;
  /** The lowest of all days' closings; null where no balance is known. */
  lowest: Maybe<CashOnDay>;
  /** Below how much cash should not fall; null where nobody has said. */
  minimum: Maybe<Money>;
  /** Current version of the minimum; pass it to `setMinimumCash`. */
  minimumVersion: Scalars['Int']['output'];
  /** When the oldest of the balances it starts from held; null where none is known. */
  openingAt: Maybe<Scalars['DateTime']['output']>;
  /** The twelve periods. */
  periods: Array<ForecastPeriod>;
  /** The same under the scenario that was asked for; null without one. */
  scenario: Maybe<ForecastScenario>;
  /** Today, in the organization's time zone. */
  today: Scalars['Date']['output'];
  /** The length of the periods. */
  unit: ForecastUnit;
  /** Accounts of which no balance is known: they are not in it. */
  unknown: Scalars['Int']['output'];
};

/** Accounts that have a bank, or an entity, in common. */
export type CashGroup = {
  __typename?: 'CashGroup';
  /** The bank; null where they are grouped by entity. */
  bank: Maybe<Bank>;
  /** The entity; null where they are grouped by bank. */
  entity: Maybe<Entity>;
  /** Within it, by entity or by bank. */
  groups: Array<CashSubgroup>;
  /** What they hold together. */
  totals: CashTotals;
};

/** What accounts are grouped by. */
export type CashGrouping =
  /** By bank, and within it by entity. */
  | 'BANK'
  /** By entity, and within it by bank. */
  | 'ENTITY';

/** Why an open expected transaction does not count: a balance holds it already. */
export type CashLeftOutReason =
  /** The bank had carried out its payment when it stated the balance. */
  | 'CONFIRMED_BY_BANK'
  /** A booked statement transaction waits to be matched with all of it. */
  | 'PENDING_MATCH';

/** What is held at the end of a day. */
export type CashOnDay = {
  __typename?: 'CashOnDay';
  /** The closing balance. */
  amount: Money;
  /** The day. */
  day: Scalars['Date']['output'];
};

/** What an organization holds as of a day. Deposits and money at payment providers are not in it. */
export type CashPosition = {
  __typename?: 'CashPosition';
  /** The day; of today as it is now, of another as it was at its end. */
  asOf: Scalars['Date']['output'];
  /** By currency, rupiah first. */
  currencies: Array<CurrencyCash>;
  /** Today, in the organization's time zone. */
  today: Scalars['Date']['output'];
};

/** Money in an account that can't be spent. */
export type CashRestriction = {
  __typename?: 'CashRestriction';
  /** How much; in the account's currency. */
  amount: Money;
  /** The day from which it counts. */
  from: Scalars['Date']['output'];
  /** Why it can't be spent. */
  kind: CashRestrictionKind;
  /** What people should know of it. */
  reason: Scalars['String']['output'];
  /** The last day on which it counts; null while none is known. */
  until: Maybe<Scalars['Date']['output']>;
};

/** Money in an account that can't be spent. */
export type CashRestrictionInput = {
  /** How much, in the account's currency. */
  amount: Scalars['Decimal']['input'];
  /** Why it can't be spent. */
  kind: CashRestrictionKind;
  /** What people should know of it, 1 to 255 characters. */
  reason: Scalars['String']['input'];
  /** The last day on which it counts, not before today; null while none is known. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** Why money in an account can't be spent. */
export type CashRestrictionKind =
  /** The bank or an authority holds it. */
  | 'BLOCKED'
  /** The balance that must stay in the account. */
  | 'MINIMUM_BALANCE';

/** What tells the category of statement transactions that neither people nor matches speak of. Rules are tried in their order; the first that fits decides. */
export type CashRule = Node & {
  __typename?: 'CashRule';
  /** At least so much; null: no limit. */
  amountFrom: Maybe<Scalars['Decimal']['output']>;
  /** At most so much; null: no limit. */
  amountTo: Maybe<Scalars['Decimal']['output']>;
  /** In this account; null: in any. */
  bankAccount: Maybe<BankAccount>;
  /** What such transactions are; null where it was not found. */
  category: Maybe<CashCategory>;
  /** With this counterparty; null: with anybody. */
  counterparty: Maybe<Counterparty>;
  /** Of this currency; null: of any. */
  currency: Maybe<Currency>;
  /** Money in or out; null: both. */
  direction: Maybe<Direction>;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** Whether it was deleted: it is tried no more, but still says why transactions have their category. */
  isDeleted: Scalars['Boolean']['output'];
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** For `updateCashRule` and `deleteCashRule`. */
  version: Scalars['Int']['output'];
  /** In capitals; all of them are in the text of the bank. */
  words: Array<Scalars['String']['output']>;
};

/** What a rule says; nothing of it: it fits all. */
export type CashRuleInput = {
  /** At least so much. */
  amountFrom?: InputMaybe<Scalars['Decimal']['input']>;
  /** At most so much. */
  amountTo?: InputMaybe<Scalars['Decimal']['input']>;
  /** In this account, by its global id. */
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** What such transactions are, by its uuid. */
  categoryUuid: Scalars['UUID']['input'];
  /** With this counterparty, by its global id. */
  counterpartyId?: InputMaybe<Scalars['ID']['input']>;
  /** Of this currency; needed with amounts. */
  currency?: InputMaybe<Currency>;
  /** Money in or out; null: both. */
  direction?: InputMaybe<Direction>;
  /** Words, or sequences of them, all of which are in the text of the bank; at most 10. Nothing is a pattern. */
  words: Array<Scalars['String']['input']>;
};

/** The rules after a change. */
export type CashRulePayload = {
  __typename?: 'CashRulePayload';
  /** The rule that was made or changed; null when it was refused. */
  cashRule: Maybe<CashRule>;
  /** The organization, with all rules. */
  organization: Maybe<Organization>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** What a rule would fit among the newest 20,000 statement transactions. */
export type CashRulePreview = {
  __typename?: 'CashRulePreview';
  /** How many it fits. */
  fits: Scalars['Int']['output'];
  /** Of those that it fits: people, matches or earlier rules say something else of them. */
  kept: Scalars['Int']['output'];
  /** How many were looked at. */
  looked: Scalars['Int']['output'];
  /** The newest that it fits, at most 20. */
  statementTransactions: Array<StatementTransaction>;
};

/** Accounts of a group that have an entity, or a bank, in common. */
export type CashSubgroup = {
  __typename?: 'CashSubgroup';
  /** Each account. */
  accounts: Array<AccountCash>;
  /** The bank; null where they are grouped by entity here. */
  bank: Maybe<Bank>;
  /** The entity; null where they are grouped by bank here. */
  entity: Maybe<Entity>;
  /** What they hold together. */
  totals: CashTotals;
};

/** What came in and what went out. */
export type CashSums = {
  __typename?: 'CashSums';
  /** Money in. */
  in: Money;
  /** Money out. */
  out: Money;
};

/** What several accounts in one currency hold together. Null: unknown, for no balance is known; unknown is never 0. */
export type CashTotals = {
  __typename?: 'CashTotals';
  /** Number of accounts. */
  accounts: Scalars['Int']['output'];
  /** Sum of what the banks say is available; where they don't, of the ledger balances. */
  available: Maybe<Money>;
  /** Sum of the last known balances. */
  ledger: Maybe<Money>;
  /** Expected to arrive up to today; nothing for a past day. */
  pendingIn: PendingCash;
  /** Expected to leave up to today; nothing for a past day. */
  pendingOut: PendingCash;
  /** Ledger plus pending in less pending out. */
  projected: Maybe<Money>;
  /** Sum of what is blocked or must stay. */
  restricted: Money;
  /** Available less restricted, of each account at least 0. */
  spendable: Maybe<Money>;
  /** What of the ledger balance is old: by API more than 24 hours, by file more than 1 banking day, entered by hand more than 3. */
  stale: Money;
  /** Accounts of which no balance is known. */
  unknown: Scalars['Int']['output'];
};

/** What a category took. Changes are in percent, and null where there was nothing to compare with. */
export type CategoryCashFlow = {
  __typename?: 'CategoryCashFlow';
  /** In what the flow is compared with. */
  before: CashSums;
  /** The category; null: what no category takes. */
  category: Maybe<CashCategory>;
  /** How much more came in since, in percent. */
  inChange: Maybe<Scalars['Float']['output']>;
  /** How much more went out since, in percent. */
  outChange: Maybe<Scalars['Float']['output']>;
  /** By period, in their order. */
  periods: Array<CashSums>;
  /** Over all periods. */
  total: CashSums;
};

/** Why a part of a statement transaction is in its category, the strongest first. */
export type CategoryReason =
  /** The bank's own words say so. */
  | 'BANK_TEXT'
  /** A person said so. */
  | 'CHOICE'
  /** Three transactions of the same party, or more, were said to be that and nothing else. */
  | 'LEARNT'
  /** What it is matched with says so. */
  | 'MATCH'
  /** A rule says so. */
  | 'RULE';

/** The old password and a new one. */
export type ChangePasswordInput = {
  /** At least 8 characters, with a capital letter and a number, and not a common one. */
  newPassword: Scalars['String']['input'];
  /** The password of up to now. */
  oldPassword: Scalars['String']['input'];
};

/** What came of the new password. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
  /** The person, as they are now; null where there are errors. */
  viewer: Maybe<Viewer>;
};

/** The payments whose accounts were asked about. */
export type CheckNamesOfPaymentsPayload = {
  __typename?: 'CheckNamesOfPaymentsPayload';
  /** As they are now. */
  payments: Array<Payment>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** What several statement transactions are. */
export type ChooseCategoryInput = {
  /** What all of each is, by its uuid. */
  categoryUuid: Scalars['UUID']['input'];
  /** 1 to 1,000 of them, by their global ids. */
  statementTransactionIds: Array<Scalars['ID']['input']>;
};

/** What a statement transaction is. */
export type ChooseLineCategoriesInput = {
  /** Each category once, at most 20; what they leave is uncategorized. Null takes back what people chose. */
  parts?: InputMaybe<Array<LineCategoryPartInput>>;
  /** Global id of the statement transaction. */
  statementTransactionId: Scalars['ID']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** A bank account to close. */
export type CloseBankAccountInput = {
  /** The bank account. */
  id: Scalars['ID']['input'];
  /** Why, 1 to 255 characters. */
  reason: Scalars['String']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** A deposit to close early. */
export type CloseDepositInput = {
  /** A banking day after the issue date and before maturity. */
  date: Scalars['Date']['input'];
  /** The deposit. */
  id: Scalars['ID']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** A purchase order to end. */
export type ClosePurchaseOrderInput = {
  /** The purchase order. */
  id: Scalars['ID']['input'];
  /** Why, at most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** Sales orders to close. */
export type CloseSalesOrdersInput = {
  /** 1 to 200 of them. */
  ids: Array<Scalars['ID']['input']>;
  /** Why, 1 to 500 characters; needed for those of which a part was not received. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Something to say about an exception. */
export type CommentOnExceptionInput = {
  /** Global id. */
  id: Scalars['ID']['input'];
  /** At most 2,000 characters. */
  text: Scalars['String']['input'];
};

/** The exception that was talked about. */
export type CommentOnExceptionPayload = {
  __typename?: 'CommentOnExceptionPayload';
  /** With what was said. */
  exception: Maybe<Exception>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** The first code of an app, which proves that it was set up. */
export type ConfirmAuthenticatorInput = {
  /** Six digits of the app. */
  code: Scalars['String']['input'];
  /** As the person calls it. */
  name: Scalars['String']['input'];
  /** Of the set-up. */
  uuid: Scalars['UUID']['input'];
};

/** A reviewed run to confirm. */
export type ConfirmReconciliationRunInput = {
  /** Automatic recommendations that the reviewer took out; they stay pending. */
  excludeRecommendationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The run. */
  id: Scalars['ID']['input'];
};

/** A checked import of records to store. */
export type ConfirmRecordImportInput = {
  /** The import. */
  id: Scalars['ID']['input'];
  /** Store although there are warnings. */
  ignoreWarnings?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** A checked import to store. */
export type ConfirmStatementImportInput = {
  /** The import. */
  id: Scalars['ID']['input'];
  /** Store although there are warnings. */
  ignoreWarnings?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A connection to make. It wants a fresh second factor: without, U-ACC-AU-44 asks for it once nothing else is wrong. */
export type ConnectBankAccountInput = {
  /** A fresh code of the authenticator app. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** For an API connection. */
  credentials?: InputMaybe<BankCredentialsInput>;
  /** The bank account. */
  id: Scalars['ID']['input'];
  /** For files at the bank's own server. */
  login?: InputMaybe<SftpLoginInput>;
  /** What the browser's passkey has answered to `passkeyOptions`. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** Times of day, `HH:MM`, at most 24; none for a folder. */
  schedule?: InputMaybe<Array<Scalars['String']['input']>>;
  /** First day to import; defaults to the day after the last stored transaction. Earlier days would be imported twice. */
  startsOn?: InputMaybe<Scalars['Date']['input']>;
  /** How lines come by themselves. */
  type: BankLinkType;
};

/** A connection to make. It wants a fresh second factor: without, U-ACC-AU-44 asks for it once nothing else is wrong. */
export type ConnectPaymentProviderInput = {
  /** Unique name within the organization, 1 to 100 characters. */
  alias: Scalars['String']['input'];
  /** Where it pays out. */
  bankAccountId: Scalars['ID']['input'];
  /** A fresh code of the authenticator app. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** As whom it stands on bank statements; left out: the counterparty that is called like it, or a new one. */
  counterpartyId?: InputMaybe<Scalars['ID']['input']>;
  /** What it asks for; needed by API. */
  credentials?: InputMaybe<PaymentProviderCredentialsInput>;
  /** How what it knows comes in. */
  mode: PaymentProviderMode;
  /** What the browser’s passkey has answered to `passkeyOptions`. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** The provider. */
  provider: PaymentProviderName;
};

/** How statements of a bank account come in. */
export type ConnectionType =
  /** From the bank's API, automatically. */
  | 'API'
  /** From the bank's portal, automatically. */
  | 'CRAWLER'
  /** People upload files or enter lines. */
  | 'MANUAL';

/** The switches of a company. */
export type Controls = {
  __typename?: 'Controls';
  /** Domains of addresses that may be invited; empty: any. */
  allowedEmailDomains: Array<Scalars['String']['output']>;
  /** A Maker & Approver may approve what they made. */
  approveOwn: Scalars['Boolean']['output'];
  /** Members must use two-factor authentication. */
  enforceTwoFactor: Scalars['Boolean']['output'];
  /** Why the lock stands where it does; null: it was never set. */
  lockReason: Maybe<Scalars['String']['output']>;
  /** When the lock was set last. */
  lockSetAt: Maybe<Scalars['DateTime']['output']>;
  /** Who set the lock last. */
  lockSetByName: Maybe<Scalars['String']['output']>;
  /** Before this date nothing is dated, matched or undone without the owner; null: nothing is locked. */
  lockedBefore: Maybe<Scalars['Date']['output']>;
  /** What the installation allows. */
  longestIdleMinutes: Scalars['Int']['output'];
  /** What the installation allows a browser that is remembered. */
  longestRememberedMinutes: Scalars['Int']['output'];
  /** Active members and open invitations. */
  memberCount: Scalars['Int']['output'];
  /** The most members that the organization may have. */
  memberLimit: Scalars['Int']['output'];
  /** Idle timeout, in minutes; null: the installation's default. */
  sessionIdleMinutes: Maybe<Scalars['Int']['output']>;
  /** Transfers and payments may be made. */
  transfersActive: Scalars['Boolean']['output'];
  /** For `updateControls`. */
  version: Scalars['Int']['output'];
  /** Active members who have no second factor; null without `account.controls.manage`. */
  withoutSecondFactor: Maybe<Scalars['Int']['output']>;
};

/** A sum with the number of its records. */
export type CountedCash = {
  __typename?: 'CountedCash';
  /** The sum. */
  amount: Money;
  /** Number of records. */
  count: Scalars['Int']['output'];
};

/** Someone whom the organization pays or is paid by. */
export type Counterparty = Node & {
  __typename?: 'Counterparty';
  /** Postal address, in lines. */
  address: Maybe<Scalars['String']['output']>;
  /** Unique short name. */
  alias: Scalars['String']['output'];
  /** Its accounts at banks, at most 50. */
  bankAccounts: Array<CounterpartyBankAccount>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** What it is to a bank; null when it is not known. */
  customerType: Maybe<CustomerType>;
  /** Where it is written to. */
  email: Maybe<Scalars['EmailAddress']['output']>;
  /** Unique identifier in another system. */
  externalId: Maybe<Scalars['String']['output']>;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** Made by the system from an entity; read-only. */
  isDefault: Scalars['Boolean']['output'];
  /** Learnt from confirmed matches. */
  learntAliases: Array<Scalars['String']['output']>;
  /** Registered or full name. */
  legalName: Scalars['String']['output'];
  /** Where it lives; null when it is not known. */
  residence: Maybe<Residence>;
  /** Whether it is in use. */
  status: CounterpartyStatus;
  /** NPWP, 15 or 16 digits. */
  taxNumber: Maybe<Scalars['String']['output']>;
  /** Whether the digits of the tax number do not fit each other: it may be mistyped. Nothing is refused for it. */
  taxNumberDoubtful: Scalars['Boolean']['output'];
  /** A company or a person. */
  type: CounterpartyType;
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** Current version; pass it to mutations. */
  version: Scalars['Int']['output'];
};

/** An account at a bank. */
export type CounterpartyAccountFilter = {
  /** The bank's number for it, 5 to 34 digits. */
  accountNumber: Scalars['String']['input'];
  /** National code of the bank, one of `counterpartyBanks`. */
  bankCode: Scalars['String']['input'];
};

/** An account of a counterparty at a bank. */
export type CounterpartyBankAccount = {
  __typename?: 'CounterpartyBankAccount';
  /** Name on the account. */
  accountName: Scalars['String']['output'];
  /** The bank's number for it; digits. */
  accountNumber: Scalars['String']['output'];
  /** Short name for choosing it. */
  alias: Maybe<Scalars['String']['output']>;
  /** The bank that keeps it. */
  bank: Bank;
  /** Names the account in `updateCounterparty`. */
  id: Scalars['ID']['output'];
};

/** An account of a counterparty. */
export type CounterpartyBankAccountInput = {
  /** Name on the account, 1 to 140 characters. */
  accountName: Scalars['String']['input'];
  /** The bank's number for it, 5 to 34 digits. */
  accountNumber: Scalars['String']['input'];
  /** Short name for choosing it, at most 100 characters. */
  alias?: InputMaybe<Scalars['String']['input']>;
  /** National code of the bank, one of `counterpartyBanks`. */
  bankCode: Scalars['String']['input'];
  /** Given for an account that exists; its number and name can't change. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

/** Counterparties of an organization. */
export type CounterpartyConnection = {
  __typename?: 'CounterpartyConnection';
  /** The counterparties of this page. */
  edges: Array<CounterpartyEdge>;
  /** Pagination info. */
  pageInfo: PageInfo;
  /** Number of items that match the filter. */
  totalCount: Maybe<Scalars['Int']['output']>;
};

/** A counterparty in its list. */
export type CounterpartyEdge = {
  __typename?: 'CounterpartyEdge';
  /** Cursor; pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The counterparty. */
  node: Counterparty;
};

/** Which counterparties a list shows; each condition narrows it. */
export type CounterpartyFilter = {
  /** Those that have this account. */
  account?: InputMaybe<CounterpartyAccountFilter>;
  /** Searches legal name, alias, external id and account numbers. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Those in this state. */
  status?: InputMaybe<CounterpartyStatus>;
  /** Those of this kind. */
  type?: InputMaybe<CounterpartyType>;
};

/** What is owed to one counterparty in one currency. */
export type CounterpartyPayables = {
  __typename?: 'CounterpartyPayables';
  /** By age; all seven. */
  buckets: Array<PayableSum>;
  /** Number of bills. */
  count: Scalars['Int']['output'];
  /** The counterparty. */
  counterparty: Maybe<Counterparty>;
  /** What is left of its bills. */
  remaining: Money;
  /** Of it what a payment that is not over pays. */
  underWay: Money;
};

/** The counterparty that was added or changed. */
export type CounterpartyPayload = {
  __typename?: 'CounterpartyPayload';
  /** Updated record; null on errors. */
  counterparty: Maybe<Counterparty>;
  /** Where a second factor is wanted: what the browser's passkey is asked, as JSON, bound to exactly this change. Null when nothing is wanted. */
  passkeyOptions: Maybe<Scalars['String']['output']>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
  /** What was saved and may still be wrong: U-TRSY-CP-18 other counterparties have the account. */
  warnings: Array<CounterpartyWarning>;
};

/** The order of counterparties. */
export type CounterpartySort = {
  /** Which end comes first. */
  direction: SortDirection;
  /** Field to sort by. */
  field: CounterpartySortField;
};

/** What counterparties can be ordered by. */
export type CounterpartySortField =
  /** The alias, in alphabetical order. */
  | 'ALIAS'
  /** When they were added. */
  | 'CREATED_AT';

/** Whether a counterparty is in use. */
export type CounterpartyStatus =
  /** It is in use. */
  | 'ACTIVE'
  /** It is no longer in use, and kept for the records that name it. */
  | 'INACTIVE';

/** What a counterparty is. */
export type CounterpartyType =
  /** A company or another body. */
  | 'COMPANY'
  /** A person. */
  | 'INDIVIDUAL';

/** Something that was saved and may still be wrong. */
export type CounterpartyWarning = {
  __typename?: 'CounterpartyWarning';
  /** Stable code. */
  code: Scalars['String']['output'];
  /** The other counterparties that it is about. */
  counterparties: Array<Counterparty>;
  /** Path of the input field. */
  field: Array<Scalars['String']['output']>;
  /** In the language of the request. */
  message: Scalars['String']['output'];
};

/** A token to make. */
export type CreateApiTokenInput = {
  /** 6-digit authenticator code, if fresh two-factor authentication is required. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** At most a year from now. */
  expiresAt: Scalars['DateTime']['input'];
  /** A repeat with the same key makes no second token. It is not shown the secret again, which is kept nowhere. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** What it is for. */
  name: Scalars['String']['input'];
  /** The browser's answer to `startPasskeyAssertion`, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** A subset of the caller's permissions, none of which approves. */
  permissions: Array<Permission>;
};

/** The token that was made. */
export type CreateApiTokenPayload = {
  __typename?: 'CreateApiTokenPayload';
  /** The token itself. */
  apiToken: Maybe<ApiToken>;
  /** The secret, shown this once; null when the request was a repeat. */
  token: Maybe<Scalars['String']['output']>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** A new approval policy. */
export type CreateApprovalPolicyInput = {
  /** At most 10, rising, the last one without end. */
  bands: Array<ApprovalBandInput>;
  /** A fresh code of the authenticator app, where a second factor is asked for. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The payments' currency. */
  currency: Currency;
  /** Global id of the entity whose accounts pay; null: all. */
  entityId?: InputMaybe<Scalars['ID']['input']>;
  /** The same key again makes nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** Payments by this method; null: by all. */
  method?: InputMaybe<PaymentMethod>;
  /** Unique within the organization; at most 100 characters. */
  name: Scalars['String']['input'];
  /** What the browser's passkey has answered to `passkeyOptions`. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
};

/** A bank account to add. */
export type CreateBankAccountInput = {
  /** The bank's number for it, 5 to 34 digits. */
  accountNumber: Scalars['String']['input'];
  /** Unique name within the organization, 1 to 100 characters. */
  alias: Scalars['String']['input'];
  /** National code of the bank, one of `banks`. */
  bankCode: Scalars['String']['input'];
  /** Currency of the account; it can't be changed. */
  currency: Currency;
  /** Global id of the entity. */
  entityId: Scalars['ID']['input'];
  /** Retrying with the same key returns the first response and creates no duplicate. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
};

/** A bill to make. */
export type CreateBillInput = {
  /** The net payable, always positive; of a bill with tax it must be base + VAT - withheld. */
  amount: MoneyInput;
  /** What kind of cost it is, at most 60 characters. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Counterparty to pay. */
  counterpartyId: Scalars['ID']['input'];
  /** Invoice date. */
  date: Scalars['Date']['input'];
  /** What it is for, with the counterparty's own number of it, at most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** When it is due, not before its date. */
  dueDate: Scalars['Date']['input'];
  /** Documents from `createFileUpload` of purpose BILL_DOCUMENT, at most 10. */
  fileIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Retrying with the same key returns the first response and creates no duplicate. */
  idempotencyKey: Scalars['UUID']['input'];
  /** Values of the fields that the organization asks for. */
  metadata?: InputMaybe<Array<BillMetadataInput>>;
  /** What the amount is made of; left out for a bill without tax. */
  tax?: InputMaybe<BillTaxInput>;
};

/** A category to name. */
export type CreateCashCategoryInput = {
  /** What its money is moved for. */
  activity: OwnCashActivity;
  /** The same key again makes nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** At most 60 characters, unlike the others. */
  name: Scalars['String']['input'];
};

/** A rule to add. */
export type CreateCashRuleInput = {
  /** The same key again makes nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** What it says. */
  rule: CashRuleInput;
};

/** A counterparty to add. */
export type CreateCounterpartyInput = {
  /** Postal address, at most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Unique short name within the organization, 1 to 100 characters. */
  alias: Scalars['String']['input'];
  /** Its accounts, at most 50. */
  bankAccounts: Array<CounterpartyBankAccountInput>;
  /** What it is, as banks ask for RTGS and SKN transfers. */
  customerType?: InputMaybe<CustomerType>;
  /** Where it is written to. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Unique identifier in another system, at most 100 characters. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Retrying with the same key returns the first response and creates no duplicate. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** Registered or full name, 1 to 140 characters. */
  legalName: Scalars['String']['input'];
  /** Where it lives, as banks ask for RTGS and SKN transfers. */
  residence?: InputMaybe<Residence>;
  /** NPWP, 15 or 16 digits, however they are written. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  /** A company or a person. */
  type: CounterpartyType;
};

/** A customer to enter. What its kind must have and what it does not have is told at the field. */
export type CreateCustomerInput = {
  /** Name on its account. */
  accountName?: InputMaybe<Scalars['String']['input']>;
  /** Number of its account, 5 to 34 digits. */
  accountNumber?: InputMaybe<Scalars['String']['input']>;
  /** How the organization calls it. */
  alias?: InputMaybe<Scalars['String']['input']>;
  /** Its bank. */
  bankName?: InputMaybe<Scalars['String']['input']>;
  /** Where invoices go. */
  billingAddress: CustomerAddressInput;
  /** How often it is invoiced. */
  billingCycle: BillingCycle;
  /** Day of the week (1 is Monday) or of the month; null: each order. */
  billingDay?: InputMaybe<Scalars['Int']['input']>;
  /** Branch of the bank. */
  branchName?: InputMaybe<Scalars['String']['input']>;
  /** Number of the branch (NITKU), six digits; 000000 without one. */
  branchNumber?: InputMaybe<Scalars['String']['input']>;
  /** Business identification number (NIB), 13 digits. */
  businessNumber?: InputMaybe<Scalars['String']['input']>;
  /** Where paper goes; null: the billing address. */
  deliveryAddress?: InputMaybe<CustomerAddressInput>;
  /** The board of directors, at most 20; of companies. */
  directors?: InputMaybe<Array<CustomerDirectorInput>>;
  /** Email address. */
  email: Scalars['EmailAddress']['input'];
  /** How many people work there; of companies. */
  employees?: InputMaybe<Scalars['Int']['input']>;
  /** Their email address. */
  financeEmail?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Whom to ask about payments. */
  financeName?: InputMaybe<Scalars['String']['input']>;
  /** Invoices are sent on paper too. */
  hardCopy: Scalars['Boolean']['input'];
  /** Retrying with the same key returns the first response and creates no duplicate. */
  idempotencyKey: Scalars['UUID']['input'];
  /** Number of the identity card (NIK); of persons. */
  identityNumber?: InputMaybe<Scalars['String']['input']>;
  /** Its line of business; not of a person who does not trade. */
  industry?: InputMaybe<Scalars['String']['input']>;
  /** Where invoices are sent by email, at most five. */
  invoiceEmails?: InputMaybe<Array<Scalars['EmailAddress']['input']>>;
  /** Language of its emails and documents. */
  language: Language;
  /** The legal name, 1 to 140 characters. */
  legalName: Scalars['String']['input'];
  /** Phone number; without a country it is Indonesian. */
  phone: Scalars['String']['input'];
  /** Their email address. */
  picEmail?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Name of the contact person, or of the owner. */
  picName?: InputMaybe<Scalars['String']['input']>;
  /** Their phone number. */
  picPhone?: InputMaybe<Scalars['String']['input']>;
  /** Their position. */
  picPosition?: InputMaybe<Scalars['String']['input']>;
  /** Where it is registered; null: the billing address. */
  registeredAddress?: InputMaybe<CustomerAddressInput>;
  /** Tax number (NPWP), 15 or 16 digits. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  /** What the tax office takes it for. */
  taxStatus: CustomerTaxStatus;
  /** What it is by law. */
  type: CustomerKind;
  /** What it withholds unless a line says otherwise; null: nothing. */
  withholding?: InputMaybe<WithholdingCode>;
};

/** A deposit to make. */
export type CreateDepositInput = {
  /** The name by which people know it, 1 to 100 characters. */
  alias: Scalars['String']['input'];
  /** How much. */
  amount: MoneyInput;
  /** National code of the bank, one of `depositBanks`. */
  bankCode: Scalars['String']['input'];
  /** 365 or 360; 365 when left out. */
  dayBasis?: InputMaybe<Scalars['Int']['input']>;
  /** What was agreed on for closing it early. */
  earlyClose?: InputMaybe<DepositEarlyCloseInput>;
  /** Retrying with the same key returns the first response and creates no duplicate. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** When interest is paid out; MATURITY when left out. */
  interestPayout?: InputMaybe<DepositInterestPayout>;
  /** Percent a year, from 0 to 100, at most 4 decimals. */
  interestRate: Scalars['Decimal']['input'];
  /** When it begins: at most 5 years ago, at most 366 days ahead. */
  issuedOn: Scalars['Date']['input'];
  /** The account that its money comes to, of the same currency. */
  payoutAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it secures something. */
  pledged?: InputMaybe<Scalars['Boolean']['input']>;
  /** What happens at maturity; NONE when left out. */
  renewal?: InputMaybe<DepositRenewal>;
  /** The account that pays it, of the same currency. */
  sourceAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Final tax in percent; what is proposed when left out. */
  taxRate?: InputMaybe<Scalars['Decimal']['input']>;
  /** What its interest is taxed as; ORDINARY when left out, EXPORT_PROCEEDS in dollars alone. */
  taxTreatment?: InputMaybe<DepositTaxTreatment>;
  /** How many units. */
  tenor: Scalars['Int']['input'];
  /** The unit. */
  tenorType: TenorType;
};

/** A legal entity to add. */
export type CreateEntityInput = {
  /** Retrying with the same key returns the first response and creates no duplicate. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** Unique name within the organization, 1 to 200 characters. */
  name: Scalars['String']['input'];
};

/** The legal entity that was added. */
export type CreateEntityPayload = {
  __typename?: 'CreateEntityPayload';
  /** The entity; null where there are errors. */
  entity: Maybe<Entity>;
  /** The organization, with its entities. */
  organization: Maybe<Organization>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** An expected transaction to add. */
export type CreateExpectedTransactionInput = {
  /** How much, greater than zero. */
  amount: MoneyInput;
  /** The smallest amount that counts as this transaction, in the amount's currency. */
  amountFrom?: InputMaybe<Scalars['Decimal']['input']>;
  /** The largest amount that counts as this transaction, not below `amountFrom`. */
  amountTo?: InputMaybe<Scalars['Decimal']['input']>;
  /** The account on which it should happen, in the same currency; any when left out. */
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Who should pay or be paid. */
  counterpartyId?: InputMaybe<Scalars['ID']['input']>;
  /** Values that the bank's text may hold, at most 20, each name once. */
  data?: InputMaybe<Array<KeyValueInput>>;
  /** When the money should move. */
  date: Scalars['Date']['input'];
  /** The earliest date on which it may happen. */
  dateFrom?: InputMaybe<Scalars['Date']['input']>;
  /** The latest date on which it may happen, not before `dateFrom`. */
  dateTo?: InputMaybe<Scalars['Date']['input']>;
  /** What it is for, 1 to 500 characters. */
  description: Scalars['String']['input'];
  /** Whether money should come in or go out. */
  direction: Direction;
  /** Unique identifier in another system, at most 100 characters. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Retrying with the same key returns the first response and creates no duplicate. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** A note for colleagues, at most 500 characters. */
  internalDescription?: InputMaybe<Scalars['String']['input']>;
};

/** A file to ask for. */
export type CreateExportInput = {
  /** Names of columns, in the order of the file. */
  columns: Array<Scalars['String']['input']>;
  /** The kind of file. */
  format: ExportFormat;
  /** Retrying with the same key returns the first response and creates no duplicate. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** The list. */
  list: ExportedList;
  /** Filter and order as the list has them; left out: all rows in the usual order. */
  rows?: InputMaybe<ExportedRowsInput>;
  /** The rows to export of those that the filter admits; left out: all of them. At most 10,000. */
  selectedUuids?: InputMaybe<Array<Scalars['UUID']['input']>>;
};

/** A file to come. */
export type CreateFileUploadInput = {
  /** Its media type, for example `text/csv`; the content itself decides. */
  contentType: Scalars['String']['input'];
  /** Retrying with the same key returns the first response and creates no duplicate. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** Its name with the extension, 1 to 255 characters. */
  name: Scalars['String']['input'];
  /** What it is for; it can be used for nothing else. */
  purpose: FilePurpose;
  /** Bytes; at most 25 MB. */
  size: Scalars['Int']['input'];
};

/** The upload that was announced. */
export type CreateFileUploadPayload = {
  __typename?: 'CreateFileUploadPayload';
  /** Where the bytes go; null where there are errors. */
  upload: Maybe<FileUpload>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** Who sets up the installation. */
export type CreateFirstOwnerInput = {
  /** The sign-in address. */
  email: Scalars['String']['input'];
  /** The person's name, 1 to 200 characters. */
  fullName: Scalars['String']['input'];
  /** At least 8 characters, with a capital letter and a number, and not a common one. */
  password: Scalars['String']['input'];
  /** The secret of the link. */
  token: Scalars['String']['input'];
};

/** What came of it. */
export type CreateFirstOwnerPayload = {
  __typename?: 'CreateFirstOwnerPayload';
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
  /** Who is signed in now; the session is in an HttpOnly cookie. */
  viewer: Maybe<Viewer>;
};

/** What was received or sent back. */
export type CreateGoodsReceiptInput = {
  /** When it was received, not after today. */
  date: Scalars['Date']['input'];
  /** Signed papers from `createFileUpload` of purpose GOODS_RECEIPT_DOCUMENT, at most 10. */
  fileIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Retrying with the same key returns the first response and creates no duplicate. */
  idempotencyKey: Scalars['UUID']['input'];
  /** Received, or sent back. */
  kind: GoodsReceiptKind;
  /** 1 to 500 lines, each line of the order at most once. */
  lines: Array<GoodsReceiptLineInput>;
  /** The customer's own number of it, at most 60 characters. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** The order; an approved one. */
  salesOrderId: Scalars['ID']['input'];
};

/** An organization to create. */
export type CreateOrganizationInput = {
  /** A fresh code of the caller's authenticator app, where they have one. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Currency of new records. */
  defaultCurrency: Currency;
  /** Retrying with the same key returns the first response and creates no duplicate. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** Registered name, 1 to 200 characters; the default entity bears it. */
  legalName: Scalars['String']['input'];
  /** Areas that are used, at least one. */
  modes: Array<AppMode>;
  /** Short name, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** The browser's answer to startPasskeyAssertion, as JSON, where they have a passkey. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** Fifteen or sixteen digits, however they are written; null: none. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  /** IANA zone of business dates. */
  timeZone: Scalars['String']['input'];
};

/** The organization that was created. */
export type CreateOrganizationPayload = {
  __typename?: 'CreateOrganizationPayload';
  /** The organization, which the caller owns; null where there are errors. */
  organization: Maybe<Organization>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** A payment or transfer to make. */
export type CreatePaymentInput = {
  /** Make it although one to the same beneficiary with the same amount was made within seven days. */
  allowDuplicate?: InputMaybe<Scalars['Boolean']['input']>;
  /** How much, in the currency of the account that pays. */
  amount: MoneyInput;
  /** The approved bill that it pays: of its amount, currency and counterparty. */
  billId?: InputMaybe<Scalars['ID']['input']>;
  /** The account of the counterparty. */
  counterpartyAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** The counterparty that is paid; together with `counterpartyAccountId`. */
  counterpartyId?: InputMaybe<Scalars['ID']['input']>;
  /** The date on which it is to leave, not in the past. */
  date: Scalars['Date']['input'];
  /** Documents from `createFileUpload` of purpose PAYMENT_DOCUMENT, at most 10. */
  fileIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The account that pays. */
  fromAccountId: Scalars['ID']['input'];
  /** Retrying with the same key returns the first response and creates no duplicate. */
  idempotencyKey: Scalars['UUID']['input'];
  /** A payment or a transfer. */
  kind: PaymentKind;
  /** What the beneficiary reads, at most 50 characters. */
  memo?: InputMaybe<Scalars['String']['input']>;
  /** How it travels; left out: within one bank, or by export only. */
  method?: InputMaybe<PaymentMethod>;
  /** Notes for colleagues, at most 500 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** How often it repeats; defaults to once, which bill payments require. */
  recurrence?: InputMaybe<PaymentFrequency>;
  /** The account of the organization that is paid: of the same entity for a transfer, of another for a payment. */
  toAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Of a transfer, in place of `toAccountId`: an account of the same entity that is not kept in Arus. */
  toExternalAccount?: InputMaybe<ExternalAccountInput>;
};

/** Money to plan for. */
export type CreatePlannedLineInput = {
  /** What is planned for each of its days, above 0. */
  amount: Scalars['Decimal']['input'];
  /** Category of bills whose real records take its place; not with a counterparty. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the counterparty whose real records take its place. */
  counterpartyId?: InputMaybe<Scalars['ID']['input']>;
  /** The currency of the amount. */
  currency: Currency;
  /** Money in or out. */
  direction: Direction;
  /** Its last day at the latest; null for no end, and with `ONCE`. */
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  /** The same key again makes nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** At most 100 characters. */
  name: Scalars['String']['input'];
  /** On which days it falls. */
  rule: PlanRule;
  /** Its first day. */
  startsOn: Scalars['Date']['input'];
};

/** A product to add. */
export type CreateProductInput = {
  /** Unique code, 1 to 40 characters. */
  code: Scalars['String']['input'];
  /** Retrying with the same key returns the first response and creates no duplicate. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** Goods or a service. */
  kind: ProductKind;
  /** Name as documents print it, 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** Code of its unit in e-Faktur, one of `taxUnits`. */
  taxUnit: Scalars['String']['input'];
  /** Unit as documents print it, 1 to 30 characters. */
  unit: Scalars['String']['input'];
  /** How VAT is taken of it. */
  vatTreatment: VatTreatment;
  /** What customers withhold of it; null: nothing. */
  withholding?: InputMaybe<WithholdingCode>;
};

/** What a customer orders. */
export type CreatePurchaseOrderInput = {
  /** Currency of all amounts. */
  currency: Currency;
  /** Who orders; an active customer. */
  customerId: Scalars['ID']['input'];
  /** Its date. */
  date: Scalars['Date']['input'];
  /** The customer's document: files of purpose PURCHASE_ORDER_DOCUMENT from `createFileUpload`, at most 10. */
  fileIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Retrying with the same key returns the first response and creates no duplicate. */
  idempotencyKey: Scalars['UUID']['input'];
  /** 1 to 500 lines. */
  lines: Array<PurchaseOrderLineInput>;
  /** What people note about it, at most 2,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The customer's own number of it, 1 to 60 characters, unique for them. */
  number: Scalars['String']['input'];
  /** When it is wanted; not before its date. */
  requiredDate?: InputMaybe<Scalars['Date']['input']>;
};

/** A role to add. */
export type CreateRoleInput = {
  /** 6-digit authenticator code, if fresh two-factor authentication is required. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** What it is for, at most 300 characters. */
  description: Scalars['String']['input'];
  /** Retrying with the same key returns the first response and creates no duplicate. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** Unique name within the organization, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** The browser's answer to `startPasskeyAssertion`, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** What members with the role may do. */
  permissions: Array<Permission>;
};

/** What is ordered. */
export type CreateSalesOrderInput = {
  /** Currency of all amounts. */
  currency: Currency;
  /** Who orders; an active customer. */
  customerId: Scalars['ID']['input'];
  /** The customer's own number of it, at most 60 characters; the purchase order's where one is given. */
  customerReference?: InputMaybe<Scalars['String']['input']>;
  /** What is taken off the whole. */
  discount?: InputMaybe<DiscountInput>;
  /** Retrying with the same key returns the first response and creates no duplicate. */
  idempotencyKey: Scalars['UUID']['input'];
  /** 1 to 500 lines. */
  lines: Array<SalesOrderLineInput>;
  /** What people note about it, at most 2,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** When it is ordered. */
  orderDate: Scalars['Date']['input'];
  /** The purchase order that it answers, of the same customer and currency. Ordering more than it is not refused: `PurchaseOrder.orderedBeyond` tells. */
  purchaseOrderId?: InputMaybe<Scalars['ID']['input']>;
  /** When it is wanted; not before the order date. */
  requiredDate?: InputMaybe<Scalars['Date']['input']>;
  /** How VAT is taken of all of it. */
  vatTreatment: VatTreatment;
};

/** A view to save. */
export type CreateSavedViewInput = {
  /** The same key again makes nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** The list that it shows. */
  list: SavedViewList;
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** The list's query string, without the question mark; at most 2,000 characters. */
  query: Scalars['String']['input'];
  /** Everybody in the organization sees it. */
  shared: Scalars['Boolean']['input'];
};

/** A line to enter by hand. */
export type CreateStatementTransactionInput = {
  /** How much, in the account's currency; greater than zero. */
  amount: Scalars['Decimal']['input'];
  /** The account that it is on. */
  bankAccountId: Scalars['ID']['input'];
  /** When it happened, not after today. */
  date: Scalars['Date']['input'];
  /** The bank's text, 1 to 2,000 characters. */
  description: Scalars['String']['input'];
  /** Whether money came in or went out. */
  direction: Direction;
  /** The account's balance after it, in its currency. */
  endingBalance?: InputMaybe<Scalars['Decimal']['input']>;
  /** Retrying with the same key returns the first response and creates no duplicate. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
};

/** An address to add. */
export type CreateWebhookInput = {
  /** 6-digit authenticator code, if fresh two-factor authentication is required. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** What it is for; at most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What it is to be told of; at least one. */
  events: Array<WebhookEvent>;
  /** A repeat with the same key adds no second one. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** The browser's answer to `startPasskeyAssertion`, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** Public and https, without a user name or password; at most 2,000 characters. */
  url: Scalars['URL']['input'];
};

/** The address that was added. */
export type CreateWebhookPayload = {
  __typename?: 'CreateWebhookPayload';
  /** What deliveries are signed with, shown this once. */
  secret: Maybe<Scalars['String']['output']>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
  /** The webhook. */
  webhook: Maybe<Webhook>;
};

/** Currencies that Arus keeps books in; all have two decimals. */
export type Currency =
  /** Indonesian rupiah. */
  | 'IDR'
  /** Singapore dollar. */
  | 'SGD'
  /** United States dollar. */
  | 'USD';

/** What is held in one currency; currencies are never added. */
export type CurrencyCash = {
  __typename?: 'CurrencyCash';
  /** The currency of all figures. */
  currency: Currency;
  /** The accounts, in two levels. */
  groups: Array<CashGroup>;
  /** Expected to arrive, and in a balance already; in no other figure. */
  leftOutIn: PendingCash;
  /** Expected to leave, and in a balance already; in no other figure. */
  leftOutOut: PendingCash;
  /** What all accounts in it hold. */
  totals: CashTotals;
  /** Expected to arrive without an account named; in no other figure. */
  unassignedIn: PendingCash;
  /** Expected to leave without an account named; in no other figure. */
  unassignedOut: PendingCash;
};

/** What is owed in one currency; currencies are never added. */
export type CurrencyPayables = {
  __typename?: 'CurrencyPayables';
  /** By age; all seven. */
  buckets: Array<PayableSum>;
  /** Number of bills. */
  count: Scalars['Int']['output'];
  /** By counterparty, the largest first. */
  counterparties: Array<CounterpartyPayables>;
  /** The currency of all figures. */
  currency: Currency;
  /** Days payable outstanding: remaining over the bills dated within 90 days, times 90; null where there are none. */
  daysPayableOutstanding: Maybe<Scalars['Float']['output']>;
  /** What is left of all bills. */
  remaining: Money;
  /** Of it what a payment that is not over pays. */
  underWay: Money;
};

/** Somebody who buys of the organization. */
export type Customer = Node & {
  __typename?: 'Customer';
  /** Name on its account. */
  accountName: Maybe<Scalars['String']['output']>;
  /** Number of its account; masked without `invoicing.customers.manage` or `.review`. */
  accountNumber: Maybe<Scalars['String']['output']>;
  /** How the organization calls it. */
  alias: Maybe<Scalars['String']['output']>;
  /** What the viewer can do with it now. */
  allowedActions: Array<CustomerAction>;
  /** Everyone who wrote a part of what waits for approval: none of them approves it, unless the controls allow that. */
  authors: Array<Person>;
  /** Its bank. */
  bankName: Maybe<Scalars['String']['output']>;
  /** Where invoices go. */
  billingAddress: Maybe<CustomerAddress>;
  /** How often it is invoiced. */
  billingCycle: BillingCycle;
  /** Day of the week (1 is Monday) or of the month; null: each order. */
  billingDay: Maybe<Scalars['Int']['output']>;
  /** Branch of the bank. */
  branchName: Maybe<Scalars['String']['output']>;
  /** Number of the branch (NITKU); 000000 is the head office. */
  branchNumber: Scalars['String']['output'];
  /** Business identification number (NIB), 13 digits. */
  businessNumber: Maybe<Scalars['String']['output']>;
  /** When it was invited or entered. */
  createdAt: Scalars['DateTime']['output'];
  /** Who invited or entered it. */
  createdBy: Maybe<Person>;
  /** How much it may owe; null: no limit; 0: it pays in advance. */
  creditLimit: Maybe<Money>;
  /** Where paper goes; null: the billing address. */
  deliveryAddress: Maybe<CustomerAddress>;
  /** The board of directors of a company. */
  directors: Array<CustomerDirector>;
  /** The newest document of each kind; empty without `invoicing.customers.review`. */
  documents: Maybe<Array<CustomerDocument>>;
  /** Email address. */
  email: Scalars['EmailAddress']['output'];
  /** How many people work there. */
  employees: Maybe<Scalars['Int']['output']>;
  /** What counts against its credit limit, in the limit's currency: approved orders that are not invoiced yet. Needs `invoicing.salesOrders.view` besides. */
  exposure: Maybe<Money>;
  /** Their email address. */
  financeEmail: Maybe<Scalars['EmailAddress']['output']>;
  /** Whom to ask about payments. */
  financeName: Maybe<Scalars['String']['output']>;
  /** Invoices are sent on paper too. */
  hardCopy: Scalars['Boolean']['output'];
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** Number of the identity card (NIK); masked without `invoicing.customers.manage` or `.review`. */
  identityNumber: Maybe<Scalars['String']['output']>;
  /** Its line of business. */
  industry: Maybe<Scalars['String']['output']>;
  /** When its newest invitation ends; null: it has none. */
  invitationExpiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Where invoices are sent by email, at most five. */
  invoiceEmails: Array<Scalars['EmailAddress']['output']>;
  /** Language of its emails and documents. */
  language: Language;
  /** The legal name. */
  legalName: Maybe<Scalars['String']['output']>;
  /** The legal name; the email until that is known. */
  name: Scalars['String']['output'];
  /** Phone number, E.164. */
  phone: Maybe<Scalars['String']['output']>;
  /** Their email address. */
  picEmail: Maybe<Scalars['EmailAddress']['output']>;
  /** Name of the contact person, or of the owner. */
  picName: Maybe<Scalars['String']['output']>;
  /** Their phone number, E.164. */
  picPhone: Maybe<Scalars['String']['output']>;
  /** Their position. */
  picPosition: Maybe<Scalars['String']['output']>;
  /** Why it was rejected or deactivated. */
  reason: Maybe<Scalars['String']['output']>;
  /** Where it is registered; null: the billing address. */
  registeredAddress: Maybe<CustomerAddress>;
  /** What changed and who changed it, at most the newest 100, the newest first. */
  revisions: Maybe<Array<CustomerRevision>>;
  /** What becomes of stamp duty. */
  stampDuty: StampDutyPolicy;
  /** Where it stands. */
  status: CustomerStatus;
  /** When it came to where it stands. */
  statusChangedAt: Scalars['DateTime']['output'];
  /** Who brought it there; null: the customer. */
  statusChangedBy: Maybe<Person>;
  /** Tax number (NPWP), 16 digits; masked likewise. */
  taxNumber: Maybe<Scalars['String']['output']>;
  /** The digits of its tax number do not fit each other: it may be mistyped. */
  taxNumberDoubtful: Scalars['Boolean']['output'];
  /** What the tax office takes it for. */
  taxStatus: CustomerTaxStatus;
  /** Days until an invoice is due. */
  termDays: Scalars['Int']['output'];
  /** What those days are counted from. */
  termFrom: PaymentTermStart;
  /** What it is by law; null until its request was filled in. */
  type: Maybe<CustomerKind>;
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** Current version; pass it to mutations. */
  version: Scalars['Int']['output'];
  /** What it withholds unless a line says otherwise; null: nothing. */
  withholding: Maybe<WithholdingCode>;
};

/** What the viewer can do with a customer. */
export type CustomerAction =
  /** Approve it with its terms. */
  | 'APPROVE'
  /** Take its invitation back. */
  | 'CANCEL_INVITATION'
  /** End its use. */
  | 'DEACTIVATE'
  /** Change its data. */
  | 'EDIT'
  /** Take it into use again. */
  | 'REACTIVATE'
  /** Turn it down, with a reason; a new link is emailed. */
  | 'REJECT'
  /** Send its invitation again, with a new link. */
  | 'RESEND';

/** An address in Indonesia. */
export type CustomerAddress = {
  __typename?: 'CustomerAddress';
  /** District. */
  district: AddressRegion;
  /** Postal code, five digits. */
  postalCode: Scalars['String']['output'];
  /** Province. */
  province: AddressRegion;
  /** City or regency. */
  regency: AddressRegion;
  /** Street and number. */
  street1: Scalars['String']['output'];
  /** What the first line had no room for. */
  street2: Maybe<Scalars['String']['output']>;
  /** Ward or village. */
  ward: AddressRegion;
};

/** An address; its regions are official codes. */
export type CustomerAddressInput = {
  /** Code of the district. */
  district: Scalars['String']['input'];
  /** Postal code, five digits. */
  postalCode: Scalars['String']['input'];
  /** Code of the province. */
  province: Scalars['String']['input'];
  /** Code of the city or regency. */
  regency: Scalars['String']['input'];
  /** Street and number, 1 to 200 characters. */
  street1: Scalars['String']['input'];
  /** What the first line had no room for. */
  street2?: InputMaybe<Scalars['String']['input']>;
  /** Code of the ward or village. */
  ward: Scalars['String']['input'];
};

/** Customers of an organization. */
export type CustomerConnection = {
  __typename?: 'CustomerConnection';
  /** The customers of this page. */
  edges: Array<CustomerEdge>;
  /** Pagination info. */
  pageInfo: PageInfo;
  /** Number of items that match the filter. */
  totalCount: Maybe<Scalars['Int']['output']>;
};

/** How many customers stand where. */
export type CustomerCounts = {
  __typename?: 'CustomerCounts';
  /** Active. */
  active: Scalars['Int']['output'];
  /** All of them. */
  all: Scalars['Int']['output'];
  /** Deactivated. */
  deactivated: Scalars['Int']['output'];
  /** Invited. */
  invited: Scalars['Int']['output'];
  /** Rejected. */
  rejected: Scalars['Int']['output'];
  /** To be reviewed. */
  review: Scalars['Int']['output'];
};

/** A member of a company's board of directors. */
export type CustomerDirector = {
  __typename?: 'CustomerDirector';
  /** Email address. */
  email: Maybe<Scalars['EmailAddress']['output']>;
  /** Full name. */
  name: Scalars['String']['output'];
  /** Phone number, E.164. */
  phone: Maybe<Scalars['String']['output']>;
};

/** A member of the board of directors. */
export type CustomerDirectorInput = {
  /** Email address. */
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Full name, 1 to 140 characters. */
  name: Scalars['String']['input'];
  /** Phone number; without a country it is Indonesian. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** A document that a customer sent. */
export type CustomerDocument = {
  __typename?: 'CustomerDocument';
  /** What it is. */
  kind: CustomerDocumentKind;
  /** Name of its file. */
  name: Scalars['String']['output'];
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** Where it is downloaded, as an attachment; the activity log keeps each download. */
  url: Scalars['URL']['output'];
};

/** What a customer's document is. */
export type CustomerDocumentKind =
  /** Articles of association. */
  | 'ARTICLES_OF_ASSOCIATION'
  /** Bank statement of three months. */
  | 'BANK_STATEMENT'
  /** Business identification number. */
  | 'BUSINESS_NUMBER'
  /** Tax card of a company. */
  | 'COMPANY_TAX_NUMBER'
  /** Deed of establishment. */
  | 'DEED_OF_ESTABLISHMENT'
  /** Identity card of a director. */
  | 'DIRECTOR_ID'
  /** Financial statement of three months. */
  | 'FINANCIAL_STATEMENT'
  /** Identity card of a person. */
  | 'INDIVIDUAL_ID'
  /** Tax card of a person. */
  | 'INDIVIDUAL_TAX_NUMBER';

/** A customer in its list. */
export type CustomerEdge = {
  __typename?: 'CustomerEdge';
  /** Cursor; pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The customer. */
  node: Customer;
};

/** A field of a customer that changed. */
export type CustomerFieldChange = {
  __typename?: 'CustomerFieldChange';
  /** Value after; null: none. */
  after: Maybe<Scalars['String']['output']>;
  /** Value before; null: none. */
  before: Maybe<Scalars['String']['output']>;
  /** The field, as the activity log names it. */
  field: Scalars['String']['output'];
};

/** Which customers a list shows; each condition narrows it. */
export type CustomerFilter = {
  /** Searches names, emails, phone and tax number. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Those in one of these states. */
  status?: InputMaybe<Array<CustomerStatus>>;
  /** Those that are this by law. */
  type?: InputMaybe<CustomerKind>;
};

/** What became of one address. */
export type CustomerInvitationResult = {
  __typename?: 'CustomerInvitationResult';
  /** The invited customer; null where it was refused. */
  customer: Maybe<Customer>;
  /** The address. */
  email: Scalars['String']['output'];
  /** Why it was not invited; empty where it was. */
  userErrors: Array<UserError>;
};

/** What a customer is by law. */
export type CustomerKind =
  /** A company. */
  | 'COMPANY'
  /** A person. */
  | 'INDIVIDUAL'
  /** A person who trades under a business number. */
  | 'INDIVIDUAL_B2B';

/** The customer on which was decided. */
export type CustomerPayload = {
  __typename?: 'CustomerPayload';
  /** Updated record; null on errors. */
  customer: Maybe<Customer>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** A request as the holder of its link sees it. */
export type CustomerRequest = {
  __typename?: 'CustomerRequest';
  /** The documents so far, the newest of each kind. */
  documents: Array<CustomerRequestDocument>;
  /** What was typed so far, as the form saved it; null: nothing. */
  draft: Maybe<Scalars['String']['output']>;
  /** Where the link was sent. */
  email: Scalars['EmailAddress']['output'];
  /** When the link expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Language of the customer's emails. */
  language: Language;
  /** Legal name of the organization that invites. */
  organizationName: Scalars['String']['output'];
  /** Why it was rejected before; null: it was not. */
  reason: Maybe<Scalars['String']['output']>;
};

/** A document that was sent with a request. */
export type CustomerRequestDocument = {
  __typename?: 'CustomerRequestDocument';
  /** What it is; there is one of each kind. */
  kind: CustomerDocumentKind;
  /** Name of its file. */
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
};

/** A link to a customer's request. */
export type CustomerRequestLink = {
  __typename?: 'CustomerRequestLink';
  /** The request; null unless the link is open. */
  request: Maybe<CustomerRequest>;
  /** What it is worth. */
  state: CustomerRequestState;
};

/** What came of a step of a request. */
export type CustomerRequestPayload = {
  __typename?: 'CustomerRequestPayload';
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** What a link to a customer's request is worth. */
export type CustomerRequestState =
  /** Expired, replaced, taken back, or none of ours. */
  | 'EXPIRED'
  /** The form can be filled in and sent. */
  | 'OPEN'
  /** The form was sent by it. */
  | 'USED';

/** One change of a customer. */
export type CustomerRevision = {
  __typename?: 'CustomerRevision';
  /** Who made it; null: the customer, by their link. */
  actor: Maybe<Person>;
  /** When it was made. */
  at: Scalars['DateTime']['output'];
  /** What changed. Numbers are masked as the customer's own are. */
  changes: Array<CustomerFieldChange>;
  /** Its number, from 1. */
  number: Scalars['Int']['output'];
};

/** The order of customers. */
export type CustomerSort = {
  /** Which end comes first. */
  direction: SortDirection;
  /** Field to sort by. */
  field: CustomerSortField;
};

/** What customers can be ordered by. */
export type CustomerSortField =
  /** When they were invited or entered. */
  | 'CREATED_AT'
  /** The name, in alphabetical order. */
  | 'NAME';

/** Where a customer stands. */
export type CustomerStatus =
  /** Approved: orders and invoices can name it. */
  | 'ACTIVE'
  /** No longer in use; open invoices stay payable. */
  | 'DEACTIVATED'
  /** Invited by email; nothing was sent yet. */
  | 'INVITED'
  /** Turned down, with a reason. */
  | 'REJECTED'
  /** Entered or sent; waits for review. */
  | 'REQUEST_SENT';

/** What the tax office takes a customer for. */
export type CustomerTaxStatus =
  /** A government treasurer, who keeps the VAT. */
  | 'GOVERNMENT'
  /** Not a taxable enterprise. */
  | 'NON_PKP'
  /** Another collector of VAT, such as a state-owned enterprise. */
  | 'OTHER_COLLECTOR'
  /** A taxable enterprise. */
  | 'PKP';

/** What the owner of the account is, as banks ask for RTGS and SKN transfers. */
export type CustomerType =
  /** A company. */
  | 'CORPORATION'
  /** A public body. */
  | 'GOVERNMENT'
  /** A person. */
  | 'INDIVIDUAL';

/** Something that was saved and may still be wrong. */
export type CustomerWarning = {
  __typename?: 'CustomerWarning';
  /** Code of the error table. */
  code: Scalars['String']['output'];
  /** Path of the field that it is about. */
  field: Array<Scalars['String']['output']>;
  /** What may be wrong, localized by `Accept-Language`. */
  message: Scalars['String']['output'];
};

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
  /** The first day; null: no earliest. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The last day; null: no latest. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** What accounts in one currency held at the end of a day. */
export type DayBalance = {
  __typename?: 'DayBalance';
  /** Number of accounts of which a balance was known by then. */
  accounts: Scalars['Int']['output'];
  /** The sum; a balance holds until the next one is known. */
  ledger: Money;
  /** The day, in the organization's time zone. */
  on: Scalars['Date']['output'];
};

/** A customer whose use ends. */
export type DeactivateCustomerInput = {
  /** The customer. */
  id: Scalars['ID']['input'];
  /** Why, 1 to 500 characters. */
  reason: Scalars['String']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** What the decimal mark of a file follows from. */
export type DecimalMarkEvidence =
  /** The balances, which follow from each other under one mark only. */
  | 'BALANCES'
  /** An amount that can be read in one way only. */
  | 'CELL'
  /** A person chose it. */
  | 'PERSON'
  /** No amount has a mark. */
  | 'PLAIN'
  /** The standard of the file: MT940, CAMT.053, OFX. */
  | 'STANDARD';

/** A policy to delete. */
export type DeleteApprovalPolicyInput = {
  /** A fresh code of the authenticator app, where a second factor is asked for. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the policy. */
  id: Scalars['ID']['input'];
  /** What the browser's passkey has answered to `passkeyOptions`. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** Result of the deletion. */
export type DeleteApprovalPolicyPayload = {
  __typename?: 'DeleteApprovalPolicyPayload';
  /** Global id of what was deleted. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** The organization, with the policies that are left. */
  organization: Maybe<Organization>;
  /** Where a second factor is wanted: what the browser's passkey is asked, as JSON, bound to exactly this change. Null when nothing is wanted. */
  passkeyOptions: Maybe<Scalars['String']['output']>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** Result of the deletion. */
export type DeleteBankAccountPayload = {
  __typename?: 'DeleteBankAccountPayload';
  /** Global id of what was deleted; null where there are errors. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** What became of the deletion; partial success keeps the successes. */
export type DeleteBillsPayload = {
  __typename?: 'DeleteBillsPayload';
  /** Global ids of those that were deleted. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** Result of each item. */
  results: Array<BulkResult>;
  /** Errors that the caller can fix; empty when it succeeded. */
  userErrors: Array<UserError>;
};

/** A rule to delete. */
export type DeleteCashRuleInput = {
  /** Global id of the rule. */
  id: Scalars['ID']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** Result of the deletion. */
export type DeleteCashRulePayload = {
  __typename?: 'DeleteCashRulePayload';
  /** Global id of what was deleted. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** The organization, with the rules that are left. */
  organization: Maybe<Organization>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** Counterparties to delete. */
export type DeleteCounterpartiesInput = {
  /** 1 to 1,000 of them. */
  ids: Array<Scalars['ID']['input']>;
};

/** What became of the deletion; partial success keeps the successes. */
export type DeleteCounterpartiesPayload = {
  __typename?: 'DeleteCounterpartiesPayload';
  /** Global ids of those that were deleted. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** Result of each item. */
  results: Array<BulkResult>;
  /** Errors that the caller can fix; empty when it succeeded. */
  userErrors: Array<UserError>;
};

/** A legal entity to delete. */
export type DeleteEntityInput = {
  /** The entity; not the default one. */
  id: Scalars['ID']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** What came of the deletion. */
export type DeleteEntityPayload = {
  __typename?: 'DeleteEntityPayload';
  /** Of the entity that is no more. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** The organization, with the entities that are left. */
  organization: Maybe<Organization>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** Expected transactions to delete. */
export type DeleteExpectedTransactionsInput = {
  /** 1 to 1,000 of them. */
  ids: Array<Scalars['ID']['input']>;
};

/** What became of the deletion; partial success keeps the successes. */
export type DeleteExpectedTransactionsPayload = {
  __typename?: 'DeleteExpectedTransactionsPayload';
  /** Global ids of those that were deleted. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** Result of each item. */
  results: Array<BulkResult>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** A planned line to delete. */
export type DeletePlannedLineInput = {
  /** Global id of the planned line. */
  id: Scalars['ID']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** Result of the deletion. */
export type DeletePlannedLinePayload = {
  __typename?: 'DeletePlannedLinePayload';
  /** Global id of what was deleted. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** The organization, with the planned lines that are left. */
  organization: Maybe<Organization>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** Products to delete. */
export type DeleteProductsInput = {
  /** 1 to 1,000 of them. */
  ids: Array<Scalars['ID']['input']>;
};

/** What became of the deletion; partial success keeps the successes. */
export type DeleteProductsPayload = {
  __typename?: 'DeleteProductsPayload';
  /** Global ids of those that were deleted. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** Result of each item. */
  results: Array<BulkResult>;
  /** Errors that the caller can fix; empty when it succeeded. */
  userErrors: Array<UserError>;
};

/** A role to delete. */
export type DeleteRoleInput = {
  /** The role; nobody may have it. */
  id: Scalars['ID']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** What came of the deletion. */
export type DeleteRolePayload = {
  __typename?: 'DeleteRolePayload';
  /** Global id of the role that is no more; null where there are errors. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** A view to delete. */
export type DeleteSavedViewInput = {
  /** Global id of the view. */
  id: Scalars['ID']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** Result of the deletion. */
export type DeleteSavedViewPayload = {
  __typename?: 'DeleteSavedViewPayload';
  /** Global id of what was deleted. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** The organization, with the views that are left. */
  organization: Maybe<Organization>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** What became of the deletion; partial success keeps the successes. */
export type DeleteStatementTransactionsPayload = {
  __typename?: 'DeleteStatementTransactionsPayload';
  /** Global ids of those that were deleted. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** Result of each item. */
  results: Array<BulkResult>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** A webhook to delete, with its log. */
export type DeleteWebhookInput = {
  /** The webhook. */
  id: Scalars['ID']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** Result of the deletion. */
export type DeleteWebhookPayload = {
  __typename?: 'DeleteWebhookPayload';
  /** Global id of what was deleted. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** The organization, with the webhooks that are left. */
  organization: Maybe<Organization>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** What a delivery tells of. */
export type DeliveredWebhookEvent =
  /** `bank_account.changed` */
  | 'BANK_ACCOUNT_CHANGED'
  /** `bill.changed` */
  | 'BILL_CHANGED'
  /** `bill.deleted` */
  | 'BILL_DELETED'
  /** `counterparty.changed` */
  | 'COUNTERPARTY_CHANGED'
  /** `counterparty.deleted` */
  | 'COUNTERPARTY_DELETED'
  /** `deposit.changed` */
  | 'DEPOSIT_CHANGED'
  /** `entity.changed` */
  | 'ENTITY_CHANGED'
  /** `exception.changed` */
  | 'EXCEPTION_CHANGED'
  /** `expected_transaction.changed` */
  | 'EXPECTED_TRANSACTION_CHANGED'
  /** `expected_transaction.deleted` */
  | 'EXPECTED_TRANSACTION_DELETED'
  /** `goods-receipt.changed` */
  | 'GOODS_RECEIPT_CHANGED'
  /** `membership.changed` */
  | 'MEMBERSHIP_CHANGED'
  /** `organization.changed` */
  | 'ORGANIZATION_CHANGED'
  /** `payment.changed` */
  | 'PAYMENT_CHANGED'
  /** `payment_record.changed` */
  | 'PAYMENT_RECORD_CHANGED'
  /** `payment_transaction.changed` */
  | 'PAYMENT_TRANSACTION_CHANGED'
  /** `purchase-order.changed` */
  | 'PURCHASE_ORDER_CHANGED'
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
  /** `sales-order.changed` */
  | 'SALES_ORDER_CHANGED'
  /** `statement_import.changed` */
  | 'STATEMENT_IMPORT_CHANGED'
  /** `statement_transaction.changed` */
  | 'STATEMENT_TRANSACTION_CHANGED'
  /** `webhook.test`: sent by hand, to see whether it arrives. */
  | 'TEST';

/** Money placed at a bank for a tenor. */
export type Deposit = Node & {
  __typename?: 'Deposit';
  /** The name by which people know it, unique within the organization. */
  alias: Scalars['String']['output'];
  /** What the viewer can do with it now. */
  allowedActions: Array<DepositAction>;
  /** What was placed first. */
  amount: Money;
  /** The bank that has the money. */
  bank: Bank;
  /** Why it was cancelled; null otherwise. */
  closeReason: Maybe<Scalars['String']['output']>;
  /** When somebody cancelled or closed it; null otherwise. */
  closedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who cancelled or closed it. */
  closedBy: Maybe<Person>;
  /** When it was closed early; null otherwise. */
  closedOn: Maybe<Scalars['Date']['output']>;
  /** What closing it on a day would bring and cost; null and an error U-TRSY-DP-2 matured, U-TRSY-DP-5 not allowed, U-TRSY-DP-8 not a banking day of its term. Needs `treasury.deposits.manage`. */
  closing: Maybe<DepositClosing>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Who made it. */
  createdBy: Maybe<Person>;
  /** Days that a year counts for interest: 365 or 360. */
  dayBasis: Scalars['Int']['output'];
  /** What was agreed on for closing it early. */
  earlyClose: DepositEarlyClose;
  /** The money that it has expected, the earliest first; what a change has replaced is left out. Needs `treasury.expected.view`. */
  expectedTransactions: Maybe<Array<ExpectedTransaction>>;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** Interest of the running term before tax. */
  interest: Money;
  /** When interest is paid out. */
  interestPayout: DepositInterestPayout;
  /** Percent a year of the running term, at most 4 decimals. */
  interestRate: Scalars['Decimal']['output'];
  /** When it began, or begins. */
  issuedOn: Scalars['Date']['output'];
  /** When the running term matures; a banking day. */
  maturesOn: Scalars['Date']['output'];
  /** What is left of the interest. */
  netInterest: Money;
  /** The next interest that is paid out; null when none is. */
  nextInterest: Maybe<DepositInterest>;
  /** Percent a year of the next term; null until it is known. */
  nextInterestRate: Maybe<Scalars['Decimal']['output']>;
  /** Gapless within organization and year, `DEP-2026-000123`. */
  number: Scalars['String']['output'];
  /** What an early close brought back; null otherwise. */
  payout: Maybe<Money>;
  /** The account that interest and principal come to; null when it is not known or not kept in Arus. */
  payoutAccount: Maybe<BankAccount>;
  /** Whether it secures something, so that its money is not free. */
  pledged: Scalars['Boolean']['output'];
  /** What the running term holds; with the interest of earlier terms where that is renewed. */
  principal: Money;
  /** Whether the rate is that of the term before, since the bank has not told the new one. */
  rateIsAssumed: Scalars['Boolean']['output'];
  /** What happens at maturity. */
  renewal: DepositRenewal;
  /** Every payout of interest so far and of the running term, the earliest first. */
  schedule: Maybe<Array<DepositPeriod>>;
  /** The account that pays it; null when it is not known or not kept in Arus. */
  sourceAccount: Maybe<BankAccount>;
  /** Where it stands. */
  status: DepositStatus;
  /** Tax on it. */
  tax: Money;
  /** Final tax on interest, in percent. */
  taxRate: Scalars['Decimal']['output'];
  /** What its interest is taxed as. */
  taxTreatment: DepositTaxTreatment;
  /** How many units of `tenorType` a term lasts. */
  tenor: Scalars['Int']['output'];
  /** The unit of the tenor. */
  tenorType: TenorType;
  /** Days of the running term, or of the last one: to the banking day on which it matures. */
  term: Scalars['Int']['output'];
  /** 1 until it is renewed for the first time. */
  termNumber: Scalars['Int']['output'];
  /** When the running term began. */
  termStartsOn: Scalars['Date']['output'];
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** Send it with a change: it is refused when somebody else has changed the deposit meanwhile. */
  version: Scalars['Int']['output'];
};


/** Money placed at a bank for a tenor. */
export type DepositClosingArgs = {
  date: Scalars['Date']['input'];
};

/** What a viewer can do with a deposit now. */
export type DepositAction =
  /** Cancel it, with a reason: before it is issued. */
  | 'CANCEL'
  /** Close it before it matures, where the bank agreed to that. */
  | 'CLOSE'
  /** Make another one like it. */
  | 'COPY'
  /** Change it: all of it before it is issued; while it is active its alias, renewal, payout account and next rate. */
  | 'UPDATE';

/** What a deposit would earn, and when. */
export type DepositCalculation = {
  __typename?: 'DepositCalculation';
  /** What comes at maturity, with the principal. */
  atMaturity: Money;
  /** Interest of the first term before tax. */
  interest: Money;
  /** When it would mature; a banking day. */
  maturesOn: Scalars['Date']['output'];
  /** The date before it was moved to a banking day; null where it was none. */
  movedFrom: Maybe<Scalars['Date']['output']>;
  /** What is left. */
  netInterest: Money;
  /** Percent of the principal that is left after tax, on a year of 365 days. */
  netYield: Scalars['Decimal']['output'];
  /** The same deposit for 1, 3, 6 and 12 months. */
  otherTenors: Array<DepositTenorOffer>;
  /** Payouts of the first term; of a deposit that is renewed, of the next two as well, at the same rate. */
  periods: Array<DepositPeriod>;
  /** The tax rate that is proposed, in percent; a person decides. */
  proposedTaxRate: Scalars['Decimal']['output'];
  /** Final tax. */
  tax: Money;
  /** The tax rate that was counted with, in percent. */
  taxRate: Scalars['Decimal']['output'];
  /** Why it is proposed. */
  taxReason: DepositTaxReason;
  /** Days from issue to maturity. */
  term: Scalars['Int']['output'];
};

/** A deposit as far as its form is filled in. */
export type DepositCalculationInput = {
  /** How much. */
  amount: MoneyInput;
  /** National code of the bank; without it no other deposits count for the tax proposal. */
  bankCode?: InputMaybe<Scalars['String']['input']>;
  /** 365 or 360; 365 when left out. */
  dayBasis?: InputMaybe<Scalars['Int']['input']>;
  /** A deposit that is being changed: it is not among the others at the bank. */
  depositId?: InputMaybe<Scalars['ID']['input']>;
  /** When interest is paid out; MATURITY when left out. */
  interestPayout?: InputMaybe<DepositInterestPayout>;
  /** Percent a year, from 0 to 100, at most 4 decimals. */
  interestRate: Scalars['Decimal']['input'];
  /** When it begins. */
  issuedOn: Scalars['Date']['input'];
  /** The account that its money comes to. */
  payoutAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** What happens at maturity; NONE when left out. */
  renewal?: InputMaybe<DepositRenewal>;
  /** The account that pays it: its entity counts for the tax proposal. */
  sourceAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Final tax in percent; what is proposed when left out. */
  taxRate?: InputMaybe<Scalars['Decimal']['input']>;
  /** What its interest is taxed as; ORDINARY when left out. */
  taxTreatment?: InputMaybe<DepositTaxTreatment>;
  /** How many units. */
  tenor: Scalars['Int']['input'];
  /** The unit. */
  tenorType: TenorType;
};

/** A deposit that changed. */
export type DepositChange = {
  __typename?: 'DepositChange';
  /** Who did it; null for the system. */
  actor: Maybe<Person>;
  /** As it is now. */
  deposit: Deposit;
};

/** What closing a deposit on a day would bring and cost. */
export type DepositClosing = {
  __typename?: 'DepositClosing';
  /** Interest since the last payout, before tax. */
  accruedInterest: Money;
  /** What is left of it. */
  accruedNet: Money;
  /** Tax on it. */
  accruedTax: Money;
  /** What the term brings when it is kept. */
  atMaturity: Money;
  /** Interest that was paid and is taken back. */
  clawback: Money;
  /** The day. */
  date: Scalars['Date']['output'];
  /** Of what was accrued, what is lost. */
  forfeited: Money;
  /** What would still have come until maturity, less the payout. */
  lost: Money;
  /** When it would have matured. */
  maturesOn: Scalars['Date']['output'];
  /** What comes back. */
  payout: Money;
  /** The bank's penalty. */
  penalty: Money;
  /** What the running term holds. */
  principal: Money;
};

/** Deposits of a page. */
export type DepositConnection = {
  __typename?: 'DepositConnection';
  /** The deposits with their cursors. */
  edges: Maybe<Array<DepositEdge>>;
  /** Net interest of their running terms by currency. */
  interestTotals: Maybe<Array<Money>>;
  /** Where the page stands. */
  pageInfo: Maybe<PageInfo>;
  /** How many the filter admits; counted only when asked. */
  totalCount: Maybe<Scalars['Int']['output']>;
  /** Principal by currency of all that the filter admits, without closed deposits. */
  totals: Maybe<Array<Money>>;
};

/** How many deposits stand where. */
export type DepositCounts = {
  __typename?: 'DepositCounts';
  /** At the bank. */
  active: Scalars['Int']['output'];
  /** All of them. */
  all: Scalars['Int']['output'];
  /** Cancelled or closed early. */
  closed: Scalars['Int']['output'];
  /** At their end. */
  matured: Scalars['Int']['output'];
  /** Not issued yet. */
  new: Scalars['Int']['output'];
};

/** What was agreed on for closing a deposit before it matures. */
export type DepositEarlyClose = {
  __typename?: 'DepositEarlyClose';
  /** Whether it can be closed early. */
  allowed: Scalars['Boolean']['output'];
  /** Whether interest that the running term has paid is taken back. */
  clawsBack: Scalars['Boolean']['output'];
  /** Whether the interest since the last payout is lost. */
  forfeitsInterest: Scalars['Boolean']['output'];
  /** Penalty as an amount, in place of a rate; null for none. */
  penalty: Maybe<Money>;
  /** Penalty in percent of the principal; null for none. */
  penaltyRate: Maybe<Scalars['Decimal']['output']>;
};

/** What was agreed on with the bank for closing a deposit early. */
export type DepositEarlyCloseInput = {
  /** Whether it can be closed early; true when left out. */
  allowed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether interest that the running term has paid is taken back; false when left out. */
  clawsBack?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the interest since the last payout is lost; true when left out. */
  forfeitsInterest?: InputMaybe<Scalars['Boolean']['input']>;
  /** Penalty as an amount in the deposit's currency, in place of a rate. */
  penaltyAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Penalty in percent of the principal. */
  penaltyRate?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A deposit of a page. */
export type DepositEdge = {
  __typename?: 'DepositEdge';
  /** Cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The deposit. */
  node: Deposit;
};

/** Which deposits. */
export type DepositFilter = {
  /** What they hold, the principal of the running term; `atLeast` must be less than `noMoreThan`. */
  amount?: InputMaybe<AmountRangeInput>;
  /** At one of these banks, by their national codes. */
  bankCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Of this currency. */
  currency?: InputMaybe<Currency>;
  /** Issued in this range. */
  issued?: InputMaybe<DateRangeInput>;
  /** Maturing in this range. */
  matures?: InputMaybe<DateRangeInput>;
  /** With this renewal. */
  renewal?: InputMaybe<DepositRenewal>;
  /** Words of the number, the alias or the bank, or the amount. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Of these statuses. */
  status?: InputMaybe<Array<DepositStatus>>;
};

/** Interest that is paid out on a date. */
export type DepositInterest = {
  __typename?: 'DepositInterest';
  /** After tax. */
  amount: Money;
  /** A banking day. */
  date: Scalars['Date']['output'];
};

/** When interest is paid out. */
export type DepositInterestPayout =
  /** At maturity. */
  | 'MATURITY'
  /** Each month, and at maturity. */
  | 'MONTHLY';

/** What matures in a month, in one currency. */
export type DepositLadderStep = {
  __typename?: 'DepositLadderStep';
  /** How many deposits. */
  count: Scalars['Int']['output'];
  /** Month, `2026-11`. */
  month: Scalars['String']['output'];
  /** What their running terms earn after tax. */
  netInterest: Money;
  /** What they hold. */
  principal: Money;
};

/** The deposit that was made or changed. */
export type DepositPayload = {
  __typename?: 'DepositPayload';
  /** Updated record; null on errors. */
  deposit: Maybe<Deposit>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** The days for which interest is paid at once: a term, or a month of it. */
export type DepositPeriod = {
  __typename?: 'DepositPeriod';
  /** Days between the two; holidays earn. */
  days: Scalars['Int']['output'];
  /** The banking day on which it pays. */
  endsOn: Scalars['Date']['output'];
  /** Before tax. */
  interest: Money;
  /** Percent a year. */
  interestRate: Scalars['Decimal']['output'];
  /** Whether the interest stays in the deposit. */
  isRenewed: Scalars['Boolean']['output'];
  /** What is left. */
  netInterest: Money;
  /** Its place in the term, from 1. */
  place: Scalars['Int']['output'];
  /** What earns. */
  principal: Money;
  /** The day from which it earns. */
  startsOn: Scalars['Date']['output'];
  /** Final tax. */
  tax: Money;
  /** Number of its term, from 1. */
  term: Scalars['Int']['output'];
};

/** What happens at maturity. */
export type DepositRenewal =
  /** Principal and interest come back. */
  | 'NONE'
  /** The principal is placed again, and the interest is paid out (ARO). */
  | 'PRINCIPAL'
  /** Principal and interest after tax are placed again (ARO+). */
  | 'PRINCIPAL_AND_INTEREST';

/** The order of deposits. */
export type DepositSort = {
  /** Which end comes first. */
  direction: SortDirection;
  /** What they are ordered by. */
  field: DepositSortField;
};

/** What deposits can be ordered by. */
export type DepositSortField =
  /** What they hold, whatever its currency. */
  | 'AMOUNT'
  /** When they were made. */
  | 'CREATED_AT'
  /** When they were issued. */
  | 'ISSUED_ON'
  /** When they mature. */
  | 'MATURES_ON';

/** Lifecycle status of a deposit. */
export type DepositStatus =
  /** Its money is at the bank and earns interest. */
  | 'ACTIVE'
  /** It was cancelled before its issue date, or closed early. */
  | 'CLOSED'
  /** It has come to its end, and its money comes back. */
  | 'MATURED'
  /** It is agreed on, and its issue date is still to come. */
  | 'NEW';

/** Why a tax rate is proposed. */
export type DepositTaxReason =
  /** Export proceeds in dollars, by their tenor: 10 percent from 1 month, 7.5 from 3, 2.5 at 6, none beyond. */
  | 'EXPORT_PROCEEDS'
  /** Final tax on interest of deposits, 20 percent. */
  | 'FINAL_TAX'
  /** A pension fund's: exempt. */
  | 'PENSION_FUND'
  /** The entity's deposits at the bank are at most IDR 7,500,000.00 together: exempt. */
  | 'SMALL_DEPOSITS';

/** What interest of a deposit is taxed as: the tax rate that is proposed follows from it. */
export type DepositTaxTreatment =
  /** Export proceeds in dollars: the longer they stay, the lower the tax. */
  | 'EXPORT_PROCEEDS'
  /** Final tax, unless the entity's deposits at the bank are small. */
  | 'ORDINARY'
  /** Deposits of a pension fund: exempt. */
  | 'PENSION_FUND';

/** What a deposit would earn with another tenor at the same rate. */
export type DepositTenorOffer = {
  __typename?: 'DepositTenorOffer';
  /** When it would mature; a banking day. */
  maturesOn: Scalars['Date']['output'];
  /** After tax. */
  netInterest: Money;
  /** How many units. */
  tenor: Scalars['Int']['output'];
  /** The unit. */
  tenorType: TenorType;
};

/** What a browser says of itself; names are the makers' own, the same in every language. */
export type Device = {
  __typename?: 'Device';
  /** Name of the browser, for example Firefox; null when it does not say. */
  browser: Maybe<Scalars['String']['output']>;
  /** What kind of device it is. */
  kind: DeviceKind;
  /** Name of the operating system, for example macOS; null when it does not say. */
  system: Maybe<Scalars['String']['output']>;
};

/** What a browser runs on. */
export type DeviceKind =
  /** A computer. */
  | 'DESKTOP'
  /** A program, or something that does not say what it is. */
  | 'OTHER'
  /** A phone. */
  | 'PHONE'
  /** A tablet. */
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
  /** The currency. */
  currency: Currency;
  /** Sum of what comes in. */
  incoming: Money;
  /** Sum of what goes out. */
  outgoing: Money;
};

/** A connection to forget. It wants the proof that a connection wants. */
export type DisconnectBankAccountInput = {
  /** A fresh code of the authenticator app. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The bank account. */
  id: Scalars['ID']['input'];
  /** What the browser's passkey has answered to `passkeyOptions`. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** The version of the connection that was seen. */
  version: Scalars['Int']['input'];
};

/** A part of an amount: of percent and amount exactly one is set. */
export type Discount = {
  __typename?: 'Discount';
  /** An amount in the document's currency. */
  amount: Maybe<Scalars['Decimal']['output']>;
  /** Percent, at most two decimals. */
  percent: Maybe<Scalars['Decimal']['output']>;
};

/** A part of an amount: exactly one of the two. */
export type DiscountInput = {
  /** An amount in the document's currency, not above what it is taken off. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Percent from 0 to 100, at most two decimals. */
  percent?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Members whose access ends. */
export type EndMembersInput = {
  /** 1 to 200 members. */
  members: Array<SeenMemberInput>;
  /** For the activity log. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** What came of ending them. */
export type EndOtherSessionsPayload = {
  __typename?: 'EndOtherSessionsPayload';
  /** How many sessions were ended. */
  ended: Maybe<Scalars['Int']['output']>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
  /** The person, with the session that is left. */
  viewer: Maybe<Viewer>;
};

/** A session to end. */
export type EndSessionInput = {
  /** The session. */
  uuid: Scalars['UUID']['input'];
};

/** What came of ending it. */
export type EndSessionPayload = {
  __typename?: 'EndSessionPayload';
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
  /** The person, with the sessions that are left. */
  viewer: Maybe<Viewer>;
};

/** A legal entity that owns bank accounts. */
export type Entity = Node & {
  __typename?: 'Entity';
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** The one that was made with the organization. */
  isDefault: Scalars['Boolean']['output'];
  /** Its name, unique within the organization. */
  name: Scalars['String']['output'];
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** For `updateEntity` and `deleteEntity`. */
  version: Scalars['Int']['output'];
};

/** An issue the system detected; resolved automatically when its cause is gone. */
export type Exception = Node & {
  __typename?: 'Exception';
  /** What the viewer can do with it now. */
  allowedActions: Array<ExceptionAction>;
  /** The amount that it is about; null where it is about none. */
  amount: Maybe<Money>;
  /** Who works on it. */
  assignee: Maybe<Person>;
  /** The bank account that it concerns; null: none in particular. */
  bankAccount: Maybe<BankAccount>;
  /** The bill that it is about; null: another kind of record, or deleted. */
  bill: Maybe<Bill>;
  /** How many comments there are. */
  commentCount: Scalars['Int']['output'];
  /** What was said about it, oldest first. */
  comments: Array<ExceptionComment>;
  /** When it was found. */
  createdAt: Scalars['DateTime']['output'];
  /** The deposit that it is about; null: another kind of record. */
  deposit: Maybe<Deposit>;
  /** The expected transaction that it is about; null: another kind of record, or deleted. */
  expectedTransaction: Maybe<ExpectedTransaction>;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** What the record is called. */
  label: Scalars['String']['output'];
  /** The payment or transfer that it is about; null: another kind of record. */
  payment: Maybe<Payment>;
  /** The connection to a payment provider that it is about; null: another kind of record. */
  paymentProvider: Maybe<PaymentProvider>;
  /** The settlement batch that it is about; null: another kind of record. */
  paymentRecord: Maybe<PaymentRecord>;
  /** The transaction at a payment provider that it is about; null: another kind of record. */
  paymentTransaction: Maybe<PaymentTransaction>;
  /** Who settled it; null while nobody has. */
  resolution: Maybe<ExceptionResolution>;
  /** How it was settled. */
  resolutionNote: Maybe<Scalars['String']['output']>;
  /** When it was settled. */
  resolvedAt: Maybe<Scalars['DateTime']['output']>;
  /** The person who settled it. */
  resolvedBy: Maybe<Person>;
  /** From this day its age is counted. */
  since: Scalars['Date']['output'];
  /** The statement transaction that it is about; null: another kind of record, or deleted. */
  statementTransaction: Maybe<StatementTransaction>;
  /** How far somebody has got with it. */
  status: ExceptionStatus;
  /** The kind of record that it is about. */
  subjectType: ExceptionSubject;
  /** UUID of the record that it is about. */
  subjectUuid: Scalars['UUID']['output'];
  /** What was found. */
  type: ExceptionType;
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
};

/** What may be done with an exception. */
export type ExceptionAction =
  /** Give it to a colleague. */
  | 'ASSIGN'
  /** Say something about it. */
  | 'COMMENT'
  /** Open it again. */
  | 'REOPEN'
  /** Settle it. */
  | 'RESOLVE'
  /** Take it on. */
  | 'START';

/** An exception that was raised or changed. */
export type ExceptionChange = {
  __typename?: 'ExceptionChange';
  /** User who did it; null for the system. */
  actor: Maybe<Person>;
  /** The exception after the change. */
  exception: Exception;
};

/** What somebody said about an exception. */
export type ExceptionComment = {
  __typename?: 'ExceptionComment';
  /** Who said it; null: a program. */
  author: Maybe<Person>;
  /** The name of whoever said it, as it was then. */
  authorName: Maybe<Scalars['String']['output']>;
  /** When they said it. */
  createdAt: Scalars['DateTime']['output'];
  /** What they said. */
  text: Scalars['String']['output'];
  /** The identifier. */
  uuid: Scalars['UUID']['output'];
};

/** Exceptions of an organization, the oldest cause first. */
export type ExceptionConnection = {
  __typename?: 'ExceptionConnection';
  /** The exceptions of this page. */
  edges: Array<ExceptionEdge>;
  /** Pagination info. */
  pageInfo: PageInfo;
  /** Number of items that match the filter. */
  totalCount: Maybe<Scalars['Int']['output']>;
  /** How many of each type the filter admits; types without any are left out. */
  totals: Array<ExceptionTypeCount>;
};

/** How many exceptions await somebody; settled ones are not counted. */
export type ExceptionCounts = {
  __typename?: 'ExceptionCounts';
  /** Those that somebody works on. */
  inProgress: Scalars['Int']['output'];
  /** Those that nobody has taken on. */
  open: Scalars['Int']['output'];
};

/** An exception in its list. */
export type ExceptionEdge = {
  __typename?: 'ExceptionEdge';
  /** Cursor; pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The exception. */
  node: Exception;
};

/** Which exceptions a list shows. */
export type ExceptionFilter = {
  /** Those that this person works on, by uuid. */
  assigneeUuid?: InputMaybe<Scalars['UUID']['input']>;
  /** Those of this bank account, by global id. */
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Words of what the record is called, or an amount; each must be found. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Those in one of these states. */
  status?: InputMaybe<Array<ExceptionStatus>>;
  /** Those of one of these types. */
  type?: InputMaybe<Array<ExceptionType>>;
};

/** Who settled an exception. */
export type ExceptionResolution =
  /** Somebody, with a note. */
  | 'BY_PERSON'
  /** Nobody had to: its cause is gone. */
  | 'BY_SYSTEM';

/** The order of exceptions. */
export type ExceptionSort = {
  /** Which way. */
  direction: SortDirection;
  /** By what. */
  field: ExceptionSortField;
};

/** By what exceptions are ordered. */
export type ExceptionSortField =
  /** The day from which their age is counted. */
  | 'SINCE';

/** How far somebody has got with an exception. */
export type ExceptionStatus =
  /** Somebody works on it. */
  | 'IN_PROGRESS'
  /** Not started. */
  | 'OPEN'
  /** It is settled, by a person or because its cause is gone. */
  | 'RESOLVED';

/** The kind of record that an exception is about. */
export type ExceptionSubject =
  /** A bank account. */
  | 'BANK_ACCOUNT'
  /** A bill. */
  | 'BILL'
  /** A deposit. */
  | 'DEPOSIT'
  /** An expected transaction. */
  | 'EXPECTED_TRANSACTION'
  /** A payment or transfer. */
  | 'PAYMENT'
  /** A connection to a payment provider. */
  | 'PAYMENT_PROVIDER'
  /** A settlement batch of a payment provider. */
  | 'PAYMENT_RECORD'
  /** A transaction at a payment provider. */
  | 'PAYMENT_TRANSACTION'
  /** A statement transaction. */
  | 'STATEMENT_TRANSACTION';

/** What the system found. */
export type ExceptionType =
  /** A statement transaction of which only a part is matched. */
  | 'AMOUNT_MISMATCH'
  /** A payment or bill that looks like one made before. */
  | 'DUPLICATE_SUSPICION'
  /** A payment or transfer that the bank refused. */
  | 'FAILED_PAYMENT'
  /** An active deposit that matures within 14 days. */
  | 'MATURING_DEPOSIT'
  /** Money of a payment provider that should have arrived by now. */
  | 'MISSING_SETTLEMENT'
  /** A connection that brings nothing, or an error; an account without one of which no statement came for 3 banking days. */
  | 'STALE_CONNECTION'
  /** Money that should have come or gone by now. */
  | 'UNMATCHED_EXPECTED'
  /** A statement transaction that nobody has matched for more days than the organization wants. */
  | 'UNMATCHED_STATEMENT';

/** How many exceptions of a type there are. */
export type ExceptionTypeCount = {
  __typename?: 'ExceptionTypeCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The type. */
  type: ExceptionType;
};

/** Exceptions to take on, or to open again. */
export type ExceptionsInput = {
  /** Global ids; at most 1,000. */
  ids: Array<Scalars['ID']['input']>;
};

/** What became of several exceptions; partial success keeps the successes. */
export type ExceptionsPayload = {
  __typename?: 'ExceptionsPayload';
  /** Those that changed. */
  exceptions: Array<Exception>;
  /** Result of each item. */
  results: Array<BulkResult>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** Where an expected transaction comes from. */
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
  | 'PAYMENT'
  /** From a batch that a payment provider pays out. */
  | 'PROVIDER';

/** Money that should come in or go out. */
export type ExpectedTransaction = Node & {
  __typename?: 'ExpectedTransaction';
  /** What the viewer can do with it now. */
  allowedActions: Array<ExpectedTransactionAction>;
  /** Amount with its currency, always positive. */
  amount: Money;
  /** The smallest amount that counts as this transaction. */
  amountFrom: Maybe<Money>;
  /** The largest amount that counts as this transaction. */
  amountTo: Maybe<Money>;
  /** The account on which it should happen; null when any account will do. */
  bankAccount: Maybe<BankAccount>;
  /** Who should pay or be paid; null when it is not known. */
  counterparty: Maybe<Counterparty>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Additional reconciliation data. */
  data: Array<KeyValue>;
  /** When the money should move. */
  date: Scalars['Date']['output'];
  /** The earliest date on which it may happen. */
  dateFrom: Maybe<Scalars['Date']['output']>;
  /** The latest date on which it may happen. */
  dateTo: Maybe<Scalars['Date']['output']>;
  /** The deposit that it follows; null for none. */
  deposit: Maybe<Deposit>;
  /** Description. */
  description: Scalars['String']['output'];
  /** Whether money should come in or go out. */
  direction: Direction;
  /** Unique identifier in another system. */
  externalId: Maybe<Scalars['String']['output']>;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** A note for colleagues. */
  internalDescription: Maybe<Scalars['String']['output']>;
  /** Gapless within organization and year, `ET-2026-000123`. */
  number: Scalars['String']['output'];
  /** The batch of a payment provider that it follows; null for none. */
  paymentRecord: Maybe<PaymentRecord>;
  /** The matches in effect that it is part of. */
  reconciliations: Maybe<Array<Reconciliation>>;
  /** What is not yet reconciled. */
  remaining: Money;
  /** Where it comes from. */
  source: ExpectedSource;
  /** How much of it is reconciled. */
  status: ReconciliationStatus;
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** Current version; pass it to mutations. */
  version: Scalars['Int']['output'];
};

/** What a viewer can do with an expected transaction now. */
export type ExpectedTransactionAction =
  /** Put it out of sight: while unreconciled. */
  | 'ARCHIVE'
  /** Delete it: while unreconciled or archived and never reconciled before, and only where a person or a bulk import brought it. */
  | 'DELETE'
  /** Match it with statement transactions: while something of it is open. */
  | 'RECONCILE'
  /** Bring it back: while archived. */
  | 'UNARCHIVE'
  /** Change it: while unreconciled, and only where a person or a bulk import brought it. */
  | 'UPDATE';

/** Expected transactions of an organization. */
export type ExpectedTransactionConnection = {
  __typename?: 'ExpectedTransactionConnection';
  /** The expected transactions of this page. */
  edges: Array<ExpectedTransactionEdge>;
  /** Pagination info. */
  pageInfo: PageInfo;
  /** Number of items that match the filter. */
  totalCount: Maybe<Scalars['Int']['output']>;
  /** Sums by currency and direction of all that the filter admits. */
  totals: Maybe<Array<DirectionTotal>>;
};

/** An expected transaction in its list. */
export type ExpectedTransactionEdge = {
  __typename?: 'ExpectedTransactionEdge';
  /** Cursor; pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The expected transaction. */
  node: ExpectedTransaction;
};

/** Which expected transactions a list shows; each condition narrows it. */
export type ExpectedTransactionFilter = {
  /** Bounds of the amount; `atLeast` must be less than `noMoreThan`. */
  amount?: InputMaybe<AmountRangeInput>;
  /** Those expected on one bank account. */
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Those of one counterparty. */
  counterpartyId?: InputMaybe<Scalars['ID']['input']>;
  /** Those in this currency. */
  currency?: InputMaybe<Currency>;
  /** Those expected on these days. */
  date?: InputMaybe<DateRangeInput>;
  /** Those that come in, or those that go out. */
  direction?: InputMaybe<Direction>;
  /** Searches number, descriptions, external id, counterparty and, when it is a number, the amount. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Those that come from there. */
  source?: InputMaybe<ExpectedSource>;
  /** Those in one of these states. */
  status?: InputMaybe<Array<ReconciliationStatus>>;
};

/** Expected transactions to archive or bring back. */
export type ExpectedTransactionIdsInput = {
  /** 1 to 1,000 of them. */
  ids: Array<Scalars['ID']['input']>;
};

/** The expected transaction that was added or changed. */
export type ExpectedTransactionPayload = {
  __typename?: 'ExpectedTransactionPayload';
  /** Updated record; null on errors. */
  expectedTransaction: Maybe<ExpectedTransaction>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** The order of expected transactions. */
export type ExpectedTransactionSort = {
  /** Which end comes first. */
  direction: SortDirection;
  /** Field to sort by. */
  field: ExpectedTransactionSortField;
};

/** What expected transactions can be ordered by. */
export type ExpectedTransactionSortField =
  /** The amount, whatever its currency. */
  | 'AMOUNT'
  /** Creation time. */
  | 'CREATED_AT'
  /** The expected date. */
  | 'DATE';

/** What became of the expected transactions; partial success keeps the successes. */
export type ExpectedTransactionsPayload = {
  __typename?: 'ExpectedTransactionsPayload';
  /** Those that changed. */
  expectedTransactions: Array<ExpectedTransaction>;
  /** Result of each item. */
  results: Array<BulkResult>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** A file of a list: asked for, written in the background, and downloaded until it expires. It belongs to whoever asked for it. */
export type Export = Node & {
  __typename?: 'Export';
  /** What the viewer can do with it now. */
  allowedActions: Array<ExportAction>;
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** Rows written so far. */
  done: Scalars['Int']['output'];
  /** Until when the file can be downloaded: 7 days after it was finished; null if there was never one. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it failed, in words; null unless it failed. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** When it was finished, failed or was canceled; null while it goes on. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** The kind of file. */
  format: ExportFormat;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** Size of the finished file in KB, rounded up; null until it is finished. */
  kilobytes: Maybe<Scalars['Int']['output']>;
  /** The list that was exported. */
  list: ExportedList;
  /** How far it has come. */
  status: ExportStatus;
  /** Rows to write; null until they are counted. */
  total: Maybe<Scalars['Int']['output']>;
  /** Where the finished file is downloaded with the same credentials; null unless it is ready. */
  url: Maybe<Scalars['URL']['output']>;
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** Counts its changes. */
  version: Scalars['Int']['output'];
};

/** What the viewer can do with an export. */
export type ExportAction =
  /** Give it up: while it is not finished. */
  | 'CANCEL'
  /** Download the file: while it is ready. */
  | 'DOWNLOAD';

/** A column that a list can be exported with; it may be several in the file, for example an amount and its currency. */
export type ExportColumn = {
  __typename?: 'ExportColumn';
  /** What people call it, in the language of the request. */
  label: Scalars['String']['output'];
  /** Names it in `createExport`. */
  name: Scalars['String']['output'];
};

/** The kind of an exported file. */
export type ExportFormat =
  /** Comma-separated values in UTF-8: dates as YYYY-MM-DD, amounts with a decimal point. Text that a spreadsheet would run as a formula begins with an apostrophe. */
  | 'CSV'
  /** A workbook: dates are dates and amounts are numbers. Amounts of more than 15 digits are text, so that no digit is lost. */
  | 'XLSX';

/** The export that was asked for or given up. */
export type ExportPayload = {
  __typename?: 'ExportPayload';
  /** As it is now, to be followed with `exportProgress`; null where there are errors. */
  export: Maybe<Export>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** What became of the payments, and the file for the bank's portal. */
export type ExportPaymentsPayload = {
  __typename?: 'ExportPaymentsPayload';
  /** The file's text, CSV; null when nothing was exported. */
  content: Maybe<Scalars['String']['output']>;
  /** The file's name; null when nothing was exported. */
  fileName: Maybe<Scalars['String']['output']>;
  /** Those that were exported, as they are now. */
  payments: Array<Payment>;
  /** Result of each item. */
  results: Array<BulkResult>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** How far an export has come. */
export type ExportStatus =
  /** It was given up before it was finished. */
  | 'CANCELLED'
  /** The file was deleted after its time. */
  | 'EXPIRED'
  /** It could not be written. */
  | 'FAILED'
  /** Waits for its turn. */
  | 'QUEUED'
  /** The file can be downloaded. */
  | 'READY'
  /** The file is being written. */
  | 'RUNNING';

/** Which API tokens are exported. */
export type ExportedApiTokensInput = {
  /** As in the list. */
  filter?: InputMaybe<ApiTokenFilter>;
};

/** Which bank accounts are exported, and in what order. */
export type ExportedBankAccountsInput = {
  /** As in the list. */
  filter?: InputMaybe<BankAccountFilter>;
  /** As in the list. */
  sort?: InputMaybe<BankAccountSort>;
};

/** Which bills are exported, and in what order. */
export type ExportedBillsInput = {
  /** As in the list. */
  filter?: InputMaybe<BillFilter>;
  /** As in the list. */
  sort?: InputMaybe<BillSort>;
};

/** Which counterparties are exported, and in what order. */
export type ExportedCounterpartiesInput = {
  /** As in the list. */
  filter?: InputMaybe<CounterpartyFilter>;
  /** As in the list. */
  sort?: InputMaybe<CounterpartySort>;
};

/** Which customers are exported, and in what order. */
export type ExportedCustomersInput = {
  /** As in the list. */
  filter?: InputMaybe<CustomerFilter>;
  /** As in the list. */
  sort?: InputMaybe<CustomerSort>;
};

/** Which deposits are exported, and in what order. */
export type ExportedDepositsInput = {
  /** As in the list. */
  filter?: InputMaybe<DepositFilter>;
  /** As in the list. */
  sort?: InputMaybe<DepositSort>;
};

/** Which exceptions are exported, and in what order. */
export type ExportedExceptionsInput = {
  /** As in the list. */
  filter?: InputMaybe<ExceptionFilter>;
  /** As in the list. */
  sort?: InputMaybe<ExceptionSort>;
};

/** Which expected transactions are exported, and in what order. */
export type ExportedExpectedTransactionsInput = {
  /** As in the list. */
  filter?: InputMaybe<ExpectedTransactionFilter>;
  /** As in the list. */
  sort?: InputMaybe<ExpectedTransactionSort>;
};

/** Which goods receipts are exported, and in what order. */
export type ExportedGoodsReceiptsInput = {
  /** As in the list. */
  filter?: InputMaybe<GoodsReceiptFilter>;
  /** As in the list. */
  sort?: InputMaybe<GoodsReceiptSort>;
};

/** A list that can be exported. */
export type ExportedList =
  /** API tokens. */
  | 'API_TOKENS'
  /** Bank accounts. */
  | 'BANK_ACCOUNTS'
  /** Bills. */
  | 'BILLS'
  /** Counterparties. */
  | 'COUNTERPARTIES'
  /** Customers. */
  | 'CUSTOMERS'
  /** Deposits. */
  | 'DEPOSITS'
  /** Exceptions. */
  | 'EXCEPTIONS'
  /** Expected transactions. */
  | 'EXPECTED_TRANSACTIONS'
  /** Goods receipts. */
  | 'GOODS_RECEIPTS'
  /** Internal accounts. */
  | 'INTERNAL_ACCOUNTS'
  /** Users. */
  | 'MEMBERS'
  /** Payments. */
  | 'PAYMENTS'
  /** Payment providers. */
  | 'PAYMENT_PROVIDERS'
  /** Payment records. */
  | 'PAYMENT_RECORDS'
  /** Payment transactions. */
  | 'PAYMENT_TRANSACTIONS'
  /** Products. */
  | 'PRODUCTS'
  /** Purchase orders. */
  | 'PURCHASE_ORDERS'
  /** Sales orders. */
  | 'SALES_ORDERS'
  /** Statement transactions. */
  | 'STATEMENT_TRANSACTIONS'
  /** Transfers. */
  | 'TRANSFERS'
  /** Webhook deliveries. */
  | 'WEBHOOK_DELIVERIES';

/** Which members are exported, and in what order. */
export type ExportedMembersInput = {
  /** As in the list. */
  filter?: InputMaybe<MembershipFilter>;
  /** As in the list. */
  sort?: InputMaybe<MembershipSort>;
};

/** Which connections are exported, and in what order. */
export type ExportedPaymentProvidersInput = {
  /** As in the list. */
  filter?: InputMaybe<PaymentProviderFilter>;
  /** As in the list. */
  sort?: InputMaybe<PaymentProviderSort>;
};

/** Which batches are exported, and in what order. */
export type ExportedPaymentRecordsInput = {
  /** As in the list. */
  filter?: InputMaybe<PaymentRecordFilter>;
  /** As in the list. */
  sort?: InputMaybe<PaymentRecordSort>;
};

/** Which transactions are exported, and in what order. */
export type ExportedPaymentTransactionsInput = {
  /** As in the list. */
  filter?: InputMaybe<PaymentTransactionFilter>;
  /** As in the list. */
  sort?: InputMaybe<PaymentTransactionSort>;
};

/** Which payments and transfers are exported, and in what order. */
export type ExportedPaymentsInput = {
  /** As in the list. */
  filter?: InputMaybe<PaymentFilter>;
  /** As in the list. */
  sort?: InputMaybe<PaymentSort>;
};

/** Which products are exported, and in what order. */
export type ExportedProductsInput = {
  /** As in the list. */
  filter?: InputMaybe<ProductFilter>;
  /** As in the list. */
  sort?: InputMaybe<ProductSort>;
};

/** Which purchase orders are exported, and in what order. */
export type ExportedPurchaseOrdersInput = {
  /** As in the list. */
  filter?: InputMaybe<PurchaseOrderFilter>;
  /** As in the list. */
  sort?: InputMaybe<PurchaseOrderSort>;
};

/** The filter and the order of the list that is exported. Those of other lists are ignored. */
export type ExportedRowsInput = {
  /** Of API tokens. */
  apiTokens?: InputMaybe<ExportedApiTokensInput>;
  /** Of bank accounts, or of internal accounts. */
  bankAccounts?: InputMaybe<ExportedBankAccountsInput>;
  /** Of bills. */
  bills?: InputMaybe<ExportedBillsInput>;
  /** Of counterparties. */
  counterparties?: InputMaybe<ExportedCounterpartiesInput>;
  /** Of customers. */
  customers?: InputMaybe<ExportedCustomersInput>;
  /** Of deposits. */
  deposits?: InputMaybe<ExportedDepositsInput>;
  /** Of exceptions. */
  exceptions?: InputMaybe<ExportedExceptionsInput>;
  /** Of expected transactions. */
  expectedTransactions?: InputMaybe<ExportedExpectedTransactionsInput>;
  /** Of goods receipts. */
  goodsReceipts?: InputMaybe<ExportedGoodsReceiptsInput>;
  /** Of members. */
  members?: InputMaybe<ExportedMembersInput>;
  /** Of connections to payment providers. */
  paymentProviders?: InputMaybe<ExportedPaymentProvidersInput>;
  /** Of settlement batches of payment providers. */
  paymentRecords?: InputMaybe<ExportedPaymentRecordsInput>;
  /** Of transactions at payment providers. */
  paymentTransactions?: InputMaybe<ExportedPaymentTransactionsInput>;
  /** Of payments, or of transfers; the list that is exported decides which, whatever the filter says. */
  payments?: InputMaybe<ExportedPaymentsInput>;
  /** Of products. */
  products?: InputMaybe<ExportedProductsInput>;
  /** Of purchase orders. */
  purchaseOrders?: InputMaybe<ExportedPurchaseOrdersInput>;
  /** Of sales orders. */
  salesOrders?: InputMaybe<ExportedSalesOrdersInput>;
  /** Of statement transactions. */
  statementTransactions?: InputMaybe<ExportedStatementTransactionsInput>;
  /** Of the deliveries of a webhook; left out: of all of them. */
  webhookDeliveries?: InputMaybe<ExportedWebhookDeliveriesInput>;
};

/** Which sales orders are exported, and in what order. */
export type ExportedSalesOrdersInput = {
  /** As in the list. */
  filter?: InputMaybe<SalesOrderFilter>;
  /** As in the list. */
  sort?: InputMaybe<SalesOrderSort>;
};

/** Which statement transactions are exported, and in what order. */
export type ExportedStatementTransactionsInput = {
  /** As in the list. */
  filter?: InputMaybe<StatementTransactionFilter>;
  /** As in the list. */
  sort?: InputMaybe<StatementTransactionSort>;
};

/** Which deliveries are exported. */
export type ExportedWebhookDeliveriesInput = {
  /** Those in one of these states. */
  status?: InputMaybe<Array<WebhookDeliveryStatus>>;
  /** To this webhook, by its global id. */
  webhookId: Scalars['ID']['input'];
};

/** An account that is not kept in Arus. Its name is that of the entity that pays. */
export type ExternalAccountInput = {
  /** The bank's number for it, 5 to 34 digits. */
  accountNumber: Scalars['String']['input'];
  /** National code of its bank, one of `counterpartyBanks`. */
  bankCode: Scalars['String']['input'];
};

/** Second factors that a person sets up. */
export type FactorMethod =
  /** An app that shows six digits, new ones every 30 seconds. There can be one, and then no passkey. */
  | 'AUTHENTICATOR_APP'
  /** A key kept by a device or a password manager. There can be several, and then no authenticator app. */
  | 'PASSKEY';

/** One field that changed. */
export type FieldChange = {
  __typename?: 'FieldChange';
  /** The value since, as text; null: none. */
  after: Maybe<Scalars['String']['output']>;
  /** The value of before, as text; null: none. */
  before: Maybe<Scalars['String']['output']>;
  /** Name of the field. */
  field: Scalars['String']['output'];
};

/** Whether figures agree. */
export type FigureCheck =
  /** They do. */
  | 'EXACT'
  /** They are off by more. */
  | 'MISMATCH'
  /** They are off by 1.00 at most. */
  | 'ROUNDED';

/** What a file is for; it decides which types of file are taken. */
export type FilePurpose =
  /** A CSV of bills to import. */
  | 'BILLS'
  /** A document of a bill: PDF, JPG, PNG, XLS or XLSX. */
  | 'BILL_DOCUMENT'
  /** A CSV of counterparties to import. */
  | 'COUNTERPARTIES'
  /** A document of a customer: PDF, JPG or PNG, at most 10 MB. */
  | 'CUSTOMER_DOCUMENT'
  /** A document of a customer: PDF, JPG or PNG. */
  | 'DOCUMENT'
  /** A CSV of expected transactions to import. */
  | 'EXPECTED_TRANSACTIONS'
  /** A signed paper of a goods receipt: PDF, JPG or PNG, at most 10 MB. */
  | 'GOODS_RECEIPT_DOCUMENT'
  /** A CSV of payments to make. */
  | 'PAYMENTS'
  /** A document of a payment or transfer: PDF, JPG, PNG, XLS or XLSX. */
  | 'PAYMENT_DOCUMENT'
  /** A picture of oneself, at most 2 MB. */
  | 'PHOTO'
  /** A purchase order as the customer sent it: PDF, JPG or PNG, at most 10 MB. */
  | 'PURCHASE_ORDER_DOCUMENT'
  /** A settlement report of a payment provider, as CSV. */
  | 'SETTLEMENT_REPORT'
  /** A bank statement: CSV, MT940, CAMT.053 or OFX. */
  | 'STATEMENT'
  /** A CSV of transfers to make. */
  | 'TRANSFERS';

/** The first rows of a file as cells, for mapping its columns. */
export type FileSample = {
  __typename?: 'FileSample';
  /** What separates the columns. */
  delimiter: Scalars['String']['output'];
  /** The rows from the top, each as its cells. */
  rows: Array<Array<Scalars['String']['output']>>;
};

/** Where the bytes go: PUT them to `url` with the same credentials. */
export type FileUpload = {
  __typename?: 'FileUpload';
  /** Names the file in the mutations that use it. */
  fileId: Scalars['ID']['output'];
  /** Where the bytes go. */
  url: Scalars['URL']['output'];
};

/** The passkey that the browser has made. */
export type FinishPasskeyRegistrationInput = {
  /** As the person calls it; not twice the same. */
  name: Scalars['String']['input'];
  /** The browser's answer to startPasskeyRegistration, as JSON. */
  registration: Scalars['String']['input'];
};

/** What an organization has begun with in treasury. Facts that its records tell: nobody ticks them. */
export type FirstSteps = {
  __typename?: 'FirstSteps';
  /** It has an approval policy of its own. */
  hasApprovalPolicy: Scalars['Boolean']['output'];
  /** It has a bank account. */
  hasBankAccount: Scalars['Boolean']['output'];
  /** It has a counterparty besides those that its entities make. */
  hasCounterparty: Scalars['Boolean']['output'];
  /** A statement transaction is matched. */
  hasMatch: Scalars['Boolean']['output'];
  /** It has a minimum cash in some currency. */
  hasMinimumCash: Scalars['Boolean']['output'];
  /** A statement transaction was stored, or a bank stated a balance. */
  hasStatement: Scalars['Boolean']['output'];
};

/** What was forecast of the last twelve periods beside what happened in them. */
export type ForecastAccuracy = {
  __typename?: 'ForecastAccuracy';
  /** How good forecasts were one, four and twelve periods ahead. */
  horizons: Array<ForecastHorizon>;
  /** Those of which there is a snapshot, the newest first. */
  periods: Array<PastForecastPeriod>;
};

/** How good forecasts were that were made so many periods ahead. Shares of one; null where there is nothing to divide by. */
export type ForecastHorizon = {
  __typename?: 'ForecastHorizon';
  /** Above 0: more was forecast than came. */
  bias: Maybe<Scalars['Float']['output']>;
  /** How many periods ahead: 1, 4 or 12. */
  horizon: Scalars['Int']['output'];
  /** Mean of the differences, each as a share of what happened. */
  mape: Maybe<Scalars['Float']['output']>;
  /** From how many periods this was found. */
  periods: Scalars['Int']['output'];
  /** Sum of the differences as a share of all that happened. */
  wape: Maybe<Scalars['Float']['output']>;
};

/** Open records that a balance holds already, so that they don't count. */
export type ForecastLeftOut = {
  __typename?: 'ForecastLeftOut';
  /** Their sum. */
  amount: Money;
  /** Their number. */
  count: Scalars['Int']['output'];
  /** Money in or out. */
  direction: Direction;
  /** Why. */
  reason: CashLeftOutReason;
};

/** One of the twelve periods of a forecast. Balances are null where none is known. */
export type ForecastPeriod = {
  __typename?: 'ForecastPeriod';
  /** Opening plus in less out. */
  closing: Maybe<Money>;
  /** Its first day. */
  from: Scalars['Date']['output'];
  /** Money in. */
  in: Money;
  /** The lowest of its days' closings. */
  lowest: Maybe<CashOnDay>;
  /** Balance before its first day. */
  opening: Maybe<Money>;
  /** Money out. */
  out: Money;
  /** Of money in what was due before today; in the first period alone. */
  overdueIn: CountedCash;
  /** Of money out what was due before today; in the first period alone. */
  overdueOut: CountedCash;
  /** By source. */
  sources: Array<ForecastSource>;
  /** Its last day. */
  to: Scalars['Date']['output'];
};

/** A record behind a figure of the forecast. */
export type ForecastRecord = {
  __typename?: 'ForecastRecord';
  /** What is open of it. */
  amount: Money;
  /** The bill that is not approved. */
  bill: Maybe<Bill>;
  /** The day on which it is due. */
  dueOn: Scalars['Date']['output'];
  /** The day on which the forecast puts it. */
  expectedOn: Scalars['Date']['output'];
  /** The expected transaction; null for what is not approved. */
  expectedTransaction: Maybe<ExpectedTransaction>;
  /** How many days late its counterparty, or else all of them, usually are; null where that is not used or not known. */
  lateDays: Maybe<Scalars['Int']['output']>;
  /** From how many matches that was learnt. */
  lateSamples: Maybe<Scalars['Int']['output']>;
  /** Why it does not count; null where it does. */
  leftOut: Maybe<CashLeftOutReason>;
  /** The payment that is not approved. */
  payment: Maybe<Payment>;
  /** The planned line; null for records. */
  plannedLine: Maybe<PlannedLine>;
  /** Where it comes from. */
  source: CashFlowSource;
};

/** Which records of a forecast. */
export type ForecastRecordFilter = {
  /** Money in or out. */
  direction: Direction;
  /** Expected from this day on. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Also those that a balance seems to hold already. */
  includesLeftOut?: InputMaybe<Scalars['Boolean']['input']>;
  /** Also those that are not approved. */
  includesUnapproved?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those that a balance holds already, whatever their day, instead of those that count. */
  leftOut?: InputMaybe<Scalars['Boolean']['input']>;
  /** From this source. */
  source?: InputMaybe<CashFlowSource>;
  /** Expected up to this day. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** The records behind a figure of the forecast. */
export type ForecastRecords = {
  __typename?: 'ForecastRecords';
  /** The largest first, at most 200. */
  items: Array<ForecastRecord>;
  /** Sum of all of them. */
  total: Money;
  /** Number of all of them. */
  totalCount: Scalars['Int']['output'];
};

/** A forecast under a scenario. */
export type ForecastScenario = {
  __typename?: 'ForecastScenario';
  /** The first day that closes below the minimum, also in a period that closes above it; null for none. */
  firstBreach: Maybe<CashOnDay>;
  /** The lowest of all days' closings; null where no balance is known. */
  lowest: Maybe<CashOnDay>;
  /** The twelve periods. */
  periods: Array<ForecastPeriod>;
};

/** What if. The base is shown beside it, never replaced. */
export type ForecastScenarioInput = {
  /** Receipts are less by so many per cent, 0 to 100, at most two decimals; rounded down. */
  haircutPercent?: InputMaybe<Scalars['Float']['input']>;
  /** Whether bills and payments that are not approved count. */
  includesUnapproved?: InputMaybe<Scalars['Boolean']['input']>;
  /** Payments leave so many days later, 0 to 366. */
  paymentsLateDays?: InputMaybe<Scalars['Int']['input']>;
  /** Receipts come so many days later, 0 to 366. */
  receiptsLateDays?: InputMaybe<Scalars['Int']['input']>;
};

/** What one source brings into a period. */
export type ForecastSource = {
  __typename?: 'ForecastSource';
  /** Number of records. */
  count: Scalars['Int']['output'];
  /** Money in. */
  in: Money;
  /** Money out. */
  out: Money;
  /** The source. */
  source: CashFlowSource;
};

/** The length of a forecast's periods. */
export type ForecastUnit =
  /** Days, the first one today. */
  | 'DAY'
  /** Calendar months; the first one from today to the end of the month. */
  | 'MONTH'
  /** Weeks, Monday to Sunday; the first one from today to Sunday. */
  | 'WEEK';

/** What one source was forecast to bring into a period, and what it brought; money in less money out. */
export type ForecastVariance = {
  __typename?: 'ForecastVariance';
  /** As it happened. */
  actual: Money;
  /** As forecast. */
  forecast: Money;
  /** The source. */
  source: ActualCashSource;
};

/** How the amounts of a file are read. */
export type FoundDecimalMark = {
  __typename?: 'FoundDecimalMark';
  /** What it follows from. */
  decidedBy: DecimalMarkEvidence;
  /** `.` or `,`. */
  mark: Scalars['String']['output'];
  /** Row of the amount that told; null where no single one did. */
  row: Maybe<Scalars['Int']['output']>;
  /** The amount that told, as it stands in the file. */
  value: Maybe<Scalars['String']['output']>;
};

/** How much of a sales order was received, less what was returned. */
export type FulfillmentStatus =
  /** All. */
  | 'FULFILLED'
  /** A part. */
  | 'PARTIALLY_FULFILLED'
  /** Nothing. */
  | 'UNFULFILLED';

/** What a customer received of a sales order, or sent back. */
export type GoodsReceipt = Node & {
  __typename?: 'GoodsReceipt';
  /** What the viewer can do with it now. */
  allowedActions: Array<GoodsReceiptAction>;
  /** When it was canceled. */
  canceledAt: Maybe<Scalars['DateTime']['output']>;
  /** Who canceled it. */
  canceledBy: Maybe<Person>;
  /** When it was recorded. */
  createdAt: Scalars['DateTime']['output'];
  /** Who recorded it. */
  createdBy: Maybe<Person>;
  /** Who received it. */
  customer: Customer;
  /** When it was received. */
  date: Scalars['Date']['output'];
  /** Signed papers, at most 10. */
  files: Array<GoodsReceiptFile>;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** Received, or sent back. */
  kind: GoodsReceiptKind;
  /** Its lines, in the order's order. */
  lines: Array<GoodsReceiptLine>;
  /** Gapless within organization and year of its date, `GR-2026-000123`. */
  number: Scalars['String']['output'];
  /** Why it was canceled. */
  reason: Maybe<Scalars['String']['output']>;
  /** The customer's own number of it. */
  reference: Maybe<Scalars['String']['output']>;
  /** The order. */
  salesOrder: SalesOrder;
  /** Where it stands. */
  status: GoodsReceiptStatus;
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** Current version; pass it to mutations. */
  version: Scalars['Int']['output'];
};

/** What the viewer can do with a goods receipt. */
export type GoodsReceiptAction =
  /** Take it back, with a reason. */
  | 'CANCEL';

/** Goods receipts of an organization. */
export type GoodsReceiptConnection = {
  __typename?: 'GoodsReceiptConnection';
  /** The receipts of this page. */
  edges: Array<GoodsReceiptEdge>;
  /** Pagination info. */
  pageInfo: PageInfo;
  /** Number of items that match the filter. */
  totalCount: Maybe<Scalars['Int']['output']>;
};

/** A goods receipt in its list. */
export type GoodsReceiptEdge = {
  __typename?: 'GoodsReceiptEdge';
  /** Cursor; pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The receipt. */
  node: GoodsReceipt;
};

/** A file of a goods receipt. */
export type GoodsReceiptFile = {
  __typename?: 'GoodsReceiptFile';
  /** Names the file in inputs. */
  fileId: Scalars['ID']['output'];
  /** File name with its extension. */
  name: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
  /** Download address; it needs the same sign-in as the record. */
  url: Scalars['URL']['output'];
};

/** Which goods receipts a list shows; each condition narrows it. */
export type GoodsReceiptFilter = {
  /** Those of one customer. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Those of these dates. */
  date?: InputMaybe<DateRangeInput>;
  /** Received, or sent back. */
  kind?: InputMaybe<GoodsReceiptKind>;
  /** Those of one order. */
  salesOrderId?: InputMaybe<Scalars['ID']['input']>;
  /** Searches number, the order's number, the customer's name and reference. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Those that stand here. */
  status?: InputMaybe<GoodsReceiptStatus>;
};

/** What a goods receipt records. */
export type GoodsReceiptKind =
  /** What the customer received. */
  | 'RECEIPT'
  /** What the customer sent back. */
  | 'RETURN';

/** A line of a goods receipt. */
export type GoodsReceiptLine = {
  __typename?: 'GoodsReceiptLine';
  /** What was received, as the order calls it. */
  description: Scalars['String']['output'];
  /** Names the line of the sales order; null: it was taken away after the receipt was canceled. */
  lineUuid: Maybe<Scalars['UUID']['output']>;
  /** Quantity, at most four decimals. */
  quantity: Scalars['Decimal']['output'];
  /** Unit as documents print it. */
  unit: Scalars['String']['output'];
};

/** A line that was received or sent back. */
export type GoodsReceiptLineInput = {
  /** The line of the order: its `uuid`; another order's is refused with G-2. */
  lineUuid: Scalars['UUID']['input'];
  /** Quantity above 0, at most four decimals. */
  quantity: Scalars['Decimal']['input'];
};

/** The goods receipt that was recorded or canceled. */
export type GoodsReceiptPayload = {
  __typename?: 'GoodsReceiptPayload';
  /** Updated record, with its order as it is now; null on errors. */
  goodsReceipt: Maybe<GoodsReceipt>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** The order of goods receipts. */
export type GoodsReceiptSort = {
  /** Which end comes first. */
  direction: SortDirection;
  /** Field to sort by. */
  field: GoodsReceiptSortField;
};

/** What goods receipts can be ordered by. */
export type GoodsReceiptSortField =
  /** When they were recorded. */
  | 'CREATED_AT'
  /** Their date. */
  | 'DATE';

/** Where a goods receipt stands. */
export type GoodsReceiptStatus =
  /** Taken back, with a reason; it counts no more. */
  | 'CANCELED'
  /** It counts. */
  | 'RECORDED';

/** Rows of a file by what is wrong with them. */
export type ImportCounts = {
  __typename?: 'ImportCounts';
  /** Rows that are stored already. Of a statement they are left out; of other records they are among the errors until they are. */
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
  /** Code of the error table, for example `U-TRSY-ST-6`. */
  code: Scalars['String']['output'];
  /** Column as the file names it. */
  column: Maybe<Scalars['String']['output']>;
  /** What the row of a duplicate says; null for other issues. */
  line: Maybe<StatementImportLine>;
  /** What is wrong, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
  /** Row number in the file, the first line is 1; null when the whole file is meant. */
  row: Maybe<Scalars['Int']['output']>;
  /** How much it matters. */
  severity: ImportIssueSeverity;
  /** What may have been meant; null where nothing tells. */
  suggestion: Maybe<ImportSuggestion>;
  /** The stored transaction beside which the row is a duplicate; null for other issues, and when it was removed since. */
  twin: Maybe<StatementTransaction>;
  /** The rejected value as it stands in the file. */
  value: Maybe<Scalars['String']['output']>;
};

/** Issues of an import, by row. */
export type ImportIssueConnection = {
  __typename?: 'ImportIssueConnection';
  /** The issues of this page. */
  edges: Array<ImportIssueEdge>;
  /** Pagination info. */
  pageInfo: PageInfo;
  /** Number of items that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** An issue in its list. */
export type ImportIssueEdge = {
  __typename?: 'ImportIssueEdge';
  /** Cursor; pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The issue. */
  node: ImportIssue;
};

/** How much an issue matters. */
export type ImportIssueSeverity =
  /** The row is stored already and is left out. */
  | 'DUPLICATE'
  /** The file can't be stored as it is. */
  | 'ERROR'
  /** It can be stored when warnings are ignored. */
  | 'WARNING';

/** A report to store. */
export type ImportPaymentProviderReportInput = {
  /** The uploaded file, of purpose SETTLEMENT_REPORT. */
  fileId: Scalars['ID']['input'];
  /** The connection. */
  id: Scalars['ID']['input'];
  /** Saved with the connection; left out: the saved one, or the provider’s own columns. */
  mapping?: InputMaybe<PaymentFileMappingInput>;
};

/** What became of a report. */
export type ImportPaymentProviderReportPayload = {
  __typename?: 'ImportPaymentProviderReportPayload';
  /** What is wrong with the file; with an issue nothing is stored. */
  issues: Array<PaymentReportIssue>;
  /** The connection; null on errors. */
  provider: Maybe<PaymentProvider>;
  /** Batches; null on errors. */
  records: Maybe<PaymentReportCounts>;
  /** Transactions; null on errors. */
  transactions: Maybe<PaymentReportCounts>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** A CSV to check and store. */
export type ImportRecordsInput = {
  /** Validates without storing anything. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** From `createFileUpload`. */
  fileId: Scalars['ID']['input'];
  /** The `hash` that the check answered: the file must still be the one that was checked. */
  hash?: InputMaybe<Scalars['String']['input']>;
  /** Retrying with the same key returns the first response and creates no duplicate. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** Store although there are warnings; errors always stop. */
  ignoreWarnings?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A statement file to check and store. */
export type ImportStatementInput = {
  /** The account whose statement it is. */
  bankAccountId: Scalars['ID']['input'];
  /** Validates without storing anything. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** From `createFileUpload`, of purpose STATEMENT. */
  fileId: Scalars['ID']['input'];
  /** Retrying with the same key returns the first response and creates no duplicate. */
  idempotencyKey?: InputMaybe<Scalars['UUID']['input']>;
  /** Store although there are warnings; errors always stop. */
  ignoreWarnings?: InputMaybe<Scalars['Boolean']['input']>;
  /** How its columns are read; not needed for layouts that are known or were saved. */
  mapping?: InputMaybe<StatementMappingInput>;
  /** Keep the mapping for this account. */
  saveMapping?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What may have been meant by a rejected cell. */
export type ImportSuggestion = {
  __typename?: 'ImportSuggestion';
  /** What it follows from. */
  reason: ImportSuggestionReason;
  /** Text in place of the rejected one; null: leave the row out. */
  value: Maybe<Scalars['String']['output']>;
};

/** What a suggested value follows from. */
export type ImportSuggestionReason =
  /** The balances around the row: they move by this amount, in this direction. */
  | 'BALANCE'
  /** Of what there is, the one that is nearly the same: a counterparty, an account, a word, or what another row says. */
  | 'CLOSEST'
  /** Letters that stand in place of digits. */
  | 'LETTERS'
  /** The same value in the form of the template: a date, a word, the code of a bank. */
  | 'OTHER_FORM'
  /** The amount was written with the other decimal mark. */
  | 'OTHER_MARK'
  /** Another row of the file says the same. */
  | 'REPEATED'
  /** The record is stored already. */
  | 'STORED'
  /** The row moves nothing, so it is no transaction. */
  | 'ZERO';

/** An account to ask its bank about. */
export type InquireAccountInput = {
  /** The beneficiary's account number; digits. */
  accountNumber: Scalars['String']['input'];
  /** National code of the beneficiary's bank. */
  bankCode: Scalars['String']['input'];
  /** The account that would pay: its bank is asked. */
  fromAccountId: Scalars['ID']['input'];
  /** The name that is expected there. */
  name: Scalars['String']['input'];
};

/** What the bank says of an account. */
export type InquireAccountPayload = {
  __typename?: 'InquireAccountPayload';
  /** The name on the account; null where there are errors. */
  accountName: Maybe<Scalars['String']['output']>;
  /** How well it agrees with the expected name. */
  match: Maybe<NameMatch>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** Invitations, by the members that they made. */
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
  /** Whether the person was invited. */
  ok: Scalars['Boolean']['output'];
  /** Why the person was not invited; empty where they were. */
  userErrors: Array<UserError>;
};

/** Who to invite as a customer. */
export type InviteCustomersInput = {
  /** One to 200 addresses. */
  emails: Array<Scalars['String']['input']>;
  /** Language of the email and of the form. */
  language: Language;
};

/** What became of the invitations; partial success keeps the successes. */
export type InviteCustomersPayload = {
  __typename?: 'InviteCustomersPayload';
  /** What became of each address. */
  results: Array<CustomerInvitationResult>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** People to invite. */
export type InviteMembersInput = {
  /** 6-digit authenticator code, if fresh two-factor authentication is required. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** One to 50 addresses. */
  emails: Array<Scalars['String']['input']>;
  /** The browser's answer to `startPasskeyAssertion`, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** The role that they will have; not the owner's. */
  roleId: Scalars['ID']['input'];
};

/** What became of the invitations; partial success keeps the successes. */
export type InviteMembersPayload = {
  __typename?: 'InviteMembersPayload';
  /** What became of each address. */
  results: Array<InvitationResult>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** Invited customers. */
export type InvitedCustomersInput = {
  /** The customers, at most 200. */
  customerIds: Array<Scalars['ID']['input']>;
};

/** A named value that a user keeps with a record. */
export type KeyValue = {
  __typename?: 'KeyValue';
  /** Name of the value, unique within its record. */
  key: Scalars['String']['output'];
  /** The value, as text. */
  value: Scalars['String']['output'];
};

/** A named value to keep with a record. */
export type KeyValueInput = {
  /** Name of the value, 1 to 50 characters, unique within its record. */
  key: Scalars['String']['input'];
  /** The value, 1 to 200 characters. */
  value: Scalars['String']['input'];
};

/** A language of the interface, or a country's way of writing numbers. */
export type Language =
  /** English; 1,234,567.50 */
  | 'EN'
  /** Indonesian; 1.234.567,50 */
  | 'ID';

/** What categories a statement transaction has, and why. */
export type LineCategories = {
  __typename?: 'LineCategories';
  /** When they said so; null: nobody did. */
  chosenAt: Maybe<Scalars['DateTime']['output']>;
  /** Who said so; null: nobody, or the system. */
  chosenBy: Maybe<Person>;
  /** Whether a person said what it is. */
  isChosen: Scalars['Boolean']['output'];
  /** Whether the caller made the last choice and can take it back. */
  mayUndo: Scalars['Boolean']['output'];
  /** The largest first. */
  parts: Array<LineCategoryPart>;
  /** What no category takes. */
  rest: Money;
  /** For `chooseLineCategories`. */
  version: Scalars['Int']['output'];
};

/** The statement transaction whose categories were chosen. */
export type LineCategoriesPayload = {
  __typename?: 'LineCategoriesPayload';
  /** The statement transaction after the change; null when the change was refused. */
  statementTransaction: Maybe<StatementTransaction>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** A part of a statement transaction that a category takes. */
export type LineCategoryPart = {
  __typename?: 'LineCategoryPart';
  /** How much of the transaction. */
  amount: Money;
  /** The category; null where it was not found. */
  category: Maybe<CashCategory>;
  /** Why. */
  reason: CategoryReason;
  /** The rule, where that is why; it may be deleted meanwhile. */
  rule: Maybe<CashRule>;
};

/** A part of a statement transaction. */
export type LineCategoryPartInput = {
  /** How much of the transaction, above 0. */
  amount: Scalars['Decimal']['input'];
  /** The category, by its uuid. */
  categoryUuid: Scalars['UUID']['input'];
};

/** An invitation for whoever is signed in. */
export type LinkInvitationInput = {
  /** The secret of the link. */
  token: Scalars['String']['input'];
};

/** What came of the acceptance. */
export type LinkInvitationPayload = {
  __typename?: 'LinkInvitationPayload';
  /** The organization that one is in now. */
  organizationId: Maybe<Scalars['UUID']['output']>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** A sign-in provider that a person has come in with. */
export type LinkedProvider = {
  __typename?: 'LinkedProvider';
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** When it was used last. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** When it was used for the first time. */
  linkedAt: Scalars['DateTime']['output'];
  /** As the button that leads to it names it. */
  name: Scalars['String']['output'];
  /** Since when it does not open the account any more; null: it does. */
  unlinkedAt: Maybe<Scalars['DateTime']['output']>;
  /** Public identifier; mutations name it. */
  uuid: Scalars['UUID']['output'];
};

/** A bill, and the statement transaction that paid it. */
export type MarkBillPaidInput = {
  /** The bill. */
  id: Scalars['ID']['input'];
  /** One of its `matchingStatementTransactions`. */
  statementTransactionId: Scalars['ID']['input'];
};

/** One or several expected transactions that could be a statement line, ranked now. */
export type MatchCandidate = {
  __typename?: 'MatchCandidate';
  /** What would explain a difference of the amounts. */
  adjustments: Array<Adjustment>;
  /** Expected minus statement amount that no adjustment explains. */
  difference: Money;
  /** What the line could be. */
  expectedTransactions: Array<ExpectedTransaction>;
  /** What speaks for it and against it. */
  reasons: Array<MatchReason>;
  /** The recommendation that stands behind it, when one is pending. */
  recommendation: Maybe<Recommendation>;
  /** Whether it would explain the whole. */
  result: MatchResult;
  /** Strength of the evidence, from 0 to 100. */
  score: Scalars['Int']['output'];
};

/** One piece of evidence, to be put into words by the client. */
export type MatchReason = {
  __typename?: 'MatchReason';
  /** Fee, withheld tax or shortfall. */
  amount: Maybe<Money>;
  /** What kind of evidence it is. */
  code: MatchReasonCode;
  /** Days between the line and the expected day; never negative. */
  days: Maybe<Scalars['Int']['output']>;
  /** Whether it speaks for the match. */
  effect: ReasonEffect;
  /** The expected transaction that it is about; null when about the whole. */
  expectedTransactionId: Maybe<Scalars['ID']['output']>;
  /** Percent, for withholding. */
  rate: Maybe<Scalars['Decimal']['output']>;
  /** Token, account number or name that was recognized. */
  text: Maybe<Scalars['String']['output']>;
};

/** Kinds of evidence. What a reason's `text`, `amount`, `days` and `rate` hold depends on it. */
export type MatchReasonCode =
  /** The account number is one of the counterparty's; `text` has it. */
  | 'ACCOUNT_KNOWN'
  /** The name is known as the counterparty's from earlier matches; `text` has it. */
  | 'ALIAS_KNOWN'
  /** Several together are the amount. */
  | 'AMOUNTS_ADD_UP'
  /** The amounts are the same. */
  | 'AMOUNT_EXACT'
  /** Less came, by a fee that banks charge; `amount` has the fee. */
  | 'AMOUNT_LESS_FEE'
  /** Less came, by withheld tax; `amount` has the tax and `rate` its rate. */
  | 'AMOUNT_LESS_WITHHOLDING'
  /** More came than was expected; `amount` has what is over. */
  | 'AMOUNT_OVER'
  /** More came, by a fee that banks charge; `amount` has the fee. */
  | 'AMOUNT_PLUS_FEE'
  /** Less came than was expected; `amount` has what is short. */
  | 'AMOUNT_SHORT'
  /** The amounts are nearly the same, or the line's is in the expected range; `amount` has the difference. */
  | 'AMOUNT_WITHIN_TOLERANCE'
  /** The bank's text holds a value of the additional reconciliation data; `text` has it. */
  | 'DATA_NAMED'
  /** It happened within the expected dates; `days` has the distance to the expected day. */
  | 'DATE_IN_RANGE'
  /** It happened before the expected day; `days` says by how much. */
  | 'DAYS_EARLY'
  /** It happened after the expected day; `days` says by how much. */
  | 'DAYS_LATE'
  /** The line names somebody else; `text` has the name. */
  | 'NAME_DIFFERENT'
  /** The name is like the counterparty's; `text` has it. */
  | 'NAME_SIMILAR'
  /** The bank's text names another document; `text` has its number. */
  | 'REFERENCE_CONTRADICTED'
  /** The bank's text names the expected transaction's number; `text` has it. */
  | 'REFERENCE_NAMED'
  /** It happened on the expected day. */
  | 'SAME_DAY';

/** How much of a line a match explains. */
export type MatchResult =
  /** All of it: the amounts are the same, or fees, withheld tax or rounding explain the difference. */
  | 'FULL_MATCH'
  /** Nothing was found for it. */
  | 'NO_MATCH'
  /** Some of it: money is short or over. */
  | 'PARTIAL_MATCH';

/** What may be done to a member in its state, by the viewer. */
export type MemberAction =
  /** Give a deactivated member access again, with the role of before. */
  | 'ACTIVATE'
  /** Take the invitation back. */
  | 'CANCEL'
  /** Take access away until the member is activated. */
  | 'DEACTIVATE'
  /** Take access away. */
  | 'REMOVE'
  /** Send the invitation again; the link of before ends. */
  | 'RESEND'
  /** Give a removed member access again, with the role of before. */
  | 'RESTORE'
  /** Give another role; to a removed member, the one to come back with. */
  | 'SET_ROLE';

/** Partial success keeps the successes. */
export type MembersPayload = {
  __typename?: 'MembersPayload';
  /** Those that changed, as they are now. */
  members: Array<Membership>;
  /** Result of each item. */
  results: Array<BulkResult>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** A person's place in an organization. */
export type Membership = Node & {
  __typename?: 'Membership';
  /** What the viewer may do. Nobody touches their own place, or the owner's. */
  allowedActions: Array<MemberAction>;
  /** When the person was first invited or added. */
  createdAt: Scalars['DateTime']['output'];
  /** Where the invitation went, and what the person signs in with. */
  email: Scalars['EmailAddress']['output'];
  /** Of the newest invitation. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** Of the newest invitation. */
  invitedAt: Maybe<Scalars['DateTime']['output']>;
  /** When the person came in; null for whoever never accepted. */
  joinedAt: Maybe<Scalars['DateTime']['output']>;
  /** The organization, with this membership's own permissions. */
  organization: Organization;
  /** What the membership allows. */
  permissions: Array<Permission>;
  /** Who it is. Until an invitation is accepted, the address stands for the name. */
  person: Person;
  /** What colleagues call them; null where they chose no such name, and until the invitation is accepted. */
  preferredName: Maybe<Scalars['String']['output']>;
  /** The role that decides the permissions. */
  role: Role;
  /** Only ACTIVE memberships give access. */
  status: MembershipStatus;
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** Current version; pass it to mutations. */
  version: Scalars['Int']['output'];
};

/** Members of an organization. */
export type MembershipConnection = {
  __typename?: 'MembershipConnection';
  /** The members of this page. */
  edges: Array<MembershipEdge>;
  /** Pagination info. */
  pageInfo: PageInfo;
  /** Number of items that match the filter. */
  totalCount: Maybe<Scalars['Int']['output']>;
  /** How many the filter admits in each status, its own `status` left aside. */
  totals: Maybe<Array<MembershipTotal>>;
};

/** A member in the list. */
export type MembershipEdge = {
  __typename?: 'MembershipEdge';
  /** Cursor; pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The member. */
  node: Membership;
};

/** Which members a list shows; each condition narrows it. */
export type MembershipFilter = {
  /** Those who have this role. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
  /** Words of the names or the address. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Those in one of these states. */
  status?: InputMaybe<Array<MembershipStatus>>;
};

/** The order of members. */
export type MembershipSort = {
  /** Which end comes first. */
  direction: SortDirection;
  /** Field to sort by. */
  field: MembershipSortField;
};

/** What members can be ordered by. */
export type MembershipSortField =
  /** When they were first invited or added. */
  | 'CREATED_AT'
  /** The address, in alphabetical order. */
  | 'EMAIL'
  /** The name, in alphabetical order. */
  | 'NAME'
  /** The role's name, in alphabetical order. */
  | 'ROLE';

/** Where a person stands in an organization. */
export type MembershipStatus =
  /** A member with access. */
  | 'ACTIVE'
  /** A member whose access is taken away until they are activated. */
  | 'DEACTIVATED'
  /** Invited, and the invitation can't be accepted any more. */
  | 'EXPIRED'
  /** Invited, and the invitation can be accepted. */
  | 'INVITED'
  /** Blocked, which people are shown as Removed. */
  | 'REMOVED';

/** How many members have a status. */
export type MembershipTotal = {
  __typename?: 'MembershipTotal';
  /** How many have it. */
  count: Scalars['Int']['output'];
  /** The status. */
  status: MembershipStatus;
};

/** All that is changed of the file, in place of what was changed before; at most 500 cells and 500 rows. */
export type MendRecordImportInput = {
  /** The cells to change. */
  corrections: Array<StatementCorrectionInput>;
  /** The import. */
  id: Scalars['ID']['input'];
  /** Rows to leave out, by their number in the file. */
  skippedRows: Array<Scalars['Int']['input']>;
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** All that is changed of the file, in place of what was changed before; at most 500 cells and 500 rows. */
export type MendStatementImportInput = {
  /** The cells to change. */
  corrections: Array<StatementCorrectionInput>;
  /** `.` or `,`, for a file whose amounts can be read with both. */
  decimalMark?: InputMaybe<Scalars['String']['input']>;
  /** The import. */
  id: Scalars['ID']['input'];
  /** Rows to store although an equal transaction is stored: they happened twice. */
  keptRows?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Rows to leave out, by their number in the file; they still count in the balance. */
  skippedRows: Array<Scalars['Int']['input']>;
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** Why a payment can't travel so. */
export type MethodObstacle =
  /** It does not carry this currency. */
  | 'CURRENCY'
  /** The accounts are at different banks. */
  | 'OTHER_BANK'
  /** The amount is over its limit. */
  | 'OVER_LIMIT'
  /** Both accounts are at one bank: then the transfer stays in it. */
  | 'SAME_BANK'
  /** The amount is under what it takes. */
  | 'UNDER_LIMIT';

/** An amount with its currency; amounts of different currencies are never added. */
export type Money = {
  __typename?: 'Money';
  /** Two decimals, as a string. */
  amount: Scalars['Decimal']['output'];
  /** Currency of the amount. */
  currency: Currency;
};

/** Money at payment providers in one currency. */
export type MoneyAtProviders = {
  __typename?: 'MoneyAtProviders';
  /** In a batch that is not matched to a bank line. */
  onItsWay: Money;
  /** Paid by payers and not credited yet. */
  pending: Money;
  /** Credited at the provider and in no batch. */
  withdrawable: Money;
};

/** An amount with its currency. */
export type MoneyInput = {
  /** At most 17 digits before the point and two after it, dot as the decimal mark. */
  amount: Scalars['Decimal']['input'];
  /** Currency of the amount. */
  currency: Currency;
};

/** What can be changed. An operation's mutations run one after the other. */
export type Mutation = {
  __typename?: 'Mutation';
  /** A newcomer sets name and password and is signed in. userErrors: U-ACC-US-15 has an account, U-ACC-US-19 link, U-ACC-AU-26 and U-ACC-AU-27 password. */
  acceptInvitation: Maybe<AcceptInvitationPayload>;
  /** Of whom it was offered to, with a fresh factor: they are the owner from then on, and the former owner is Admin. userErrors: U-ACC-AU-44, U-ACC-US-14 no longer open. */
  acceptOwnership: Maybe<OwnershipPayload>;
  /** Accepts pending recommendations one by one; needs `treasury.reconciliation.manage`. Results: U-TRSY-RC-1 already reconciled, U-TRSY-RC-9 unknown, U-TRSY-RC-10 not pending. */
  acceptRecommendations: Maybe<RecommendationsPayload>;
  /** Gives deactivated members access again with the role of before; they sign in again. Needs `account.members.manage`, and a fresh factor where the role approves. Results: U-ACC-US-18 not deactivated, U-ACC-US-35 too many members, G-3. */
  activateMembers: Maybe<MembersPayload>;
  /** Begins to set up an authenticator app. userErrors: U-ACC-AU-1, U-ACC-AU-19 where a method is set up already, U-ACC-AU-34 where the password is needed, U-ACC-AU-35. */
  addAuthenticator: Maybe<AddAuthenticatorPayload>;
  /** Applies a rule to 10,000 statement transactions from a day on, the oldest first; what people, matches and earlier rules say stays. Needs `treasury.statements.manage`; userErrors: G-2, G-7 not found. */
  applyCashRule: Maybe<ApplyCashRulePayload>;
  /** Approves bills as they were seen: each then has its money expected, and can be paid. Needs `treasury.bills.approve`. userErrors per item: U-TRSY-BI-8 not submitted, U-TRSY-BI-9 own, G-3 stale version. */
  approveBills: Maybe<BillsPayload>;
  /** Approves a customer with its terms, and tells them; needs `invoicing.customers.review`. userErrors: U-ACC-CU-6 status, U-ACC-CU-7 own entry, G-3. */
  approveCustomer: Maybe<CustomerPayload>;
  /** Approves payments; needs `treasury.payments.approve` and a fresh second factor; never an API token. userErrors: U-ACC-AU-3 wrong code, U-ACC-AU-39 used already, U-ACC-AU-20 a passkey is wanted, U-ACC-AU-43 no second factor, U-ACC-AU-44 none shown, U-TRSY-TF-6 proof not valid, and those of prepareApproval for the list or per item. */
  approvePayments: Maybe<PaymentsPayload>;
  /** Approves orders as they were seen; needs `invoicing.invoices.approve`. userErrors per item: U-ACC-SO-1 credit limit exceeded, U-ACC-SO-2 final, U-ACC-SO-4 own, U-ACC-SO-8 approved already, U-ACC-CU-8 customer not active, G-3. */
  approveSalesOrders: Maybe<SalesOrdersPayload>;
  /** Puts unreconciled ones out of sight; needs `treasury.reconciliation.manage`. Results: U-TRSY-ET-2 already reconciled, U-TRSY-ET-16 belongs to another record, U-TRSY-ET-17 archived. */
  archiveExpectedTransactions: Maybe<ExpectedTransactionsPayload>;
  /** Puts payments out of sight; needs `treasury.payments.create`. userErrors per item: U-TRSY-TF-5 not ended. */
  archivePayments: Maybe<PaymentsPayload>;
  /** Puts unreconciled lines out of sight; needs `treasury.reconciliation.manage`. Results: U-TRSY-ST-34 reconciled or archived. */
  archiveStatementTransactions: Maybe<StatementTransactionsPayload>;
  /** Has the bank asked what became of payments; its answer comes as a change of them. Needs `treasury.payments.view`. userErrors per item: U-TRSY-TF-5 the bank does not have it. */
  askBank: Maybe<PaymentsPayload>;
  /** Gives exceptions to a colleague, or to nobody. Needs `treasury.exceptions.manage`. userErrors of results: G-7, U-TRSY-XC-1 resolved, U-TRSY-XC-2 no member. */
  assignExceptions: Maybe<ExceptionsPayload>;
  /** Calls bills off; needs `treasury.bills.manage` or `treasury.bills.approve`. userErrors per item: U-TRSY-BI-8 paid or cancelled, U-TRSY-BI-10 partly reconciled, U-TRSY-TF-16 has a payment. */
  cancelBills: Maybe<BillsPayload>;
  /** Takes invitations back: their links end at once; needs `invoicing.customers.manage`. Results: U-ACC-CU-6 not invited. */
  cancelCustomerInvitations: Maybe<CancelCustomerInvitationsPayload>;
  /** Cancels one that is not issued yet; needs `treasury.deposits.manage`. userErrors: U-TRSY-DP-2 matured, U-TRSY-DP-7 issued or closed, U-TRSY-DP-9 money of it is reconciled, G-3 stale version. */
  cancelDeposit: Maybe<DepositPayload>;
  /** Gives up an export that is not finished. userErrors: U-TRSY-EX-4 U-ACC-EX-4 already finished. */
  cancelExport: Maybe<ExportPayload>;
  /** Takes a receipt back; needs `invoicing.goodsReceipts.manage`. userErrors: U-ACC-GR-1 a return would be more than was received, U-ACC-GR-2 already invoiced, U-ACC-GR-4 canceled already, U-ACC-SO-2 order final, G-3. */
  cancelGoodsReceipt: Maybe<GoodsReceiptPayload>;
  /** Takes invitations back: their links end at once; needs `account.members.invite`. Results: U-ACC-US-7 not invited. */
  cancelInvitations: Maybe<MembersPayload>;
  /** Calls payments off; needs `treasury.payments.create`. userErrors per item: U-TRSY-TF-5 the bank has it, or it has ended. */
  cancelPayments: Maybe<PaymentsPayload>;
  /** Says that the customer called one off; needs `invoicing.purchaseOrders.manage`. userErrors: U-ACC-PO-2 status does not allow it, G-3. */
  cancelPurchaseOrder: Maybe<PurchaseOrderPayload>;
  /** Drops a run that waits for review; its recommendations stay pending. userErrors: U-TRSY-RC-22 it is over. */
  cancelReconciliationRun: Maybe<ReconciliationRunPayload>;
  /** Calls orders off of which nothing was received or invoiced; needs `invoicing.salesOrders.manage`. userErrors per item: U-ACC-SO-2 final, U-ACC-SO-3 has receipts or invoices. */
  cancelSalesOrders: Maybe<SalesOrdersPayload>;
  /** Sets another password and ends all other sessions. userErrors: U-ACC-AU-1 too many wrong ones, U-ACC-AU-16 the old one is wrong, U-ACC-AU-26 and U-ACC-AU-27 the new one. */
  changePassword: Maybe<ChangePasswordPayload>;
  /** Asks banks whose accounts payments go to, where that was not asked in 30 days: at most 20 accounts, and what can't be asked stays unchecked. Needs `treasury.payments.approve`. Gives no errors. */
  checkNamesOfPayments: Maybe<CheckNamesOfPaymentsPayload>;
  /** Says of several statement transactions that all of each is in one category. Needs `treasury.statements.manage`; results: G-7 not found. */
  chooseCategory: Maybe<StatementTransactionsPayload>;
  /** Says what a statement transaction is, in one part or several. Needs `treasury.statements.manage`; userErrors: G-2, G-3 stale version, U-TRSY-AN-5 parts larger than it. */
  chooseLineCategories: Maybe<LineCategoriesPayload>;
  /** Closes an account: it takes no more lines, payments or transfers. Needs `treasury.bankAccounts.manage`. userErrors: U-TRSY-BA-32 payments under way, U-TRSY-BA-34 closed already, G-3. */
  closeBankAccount: Maybe<BankAccountPayload>;
  /** Closes an active one before it matures; needs `treasury.deposits.manage`. userErrors: U-TRSY-DP-2 matured, U-TRSY-DP-5 not allowed, U-TRSY-DP-8 not a banking day of its term, U-TRSY-DP-9 money after that day is reconciled, G-3 stale version. */
  closeDeposit: Maybe<DepositPayload>;
  /** Ends one; needs `invoicing.purchaseOrders.manage`. userErrors: U-ACC-PO-2 status does not allow it, G-3. */
  closePurchaseOrder: Maybe<PurchaseOrderPayload>;
  /** Ends approved orders; needs `invoicing.salesOrders.manage`. userErrors per item: U-ACC-SO-2 final, U-ACC-SO-9 not approved, U-ACC-SO-10 needs a reason. */
  closeSalesOrders: Maybe<SalesOrdersPayload>;
  /** Says something about an exception, for colleagues. Needs `treasury.exceptions.manage`. userErrors: G-2. */
  commentOnException: Maybe<CommentOnExceptionPayload>;
  /** The first code makes the app the second factor, in this session too. userErrors: U-ACC-AU-3, U-ACC-AU-39, U-ACC-AU-19, U-ACC-AU-21. */
  confirmAuthenticator: Maybe<AddFactorPayload>;
  /** Confirms the reviewed automatic matches; needs `treasury.reconciliation.auto`. userErrors: U-TRSY-RC-17 a run is at work, U-TRSY-RC-22 nothing to review. */
  confirmReconciliationRun: Maybe<ReconciliationRunPayload>;
  /** Stores a checked import of records, with what was changed of its file. Needs the permission to import such records. userErrors: G-3 stale version, U-TRSY-RI-4 warnings not ignored, U-TRSY-RI-5 wrong state, U-TRSY-RI-20 begun by someone else. */
  confirmRecordImport: Maybe<RecordImportPayload>;
  /** Stores a checked import. userErrors: U-TRSY-ST-23 warnings not ignored, U-TRSY-ST-24 wrong state. */
  confirmStatementImport: Maybe<StatementImportPayload>;
  /** Connects an account to its bank; needs `treasury.bankAccounts.manage`. userErrors: U-TRSY-BA-5 and U-TRSY-BA-6 the key is malformed, U-TRSY-BA-7 and U-TRSY-BA-8 no credentials, U-TRSY-BA-10 a time twice, U-TRSY-BA-15 not set up here, U-TRSY-BA-17 connected already, U-TRSY-BA-27 schedule of a folder. A protected action: U-ACC-AU-43 no second factor is set up, U-ACC-AU-44 a fresh one is wanted, U-ACC-AU-3 wrong, U-ACC-AU-39 used already. Errors: G-22 for an API token. */
  connectBankAccount: Maybe<BankConnectionPayload>;
  /** Connects a payment provider after a test call; needs `treasury.providers.manage` and a fresh second factor; never an API token. userErrors: U-TRSY-BA-9 no credentials, U-TRSY-BA-29 no proof, U-TRSY-BA-31 account closed, U-TRSY-PP-1 alias exists, U-TRSY-PP-4 not set up here, U-TRSY-PP-5 to U-TRSY-PP-10 as the provider answers. */
  connectPaymentProvider: Maybe<PaymentProviderProvenPayload>;
  /** Makes an API token; needs `account.apiTokens.manage`. A protected action: it needs a fresh second factor. userErrors: U-ACC-AT-1, U-ACC-AT-2, U-ACC-AU-3, U-ACC-AU-43, U-ACC-AU-44. Errors: G-22 for an API token. */
  createApiToken: Maybe<CreateApiTokenPayload>;
  /** Says who must approve payments made from now on. Needs `account.controls.manage`. userErrors: G-2, U-TRSY-AP-1 bands without end, U-TRSY-AP-2 not rising, U-TRSY-AP-3 a band without approvals, U-TRSY-AP-4 scope taken, U-TRSY-AP-5 name taken, U-TRSY-AP-6 approver no member, U-TRSY-AP-7 approver may not approve payments, U-TRSY-AP-8 one person for several approvals. A protected action: U-ACC-AU-43 no second factor is set up, U-ACC-AU-44 a fresh one is wanted, U-ACC-AU-3 wrong, U-ACC-AU-39 used already. Errors: G-22 for an API token. */
  createApprovalPolicy: Maybe<ApprovalPolicyPayload>;
  /** Makes a manual account; needs `treasury.bankAccounts.manage`. userErrors: U-TRSY-BA-2 alias exists, U-TRSY-BA-3 number exists, U-TRSY-BA-4 currency not allowed, U-TRSY-BA-12 bank. */
  createBankAccount: Maybe<BankAccountPayload>;
  /** Makes a bill, a draft; needs `treasury.bills.manage`. userErrors: U-TRSY-BI-6 a required field is absent, U-TRSY-BI-7 metadata unknown or of another kind, U-TRSY-BI-11 due before its date, U-TRSY-BI-13 tax too far from what is computed, U-TRSY-BI-14 no reason for tax that differs, U-TRSY-BI-15 no rate known for the date, U-TRSY-BI-16 amount not the net payable, U-TRSY-BI-17 tax invoice number. */
  createBill: Maybe<BillPayload>;
  /** Names a category. Needs `treasury.statements.manage`; userErrors: G-2, U-TRSY-AN-2 too many, U-TRSY-AN-3 a name that is taken. */
  createCashCategory: Maybe<CashCategoryPayload>;
  /** Adds a rule, the last to be tried. Needs `treasury.statements.manage`; userErrors: G-2, U-TRSY-AN-7 too many. */
  createCashRule: Maybe<CashRulePayload>;
  /** Needs `treasury.counterparties.manage`. userErrors: U-TRSY-CP-1 account listed twice, U-TRSY-CP-2 alias exists, U-TRSY-CP-3 external id exists, U-TRSY-CP-16 tax number. */
  createCounterparty: Maybe<CounterpartyPayload>;
  /** Enters a customer, who then waits for review; needs `invoicing.customers.manage`. userErrors: U-ACC-CU-3 regions, U-ACC-CU-4 number malformed, U-ACC-CU-5 tax number taken, U-ACC-CU-9 phone; warnings: U-ACC-CU-10 email used twice. */
  createCustomer: Maybe<SavedCustomerPayload>;
  /** Makes a deposit, and has its money expected; needs `treasury.deposits.manage`. userErrors: U-TRSY-DP-1 bank, U-TRSY-DP-3 interest percentage, U-TRSY-DP-6 alias exists, U-TRSY-BA-31 account closed, G-2 tenor, tax, penalty, or an account of another currency. */
  createDeposit: Maybe<DepositPayload>;
  /** Adds a legal entity; needs `account.company.manage`. userErrors: U-ACC-OG-1. */
  createEntity: Maybe<CreateEntityPayload>;
  /** Needs `treasury.expected.manage`. userErrors: G-2, U-TRSY-ET-6 external id exists, U-TRSY-ET-13 currency of the account, U-TRSY-ET-14 range of dates. */
  createExpectedTransaction: Maybe<ExpectedTransactionPayload>;
  /** Asks for a file of a list; an email tells when it is ready. Needs the view permission of the list. userErrors: U-TRSY-EX-2 U-ACC-EX-2 column, U-TRSY-EX-3 U-ACC-EX-3 another one is in progress. */
  createExport: Maybe<ExportPayload>;
  /** Announces a file. userErrors: U-TRSY-FI-1 too large, U-TRSY-FI-2 type, U-TRSY-FI-3 workbook, U-TRSY-FI-7 purpose; of photos U-ACC-FI-1 and U-ACC-FI-2. */
  createFileUpload: Maybe<CreateFileUploadPayload>;
  /** Makes the first owner of an installation by its setup link, and signs them in. A second factor and `createOrganization` come next. userErrors: G-2, U-ACC-AU-26 and U-ACC-AU-27 password, U-ACC-OG-9 link, U-ACC-OG-10 set up already, U-ACC-US-2 email. */
  createFirstOwner: Maybe<CreateFirstOwnerPayload>;
  /** Records what was received or sent back; needs `invoicing.goodsReceipts.manage`. userErrors: U-ACC-GR-1 more than ordered, or more sent back than received, U-ACC-GR-3 date after today, U-ACC-SO-2 order final, U-ACC-SO-9 order not approved. */
  createGoodsReceipt: Maybe<GoodsReceiptPayload>;
  /** Creates an organization with its default entity and seeded roles; the caller becomes its owner. Needs a fresh second factor of callers who have one; refused to programs. userErrors: G-2, G-4, U-ACC-AU-3, U-ACC-AU-43 a founder without a second factor, U-ACC-AU-44, U-ACC-OG-4 tax number, U-ACC-OG-10, U-ACC-OG-11 not allowed. */
  createOrganization: Maybe<CreateOrganizationPayload>;
  /** Makes a payment or transfer; needs `treasury.payments.create`. userErrors: U-TRSY-TF-1 date in the past, U-TRSY-TF-3 to itself, U-TRSY-TF-4 inactive counterparty, U-TRSY-TF-9, U-TRSY-TF-23, U-TRSY-TF-24 and U-TRSY-TF-25 method, U-TRSY-TF-10 and U-TRSY-TF-11 switched off, U-TRSY-TF-13, U-TRSY-TF-14, U-TRSY-TF-15 and U-TRSY-TF-16 not what the bill asks for, or paid already, U-TRSY-BI-8 bill not approved, U-TRSY-BI-10 partly reconciled, U-TRSY-TF-17 tax number, U-TRSY-TF-18 and U-TRSY-TF-19 entity, U-TRSY-TF-22 currency, U-TRSY-TF-26 duplicate, U-TRSY-TF-36 and U-TRSY-TF-37 external account, U-TRSY-BA-12 its bank. */
  createPayment: Maybe<PaymentPayload>;
  /** Plans money in or out. Needs `treasury.expected.manage`; userErrors: G-2, U-TRSY-AN-1 more than 200. */
  createPlannedLine: Maybe<PlannedLinePayload>;
  /** Needs `invoicing.salesOrders.manage`. userErrors: U-ACC-PD-1 code taken, U-ACC-PD-2 unit unknown. */
  createProduct: Maybe<ProductPayload>;
  /** Enters what a customer sent; needs `invoicing.purchaseOrders.manage`. userErrors: U-ACC-PO-1 number exists for this customer, U-ACC-PO-5 wanted before its date, U-ACC-CU-8 customer not active, U-ACC-PD-2 unit unknown. */
  createPurchaseOrder: Maybe<PurchaseOrderPayload>;
  /** Needs `account.roles.manage`, and a fresh factor where it approves. userErrors: U-ACC-AU-44, U-ACC-RO-6 the name exists. */
  createRole: Maybe<RolePayload>;
  /** Enters a sales order, which then waits for approval; needs `invoicing.salesOrders.manage`. userErrors: U-ACC-CU-8 customer not active, U-ACC-SO-5 wanted before it is ordered, U-ACC-SO-6 discount too large, U-ACC-SO-7 no total, U-ACC-PD-2 unit unknown, U-ACC-PO-2 purchase order ended, U-ACC-PO-4 of another customer or currency. */
  createSalesOrder: Maybe<SalesOrderPayload>;
  /** Saves a view of a list. userErrors: G-2, U-ACC-VW-1 own name taken, U-ACC-VW-2 shared name taken, U-ACC-VW-3 more than 50 of a list. */
  createSavedView: Maybe<SavedViewPayload>;
  /** Enters one line by hand. userErrors: G-2 fields, U-TRSY-BA-31 the account is closed, U-TRSY-ST-19 date after today, U-TRSY-ST-26 zero amount, U-TRSY-ST-51 negative amount, U-TRSY-ST-70 the account is connected to its bank. */
  createStatementTransaction: Maybe<StatementTransactionPayload>;
  /** Adds a webhook; needs `account.webhooks.manage`. A protected action: it needs a fresh second factor. userErrors: U-ACC-WH-1, U-ACC-WH-2, U-ACC-AU-3, U-ACC-AU-43, U-ACC-AU-44. Errors: G-22 for an API token. */
  createWebhook: Maybe<CreateWebhookPayload>;
  /** Ends the use of a customer; needs `invoicing.customers.manage`. userErrors: U-ACC-CU-6 status, G-3. */
  deactivateCustomer: Maybe<CustomerPayload>;
  /** Takes access away at once, until the member is activated; their sessions and API tokens end for good. Needs `account.members.manage`. Results: U-ACC-US-3 not active, U-ACC-US-9 owner, U-ACC-RO-3 own place, G-3. */
  deactivateMembers: Maybe<MembersPayload>;
  /** Of whom it was offered to. userErrors: U-ACC-US-14 no longer open. */
  declineOwnership: Maybe<OwnershipPayload>;
  /** Deletes a policy; payments made under it keep their plan. Needs `account.controls.manage`. userErrors: G-3 stale version. A protected action, as creation. Errors: G-22 for an API token. */
  deleteApprovalPolicy: Maybe<DeleteApprovalPolicyPayload>;
  /** Deletes an account on which nothing rests; needs `treasury.bankAccounts.manage`. userErrors: U-TRSY-BA-40 has reconciled statements, U-TRSY-BA-35 lines, U-TRSY-BA-36 payments, U-TRSY-BA-37 expected transactions, U-TRSY-BA-38 connected, U-TRSY-BA-39 an import or run is not finished, G-3. */
  deleteBankAccount: Maybe<DeleteBankAccountPayload>;
  /** Deletes drafts; needs `treasury.bills.manage`. userErrors per item: U-TRSY-BI-8 no draft. */
  deleteBills: Maybe<DeleteBillsPayload>;
  /** Deletes a rule; transactions keep what they have of it until that is applied. Needs `treasury.statements.manage`; userErrors: G-3 stale version. */
  deleteCashRule: Maybe<DeleteCashRulePayload>;
  /** Deletes those that nothing names; needs `treasury.counterparties.manage`, and each stands on its own. userErrors per item: U-TRSY-CP-10 default, U-TRSY-CP-15 named by a payment, a bill or an expected transaction. */
  deleteCounterparties: Maybe<DeleteCounterpartiesPayload>;
  /** Deletes a legal entity that owns no bank account; needs `account.company.manage`. userErrors: G-3, U-ACC-OG-2, U-TRSY-BA-16. */
  deleteEntity: Maybe<DeleteEntityPayload>;
  /** Needs `treasury.expected.manage`; each item stands on its own. Results: U-TRSY-ET-7 reconciled, U-TRSY-ET-8 was reconciled, U-TRSY-ET-9, U-TRSY-ET-10 has a transfer, U-TRSY-ET-16 belongs to another record. */
  deleteExpectedTransactions: Maybe<DeleteExpectedTransactionsPayload>;
  /** Deletes a planned line. Needs `treasury.expected.manage`; userErrors: G-3 stale version. */
  deletePlannedLine: Maybe<DeletePlannedLinePayload>;
  /** Deletes products; needs `invoicing.salesOrders.manage`, and each stands on its own. userErrors per item: G-7 unknown. */
  deleteProducts: Maybe<DeleteProductsPayload>;
  /** Needs `account.roles.manage`. userErrors: U-ACC-RO-3 own role, U-ACC-RO-4 the owner's, U-ACC-RO-5 somebody has it, G-3. */
  deleteRole: Maybe<DeleteRolePayload>;
  /** Deletes a view; one that another shares needs `account.company.manage`. userErrors: G-3 stale version. */
  deleteSavedView: Maybe<DeleteSavedViewPayload>;
  /** Deletes lines that were entered by hand; needs `treasury.statements.manage`. Results: U-TRSY-ST-40 imported, U-TRSY-ST-54 has a history, U-TRSY-RC-1 reconciled. */
  deleteStatementTransactions: Maybe<DeleteStatementTransactionsPayload>;
  /** Deletes a webhook with its log. userErrors: G-3. Errors: G-7. */
  deleteWebhook: Maybe<DeleteWebhookPayload>;
  /** Stops using a connection; what came stays. Needs `treasury.providers.manage`. userErrors: U-TRSY-PP-2 disabled already, G-3 stale version. */
  disablePaymentProvider: Maybe<PaymentProviderPayload>;
  /** Forgets the connection and its credentials; what came by it stays. Needs `treasury.bankAccounts.manage`. userErrors: U-TRSY-BA-18 not connected, G-3. A protected action: U-ACC-AU-43 no second factor is set up, U-ACC-AU-44 a fresh one is wanted, U-ACC-AU-3 wrong, U-ACC-AU-39 used already. Errors: G-22 for an API token. */
  disconnectBankAccount: Maybe<BankConnectionPayload>;
  /** Uses a connection again; needs `treasury.providers.manage`. userErrors: U-TRSY-PP-2 not disabled, G-3 stale version. */
  enablePaymentProvider: Maybe<PaymentProviderPayload>;
  /** Ends all of one's own sessions but the one that asks, at once. Errors: G-20 for programs. */
  endOtherSessions: Maybe<EndOtherSessionsPayload>;
  /** Lets payments repeat no more: those that were made already stay; needs `treasury.payments.create`. userErrors per item: U-TRSY-TF-5 does not repeat. */
  endPaymentRecurrences: Maybe<PaymentsPayload>;
  /** Ends one of one's own sessions, with its sockets, at once. Errors: G-7, G-20 for programs. */
  endSession: Maybe<EndSessionPayload>;
  /** Exports approved or failed payments for the bank's own portal, which moves them to In Progress; needs `treasury.payments.create`. userErrors per item: U-TRSY-TF-5 not approved, or the bank has it, U-TRSY-TF-34 exported already, by whom and when, U-TRSY-TF-35 it failed or is late and needs further approvals now: it waits for them and is not in the file. */
  exportPayments: Maybe<ExportPaymentsPayload>;
  /** Exports payments again whose file was lost: nothing but the reason keeps two files from being paid. Needs `treasury.payments.create`. userErrors per item: U-TRSY-TF-5 not exported before, or it has ended. */
  exportPaymentsAgain: Maybe<ExportPaymentsPayload>;
  /** Stores the passkey that the browser has made. userErrors: U-ACC-AU-12 too late, U-ACC-AU-14 not valid, U-ACC-AU-15 used before, U-ACC-AU-19 another method is set up, U-ACC-AU-24 the name exists. */
  finishPasskeyRegistration: Maybe<AddFactorPayload>;
  /** Asynchronous: checks a CSV of bills, stops and stores nothing on errors, on warnings not ignored, or with dryRun; else makes its drafts. At most 10,000. Needs `treasury.bills.manage`. userErrors: U-TRSY-BI-24 another file than was checked, U-TRSY-FI-5 not uploaded, U-TRSY-FI-7 for another purpose. */
  importBills: Maybe<RecordImportPayload>;
  /** Asynchronous: checks the file, stops and stores nothing on errors, on warnings not ignored, or with dryRun; else imports. Needs `treasury.counterparties.manage`. userErrors: U-TRSY-CP-6 another file than was checked, U-TRSY-FI-5 not uploaded, U-TRSY-FI-7 for another purpose. */
  importCounterparties: Maybe<RecordImportPayload>;
  /** Asynchronous: checks the file, stops and stores nothing on errors, on warnings not ignored, or with dryRun; else imports. Needs `treasury.expected.manage`. userErrors: U-TRSY-ET-4 another file than was checked, U-TRSY-FI-5 not uploaded, U-TRSY-FI-7 for another purpose. */
  importExpectedTransactions: Maybe<RecordImportPayload>;
  /** Stores an uploaded report, all of it or nothing; needs `treasury.providers.manage`. userErrors: U-TRSY-PP-2 disabled. */
  importPaymentProviderReport: Maybe<ImportPaymentProviderReportPayload>;
  /** Asynchronous: checks the file, stops and makes nothing on errors, on warnings not ignored, or with dryRun; else makes a payment of each row. Needs `treasury.payments.create`. userErrors: U-TRSY-TF-31 another file than was checked, U-TRSY-FI-5 not uploaded, U-TRSY-FI-7 for another purpose. */
  importPayments: Maybe<RecordImportPayload>;
  /** Asynchronous: checks the file, stops and stores nothing on errors, on warnings not ignored, or with dryRun; else imports. Needs `treasury.statements.manage`. userErrors: U-TRSY-FI-5 not uploaded, U-TRSY-FI-7 for another purpose. */
  importStatement: Maybe<StatementImportPayload>;
  /** Makes transfers as importPayments makes payments; needs `treasury.payments.create`. userErrors: U-TRSY-TF-31 another file than was checked, U-TRSY-FI-5 not uploaded, U-TRSY-FI-7 for another purpose. */
  importTransfers: Maybe<RecordImportPayload>;
  /** Asks the bank for the name on an account; needs `treasury.payments.create`. userErrors: U-TRSY-TF-2 no API connection, U-TRSY-TF-12 no answer. */
  inquireAccount: Maybe<InquireAccountPayload>;
  /** Invites customers by email to fill in their request; needs `invoicing.customers.manage`. Results: U-ACC-CU-12 invited already, G-2 no email. */
  inviteCustomers: Maybe<InviteCustomersPayload>;
  /** Invites people by email; needs `account.members.invite`, and a fresh factor where the role approves. userErrors: U-ACC-AU-44, U-ACC-US-6 the owner's role, U-ACC-RO-1; of each address: U-ACC-US-2 a member already, U-ACC-US-4 oneself, U-ACC-US-10 removed before, U-ACC-US-11 domain, U-ACC-US-35 too many members. */
  inviteMembers: Maybe<InviteMembersPayload>;
  /** Adds the organization to the account of whoever is signed in. userErrors: U-ACC-US-16 for another person, U-ACC-US-19 link. */
  linkInvitation: Maybe<LinkInvitationPayload>;
  /** Matches a bill with the statement transaction that paid it; needs `treasury.bills.manage` and `treasury.reconciliation.auto`. userErrors: U-TRSY-BI-2 line reconciled, U-TRSY-BI-3 another amount or currency, U-TRSY-BI-4 not permitted, U-TRSY-BI-5 not outgoing, U-TRSY-BI-8 not approved, U-TRSY-BI-10 partly reconciled, U-TRSY-TF-16 has a payment. */
  markBillPaid: Maybe<BillPayload>;
  /** Checks a file of records again with cells changed and rows left out, and stores nothing. Needs the permission to import such records. userErrors: G-3 stale version, U-TRSY-RI-5 wrong state, U-TRSY-RI-20 begun by someone else, U-TRSY-RI-21 the header, U-TRSY-RI-23 a cell that was not rejected, U-TRSY-RI-24 other than the rejected text. */
  mendRecordImport: Maybe<RecordImportPayload>;
  /** Checks the file again with cells changed and rows left out. userErrors: G-3 stale version, U-TRSY-ST-24 wrong state, U-TRSY-ST-56 no cells to change, U-TRSY-ST-78 a cell that was not rejected, U-TRSY-ST-79 other than the rejected text, U-TRSY-ST-91 a kept row is no duplicate. */
  mendStatementImport: Maybe<StatementImportPayload>;
  /** Of the owner, with a fresh factor: the other side has 72 hours; an open offer gives way. userErrors: U-ACC-AU-44, U-ACC-US-13 not active. Errors: G-20 not the owner. */
  offerOwnership: Maybe<OwnershipPayload>;
  /** Puts all rules into another order. Needs `treasury.statements.manage`; userErrors: G-3 where one was added or deleted meanwhile. */
  orderCashRules: Maybe<OrderCashRulesPayload>;
  /** Makes a sales order of what is not ordered yet of each, which then waits for approval; needs `invoicing.salesOrders.manage`, and `invoicing.purchaseOrders.view` besides. userErrors per item: U-ACC-PO-2 status does not allow it, U-ACC-PO-3 all ordered already, U-ACC-SO-7 no total, U-ACC-CU-8 customer not active. */
  orderPurchaseOrders: Maybe<PurchaseOrdersPayload>;
  /** What a proof would be for; needs `treasury.payments.approve`. userErrors: U-ACC-AU-43 no second factor, U-TRSY-TF-5 no longer undecided, U-TRSY-TF-27 own, U-TRSY-TF-28 approved already, U-TRSY-TF-29 others are asked, G-3 stale version. */
  prepareApproval: Maybe<PrepareApprovalPayload>;
  /** Proves a second factor in a session that was started without; the way on where an organization answers U-ACC-AU-44. userErrors: U-ACC-AU-1 locked, U-ACC-AU-3 wrong code, U-ACC-AU-39 used already, U-ACC-AU-9 no backup code, U-ACC-AU-20 another kind of factor, U-ACC-AU-12, U-ACC-AU-13, U-ACC-AU-14 and U-ACC-AU-15 of a passkey, U-ACC-AU-43 none is set up. Errors: G-10. */
  proveSecondFactor: Maybe<ProveSecondFactorPayload>;
  /** Takes a customer into use again; needs `invoicing.customers.review`. userErrors: U-ACC-CU-6 status, G-3. */
  reactivateCustomer: Maybe<CustomerPayload>;
  /** Matches by hand; one side has exactly one item. userErrors: U-TRSY-RC-1 already reconciled, U-TRSY-RC-2 direction, U-TRSY-RC-3 amount above the total, U-TRSY-RC-4 below it, U-TRSY-RC-5 listed twice, U-TRSY-RC-6 several on both sides, U-TRSY-RC-7 bank account, U-TRSY-RC-13 currency, U-TRSY-RC-16 empty, U-TRSY-RC-18 archived, U-TRSY-RC-23 adjustments, U-TRSY-RC-25 adjustments of both signs, U-TRSY-RC-26 fee, U-TRSY-RC-27 withheld tax or U-TRSY-RC-28 rounding beyond its bound, U-TRSY-RC-29 a fee that raises money in or lowers money out: on `adjustmentReason` where the caller may give a reason, else on `adjustments`; U-TRSY-ST-104 before the period lock, which the owner passes with `lockReason`, U-TRSY-ST-105 not the owner, U-ACC-AU-43 and U-ACC-AU-44 a second factor is wanted. */
  reconcile: Maybe<ReconcilePayload>;
  /** Writes the number of a bill's withholding slip; needs `treasury.bills.manage`. userErrors: U-TRSY-BI-8 not approved, U-TRSY-BI-18 nothing is withheld, G-3 stale version. */
  recordWithholdingSlip: Maybe<BillPayload>;
  /** Reads the order of a transaction from its provider now; needs `treasury.providers.manage`. userErrors: U-TRSY-PP-2 disabled, U-TRSY-PP-3 by file only, U-TRSY-PP-5 to U-TRSY-PP-10 as the provider answers. */
  refreshPaymentTransaction: Maybe<PaymentTransactionPayload>;
  /** New backup codes in the place of the old ones; needs a fresh factor. userErrors: U-ACC-AU-7, U-ACC-AU-44. */
  regenerateBackupCodes: Maybe<RegenerateBackupCodesPayload>;
  /** Turns a request down and emails the reason with a new link; needs `invoicing.customers.review`. userErrors: U-ACC-CU-6 status, U-ACC-CU-13 too many emails, G-3. */
  rejectCustomer: Maybe<CustomerPayload>;
  /** Turns payments down; needs `treasury.payments.approve`. userErrors per item: U-TRSY-TF-5 no longer undecided. */
  rejectPayments: Maybe<PaymentsPayload>;
  /** Turns one down; needs `invoicing.purchaseOrders.manage`. userErrors: U-ACC-PO-2 status does not allow it, G-3. */
  rejectPurchaseOrder: Maybe<PurchaseOrderPayload>;
  /** Turns pending recommendations down one by one; needs `treasury.reconciliation.manage`. Results: U-TRSY-RC-9 unknown, U-TRSY-RC-10 not pending. */
  rejectRecommendations: Maybe<RecommendationsPayload>;
  /** Turns orders down that wait for approval; needs `invoicing.invoices.approve`. userErrors per item: U-ACC-SO-2 final, U-ACC-SO-8 approved already. */
  rejectSalesOrders: Maybe<SalesOrdersPayload>;
  /** Gives an unlinked provider back as a way in; needs a fresh factor, or the password of whoever has none. userErrors: U-ACC-AU-1, U-ACC-AU-34, U-ACC-AU-35, U-ACC-AU-37, U-ACC-AU-44. */
  relinkProvider: Maybe<RelinkProviderPayload>;
  /** Takes a document out of the request. userErrors: U-ACC-CU-1 link. */
  removeCustomerRequestDocument: Maybe<CustomerRequestPayload>;
  /** Removes a factor; needs a fresh one. With the last one the backup codes go. userErrors: U-ACC-AU-21, U-ACC-AU-44. */
  removeFactor: Maybe<RemoveFactorPayload>;
  /** Removes members at once; their sessions and API tokens end for good. Needs `account.members.manage`. Results: U-ACC-US-3 not active, U-ACC-US-9 owner, U-ACC-RO-3 own place, G-3. */
  removeMembers: Maybe<MembersPayload>;
  /** Takes a reconciliation back; nothing is deleted. userErrors: U-TRSY-RC-19 reason required, for all but the own match of the last 15 minutes, U-TRSY-RC-20 already removed, U-TRSY-ST-104 before the period lock and without a reason, U-TRSY-ST-105 not the owner, U-ACC-AU-43 and U-ACC-AU-44 a second factor is wanted. */
  removeReconciliation: Maybe<ReconcilePayload>;
  /** Gives a factor another name. userErrors: U-ACC-AU-21, U-ACC-AU-24. */
  renameFactor: Maybe<RenameFactorPayload>;
  /** Opens a closed account again; needs `treasury.bankAccounts.manage`. userErrors: U-TRSY-BA-33 closed by its bank, U-TRSY-BA-34 not closed, G-3. */
  reopenBankAccount: Maybe<BankAccountPayload>;
  /** Opens exceptions again. Needs `treasury.exceptions.manage`. userErrors of results: G-7, U-TRSY-XC-1 not resolved. */
  reopenExceptions: Maybe<ExceptionsPayload>;
  /** Asks for a link by mail. The same answer, after the same work, whether or not the email is known. Errors: R-3. */
  requestPasswordReset: Maybe<RequestPasswordResetPayload>;
  /** Emails each a new link for 72 hours; needs `invoicing.customers.manage`. Results: U-ACC-CU-6 not invited, U-ACC-CU-13 too many emails. */
  resendCustomerInvitations: Maybe<ResendCustomerInvitationsPayload>;
  /** Sends invitations again, with a new link for 72 hours; needs `account.members.invite`. Results: U-ACC-US-7 not invited, U-ACC-US-17 too often. */
  resendInvitations: Maybe<MembersPayload>;
  /** Sends failed payments again under a new reference, or has them wait for further approvals where more goes to the beneficiary that day; needs `treasury.payments.approve` and a fresh second factor. userErrors: as approvePayments, U-TRSY-TF-2 no API connection. */
  resendPayments: Maybe<PaymentsPayload>;
  /** Sends a delivery once more, now. userErrors: U-ACC-WH-3. Errors: G-7. */
  resendWebhookDelivery: Maybe<ResendWebhookDeliveryPayload>;
  /** Takes back what was entered for a day. Needs `account.controls.manage`. userErrors: U-TRSY-BK-1 the day is past. */
  resetBankingDay: Maybe<BankingDaysPayload>;
  /** Sets a new password and ends every session; second factors stay. userErrors: U-ACC-AU-17 link, U-ACC-AU-26 and U-ACC-AU-27 password. */
  resetPassword: Maybe<ResetPasswordPayload>;
  /** Settles exceptions by hand; while their cause lasts they are not raised again. Needs `treasury.exceptions.manage`. userErrors of results: G-7, U-TRSY-XC-1 resolved before. */
  resolveExceptions: Maybe<ExceptionsPayload>;
  /** Gives removed members access again with the role of before; they sign in again. Needs `account.members.manage`, and a fresh factor where the role approves. Results: U-ACC-US-8 not removed, U-ACC-US-12 never joined, U-ACC-US-35 too many members, G-3. */
  restoreMembers: Maybe<MembersPayload>;
  /** Ends an API token at once, on open sockets too; needs `account.apiTokens.manage`. Errors: G-7. */
  revokeApiToken: Maybe<RevokeApiTokenPayload>;
  /** Replaces the credentials; needs `treasury.bankAccounts.manage`. userErrors: U-TRSY-BA-5 and U-TRSY-BA-6 the key is malformed, U-TRSY-BA-7 and U-TRSY-BA-8 no credentials, U-TRSY-BA-18 not connected, G-3. A protected action: U-ACC-AU-43 no second factor is set up, U-ACC-AU-44 a fresh one is wanted, U-ACC-AU-3 wrong, U-ACC-AU-39 used already. Errors: G-22 for an API token. */
  rotateBankCredentials: Maybe<BankConnectionPayload>;
  /** Replaces the credentials after a test call; the ones before prove notifications for 24 hours more. Needs `treasury.providers.manage` and a fresh second factor. userErrors: U-TRSY-BA-9 none, U-TRSY-BA-29 no proof, U-TRSY-PP-2 disabled, U-TRSY-PP-5 to U-TRSY-PP-10 as the provider answers, G-3 stale version. */
  rotatePaymentProviderCredentials: Maybe<PaymentProviderProvenPayload>;
  /** Gives a webhook a new secret. A protected action: it needs a fresh second factor. userErrors: G-3, U-ACC-AU-3, U-ACC-AU-43, U-ACC-AU-44. Errors: G-7, G-22 for an API token. */
  rotateWebhookSecret: Maybe<RotateWebhookSecretPayload>;
  /** Starts the engine; AUTOMATIC needs `treasury.reconciliation.auto`, RECOMMEND needs `treasury.reconciliation.manage`. userErrors: U-TRSY-RC-17 a run is already at work, U-TRSY-RC-24 automatic without the right to it. */
  runReconciliation: Maybe<ReconciliationRunPayload>;
  /** Keeps what was typed so far. userErrors: U-ACC-CU-1 link. */
  saveCustomerRequestDraft: Maybe<CustomerRequestPayload>;
  /** Remembers the area that the person who asks works in; programs may not. userErrors: G-2. */
  setAppMode: Maybe<SetAppModePayload>;
  /** Enters a holiday, a working day or other hours. Needs `account.controls.manage`. userErrors: G-2, U-TRSY-BK-1 the day is past. */
  setBankingDay: Maybe<BankingDaysPayload>;
  /** Effective at once; needs `account.members.manage`, and a fresh factor where the role approves and one before did not. userErrors: U-ACC-AU-44; results: U-ACC-US-6 owner, U-ACC-RO-3 own place, G-3. */
  setMemberRoles: Maybe<MembersPayload>;
  /** Says below how much cash in a currency should not fall. Needs `treasury.expected.manage`; errors: G-3 changed by someone else. */
  setMinimumCash: SetMinimumCashPayload;
  /** Moves the date before which nothing is dated, matched or undone. Back or away only the owner moves it, with a fresh second factor. userErrors: U-ACC-OG-12 after today, U-ACC-OG-13 not the owner, G-3, U-ACC-AU-43, U-ACC-AU-44. */
  setPeriodLock: Maybe<SetPeriodLockPayload>;
  /** Makes an uploaded picture the photo of the person who asks. userErrors: U-ACC-FI-5 not uploaded, U-ACC-FI-7 for another purpose, U-ACC-FI-9 too large when drawn, U-ACC-FI-10 unreadable. */
  setPhoto: Maybe<SetPhotoPayload>;
  /** Sets when an account syncs by itself; needs `treasury.bankAccounts.manage`. userErrors: U-TRSY-BA-10 a time twice, U-TRSY-BA-18 not connected, U-TRSY-BA-27 schedule of a folder, G-3. */
  setSyncSchedule: Maybe<BankAccountPayload>;
  /** Starts a session. userErrors: U-ACC-AU-1 locked, U-ACC-AU-2 not active, U-ACC-AU-5 wrong pair. Errors: R-3. */
  signIn: Maybe<SignInPayload>;
  /** Starts a session with a passkey alone. userErrors: U-ACC-AU-1 locked, U-ACC-AU-2 not active, U-ACC-AU-12 too late, U-ACC-AU-14 not valid, U-ACC-AU-15 used before. Errors: R-3. */
  signInWithPasskey: Maybe<SignInWithPasskeyPayload>;
  /** Ends the session of this browser. Gives no errors. */
  signOut: Maybe<SignOutPayload>;
  /** Takes exceptions on; whoever has no assignee becomes the caller's. Needs `treasury.exceptions.manage`. userErrors of results: G-7, U-TRSY-XC-1 not open. */
  startExceptions: Maybe<ExceptionsPayload>;
  /** Asks for a passkey as a fresh second factor; its answer is the `passkeyAssertion` of one mutation. Errors: G-20 for programs. */
  startPasskeyAssertion: Maybe<StartPasskeyPayload>;
  /** Asks the browser for a new passkey; a further one needs a fresh one. userErrors: U-ACC-AU-1, U-ACC-AU-19, U-ACC-AU-28, U-ACC-AU-34 where the password is needed, U-ACC-AU-35, U-ACC-AU-44. */
  startPasskeyRegistration: Maybe<StartPasskeyPayload>;
  /** Asks for a passkey, to sign in with it alone or to answer a challenge. userErrors: U-ACC-AU-46. */
  startPasskeySignIn: Maybe<StartPasskeyPayload>;
  /** Puts drafts before those who approve; needs `treasury.bills.manage`. userErrors per item: U-TRSY-BI-8 no draft. */
  submitBills: Maybe<BillsPayload>;
  /** Sends the request for review. userErrors: U-ACC-CU-1 link, U-ACC-CU-2 document missing (at `documents`, then its kind), U-ACC-CU-3 regions, U-ACC-CU-4 number malformed, U-ACC-CU-5 tax number taken, U-ACC-CU-9 phone, U-ACC-CU-14 used too often. */
  submitCustomerRequest: Maybe<CustomerRequestPayload>;
  /** Asks for a sync now; one that is at work is enough. Needs `treasury.bankAccounts.manage`. userErrors: U-TRSY-BA-18 not connected. */
  syncBankAccount: Maybe<BankAccountPayload>;
  /** Syncs now; one that is running is enough. Needs `treasury.providers.manage`. userErrors: U-TRSY-PP-2 disabled, U-TRSY-PP-3 by file only. */
  syncPaymentProvider: Maybe<PaymentProviderPayload>;
  /** Asks the bank for the balance now and stores nothing; needs `treasury.bankAccounts.manage`. userErrors: U-TRSY-BA-15 not set up here, U-TRSY-BA-18 not connected, U-TRSY-BA-19 credentials, U-TRSY-BA-20 not permitted, U-TRSY-BA-21 refused, U-TRSY-BA-22 busy, U-TRSY-BA-23 unreachable, U-TRSY-BA-24 nonsense. */
  testBankConnection: Maybe<TestBankConnectionPayload>;
  /** Calls the provider and stores nothing; needs `treasury.providers.manage`. userErrors: U-TRSY-PP-3 by file only, U-TRSY-PP-4 not set up here, U-TRSY-PP-5 to U-TRSY-PP-10 as the provider answers. */
  testPaymentProvider: Maybe<PaymentProviderPayload>;
  /** Sends an event of no record, to see whether it arrives. userErrors: U-ACC-WH-3. Errors: G-7. */
  testWebhook: Maybe<TestWebhookPayload>;
  /** Brings archived ones back; needs `treasury.reconciliation.manage`. Results: U-TRSY-ET-16 belongs to another record, U-TRSY-ET-18 not archived. */
  unarchiveExpectedTransactions: Maybe<ExpectedTransactionsPayload>;
  /** Brings archived payments back; needs `treasury.payments.create`. userErrors per item: U-TRSY-TF-5 not archived. */
  unarchivePayments: Maybe<PaymentsPayload>;
  /** Brings archived lines back; needs `treasury.reconciliation.manage`. Results: U-TRSY-ST-35 not archived. */
  unarchiveStatementTransactions: Maybe<StatementTransactionsPayload>;
  /** Takes back the caller's last choice of each, to what was chosen before it. Needs `treasury.statements.manage`; results: U-TRSY-AN-6 nothing to undo. */
  undoCategoryChoices: Maybe<StatementTransactionsPayload>;
  /** Takes a whole import back while none of its rows is reconciled; matches that were removed do not hinder it. userErrors: U-TRSY-ST-24 wrong state, U-TRSY-ST-25 has reconciled lines. */
  undoStatementImport: Maybe<StatementImportPayload>;
  /** Takes a provider away as a way in; needs a fresh factor, or the password of whoever has none. Its next use does not link it again. userErrors: U-ACC-AU-1, U-ACC-AU-34, U-ACC-AU-35, U-ACC-AU-36 when there is no other way in, U-ACC-AU-37, U-ACC-AU-44. */
  unlinkProvider: Maybe<UnlinkProviderPayload>;
  /** Changes who must approve payments made from now on; earlier ones keep their plan. Needs `account.controls.manage`. userErrors: as creation, and G-3 stale version. A protected action, as creation. Errors: G-22 for an API token. */
  updateApprovalPolicy: Maybe<ApprovalPolicyPayload>;
  /** Changes alias or last-check date, or puts number and currency right; needs `treasury.bankAccounts.manage`. userErrors: U-TRSY-BA-2 alias exists, U-TRSY-BA-3 number exists, U-TRSY-BA-11 has reconciled lines, U-TRSY-BA-14 date after today, U-TRSY-BA-30 in use, G-3. */
  updateBankAccount: Maybe<BankAccountPayload>;
  /** Changes one that is not approved yet; needs `treasury.bills.manage`. userErrors: as createBill, U-TRSY-BI-8 approved or ended, G-3 stale version. */
  updateBill: Maybe<BillPayload>;
  /** Says what is asked of bills; those that exist keep what they have. Needs `account.company.manage`. userErrors: G-2, G-3 stale version, U-TRSY-BI-12 a key twice. */
  updateBillSettings: Maybe<BillSettingsPayload>;
  /** Renames a category or moves it to another activity. Needs `treasury.statements.manage`; userErrors: G-2, G-3 stale version, U-TRSY-AN-3 a name that is taken, U-TRSY-AN-4 a standard one. */
  updateCashCategory: Maybe<CashCategoryPayload>;
  /** Replaces a rule; transactions keep what they have until it is applied. Needs `treasury.statements.manage`; userErrors: G-2, G-3 stale version. */
  updateCashRule: Maybe<CashRulePayload>;
  /** Changes the controls that are named, effective at once; needs `account.controls.manage`. Loosening one is a protected action and needs a fresh second factor: `approveOwn` or `transfersActive` on, `enforceTwoFactor` off, a longer idle time, more domains. userErrors: G-2, G-3, U-ACC-OG-5, U-ACC-OG-6, U-ACC-AU-3, U-ACC-AU-43, U-ACC-AU-44. Errors: G-22 for an API token. */
  updateControls: Maybe<UpdateControlsPayload>;
  /** Needs `treasury.counterparties.manage`. userErrors: as createCounterparty, and U-TRSY-CP-4, U-TRSY-CP-5 payments under way, U-TRSY-CP-7, U-TRSY-CP-8 account number and name can't change, U-TRSY-CP-9 default is read-only, G-3. A protected action where a counterparty that has been paid gets a further bank account: U-ACC-AU-43 no second factor is set up, U-ACC-AU-44 a fresh one is wanted, U-ACC-AU-3 wrong, U-ACC-AU-39 used already. Errors: G-22 for an API token that adds one. */
  updateCounterparty: Maybe<CounterpartyPayload>;
  /** While it waits for review needs `invoicing.customers.review`, then `invoicing.customers.manage`. userErrors: as createCustomer, U-ACC-CU-6 status, U-ACC-CU-11 a field that reviewers change, G-3. */
  updateCustomer: Maybe<SavedCustomerPayload>;
  /** Changes one that is not issued yet, or what is still open of an active one; needs `treasury.deposits.manage`. userErrors: as createDeposit, U-TRSY-DP-2 matured, U-TRSY-DP-7 closed or agreed on, U-TRSY-DP-9 money of it is reconciled, G-3 stale version. */
  updateDeposit: Maybe<DepositPayload>;
  /** Gives a legal entity another name; needs `account.company.manage`. userErrors: G-3, U-ACC-OG-1, U-ACC-OG-2. */
  updateEntity: Maybe<UpdateEntityPayload>;
  /** Needs `treasury.expected.manage`. userErrors: as createExpectedTransaction, and G-3, U-TRSY-ET-2 already reconciled, U-TRSY-ET-16 belongs to another record, U-TRSY-ET-17 archived. */
  updateExpectedTransaction: Maybe<ExpectedTransactionPayload>;
  /** Changes what orders and invoices begin with; needs `account.company.manage`. userErrors: G-2, G-3, U-ACC-OG-7, U-ACC-OG-8. */
  updateOrderSettings: Maybe<UpdateOrderSettingsPayload>;
  /** Changes the company profile; needs `account.company.manage`. userErrors: G-2, G-3, U-ACC-OG-1, U-ACC-OG-4. */
  updateOrganization: Maybe<UpdateOrganizationPayload>;
  /** Changes one that needs approval; needs `treasury.payments.create`. userErrors: as createPayment, U-TRSY-TF-5 no longer undecided, G-3 stale version. */
  updatePayment: Maybe<PaymentPayload>;
  /** Changes the alias, or with a fresh second factor the payout account; needs `treasury.providers.manage`. userErrors: U-TRSY-BA-29 no proof, U-TRSY-BA-31 account closed, U-TRSY-PP-1 alias exists, U-TRSY-PP-2 disabled, G-3 stale version. */
  updatePaymentProvider: Maybe<PaymentProviderProvenPayload>;
  /** Changes what the organization wants to be warned of. Needs `account.controls.manage`. A protected action where a check becomes looser: a larger tolerance or fee, fewer days for duplicates. userErrors: G-2, G-3 stale version, U-ACC-AU-43 no second factor is set up, U-ACC-AU-44 a fresh one is wanted, U-ACC-AU-3 wrong, U-ACC-AU-39 used already. Errors: G-22 for an API token that makes a check looser. */
  updatePaymentSettings: Maybe<PaymentSettingsPayload>;
  /** Replaces a planned line. Needs `treasury.expected.manage`; userErrors: G-2, G-3 stale version. */
  updatePlannedLine: Maybe<PlannedLinePayload>;
  /** Needs `invoicing.salesOrders.manage`. userErrors: as createProduct, and G-3. */
  updateProduct: Maybe<ProductPayload>;
  /** Changes names, language and number format of the person who asks; programs may not. userErrors: G-2, G-3. */
  updateProfile: Maybe<UpdateProfilePayload>;
  /** Changes one that no sales order answers; needs `invoicing.purchaseOrders.manage`. userErrors: as createPurchaseOrder, U-ACC-PO-2 status does not allow it, G-3. */
  updatePurchaseOrder: Maybe<PurchaseOrderPayload>;
  /** Effective at once for all who have it; needs `account.roles.manage`, and a fresh factor where it approves more than before. userErrors: U-ACC-AU-44, U-ACC-RO-3 own role, U-ACC-RO-4 the owner's, U-ACC-RO-6 the name exists, G-3. */
  updateRole: Maybe<RolePayload>;
  /** Changes an open one, whose approval is lost by that; needs `invoicing.salesOrders.manage`. userErrors: as createSalesOrder, U-ACC-SO-2 final, U-ACC-SO-3 has receipts or invoices, G-3. */
  updateSalesOrder: Maybe<SalesOrderPayload>;
  /** Renames, shares or changes a view; one that another shares needs `account.company.manage`. userErrors: G-2, U-ACC-VW-1 own name taken, U-ACC-VW-2 shared name taken, G-3 stale version. */
  updateSavedView: Maybe<SavedViewPayload>;
  /** Changes a webhook, or pauses it. With another URL, a further event, or when it becomes active again, it is a protected action and needs a fresh second factor. userErrors: U-ACC-WH-1, G-3, U-ACC-AU-3, U-ACC-AU-43, U-ACC-AU-44. Errors: G-7, G-22 for an API token. */
  updateWebhook: Maybe<UpdateWebhookPayload>;
  /** Answers a second-factor challenge. userErrors: U-ACC-AU-1 locked, U-ACC-AU-3 wrong code, U-ACC-AU-39 used already, U-ACC-AU-9 no backup code, U-ACC-AU-20 another kind of factor, U-ACC-AU-12, U-ACC-AU-13, U-ACC-AU-14 and U-ACC-AU-15 of a passkey, U-ACC-AU-46 the challenge is over. */
  verifyTwoFactor: Maybe<VerifyTwoFactorPayload>;
  /** Of the owner. userErrors: U-ACC-US-14 no longer open. Errors: G-20 not the owner. */
  withdrawOwnership: Maybe<OwnershipPayload>;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationAcceptOwnershipArgs = {
  input: AcceptOwnershipInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationAcceptRecommendationsArgs = {
  input: RecommendationIdsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationActivateMembersArgs = {
  input: ActivateMembersInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationAddAuthenticatorArgs = {
  input: InputMaybe<AddAuthenticatorInput>;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationApplyCashRuleArgs = {
  input: ApplyCashRuleInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationApproveBillsArgs = {
  input: ApproveBillsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationApproveCustomerArgs = {
  input: ApproveCustomerInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationApprovePaymentsArgs = {
  input: ProvenPaymentsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationApproveSalesOrdersArgs = {
  input: ApproveSalesOrdersInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationArchiveExpectedTransactionsArgs = {
  input: ExpectedTransactionIdsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationArchivePaymentsArgs = {
  input: PaymentIdsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationArchiveStatementTransactionsArgs = {
  input: StatementTransactionIdsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationAskBankArgs = {
  input: PaymentIdsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationAssignExceptionsArgs = {
  input: AssignExceptionsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCancelBillsArgs = {
  input: BillsWithReasonInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCancelCustomerInvitationsArgs = {
  input: InvitedCustomersInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCancelDepositArgs = {
  input: CancelDepositInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCancelExportArgs = {
  input: CancelExportInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCancelGoodsReceiptArgs = {
  input: CancelGoodsReceiptInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCancelInvitationsArgs = {
  input: InvitationIdsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCancelPaymentsArgs = {
  endSeries?: InputMaybe<Scalars['Boolean']['input']>;
  input: PaymentsWithReasonInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCancelPurchaseOrderArgs = {
  input: PurchaseOrderWithReasonInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCancelReconciliationRunArgs = {
  input: CancelReconciliationRunInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCancelSalesOrdersArgs = {
  input: SalesOrdersWithReasonInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCheckNamesOfPaymentsArgs = {
  input: PaymentIdsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationChooseCategoryArgs = {
  input: ChooseCategoryInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationChooseLineCategoriesArgs = {
  input: ChooseLineCategoriesInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCloseBankAccountArgs = {
  input: CloseBankAccountInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCloseDepositArgs = {
  input: CloseDepositInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationClosePurchaseOrderArgs = {
  input: ClosePurchaseOrderInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCloseSalesOrdersArgs = {
  input: CloseSalesOrdersInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCommentOnExceptionArgs = {
  input: CommentOnExceptionInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationConfirmAuthenticatorArgs = {
  input: ConfirmAuthenticatorInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationConfirmReconciliationRunArgs = {
  input: ConfirmReconciliationRunInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationConfirmRecordImportArgs = {
  input: ConfirmRecordImportInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationConfirmStatementImportArgs = {
  input: ConfirmStatementImportInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationConnectBankAccountArgs = {
  input: ConnectBankAccountInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationConnectPaymentProviderArgs = {
  input: ConnectPaymentProviderInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreateApprovalPolicyArgs = {
  input: CreateApprovalPolicyInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreateBankAccountArgs = {
  input: CreateBankAccountInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreateBillArgs = {
  input: CreateBillInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreateCashCategoryArgs = {
  input: CreateCashCategoryInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreateCashRuleArgs = {
  input: CreateCashRuleInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreateCounterpartyArgs = {
  input: CreateCounterpartyInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreateCustomerArgs = {
  input: CreateCustomerInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreateDepositArgs = {
  input: CreateDepositInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreateEntityArgs = {
  input: CreateEntityInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreateExpectedTransactionArgs = {
  input: CreateExpectedTransactionInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreateExportArgs = {
  input: CreateExportInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreateFileUploadArgs = {
  input: CreateFileUploadInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreateFirstOwnerArgs = {
  input: CreateFirstOwnerInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreateGoodsReceiptArgs = {
  input: CreateGoodsReceiptInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreateOrganizationArgs = {
  input: CreateOrganizationInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreatePaymentArgs = {
  input: CreatePaymentInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreatePlannedLineArgs = {
  input: CreatePlannedLineInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreateProductArgs = {
  input: CreateProductInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreatePurchaseOrderArgs = {
  input: CreatePurchaseOrderInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreateRoleArgs = {
  input: CreateRoleInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreateSalesOrderArgs = {
  input: CreateSalesOrderInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreateSavedViewArgs = {
  input: CreateSavedViewInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreateStatementTransactionArgs = {
  input: CreateStatementTransactionInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationDeactivateCustomerArgs = {
  input: DeactivateCustomerInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationDeactivateMembersArgs = {
  input: EndMembersInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationDeleteApprovalPolicyArgs = {
  input: DeleteApprovalPolicyInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationDeleteBankAccountArgs = {
  input: BankAccountVersionInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationDeleteBillsArgs = {
  input: BillIdsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationDeleteCashRuleArgs = {
  input: DeleteCashRuleInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationDeleteCounterpartiesArgs = {
  input: DeleteCounterpartiesInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationDeleteEntityArgs = {
  input: DeleteEntityInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationDeleteExpectedTransactionsArgs = {
  input: DeleteExpectedTransactionsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationDeletePlannedLineArgs = {
  input: DeletePlannedLineInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationDeleteProductsArgs = {
  input: DeleteProductsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationDeleteRoleArgs = {
  input: DeleteRoleInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationDeleteSavedViewArgs = {
  input: DeleteSavedViewInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationDeleteStatementTransactionsArgs = {
  input: StatementTransactionIdsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationDisablePaymentProviderArgs = {
  input: PaymentProviderVersionInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationDisconnectBankAccountArgs = {
  input: DisconnectBankAccountInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationEnablePaymentProviderArgs = {
  input: PaymentProviderVersionInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationEndPaymentRecurrencesArgs = {
  input: PaymentIdsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationExportPaymentsArgs = {
  input: PaymentIdsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationExportPaymentsAgainArgs = {
  input: PaymentsWithReasonInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationFinishPasskeyRegistrationArgs = {
  input: FinishPasskeyRegistrationInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationImportBillsArgs = {
  input: ImportRecordsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationImportCounterpartiesArgs = {
  input: ImportRecordsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationImportExpectedTransactionsArgs = {
  input: ImportRecordsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationImportPaymentProviderReportArgs = {
  input: ImportPaymentProviderReportInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationImportPaymentsArgs = {
  input: ImportRecordsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationImportStatementArgs = {
  input: ImportStatementInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationImportTransfersArgs = {
  input: ImportRecordsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationInquireAccountArgs = {
  input: InquireAccountInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationInviteCustomersArgs = {
  input: InviteCustomersInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationInviteMembersArgs = {
  input: InviteMembersInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationLinkInvitationArgs = {
  input: LinkInvitationInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationMarkBillPaidArgs = {
  input: MarkBillPaidInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationMendRecordImportArgs = {
  input: MendRecordImportInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationMendStatementImportArgs = {
  input: MendStatementImportInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationOfferOwnershipArgs = {
  input: OfferOwnershipInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationOrderCashRulesArgs = {
  input: OrderCashRulesInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationOrderPurchaseOrdersArgs = {
  input: OrderPurchaseOrdersInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationPrepareApprovalArgs = {
  input: PrepareApprovalInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationProveSecondFactorArgs = {
  input: ProveSecondFactorInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationReactivateCustomerArgs = {
  input: ReactivateCustomerInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationReconcileArgs = {
  input: ReconcileInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationRecordWithholdingSlipArgs = {
  input: RecordWithholdingSlipInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationRefreshPaymentTransactionArgs = {
  input: RefreshPaymentTransactionInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationRegenerateBackupCodesArgs = {
  input: RegenerateBackupCodesInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationRejectCustomerArgs = {
  input: RejectCustomerInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationRejectPaymentsArgs = {
  input: PaymentsWithReasonInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationRejectPurchaseOrderArgs = {
  input: PurchaseOrderWithReasonInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationRejectRecommendationsArgs = {
  input: RecommendationIdsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationRejectSalesOrdersArgs = {
  input: SalesOrdersWithReasonInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationRelinkProviderArgs = {
  input: RelinkProviderInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationRemoveCustomerRequestDocumentArgs = {
  input: RemoveCustomerRequestDocumentInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationRemoveFactorArgs = {
  input: RemoveFactorInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationRemoveMembersArgs = {
  input: EndMembersInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationRemoveReconciliationArgs = {
  input: RemoveReconciliationInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationRenameFactorArgs = {
  input: RenameFactorInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationReopenBankAccountArgs = {
  input: BankAccountVersionInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationReopenExceptionsArgs = {
  input: ExceptionsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationResendCustomerInvitationsArgs = {
  input: InvitedCustomersInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationResendInvitationsArgs = {
  input: InvitationIdsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationResendPaymentsArgs = {
  input: ProvenPaymentsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationResendWebhookDeliveryArgs = {
  input: ResendWebhookDeliveryInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationResetBankingDayArgs = {
  input: ResetBankingDayInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationResolveExceptionsArgs = {
  input: ResolveExceptionsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationRestoreMembersArgs = {
  input: RestoreMembersInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationRevokeApiTokenArgs = {
  input: RevokeApiTokenInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationRotateBankCredentialsArgs = {
  input: RotateBankCredentialsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationRotatePaymentProviderCredentialsArgs = {
  input: RotatePaymentProviderCredentialsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationRotateWebhookSecretArgs = {
  input: RotateWebhookSecretInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationRunReconciliationArgs = {
  input: RunReconciliationInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationSaveCustomerRequestDraftArgs = {
  input: SaveCustomerRequestDraftInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationSetAppModeArgs = {
  input: SetAppModeInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationSetBankingDayArgs = {
  input: SetBankingDayInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationSetMemberRolesArgs = {
  input: SetMemberRolesInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationSetMinimumCashArgs = {
  input: SetMinimumCashInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationSetPeriodLockArgs = {
  input: SetPeriodLockInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationSetPhotoArgs = {
  input: SetPhotoInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationSetSyncScheduleArgs = {
  input: SetSyncScheduleInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationSignInWithPasskeyArgs = {
  input: SignInWithPasskeyInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationStartExceptionsArgs = {
  input: ExceptionsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationStartPasskeyRegistrationArgs = {
  input: StartPasskeyRegistrationInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationStartPasskeySignInArgs = {
  input: StartPasskeySignInInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationSubmitBillsArgs = {
  input: BillIdsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationSubmitCustomerRequestArgs = {
  input: SubmitCustomerRequestInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationSyncBankAccountArgs = {
  input: BankAccountIdInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationSyncPaymentProviderArgs = {
  input: PaymentProviderIdInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationTestBankConnectionArgs = {
  input: BankAccountIdInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationTestPaymentProviderArgs = {
  input: PaymentProviderIdInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationTestWebhookArgs = {
  input: TestWebhookInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUnarchiveExpectedTransactionsArgs = {
  input: ExpectedTransactionIdsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUnarchivePaymentsArgs = {
  input: PaymentIdsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUnarchiveStatementTransactionsArgs = {
  input: StatementTransactionIdsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUndoCategoryChoicesArgs = {
  input: UndoCategoryChoicesInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUndoStatementImportArgs = {
  input: UndoStatementImportInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUnlinkProviderArgs = {
  input: UnlinkProviderInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdateApprovalPolicyArgs = {
  input: UpdateApprovalPolicyInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdateBankAccountArgs = {
  input: UpdateBankAccountInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdateBillArgs = {
  input: UpdateBillInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdateBillSettingsArgs = {
  input: UpdateBillSettingsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdateCashCategoryArgs = {
  input: UpdateCashCategoryInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdateCashRuleArgs = {
  input: UpdateCashRuleInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdateControlsArgs = {
  input: UpdateControlsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdateCounterpartyArgs = {
  input: UpdateCounterpartyInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdateCustomerArgs = {
  input: UpdateCustomerInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdateDepositArgs = {
  input: UpdateDepositInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdateEntityArgs = {
  input: UpdateEntityInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdateExpectedTransactionArgs = {
  input: UpdateExpectedTransactionInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdateOrderSettingsArgs = {
  input: UpdateOrderSettingsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdateOrganizationArgs = {
  input: UpdateOrganizationInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdatePaymentArgs = {
  input: UpdatePaymentInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdatePaymentProviderArgs = {
  input: UpdatePaymentProviderInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdatePaymentSettingsArgs = {
  input: UpdatePaymentSettingsInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdatePlannedLineArgs = {
  input: UpdatePlannedLineInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdateProductArgs = {
  input: UpdateProductInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdatePurchaseOrderArgs = {
  input: UpdatePurchaseOrderInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdateRoleArgs = {
  input: UpdateRoleInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdateSalesOrderArgs = {
  input: UpdateSalesOrderInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdateSavedViewArgs = {
  input: UpdateSavedViewInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/** What can be changed. An operation's mutations run one after the other. */
export type MutationVerifyTwoFactorArgs = {
  input: VerifyTwoFactorInput;
};

/** What a bank said of whose account it is. */
export type NameCheck = {
  __typename?: 'NameCheck';
  /** The name on the account; null: the bank knows no such account. */
  accountName: Maybe<Scalars['String']['output']>;
  /** When the bank was asked. */
  checkedAt: Scalars['DateTime']['output'];
  /** How well it agrees with the name that is paid; null: the bank knows no such account. */
  match: Maybe<NameMatch>;
};

/** How well the name that the bank gives agrees with ours. */
export type NameMatch =
  /** Alike; worth a second look. */
  | 'CLOSE'
  /** Another name. */
  | 'DIFFERENT'
  /** The same, but for legal form and punctuation. */
  | 'EXACT';

/** A counterparty's account that has not been paid yet. */
export type NewAccount = {
  __typename?: 'NewAccount';
  /** When the account was added. */
  addedAt: Scalars['DateTime']['output'];
  /** Who added it; null for the system, and where it is not known. */
  addedBy: Maybe<Person>;
};

/** Why nobody can give an approval that a payment or bill needs. */
export type NobodyApproves =
  /** Everybody who may approve wrote a part of it. */
  | 'AUTHORS'
  /** Everybody who may approve wrote a part of it, or has approved it already. */
  | 'AUTHORS_AND_APPROVERS'
  /** For one of its approvals, due now or later, no active member who is named has a role that may approve. */
  | 'NOT_PERMITTED';

/** A thing with a global identifier. */
export type Node = {
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
};

/** Whom the ownership is offered to. */
export type OfferOwnershipInput = {
  /** 6-digit authenticator code, if fresh two-factor authentication is required. */
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
  /** Until when it can be accepted. */
  expiresAt: Scalars['DateTime']['output'];
  /** The invited person has an account already: they sign in, and accept with `linkInvitation`. */
  hasAccount: Scalars['Boolean']['output'];
  /** Who sent it. */
  inviterName: Scalars['String']['output'];
  /** The organization that invites. */
  organizationName: Scalars['String']['output'];
  /** The organization lets nobody in without a second factor. */
  requiresSecondFactor: Scalars['Boolean']['output'];
  /** The role that awaits. */
  roleName: Scalars['String']['output'];
};

/** All rules in another order. */
export type OrderCashRulesInput = {
  /** Global ids of all rules, the first to be tried first. */
  cashRuleIds: Array<Scalars['ID']['input']>;
};

/** The rules in their order. */
export type OrderCashRulesPayload = {
  __typename?: 'OrderCashRulesPayload';
  /** The organization, with all rules. */
  organization: Maybe<Organization>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** An earlier line of a customer, or a product that they did not order yet. */
export type OrderLineSuggestion = {
  __typename?: 'OrderLineSuggestion';
  /** What was sold. */
  description: Scalars['String']['output'];
  /** Goods or a service. */
  kind: ProductKind;
  /** When it was ordered last; null: not yet. */
  orderedOn: Maybe<Scalars['Date']['output']>;
  /** Price of one unit at that time; null for a product that they did not order yet. */
  price: Maybe<Money>;
  /** The product; null for a line without one. */
  product: Maybe<Product>;
  /** Unit as e-Faktur calls it. */
  taxUnit: TaxUnit;
  /** Unit as documents print it. */
  unit: Scalars['String']['output'];
  /** How VAT was taken of the order. */
  vatTreatment: VatTreatment;
  /** What was withheld of it; null: nothing. */
  withholding: Maybe<WithholdingCode>;
};

/** Purchase orders to make sales orders of. */
export type OrderPurchaseOrdersInput = {
  /** 1 to 200 of them. */
  ids: Array<Scalars['ID']['input']>;
};

/** What orders and invoices of an organization begin with. */
export type OrderSettings = {
  __typename?: 'OrderSettings';
  /** What new customers may owe, in the organization's currency; null: without a limit, 0: they pay in advance. */
  creditLimit: Maybe<Scalars['Decimal']['output']>;
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
  /** Recomputes the log and compares. Needs `account.security.manage`. */
  activityProof: Maybe<ActivityProof>;
  /** Registered address, in lines. */
  address: Maybe<Scalars['String']['output']>;
  /** What its approved bills still ask for, by age, currency and counterparty. Needs `treasury.analysis.view`; errors: G-2 for a day that is ahead or more than two years back. */
  agedPayables: Maybe<Payables>;
  /** API tokens, newest first; needs `account.apiTokens.manage`. */
  apiTokens: Maybe<ApiTokenConnection>;
  /** All approval policies, by name. Where none fits, a payment needs one approval. */
  approvalPolicies: Array<ApprovalPolicy>;
  /** One approval policy; G-7 when there is none. */
  approvalPolicy: Maybe<ApprovalPolicy>;
  /** Payments, transfers and bills that people decide on: undecided ones from those that wait longest, decided ones from the newest. Of each kind with its own permission: `treasury.payments.view`, `treasury.bills.view`; one of them is needed. */
  approvalQueue: Maybe<ApprovableConnection>;
  /** How many each part of `approvalQueue` holds. Needs what it needs. */
  approvalQueueCounts: Maybe<ApprovalCounts>;
  /** What its accounts in one currency held day by day, at most two years; days before any balance is known are left out. Needs `treasury.bankAccounts.view`. */
  balanceHistory: Maybe<Array<DayBalance>>;
  /** One bank account; null and an error G-7 when there is none. Needs `treasury.bankAccounts.view`. */
  bankAccount: Maybe<BankAccount>;
  /** Needs `treasury.bankAccounts.view`. */
  bankAccounts: Maybe<BankAccountConnection>;
  /** What it holds at each bank in each currency; amounts of different currencies are never added. Needs `treasury.bankAccounts.view`. */
  bankBalances: Maybe<Array<BankBalance>>;
  /** Days of a year that are not as their weekday says, by date. */
  bankingDays: Array<BankingDay>;
  /** Banks that accounts can be kept at. */
  banks: Maybe<Array<Bank>>;
  /** One bill; null and an error G-7 when there is none. Needs `treasury.bills.view`. */
  bill: Maybe<Bill>;
  /** How many stand where. Needs `treasury.bills.view`. */
  billCounts: Maybe<BillCounts>;
  /** What the organization asks of its bills. Needs `treasury.bills.view`. */
  billSettings: Maybe<BillSettings>;
  /** What the tax of a bill comes to that is being written. Needs `treasury.bills.view`. */
  billTaxEstimate: Maybe<BillTaxEstimateResult>;
  /** Rates of VAT and of withheld tax on a day, with their source. Needs `treasury.bills.view`. */
  billTaxRates: Maybe<BillTaxRates>;
  /** Bills. Needs `treasury.bills.view`. */
  bills: Maybe<BillConnection>;
  /** What statement transactions can be told apart by: standard ones first, then by name. Needs `treasury.statements.view`. */
  cashCategories: Array<CashCategory>;
  /** What went in and out of its accounts by period and category, with what balances say beside it. Needs `treasury.analysis.view`; errors: G-2 for a span that is ahead, longer than two years, or of more than 54 periods. */
  cashFlow: Maybe<CashFlow>;
  /** The statement transactions behind a figure of the cash flow. Needs `treasury.analysis.view`; errors: G-2 for a category without CATEGORY. */
  cashFlowLines: Maybe<CashFlowLines>;
  /** What its cash in a currency will be over twelve periods. Needs `treasury.analysis.view`; errors: G-2 for a scenario out of range. */
  cashForecast: Maybe<CashForecast>;
  /** What was forecast of periods that are over, from the snapshots of each night, beside what happened. Needs `treasury.analysis.view`. */
  cashForecastAccuracy: Maybe<ForecastAccuracy>;
  /** The records behind a figure of the forecast without a scenario. Needs `treasury.analysis.view`. */
  cashForecastRecords: Maybe<ForecastRecords>;
  /** What accounts in one currency held at the end of each day, at most two years. Needs `treasury.analysis.view`. */
  cashHistory: Maybe<Array<DayBalance>>;
  /** What it holds by currency, bank, entity and account. Needs `treasury.analysis.view`; errors: G-2 for a day that is ahead or more than two years back. */
  cashPosition: Maybe<CashPosition>;
  /** What a rule would fit, before it is saved. Needs `treasury.statements.manage`; errors: G-2. */
  cashRulePreview: Maybe<CashRulePreview>;
  /** All rules in the order in which they are tried, at most 100. Needs `treasury.statements.view`. */
  cashRules: Array<CashRule>;
  /** The switches of the company. */
  controls: Maybe<Controls>;
  /** Needs `treasury.counterparties.view`. */
  counterparties: Maybe<CounterpartyConnection>;
  /** One counterparty; null and an error G-7 when there is none. Needs `treasury.counterparties.view`. */
  counterparty: Maybe<Counterparty>;
  /** Banks that a counterparty's account can be at. */
  counterpartyBanks: Maybe<Array<Bank>>;
  /** One customer; null and an error G-7 when there is none. Needs `invoicing.customers.view`. */
  customer: Maybe<Customer>;
  /** How many customers stand where. Needs `invoicing.customers.view`. */
  customerCounts: Maybe<CustomerCounts>;
  /** Who buys of the organization. Needs `invoicing.customers.view`. */
  customers: Maybe<CustomerConnection>;
  /** Currency of new records. */
  defaultCurrency: Currency;
  /** One deposit; null and an error G-7 when there is none. Needs `treasury.deposits.view`. */
  deposit: Maybe<Deposit>;
  /** Banks at which a deposit can be. Needs `treasury.deposits.view`. */
  depositBanks: Maybe<Array<Bank>>;
  /** What a deposit would earn; null and an error U-TRSY-DP-3 when the rate isn't valid. Needs `treasury.deposits.manage`. */
  depositCalculation: Maybe<DepositCalculation>;
  /** How many stand where. Needs `treasury.deposits.view`. */
  depositCounts: Maybe<DepositCounts>;
  /** What matures in which month, by currency; deposits that are over are left out. Needs `treasury.deposits.view`. */
  depositLadder: Maybe<Array<DepositLadderStep>>;
  /** Deposits. Needs `treasury.deposits.view`. */
  deposits: Maybe<DepositConnection>;
  /** Legal entities of the organization, the default one first. */
  entities: Array<Entity>;
  /** One exception; G-7 when there is none. */
  exception: Maybe<Exception>;
  /** How many await somebody. Needs `treasury.exceptions.view`. */
  exceptionCounts: Maybe<ExceptionCounts>;
  /** What the system found that a person should look at. */
  exceptions: Maybe<ExceptionConnection>;
  /** One expected transaction; null and an error G-7 when there is none. Needs `treasury.expected.view`. */
  expectedTransaction: Maybe<ExpectedTransaction>;
  /** Needs `treasury.expected.view`. */
  expectedTransactions: Maybe<ExpectedTransactionConnection>;
  /** The columns that a list can be exported with, in their order. Needs the view permission of the list. */
  exportColumns: Array<ExportColumn>;
  /** The viewer's files of lists that were asked for in the last 30 days, the newest first, at most 200. */
  exports: Array<Export>;
  /** What it has begun with in treasury; every member may ask. */
  firstSteps: Maybe<FirstSteps>;
  /** One goods receipt; null and an error G-7 when there is none. Needs `invoicing.goodsReceipts.view`. */
  goodsReceipt: Maybe<GoodsReceipt>;
  /** What customers received. Needs `invoicing.goodsReceipts.view`. */
  goodsReceipts: Maybe<GoodsReceiptConnection>;
  /** Opaque global identifier. */
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
  /** What a customer ordered before, the newest of each description first, then active products; at most 10. Needs `invoicing.salesOrders.view`. */
  orderLineSuggestions: Maybe<Array<OrderLineSuggestion>>;
  /** Numbering, terms and texts of new orders and invoices; null where invoicing is not used. */
  orderSettings: Maybe<OrderSettings>;
  /** Who owns the organization. */
  owner: Maybe<Person>;
  /** The open offer of ownership, for its two sides and for whoever may see members. */
  ownershipTransfer: Maybe<OwnershipTransfer>;
  /** The bills behind a figure of the payables. Needs `treasury.analysis.view`. */
  payableBills: Maybe<PayableBills>;
  /** One payment or transfer; null and an error G-7 when there is none. Needs `treasury.payments.view`. */
  payment: Maybe<Payment>;
  /** How many stand where. Needs `treasury.payments.view`. */
  paymentCounts: Maybe<PaymentCounts>;
  /** What a payment would meet if it were made now. Needs `treasury.payments.create`. */
  paymentOptions: Maybe<PaymentOptions>;
  /** One connection; null and an error G-7 when there is none. Needs `treasury.providers.view`. */
  paymentProvider: Maybe<PaymentProvider>;
  /** What each payment provider offers here. Needs `treasury.providers.view`. */
  paymentProviderCapabilities: Maybe<Array<PaymentProviderCapabilities>>;
  /** Connections to payment providers. Needs `treasury.providers.view`. */
  paymentProviders: Maybe<PaymentProviderConnection>;
  /** One batch; null and an error G-7 when there is none. Needs `treasury.providers.view`. */
  paymentRecord: Maybe<PaymentRecord>;
  /** Settlement batches of payment providers. Needs `treasury.providers.view`. */
  paymentRecords: Maybe<PaymentRecordConnection>;
  /** What the organization wants to be warned of. */
  paymentSettings: Maybe<PaymentSettings>;
  /** One transaction; null and an error G-7 when there is none. Needs `treasury.providers.view`. */
  paymentTransaction: Maybe<PaymentTransaction>;
  /** Payments, refunds and chargebacks at payment providers. Needs `treasury.providers.view`. */
  paymentTransactions: Maybe<PaymentTransactionConnection>;
  /** Payments and transfers. Needs `treasury.payments.view`. */
  payments: Maybe<PaymentConnection>;
  /** The open expected transactions behind a figure of the cash position as of now. Needs `treasury.analysis.view`. */
  pendingCash: Maybe<PendingCashRecords>;
  /** Active colleagues, for filters and assignments. */
  people: Array<Person>;
  /** What the viewer may do here. */
  permissions: Array<Permission>;
  /** All planned lines, at most 200, the earliest first. Needs `treasury.analysis.view`. */
  plannedLines: Array<PlannedLine>;
  /** Approval policies that no one could fulfill any more once these members leave, or have another role; without those that can't be fulfilled today. Needs `account.members.view`. */
  policiesBlockedByMembers: Maybe<Array<BlockedApprovalPolicy>>;
  /** Approval policies that no one could fulfill any more once a role has only these permissions; without those that can't be fulfilled today. Needs `account.members.view`. */
  policiesBlockedByRole: Maybe<Array<BlockedApprovalPolicy>>;
  /** One product; null and an error G-7 when there is none. Needs `invoicing.salesOrders.view`. */
  product: Maybe<Product>;
  /** What the organization sells. Needs `invoicing.salesOrders.view`. */
  products: Maybe<ProductConnection>;
  /** One purchase order; null and an error G-7 when there is none. Needs `invoicing.purchaseOrders.view`. */
  purchaseOrder: Maybe<PurchaseOrder>;
  /** How many purchase orders stand where. Needs `invoicing.purchaseOrders.view`. */
  purchaseOrderCounts: Maybe<PurchaseOrderCounts>;
  /** What customers sent. Needs `invoicing.purchaseOrders.view`. */
  purchaseOrders: Maybe<PurchaseOrderConnection>;
  /** Needs `treasury.reconciliation.view`. */
  recommendations: Maybe<RecommendationConnection>;
  /** How much there is to reconcile. Needs `treasury.reconciliation.view`. */
  reconciliationCounts: Maybe<ReconciliationCounts>;
  /** Runs, newest first. */
  reconciliationRuns: Maybe<Array<ReconciliationRun>>;
  /** Matches, newest first; without those that were undone unless the filter asks. Needs `treasury.reconciliation.view`. */
  reconciliations: Maybe<ReconciliationConnection>;
  /** Needs the view permission of the kind of record. */
  recordImport: Maybe<RecordImport>;
  /** The official regions right below `parent`, by name; without it the provinces. */
  regions: Maybe<Array<Region>>;
  /** Needs `account.members.view`. */
  role: Maybe<Role>;
  /** Roles, the owner's first, then by name. Needs `account.members.view`. */
  roles: Maybe<Array<Role>>;
  /** One sales order; null and an error G-7 when there is none. Needs `invoicing.salesOrders.view`. */
  salesOrder: Maybe<SalesOrder>;
  /** The figures of an order while it is typed; nothing is stored. Needs `invoicing.salesOrders.view`. */
  salesOrderAmounts: Maybe<SalesOrderAmounts>;
  /** How many sales orders stand where. Needs `invoicing.salesOrders.view`. */
  salesOrderCounts: Maybe<SalesOrderCounts>;
  /** What customers ordered. Needs `invoicing.salesOrders.view`. */
  salesOrders: Maybe<SalesOrderConnection>;
  /** Views of a list: the viewer's own, then those that others share. */
  savedViews: Array<SavedView>;
  /** One import; null and an error G-7 when there is none. Needs `treasury.statements.view`. */
  statementImport: Maybe<StatementImport>;
  /** Newest first. */
  statementImports: Maybe<StatementImportConnection>;
  /** One statement transaction; null and an error G-7 when there is none. Needs `treasury.statements.view`. */
  statementTransaction: Maybe<StatementTransaction>;
  /** Needs `treasury.statements.view`. */
  statementTransactions: Maybe<StatementTransactionConnection>;
  /** Sixteen digits. */
  taxNumber: Maybe<Scalars['String']['output']>;
  /** The digits of the tax number do not fit each other: it may be mistyped. Never a refusal. */
  taxNumberDoubtful: Scalars['Boolean']['output'];
  /** Units as e-Faktur lists them. Needs `invoicing.salesOrders.view`. */
  taxUnits: Maybe<Array<TaxUnit>>;
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
  /** The withheld tax of a month as a CSV for e-Bupot. Needs `treasury.bills.view`. */
  withheldTaxFile: Maybe<WithheldTaxFileResult>;
  /** Withheld tax of a month, for its return (e-Bupot). Needs `treasury.bills.view`. */
  withheldTaxes: Maybe<WithheldTaxConnection>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationActivityArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ActivityFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationAgedPayablesArgs = {
  asOf: InputMaybe<Scalars['Date']['input']>;
  currency: InputMaybe<Currency>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationApiTokensArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ApiTokenFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationApprovalPolicyArgs = {
  uuid: Scalars['UUID']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationApprovalQueueArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  tab: ApprovalTab;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationBalanceHistoryArgs = {
  bankAccountIds: InputMaybe<Array<Scalars['ID']['input']>>;
  currency: Currency;
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
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
export type OrganizationBankingDaysArgs = {
  year: Scalars['Int']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationBillArgs = {
  uuid: Scalars['UUID']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationBillTaxEstimateArgs = {
  input: BillTaxEstimateInput;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationBillTaxRatesArgs = {
  date: Scalars['Date']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationBillsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<BillFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<BillSort>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationCashFlowArgs = {
  bankAccountIds: InputMaybe<Array<Scalars['ID']['input']>>;
  compare?: InputMaybe<CashFlowComparison>;
  currency: Currency;
  entityIds: InputMaybe<Array<Scalars['ID']['input']>>;
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  unit?: InputMaybe<CashFlowUnit>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationCashFlowLinesArgs = {
  bankAccountIds: InputMaybe<Array<Scalars['ID']['input']>>;
  categoryUuid: InputMaybe<Scalars['UUID']['input']>;
  currency: Currency;
  direction: InputMaybe<Direction>;
  entityIds: InputMaybe<Array<Scalars['ID']['input']>>;
  from: Scalars['Date']['input'];
  kind?: InputMaybe<CashFlowLineKind>;
  to: Scalars['Date']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationCashForecastArgs = {
  bankAccountIds: InputMaybe<Array<Scalars['ID']['input']>>;
  currency: Currency;
  entityIds: InputMaybe<Array<Scalars['ID']['input']>>;
  includesLeftOut?: InputMaybe<Scalars['Boolean']['input']>;
  scenario: InputMaybe<ForecastScenarioInput>;
  unit?: InputMaybe<ForecastUnit>;
  usesLags?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationCashForecastAccuracyArgs = {
  currency: Currency;
  unit?: InputMaybe<ForecastUnit>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationCashForecastRecordsArgs = {
  bankAccountIds: InputMaybe<Array<Scalars['ID']['input']>>;
  currency: Currency;
  entityIds: InputMaybe<Array<Scalars['ID']['input']>>;
  filter: ForecastRecordFilter;
  usesLags?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationCashHistoryArgs = {
  bankAccountIds: InputMaybe<Array<Scalars['ID']['input']>>;
  currency: Currency;
  entityIds: InputMaybe<Array<Scalars['ID']['input']>>;
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationCashPositionArgs = {
  asOf: InputMaybe<Scalars['Date']['input']>;
  bankAccountIds: InputMaybe<Array<Scalars['ID']['input']>>;
  currency: InputMaybe<Currency>;
  entityIds: InputMaybe<Array<Scalars['ID']['input']>>;
  groupBy?: InputMaybe<CashGrouping>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationCashRulePreviewArgs = {
  rule: CashRuleInput;
  ruleId: InputMaybe<Scalars['ID']['input']>;
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
export type OrganizationCustomerArgs = {
  uuid: Scalars['UUID']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationCustomersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<CustomerFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<CustomerSort>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationDepositArgs = {
  uuid: Scalars['UUID']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationDepositCalculationArgs = {
  input: DepositCalculationInput;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationDepositsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<DepositFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<DepositSort>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationExceptionArgs = {
  uuid: Scalars['UUID']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationExceptionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ExceptionFilter>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<ExceptionSort>;
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
export type OrganizationExportColumnsArgs = {
  list: ExportedList;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationGoodsReceiptArgs = {
  uuid: Scalars['UUID']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationGoodsReceiptsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<GoodsReceiptFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<GoodsReceiptSort>;
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
export type OrganizationOrderLineSuggestionsArgs = {
  customerId: Scalars['ID']['input'];
  search: InputMaybe<Scalars['String']['input']>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationPayableBillsArgs = {
  asOf: InputMaybe<Scalars['Date']['input']>;
  bucket: InputMaybe<PayableBucket>;
  counterpartyId: InputMaybe<Scalars['ID']['input']>;
  currency: Currency;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationPaymentArgs = {
  uuid: Scalars['UUID']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationPaymentCountsArgs = {
  kind: PaymentKind;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationPaymentOptionsArgs = {
  input: PaymentOptionsInput;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationPaymentProviderArgs = {
  uuid: Scalars['UUID']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationPaymentProvidersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<PaymentProviderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<PaymentProviderSort>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationPaymentRecordArgs = {
  uuid: Scalars['UUID']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationPaymentRecordsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<PaymentRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<PaymentRecordSort>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationPaymentTransactionArgs = {
  uuid: Scalars['UUID']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationPaymentTransactionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<PaymentTransactionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<PaymentTransactionSort>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationPaymentsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<PaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<PaymentSort>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationPendingCashArgs = {
  bankAccountIds: InputMaybe<Array<Scalars['ID']['input']>>;
  currency: Currency;
  direction: Direction;
  entityIds: InputMaybe<Array<Scalars['ID']['input']>>;
  kind?: InputMaybe<PendingCashKind>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationPoliciesBlockedByMembersArgs = {
  memberIds: Array<Scalars['ID']['input']>;
  roleId: InputMaybe<Scalars['ID']['input']>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationPoliciesBlockedByRoleArgs = {
  permissions: Array<Permission>;
  roleId: Scalars['ID']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationProductArgs = {
  uuid: Scalars['UUID']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationProductsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<ProductSort>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationPurchaseOrderArgs = {
  uuid: Scalars['UUID']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationPurchaseOrdersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<PurchaseOrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<PurchaseOrderSort>;
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
  importId: InputMaybe<Scalars['ID']['input']>;
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
export type OrganizationRegionsArgs = {
  parent: InputMaybe<Scalars['String']['input']>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationRoleArgs = {
  uuid: Scalars['UUID']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationSalesOrderArgs = {
  uuid: Scalars['UUID']['input'];
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationSalesOrderAmountsArgs = {
  draft: SalesOrderDraftInput;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationSalesOrdersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<SalesOrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<SalesOrderSort>;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationSavedViewsArgs = {
  list: SavedViewList;
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


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationWithheldTaxFileArgs = {
  filter: WithheldTaxFilter;
};


/** A company, or a group's member, whose books are kept apart from all others. */
export type OrganizationWithheldTaxesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: WithheldTaxFilter;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<WithheldTaxSort>;
};

/** Something that an administrator changed. */
export type OrganizationChange = {
  __typename?: 'OrganizationChange';
  /** The part that changed. */
  kind: OrganizationChangeKind;
};

/** Parts of an organization that administrators change. */
export type OrganizationChangeKind =
  /** Its legal entities. */
  | 'ENTITIES'
  /** The company profile, its controls or its order settings. */
  | 'SETTINGS';

/** What a category that people name can be for. */
export type OwnCashActivity =
  /** Loans, capital and dividends. */
  | 'FINANCING'
  /** Deposits and other investments. */
  | 'INVESTING'
  /** The business itself. */
  | 'OPERATING';

/** What may be done with an offer of ownership. */
export type OwnershipAction =
  /** Become the owner, as whom it was offered to. */
  | 'ACCEPT'
  /** Turn it down, as whom it was offered to. */
  | 'DECLINE'
  /** Take it back, as the owner. */
  | 'WITHDRAW';

/** What came of the offer. */
export type OwnershipPayload = {
  __typename?: 'OwnershipPayload';
  /** The organization, to read its transfer and members again. */
  organization: Maybe<Organization>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** The owner hands the organization over: open for 72 hours, until the other side accepts or declines, or the owner withdraws. */
export type OwnershipTransfer = {
  __typename?: 'OwnershipTransfer';
  /** What the viewer may do. */
  allowedActions: Array<OwnershipAction>;
  /** When the owner made the offer. */
  createdAt: Scalars['DateTime']['output'];
  /** Until when it can be accepted. */
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

/** A period that is over, with what the snapshot of its first day said of it. */
export type PastForecastPeriod = {
  __typename?: 'PastForecastPeriod';
  /** Money in less money out, as it happened. */
  actual: Money;
  /** What was held at its end; null where no balance is known. */
  actualClosing: Maybe<Money>;
  /** Money in less money out, as forecast. */
  forecast: Money;
  /** What was to be held at its end; null where no balance was known then. */
  forecastClosing: Maybe<Money>;
  /** Its first day. */
  from: Scalars['Date']['output'];
  /** By source, the largest difference first. */
  sources: Array<ForecastVariance>;
  /** When the forecast was made: on the first day, or within the period before. */
  takenOn: Scalars['Date']['output'];
  /** Its last day. */
  to: Scalars['Date']['output'];
};

/** A bill behind a figure of the payables. */
export type PayableBill = {
  __typename?: 'PayableBill';
  /** The bill. */
  bill: Maybe<Bill>;
  /** How long it had been due. */
  bucket: PayableBucket;
  /** Whether a payment of it is not over. */
  isUnderWay: Scalars['Boolean']['output'];
  /** What was left of it on the day. */
  remaining: Money;
};

/** The bills behind a figure of the payables. */
export type PayableBills = {
  __typename?: 'PayableBills';
  /** The oldest first, at most 200. */
  items: Array<PayableBill>;
  /** Sum of all of them. */
  total: Money;
  /** Number of all of them. */
  totalCount: Scalars['Int']['output'];
};

/** How long a bill has been due. */
export type PayableBucket =
  /** 1 to 30 days overdue. */
  | 'DAYS_1_30'
  /** 31 to 90 days overdue. */
  | 'DAYS_31_90'
  /** 91 to 180 days overdue. */
  | 'DAYS_91_180'
  /** 181 to 365 days overdue. */
  | 'DAYS_181_365'
  /** More than 365 days overdue. */
  | 'MORE'
  /** It is not due yet. */
  | 'NOT_DUE'
  /** It is due on the day. */
  | 'TODAY';

/** What bills of one age still ask for. */
export type PayableSum = {
  __typename?: 'PayableSum';
  /** What is left of them. */
  amount: Money;
  /** How long they have been due. */
  bucket: PayableBucket;
  /** Number of bills. */
  count: Scalars['Int']['output'];
};

/** What approved bills still ask for as of the end of a day. */
export type Payables = {
  __typename?: 'Payables';
  /** The day. */
  asOf: Scalars['Date']['output'];
  /** By currency. */
  currencies: Array<CurrencyPayables>;
  /** Today, in the organization's time zone. */
  today: Scalars['Date']['output'];
};

/** Payments and transfers: money that leaves an account. */
export type Payment = Approvable & Node & {
  __typename?: 'Payment';
  /** What the viewer can do with it now. */
  allowedActions: Array<PaymentAction>;
  /** Amount with its currency, always positive. */
  amount: Money;
  /** Why the viewer can't approve it; null when they can, and when there is nothing to approve. */
  approvalObstacle: Maybe<ApprovalObstacle>;
  /** Which policy asks for the approvals; null where none does. */
  approvalReason: Maybe<ApprovalReason>;
  /** Approvals, newest first, with those that a change has voided. */
  approvals: Maybe<Array<Approval>>;
  /** How many have approved what it says now. */
  approvalsGiven: Scalars['Int']['output'];
  /** How many people must approve it. */
  approvalsNeeded: Scalars['Int']['output'];
  /** Whether it was put out of sight. */
  archived: Scalars['Boolean']['output'];
  /** Orders to the bank, newest first: one for each time that it was sent. */
  attempts: Maybe<Array<PaymentAttempt>>;
  /** Everybody who wrote a part of it: none of them approves it, unless the organization lets people approve their own. */
  authors: Maybe<Array<Person>>;
  /** Whose approval it awaits; null when it needs none. */
  awaitedApproval: Maybe<AwaitedApproval>;
  /** The bill that it pays; null for none. */
  bill: Maybe<Bill>;
  /** Why it was cancelled. */
  cancellationReason: Maybe<Scalars['String']['output']>;
  /** Who brings it to the bank. */
  channel: PaymentChannel;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Who made it; null for the system, which makes what repeats. */
  createdBy: Maybe<Person>;
  /** The date that was asked for. */
  date: Scalars['Date']['output'];
  /** When it was rejected or cancelled. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who turned it down or called it off. */
  decidedBy: Maybe<Person>;
  /** Payments of the same amount to the same account within some days: it may be one of them. The nearest first. */
  duplicates: Maybe<Array<Payment>>;
  /** Who changed it last; null when nobody did. */
  editedBy: Maybe<Person>;
  /** The expected transactions that it made, one on each side of a transfer; empty until it is approved. */
  expectedTransactions: Maybe<Array<ExpectedTransaction>>;
  /** Why it failed: `INSUFFICIENT_FUNDS`, `ACCOUNT_NOT_FOUND`, `CONTENT_CHANGED` and others; more may come. */
  failureCode: Maybe<Scalars['String']['output']>;
  /** Why it failed, in the bank's words; null where it was not the bank that said so. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** What the bank takes for it, in the currency of the account that pays. */
  fee: Money;
  /** Documents that belong to it, at most 10. */
  files: Array<PaymentFile>;
  /** While it is in progress by export: the one unreconciled statement line that can be it; null for none, and for several. */
  fittingLine: Maybe<StatementTransaction>;
  /** The account that pays. */
  from: BankAccount;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** A payment or a transfer; neither turns into the other. */
  kind: PaymentKind;
  /** What the beneficiary reads, at most 50 characters. */
  memo: Maybe<Scalars['String']['output']>;
  /** How it travels; null: by export only. */
  method: Maybe<PaymentMethod>;
  /** What the bank said of whose account it pays; null: it was not asked in 30 days. */
  nameCheck: Maybe<NameCheck>;
  /** While it is to be decided on: set if the account was added in the last 30 days and never paid; one of the organization's own counts until it is connected. */
  newAccount: Maybe<NewAccount>;
  /** Notes for colleagues. */
  notes: Maybe<Scalars['String']['output']>;
  /** Gapless within organization and year, `PMT-2026-000123` or `TRF-2026-000123`. */
  number: Scalars['String']['output'];
  /** How it repeats; null for one that is made once. */
  recurrence: Maybe<PaymentRecurrence>;
  /** Why it was rejected. */
  rejectionReason: Maybe<Scalars['String']['output']>;
  /** When the bank executed it, or it was settled. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** Current status. */
  status: PaymentStatus;
  /** Whom and where it pays. */
  to: Beneficiary;
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** The banking day on which it leaves: after cut-off or on a holiday a later one. */
  valueDate: Scalars['Date']['output'];
  /** For changes to it, and for approving exactly what was seen. */
  version: Scalars['Int']['output'];
};

/** What a viewer can do with a payment now. */
export type PaymentAction =
  /** Approve it, with a fresh second factor: while it needs approval. */
  | 'APPROVE'
  /** Put it out of sight: once it is sent, failed, cancelled or rejected. */
  | 'ARCHIVE'
  /** Ask the bank for its status now: while the bank has it. */
  | 'ASK_BANK'
  /** Call it off, with a reason: while it needs approval or is scheduled, or after a manual export. */
  | 'CANCEL'
  /** Let it repeat no more. */
  | 'END_RECURRENCE'
  /** Export it for the bank's own portal: while it is scheduled and was never tried, or failed. */
  | 'EXPORT'
  /** Export it once more, with a reason: while it is in progress after an export. */
  | 'EXPORT_AGAIN'
  /** Turn it down, with a reason: while it needs approval. */
  | 'REJECT'
  /** Send it again, with a fresh second factor: after it failed. It may need further approvals by then. */
  | 'RESEND'
  /** Bring it back into sight. */
  | 'UNARCHIVE'
  /** Change it: while it needs approval and was never let go. A change of what was approved voids the approvals. */
  | 'UPDATE';

/** One order to the bank. */
export type PaymentAttempt = {
  __typename?: 'PaymentAttempt';
  /** When the bank was last asked for its status. */
  askedAt: Maybe<Scalars['DateTime']['output']>;
  /** The bank's reference; null until it answered. */
  bankReference: Maybe<Scalars['String']['output']>;
  /** What the bank said when it was last asked. */
  latestStatus: Maybe<Scalars['String']['output']>;
  /** How it travels. */
  method: PaymentMethod;
  /** 1 for the first order of the payment. */
  number: Scalars['Int']['output'];
  /** Our reference, unique at the bank. */
  reference: Scalars['String']['output'];
  /** When its end was known. */
  resolvedAt: Maybe<Scalars['DateTime']['output']>;
  /** The bank's answer, by code. */
  responseCode: Maybe<Scalars['String']['output']>;
  /** The bank's answer, in its words. */
  responseMessage: Maybe<Scalars['String']['output']>;
  /** When it was sent. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** How far it has come. */
  state: PaymentAttemptState;
  /** Public identifier. */
  uuid: Scalars['UUID']['output'];
};

/** How far an order to the bank has come. */
export type PaymentAttemptState =
  /** The bank took it, and has not executed it yet. */
  | 'ACCEPTED'
  /** The bank refused it. */
  | 'FAILED'
  /** Its reference is stored; it was not sent yet. */
  | 'PREPARED'
  /** It is on its way to the bank. */
  | 'SENDING'
  /** The bank executed it. */
  | 'SUCCEEDED'
  /** The bank's answer was lost or unclear; it is asked after, and never sent again. */
  | 'UNKNOWN';

/** Who brings the order to the bank. */
export type PaymentChannel =
  /** Arus, over the bank's API. */
  | 'API'
  /** A person, with an exported file. */
  | 'MANUAL';

/** Payments and transfers of an organization. */
export type PaymentConnection = {
  __typename?: 'PaymentConnection';
  /** Those of this page. */
  edges: Array<PaymentEdge>;
  /** Pagination info. */
  pageInfo: PageInfo;
  /** Number of items that match the filter. */
  totalCount: Maybe<Scalars['Int']['output']>;
  /** Sums by currency of all that the filter admits, without cancelled and rejected ones. */
  totals: Maybe<Array<Money>>;
};

/** How many payments stand where; archived ones are not counted. */
export type PaymentCounts = {
  __typename?: 'PaymentCounts';
  /** Number of all, whatever their status. */
  all: Scalars['Int']['output'];
  /** Those that were cancelled or rejected. */
  cancelledOrRejected: Scalars['Int']['output'];
  /** Those that failed. */
  failed: Scalars['Int']['output'];
  /** Those that are in progress. */
  inProgress: Scalars['Int']['output'];
  /** Those that need approval. */
  needsApproval: Scalars['Int']['output'];
  /** Those that are scheduled. */
  scheduled: Scalars['Int']['output'];
  /** Those that were sent. */
  sent: Scalars['Int']['output'];
};

/** A payment in its list. */
export type PaymentEdge = {
  __typename?: 'PaymentEdge';
  /** Cursor; pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The payment. */
  node: Payment;
};

/** A document that belongs to a payment. */
export type PaymentFile = {
  __typename?: 'PaymentFile';
  /** Names the file in inputs. */
  fileId: Scalars['ID']['output'];
  /** File name with its extension. */
  name: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
  /** Download address; it needs the same sign-in as the record. */
  url: Scalars['URL']['output'];
};

/** Names of the columns of a report. */
export type PaymentFileMapping = {
  __typename?: 'PaymentFileMapping';
  /** The batch; null: one a day. */
  batch: Maybe<Scalars['String']['output']>;
  /** How the payer paid. */
  channel: Maybe<Scalars['String']['output']>;
  /** The currency. */
  currency: Maybe<Scalars['String']['output']>;
  /** `yyyy-MM-dd`, `dd-MM-yyyy`, `dd/MM/yyyy` or `MM/dd/yyyy`. */
  dateFormat: Scalars['String']['output'];
  /** `.` or `,`. */
  decimalMark: Scalars['String']['output'];
  /** The fee. */
  fee: Maybe<Scalars['String']['output']>;
  /** What the payer paid. */
  gross: Scalars['String']['output'];
  /** What is paid out. */
  net: Maybe<Scalars['String']['output']>;
  /** The order; null: the transaction’s identifier. */
  order: Maybe<Scalars['String']['output']>;
  /** The account that it is paid out to. */
  payoutAccount: Maybe<Scalars['String']['output']>;
  /** When it is paid out. */
  payoutDate: Scalars['String']['output'];
  /** The state of the payment. */
  status: Maybe<Scalars['String']['output']>;
  /** When the payer paid. */
  transactionDate: Maybe<Scalars['String']['output']>;
  /** The provider’s identifier of a transaction. */
  transactionId: Scalars['String']['output'];
  /** VAT on the fee. */
  vat: Maybe<Scalars['String']['output']>;
};

/** Names of the columns of a report. */
export type PaymentFileMappingInput = {
  /** The batch; left out: one a day. */
  batch?: InputMaybe<Scalars['String']['input']>;
  /** How the payer paid. */
  channel?: InputMaybe<Scalars['String']['input']>;
  /** The currency. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** `yyyy-MM-dd`, `dd-MM-yyyy`, `dd/MM/yyyy` or `MM/dd/yyyy`. */
  dateFormat: Scalars['String']['input'];
  /** `.` or `,`. */
  decimalMark: Scalars['String']['input'];
  /** The fee. */
  fee?: InputMaybe<Scalars['String']['input']>;
  /** What the payer paid. */
  gross: Scalars['String']['input'];
  /** What is paid out. */
  net?: InputMaybe<Scalars['String']['input']>;
  /** The order; left out: the transaction’s identifier. */
  order?: InputMaybe<Scalars['String']['input']>;
  /** The account that it is paid out to. */
  payoutAccount?: InputMaybe<Scalars['String']['input']>;
  /** When it is paid out. */
  payoutDate: Scalars['String']['input'];
  /** The state of the payment. */
  status?: InputMaybe<Scalars['String']['input']>;
  /** When the payer paid. */
  transactionDate?: InputMaybe<Scalars['String']['input']>;
  /** The provider’s identifier of a transaction. */
  transactionId: Scalars['String']['input'];
  /** VAT on the fee. */
  vat?: InputMaybe<Scalars['String']['input']>;
};

/** Which payments a list shows; each condition narrows it. */
export type PaymentFilter = {
  /** Bounds of the amount; `atLeast` must be less than `noMoreThan`. */
  amount?: InputMaybe<AmountRangeInput>;
  /** Those that were put out of sight, instead of those in sight. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those to one counterparty. */
  counterpartyId?: InputMaybe<Scalars['ID']['input']>;
  /** Those in this currency. */
  currency?: InputMaybe<Currency>;
  /** Those of these dates. */
  date?: InputMaybe<DateRangeInput>;
  /** Those that this account pays. */
  fromAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Those that one import made. */
  importId?: InputMaybe<Scalars['ID']['input']>;
  /** Payments, or transfers. */
  kind?: InputMaybe<PaymentKind>;
  /** Those that travel so. */
  method?: InputMaybe<PaymentMethod>;
  /** Searches number, beneficiary, memo, notes and, when it is a number, the amount. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Those in one of these states. */
  status?: InputMaybe<Array<PaymentStatus>>;
};

/** How often a payment is repeated. */
export type PaymentFrequency =
  /** Each month, on the same day or the month's last. */
  | 'MONTHLY'
  /** Each week, on the same day. */
  | 'WEEKLY'
  /** Each year, on the same day. */
  | 'YEARLY';

/** Payments of a bulk action. */
export type PaymentIdsInput = {
  /** 1 to 1,000 of them. */
  ids: Array<Scalars['ID']['input']>;
};

/** Payments of a file that need the same approvals. */
export type PaymentImportApproval = {
  __typename?: 'PaymentImportApproval';
  /** Approvals that each of them needs. */
  approvalsNeeded: Scalars['Int']['output'];
  /** Who is named by a step; none where anybody may who may approve. */
  approvers: Array<Person>;
  /** How many they are. */
  payments: Scalars['Int']['output'];
  /** Why others than whoever brought the file can't give all of them now; null: they can. */
  problem: Maybe<ApprovalBandProblem>;
};

/** What the payments or transfers of a file come to. */
export type PaymentImportSummary = {
  __typename?: 'PaymentImportSummary';
  /** How many of them need which approvals; those that need the fewest first. */
  approvals: Array<PaymentImportApproval>;
  /** Sums by currency. */
  totals: Array<Money>;
};

/** Whether money leaves the entity. */
export type PaymentKind =
  /** To a counterparty, or to an account of another entity of the organization. */
  | 'PAYMENT'
  /** Between two accounts of one entity. */
  | 'TRANSFER';

/** How the money travels. */
export type PaymentMethod =
  /** BI-FAST: at once, at any time, up to 250,000,000 rupiah. */
  | 'BI_FAST'
  /** Online transfer: at once, up to 50,000,000 rupiah. */
  | 'ONLINE'
  /** Real-time gross settlement: on banking days, from 100,000,000 rupiah. */
  | 'RTGS'
  /** Within one bank; chosen by the system. */
  | 'SAME_BANK'
  /** Clearing: on banking days, up to 1,000,000,000 rupiah. */
  | 'SKN';

/** One way for a payment to travel, or why it can't. */
export type PaymentMethodOption = {
  __typename?: 'PaymentMethodOption';
  /** The smallest amount that it takes; null: any. */
  atLeast: Maybe<Money>;
  /** What the bank takes for it. */
  fee: Money;
  /** The way. */
  method: PaymentMethod;
  /** The largest amount that it takes; null: any. */
  noMoreThan: Maybe<Money>;
  /** Why it can't; null when it can. */
  obstacle: Maybe<MethodObstacle>;
  /** Whether it can travel so. */
  possible: Scalars['Boolean']['output'];
  /** The banking day on which it would leave; null when it can't travel so. */
  valueDate: Maybe<Scalars['Date']['output']>;
};

/** What a payment would meet if it were made now. */
export type PaymentOptions = {
  __typename?: 'PaymentOptions';
  /** Why others than the viewer can't give all of the approvals now; null: they can. */
  approvalProblem: Maybe<ApprovalBandProblem>;
  /** Which policy asks for the approvals; null where none does. */
  approvalReason: Maybe<ApprovalReason>;
  /** How many people would have to approve it. */
  approvalsNeeded: Scalars['Int']['output'];
  /** Who is asked to approve it by name; empty when anybody may who can approve. */
  approvers: Array<Person>;
  /** Payments of the last seven days to the same beneficiary with the same amount: it may be one of them. */
  duplicates: Array<Payment>;
  /** Whether the account that pays has an API connection; without one the payment waits to be exported. */
  hasConnection: Scalars['Boolean']['output'];
  /** Every way to travel, in a fixed order, possible or not. */
  methods: Array<PaymentMethodOption>;
};

/** What a payment is to be, as far as it is known. */
export type PaymentOptionsInput = {
  /** How much, in the currency of the account that pays. */
  amount: Scalars['Decimal']['input'];
  /** A counterparty's account. */
  counterpartyAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** The counterparty whose account it is. */
  counterpartyId?: InputMaybe<Scalars['ID']['input']>;
  /** The date that is asked for. */
  date: Scalars['Date']['input'];
  /** The account that pays. */
  fromAccountId: Scalars['ID']['input'];
  /** How it is to travel, which may change who must approve it. */
  method?: InputMaybe<PaymentMethod>;
  /** A payment that is changed: it is no duplicate of itself. */
  paymentId?: InputMaybe<Scalars['ID']['input']>;
  /** An account of the organization. */
  toAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Of a transfer: an account of the same entity that is not kept in Arus. */
  toExternalAccount?: InputMaybe<ExternalAccountInput>;
};

/** The payment that was made or changed. */
export type PaymentPayload = {
  __typename?: 'PaymentPayload';
  /** Updated record; null on errors. */
  payment: Maybe<Payment>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** A connection to a payment provider. Of its credentials only the last 4 characters are shown. */
export type PaymentProvider = Node & {
  __typename?: 'PaymentProvider';
  /** The name by which people know it, unique within the organization. */
  alias: Scalars['String']['output'];
  /** What the viewer can do with it now. */
  allowedActions: Array<PaymentProviderAction>;
  /** Where it pays out; its currency is that of the connection. */
  bankAccount: BankAccount;
  /** As whom it stands on bank statements. */
  counterparty: Maybe<Counterparty>;
  /** When it was connected. */
  createdAt: Scalars['DateTime']['output'];
  /** Who connected it. */
  createdBy: Maybe<Person>;
  /** When its credentials were given; null where it has none. */
  credentialsAt: Maybe<Scalars['DateTime']['output']>;
  /** Last 4 characters of its secret; null where there is none or it is short. */
  credentialsHint: Maybe<Scalars['String']['output']>;
  /** The saved columns of its report; null where none were mapped. */
  fileMapping: Maybe<PaymentFileMapping>;
  /** How it does. */
  health: PaymentProviderHealth;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** Whether a sync is queued or running. */
  isSyncing: Scalars['Boolean']['output'];
  /** When a sync last ended, however it went. */
  lastAttemptAt: Maybe<Scalars['DateTime']['output']>;
  /** Why the last sync failed; null when it succeeded. */
  lastError: Maybe<PaymentProviderError>;
  /** When it last sent a notification that was proved. */
  lastNotifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** When a sync last succeeded. */
  lastSyncedAt: Maybe<Scalars['DateTime']['output']>;
  /** How what it knows comes in. */
  mode: PaymentProviderMode;
  /** When it syncs by itself next; null where it does not. */
  nextSyncAt: Maybe<Scalars['DateTime']['output']>;
  /** Path of the address for its notifications, after the address of Arus; null without `treasury.providers.manage`. */
  notificationPath: Maybe<Scalars['String']['output']>;
  /** Until when the credentials before still prove notifications; null where there are none. */
  previousCredentialsUntil: Maybe<Scalars['DateTime']['output']>;
  /** The provider. */
  provider: PaymentProviderName;
  /** Whether it is in use. */
  status: PaymentProviderStatus;
  /** Records that the running sync has read. */
  syncedCount: Scalars['Int']['output'];
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** Pass it to mutations: a change is refused when somebody else has changed the connection meanwhile. */
  version: Scalars['Int']['output'];
};

/** What the viewer can do with a connection. */
export type PaymentProviderAction =
  /** Stop using it: while active. */
  | 'DISABLE'
  /** Use it again: while disabled. */
  | 'ENABLE'
  /** Replace the credentials: while active. */
  | 'ROTATE'
  /** Sync now: by API, while active. */
  | 'SYNC'
  /** Call the provider and store nothing: by API. */
  | 'TEST'
  /** Change its alias or its payout account: while active. */
  | 'UPDATE'
  /** Upload a report: while active. */
  | 'UPLOAD';

/** What a provider offers here. */
export type PaymentProviderCapabilities = {
  __typename?: 'PaymentProviderCapabilities';
  /** Whether it can be connected to by its API here. */
  api: Scalars['Boolean']['output'];
  /** What it asks for. */
  credentials: Array<PaymentProviderCredentialField>;
  /** Whether its API lists transactions; otherwise they are asked for order by order. */
  lists: Scalars['Boolean']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Whether its notifications are understood. */
  notifications: Scalars['Boolean']['output'];
  /** Whether the columns of its report are known; otherwise they are mapped once. */
  ownReport: Scalars['Boolean']['output'];
  /** The provider. */
  provider: PaymentProviderName;
};

/** A connection that changed. */
export type PaymentProviderChange = {
  __typename?: 'PaymentProviderChange';
  /** As it is now. */
  provider: PaymentProvider;
};

/** Connections of a page. */
export type PaymentProviderConnection = {
  __typename?: 'PaymentProviderConnection';
  /** Money at the providers that the filter admits, by currency. */
  atProviders: Maybe<Array<MoneyAtProviders>>;
  /** The connections with their cursors. */
  edges: Maybe<Array<PaymentProviderEdge>>;
  /** Pagination info. */
  pageInfo: Maybe<PageInfo>;
  /** How many the filter admits; counted only when asked. */
  totalCount: Maybe<Scalars['Int']['output']>;
};

/** What a provider asks for. */
export type PaymentProviderCredentialField =
  /** Client-Id of DOKU, user ID of Faspay, VA of iPaymu. */
  | 'CLIENT_ID'
  /** Secret, server or API key; the password of Faspay. */
  | 'SECRET_KEY'
  /** Callback verification token of Xendit. */
  | 'WEBHOOK_TOKEN';

/** Credentials, as the provider’s page of keys shows them; write-only. */
export type PaymentProviderCredentialsInput = {
  /** Client-Id of DOKU, user ID of Faspay, VA of iPaymu. */
  clientId?: InputMaybe<Scalars['String']['input']>;
  /** Secret, server or API key; the password of Faspay. */
  secretKey?: InputMaybe<Scalars['String']['input']>;
  /** Callback verification token of Xendit. */
  webhookToken?: InputMaybe<Scalars['String']['input']>;
};

/** A connection of a page. */
export type PaymentProviderEdge = {
  __typename?: 'PaymentProviderEdge';
  /** Cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The connection. */
  node: PaymentProvider;
};

/** Why a sync failed. */
export type PaymentProviderError = {
  __typename?: 'PaymentProviderError';
  /** U-TRSY-PP-4 no longer set up here, U-TRSY-PP-5 credentials, U-TRSY-PP-6 not permitted, U-TRSY-PP-7 declined, U-TRSY-PP-8 busy, U-TRSY-PP-9 unreachable, U-TRSY-PP-10 unreadable, U-TRSY-PP-11 repeated page, U-TRSY-PP-12 interrupted. */
  code: Scalars['String']['output'];
  /** The same in the language of the reader. */
  message: Scalars['String']['output'];
};

/** Which connections. */
export type PaymentProviderFilter = {
  /** To these providers. */
  provider?: InputMaybe<Array<PaymentProviderName>>;
  /** Words of the alias or the provider. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Of these statuses. */
  status?: InputMaybe<Array<PaymentProviderStatus>>;
};

/** How a connection does. */
export type PaymentProviderHealth =
  /** Reports are uploaded by people. */
  | 'BY_FILE'
  /** The last sync failed; `lastError` says why. */
  | 'FAILING'
  /** It was never synced. */
  | 'NEVER'
  /** The last successful sync is more than 24 hours ago. */
  | 'STALE'
  /** The last sync succeeded within 24 hours. */
  | 'WORKING';

/** A connection. */
export type PaymentProviderIdInput = {
  /** The connection. */
  id: Scalars['ID']['input'];
};

/** How what a provider knows comes in. */
export type PaymentProviderMode =
  /** By its API, and by its reports where the API tells less. */
  | 'API'
  /** By its reports alone. */
  | 'FILE';

/** A payment provider that can be connected. */
export type PaymentProviderName =
  /** DOKU. */
  | 'DOKU'
  /** Durianpay. */
  | 'DURIANPAY'
  /** Faspay. */
  | 'FASPAY'
  /** iPaymu. */
  | 'IPAYMU'
  /** Midtrans. */
  | 'MIDTRANS'
  /** Xendit. */
  | 'XENDIT';

/** A connection after a change. */
export type PaymentProviderPayload = {
  __typename?: 'PaymentProviderPayload';
  /** Updated record; null on errors. */
  provider: Maybe<PaymentProvider>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** A connection after a change that may want a second factor. */
export type PaymentProviderProvenPayload = {
  __typename?: 'PaymentProviderProvenPayload';
  /** Where a second factor is wanted: what the browser’s passkey is asked, as JSON, bound to exactly this change. Null when nothing is wanted. */
  passkeyOptions: Maybe<Scalars['String']['output']>;
  /** Updated record; null on errors. */
  provider: Maybe<PaymentProvider>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** The order of connections. */
export type PaymentProviderSort = {
  /** Which end comes first. */
  direction: SortDirection;
  /** What they are ordered by. */
  field: PaymentProviderSortField;
};

/** What connections can be ordered by. */
export type PaymentProviderSortField =
  /** When they were made. */
  | 'CREATED_AT';

/** Whether a connection is in use. */
export type PaymentProviderStatus =
  /** It is in use. */
  | 'ACTIVE'
  /** It is not asked for anything, and what it sends is refused. */
  | 'DISABLED';

/** A connection, as it was seen. */
export type PaymentProviderVersionInput = {
  /** The connection. */
  id: Scalars['ID']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** A settlement batch: one payout of a provider to one bank account. */
export type PaymentRecord = Node & {
  __typename?: 'PaymentRecord';
  /** Corrections of the provider. */
  adjustment: Maybe<Money>;
  /** Where it is paid out. */
  bankAccount: BankAccount;
  /** What it carries over against what the batch before it owed. */
  carryOverCheck: FigureCheck;
  /** When it was first reported. */
  createdAt: Scalars['DateTime']['output'];
  /** The bank line that is expected; null where nothing is paid out. */
  expectedTransaction: Maybe<ExpectedTransaction>;
  /** The provider’s name of the batch. */
  externalId: Scalars['String']['output'];
  /** The provider’s fees. */
  fee: Maybe<Money>;
  /** Net against its parts, and against what the bank has shown. */
  figureCheck: FigureCheck;
  /** What payers paid; null, like the other parts, until the provider has reported what it is made of. */
  gross: Maybe<Money>;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** Net against its members. */
  memberCheck: FigureCheck;
  /** What it is made of, in the order of its report: the first 200, and as many of all that is no order of its own. `paymentTransactions` has every order. */
  members: Maybe<Array<PaymentRecordMember>>;
  /** What its members come to; null until the provider has reported them. */
  membersTotal: Maybe<Money>;
  /** What is paid out; negative where the provider is owed money. */
  net: Money;
  /** When it is paid out. */
  payoutOn: Scalars['Date']['output'];
  /** The connection that it came by. */
  provider: PaymentProvider;
  /** How far it is matched to a bank line; null where nothing is paid out. */
  reconciliation: Maybe<PaymentRecordReconciliation>;
  /** What the bank line brought; null before it is matched. */
  settledAmount: Maybe<Money>;
  /** Whether the provider says that it has paid it out. */
  settlement: SettlementStatus;
  /** How many transactions it has; null until the provider has reported them. */
  transactionCount: Maybe<Scalars['Int']['output']>;
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** VAT on the fees. */
  vat: Maybe<Money>;
  /** Counts its changes. */
  version: Scalars['Int']['output'];
  /** Tax that was withheld. */
  withheld: Maybe<Money>;
};

/** A batch that changed. */
export type PaymentRecordChange = {
  __typename?: 'PaymentRecordChange';
  /** As it is now. */
  record: PaymentRecord;
};

/** Batches of a page. */
export type PaymentRecordConnection = {
  __typename?: 'PaymentRecordConnection';
  /** The batches with their cursors. */
  edges: Maybe<Array<PaymentRecordEdge>>;
  /** How many of them do not add up. */
  mismatchCount: Maybe<Scalars['Int']['output']>;
  /** Pagination info. */
  pageInfo: Maybe<PageInfo>;
  /** How many the filter admits; counted only when asked. */
  totalCount: Maybe<Scalars['Int']['output']>;
  /** Net by currency. */
  totals: Maybe<Array<Money>>;
};

/** A batch of a page. */
export type PaymentRecordEdge = {
  __typename?: 'PaymentRecordEdge';
  /** Cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The batch. */
  node: PaymentRecord;
};

/** Which batches. */
export type PaymentRecordFilter = {
  /** Net; `atLeast` must be less than `noMoreThan`. */
  amount?: InputMaybe<AmountRangeInput>;
  /** Paid out to this account. */
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** In this currency. */
  currency?: InputMaybe<Currency>;
  /** Whether they do not add up. */
  hasMismatch?: InputMaybe<Scalars['Boolean']['input']>;
  /** Paid out in this range. */
  payout?: InputMaybe<DateRangeInput>;
  /** Of this connection. */
  providerId?: InputMaybe<Scalars['ID']['input']>;
  /** Of these reconciliation states. */
  reconciliation?: InputMaybe<Array<PaymentRecordReconciliation>>;
  /** Words of the provider’s name of the batch, or its net. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Of these settlement states. */
  settlement?: InputMaybe<Array<SettlementStatus>>;
};

/** A part of a batch. */
export type PaymentRecordMember = {
  __typename?: 'PaymentRecordMember';
  /** The provider’s words; null where it says nothing. */
  description: Maybe<Scalars['String']['output']>;
  /** Whether another batch has paid it out already. */
  isElsewhere: Scalars['Boolean']['output'];
  /** What it is. */
  kind: PaymentRecordMemberKind;
  /** What it adds to the batch. */
  net: Money;
  /** Its place in the batch, from 0. */
  place: Scalars['Int']['output'];
  /** The transaction; null where it is none. */
  transaction: Maybe<PaymentTransaction>;
};

/** What a batch is made of. */
export type PaymentRecordMemberKind =
  /** A correction of the provider. */
  | 'ADJUSTMENT'
  /** What an earlier batch owed. */
  | 'CARRY_OVER'
  /** A payment, refund or chargeback. */
  | 'TRANSACTION';

/** How far a batch is matched to a bank line. */
export type PaymentRecordReconciliation =
  /** A part of it. */
  | 'PARTIALLY_RECONCILED'
  /** All of it. */
  | 'RECONCILED'
  /** No bank line yet. */
  | 'UNRECONCILED';

/** The order of batches. */
export type PaymentRecordSort = {
  /** Which end comes first. */
  direction: SortDirection;
  /** What they are ordered by. */
  field: PaymentRecordSortField;
};

/** What batches can be ordered by. */
export type PaymentRecordSortField =
  /** When they were first reported. */
  | 'CREATED_AT'
  /** Net, whatever its currency. */
  | 'NET'
  /** When they are paid out. */
  | 'PAYOUT_ON';

/** How a payment repeats. Each occurrence is a payment of its own, made seven days before its date, and approved by itself. */
export type PaymentRecurrence = {
  __typename?: 'PaymentRecurrence';
  /** When it was ended; null while it goes on. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** How often. */
  frequency: PaymentFrequency;
  /** Date of the next occurrence; null when none is to follow. */
  nextDate: Maybe<Scalars['Date']['output']>;
};

/** How many records a report has brought. */
export type PaymentReportCounts = {
  __typename?: 'PaymentReportCounts';
  /** New ones. */
  added: Scalars['Int']['output'];
  /** Ones that it knows more of. */
  changed: Scalars['Int']['output'];
  /** Ones that were there already. */
  known: Scalars['Int']['output'];
};

/** What is wrong with a report. */
export type PaymentReportIssue = {
  __typename?: 'PaymentReportIssue';
  /** U-TRSY-PP-13 to U-TRSY-PP-26. */
  code: Scalars['String']['output'];
  /** Column; null for the row as a whole. */
  column: Maybe<Scalars['String']['output']>;
  /** The same in the language of the reader. */
  message: Scalars['String']['output'];
  /** Row, as a spreadsheet counts; null for the file as a whole. */
  row: Maybe<Scalars['Int']['output']>;
  /** What stands there. */
  value: Maybe<Scalars['String']['output']>;
};

/** What the payer got. */
export type PaymentResult =
  /** A failure. */
  | 'FAILED'
  /** Nothing yet. */
  | 'PENDING'
  /** The money back. */
  | 'REFUNDED'
  /** A success, in the provider’s word SUCCEEDED. */
  | 'SUCCEEDED'
  /** A success. */
  | 'SUCCESS';

/** What an organization wants to be warned of. */
export type PaymentSettings = {
  __typename?: 'PaymentSettings';
  /** A bank account without statement transactions for so many days is dormant. */
  dormantDays: Scalars['Int']['output'];
  /** Two payments alike within so many days are taken for one twice; 0: never. */
  duplicateDays: Scalars['Int']['output'];
  /** The largest bank fee, in rupiah, that explains a difference without a reason; in other currencies a thousandth of the number. */
  maxFeeRupiah: Scalars['Int']['output'];
  /** A bank account without a connection of which no statement came for so many banking days is raised as an exception. */
  staleBankingDays: Scalars['Int']['output'];
  /** A statement line that misses what was expected by at most so many rupiah is taken for rounded; in other currencies a thousandth of the number. 0: none. */
  toleranceRupiah: Scalars['Int']['output'];
  /** What stays unmatched for more days is raised as an exception. */
  unmatchedDays: Scalars['Int']['output'];
  /** For `updatePaymentSettings`; 0 while nothing has been saved. */
  version: Scalars['Int']['output'];
};

/** The settings as they are now. */
export type PaymentSettingsPayload = {
  __typename?: 'PaymentSettingsPayload';
  /** The organization, with its settings. */
  organization: Maybe<Organization>;
  /** Where a second factor is wanted: what the browser's passkey is asked, as JSON, bound to exactly this change. Null when nothing is wanted. */
  passkeyOptions: Maybe<Scalars['String']['output']>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** The order of payments. */
export type PaymentSort = {
  /** Which end comes first. */
  direction: SortDirection;
  /** Field to sort by. */
  field: PaymentSortField;
};

/** What payments can be ordered by. */
export type PaymentSortField =
  /** The amount, whatever its currency. */
  | 'AMOUNT'
  /** Creation time. */
  | 'CREATED_AT'
  /** The date that was asked for. */
  | 'DATE';

/** Where a payment or transfer stands. */
export type PaymentStatus =
  /** Cancelled by a person. */
  | 'CANCELLED'
  /** It could not be executed; it can be sent again. */
  | 'FAILED'
  /** The bank has it, or its file was exported. */
  | 'IN_PROGRESS'
  /** Not all who must approve it have done so. */
  | 'NEEDS_APPROVAL'
  /** Turned down by an approver. */
  | 'REJECTED'
  /** Approved; it waits for its date, or for being exported. */
  | 'SCHEDULED'
  /** The bank executed it, or a statement line settled it. */
  | 'SENT';

/** A payment that changed. */
export type PaymentStatusChange = {
  __typename?: 'PaymentStatusChange';
  /** User who did it; null for the system. */
  actor: Maybe<Person>;
  /** It has just been made. */
  isNew: Scalars['Boolean']['output'];
  /** The payment after the change. */
  payment: Payment;
  /** Where it stood before, when the change moved it; null when it did not, as when it has just been made. */
  previousStatus: Maybe<PaymentStatus>;
};

/** What payment terms are counted from. */
export type PaymentTermStart =
  /** The end of the invoice's month. */
  | 'END_OF_MONTH'
  /** The day on which the paper invoice was received. */
  | 'HARD_COPY_RECEIVED'
  /** The invoice date. */
  | 'INVOICE_DATE';

/** A payment at a payment provider, a refund of it, or a chargeback. */
export type PaymentTransaction = Node & {
  __typename?: 'PaymentTransaction';
  /** Corrections of the provider. */
  adjustment: Money;
  /** How the payer paid. */
  channel: PaymentTransactionChannel;
  /** The provider’s word for the channel, such as a bank’s name. */
  channelCode: Maybe<Scalars['String']['output']>;
  /** When it was first reported. */
  createdAt: Scalars['DateTime']['output'];
  /** When its money should come. */
  expectedOn: Scalars['Date']['output'];
  /** The provider’s identifier. */
  externalId: Scalars['String']['output'];
  /** The provider’s fee; null, like VAT and tax, until the provider has reported it. */
  fee: Maybe<Money>;
  /** Net against its parts. */
  figureCheck: FigureCheck;
  /** What the payer paid; negative where money goes back. */
  gross: Money;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** Whether that word is known; one that is not counts as pending. */
  isStatusKnown: Scalars['Boolean']['output'];
  /** What it is. */
  kind: PaymentTransactionKind;
  /** What is left for the seller. */
  net: Money;
  /** The seller’s name of the order. */
  orderReference: Scalars['String']['output'];
  /** The provider’s identifier of the payment that it takes back; null where it takes back none or that is not reported. */
  originalExternalId: Maybe<Scalars['String']['output']>;
  /** The connection that it came by. */
  provider: PaymentProvider;
  /** The batch that pays it out; null where none is known. */
  record: Maybe<PaymentRecord>;
  /** What the payer got. */
  result: PaymentResult;
  /** Where its money is. */
  settlement: SettlementStatus;
  /** How far it has come. */
  status: PaymentTransactionStatus;
  /** The provider’s word for its state. */
  statusWord: Scalars['String']['output'];
  /** When the payer paid, or started to. */
  transactedAt: Scalars['DateTime']['output'];
  /** When the provider changed it last. */
  updatedAt: Scalars['DateTime']['output'];
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** VAT on the fee. */
  vat: Maybe<Money>;
  /** Counts its changes. */
  version: Scalars['Int']['output'];
  /** Tax that was withheld. */
  withheld: Maybe<Money>;
};

/** How the payer paid. */
export type PaymentTransactionChannel =
  /** Bank transfer. */
  | 'BANK_TRANSFER'
  /** Credit or debit card. */
  | 'CARD'
  /** Direct debit. */
  | 'DIRECT_DEBIT'
  /** E-wallet. */
  | 'EWALLET'
  /** Any other. */
  | 'OTHER'
  /** Pay later. */
  | 'PAYLATER'
  /** QRIS. */
  | 'QRIS'
  /** Cash at a store. */
  | 'STORE'
  /** Transfer to a virtual account. */
  | 'VIRTUAL_ACCOUNT';

/** Transactions of a page. */
export type PaymentTransactionConnection = {
  __typename?: 'PaymentTransactionConnection';
  /** The transactions with their cursors. */
  edges: Maybe<Array<PaymentTransactionEdge>>;
  /** Gross by currency of those that succeeded. */
  grossTotals: Maybe<Array<Money>>;
  /** Net by currency of those that succeeded. */
  netTotals: Maybe<Array<Money>>;
  /** Pagination info. */
  pageInfo: Maybe<PageInfo>;
  /** How many the filter admits; counted only when asked. */
  totalCount: Maybe<Scalars['Int']['output']>;
};

/** A transaction of a page. */
export type PaymentTransactionEdge = {
  __typename?: 'PaymentTransactionEdge';
  /** Cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The transaction. */
  node: PaymentTransaction;
};

/** Which transactions. */
export type PaymentTransactionFilter = {
  /** Gross; `atLeast` must be less than `noMoreThan`. */
  amount?: InputMaybe<AmountRangeInput>;
  /** Paid by these channels. */
  channel?: InputMaybe<Array<PaymentTransactionChannel>>;
  /** In this currency. */
  currency?: InputMaybe<Currency>;
  /** Of these kinds. */
  kind?: InputMaybe<Array<PaymentTransactionKind>>;
  /** Of this connection. */
  providerId?: InputMaybe<Scalars['ID']['input']>;
  /** Of this batch. */
  recordId?: InputMaybe<Scalars['ID']['input']>;
  /** With these results. */
  result?: InputMaybe<Array<PaymentResult>>;
  /** Words of the order or the provider’s identifier, or the gross amount. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Of these settlement states. */
  settlement?: InputMaybe<Array<SettlementStatus>>;
  /** Of these statuses. */
  status?: InputMaybe<Array<PaymentTransactionStatus>>;
  /** In this range, by the organization’s days. */
  transacted?: InputMaybe<DateRangeInput>;
};

/** What a transaction at a provider is. */
export type PaymentTransactionKind =
  /** The payer’s bank took money back. */
  | 'CHARGEBACK'
  /** A payer paid. */
  | 'PAYMENT'
  /** Money went back to the payer. */
  | 'REFUND';

/** A transaction as its provider has it now. */
export type PaymentTransactionPayload = {
  __typename?: 'PaymentTransactionPayload';
  /** Updated record; null on errors. */
  transaction: Maybe<PaymentTransaction>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** The order of transactions. */
export type PaymentTransactionSort = {
  /** Which end comes first. */
  direction: SortDirection;
  /** What they are ordered by. */
  field: PaymentTransactionSortField;
};

/** What transactions can be ordered by. */
export type PaymentTransactionSortField =
  /** When they were first reported. */
  | 'CREATED_AT'
  /** Gross, whatever its currency. */
  | 'GROSS'
  /** When the payer paid, or started to. */
  | 'TRANSACTED_AT';

/** How far a transaction has come; it never goes back in this order. */
export type PaymentTransactionStatus =
  /** It was not paid. */
  | 'FAILED'
  /** Not paid yet, or its provider uses a word that is not known. */
  | 'PENDING'
  /** All of it went back. */
  | 'REVERSED'
  /** It was paid. */
  | 'SUCCESS'
  /** It was called off before money moved. */
  | 'VOIDED';

/** A payment as it was seen. */
export type PaymentVersionInput = {
  /** The payment. */
  id: Scalars['ID']['input'];
  /** The version that was seen: approved is exactly this. */
  version: Scalars['Int']['input'];
};

/** What became of the payments; partial success keeps the successes. */
export type PaymentsPayload = {
  __typename?: 'PaymentsPayload';
  /** Those that changed, as they are now. */
  payments: Array<Payment>;
  /** Result of each item. */
  results: Array<BulkResult>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** Payments of a bulk action that gives a reason. */
export type PaymentsWithReasonInput = {
  /** 1 to 1,000 of them. */
  ids: Array<Scalars['ID']['input']>;
  /** Why, 1 to 255 characters; their maker reads it. */
  reason: Scalars['String']['input'];
};

/** Open expected transactions up to today, by what is open of them. */
export type PendingCash = {
  __typename?: 'PendingCash';
  /** The sum. */
  amount: Money;
  /** Number of expected transactions. */
  count: Scalars['Int']['output'];
};

/** Which open expected transactions of the cash position. */
export type PendingCashKind =
  /** Those that count: they name an account, and its balance does not hold them yet. */
  | 'COUNTED'
  /** Those that a balance holds already. */
  | 'LEFT_OUT'
  /** Those that name no account. */
  | 'UNASSIGNED';

/** An open expected transaction behind a figure of the cash position. */
export type PendingCashRecord = {
  __typename?: 'PendingCashRecord';
  /** The record. */
  expectedTransaction: Maybe<ExpectedTransaction>;
  /** Why it does not count; null where it does. */
  leftOut: Maybe<CashLeftOutReason>;
  /** What is open of it. */
  remaining: Money;
};

/** The open expected transactions behind a figure. */
export type PendingCashRecords = {
  __typename?: 'PendingCashRecords';
  /** The soonest first, at most 200. */
  items: Array<PendingCashRecord>;
  /** Sum of all of them. */
  total: Money;
  /** Number of all of them. */
  totalCount: Scalars['Int']['output'];
};

/** What a role, an API token or a membership may allow. Each value is one permission key, `area.object.action`, as the activity log has it. */
export type Permission =
  /** The permission key `account.activity.view`. */
  | 'account.activity.view'
  /** The permission key `account.apiTokens.manage`. */
  | 'account.apiTokens.manage'
  /** The permission key `account.company.manage`. */
  | 'account.company.manage'
  /** The permission key `account.controls.manage`. */
  | 'account.controls.manage'
  /** The permission key `account.members.invite`. */
  | 'account.members.invite'
  /** The permission key `account.members.manage`. */
  | 'account.members.manage'
  /** The permission key `account.members.view`. */
  | 'account.members.view'
  /** The permission key `account.roles.manage`. */
  | 'account.roles.manage'
  /** The permission key `account.security.manage`. */
  | 'account.security.manage'
  /** The permission key `account.webhooks.manage`. */
  | 'account.webhooks.manage'
  /** The permission key `exports.create`. */
  | 'exports.create'
  /** The permission key `invoicing.creditMemos.manage`. */
  | 'invoicing.creditMemos.manage'
  /** The permission key `invoicing.creditMemos.view`. */
  | 'invoicing.creditMemos.view'
  /** The permission key `invoicing.customers.manage`. */
  | 'invoicing.customers.manage'
  /** The permission key `invoicing.customers.review`. */
  | 'invoicing.customers.review'
  /** The permission key `invoicing.customers.view`. */
  | 'invoicing.customers.view'
  /** The permission key `invoicing.goodsReceipts.manage`. */
  | 'invoicing.goodsReceipts.manage'
  /** The permission key `invoicing.goodsReceipts.view`. */
  | 'invoicing.goodsReceipts.view'
  /** The permission key `invoicing.invoices.approve`. */
  | 'invoicing.invoices.approve'
  /** The permission key `invoicing.invoices.manage`. */
  | 'invoicing.invoices.manage'
  /** The permission key `invoicing.invoices.view`. */
  | 'invoicing.invoices.view'
  /** The permission key `invoicing.payments.manage`. */
  | 'invoicing.payments.manage'
  /** The permission key `invoicing.payments.view`. */
  | 'invoicing.payments.view'
  /** The permission key `invoicing.purchaseOrders.manage`. */
  | 'invoicing.purchaseOrders.manage'
  /** The permission key `invoicing.purchaseOrders.view`. */
  | 'invoicing.purchaseOrders.view'
  /** The permission key `invoicing.salesOrders.manage`. */
  | 'invoicing.salesOrders.manage'
  /** The permission key `invoicing.salesOrders.view`. */
  | 'invoicing.salesOrders.view'
  /** The permission key `invoicing.settlements.manage`. */
  | 'invoicing.settlements.manage'
  /** The permission key `invoicing.settlements.view`. */
  | 'invoicing.settlements.view'
  /** The permission key `treasury.analysis.view`. */
  | 'treasury.analysis.view'
  /** The permission key `treasury.bankAccounts.manage`. */
  | 'treasury.bankAccounts.manage'
  /** The permission key `treasury.bankAccounts.view`. */
  | 'treasury.bankAccounts.view'
  /** The permission key `treasury.bills.approve`. */
  | 'treasury.bills.approve'
  /** The permission key `treasury.bills.manage`. */
  | 'treasury.bills.manage'
  /** The permission key `treasury.bills.view`. */
  | 'treasury.bills.view'
  /** The permission key `treasury.counterparties.manage`. */
  | 'treasury.counterparties.manage'
  /** The permission key `treasury.counterparties.view`. */
  | 'treasury.counterparties.view'
  /** The permission key `treasury.deposits.manage`. */
  | 'treasury.deposits.manage'
  /** The permission key `treasury.deposits.view`. */
  | 'treasury.deposits.view'
  /** The permission key `treasury.exceptions.manage`. */
  | 'treasury.exceptions.manage'
  /** The permission key `treasury.exceptions.view`. */
  | 'treasury.exceptions.view'
  /** The permission key `treasury.expected.manage`. */
  | 'treasury.expected.manage'
  /** The permission key `treasury.expected.view`. */
  | 'treasury.expected.view'
  /** The permission key `treasury.payments.approve`. */
  | 'treasury.payments.approve'
  /** The permission key `treasury.payments.create`. */
  | 'treasury.payments.create'
  /** The permission key `treasury.payments.view`. */
  | 'treasury.payments.view'
  /** The permission key `treasury.providers.manage`. */
  | 'treasury.providers.manage'
  /** The permission key `treasury.providers.view`. */
  | 'treasury.providers.view'
  /** The permission key `treasury.reconciliation.auto`. */
  | 'treasury.reconciliation.auto'
  /** The permission key `treasury.reconciliation.manage`. */
  | 'treasury.reconciliation.manage'
  /** The permission key `treasury.reconciliation.view`. */
  | 'treasury.reconciliation.view'
  /** The permission key `treasury.statements.manage`. */
  | 'treasury.statements.manage'
  /** The permission key `treasury.statements.view`. */
  | 'treasury.statements.view';

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

/** On which days a planned line falls. */
export type PlanRule =
  /** On the last banking day of each month. */
  | 'LAST_BANKING_DAY'
  /** Each month on the day of its first day; the last day of a month that is shorter. */
  | 'MONTHLY'
  /** On its first day only. */
  | 'ONCE'
  /** Each week on the weekday of its first day. */
  | 'WEEKLY'
  /** Each year on the date of its first day. */
  | 'YEARLY';

/** Money in or out that is planned for, once or by a rule. The forecast shows what real records of its month don't cover of it. */
export type PlannedLine = Node & {
  __typename?: 'PlannedLine';
  /** What is planned for each of its days. */
  amount: Money;
  /** The category of bills whose real records take the place of the plan; null for none. */
  category: Maybe<Scalars['String']['output']>;
  /** The counterparty whose real records take the place of the plan; null for none. */
  counterparty: Maybe<Counterparty>;
  /** Money in or out. */
  direction: Direction;
  /** Its last day at the latest; null for no end. */
  endsOn: Maybe<Scalars['Date']['output']>;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** On which days it falls. */
  rule: PlanRule;
  /** Its first day. */
  startsOn: Scalars['Date']['output'];
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** For `updatePlannedLine` and `deletePlannedLine`. */
  version: Scalars['Int']['output'];
};

/** The planned line that was made or changed. */
export type PlannedLinePayload = {
  __typename?: 'PlannedLinePayload';
  /** The organization, with all planned lines. */
  organization: Maybe<Organization>;
  /** The planned line after the change; null when the change was refused. */
  plannedLine: Maybe<PlannedLine>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** Payments to prove oneself for. */
export type PrepareApprovalInput = {
  /** What is going to be done with them. */
  action: ProvenPaymentAction;
  /** 1 to 1,000 of them, as they were seen. */
  payments: Array<PaymentVersionInput>;
};

/** What one is about to prove: a code or passkey answer that follows is good for exactly this list. */
export type PrepareApprovalPayload = {
  __typename?: 'PrepareApprovalPayload';
  /** How many payments. */
  count: Maybe<Scalars['Int']['output']>;
  /** What leaves the accounts: the sums with what the banks take, by currency. */
  debits: Maybe<Array<Money>>;
  /** SHA-256 of the list, base64url. */
  digest: Maybe<Scalars['String']['output']>;
  /** What the banks take for them, by currency. */
  fees: Maybe<Array<Money>>;
  /** What the browser's passkey is asked, as JSON, bound to the digest; null for whoever has no passkey. */
  passkeyOptions: Maybe<Scalars['String']['output']>;
  /** The payments as they are now. */
  payments: Maybe<Array<Payment>>;
  /** Their sums by currency. */
  totals: Maybe<Array<Money>>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** Something that the organization sells. */
export type Product = Node & {
  __typename?: 'Product';
  /** Unique code, whatever its case. */
  code: Scalars['String']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** Goods or a service. */
  kind: ProductKind;
  /** Name as documents print it. */
  name: Scalars['String']['output'];
  /** Whether it is in use. */
  status: ProductStatus;
  /** Unit as e-Faktur calls it. */
  taxUnit: TaxUnit;
  /** Unit as documents print it. */
  unit: Scalars['String']['output'];
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** How VAT is taken of it. */
  vatTreatment: VatTreatment;
  /** Current version; pass it to mutations. */
  version: Scalars['Int']['output'];
  /** What customers withhold of it; null: nothing. */
  withholding: Maybe<WithholdingCode>;
};

/** Products of an organization. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /** The products of this page. */
  edges: Array<ProductEdge>;
  /** Pagination info. */
  pageInfo: PageInfo;
  /** Number of items that match the filter. */
  totalCount: Maybe<Scalars['Int']['output']>;
};

/** A product in its list. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** Cursor; pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The product. */
  node: Product;
};

/** Which products a list shows; each condition narrows it. */
export type ProductFilter = {
  /** Goods, or services. */
  kind?: InputMaybe<ProductKind>;
  /** Searches code and name. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Those in this state. */
  status?: InputMaybe<ProductStatus>;
};

/** Goods or a service. */
export type ProductKind =
  /** Goods: they are delivered and received. */
  | 'GOODS'
  /** A service. */
  | 'SERVICE';

/** The product that was added or changed. */
export type ProductPayload = {
  __typename?: 'ProductPayload';
  /** Updated record; null on errors. */
  product: Maybe<Product>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** The order of products. */
export type ProductSort = {
  /** Which end comes first. */
  direction: SortDirection;
  /** Field to sort by. */
  field: ProductSortField;
};

/** What products can be ordered by. */
export type ProductSortField =
  /** The code. */
  | 'CODE'
  /** When they were added. */
  | 'CREATED_AT'
  /** The name, in alphabetical order. */
  | 'NAME';

/** Whether a product is in use. */
export type ProductStatus =
  /** It can be chosen for new lines. */
  | 'ACTIVE'
  /** It is no longer offered for new lines; documents keep it. */
  | 'INACTIVE';

/** A second factor for a session that was started without: a code, or a passkey's assertion. */
export type ProveSecondFactorInput = {
  /** Six digits of an authenticator app, or a backup code. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The method that is answered with. */
  method: TwoFactorMethod;
  /** The browser's answer to startPasskeyAssertion, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
};

/** What came of the proof. */
export type ProveSecondFactorPayload = {
  __typename?: 'ProveSecondFactorPayload';
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
  /** The same person, whose session counts as one with a second factor from now on. */
  viewer: Maybe<Viewer>;
};

/** What a proof is asked for. */
export type ProvenPaymentAction =
  /** To approve payments. */
  | 'APPROVE'
  /** To send payments again that failed. */
  | 'RESEND';

/** Payments to approve or to send again, with a fresh second factor for the whole list. */
export type ProvenPaymentsInput = {
  /** Six digits of the authenticator app. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The browser's answer to `passkeyOptions`, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 1,000 of them, as they were seen. */
  payments: Array<PaymentVersionInput>;
};

/** A purchase order: the customer's own document, which sales orders answer. */
export type PurchaseOrder = Node & {
  __typename?: 'PurchaseOrder';
  /** What the viewer can do with it now. */
  allowedActions: Array<PurchaseOrderAction>;
  /** The sum of its lines, without VAT. */
  amount: Money;
  /** When it was entered. */
  createdAt: Scalars['DateTime']['output'];
  /** Who entered it. */
  createdBy: Maybe<Person>;
  /** Currency of all its amounts. */
  currency: Currency;
  /** Who orders; null and an error G-20 without `invoicing.customers.view`. */
  customer: Maybe<Customer>;
  /** Identifier of who orders, also for those who do not see customers. */
  customerId: Scalars['ID']['output'];
  /** Their name as it was when the purchase order was written. */
  customerName: Scalars['String']['output'];
  /** Its date. */
  date: Scalars['Date']['output'];
  /** The customer's document, at most 10 files. */
  files: Array<PurchaseOrderFile>;
  /** What its first line orders. */
  firstLine: Scalars['String']['output'];
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** How many lines it has. */
  lineCount: Scalars['Int']['output'];
  /** Its lines, in its order. */
  lines: Maybe<Array<PurchaseOrderLine>>;
  /** What people note about it. */
  note: Maybe<Scalars['String']['output']>;
  /** The customer's own number of it, unique for them. */
  number: Scalars['String']['output'];
  /** What the sales orders that answer it come to without VAT, without rejected and canceled ones. */
  ordered: Money;
  /** By how much they order more than it; null: not more. */
  orderedBeyond: Maybe<Money>;
  /** Why it was rejected, canceled or closed. */
  reason: Maybe<Scalars['String']['output']>;
  /** When it is wanted. */
  requiredDate: Maybe<Scalars['Date']['output']>;
  /** What changed and who changed it, at most the newest 100, the newest first. */
  revisions: Maybe<Array<PurchaseOrderRevision>>;
  /** The sales orders that answer it, the newest first, rejected and canceled ones too; at most 100. Needs `invoicing.salesOrders.view` besides. */
  salesOrders: Maybe<Array<SalesOrder>>;
  /** Where it stands. */
  status: PurchaseOrderStatus;
  /** When its status changed last. */
  statusChangedAt: Scalars['DateTime']['output'];
  /** Who changed its status last. */
  statusChangedBy: Maybe<Person>;
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** Current version; pass it to mutations. */
  version: Scalars['Int']['output'];
};

/** What the viewer can do with a purchase order. */
export type PurchaseOrderAction =
  /** Say that the customer called it off, with a reason. */
  | 'CANCEL'
  /** End it. */
  | 'CLOSE'
  /** Make a sales order of it. */
  | 'ORDER'
  /** Turn it down, with a reason. */
  | 'REJECT'
  /** Change it. */
  | 'UPDATE';

/** A field of a purchase order that changed. */
export type PurchaseOrderChange = {
  __typename?: 'PurchaseOrderChange';
  /** Value after; null: none, or the line was removed. */
  after: Maybe<Scalars['String']['output']>;
  /** Value before; null: none, or the line was added. */
  before: Maybe<Scalars['String']['output']>;
  /** The field: number, customer, date, requiredDate, note, currency, amount, files; of lines description, quantity, unit, price. */
  field: Scalars['String']['output'];
  /** Description of the line that changed; null: the purchase order itself. */
  line: Maybe<Scalars['String']['output']>;
};

/** Purchase orders of an organization. */
export type PurchaseOrderConnection = {
  __typename?: 'PurchaseOrderConnection';
  /** The purchase orders of this page. */
  edges: Array<PurchaseOrderEdge>;
  /** Pagination info. */
  pageInfo: PageInfo;
  /** Number of items that match the filter. */
  totalCount: Maybe<Scalars['Int']['output']>;
  /** Sums by currency of all that the filter admits, without rejected and canceled ones. */
  totals: Maybe<Array<Money>>;
};

/** How many purchase orders stand where. */
export type PurchaseOrderCounts = {
  __typename?: 'PurchaseOrderCounts';
  /** Those that a sales order answers. */
  accepted: Scalars['Int']['output'];
  /** All of them. */
  all: Scalars['Int']['output'];
  /** Canceled. */
  canceled: Scalars['Int']['output'];
  /** Closed. */
  closed: Scalars['Int']['output'];
  /** Those that no sales order answers. */
  open: Scalars['Int']['output'];
  /** Rejected. */
  rejected: Scalars['Int']['output'];
};

/** A purchase order in its list. */
export type PurchaseOrderEdge = {
  __typename?: 'PurchaseOrderEdge';
  /** Cursor; pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The purchase order. */
  node: PurchaseOrder;
};

/** A file of a purchase order. */
export type PurchaseOrderFile = {
  __typename?: 'PurchaseOrderFile';
  /** Names the file in inputs. */
  fileId: Scalars['ID']['output'];
  /** File name with its extension. */
  name: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
  /** Download address; it needs the same sign-in as the record. */
  url: Scalars['URL']['output'];
};

/** Which purchase orders a list shows; each condition narrows it. */
export type PurchaseOrderFilter = {
  /** Bounds of the amount; `atLeast` must be less than `noMoreThan`. */
  amount?: InputMaybe<AmountRangeInput>;
  /** Those in this currency. */
  currency?: InputMaybe<Currency>;
  /** Those of one customer. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Those of these dates. */
  date?: InputMaybe<DateRangeInput>;
  /** Searches number, the customer's name, descriptions of lines and the amount without separators. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Those in one of these states. */
  status?: InputMaybe<Array<PurchaseOrderStatus>>;
};

/** A line of a purchase order. */
export type PurchaseOrderLine = {
  __typename?: 'PurchaseOrderLine';
  /** Quantity times price. */
  amount: Money;
  /** What they order. */
  description: Scalars['String']['output'];
  /** Goods or a service. */
  kind: ProductKind;
  /** Quantity that is not ordered yet; 0 where more is ordered than they want. */
  left: Scalars['Decimal']['output'];
  /** Quantity on the sales orders that answer it, without rejected and canceled ones. */
  ordered: Scalars['Decimal']['output'];
  /** Their price of one unit, without VAT. */
  price: Money;
  /** The product; null for a line without one, and when it is gone. */
  product: Maybe<Product>;
  /** Quantity that they want, at most four decimals. */
  quantity: Scalars['Decimal']['output'];
  /** Unit as e-Faktur calls it. */
  taxUnit: TaxUnit;
  /** Unit as documents print it. */
  unit: Scalars['String']['output'];
  /** Names the line in inputs. */
  uuid: Scalars['UUID']['output'];
};

/** A line that a customer orders. */
export type PurchaseOrderLineInput = {
  /** What they order, 1 to 500 characters. */
  description: Scalars['String']['input'];
  /** Goods or a service. */
  kind: ProductKind;
  /** Their price of one unit, without VAT. */
  price: Scalars['Decimal']['input'];
  /** The product; left out for a line without one. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** Quantity above 0, at most four decimals. */
  quantity: Scalars['Decimal']['input'];
  /** Code of its unit in e-Faktur, one of `taxUnits`. */
  taxUnit: Scalars['String']['input'];
  /** Unit as documents print it, 1 to 30 characters. */
  unit: Scalars['String']['input'];
};

/** The purchase order that was entered, changed or ended. */
export type PurchaseOrderPayload = {
  __typename?: 'PurchaseOrderPayload';
  /** Updated record; null on errors. */
  purchaseOrder: Maybe<PurchaseOrder>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** One change of a purchase order. */
export type PurchaseOrderRevision = {
  __typename?: 'PurchaseOrderRevision';
  /** Who made it. */
  actor: Maybe<Person>;
  /** When it was made. */
  at: Scalars['DateTime']['output'];
  /** What changed; empty for the first. */
  changes: Array<PurchaseOrderChange>;
  /** Its number, from 1: how it was entered. */
  number: Scalars['Int']['output'];
};

/** The order of purchase orders. */
export type PurchaseOrderSort = {
  /** Which end comes first. */
  direction: SortDirection;
  /** Field to sort by. */
  field: PurchaseOrderSortField;
};

/** What purchase orders can be ordered by. */
export type PurchaseOrderSortField =
  /** The amount, whatever its currency. */
  | 'AMOUNT'
  /** When they were entered. */
  | 'CREATED_AT'
  /** Their date. */
  | 'DATE';

/** Where a purchase order of a customer stands. */
export type PurchaseOrderStatus =
  /** A sales order answers it. */
  | 'ACCEPTED'
  /** The customer called it off; it changes no more. */
  | 'CANCELED'
  /** Ended; it changes no more. */
  | 'CLOSED'
  /** Received; no sales order answers it yet, or none any more. */
  | 'OPEN'
  /** Turned down, with a reason; it changes no more. */
  | 'REJECTED';

/** A purchase order to turn down or to call off, and why. */
export type PurchaseOrderWithReasonInput = {
  /** The purchase order. */
  id: Scalars['ID']['input'];
  /** Why, 1 to 500 characters. */
  reason: Scalars['String']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** What became of the purchase orders; partial success keeps the successes. */
export type PurchaseOrdersPayload = {
  __typename?: 'PurchaseOrdersPayload';
  /** Those that changed, as they are now. */
  purchaseOrders: Array<PurchaseOrder>;
  /** Result of each item. */
  results: Array<BulkResult>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** What can be read. */
export type Query = {
  __typename?: 'Query';
  /** What a link to a customer's request is worth. The link is the only credential, and opens this request alone. */
  customerRequestLink: Maybe<CustomerRequestLink>;
  /** The official regions right below `parent`, by name; without it the provinces. Null for a link that is not open. */
  customerRequestRegions: Maybe<Array<Region>>;
  /** Whether anybody has an account here. Until then the setup link that `npm start` and `npm run setup` print is the only way in. */
  hasPeople: Scalars['Boolean']['output'];
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
  /** What a setup link is worth. */
  setupLink: SetupLink;
  /** The provider that this installation lets people sign in with; null: none. */
  signInProvider: Maybe<SignInProvider>;
  /** The person who asks; null when nobody is signed in. */
  viewer: Maybe<Viewer>;
};


/** What can be read. */
export type QueryCustomerRequestLinkArgs = {
  token: Scalars['String']['input'];
};


/** What can be read. */
export type QueryCustomerRequestRegionsArgs = {
  parent: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


/** What can be read. */
export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};


/** What can be read. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryPasswordResetArgs = {
  token: Scalars['String']['input'];
};


/** What can be read. */
export type QuerySetupLinkArgs = {
  token: Scalars['String']['input'];
};

/** A customer to take into use again. */
export type ReactivateCustomerInput = {
  /** The customer. */
  id: Scalars['ID']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** Whether a reason speaks for or against a match. */
export type ReasonEffect =
  /** It makes the match less likely. */
  | 'AGAINST'
  /** It makes the match likelier. */
  | 'FOR'
  /** It is worth knowing and decides nothing. */
  | 'NEUTRAL';

/** What the engine proposes; can be acted on only while pending. */
export type Recommendation = Node & {
  __typename?: 'Recommendation';
  /** How much of which line goes to which expected transaction. */
  allocations: Array<Allocation>;
  /** Whether a run would confirm it automatically. */
  automatic: Scalars['Boolean']['output'];
  /** When the engine proposed it. */
  createdAt: Scalars['DateTime']['output'];
  /** Expected minus statement amount that no adjustment explains. */
  difference: Money;
  /** What they are matched with. */
  expectedTransactions: Array<ExpectedTransaction>;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** What speaks for it and against it. */
  reasons: Array<MatchReason>;
  /** Whether it explains the whole. */
  result: MatchResult;
  /** Strength of the evidence, from 0 to 100. */
  score: Scalars['Int']['output'];
  /** The lines that it matches. */
  statementTransactions: Array<StatementTransaction>;
  /** Current status. */
  status: RecommendationStatus;
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
};

/** Recommendations of the engine. */
export type RecommendationConnection = {
  __typename?: 'RecommendationConnection';
  /** The recommendations of this page. */
  edges: Array<RecommendationEdge>;
  /** Pagination info. */
  pageInfo: PageInfo;
  /** Number of items that match the filter. */
  totalCount: Maybe<Scalars['Int']['output']>;
};

/** A recommendation in its list. */
export type RecommendationEdge = {
  __typename?: 'RecommendationEdge';
  /** Cursor; pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The recommendation. */
  node: Recommendation;
};

/** Which recommendations a list shows; each condition narrows it. */
export type RecommendationFilter = {
  /** True: those that the engine would confirm by itself; false: the others. */
  automatic?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those of one bank account. */
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Those in one of these states. */
  status?: InputMaybe<Array<RecommendationStatus>>;
};

/** Recommendations to decide on. */
export type RecommendationIdsInput = {
  /** 1 to 200 recommendations. */
  ids: Array<Scalars['ID']['input']>;
};

/** What became of a recommendation. */
export type RecommendationStatus =
  /** It was accepted, and is a reconciliation now. */
  | 'ACCEPTED'
  /** It waits to be accepted or rejected. */
  | 'PENDING'
  /** Somebody turned it down. */
  | 'REJECTED'
  /** It is overtaken: a newer run came, or its records were reconciled, changed or deleted. */
  | 'SUPERSEDED';

/** What became of the recommendations; partial success keeps the successes. */
export type RecommendationsPayload = {
  __typename?: 'RecommendationsPayload';
  /** The recommendations, as they are now. */
  recommendations: Array<Recommendation>;
  /** The matches that came of them; none where they were rejected. */
  reconciliations: Array<Reconciliation>;
  /** Result of each item. */
  results: Array<BulkResult>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** A match to make by hand. */
export type ReconcileInput = {
  /** Why adjustments may go beyond their bounds; needs `treasury.reconciliation.auto`. */
  adjustmentReason?: InputMaybe<Scalars['String']['input']>;
  /** Explained difference; with it the match is full. */
  adjustments?: InputMaybe<Array<AdjustmentInput>>;
  /** Go on although the amounts differ. */
  allowPartial?: InputMaybe<Scalars['Boolean']['input']>;
  /** 6-digit authenticator code, if fresh two-factor authentication is required. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** In the order in which they are paid: when money is short, the last ones stay open. */
  expectedTransactionIds: Array<Scalars['ID']['input']>;
  /** A repeat with the same key makes no second match and gets the first answer. */
  idempotencyKey: Scalars['UUID']['input'];
  /** Why the owner matches before the period lock, at most 500 characters; it wants a fresh second factor. */
  lockReason?: InputMaybe<Scalars['String']['input']>;
  /** The browser's answer to the passkey options of the payload, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** The lines, at most 200; one where there are several expected transactions. */
  statementTransactionIds: Array<Scalars['ID']['input']>;
};

/** What was matched, or taken apart. */
export type ReconcilePayload = {
  __typename?: 'ReconcilePayload';
  /** The expected transactions, as they are now. */
  expectedTransactions: Array<ExpectedTransaction>;
  /** Options for a passkey prompt bound to this change when two-factor authentication is required; otherwise null. */
  passkeyOptions: Maybe<Scalars['String']['output']>;
  /** The match, as it is now; null where there are errors. */
  reconciliation: Maybe<Reconciliation>;
  /** The lines, as they are now. */
  statementTransactions: Array<StatementTransaction>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** A confirmed match between one item on one side and one or more on the other. */
export type Reconciliation = Node & {
  __typename?: 'Reconciliation';
  /** Why its adjustments go beyond their bounds; null where they do not. */
  adjustmentReason: Maybe<Scalars['String']['output']>;
  /** How much of which line goes to which expected transaction. */
  allocations: Array<Allocation>;
  /** How much of the lines it explains. */
  amount: Money;
  /** The account that the lines are on. */
  bankAccount: BankAccount;
  /** When it was confirmed. */
  createdAt: Scalars['DateTime']['output'];
  /** Who confirmed it; null for the system. */
  createdBy: Maybe<Person>;
  /** What they are matched with. */
  expectedTransactions: Array<ExpectedTransaction>;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** Who or what confirmed the match. */
  kind: ReconciliationKind;
  /** Why it was undone, in that person's words; null while it is in effect, and where no reason was asked for. */
  removalReason: Maybe<Scalars['String']['output']>;
  /** When the match was undone; null while it is in effect. */
  removedAt: Maybe<Scalars['DateTime']['output']>;
  /** User who undid the match; null while it holds. */
  removedBy: Maybe<Person>;
  /** Whether it explains the whole. */
  result: MatchResult;
  /** The lines that it matches. */
  statementTransactions: Array<StatementTransaction>;
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
};

/** What changed in the reconciliation of an account. */
export type ReconciliationChange = {
  __typename?: 'ReconciliationChange';
  /** User who did it; null for the system. */
  actor: Maybe<Person>;
  /** The expected transactions that changed; empty when many did, then read the list again. */
  expectedTransactions: Array<ExpectedTransaction>;
  /** What kind of change it is. */
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

/** Kinds of change in the reconciliation of an account. */
export type ReconciliationChangeKind =
  /** Expected transactions were made, changed, archived, unarchived or deleted. */
  | 'EXPECTED_CHANGED'
  /** A file's lines were stored. */
  | 'IMPORTED'
  /** A file is being checked or stored. */
  | 'IMPORT_STARTED'
  /** An import was undone. */
  | 'IMPORT_UNDONE'
  /** Recommendations were made or decided on. */
  | 'RECOMMENDATIONS_CHANGED'
  /** Transactions were matched. */
  | 'RECONCILED'
  /** A match was undone. */
  | 'REMOVED'
  /** A run began, went on or ended. */
  | 'RUN_CHANGED'
  /** Lines were entered, archived, unarchived or deleted. */
  | 'STATEMENTS_CHANGED';

/** Reconciliations, newest first. */
export type ReconciliationConnection = {
  __typename?: 'ReconciliationConnection';
  /** The reconciliations of this page. */
  edges: Array<ReconciliationEdge>;
  /** Pagination info. */
  pageInfo: PageInfo;
  /** Number of items that match the filter. */
  totalCount: Maybe<Scalars['Int']['output']>;
};

/** Lines to reconcile, by what the engine found. */
export type ReconciliationCounts = {
  __typename?: 'ReconciliationCounts';
  /** Open lines whose best pending recommendation is a full match. */
  full: Scalars['Int']['output'];
  /** Analyzed transactions without a match; unanalyzed ones aren't counted. */
  none: Scalars['Int']['output'];
  /** Open lines whose best pending recommendation is a partial match. */
  partial: Scalars['Int']['output'];
  /** Matches in effect, made between those dates: as many as the history lists without those undone. */
  reconciled: Scalars['Int']['output'];
  /** Open lines: those that are not fully reconciled and not archived. */
  unreconciled: Scalars['Int']['output'];
};

/** A reconciliation in its list. */
export type ReconciliationEdge = {
  __typename?: 'ReconciliationEdge';
  /** Cursor; pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The reconciliation. */
  node: Reconciliation;
};

/** Which reconciliations a list shows; each condition narrows it. */
export type ReconciliationFilter = {
  /** Those of one bank account. */
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Those made on these days, in the organization's time zone. */
  date?: InputMaybe<DateRangeInput>;
  /** Include those that were undone. */
  includeRemoved?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those that came about in this way. */
  kind?: InputMaybe<ReconciliationKind>;
  /** Words of the transactions on either side, or an amount; all of them must be found. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** How a match came about. */
export type ReconciliationKind =
  /** The engine was sure, and its run was confirmed as a whole. */
  | 'AUTOMATIC'
  /** A person matched by hand. */
  | 'MANUAL'
  /** A person accepted what the engine recommended. */
  | 'REVIEW';

/** One pass of the engine. */
export type ReconciliationRun = Node & {
  __typename?: 'ReconciliationRun';
  /** Lines that the engine would match by itself. */
  automatic: Scalars['Int']['output'];
  /** Null when it covers all accounts. */
  bankAccount: Maybe<BankAccount>;
  /** Lines done. */
  done: Scalars['Int']['output'];
  /** Why it failed, in the language of `Accept-Language`. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** When it ended; null while it goes on or waits. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** Lines for which something was recommended. */
  matched: Scalars['Int']['output'];
  /** What it does with what it finds. */
  mode: ReconciliationRunMode;
  /** What it recommended, newest first, whatever became of it since; overtaken ones are deleted in time. */
  recommendations: Maybe<RecommendationConnection>;
  /** When somebody started it. */
  startedAt: Scalars['DateTime']['output'];
  /** Who started it; null for the system. */
  startedBy: Maybe<Person>;
  /** How far it has come. */
  status: ReconciliationRunStatus;
  /** Lines to do. */
  total: Scalars['Int']['output'];
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
};


/** One pass of the engine. */
export type ReconciliationRunRecommendationsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  automatic: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What a run does with what it finds. */
export type ReconciliationRunMode =
  /** It also offers what it is sure of, to be confirmed as a whole. */
  | 'AUTOMATIC'
  /** It recommends, and people decide on each. */
  | 'RECOMMEND';

/** The run that was started, confirmed or dropped. */
export type ReconciliationRunPayload = {
  __typename?: 'ReconciliationRunPayload';
  /** As it is now, to be followed with `reconciliationRunProgress`; null where there are errors. */
  run: Maybe<ReconciliationRun>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** Status of a run. */
export type ReconciliationRunStatus =
  /** Automatic matches wait for a person to confirm them. */
  | 'AWAITING_REVIEW'
  /** Somebody dropped it; what it recommended stays pending. */
  | 'CANCELLED'
  /** It is done. */
  | 'COMPLETED'
  /** The matches that a person confirmed are being stored. */
  | 'CONFIRMING'
  /** It was interrupted; `failureReason` says why. */
  | 'FAILED'
  /** It waits for its turn. */
  | 'QUEUED'
  /** The engine is at work. */
  | 'RUNNING';

/** How much of a transaction is reconciled. */
export type ReconciliationStatus =
  /** Put out of sight: it does not have to be reconciled. */
  | 'ARCHIVED'
  /** Some of its amount. */
  | 'PARTIALLY_RECONCILED'
  /** All of its amount. */
  | 'RECONCILED'
  /** Nothing yet. */
  | 'UNRECONCILED';

/** A bulk CSV import of counterparties, expected transactions, bills, payments or transfers: checked, then stored as a whole or not at all. */
export type RecordImport = Node & {
  __typename?: 'RecordImport';
  /** What the person who began it can do with it now; none where the viewer may not bring such records. */
  allowedActions: Array<RecordImportAction>;
  /** CSV of the file with the reasons in a column of its own. */
  annotatedFileUrl: Maybe<Scalars['URL']['output']>;
  /** Rows by what became of them. */
  counts: ImportCounts;
  /** When it was started. */
  createdAt: Scalars['DateTime']['output'];
  /** Rows done of the present phase. */
  done: Scalars['Int']['output'];
  /** Why it failed, in words. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** The uploaded file, for importing it after it was checked. */
  fileId: Scalars['ID']['output'];
  /** Name of the uploaded file. */
  fileName: Scalars['String']['output'];
  /** SHA-256 of the checked file. */
  hash: Scalars['String']['output'];
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** The first 1,000 issues, by row; the annotated file has 10,000 of each severity. All are counted. */
  issues: Array<ImportIssue>;
  /** What it brings. */
  kind: RecordImportKind;
  /** What was changed of the file before it is stored. */
  mending: RecordMending;
  /** How far it has come; never UNDONE. */
  status: StatementImportStatus;
  /** What the payments or transfers come to, those that can be made or were made; null for other kinds and until the file was checked. */
  summary: Maybe<PaymentImportSummary>;
  /** Rows to do of the present phase. */
  total: Scalars['Int']['output'];
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** For changes to it. */
  version: Scalars['Int']['output'];
};

/** What the person who began an import of records can do with it before it is stored. */
export type RecordImportAction =
  /** Store what was checked: once nothing is wrong with it. */
  | 'CONFIRM'
  /** Change cells and leave rows out: once it is checked. */
  | 'MEND';

/** What a bulk import brings. */
export type RecordImportKind =
  /** Bills, which are drafts until somebody submits them. */
  | 'BILLS'
  /** Counterparties with their bank accounts. */
  | 'COUNTERPARTIES'
  /** Expected transactions. */
  | 'EXPECTED_TRANSACTIONS'
  /** Payments, which somebody must then approve. */
  | 'PAYMENTS'
  /** Transfers, which somebody must then approve. */
  | 'TRANSFERS';

/** The import that was begun. */
export type RecordImportPayload = {
  __typename?: 'RecordImportPayload';
  /** As it is now, to be followed with `recordImportProgress`; null where there are errors. */
  recordImport: Maybe<RecordImport>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** What was changed of a file of records before it is stored. */
export type RecordMending = {
  __typename?: 'RecordMending';
  /** The cells that were changed. */
  corrections: Array<StatementCorrection>;
  /** Rows that are not stored. */
  skippedRows: Array<Scalars['Int']['output']>;
};

/** Kinds of record in the activity log. */
export type RecordType =
  /** An API token. */
  | 'API_TOKEN'
  /** A policy that says who must approve payments. */
  | 'APPROVAL_POLICY'
  /** A day on which banks are open or closed for this organization. */
  | 'BANKING_DAY'
  /** A bank account. */
  | 'BANK_ACCOUNT'
  /** A bill. */
  | 'BILL'
  /** What the organization asks of its bills. */
  | 'BILL_SETTINGS'
  /** What cash flows are told apart by. */
  | 'CASH_CATEGORY'
  /** A rule that tells the category of statement transactions. */
  | 'CASH_RULE'
  /** A counterparty. */
  | 'COUNTERPARTY'
  /** A customer. */
  | 'CUSTOMER'
  /** A deposit. */
  | 'DEPOSIT'
  /** A legal entity. */
  | 'ENTITY'
  /** What the system found that a person should look at. */
  | 'EXCEPTION'
  /** An expected transaction. */
  | 'EXPECTED_TRANSACTION'
  /** A file of a list. */
  | 'EXPORT'
  /** An uploaded file. */
  | 'FILE'
  /** A goods receipt. */
  | 'GOODS_RECEIPT'
  /** A person's place in the organization. */
  | 'MEMBERSHIP'
  /** The cash in a currency below which an organization should not fall. */
  | 'MINIMUM_CASH'
  /** The organization itself: its profile, controls and order settings. */
  | 'ORGANIZATION'
  /** A payment or transfer. */
  | 'PAYMENT'
  /** A connection to a payment provider. */
  | 'PAYMENT_PROVIDER'
  /** A settlement batch of a payment provider. */
  | 'PAYMENT_RECORD'
  /** Settings of payments: within how many days they may be duplicates. */
  | 'PAYMENT_SETTINGS'
  /** Money in or out that is planned for, once or regularly, before any record stands for it. */
  | 'PLANNED_LINE'
  /** A product. */
  | 'PRODUCT'
  /** A purchase order of a customer. */
  | 'PURCHASE_ORDER'
  /** A match that the engine proposed. */
  | 'RECOMMENDATION'
  /** A match. */
  | 'RECONCILIATION'
  /** A run of the matching engine. */
  | 'RECONCILIATION_RUN'
  /** A bulk import of counterparties, expected transactions, bills, payments or transfers. */
  | 'RECORD_IMPORT'
  /** A role. */
  | 'ROLE'
  /** A sales order. */
  | 'SALES_ORDER'
  /** A view of a list that is shared with everybody. */
  | 'SAVED_VIEW'
  /** The import of a bank statement. */
  | 'STATEMENT_IMPORT'
  /** A statement transaction. */
  | 'STATEMENT_TRANSACTION'
  /** A person. */
  | 'USER'
  /** A webhook. */
  | 'WEBHOOK';

/** The number of a withholding slip. */
export type RecordWithholdingSlipInput = {
  /** The bill. */
  id: Scalars['ID']['input'];
  /** As the tax office numbered it, at most 30 characters; null takes it out. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** A transaction to look up at its provider. */
export type RefreshPaymentTransactionInput = {
  /** The transaction. */
  id: Scalars['ID']['input'];
};

/** A fresh code or assertion, which proves who asks. */
export type RegenerateBackupCodesInput = {
  /** 6-digit authenticator code, if fresh two-factor authentication is required. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The browser's answer to startPasskeyAssertion, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
};

/** The new backup codes. */
export type RegenerateBackupCodesPayload = {
  __typename?: 'RegenerateBackupCodesPayload';
  /** Ten codes, shown this once; those before are worth nothing from here on. */
  codes: Maybe<Array<Scalars['String']['output']>>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
  /** The person, with the new number of codes. */
  viewer: Maybe<Viewer>;
};

/** An official region of Indonesia. */
export type Region = {
  __typename?: 'Region';
  /** Its official code, `31.75.09.1002`. */
  code: Scalars['String']['output'];
  /** How deep it lies. */
  level: RegionLevel;
  /** Its official name. */
  name: Scalars['String']['output'];
};

/** How deep a region lies. */
export type RegionLevel =
  /** District. */
  | 'DISTRICT'
  /** Province. */
  | 'PROVINCE'
  /** City or regency. */
  | 'REGENCY'
  /** Ward or village. */
  | 'WARD';

/** A request to turn down. */
export type RejectCustomerInput = {
  /** The customer. */
  id: Scalars['ID']['input'];
  /** Why, 1 to 500 characters; the customer reads it. */
  reason: Scalars['String']['input'];
  /** Version that was reviewed; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** A provider to link again, and a proof of who asks: of the second factor where there is one, else the password. */
export type RelinkProviderInput = {
  /** Six digits of the authenticator app. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The browser's answer to startPasskeyAssertion, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** The person's password, where they have no second factor. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The provider. */
  uuid: Scalars['UUID']['input'];
};

/** What came of linking it again. */
export type RelinkProviderPayload = {
  __typename?: 'RelinkProviderPayload';
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
  /** The person, with the provider as it is now. */
  viewer: Maybe<Viewer>;
};

/** A document to take out of a request. */
export type RemoveCustomerRequestDocumentInput = {
  /** Which one. */
  kind: CustomerDocumentKind;
  /** The secret of the link. */
  token: Scalars['String']['input'];
};

/** A second factor to remove; a fresh code or assertion proves who asks. */
export type RemoveFactorInput = {
  /** 6-digit authenticator code, if fresh two-factor authentication is required. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The browser's answer to startPasskeyAssertion, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** The factor. */
  uuid: Scalars['UUID']['input'];
};

/** What came of the removal. */
export type RemoveFactorPayload = {
  __typename?: 'RemoveFactorPayload';
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
  /** The person, without the factor. */
  viewer: Maybe<Viewer>;
};

/** A match to undo. */
export type RemoveReconciliationInput = {
  /** 6-digit authenticator code, if fresh two-factor authentication is required. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The reconciliation. */
  id: Scalars['ID']['input'];
  /** The browser's answer to the passkey options of the payload, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** Why, for colleagues and the activity log; at most 500 characters. Not needed for the caller's own match of the last 15 minutes, except before the period lock. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Another name for a second factor. */
export type RenameFactorInput = {
  /** The new name, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** The factor. */
  uuid: Scalars['UUID']['input'];
};

/** What came of the new name. */
export type RenameFactorPayload = {
  __typename?: 'RenameFactorPayload';
  /** The factor, as it is now. */
  factor: Maybe<SecondFactor>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** Whose password was forgotten. */
export type RequestPasswordResetInput = {
  /** The sign-in address. */
  email: Scalars['String']['input'];
};

/** What came of the request; it does not tell whether the email is known. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** Address of the mailbox of this machine; null where emails are sent. */
  mailbox: Maybe<Scalars['String']['output']>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** What became of each invitation. */
export type ResendCustomerInvitationsPayload = {
  __typename?: 'ResendCustomerInvitationsPayload';
  /** Those to which a new link was sent, as they are now. */
  customers: Array<Customer>;
  /** Result of each item. */
  results: Array<BulkResult>;
  /** Errors the caller can fix; empty on success. */
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
  /** The delivery after the change; null when the change was refused. */
  delivery: Maybe<WebhookDelivery>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** A day to undo. */
export type ResetBankingDayInput = {
  /** Today or later. */
  date: Scalars['Date']['input'];
};

/** A new password, by the link that was mailed. */
export type ResetPasswordInput = {
  /** The new password: at least 8 characters, with a capital letter and a number, and not a common one. */
  password: Scalars['String']['input'];
  /** The secret of the link. */
  token: Scalars['String']['input'];
};

/** What came of the new password. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** Where the owner of the account lives, as banks ask for RTGS and SKN transfers. */
export type Residence =
  /** Abroad. */
  | 'NON_RESIDENT'
  /** In Indonesia. */
  | 'RESIDENT';

/** Exceptions to settle. */
export type ResolveExceptionsInput = {
  /** Global ids; at most 1,000. */
  ids: Array<Scalars['ID']['input']>;
  /** How they were settled; at most 500 characters. */
  note: Scalars['String']['input'];
};

/** Removed members whose access comes back. */
export type RestoreMembersInput = {
  /** 6-digit authenticator code, if fresh two-factor authentication is required. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200 members. */
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
  /** The token after the change; null when the change was refused. */
  apiToken: Maybe<ApiToken>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** A named set of permissions. */
export type Role = Node & {
  __typename?: 'Role';
  /** What the viewer may do. Nobody edits a role that they hold. Needs `account.members.view`. */
  allowedActions: Maybe<Array<RoleAction>>;
  /** Description. */
  description: Scalars['String']['output'];
  /** Removed members who would have it again. Needs `account.members.view`. */
  formerCount: Maybe<Scalars['Int']['output']>;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** The one role that can't be edited, given away or deleted. */
  isOwner: Scalars['Boolean']['output'];
  /** Members who have it, invited ones included. Needs `account.members.view`. */
  memberCount: Maybe<Scalars['Int']['output']>;
  /** Its name, unique within the organization. */
  name: Scalars['String']['output'];
  /** What members with the role may do. */
  permissions: Array<Permission>;
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** Current version; pass it to mutations. */
  version: Scalars['Int']['output'];
};

/** What may be done with a role, by the viewer. */
export type RoleAction =
  /** Only while nobody has it. */
  | 'DELETE'
  /** Change its name, description and permissions. */
  | 'UPDATE';

/** The role that was added or changed. */
export type RolePayload = {
  __typename?: 'RolePayload';
  /** Updated record; null on errors. */
  role: Maybe<Role>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** Credentials in place of those before. They want the proof that a connection wants. */
export type RotateBankCredentialsInput = {
  /** A fresh code of the authenticator app. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The new ones of an API connection. */
  credentials?: InputMaybe<BankCredentialsInput>;
  /** The bank account. */
  id: Scalars['ID']['input'];
  /** The new ones at the bank's server of files. */
  login?: InputMaybe<SftpLoginInput>;
  /** What the browser's passkey has answered to `passkeyOptions`. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** The version of the connection that was seen. */
  version: Scalars['Int']['input'];
};

/** Credentials in place of those before. They want a fresh second factor. */
export type RotatePaymentProviderCredentialsInput = {
  /** A fresh code of the authenticator app. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** What it asks for. */
  credentials?: InputMaybe<PaymentProviderCredentialsInput>;
  /** The connection. */
  id: Scalars['ID']['input'];
  /** What the browser’s passkey has answered to `passkeyOptions`. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** A webhook whose secret is to be replaced. */
export type RotateWebhookSecretInput = {
  /** 6-digit authenticator code, if fresh two-factor authentication is required. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The webhook. */
  id: Scalars['ID']['input'];
  /** The browser's answer to `startPasskeyAssertion`, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** The new secret. */
export type RotateWebhookSecretPayload = {
  __typename?: 'RotateWebhookSecretPayload';
  /** What deliveries are signed with from now on, shown this once. For 24 hours they carry a second signature with the former one. */
  secret: Maybe<Scalars['String']['output']>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
  /** The webhook. */
  webhook: Maybe<Webhook>;
};

/** A run to start. */
export type RunReconciliationInput = {
  /** All accounts when left out. */
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** What it does with what it finds. */
  mode: ReconciliationRunMode;
};

/** What a customer ordered. */
export type SalesOrder = Node & {
  __typename?: 'SalesOrder';
  /** What the viewer can do with it now. */
  allowedActions: Array<SalesOrderAction>;
  /** When it was approved; null: it waits for that, or was turned down or called off before. */
  approvedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who approved it. */
  approvedBy: Maybe<Person>;
  /** Everyone who wrote a part of what waits for approval: none of them approves it, unless the controls allow that. */
  authors: Array<Person>;
  /** When it was entered. */
  createdAt: Scalars['DateTime']['output'];
  /** Who entered it. */
  createdBy: Maybe<Person>;
  /** What the customer may owe, and what this order makes of it. Needs `invoicing.customers.view` besides. */
  credit: Maybe<SalesOrderCredit>;
  /** Currency of all its amounts. */
  currency: Currency;
  /** Who ordered. */
  customer: Customer;
  /** Their legal name when the order was written. */
  customerName: Scalars['String']['output'];
  /** The customer's own number of it, as of their purchase order. */
  customerReference: Maybe<Scalars['String']['output']>;
  /** What is taken off the whole; null: nothing. */
  discount: Maybe<Discount>;
  /** Description of its first line. */
  firstLine: Scalars['String']['output'];
  /** How much of it was received. */
  fulfillment: FulfillmentStatus;
  /** What was received of it and sent back, the newest first, canceled ones too; at most 100. Needs `invoicing.goodsReceipts.view` besides. */
  goodsReceipts: Maybe<Array<GoodsReceipt>>;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** How many lines it has. */
  lineCount: Scalars['Int']['output'];
  /** Its lines in their order, at most 500. */
  lines: Maybe<Array<SalesOrderLine>>;
  /** What people noted about it. */
  note: Maybe<Scalars['String']['output']>;
  /** Gapless within organization and year of the order date, `SO-2026-000123`. */
  number: Scalars['String']['output'];
  /** When it was ordered. */
  orderDate: Scalars['Date']['output'];
  /** Why it was approved above the credit limit; null: it was within. */
  overrideReason: Maybe<Scalars['String']['output']>;
  /** How far its invoices are paid. */
  paymentStatus: SalesOrderPaymentStatus;
  /** What it answers; null: nothing. Needs `invoicing.purchaseOrders.view` besides. */
  purchaseOrder: Maybe<PurchaseOrder>;
  /** Identifier of what it answers, also for those who do not see purchase orders; null: nothing. */
  purchaseOrderId: Maybe<Scalars['ID']['output']>;
  /** Why it was rejected, canceled or closed. */
  reason: Maybe<Scalars['String']['output']>;
  /** How much of its value was received, whole percent, rounded down. */
  receivedPercent: Scalars['Int']['output'];
  /** When it is wanted; not before the order date. */
  requiredDate: Maybe<Scalars['Date']['output']>;
  /** What changed and who changed it, at most the newest 100, the newest first. */
  revisions: Maybe<Array<SalesOrderRevision>>;
  /** Where it stands. */
  status: SalesOrderStatus;
  /** When it came to where it stands. */
  statusChangedAt: Scalars['DateTime']['output'];
  /** Who brought it there. */
  statusChangedBy: Maybe<Person>;
  /** Base and VAT: what the customer is to be invoiced. */
  total: Money;
  /** All figures of it. */
  totals: SalesOrderTotals;
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** How VAT is taken of all of it. */
  vatTreatment: VatTreatment;
  /** Current version; pass it to mutations. */
  version: Scalars['Int']['output'];
};

/** What the viewer can do with a sales order. */
export type SalesOrderAction =
  /** Approve it. */
  | 'APPROVE'
  /** Call it off, with a reason. */
  | 'CANCEL'
  /** End it; with a reason where a part was not received. */
  | 'CLOSE'
  /** Record what the customer received. */
  | 'RECEIVE'
  /** Turn it down, with a reason. */
  | 'REJECT'
  /** Record what the customer sent back. */
  | 'RETURN'
  /** Change it; an approval is lost by that. */
  | 'UPDATE';

/** The figures of a sales order while it is typed; nothing is stored. */
export type SalesOrderAmounts = {
  __typename?: 'SalesOrderAmounts';
  /** What the customer may owe, and what this order would make of it; null without a customer, without `invoicing.customers.view` and where there are errors. */
  credit: Maybe<SalesOrderCredit>;
  /** The lines' figures, in their order; empty where there are errors. */
  lines: Array<SalesOrderLineAmounts>;
  /** The figures of the whole; null where there are errors. */
  totals: Maybe<SalesOrderTotals>;
  /** What is wrong with it so far: U-ACC-SO-6 a discount above what it is taken off, G-2. */
  userErrors: Array<UserError>;
};

/** A field of an order that changed. */
export type SalesOrderChange = {
  __typename?: 'SalesOrderChange';
  /** Value after; null: none, or the line was removed. */
  after: Maybe<Scalars['String']['output']>;
  /** Value before; null: none, or the line was added. */
  before: Maybe<Scalars['String']['output']>;
  /** The field: customer, orderDate, requiredDate, customerReference, note, currency, vatTreatment, discount, total; of lines also description, quantity, unit, price, withholding. */
  field: Scalars['String']['output'];
  /** Description of the line that changed; null: the order itself. */
  line: Maybe<Scalars['String']['output']>;
};

/** Sales orders of an organization. */
export type SalesOrderConnection = {
  __typename?: 'SalesOrderConnection';
  /** The orders of this page. */
  edges: Array<SalesOrderEdge>;
  /** Pagination info. */
  pageInfo: PageInfo;
  /** Number of items that match the filter. */
  totalCount: Maybe<Scalars['Int']['output']>;
  /** Sums by currency of all that the filter admits, without rejected and canceled ones. */
  totals: Maybe<Array<Money>>;
};

/** How many sales orders stand where. */
export type SalesOrderCounts = {
  __typename?: 'SalesOrderCounts';
  /** All of them. */
  all: Scalars['Int']['output'];
  /** Canceled. */
  canceled: Scalars['Int']['output'];
  /** Closed. */
  closed: Scalars['Int']['output'];
  /** Received in full. */
  fulfilled: Scalars['Int']['output'];
  /** Open, with those that wait for approval. */
  open: Scalars['Int']['output'];
  /** Received in part. */
  partiallyFulfilled: Scalars['Int']['output'];
  /** Rejected. */
  rejected: Scalars['Int']['output'];
  /** Open ones that wait for approval. */
  waitingApproval: Scalars['Int']['output'];
};

/** What a customer may owe, and what an order makes of it. */
export type SalesOrderCredit = {
  __typename?: 'SalesOrderCredit';
  /** By how much the limit is exceeded with this order; null: it is not. All of the order where the limit is in another currency. */
  exceededBy: Maybe<Money>;
  /** What counts against it without this order: approved orders that are not invoiced yet, in the order's currency. */
  exposure: Money;
  /** What is left of the limit with this order; null: no limit, or it is exceeded. */
  left: Maybe<Money>;
  /** The customer's credit limit; null: no limit. */
  limit: Maybe<Money>;
  /** This order's total. */
  total: Money;
};

/** A sales order as far as it is typed. */
export type SalesOrderDraftInput = {
  /** Currency of all amounts. */
  currency: Currency;
  /** Who orders; left out: no credit figures. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** What is taken off the whole. */
  discount?: InputMaybe<DiscountInput>;
  /** Its lines, at most 500. */
  lines: Array<SalesOrderDraftLineInput>;
  /** When it is ordered: rates are those of this day. */
  orderDate: Scalars['Date']['input'];
  /** The order that is changed; left out: a new one. */
  salesOrderId?: InputMaybe<Scalars['ID']['input']>;
  /** How VAT is taken of all of it. */
  vatTreatment: VatTreatment;
};

/** What figures need of a line. */
export type SalesOrderDraftLineInput = {
  /** What is taken off the line. */
  discount?: InputMaybe<DiscountInput>;
  /** Price of one unit, without VAT. */
  price: Scalars['Decimal']['input'];
  /** Quantity, at most four decimals. */
  quantity: Scalars['Decimal']['input'];
  /** What the customer withholds of it. */
  withholding?: InputMaybe<WithholdingCode>;
};

/** A sales order in its list. */
export type SalesOrderEdge = {
  __typename?: 'SalesOrderEdge';
  /** Cursor; pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The order. */
  node: SalesOrder;
};

/** Which sales orders a list shows; each condition narrows it. */
export type SalesOrderFilter = {
  /** Bounds of the total; `atLeast` must be less than `noMoreThan`. */
  amount?: InputMaybe<AmountRangeInput>;
  /** Those in this currency. */
  currency?: InputMaybe<Currency>;
  /** Those of one customer. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Those received so far. */
  fulfillment?: InputMaybe<FulfillmentStatus>;
  /** Those ordered on these dates. */
  orderDate?: InputMaybe<DateRangeInput>;
  /** Those paid so far. */
  paymentStatus?: InputMaybe<SalesOrderPaymentStatus>;
  /** Those that answer one purchase order. */
  purchaseOrderId?: InputMaybe<Scalars['ID']['input']>;
  /** Those wanted on these dates. */
  requiredDate?: InputMaybe<DateRangeInput>;
  /** Searches number, the customer's name and reference, descriptions of lines and the total without separators. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Those in one of these states. */
  status?: InputMaybe<Array<SalesOrderStatus>>;
  /** Those that wait for approval, or that do not. */
  waitingApproval?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A line of a sales order. */
export type SalesOrderLine = {
  __typename?: 'SalesOrderLine';
  /** Net less that share: what VAT is taken of. */
  base: Money;
  /** Quantity that is invoiced and not with the customer, for which a credit is due. */
  creditDue: Scalars['Decimal']['output'];
  /** Quantity that credit memos took back. */
  credited: Scalars['Decimal']['output'];
  /** What is sold, as documents print it. */
  description: Scalars['String']['output'];
  /** What is taken off the line; null: nothing. */
  discount: Maybe<Discount>;
  /** Amount of its own discount. */
  discountAmount: Money;
  /** Quantity times price. */
  gross: Money;
  /** Quantity on invoices that are issued or wait for approval. */
  invoiced: Scalars['Decimal']['output'];
  /** Goods or a service. */
  kind: ProductKind;
  /** Gross less its discount. */
  net: Money;
  /** Its share of the discount on the whole order. */
  orderDiscount: Money;
  /** Quantity that is ordered, at most four decimals. */
  ordered: Scalars['Decimal']['output'];
  /** Price of one unit, without VAT. */
  price: Money;
  /** The product; null for a line without one, and when it is gone. */
  product: Maybe<Product>;
  /** Names the line of the purchase order that it answers; null: none. */
  purchaseOrderLineUuid: Maybe<Scalars['UUID']['output']>;
  /** Quantity that was received, returns not taken off. */
  received: Scalars['Decimal']['output'];
  /** Quantity that can still be received: ordered less received, returns added. */
  remaining: Scalars['Decimal']['output'];
  /** Quantity that came back. */
  returned: Scalars['Decimal']['output'];
  /** Unit as e-Faktur calls it. */
  taxUnit: TaxUnit;
  /** Unit as documents print it. */
  unit: Scalars['String']['output'];
  /** Names the line in inputs. */
  uuid: Scalars['UUID']['output'];
  /** What the customer withholds of it; null: nothing. */
  withholding: Maybe<WithholdingCode>;
};

/** The figures of a line while it is typed. */
export type SalesOrderLineAmounts = {
  __typename?: 'SalesOrderLineAmounts';
  /** Net less that share: what VAT is taken of. */
  base: Money;
  /** Amount of its own discount. */
  discountAmount: Money;
  /** Quantity times price. */
  gross: Money;
  /** Gross less its discount. */
  net: Money;
  /** Its share of the discount on the whole order. */
  orderDiscount: Money;
};

/** A line to order. */
export type SalesOrderLineInput = {
  /** What is sold, 1 to 500 characters. */
  description: Scalars['String']['input'];
  /** What is taken off the line. */
  discount?: InputMaybe<DiscountInput>;
  /** Goods or a service. */
  kind: ProductKind;
  /** Price of one unit in the order's currency, without VAT. */
  price: Scalars['Decimal']['input'];
  /** The product; left out for a line without one. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** The line of the purchase order that it answers: its `uuid`; another one's is refused with G-2. */
  purchaseOrderLineUuid?: InputMaybe<Scalars['UUID']['input']>;
  /** Quantity above 0, at most four decimals. */
  quantity: Scalars['Decimal']['input'];
  /** Code of its unit in e-Faktur, one of `taxUnits`. */
  taxUnit: Scalars['String']['input'];
  /** Unit as documents print it, 1 to 30 characters. */
  unit: Scalars['String']['input'];
  /** What the customer withholds of it; left out: nothing. */
  withholding?: InputMaybe<WithholdingCode>;
};

/** The sales order that was entered or changed. */
export type SalesOrderPayload = {
  __typename?: 'SalesOrderPayload';
  /** Updated record; null on errors. */
  salesOrder: Maybe<SalesOrder>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** How far the invoices of a sales order are paid. */
export type SalesOrderPaymentStatus =
  /** All of it was invoiced and paid. */
  | 'PAID'
  /** A part was paid. */
  | 'PARTIALLY_PAID'
  /** No invoice was issued. */
  | 'UNBILLED'
  /** Invoiced; nothing was paid. */
  | 'UNPAID';

/** One change of a sales order. */
export type SalesOrderRevision = {
  __typename?: 'SalesOrderRevision';
  /** Who made it. */
  actor: Maybe<Person>;
  /** When it was made. */
  at: Scalars['DateTime']['output'];
  /** What changed; empty for the first. */
  changes: Array<SalesOrderChange>;
  /** Its number, from 1: how it was made. */
  number: Scalars['Int']['output'];
};

/** The order of sales orders. */
export type SalesOrderSort = {
  /** Which end comes first. */
  direction: SortDirection;
  /** Field to sort by. */
  field: SalesOrderSortField;
};

/** What sales orders can be ordered by. */
export type SalesOrderSortField =
  /** The total, whatever its currency. */
  | 'AMOUNT'
  /** When they were entered. */
  | 'CREATED_AT'
  /** The order date. */
  | 'ORDER_DATE'
  /** The date on which it is wanted; without one last. */
  | 'REQUIRED_DATE';

/** Where a sales order stands. */
export type SalesOrderStatus =
  /** Called off; it changes no more. */
  | 'CANCELED'
  /** Ended; it changes no more. */
  | 'CLOSED'
  /** All of it was received. */
  | 'FULFILLED'
  /** Agreed or to be approved; nothing was received. */
  | 'OPEN'
  /** A part was received. */
  | 'PARTIALLY_FULFILLED'
  /** Turned down before it was approved; it changes no more. */
  | 'REJECTED';

/** The figures of a sales order, from its lines to what is expected. */
export type SalesOrderTotals = {
  __typename?: 'SalesOrderTotals';
  /** Subtotal less discount. */
  base: Money;
  /** The discount on the whole. */
  discount: Money;
  /** Total less what is withheld. */
  expectedCash: Money;
  /** The lines' nets. */
  subtotal: Money;
  /** Base and VAT. */
  total: Money;
  /** VAT, once for the whole: to the whole rupiah in IDR. */
  vat: Money;
  /** What the lines' codes withhold, per code. What collectors of VAT keep is known at the invoice. */
  withheld: Array<WithheldAmount>;
};

/** A sales order as it was seen. */
export type SalesOrderVersionInput = {
  /** The order. */
  id: Scalars['ID']['input'];
  /** The version that was seen: approved is exactly this. */
  version: Scalars['Int']['input'];
};

/** What became of the sales orders; partial success keeps the successes. */
export type SalesOrdersPayload = {
  __typename?: 'SalesOrdersPayload';
  /** Result of each item. */
  results: Array<BulkResult>;
  /** Those that changed, as they are now. */
  salesOrders: Array<SalesOrder>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** Sales orders to end, and why. */
export type SalesOrdersWithReasonInput = {
  /** 1 to 200 of them. */
  ids: Array<Scalars['ID']['input']>;
  /** Why, 1 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** What was typed so far. */
export type SaveCustomerRequestDraftInput = {
  /** At most 32,768 characters, as the form reads them again. */
  draft: Scalars['String']['input'];
  /** The secret of the link. */
  token: Scalars['String']['input'];
};

/** The customer that was entered or changed. */
export type SavedCustomerPayload = {
  __typename?: 'SavedCustomerPayload';
  /** Updated record; null on errors. */
  customer: Maybe<Customer>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
  /** What was saved and may still be wrong. */
  warnings: Array<CustomerWarning>;
};

/** A list as somebody wants to see it: its search, filters, tab and order under a name. */
export type SavedView = Node & {
  __typename?: 'SavedView';
  /** Whether the viewer may change and delete it. */
  canManage: Scalars['Boolean']['output'];
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** Whether the viewer made it. */
  isMine: Scalars['Boolean']['output'];
  /** The list that it shows. */
  list: SavedViewList;
  /** Unique among one's own views of the list, and among the shared ones. */
  name: Scalars['String']['output'];
  /** Whoever made it; null when they are gone. */
  owner: Maybe<Person>;
  /** The list's query string, without the question mark. */
  query: Scalars['String']['output'];
  /** Everybody in the organization sees it. */
  shared: Scalars['Boolean']['output'];
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** For `updateSavedView` and `deleteSavedView`. */
  version: Scalars['Int']['output'];
};

/** A list that can be seen through saved views. */
export type SavedViewList =
  /** Bank accounts. */
  | 'BANK_ACCOUNTS'
  /** Bills. */
  | 'BILLS'
  /** Cash forecasts, with what they assume. */
  | 'CASH_FORECASTS'
  /** Counterparties. */
  | 'COUNTERPARTIES'
  /** Customers. */
  | 'CUSTOMERS'
  /** Deposits. */
  | 'DEPOSITS'
  /** Exceptions. */
  | 'EXCEPTIONS'
  /** Transactions that are expected. */
  | 'EXPECTED_TRANSACTIONS'
  /** Goods receipts. */
  | 'GOODS_RECEIPTS'
  /** Accounts that are no bank's. */
  | 'INTERNAL_ACCOUNTS'
  /** Members of the organization. */
  | 'MEMBERS'
  /** Payments. */
  | 'PAYMENTS'
  /** Connections to payment providers. */
  | 'PAYMENT_PROVIDERS'
  /** Settlement batches of payment providers. */
  | 'PAYMENT_RECORDS'
  /** Payments, refunds and chargebacks at payment providers. */
  | 'PAYMENT_TRANSACTIONS'
  /** Products. */
  | 'PRODUCTS'
  /** Purchase orders. */
  | 'PURCHASE_ORDERS'
  /** Sales orders. */
  | 'SALES_ORDERS'
  /** Lines of bank statements. */
  | 'STATEMENT_TRANSACTIONS'
  /** Transfers between own accounts. */
  | 'TRANSFERS'
  /** Tax withheld from bills. */
  | 'WITHHELD_TAXES';

/** The view that was made or changed. */
export type SavedViewPayload = {
  __typename?: 'SavedViewPayload';
  /** The organization, with all views. */
  organization: Maybe<Organization>;
  /** The saved view after the change; null when the change was refused. */
  savedView: Maybe<SavedView>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** An authenticator app or a passkey. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** Of a passkey: whether it is kept by a service and not by one device alone. */
  backedUp: Scalars['Boolean']['output'];
  /** When it was set up. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** When it was used last; null: never. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** What it is. */
  method: FactorMethod;
  /** As its owner calls it. */
  name: Scalars['String']['output'];
  /** Public identifier; mutations name it. */
  uuid: Scalars['UUID']['output'];
};

/** Parts of the security log. */
export type SecurityEventCategory =
  /** Sign-ins, sessions and passwords. */
  | 'AUTH'
  /** Second factors and backup codes. */
  | 'TWO_FACTOR_AUTH';

/** What happens to a person's access. */
export type SecurityEventType =
  /** Somebody was given the right to approve, in an organization that this person owns. */
  | 'APPROVAL_GRANTED'
  /** New backup codes were made; those of before are worth nothing. */
  | 'BACKUP_CODES_MADE'
  /** A backup code was used up. */
  | 'BACKUP_CODE_USED'
  /** An authenticator app or a passkey was set up. */
  | 'FACTOR_ADDED'
  /** A second factor was removed. */
  | 'FACTOR_REMOVED'
  /** A second factor was given another name. */
  | 'FACTOR_RENAMED'
  /** The person accepted an invitation to an organization. */
  | 'INVITATION_ACCEPTED'
  /** Too many wrong attempts locked the sign-in for a time. */
  | 'LOCKED_OUT'
  /** The person signed in on a device that was not known before. */
  | 'NEW_DEVICE'
  /** The person ended all of their sessions but the present one. */
  | 'OTHER_SESSIONS_ENDED'
  /** The person changed their password. */
  | 'PASSWORD_CHANGED'
  /** A change of the password was refused, because the old one was wrong. */
  | 'PASSWORD_CHANGE_FAILED'
  /** The password was asked for again, and was wrong. */
  | 'PASSWORD_FAILED'
  /** A new password was set by such a link. */
  | 'PASSWORD_RESET'
  /** A link to a new password was asked for. */
  | 'PASSWORD_RESET_REQUESTED'
  /** The person ended one of their sessions. */
  | 'SESSION_ENDED'
  /** An old copy of a session's cookie was used, and the session was ended for it. */
  | 'SESSION_REUSED'
  /** The person signed in. */
  | 'SIGNED_IN'
  /** The person signed out. */
  | 'SIGNED_OUT'
  /** A sign-in was refused. */
  | 'SIGN_IN_FAILED'
  /** The account of a sign-in provider was linked to this one. */
  | 'SOCIAL_LINKED'
  /** The account of a sign-in provider was unlinked from this one. */
  | 'SOCIAL_UNLINKED'
  /** A second factor was refused. */
  | 'TWO_FACTOR_FAILED'
  /** A second factor was accepted. */
  | 'TWO_FACTOR_PASSED';

/** A member as the viewer last saw them. */
export type SeenMemberInput = {
  /** The member. */
  id: Scalars['ID']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** The area to work in. */
export type SetAppModeInput = {
  /** Treasury or invoicing. */
  mode: AppMode;
};

/** The area that was chosen. */
export type SetAppModePayload = {
  __typename?: 'SetAppModePayload';
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
  /** The person, as they are now; null where there are errors. */
  viewer: Maybe<Viewer>;
};

/** A day as the organization's banks keep it. */
export type SetBankingDayInput = {
  /** Time in Jakarta until which they do, `HH:MM`; null: the usual hour. */
  closesAt?: InputMaybe<Scalars['String']['input']>;
  /** Today or later. */
  date: Scalars['Date']['input'];
  /** Whether banks settle payments. */
  isOpen: Scalars['Boolean']['input'];
  /** What it is called; at most 100 characters. */
  name: Scalars['String']['input'];
};

/** Another role for members. */
export type SetMemberRolesInput = {
  /** 6-digit authenticator code, if fresh two-factor authentication is required. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200 members. */
  members: Array<SeenMemberInput>;
  /** The browser's answer to `startPasskeyAssertion`, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** The role; not the owner's. */
  roleId: Scalars['ID']['input'];
};

/** Below how much cash in a currency should not fall. */
export type SetMinimumCashInput = {
  /** The minimum, 0 or more; null takes it away. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** The currency. */
  currency: Currency;
  /** `minimumVersion` of the forecast this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** The minimum that was set. */
export type SetMinimumCashPayload = {
  __typename?: 'SetMinimumCashPayload';
  /** The minimum; null for none, and on errors. */
  minimum: Maybe<Money>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
  /** Its version; null on errors. */
  version: Maybe<Scalars['Int']['output']>;
};

/** Where the period lock is to stand. */
export type SetPeriodLockInput = {
  /** 6-digit authenticator code, if fresh two-factor authentication is required. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Today at the latest; null: nothing is locked. */
  lockedBefore?: InputMaybe<Scalars['Date']['input']>;
  /** The browser's answer to `startPasskeyAssertion`, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** Why it is moved; at most 500 characters. */
  reason: Scalars['String']['input'];
  /** Version of the controls that this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** What came of moving the period lock. */
export type SetPeriodLockPayload = {
  __typename?: 'SetPeriodLockPayload';
  /** The organization, as it is now; null where there are errors. */
  organization: Maybe<Organization>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** A picture of oneself. */
export type SetPhotoInput = {
  /** An uploaded file of purpose PHOTO; null: no photo. */
  fileId?: InputMaybe<Scalars['ID']['input']>;
};

/** What came of the picture. */
export type SetPhotoPayload = {
  __typename?: 'SetPhotoPayload';
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
  /** The person, as they are now; null where there are errors. */
  viewer: Maybe<Viewer>;
};

/** When an account syncs by itself. */
export type SetSyncScheduleInput = {
  /** The bank account. */
  id: Scalars['ID']['input'];
  /** Times of day, `HH:MM`, at most 24; none: only when somebody asks. */
  schedule: Array<Scalars['String']['input']>;
  /** The version of the connection that was seen. */
  version: Scalars['Int']['input'];
};

/** Where the money of a payment provider is. */
export type SettlementStatus =
  /** Not credited at the provider yet, or not paid out yet. */
  | 'PENDING'
  /** Credited at the provider or paid out; a batch: paid out. */
  | 'SETTLED';

/** The one-time link that `npm start` and `npm run setup` print while an installation has no owner. */
export type SetupLink = {
  __typename?: 'SetupLink';
  /** Until when it can be used; null where it can't. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether it can be used. */
  state: SetupLinkState;
};

/** What a setup link is worth. */
export type SetupLinkState =
  /** It can be used, by one person. */
  | 'OPEN'
  /** The installation has an owner already. */
  | 'SET_UP'
  /** It was used, it has expired, a newer one was printed, or it is none of ours. */
  | 'UNUSABLE';

/** Who signs in at the bank's server of files: with a password, a key, or both. They are kept encrypted and never shown again. */
export type SftpLoginInput = {
  /** The bank's number for the customer, where `loginFields` of the account has `CIF`; formed as `companyId`. */
  cif?: InputMaybe<Scalars['String']['input']>;
  /** The bank's name for the company, where `loginFields` of the account has `COMPANY_ID`: a letter or digit, then at most 49 letters, digits, `.`, `_`, `@` or `-`. */
  companyId?: InputMaybe<Scalars['String']['input']>;
  /** At most 500 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** A private key without a passphrase, in OpenSSH's form or PEM. */
  privateKey?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 characters. */
  userId: Scalars['String']['input'];
};

/** An email and its password. */
export type SignInInput = {
  /** The sign-in address; upper and lower case are the same. */
  email: Scalars['String']['input'];
  /** The password, as typed. */
  password: Scalars['String']['input'];
  /** Keep the session for 30 days instead of 12 idle hours. */
  remember?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What came of a sign-in: a viewer, a challenge, or errors. */
export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** Set when a second factor is asked for. */
  twoFactorChallenge: Maybe<TwoFactorChallenge>;
  /** Errors the caller can fix; empty on success. */
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

/** A passkey's answer, to sign in with it alone. */
export type SignInWithPasskeyInput = {
  /** The browser's answer to startPasskeySignIn, as JSON. */
  passkeyAssertion: Scalars['String']['input'];
  /** Keep the session for 30 days instead of 12 idle hours. */
  remember?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What came of a sign-in with a passkey. */
export type SignInWithPasskeyPayload = {
  __typename?: 'SignInWithPasskeyPayload';
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
  /** Who is signed in now; the session is in an HttpOnly cookie. */
  viewer: Maybe<Viewer>;
};

/** What came of a sign-out. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** Which end of a list comes first. */
export type SortDirection =
  /** Smallest, earliest or first in the alphabet first. */
  | 'ASC'
  /** Largest, latest or last in the alphabet first. */
  | 'DESC';

/** What becomes of stamp duty on a customer's invoices. */
export type StampDutyPolicy =
  /** It is added to the invoice. */
  | 'CHARGE'
  /** Invoices that need it are flagged. */
  | 'FLAG'
  /** Nothing. */
  | 'NONE';

/** A category that every organization has. */
export type StandardCashCategory =
  /** Fees that banks charged beyond what was paid. */
  | 'BANK_FEES'
  /** Money placed in deposits, and paid back from them. */
  | 'DEPOSITS'
  /** Interest received. */
  | 'INTEREST'
  /** Transfers between own accounts. */
  | 'OWN_TRANSFERS'
  /** What customers paid, by invoice or through a payment provider. */
  | 'SALES_RECEIPTS';

/** What the browser's WebAuthn is asked. */
export type StartPasskeyPayload = {
  __typename?: 'StartPasskeyPayload';
  /** PublicKeyCredentialRequestOptions or PublicKeyCredentialCreationOptions, as JSON; good for 5 minutes and one answer. */
  options: Maybe<Scalars['String']['output']>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** What a new passkey needs before the browser makes it. */
export type StartPasskeyRegistrationInput = {
  /** The browser's answer to startPasskeyAssertion, as JSON; needed from the second passkey on. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** The person's password; needed for the first passkey when they have signed in more than ten minutes ago. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** What a passkey is asked for. */
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
  /** What the cell is read as instead. */
  value: Scalars['String']['output'];
  /** The rejected text; where the cell holds more, the rest stays. */
  was: Scalars['String']['output'];
};

/** A cell to read as if it held other text. */
export type StatementCorrectionInput = {
  /** Column as an issue names it. */
  column: Scalars['String']['input'];
  /** Row number in the file, the first line is 1. */
  row: Scalars['Int']['input'];
  /** What the cell is read as instead, at most 2,000 characters. */
  value: Scalars['String']['input'];
  /** The rejected text, as an issue tells it; where the cell holds more, the rest stays. */
  was: Scalars['String']['input'];
};

/** Days or money missing between the last stored line and the file. */
export type StatementGap = {
  __typename?: 'StatementGap';
  /** First opening minus last stored balance; null when one is unknown. */
  difference: Maybe<Money>;
  /** Day of the file's first line. */
  firstInFileOn: Scalars['Date']['output'];
  /** Balance before that line; null when the file does not say. */
  firstOpeningBalance: Maybe<Money>;
  /** Balance after that line; null when the bank did not say. */
  lastStoredBalance: Maybe<Money>;
  /** Day of the last line that is stored before the file. */
  lastStoredOn: Scalars['Date']['output'];
};

/** A statement file on its way in: checked, then stored as a whole or not at all. */
export type StatementImport = Node & {
  __typename?: 'StatementImport';
  /** What the viewer can do with it now. */
  allowedActions: Array<StatementImportAction>;
  /** CSV of the file with the reasons in a column of its own. */
  annotatedFileUrl: Maybe<Scalars['URL']['output']>;
  /** Whether the file's balances add up; null where it has none. */
  balanceProof: Maybe<BalanceProof>;
  /** The account whose statement it is. */
  bankAccount: BankAccount;
  /** Another own account, whose number or currency the file states. */
  belongsTo: Maybe<BankAccount>;
  /** Rows by what is wrong with them. */
  counts: ImportCounts;
  /** When it was started. */
  createdAt: Scalars['DateTime']['output'];
  /** Who began it; null for the system. */
  createdBy: Maybe<Person>;
  /** How its amounts are read; null while unknown. */
  decimalMark: Maybe<FoundDecimalMark>;
  /** Rows done of the present phase. */
  done: Scalars['Int']['output'];
  /** Why it failed, in words. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** The uploaded file, for checking it again with a column mapping. */
  fileId: Scalars['ID']['output'];
  /** Name of the uploaded file. */
  fileName: Scalars['String']['output'];
  /** Size in bytes. */
  fileSize: Scalars['Int']['output'];
  /** When its last phase, checking or storing, ended; null while one goes on. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** What is missing between the last stored line and the file; null: nothing. */
  gap: Maybe<StatementGap>;
  /** Whether single cells can be changed: the file is a CSV. */
  hasCells: Scalars['Boolean']['output'];
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** What is wrong, by row. */
  issues: Maybe<ImportIssueConnection>;
  /** Name of the recognized layout, for example `KlikBCA`; null while unknown. */
  layout: Maybe<Scalars['String']['output']>;
  /** Other own accounts in the same file, whose lines were left out. */
  leftOut: Array<StatementsLeftOut>;
  /** What was changed of the file before it was checked. */
  mending: StatementMending;
  /** First day of the file; null while unknown. */
  periodFrom: Maybe<Scalars['Date']['output']>;
  /** Last day of the file; null while unknown. */
  periodTo: Maybe<Scalars['Date']['output']>;
  /** Rows that are ready, until they are stored; the first 1,000 of them. */
  readyRows: Maybe<StatementImportRowConnection>;
  /** First rows of the file, when a person has to say what its columns mean, or has said it. */
  sample: Maybe<FileSample>;
  /** How its file came: by a person, or by a connection to the bank. */
  source: DataSource;
  /** How far it has come. */
  status: StatementImportStatus;
  /** Rows to do of the present phase. */
  total: Scalars['Int']['output'];
  /** Its sums; null until it was checked. */
  totals: Maybe<StatementImportTotals>;
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** Current version; pass it to mutations. */
  version: Scalars['Int']['output'];
};


/** A statement file on its way in: checked, then stored as a whole or not at all. */
export type StatementImportIssuesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  severity: InputMaybe<ImportIssueSeverity>;
};


/** A statement file on its way in: checked, then stored as a whole or not at all. */
export type StatementImportReadyRowsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What can be done with an import. */
export type StatementImportAction =
  /** Store it: once it is checked and has no errors. */
  | 'CONFIRM'
  /** Change cells and leave rows out: once it is checked and before it is stored. */
  | 'MEND'
  /** Take it back as a whole: once it is stored. */
  | 'UNDO';

/** Imports of statements, newest first. */
export type StatementImportConnection = {
  __typename?: 'StatementImportConnection';
  /** The imports of this page. */
  edges: Array<StatementImportEdge>;
  /** Pagination info. */
  pageInfo: PageInfo;
};

/** An import in its list. */
export type StatementImportEdge = {
  __typename?: 'StatementImportEdge';
  /** Cursor; pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The import. */
  node: StatementImport;
};

/** Which imports a list shows; each condition narrows it. */
export type StatementImportFilter = {
  /** Those of one bank account. */
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Those in one of these states. */
  status?: InputMaybe<Array<StatementImportStatus>>;
};

/** What one row of a statement file says. */
export type StatementImportLine = {
  __typename?: 'StatementImportLine';
  /** Amount with its currency, always positive. */
  amount: Money;
  /** When the bank says that it happened. */
  date: Scalars['Date']['output'];
  /** The bank's text. */
  description: Scalars['String']['output'];
  /** Whether money came in or went out. */
  direction: Direction;
  /** The account's balance after it; null when the file does not say. */
  endingBalance: Maybe<Money>;
};

/** The import that was begun or changed. */
export type StatementImportPayload = {
  __typename?: 'StatementImportPayload';
  /** As it is now, to be followed with `statementImportProgress`; null where there are errors. */
  statementImport: Maybe<StatementImport>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** A row that is ready to be stored. */
export type StatementImportRow = {
  __typename?: 'StatementImportRow';
  /** What it says. */
  line: StatementImportLine;
  /** Row number in the file, the first line is 1. */
  row: Scalars['Int']['output'];
};

/** Ready rows of an import, oldest first. */
export type StatementImportRowConnection = {
  __typename?: 'StatementImportRowConnection';
  /** The rows of this page. */
  edges: Array<StatementImportRowEdge>;
  /** Pagination info. */
  pageInfo: PageInfo;
};

/** A ready row in its list. */
export type StatementImportRowEdge = {
  __typename?: 'StatementImportRowEdge';
  /** Cursor; pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: StatementImportRow;
};

/** How far an import has come. */
export type StatementImportStatus =
  /** The file is being checked; nothing is stored. */
  | 'CHECKING'
  /** It was interrupted; nothing is stored. */
  | 'FAILED'
  /** The check found errors; nothing is stored. */
  | 'HAS_ERRORS'
  /** The check found warnings, which can be ignored; nothing is stored. */
  | 'HAS_WARNINGS'
  /** All of its rows are stored. */
  | 'IMPORTED'
  /** Its rows are being stored, all or none. */
  | 'IMPORTING'
  /** The check found nothing wrong; it waits to be stored. */
  | 'READY'
  /** The import was undone. */
  | 'UNDONE';

/** Sums of a statement file; lines that can't be read are not in them. */
export type StatementImportTotals = {
  __typename?: 'StatementImportTotals';
  /** Lines to be stored for whose exact amount an open expected transaction waits. */
  awaited: Scalars['Int']['output'];
  /** Balance after the last line; null when the file does not say. */
  closing: Maybe<Money>;
  /** Money in, of all lines of the file. */
  incoming: Money;
  /** How many lines came in. */
  incomingCount: Scalars['Int']['output'];
  /** Money in less money out of the lines that are, or were, to be stored. */
  net: Money;
  /** Balance before the first line; null when the file does not say. */
  opening: Maybe<Money>;
  /** Money out, of all lines of the file. */
  outgoing: Money;
  /** How many lines went out. */
  outgoingCount: Scalars['Int']['output'];
};

/** How the columns of an unknown CSV are read. Columns count from 0. */
export type StatementMapping = {
  __typename?: 'StatementMapping';
  /** One signed amount, or an amount with a marker column. */
  amountColumn: Maybe<Scalars['Int']['output']>;
  /** Column of the balance after each row; null: there is none. */
  balanceColumn: Maybe<Scalars['Int']['output']>;
  /** Column of amounts that came in, where they have one of their own. */
  creditColumn: Maybe<Scalars['Int']['output']>;
  /** Column of the date. */
  dateColumn: Scalars['Int']['output'];
  /** For example `dd/MM/yyyy`. */
  dateFormat: Scalars['String']['output'];
  /** Column of amounts that went out, where they have one of their own. */
  debitColumn: Maybe<Scalars['Int']['output']>;
  /** `.` or `,`; null lets the balance proof decide. */
  decimalMark: Maybe<Scalars['String']['output']>;
  /** What separates the columns: a comma, a semicolon, a tab or `|`. */
  delimiter: Scalars['String']['output'];
  /** Columns of the description, joined in this order. */
  descriptionColumns: Array<Scalars['Int']['output']>;
  /** Rows before the first transaction, the header included. */
  skipRows: Scalars['Int']['output'];
  /** Column that holds DB/CR, D/K and the like. */
  typeColumn: Maybe<Scalars['Int']['output']>;
};

/** How the columns of an unknown CSV are to be read. Columns count from 0. */
export type StatementMappingInput = {
  /** Column of one signed amount, or of an amount with a marker column. */
  amountColumn?: InputMaybe<Scalars['Int']['input']>;
  /** Column of the balance after each row. */
  balanceColumn?: InputMaybe<Scalars['Int']['input']>;
  /** Column of amounts that came in, where they have one of their own. */
  creditColumn?: InputMaybe<Scalars['Int']['input']>;
  /** Column of the date. */
  dateColumn: Scalars['Int']['input'];
  /** For example `dd/MM/yyyy`. */
  dateFormat: Scalars['String']['input'];
  /** Column of amounts that went out, where they have one of their own. */
  debitColumn?: InputMaybe<Scalars['Int']['input']>;
  /** `.` or `,`; null lets the balance proof decide. */
  decimalMark?: InputMaybe<Scalars['String']['input']>;
  /** What separates the columns: a comma, a semicolon, a tab or `|`. */
  delimiter: Scalars['String']['input'];
  /** 1 to 10 columns of the description, joined in this order. */
  descriptionColumns: Array<Scalars['Int']['input']>;
  /** Rows before the first transaction, the header included; 0 to 100. */
  skipRows: Scalars['Int']['input'];
  /** Column that holds DB/CR, D/K and the like. */
  typeColumn?: InputMaybe<Scalars['Int']['input']>;
};

/** What was changed of a file before it was checked. */
export type StatementMending = {
  __typename?: 'StatementMending';
  /** The cells that were changed. */
  corrections: Array<StatementCorrection>;
  /** `.` or `,`, where a person chose it; null: the file tells. */
  decimalMark: Maybe<Scalars['String']['output']>;
  /** Rows that are stored although an equal transaction is: they happened twice. */
  keptRows: Array<Scalars['Int']['output']>;
  /** Rows that are not stored; they still count in the balance. */
  skippedRows: Array<Scalars['Int']['output']>;
};

/** A line of a bank statement. */
export type StatementTransaction = Node & {
  __typename?: 'StatementTransaction';
  /** What the viewer can do with it now. */
  allowedActions: Array<StatementTransactionAction>;
  /** Amount with its currency, always positive. */
  amount: Money;
  /** The account that it is on. */
  bankAccount: BankAccount;
  /** Expected transactions that could be this line, best first, ranked now; at most 20. */
  candidates: Maybe<Array<MatchCandidate>>;
  /** What categories it has in the cash flow, and why. */
  categories: Maybe<LineCategories>;
  /** When the bank says that it happened. */
  date: Scalars['Date']['output'];
  /** The bank's text as it came. */
  description: Scalars['String']['output'];
  /** Whether money came in or went out. */
  direction: Direction;
  /** The account's balance after it; null when the bank does not say. */
  endingBalance: Maybe<Money>;
  /** Open expected transactions of other accounts of the organization that the line clearly fits, best first, at most three; none where one of its own account fits as well. It can't be matched with them: change the account of what is expected. */
  expectedElsewhere: Maybe<Array<ExpectedTransaction>>;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** Best pending result; NO_MATCH if none, null if not analyzed since its open amount changed. */
  matchResult: Maybe<MatchResult>;
  /** The party that the text names, when it could be read. */
  partyName: Maybe<Scalars['String']['output']>;
  /** What the engine recommends for it, best first. */
  recommendations: RecommendationConnection;
  /** The matches in effect that it is part of. */
  reconciliations: Array<Reconciliation>;
  /** Tokens of the description that look like document numbers. */
  references: Array<Scalars['String']['output']>;
  /** What is not yet reconciled. */
  remaining: Money;
  /** How it came in. */
  source: DataSource;
  /** The import that brought it; null when entered by hand. */
  statementImport: Maybe<StatementImport>;
  /** How much of it is reconciled. */
  status: ReconciliationStatus;
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** Current version; pass it to mutations. */
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
  /** Put it out of sight: while unreconciled. */
  | 'ARCHIVE'
  /** Delete it: while unreconciled or archived and never reconciled before, and only where a person entered it. */
  | 'DELETE'
  /** Match it with expected transactions: while something of it is open. */
  | 'RECONCILE'
  /** Bring it back: while archived. */
  | 'UNARCHIVE';

/** Statement transactions of an organization. */
export type StatementTransactionConnection = {
  __typename?: 'StatementTransactionConnection';
  /** The statement transactions of this page. */
  edges: Array<StatementTransactionEdge>;
  /** Pagination info. */
  pageInfo: PageInfo;
  /** Number of items that match the filter. */
  totalCount: Maybe<Scalars['Int']['output']>;
  /** Sums by currency and direction of all that the filter admits. */
  totals: Maybe<Array<DirectionTotal>>;
};

/** A statement transaction in its list. */
export type StatementTransactionEdge = {
  __typename?: 'StatementTransactionEdge';
  /** Cursor; pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The statement transaction. */
  node: StatementTransaction;
};

/** Which statement transactions a list shows; each condition narrows it. */
export type StatementTransactionFilter = {
  /** Bounds of the amount; `atLeast` must be less than `noMoreThan`. */
  amount?: InputMaybe<AmountRangeInput>;
  /** Those of one bank account. */
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Those in this currency. */
  currency?: InputMaybe<Currency>;
  /** Those of these days. */
  date?: InputMaybe<DateRangeInput>;
  /** Those that came in, or those that went out. */
  direction?: InputMaybe<Direction>;
  /** Those that one import brought. */
  importId?: InputMaybe<Scalars['ID']['input']>;
  /** Only lines with this result; NO_MATCH leaves out lines that no run has looked at yet. */
  matchResult?: InputMaybe<MatchResult>;
  /** Searches the description, the party and, when it is a number, the amount. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Those that came in one of these ways: MANUAL, or automated by CRAWLER or API. */
  source?: InputMaybe<Array<DataSource>>;
  /** Those in one of these states. */
  status?: InputMaybe<Array<ReconciliationStatus>>;
};

/** Statement transactions to archive, bring back or delete. */
export type StatementTransactionIdsInput = {
  /** 1 to 1,000 of them. */
  ids: Array<Scalars['ID']['input']>;
};

/** The line that was entered. */
export type StatementTransactionPayload = {
  __typename?: 'StatementTransactionPayload';
  /** Updated record; null on errors. */
  statementTransaction: Maybe<StatementTransaction>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** The order of statement transactions. */
export type StatementTransactionSort = {
  /** Which end comes first. */
  direction: SortDirection;
  /** Field to sort by. */
  field: StatementTransactionSortField;
};

/** What statement transactions can be ordered by. */
export type StatementTransactionSortField =
  /** The amount, whatever its currency. */
  | 'AMOUNT'
  /** The date. */
  | 'DATE';

/** What became of the lines; partial success keeps the successes. */
export type StatementTransactionsPayload = {
  __typename?: 'StatementTransactionsPayload';
  /** Result of each item. */
  results: Array<BulkResult>;
  /** Those that changed. */
  statementTransactions: Array<StatementTransaction>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** Another own account in the same file. */
export type StatementsLeftOut = {
  __typename?: 'StatementsLeftOut';
  /** Bank account of the record. */
  bankAccount: BankAccount;
  /** How many of its lines were left out. */
  rows: Scalars['Int']['output'];
};

/** A request to send: exactly what its type has. */
export type SubmitCustomerRequestInput = {
  /** Trade name. */
  alias?: InputMaybe<Scalars['String']['input']>;
  /** Where invoices go. */
  billingAddress: CustomerAddressInput;
  /** Business identification number (NIB), 13 digits. */
  businessNumber?: InputMaybe<Scalars['String']['input']>;
  /** The customer confirms that the data is true and may be checked. */
  declared: Scalars['Boolean']['input'];
  /** Email address. */
  email: Scalars['String']['input'];
  /** How many people work there; of companies. */
  employees?: InputMaybe<Scalars['Int']['input']>;
  /** Number of the identity card (NIK); of persons. */
  identityNumber?: InputMaybe<Scalars['String']['input']>;
  /** Line of business; not of a person who does not trade. */
  industry?: InputMaybe<Scalars['String']['input']>;
  /** The legal name, 1 to 140 characters. */
  legalName: Scalars['String']['input'];
  /** Phone number; without a country it is Indonesian. */
  phone: Scalars['String']['input'];
  /** Their email address. */
  picEmail?: InputMaybe<Scalars['String']['input']>;
  /** Name of the contact person. */
  picName?: InputMaybe<Scalars['String']['input']>;
  /** Where it is registered; null: the billing address. */
  registeredAddress?: InputMaybe<CustomerAddressInput>;
  /** Tax number (NPWP), 15 or 16 digits. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  /** The secret of the link; used up with it. */
  token: Scalars['String']['input'];
  /** What the customer is by law. */
  type: CustomerKind;
};

/** What can be followed: over the websocket, one event at a time. */
export type Subscription = {
  __typename?: 'Subscription';
  /** The viewer's own rights in this organization: as they are, then each time that they are others. When the membership ends, so does the connection (4403). */
  accessChanged: AccessChange;
  /** The account as it is, then after each change of it, of its connection and of imports into it. Needs `treasury.bankAccounts.view`. */
  bankAccountChanged: BankAccount;
  /** Every change of bills and of their payments. Needs `treasury.bills.view`. */
  billChanged: BillChange;
  /** Every change that may move the cash position or the forecast. What they are now is to be read. Needs `treasury.analysis.view`. */
  cashChanged: CashChange;
  /** Every change of deposits. Needs `treasury.deposits.view`. */
  depositChanged: DepositChange;
  /** Every exception that is raised, changed or resolved. Needs `treasury.exceptions.view`. */
  exceptionChanged: ExceptionChange;
  /** The present state first, then each change until nothing more happens by itself. */
  exportProgress: Export;
  /** Every change of the organization's settings and entities. What they are now is to be read. */
  organizationChanged: OrganizationChange;
  /** Every change of connections to payment providers, the progress of their syncs included. Needs `treasury.providers.view`. */
  paymentProviderChanged: PaymentProviderChange;
  /** Every change of batches. Needs `treasury.providers.view`. */
  paymentRecordChanged: PaymentRecordChange;
  /** Every change of payments and transfers: of some, or of all. Needs `treasury.payments.view`. */
  paymentStatusChanged: PaymentStatusChange;
  /** Every change that touches reconciliation, of one account or of all. Needs `treasury.reconciliation.view`. */
  reconciliationChanged: ReconciliationChange;
  /** The present state first, then each step. */
  reconciliationRunProgress: ReconciliationRun;
  /** The present state first, then each change until nothing more happens by itself. */
  recordImportProgress: RecordImport;
  /** The present state first, then each change until a final one. */
  statementImportProgress: StatementImport;
};


/** What can be followed: over the websocket, one event at a time. */
export type SubscriptionBankAccountChangedArgs = {
  bankAccountId: Scalars['ID']['input'];
};


/** What can be followed: over the websocket, one event at a time. */
export type SubscriptionExportProgressArgs = {
  exportId: Scalars['ID']['input'];
};


/** What can be followed: over the websocket, one event at a time. */
export type SubscriptionPaymentStatusChangedArgs = {
  ids: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** What can be followed: over the websocket, one event at a time. */
export type SubscriptionReconciliationChangedArgs = {
  bankAccountId: InputMaybe<Scalars['ID']['input']>;
};


/** What can be followed: over the websocket, one event at a time. */
export type SubscriptionReconciliationRunProgressArgs = {
  runId: Scalars['ID']['input'];
};


/** What can be followed: over the websocket, one event at a time. */
export type SubscriptionRecordImportProgressArgs = {
  importId: Scalars['ID']['input'];
};


/** What can be followed: over the websocket, one event at a time. */
export type SubscriptionStatementImportProgressArgs = {
  importId: Scalars['ID']['input'];
};

/** A unit of e-Faktur. */
export type TaxUnit = {
  __typename?: 'TaxUnit';
  /** Its code, `UM.0018`. */
  code: Scalars['String']['output'];
  /** Its name as the tax office has it. */
  name: Scalars['String']['output'];
};

/** The unit of a tenor. */
export type TenorType =
  /** Calendar days, at most 366. */
  | 'DAYS'
  /** Months, at most 60; the end of a month stays the end of a month. */
  | 'MONTHS'
  /** Weeks, at most 52. */
  | 'WEEKS'
  /** Years, at most 5. */
  | 'YEARS';

/** What the bank answered to a test. */
export type TestBankConnectionPayload = {
  __typename?: 'TestBankConnectionPayload';
  /** What the account holds, says the bank; null for a folder, and where there are errors. */
  balance: Maybe<Balance>;
  /** What is wrong with the connection. */
  userErrors: Array<UserError>;
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
  /** Errors the caller can fix; empty on success. */
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

/** What answers a second-factor challenge. */
export type TwoFactorMethod =
  /** The six digits that an authenticator app shows. */
  | 'AUTHENTICATOR_APP'
  /** One of the backup codes, each of which works once. */
  | 'BACKUP_CODES'
  /** A passkey of a device or a password manager. */
  | 'PASSKEY';

/** Statement transactions whose last choice is taken back. */
export type UndoCategoryChoicesInput = {
  /** 1 to 1,000 of them, by their global ids. */
  statementTransactionIds: Array<Scalars['ID']['input']>;
};

/** An import to undo. */
export type UndoStatementImportInput = {
  /** The import. */
  id: Scalars['ID']['input'];
};

/** A provider to unlink, and a proof of who asks: of the second factor where there is one, else the password. */
export type UnlinkProviderInput = {
  /** Six digits of the authenticator app. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The browser's answer to startPasskeyAssertion, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** The person's password, where they have no second factor. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The provider. */
  uuid: Scalars['UUID']['input'];
};

/** What came of unlinking it. */
export type UnlinkProviderPayload = {
  __typename?: 'UnlinkProviderPayload';
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
  /** The person, with the provider as it is now. */
  viewer: Maybe<Viewer>;
};

/** An approval policy as it should be. */
export type UpdateApprovalPolicyInput = {
  /** At most 10, rising, the last one without end. */
  bands: Array<ApprovalBandInput>;
  /** A fresh code of the authenticator app, where a second factor is asked for. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The payments' currency. */
  currency: Currency;
  /** Global id of the entity whose accounts pay; null: all. */
  entityId?: InputMaybe<Scalars['ID']['input']>;
  /** Global id of the policy. */
  id: Scalars['ID']['input'];
  /** Payments by this method; null: by all. */
  method?: InputMaybe<PaymentMethod>;
  /** Unique within the organization; at most 100 characters. */
  name: Scalars['String']['input'];
  /** What the browser's passkey has answered to `passkeyOptions`. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** Changes of a bank account; what is left out stays. */
export type UpdateBankAccountInput = {
  /** Another number, 5 to 34 digits, while nothing rests on the one that it has; null says as little as nothing. */
  accountNumber?: InputMaybe<Scalars['String']['input']>;
  /** A unique name within the organization, 1 to 100 characters; null says as little as nothing. */
  alias?: InputMaybe<Scalars['String']['input']>;
  /** Another currency, while no amount names the account; null says as little as nothing. */
  currency?: InputMaybe<Currency>;
  /** The bank account. */
  id: Scalars['ID']['input'];
  /** Date up to which the statements are complete, not after today; null takes it away. */
  lastCheckedOn?: InputMaybe<Scalars['Date']['input']>;
  /** Money in it that can't be spent; null takes it away. */
  restriction?: InputMaybe<CashRestrictionInput>;
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** What a bill is to be: all of its fields, and what is left out is emptied. */
export type UpdateBillInput = {
  /** The net payable, always positive; of a bill with tax it must be base + VAT - withheld. */
  amount: MoneyInput;
  /** What kind of cost it is, at most 60 characters. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Counterparty to pay. */
  counterpartyId: Scalars['ID']['input'];
  /** Invoice date. */
  date: Scalars['Date']['input'];
  /** What it is for, with the counterparty's own number of it, at most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** When it is due, not before its date. */
  dueDate: Scalars['Date']['input'];
  /** Documents, at most 10: the whole list. */
  fileIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The bill. */
  id: Scalars['ID']['input'];
  /** Values of the fields that the organization asks for: the whole list. */
  metadata?: InputMaybe<Array<BillMetadataInput>>;
  /** What the amount is made of; left out for a bill without tax. */
  tax?: InputMaybe<BillTaxInput>;
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** What the organization is to ask of its bills. */
export type UpdateBillSettingsInput = {
  /** All fields, at most 10, in the order of the form. */
  metadataFields: Array<BillMetadataFieldInput>;
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** A category as it should be. */
export type UpdateCashCategoryInput = {
  /** What its money is moved for. */
  activity: OwnCashActivity;
  /** Which one, by its uuid. */
  categoryUuid: Scalars['UUID']['input'];
  /** At most 60 characters, unlike the others. */
  name: Scalars['String']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** A rule as it should be. */
export type UpdateCashRuleInput = {
  /** Global id of the rule. */
  id: Scalars['ID']['input'];
  /** What it says. */
  rule: CashRuleInput;
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** What is left out stays as it is. */
export type UpdateControlsInput = {
  /** Domains of addresses that may be invited, at most 50; empty: any. */
  allowedEmailDomains?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A Maker & Approver may approve what they made. */
  approveOwn?: InputMaybe<Scalars['Boolean']['input']>;
  /** 6-digit authenticator code, if fresh two-factor authentication is required. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Nobody comes in without a second factor; whoever sets this must have one. */
  enforceTwoFactor?: InputMaybe<Scalars['Boolean']['input']>;
  /** The browser's answer to `startPasskeyAssertion`, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** At least 15; null: as the installation says. */
  sessionIdleMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Transfers and payments may be made. */
  transfersActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** The controls that were changed. */
export type UpdateControlsPayload = {
  __typename?: 'UpdateControlsPayload';
  /** The organization, as it is now; null where there are errors. */
  organization: Maybe<Organization>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** What a counterparty is to be: all of its fields, and what is left out is emptied, but for the status. */
export type UpdateCounterpartyInput = {
  /** Postal address, at most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Unique short name within the organization, 1 to 100 characters. */
  alias: Scalars['String']['input'];
  /** The whole list: one that is left out is removed. */
  bankAccounts: Array<CounterpartyBankAccountInput>;
  /** A fresh code of the authenticator app, where a second factor is asked for. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** What it is, as banks ask for RTGS and SKN transfers. */
  customerType?: InputMaybe<CustomerType>;
  /** Where it is written to. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Unique identifier in another system, at most 100 characters. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** The counterparty. */
  id: Scalars['ID']['input'];
  /** Registered or full name, 1 to 140 characters. */
  legalName: Scalars['String']['input'];
  /** What the browser's passkey has answered to `passkeyOptions`. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** Where it lives, as banks ask for RTGS and SKN transfers. */
  residence?: InputMaybe<Residence>;
  /** Whether it is in use; as before when left out. */
  status?: InputMaybe<CounterpartyStatus>;
  /** NPWP, 15 or 16 digits, however they are written. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  /** A company or a person. */
  type: CounterpartyType;
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** What a customer is to be: all of its fields. */
export type UpdateCustomerInput = {
  /** Name on its account. */
  accountName?: InputMaybe<Scalars['String']['input']>;
  /** Number of its account, 5 to 34 digits. */
  accountNumber?: InputMaybe<Scalars['String']['input']>;
  /** How the organization calls it. */
  alias?: InputMaybe<Scalars['String']['input']>;
  /** Its bank. */
  bankName?: InputMaybe<Scalars['String']['input']>;
  /** Where invoices go. */
  billingAddress: CustomerAddressInput;
  /** How often it is invoiced. */
  billingCycle: BillingCycle;
  /** Day of the week (1 is Monday) or of the month; null: each order. */
  billingDay?: InputMaybe<Scalars['Int']['input']>;
  /** Branch of the bank. */
  branchName?: InputMaybe<Scalars['String']['input']>;
  /** Number of the branch (NITKU), six digits; 000000 without one. */
  branchNumber?: InputMaybe<Scalars['String']['input']>;
  /** Business identification number (NIB), 13 digits. */
  businessNumber?: InputMaybe<Scalars['String']['input']>;
  /** How much it may owe; null: no limit; 0: it pays in advance. */
  creditLimit?: InputMaybe<MoneyInput>;
  /** Where paper goes; null: the billing address. */
  deliveryAddress?: InputMaybe<CustomerAddressInput>;
  /** The board of directors, at most 20; of companies. */
  directors?: InputMaybe<Array<CustomerDirectorInput>>;
  /** Email address. */
  email: Scalars['EmailAddress']['input'];
  /** How many people work there; of companies. */
  employees?: InputMaybe<Scalars['Int']['input']>;
  /** Their email address. */
  financeEmail?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Whom to ask about payments. */
  financeName?: InputMaybe<Scalars['String']['input']>;
  /** Invoices are sent on paper too. */
  hardCopy: Scalars['Boolean']['input'];
  /** The customer. */
  id: Scalars['ID']['input'];
  /** Number of the identity card (NIK); of persons. */
  identityNumber?: InputMaybe<Scalars['String']['input']>;
  /** Its line of business; not of a person who does not trade. */
  industry?: InputMaybe<Scalars['String']['input']>;
  /** Where invoices are sent by email, at most five. */
  invoiceEmails?: InputMaybe<Array<Scalars['EmailAddress']['input']>>;
  /** Language of its emails and documents. */
  language: Language;
  /** The legal name, 1 to 140 characters. */
  legalName: Scalars['String']['input'];
  /** Phone number; without a country it is Indonesian. */
  phone: Scalars['String']['input'];
  /** Their email address. */
  picEmail?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Name of the contact person, or of the owner. */
  picName?: InputMaybe<Scalars['String']['input']>;
  /** Their phone number. */
  picPhone?: InputMaybe<Scalars['String']['input']>;
  /** Their position. */
  picPosition?: InputMaybe<Scalars['String']['input']>;
  /** Where it is registered; null: the billing address. */
  registeredAddress?: InputMaybe<CustomerAddressInput>;
  /** What becomes of stamp duty. */
  stampDuty: StampDutyPolicy;
  /** Tax number (NPWP), 15 or 16 digits. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  /** What the tax office takes it for. */
  taxStatus: CustomerTaxStatus;
  /** Days until an invoice is due, 0 to 365. */
  termDays: Scalars['Int']['input'];
  /** What those days are counted from. */
  termFrom: PaymentTermStart;
  /** What it is by law. */
  type: CustomerKind;
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
  /** What it withholds unless a line says otherwise; null: nothing. */
  withholding?: InputMaybe<WithholdingCode>;
};

/** What a deposit is to be: all of its fields, and what is left out is as for a new one. */
export type UpdateDepositInput = {
  /** The name by which people know it, 1 to 100 characters. */
  alias: Scalars['String']['input'];
  /** How much. */
  amount: MoneyInput;
  /** National code of the bank. */
  bankCode: Scalars['String']['input'];
  /** 365 or 360. */
  dayBasis?: InputMaybe<Scalars['Int']['input']>;
  /** What was agreed on for closing it early. */
  earlyClose?: InputMaybe<DepositEarlyCloseInput>;
  /** The deposit. */
  id: Scalars['ID']['input'];
  /** When interest is paid out. */
  interestPayout?: InputMaybe<DepositInterestPayout>;
  /** Percent a year, from 0 to 100, at most 4 decimals. */
  interestRate: Scalars['Decimal']['input'];
  /** When it begins. */
  issuedOn: Scalars['Date']['input'];
  /** Percent a year of the next term; null while it is not known. */
  nextInterestRate?: InputMaybe<Scalars['Decimal']['input']>;
  /** The account that its money comes to. */
  payoutAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it secures something. */
  pledged?: InputMaybe<Scalars['Boolean']['input']>;
  /** What happens at maturity. */
  renewal?: InputMaybe<DepositRenewal>;
  /** The account that pays it. */
  sourceAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Final tax in percent. */
  taxRate?: InputMaybe<Scalars['Decimal']['input']>;
  /** What its interest is taxed as. */
  taxTreatment?: InputMaybe<DepositTaxTreatment>;
  /** How many units. */
  tenor: Scalars['Int']['input'];
  /** The unit. */
  tenorType: TenorType;
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** Another name for a legal entity. */
export type UpdateEntityInput = {
  /** The entity; not the default one. */
  id: Scalars['ID']['input'];
  /** Unique name within the organization, 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** The legal entity that was changed. */
export type UpdateEntityPayload = {
  __typename?: 'UpdateEntityPayload';
  /** Updated record; null on errors. */
  entity: Maybe<Entity>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** What an expected transaction is to be: all of its fields, and what is left out is emptied. */
export type UpdateExpectedTransactionInput = {
  /** How much, greater than zero. */
  amount: MoneyInput;
  /** The smallest amount that counts as this transaction, in the amount's currency. */
  amountFrom?: InputMaybe<Scalars['Decimal']['input']>;
  /** The largest amount that counts as this transaction, not below `amountFrom`. */
  amountTo?: InputMaybe<Scalars['Decimal']['input']>;
  /** The account on which it should happen, in the same currency; any when left out. */
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Who should pay or be paid. */
  counterpartyId?: InputMaybe<Scalars['ID']['input']>;
  /** Values that the bank's text may hold, at most 20, each name once. */
  data?: InputMaybe<Array<KeyValueInput>>;
  /** When the money should move. */
  date: Scalars['Date']['input'];
  /** The earliest date on which it may happen. */
  dateFrom?: InputMaybe<Scalars['Date']['input']>;
  /** The latest date on which it may happen, not before `dateFrom`. */
  dateTo?: InputMaybe<Scalars['Date']['input']>;
  /** What it is for, 1 to 500 characters. */
  description: Scalars['String']['input'];
  /** Whether money should come in or go out. */
  direction: Direction;
  /** Unique identifier in another system, at most 100 characters. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** The expected transaction. */
  id: Scalars['ID']['input'];
  /** A note for colleagues, at most 500 characters. */
  internalDescription?: InputMaybe<Scalars['String']['input']>;
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** What orders and invoices are to begin with. */
export type UpdateOrderSettingsInput = {
  /** What new customers may owe, in the organization's currency; null: without a limit, 0: they pay in advance. */
  creditLimit?: InputMaybe<Scalars['Decimal']['input']>;
  /** Prefix of credit memos, in the same form. */
  creditMemoPrefix: Scalars['String']['input'];
  /** Stands on each new invoice, at most 1,000 characters; null: nothing. */
  invoiceNote?: InputMaybe<Scalars['String']['input']>;
  /** Prefix of invoices, in the same form. */
  invoicePrefix: Scalars['String']['input'];
  /** Terms and conditions of new invoices, at most 2,000 characters; null: none. */
  invoiceTerms?: InputMaybe<Scalars['String']['input']>;
  /** Prefix of payments received, in the same form. */
  paymentPrefix: Scalars['String']['input'];
  /** Days from the invoice date until payment is due, 0 to 365; 0: at once. */
  paymentTermDays: Scalars['Int']['input'];
  /** Prefix of sales orders: 1 to 10 capital letters and digits, for this kind of document alone. */
  salesOrderPrefix: Scalars['String']['input'];
  /** The version that was seen; 0 while nothing has been saved. */
  version: Scalars['Int']['input'];
};

/** The order settings that were changed. */
export type UpdateOrderSettingsPayload = {
  __typename?: 'UpdateOrderSettingsPayload';
  /** The organization, as it is now; null where there are errors. */
  organization: Maybe<Organization>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** What the company profile is to be. */
export type UpdateOrganizationInput = {
  /** Registered address in lines, at most 500 characters; null: none. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Currency of new records. */
  defaultCurrency: Currency;
  /** Registered name, 1 to 200 characters. */
  legalName: Scalars['String']['input'];
  /** Short name, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** Fifteen or sixteen digits, however they are written; null: none. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  /** IANA zone of business dates. */
  timeZone: Scalars['String']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** The company profile that was changed. */
export type UpdateOrganizationPayload = {
  __typename?: 'UpdateOrganizationPayload';
  /** The organization, as it is now; null where there are errors. */
  organization: Maybe<Organization>;
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** What a payment is to be: all of its fields, and what is left out is emptied. */
export type UpdatePaymentInput = {
  /** Change it although one to the same beneficiary with the same amount was made within seven days. */
  allowDuplicate?: InputMaybe<Scalars['Boolean']['input']>;
  /** How much, in the currency of the account that pays. */
  amount: MoneyInput;
  /** The approved bill that it pays: of its amount, currency and counterparty. */
  billId?: InputMaybe<Scalars['ID']['input']>;
  /** The account of the counterparty. */
  counterpartyAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** The counterparty that is paid; together with `counterpartyAccountId`. */
  counterpartyId?: InputMaybe<Scalars['ID']['input']>;
  /** The date on which it is to leave, not in the past. */
  date: Scalars['Date']['input'];
  /** Documents, at most 10: the whole list. */
  fileIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The account that pays. */
  fromAccountId: Scalars['ID']['input'];
  /** The payment. */
  id: Scalars['ID']['input'];
  /** What the beneficiary reads, at most 50 characters. */
  memo?: InputMaybe<Scalars['String']['input']>;
  /** How it travels; left out: within one bank, or by export only. */
  method?: InputMaybe<PaymentMethod>;
  /** Notes for colleagues, at most 500 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** How often it is repeated; once when left out, as what pays a bill must be. */
  recurrence?: InputMaybe<PaymentFrequency>;
  /** The account of the organization that is paid. */
  toAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Of a transfer, in place of `toAccountId`: an account of the same entity that is not kept in Arus. */
  toExternalAccount?: InputMaybe<ExternalAccountInput>;
  /** Whether the payments of its series that are not made yet change likewise; those that are made stay as they are. */
  updateSeries?: InputMaybe<Scalars['Boolean']['input']>;
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** A connection to change. Another payout account wants a fresh second factor. */
export type UpdatePaymentProviderInput = {
  /** Unique name within the organization, 1 to 100 characters. */
  alias: Scalars['String']['input'];
  /** Where it pays out. */
  bankAccountId: Scalars['ID']['input'];
  /** A fresh code of the authenticator app. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The connection. */
  id: Scalars['ID']['input'];
  /** What the browser’s passkey has answered to `passkeyOptions`. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** What to be warned of from now on. */
export type UpdatePaymentSettingsInput = {
  /** A fresh code of the authenticator app, where a second factor is asked for. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** 30 to 3,650; unchanged when left out. */
  dormantDays?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 90; 0: never. */
  duplicateDays: Scalars['Int']['input'];
  /** 0 to 1,000,000; unchanged when left out. */
  maxFeeRupiah?: InputMaybe<Scalars['Int']['input']>;
  /** What the browser's passkey has answered to `passkeyOptions`. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 60; unchanged when left out. */
  staleBankingDays?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 1,000,000; 0: no difference is rounding. */
  toleranceRupiah: Scalars['Int']['input'];
  /** 1 to 365. */
  unmatchedDays: Scalars['Int']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** A planned line as it should be. */
export type UpdatePlannedLineInput = {
  /** What is planned for each of its days, above 0. */
  amount: Scalars['Decimal']['input'];
  /** Category of bills whose real records take its place; not with a counterparty. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the counterparty whose real records take its place. */
  counterpartyId?: InputMaybe<Scalars['ID']['input']>;
  /** The currency of the amount. */
  currency: Currency;
  /** Money in or out. */
  direction: Direction;
  /** Its last day at the latest; null for no end, and with `ONCE`. */
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  /** Global id of the planned line. */
  id: Scalars['ID']['input'];
  /** At most 100 characters. */
  name: Scalars['String']['input'];
  /** On which days it falls. */
  rule: PlanRule;
  /** Its first day. */
  startsOn: Scalars['Date']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** What a product is to be: all of its fields. */
export type UpdateProductInput = {
  /** Unique code, 1 to 40 characters. */
  code: Scalars['String']['input'];
  /** The product. */
  id: Scalars['ID']['input'];
  /** Goods or a service. */
  kind: ProductKind;
  /** Name as documents print it, 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** Whether it is in use. */
  status: ProductStatus;
  /** Code of its unit in e-Faktur, one of `taxUnits`. */
  taxUnit: Scalars['String']['input'];
  /** Unit as documents print it, 1 to 30 characters. */
  unit: Scalars['String']['input'];
  /** How VAT is taken of it. */
  vatTreatment: VatTreatment;
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
  /** What customers withhold of it; null: nothing. */
  withholding?: InputMaybe<WithholdingCode>;
};

/** What the profile is to be. */
export type UpdateProfileInput = {
  /** Full name, 1 to 200 characters. */
  fullName: Scalars['String']['input'];
  /** Language of emails. */
  language: Language;
  /** Null: as the language has it. */
  numberFormat?: InputMaybe<Language>;
  /** What colleagues call this person, at most 100 characters; null: by the full name. */
  preferredName?: InputMaybe<Scalars['String']['input']>;
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** The profile that was changed. */
export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
  /** The person, as they are now; null where there are errors. */
  viewer: Maybe<Viewer>;
};

/** What a purchase order is to be: all of its fields, and what is left out is emptied. */
export type UpdatePurchaseOrderInput = {
  /** Currency of all amounts. */
  currency: Currency;
  /** Who orders; an active customer. */
  customerId: Scalars['ID']['input'];
  /** Its date. */
  date: Scalars['Date']['input'];
  /** The customer's document: files of purpose PURCHASE_ORDER_DOCUMENT from `createFileUpload`, at most 10. */
  fileIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The purchase order. */
  id: Scalars['ID']['input'];
  /** 1 to 500 lines. */
  lines: Array<PurchaseOrderLineInput>;
  /** What people note about it, at most 2,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The customer's own number of it, 1 to 60 characters, unique for them. */
  number: Scalars['String']['input'];
  /** When it is wanted; not before its date. */
  requiredDate?: InputMaybe<Scalars['Date']['input']>;
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** What a role is to be. */
export type UpdateRoleInput = {
  /** 6-digit authenticator code, if fresh two-factor authentication is required. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** What it is for, at most 300 characters. */
  description: Scalars['String']['input'];
  /** The role; neither the owner's nor one that the caller holds. */
  id: Scalars['ID']['input'];
  /** Unique name within the organization, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** The browser's answer to `startPasskeyAssertion`, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** What members with the role may do from now on; all of it. */
  permissions: Array<Permission>;
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** What a sales order is to be: all of its fields, and what is left out is emptied. */
export type UpdateSalesOrderInput = {
  /** Currency of all amounts. */
  currency: Currency;
  /** Who orders; an active customer. */
  customerId: Scalars['ID']['input'];
  /** The customer's own number of it, at most 60 characters; the purchase order's where one is given. */
  customerReference?: InputMaybe<Scalars['String']['input']>;
  /** What is taken off the whole. */
  discount?: InputMaybe<DiscountInput>;
  /** The order. */
  id: Scalars['ID']['input'];
  /** 1 to 500 lines. */
  lines: Array<SalesOrderLineInput>;
  /** What people note about it, at most 2,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** When it is ordered. */
  orderDate: Scalars['Date']['input'];
  /** The purchase order that it answers, of the same customer and currency. Ordering more than it is not refused: `PurchaseOrder.orderedBeyond` tells. */
  purchaseOrderId?: InputMaybe<Scalars['ID']['input']>;
  /** When it is wanted; not before the order date. */
  requiredDate?: InputMaybe<Scalars['Date']['input']>;
  /** How VAT is taken of all of it. */
  vatTreatment: VatTreatment;
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** A view as it should be. */
export type UpdateSavedViewInput = {
  /** Global id of the view. */
  id: Scalars['ID']['input'];
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** The list's query string, without the question mark; at most 2,000 characters. */
  query: Scalars['String']['input'];
  /** Everybody in the organization sees it. */
  shared: Scalars['Boolean']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** What a webhook is to be. */
export type UpdateWebhookInput = {
  /** False pauses it; true activates it again, whoever stopped it. */
  active: Scalars['Boolean']['input'];
  /** 6-digit authenticator code, if fresh two-factor authentication is required. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** As in `createWebhook`. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** As in `createWebhook`. */
  events: Array<WebhookEvent>;
  /** The webhook. */
  id: Scalars['ID']['input'];
  /** The browser's answer to `startPasskeyAssertion`, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
  /** As in `createWebhook`. */
  url: Scalars['URL']['input'];
  /** Version this change is based on; a stale one returns G-3. */
  version: Scalars['Int']['input'];
};

/** The webhook that was changed. */
export type UpdateWebhookPayload = {
  __typename?: 'UpdateWebhookPayload';
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
  /** The webhook after the change; null when the change was refused. */
  webhook: Maybe<Webhook>;
};

/** Something that the user can mend. */
export type UserError = {
  __typename?: 'UserError';
  /** Code of the error table, for example `U-TRSY-BA-2`. */
  code: Scalars['String']['output'];
  /** Path of the input field at fault, for example `["alias"]`. */
  field: Maybe<Array<Scalars['String']['output']>>;
  /** What happened and how to fix it, localized by `Accept-Language`. */
  message: Scalars['String']['output'];
  /** Seconds after which the same request may succeed, for example while the first one of an idempotency key runs (G-4); null: waiting does not help. */
  retryAfter: Maybe<Scalars['Int']['output']>;
};

/** A line of a person's security log. */
export type UserSecurityEvent = {
  __typename?: 'UserSecurityEvent';
  /** IP address that it came from. */
  address: Maybe<Scalars['String']['output']>;
  /** When it happened, in UTC. */
  at: Scalars['DateTime']['output'];
  /** The part of the log that it belongs to. */
  category: SecurityEventCategory;
  /** ISO code of the address's country; null when it is not known. */
  country: Maybe<Scalars['String']['output']>;
  /** What it was done on. */
  device: Device;
  /** What happened. */
  event: SecurityEventType;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
};

/** Lines of a person's security log, newest first. */
export type UserSecurityEventConnection = {
  __typename?: 'UserSecurityEventConnection';
  /** The lines of this page. */
  edges: Array<UserSecurityEventEdge>;
  /** Pagination info. */
  pageInfo: PageInfo;
};

/** A line of the security log in its list. */
export type UserSecurityEventEdge = {
  __typename?: 'UserSecurityEventEdge';
  /** Cursor; pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The line. */
  node: UserSecurityEvent;
};

/** A sign-in in one browser. */
export type UserSession = {
  __typename?: 'UserSession';
  /** IP address at the sign-in. */
  address: Maybe<Scalars['String']['output']>;
  /** ISO code of the address's country; null when it is not known. */
  country: Maybe<Scalars['String']['output']>;
  /** When the person signed in. */
  createdAt: Scalars['DateTime']['output'];
  /** What it was started on. */
  device: Device;
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** Whether it is the session that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was used last, to the minute. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Public identifier; mutations name it. */
  uuid: Scalars['UUID']['output'];
};

/** How value added tax is taken of a sale. */
export type VatTreatment =
  /** Exempt (code 08). */
  | 'EXEMPT'
  /** 0 %: export. */
  | 'EXPORT'
  /** 12 %: luxury goods. */
  | 'LUXURY'
  /** None: the seller is not a taxable enterprise (PKP). */
  | 'NONE'
  /** Not collected (code 07). */
  | 'NOT_COLLECTED'
  /** 1.1 %: specified services such as freight forwarding (code 05). */
  | 'SPECIFIED'
  /** 12 % on 11/12 of the base: 11 %. */
  | 'STANDARD';

/** The answer to a second-factor challenge: a code, or a passkey's assertion. */
export type VerifyTwoFactorInput = {
  /** The `token` of the challenge. */
  challengeToken: Scalars['String']['input'];
  /** Six digits of an authenticator app, or a backup code. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** One of the challenge's methods. */
  method: TwoFactorMethod;
  /** The browser's answer to startPasskeySignIn, as JSON. */
  passkeyAssertion?: InputMaybe<Scalars['String']['input']>;
};

/** What came of the answer. */
export type VerifyTwoFactorPayload = {
  __typename?: 'VerifyTwoFactorPayload';
  /** Errors the caller can fix; empty on success. */
  userErrors: Array<UserError>;
  /** Who is signed in now; the session is in an HttpOnly cookie. */
  viewer: Maybe<Viewer>;
};

/** The person who is signed in, or whose API token is used. */
export type Viewer = Node & {
  __typename?: 'Viewer';
  /** The area that this person works in; null until they have chosen one. */
  appMode: Maybe<AppMode>;
  /** How many backup codes have not been used. Only for people. */
  backupCodesLeft: Scalars['Int']['output'];
  /** Sign-in address. */
  email: Scalars['EmailAddress']['output'];
  /** Full name. */
  fullName: Scalars['String']['output'];
  /** Whether an authenticator app or a passkey is set up. */
  hasSecondFactor: Scalars['Boolean']['output'];
  /** Opaque global identifier. */
  id: Scalars['ID']['output'];
  /** Language of emails; a browser keeps its own choice. */
  language: Language;
  /** Sign-in providers that this person has come in with, oldest first. Only for people. */
  linkedProviders: Array<LinkedProvider>;
  /** Whether this person may create an organization; programs never may. */
  mayCreateOrganizations: Scalars['Boolean']['output'];
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
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** What was sent, newest first; kept for 30 days. */
  deliveries: Maybe<WebhookDeliveryConnection>;
  /** Description. */
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
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
  /** Current version; pass it to mutations. */
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
  /** Event ID, the same for every delivery and attempt; use it to deduplicate. */
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
  /** UUID used in URLs. */
  uuid: Scalars['UUID']['output'];
};

/** Deliveries of a webhook, newest first. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** The deliveries of this page. */
  edges: Array<WebhookDeliveryEdge>;
  /** Pagination info. */
  pageInfo: PageInfo;
  /** How many there are. */
  totalCount: Maybe<Scalars['Int']['output']>;
};

/** A delivery in its list. */
export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  /** Cursor; pass it as `after`. */
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
  /** `bill.changed`: one was made, changed, decided or paid, or a payment of it moved. */
  | 'BILL_CHANGED'
  /** `bill.deleted`: a draft was deleted. */
  | 'BILL_DELETED'
  /** `counterparty.changed`: one was made or changed. */
  | 'COUNTERPARTY_CHANGED'
  /** `counterparty.deleted`: one was deleted. */
  | 'COUNTERPARTY_DELETED'
  /** `deposit.changed`: one was made, changed, issued, renewed, closed or cancelled, or it matured. */
  | 'DEPOSIT_CHANGED'
  /** `entity.changed`: an entity was made, renamed or deleted. */
  | 'ENTITY_CHANGED'
  /** `exception.changed`: one was raised, given to somebody, taken on, talked about, settled or opened again. */
  | 'EXCEPTION_CHANGED'
  /** `expected_transaction.changed`: one was made, changed, archived or unarchived. */
  | 'EXPECTED_TRANSACTION_CHANGED'
  /** `expected_transaction.deleted`: one was deleted. */
  | 'EXPECTED_TRANSACTION_DELETED'
  /** `goods-receipt.changed`: one was recorded or canceled. */
  | 'GOODS_RECEIPT_CHANGED'
  /** `membership.changed`: somebody was invited, came in, got another role, was deactivated or removed. */
  | 'MEMBERSHIP_CHANGED'
  /** `organization.changed`: the profile or the controls of the company changed. */
  | 'ORGANIZATION_CHANGED'
  /** `payment.changed`: a payment or transfer was made, changed, decided, sent, settled or archived. */
  | 'PAYMENT_CHANGED'
  /** `payment_record.changed`: one was reported by its provider, changed, matched or unmatched. */
  | 'PAYMENT_RECORD_CHANGED'
  /** `payment_transaction.changed`: one was reported by its provider, or changed there. */
  | 'PAYMENT_TRANSACTION_CHANGED'
  /** `purchase-order.changed`: one was entered, changed or ended, or a sales order answers it. */
  | 'PURCHASE_ORDER_CHANGED'
  /** `reconciliation.created`: a statement transaction was matched by hand or by accepting a recommendation. */
  | 'RECONCILIATION_CREATED'
  /** `reconciliation.removed`: a match was undone. */
  | 'RECONCILIATION_REMOVED'
  /** `reconciliation_run.changed`: a run began, ended, failed, or was confirmed; it stands for all matches that it made. */
  | 'RECONCILIATION_RUN_CHANGED'
  /** `record_import.changed`: an import of counterparties, expected transactions, bills, payments or transfers reached another status. */
  | 'RECORD_IMPORT_CHANGED'
  /** `role.changed`: a role was changed or deleted. */
  | 'ROLE_CHANGED'
  /** `sales-order.changed`: one was entered, changed or decided, or something of it was received. */
  | 'SALES_ORDER_CHANGED'
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

/** Tax that is withheld under one code. */
export type WithheldAmount = {
  __typename?: 'WithheldAmount';
  /** What is withheld of it. */
  amount: Money;
  /** The sum of the lines' bases. */
  base: Money;
  /** The code. */
  code: WithholdingCode;
};

/** Approved and paid bills of a month from which tax is withheld. */
export type WithheldTaxConnection = {
  __typename?: 'WithheldTaxConnection';
  /** Those of this page. */
  edges: Array<WithheldTaxEdge>;
  /** Pagination info. */
  pageInfo: PageInfo;
  /** Number of bills that match the filter. */
  totalCount: Maybe<Scalars['Int']['output']>;
  /** Sums by kind and currency of all that the filter admits. */
  totals: Maybe<Array<WithheldTaxTotal>>;
};

/** A bill from which tax is withheld. */
export type WithheldTaxEdge = {
  __typename?: 'WithheldTaxEdge';
  /** Cursor; pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The bill. */
  node: Bill;
};

/** A file to download. */
export type WithheldTaxFile = {
  __typename?: 'WithheldTaxFile';
  /** CSV in UTF-8 with a byte order mark; the same bills and figures as the list. */
  content: Scalars['String']['output'];
  /** File name with its extension. */
  fileName: Scalars['String']['output'];
};

/** The file, or why there is none. */
export type WithheldTaxFileResult = {
  __typename?: 'WithheldTaxFileResult';
  /** The file; null where there are errors. */
  file: Maybe<WithheldTaxFile>;
  /** U-TRSY-BI-19 more than 20,000 bills. */
  userErrors: Array<UserError>;
};

/** Which withheld tax a list shows. */
export type WithheldTaxFilter = {
  /** Withheld by this entity. */
  entityId?: InputMaybe<Scalars['ID']['input']>;
  /** Any day of the month, by default the present one; bills belong to it by their date. */
  month?: InputMaybe<Scalars['Date']['input']>;
  /** Searches number, category, description, counterparty and, when it is a number, the net payable. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Of this kind. */
  withholding?: InputMaybe<BillWithholdingKind>;
};

/** The order of withheld tax. */
export type WithheldTaxSort = {
  /** Which end comes first. */
  direction: SortDirection;
  /** Field to sort by. */
  field: WithheldTaxSortField;
};

/** Fields that withheld tax can be sorted by. */
export type WithheldTaxSortField =
  /** Bill date. */
  | 'DATE';

/** What was withheld of one kind in one currency. */
export type WithheldTaxTotal = {
  __typename?: 'WithheldTaxTotal';
  /** Sum of what tax is withheld from. */
  base: Money;
  /** Number of bills. */
  count: Scalars['Int']['output'];
  /** Sum of the withheld tax. */
  withheld: Money;
  /** What is withheld. */
  withholding: BillWithholdingKind;
};

/** Income tax that customers withhold of a line, without VAT. */
export type WithholdingCode =
  /** PPh 4(2) on construction consulting with a qualification, 3.5 %. */
  | 'CONSTRUCTION_CONSULTING'
  /** PPh 4(2) on construction consulting without a qualification, 6 %. */
  | 'CONSTRUCTION_CONSULTING_UNQUALIFIED'
  /** PPh 4(2) on construction by another qualified enterprise, 2.65 %. */
  | 'CONSTRUCTION_QUALIFIED'
  /** PPh 4(2) on construction by a small qualified enterprise, 1.75 %. */
  | 'CONSTRUCTION_SMALL'
  /** PPh 4(2) on construction without a qualification, 4 %. */
  | 'CONSTRUCTION_UNQUALIFIED'
  /** PPh 4(2) on rent of land and buildings, 10 %. */
  | 'PPH4_2'
  /** PPh 23 on services and rent of movables, 2 %. */
  | 'PPH23'
  /** PPh 23 on interest and royalties, 15 %. */
  | 'PPH23_15';



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
  AcceptInvitationPayload: ResolverTypeWrapper<Omit<AcceptInvitationPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  AcceptOwnershipInput: AcceptOwnershipInput;
  AccessChange: ResolverTypeWrapper<Omit<AccessChange, 'permissions'> & { permissions: Array<ResolversTypes['Permission']> }>;
  AccountCash: ResolverTypeWrapper<AccountCashSource>;
  ActivateMembersInput: ActivateMembersInput;
  Activity: ResolverTypeWrapper<ActivitySource>;
  ActivityAction: ActivityAction;
  ActivityConnection: ResolverTypeWrapper<ActivityConnectionSource>;
  ActivityCredential: ResolverTypeWrapper<ActivityCredential>;
  ActivityCredentialType: ActivityCredentialType;
  ActivityEdge: ResolverTypeWrapper<Omit<ActivityEdge, 'node'> & { node: ResolversTypes['Activity'] }>;
  ActivityFilter: ActivityFilter;
  ActivityProof: ResolverTypeWrapper<ActivityProof>;
  ActualCashSource: ActualCashSource;
  AddAuthenticatorInput: AddAuthenticatorInput;
  AddAuthenticatorPayload: ResolverTypeWrapper<Omit<AddAuthenticatorPayload, 'setup' | 'userErrors'> & { setup?: Maybe<ResolversTypes['AuthenticatorSetup']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AddFactorPayload: ResolverTypeWrapper<Omit<AddFactorPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  AddressRegion: ResolverTypeWrapper<AddressRegion>;
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
  ApplyCashRuleInput: ApplyCashRuleInput;
  ApplyCashRulePayload: ResolverTypeWrapper<Omit<ApplyCashRulePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  Approvable: ResolverTypeWrapper<ApprovableSource>;
  ApprovableConnection: ResolverTypeWrapper<ApprovableConnectionSource>;
  ApprovableEdge: ResolverTypeWrapper<Omit<ApprovableEdge, 'node'> & { node: ResolversTypes['Approvable'] }>;
  Approval: ResolverTypeWrapper<ApprovalSource>;
  ApprovalBand: ResolverTypeWrapper<ApprovalBandSource>;
  ApprovalBandInput: ApprovalBandInput;
  ApprovalBandProblem: ApprovalBandProblem;
  ApprovalCounts: ResolverTypeWrapper<ApprovalCounts>;
  ApprovalFactor: ApprovalFactor;
  ApprovalObstacle: ApprovalObstacle;
  ApprovalPolicy: ResolverTypeWrapper<ApprovalPolicySource>;
  ApprovalPolicyPayload: ResolverTypeWrapper<Omit<ApprovalPolicyPayload, 'approvalPolicy' | 'organization' | 'userErrors'> & { approvalPolicy?: Maybe<ResolversTypes['ApprovalPolicy']>, organization?: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ApprovalReason: ResolverTypeWrapper<ApprovalReason>;
  ApprovalStep: ResolverTypeWrapper<ApprovalStepSource>;
  ApprovalStepInput: ApprovalStepInput;
  ApprovalTab: ApprovalTab;
  ApproveBillsInput: ApproveBillsInput;
  ApproveCustomerInput: ApproveCustomerInput;
  ApproveSalesOrdersInput: ApproveSalesOrdersInput;
  AssignExceptionsInput: AssignExceptionsInput;
  AuthenticatorSetup: ResolverTypeWrapper<AuthenticatorSetupSource>;
  AwaitedApproval: ResolverTypeWrapper<Omit<AwaitedApproval, 'people'> & { people: Array<ResolversTypes['Person']> }>;
  Balance: ResolverTypeWrapper<Balance>;
  BalanceProof: ResolverTypeWrapper<BalanceProof>;
  Bank: ResolverTypeWrapper<BankSource>;
  BankAccount: ResolverTypeWrapper<BankAccountSource>;
  BankAccountAction: BankAccountAction;
  BankAccountConnection: ResolverTypeWrapper<BankAccountConnectionSource>;
  BankAccountEdge: ResolverTypeWrapper<Omit<BankAccountEdge, 'node'> & { node: ResolversTypes['BankAccount'] }>;
  BankAccountFilter: BankAccountFilter;
  BankAccountIdInput: BankAccountIdInput;
  BankAccountNumberFilter: BankAccountNumberFilter;
  BankAccountPayload: ResolverTypeWrapper<Omit<BankAccountPayload, 'bankAccount' | 'userErrors'> & { bankAccount?: Maybe<ResolversTypes['BankAccount']>, userErrors: Array<ResolversTypes['UserError']> }>;
  BankAccountSort: BankAccountSort;
  BankAccountSortField: BankAccountSortField;
  BankAccountStatus: BankAccountStatus;
  BankAccountVersionInput: BankAccountVersionInput;
  BankBalance: ResolverTypeWrapper<Omit<BankBalance, 'bank'> & { bank: ResolversTypes['Bank'] }>;
  BankConnectionPayload: ResolverTypeWrapper<Omit<BankConnectionPayload, 'bankAccount' | 'userErrors'> & { bankAccount?: Maybe<ResolversTypes['BankAccount']>, userErrors: Array<ResolversTypes['UserError']> }>;
  BankCredentialsInput: BankCredentialsInput;
  BankLink: ResolverTypeWrapper<BankLinkSource>;
  BankLinkError: ResolverTypeWrapper<BankLinkError>;
  BankLinkStatus: BankLinkStatus;
  BankLinkType: BankLinkType;
  BankLinkWay: BankLinkWay;
  BankLoginField: BankLoginField;
  BankingDay: ResolverTypeWrapper<BankingDay>;
  BankingDaysPayload: ResolverTypeWrapper<Omit<BankingDaysPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Beneficiary: ResolverTypeWrapper<BeneficiarySource>;
  Bill: ResolverTypeWrapper<BillSource>;
  BillAction: BillAction;
  BillApprovalObstacle: BillApprovalObstacle;
  BillChange: ResolverTypeWrapper<BillChangeSource>;
  BillChecks: ResolverTypeWrapper<BillChecksSource>;
  BillConnection: ResolverTypeWrapper<BillConnectionSource>;
  BillCounts: ResolverTypeWrapper<BillCounts>;
  BillEdge: ResolverTypeWrapper<Omit<BillEdge, 'node'> & { node: ResolversTypes['Bill'] }>;
  BillFile: ResolverTypeWrapper<BillFileSource>;
  BillFilter: BillFilter;
  BillIdsInput: BillIdsInput;
  BillMetadataField: ResolverTypeWrapper<BillMetadataField>;
  BillMetadataFieldInput: BillMetadataFieldInput;
  BillMetadataInput: BillMetadataInput;
  BillMetadataKind: BillMetadataKind;
  BillMetadataValue: ResolverTypeWrapper<BillMetadataValue>;
  BillPayload: ResolverTypeWrapper<Omit<BillPayload, 'bill' | 'userErrors'> & { bill?: Maybe<ResolversTypes['Bill']>, userErrors: Array<ResolversTypes['UserError']> }>;
  BillPaymentStatus: BillPaymentStatus;
  BillSettings: ResolverTypeWrapper<BillSettings>;
  BillSettingsPayload: ResolverTypeWrapper<Omit<BillSettingsPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>;
  BillSort: BillSort;
  BillSortField: BillSortField;
  BillStatus: BillStatus;
  BillTax: ResolverTypeWrapper<BillTaxSource>;
  BillTaxEstimate: ResolverTypeWrapper<BillTaxEstimate>;
  BillTaxEstimateInput: BillTaxEstimateInput;
  BillTaxEstimateResult: ResolverTypeWrapper<Omit<BillTaxEstimateResult, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  BillTaxInput: BillTaxInput;
  BillTaxRates: ResolverTypeWrapper<BillTaxRates>;
  BillVatRate: ResolverTypeWrapper<BillVatRate>;
  BillVatTreatment: BillVatTreatment;
  BillVersionInput: BillVersionInput;
  BillWithholdingKind: BillWithholdingKind;
  BillWithholdingRate: ResolverTypeWrapper<BillWithholdingRate>;
  BillingCycle: BillingCycle;
  BillsPayload: ResolverTypeWrapper<Omit<BillsPayload, 'bills' | 'results' | 'userErrors'> & { bills: Array<ResolversTypes['Bill']>, results: Array<ResolversTypes['BulkResult']>, userErrors: Array<ResolversTypes['UserError']> }>;
  BillsWithReasonInput: BillsWithReasonInput;
  BlockedApprovalBand: ResolverTypeWrapper<BlockedApprovalBandSource>;
  BlockedApprovalPolicy: ResolverTypeWrapper<BlockedApprovalPolicySource>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BrokenActivity: ResolverTypeWrapper<BrokenActivity>;
  BulkResult: ResolverTypeWrapper<Omit<BulkResult, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  CancelCustomerInvitationsPayload: ResolverTypeWrapper<Omit<CancelCustomerInvitationsPayload, 'results' | 'userErrors'> & { results: Array<ResolversTypes['BulkResult']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CancelDepositInput: CancelDepositInput;
  CancelExportInput: CancelExportInput;
  CancelGoodsReceiptInput: CancelGoodsReceiptInput;
  CancelReconciliationRunInput: CancelReconciliationRunInput;
  CashActivity: CashActivity;
  CashCategory: ResolverTypeWrapper<CashCategorySource>;
  CashCategoryPayload: ResolverTypeWrapper<Omit<CashCategoryPayload, 'category' | 'organization' | 'userErrors'> & { category?: Maybe<ResolversTypes['CashCategory']>, organization?: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CashChange: ResolverTypeWrapper<CashChange>;
  CashChangeKind: CashChangeKind;
  CashFlow: ResolverTypeWrapper<Omit<CashFlow, 'categories'> & { categories: Array<ResolversTypes['CategoryCashFlow']> }>;
  CashFlowBefore: ResolverTypeWrapper<CashFlowBefore>;
  CashFlowComparison: CashFlowComparison;
  CashFlowLine: ResolverTypeWrapper<CashFlowLineSource>;
  CashFlowLineKind: CashFlowLineKind;
  CashFlowLines: ResolverTypeWrapper<Omit<CashFlowLines, 'items'> & { items: Array<ResolversTypes['CashFlowLine']> }>;
  CashFlowPeriod: ResolverTypeWrapper<CashFlowPeriod>;
  CashFlowSource: CashFlowSource;
  CashFlowUnit: CashFlowUnit;
  CashForecast: ResolverTypeWrapper<CashForecast>;
  CashGroup: ResolverTypeWrapper<CashGroupSource>;
  CashGrouping: CashGrouping;
  CashLeftOutReason: CashLeftOutReason;
  CashOnDay: ResolverTypeWrapper<CashOnDay>;
  CashPosition: ResolverTypeWrapper<CashPositionSource>;
  CashRestriction: ResolverTypeWrapper<CashRestriction>;
  CashRestrictionInput: CashRestrictionInput;
  CashRestrictionKind: CashRestrictionKind;
  CashRule: ResolverTypeWrapper<CashRuleSource>;
  CashRuleInput: CashRuleInput;
  CashRulePayload: ResolverTypeWrapper<Omit<CashRulePayload, 'cashRule' | 'organization' | 'userErrors'> & { cashRule?: Maybe<ResolversTypes['CashRule']>, organization?: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CashRulePreview: ResolverTypeWrapper<CashRulePreviewSource>;
  CashSubgroup: ResolverTypeWrapper<CashSubgroupSource>;
  CashSums: ResolverTypeWrapper<CashSums>;
  CashTotals: ResolverTypeWrapper<CashTotals>;
  CategoryCashFlow: ResolverTypeWrapper<Omit<CategoryCashFlow, 'category'> & { category?: Maybe<ResolversTypes['CashCategory']> }>;
  CategoryReason: CategoryReason;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<ChangePasswordPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  CheckNamesOfPaymentsPayload: ResolverTypeWrapper<Omit<CheckNamesOfPaymentsPayload, 'payments' | 'userErrors'> & { payments: Array<ResolversTypes['Payment']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ChooseCategoryInput: ChooseCategoryInput;
  ChooseLineCategoriesInput: ChooseLineCategoriesInput;
  CloseBankAccountInput: CloseBankAccountInput;
  CloseDepositInput: CloseDepositInput;
  ClosePurchaseOrderInput: ClosePurchaseOrderInput;
  CloseSalesOrdersInput: CloseSalesOrdersInput;
  CommentOnExceptionInput: CommentOnExceptionInput;
  CommentOnExceptionPayload: ResolverTypeWrapper<Omit<CommentOnExceptionPayload, 'exception' | 'userErrors'> & { exception?: Maybe<ResolversTypes['Exception']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ConfirmAuthenticatorInput: ConfirmAuthenticatorInput;
  ConfirmReconciliationRunInput: ConfirmReconciliationRunInput;
  ConfirmRecordImportInput: ConfirmRecordImportInput;
  ConfirmStatementImportInput: ConfirmStatementImportInput;
  ConnectBankAccountInput: ConnectBankAccountInput;
  ConnectPaymentProviderInput: ConnectPaymentProviderInput;
  ConnectionType: ConnectionType;
  Controls: ResolverTypeWrapper<ControlsSource>;
  CountedCash: ResolverTypeWrapper<CountedCash>;
  Counterparty: ResolverTypeWrapper<CounterpartySource>;
  CounterpartyAccountFilter: CounterpartyAccountFilter;
  CounterpartyBankAccount: ResolverTypeWrapper<Omit<CounterpartyBankAccount, 'bank'> & { bank: ResolversTypes['Bank'] }>;
  CounterpartyBankAccountInput: CounterpartyBankAccountInput;
  CounterpartyConnection: ResolverTypeWrapper<CounterpartyConnectionSource>;
  CounterpartyEdge: ResolverTypeWrapper<Omit<CounterpartyEdge, 'node'> & { node: ResolversTypes['Counterparty'] }>;
  CounterpartyFilter: CounterpartyFilter;
  CounterpartyPayables: ResolverTypeWrapper<CounterpartyPayablesSource>;
  CounterpartyPayload: ResolverTypeWrapper<Omit<CounterpartyPayload, 'counterparty' | 'userErrors' | 'warnings'> & { counterparty?: Maybe<ResolversTypes['Counterparty']>, userErrors: Array<ResolversTypes['UserError']>, warnings: Array<ResolversTypes['CounterpartyWarning']> }>;
  CounterpartySort: CounterpartySort;
  CounterpartySortField: CounterpartySortField;
  CounterpartyStatus: CounterpartyStatus;
  CounterpartyType: CounterpartyType;
  CounterpartyWarning: ResolverTypeWrapper<CounterpartyWarningSource>;
  CreateApiTokenInput: CreateApiTokenInput;
  CreateApiTokenPayload: ResolverTypeWrapper<Omit<CreateApiTokenPayload, 'apiToken' | 'userErrors'> & { apiToken?: Maybe<ResolversTypes['ApiToken']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CreateApprovalPolicyInput: CreateApprovalPolicyInput;
  CreateBankAccountInput: CreateBankAccountInput;
  CreateBillInput: CreateBillInput;
  CreateCashCategoryInput: CreateCashCategoryInput;
  CreateCashRuleInput: CreateCashRuleInput;
  CreateCounterpartyInput: CreateCounterpartyInput;
  CreateCustomerInput: CreateCustomerInput;
  CreateDepositInput: CreateDepositInput;
  CreateEntityInput: CreateEntityInput;
  CreateEntityPayload: ResolverTypeWrapper<Omit<CreateEntityPayload, 'entity' | 'organization' | 'userErrors'> & { entity?: Maybe<ResolversTypes['Entity']>, organization?: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CreateExpectedTransactionInput: CreateExpectedTransactionInput;
  CreateExportInput: CreateExportInput;
  CreateFileUploadInput: CreateFileUploadInput;
  CreateFileUploadPayload: ResolverTypeWrapper<Omit<CreateFileUploadPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  CreateFirstOwnerInput: CreateFirstOwnerInput;
  CreateFirstOwnerPayload: ResolverTypeWrapper<Omit<CreateFirstOwnerPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  CreateGoodsReceiptInput: CreateGoodsReceiptInput;
  CreateOrganizationInput: CreateOrganizationInput;
  CreateOrganizationPayload: ResolverTypeWrapper<Omit<CreateOrganizationPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CreatePaymentInput: CreatePaymentInput;
  CreatePlannedLineInput: CreatePlannedLineInput;
  CreateProductInput: CreateProductInput;
  CreatePurchaseOrderInput: CreatePurchaseOrderInput;
  CreateRoleInput: CreateRoleInput;
  CreateSalesOrderInput: CreateSalesOrderInput;
  CreateSavedViewInput: CreateSavedViewInput;
  CreateStatementTransactionInput: CreateStatementTransactionInput;
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: ResolverTypeWrapper<Omit<CreateWebhookPayload, 'userErrors' | 'webhook'> & { userErrors: Array<ResolversTypes['UserError']>, webhook?: Maybe<ResolversTypes['Webhook']> }>;
  Currency: Currency;
  CurrencyCash: ResolverTypeWrapper<CurrencyCashSource>;
  CurrencyPayables: ResolverTypeWrapper<CurrencyPayablesSource>;
  Customer: ResolverTypeWrapper<CustomerSource>;
  CustomerAction: CustomerAction;
  CustomerAddress: ResolverTypeWrapper<CustomerAddress>;
  CustomerAddressInput: CustomerAddressInput;
  CustomerConnection: ResolverTypeWrapper<CustomerConnectionSource>;
  CustomerCounts: ResolverTypeWrapper<CustomerCounts>;
  CustomerDirector: ResolverTypeWrapper<CustomerDirector>;
  CustomerDirectorInput: CustomerDirectorInput;
  CustomerDocument: ResolverTypeWrapper<CustomerDocumentSource>;
  CustomerDocumentKind: CustomerDocumentKind;
  CustomerEdge: ResolverTypeWrapper<Omit<CustomerEdge, 'node'> & { node: ResolversTypes['Customer'] }>;
  CustomerFieldChange: ResolverTypeWrapper<CustomerFieldChange>;
  CustomerFilter: CustomerFilter;
  CustomerInvitationResult: ResolverTypeWrapper<Omit<CustomerInvitationResult, 'customer' | 'userErrors'> & { customer?: Maybe<ResolversTypes['Customer']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CustomerKind: CustomerKind;
  CustomerPayload: ResolverTypeWrapper<Omit<CustomerPayload, 'customer' | 'userErrors'> & { customer?: Maybe<ResolversTypes['Customer']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CustomerRequest: ResolverTypeWrapper<CustomerRequestSource>;
  CustomerRequestDocument: ResolverTypeWrapper<CustomerRequestDocument>;
  CustomerRequestLink: ResolverTypeWrapper<CustomerRequestLinkSource>;
  CustomerRequestPayload: ResolverTypeWrapper<Omit<CustomerRequestPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  CustomerRequestState: CustomerRequestState;
  CustomerRevision: ResolverTypeWrapper<CustomerRevisionSource>;
  CustomerSort: CustomerSort;
  CustomerSortField: CustomerSortField;
  CustomerStatus: CustomerStatus;
  CustomerTaxStatus: CustomerTaxStatus;
  CustomerType: CustomerType;
  CustomerWarning: ResolverTypeWrapper<CustomerWarning>;
  DataSource: DataSource;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateRangeInput: DateRangeInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayBalance: ResolverTypeWrapper<DayBalance>;
  DeactivateCustomerInput: DeactivateCustomerInput;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DecimalMarkEvidence: DecimalMarkEvidence;
  DeleteApprovalPolicyInput: DeleteApprovalPolicyInput;
  DeleteApprovalPolicyPayload: ResolverTypeWrapper<Omit<DeleteApprovalPolicyPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteBankAccountPayload: ResolverTypeWrapper<Omit<DeleteBankAccountPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteBillsPayload: ResolverTypeWrapper<Omit<DeleteBillsPayload, 'results' | 'userErrors'> & { results: Array<ResolversTypes['BulkResult']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteCashRuleInput: DeleteCashRuleInput;
  DeleteCashRulePayload: ResolverTypeWrapper<Omit<DeleteCashRulePayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteCounterpartiesInput: DeleteCounterpartiesInput;
  DeleteCounterpartiesPayload: ResolverTypeWrapper<Omit<DeleteCounterpartiesPayload, 'results' | 'userErrors'> & { results: Array<ResolversTypes['BulkResult']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteEntityInput: DeleteEntityInput;
  DeleteEntityPayload: ResolverTypeWrapper<Omit<DeleteEntityPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteExpectedTransactionsInput: DeleteExpectedTransactionsInput;
  DeleteExpectedTransactionsPayload: ResolverTypeWrapper<Omit<DeleteExpectedTransactionsPayload, 'results' | 'userErrors'> & { results: Array<ResolversTypes['BulkResult']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DeletePlannedLineInput: DeletePlannedLineInput;
  DeletePlannedLinePayload: ResolverTypeWrapper<Omit<DeletePlannedLinePayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteProductsInput: DeleteProductsInput;
  DeleteProductsPayload: ResolverTypeWrapper<Omit<DeleteProductsPayload, 'results' | 'userErrors'> & { results: Array<ResolversTypes['BulkResult']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteRoleInput: DeleteRoleInput;
  DeleteRolePayload: ResolverTypeWrapper<Omit<DeleteRolePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteSavedViewInput: DeleteSavedViewInput;
  DeleteSavedViewPayload: ResolverTypeWrapper<Omit<DeleteSavedViewPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteStatementTransactionsPayload: ResolverTypeWrapper<Omit<DeleteStatementTransactionsPayload, 'results' | 'userErrors'> & { results: Array<ResolversTypes['BulkResult']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteWebhookInput: DeleteWebhookInput;
  DeleteWebhookPayload: ResolverTypeWrapper<Omit<DeleteWebhookPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DeliveredWebhookEvent: DeliveredWebhookEvent;
  Deposit: ResolverTypeWrapper<DepositSource>;
  DepositAction: DepositAction;
  DepositCalculation: ResolverTypeWrapper<Omit<DepositCalculation, 'periods'> & { periods: Array<ResolversTypes['DepositPeriod']> }>;
  DepositCalculationInput: DepositCalculationInput;
  DepositChange: ResolverTypeWrapper<DepositChangeSource>;
  DepositClosing: ResolverTypeWrapper<DepositClosing>;
  DepositConnection: ResolverTypeWrapper<DepositConnectionSource>;
  DepositCounts: ResolverTypeWrapper<DepositCounts>;
  DepositEarlyClose: ResolverTypeWrapper<DepositEarlyClose>;
  DepositEarlyCloseInput: DepositEarlyCloseInput;
  DepositEdge: ResolverTypeWrapper<Omit<DepositEdge, 'node'> & { node: ResolversTypes['Deposit'] }>;
  DepositFilter: DepositFilter;
  DepositInterest: ResolverTypeWrapper<DepositInterest>;
  DepositInterestPayout: DepositInterestPayout;
  DepositLadderStep: ResolverTypeWrapper<DepositLadderStep>;
  DepositPayload: ResolverTypeWrapper<Omit<DepositPayload, 'deposit' | 'userErrors'> & { deposit?: Maybe<ResolversTypes['Deposit']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DepositPeriod: ResolverTypeWrapper<DepositPeriodSource>;
  DepositRenewal: DepositRenewal;
  DepositSort: DepositSort;
  DepositSortField: DepositSortField;
  DepositStatus: DepositStatus;
  DepositTaxReason: DepositTaxReason;
  DepositTaxTreatment: DepositTaxTreatment;
  DepositTenorOffer: ResolverTypeWrapper<DepositTenorOffer>;
  Device: ResolverTypeWrapper<Device>;
  DeviceKind: DeviceKind;
  Direction: Direction;
  DirectionTotal: ResolverTypeWrapper<DirectionTotal>;
  DisconnectBankAccountInput: DisconnectBankAccountInput;
  Discount: ResolverTypeWrapper<Discount>;
  DiscountInput: DiscountInput;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  EndMembersInput: EndMembersInput;
  EndOtherSessionsPayload: ResolverTypeWrapper<Omit<EndOtherSessionsPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: ResolverTypeWrapper<Omit<EndSessionPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Entity: ResolverTypeWrapper<EntitySource>;
  Exception: ResolverTypeWrapper<ExceptionSource>;
  ExceptionAction: ExceptionAction;
  ExceptionChange: ResolverTypeWrapper<ExceptionChangeSource>;
  ExceptionComment: ResolverTypeWrapper<ExceptionCommentSource>;
  ExceptionConnection: ResolverTypeWrapper<ExceptionConnectionSource>;
  ExceptionCounts: ResolverTypeWrapper<ExceptionCounts>;
  ExceptionEdge: ResolverTypeWrapper<Omit<ExceptionEdge, 'node'> & { node: ResolversTypes['Exception'] }>;
  ExceptionFilter: ExceptionFilter;
  ExceptionResolution: ExceptionResolution;
  ExceptionSort: ExceptionSort;
  ExceptionSortField: ExceptionSortField;
  ExceptionStatus: ExceptionStatus;
  ExceptionSubject: ExceptionSubject;
  ExceptionType: ExceptionType;
  ExceptionTypeCount: ResolverTypeWrapper<ExceptionTypeCount>;
  ExceptionsInput: ExceptionsInput;
  ExceptionsPayload: ResolverTypeWrapper<Omit<ExceptionsPayload, 'exceptions' | 'results' | 'userErrors'> & { exceptions: Array<ResolversTypes['Exception']>, results: Array<ResolversTypes['BulkResult']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ExpectedSource: ExpectedSource;
  ExpectedTransaction: ResolverTypeWrapper<ExpectedTransactionSource>;
  ExpectedTransactionAction: ExpectedTransactionAction;
  ExpectedTransactionConnection: ResolverTypeWrapper<ExpectedTransactionConnectionSource>;
  ExpectedTransactionEdge: ResolverTypeWrapper<Omit<ExpectedTransactionEdge, 'node'> & { node: ResolversTypes['ExpectedTransaction'] }>;
  ExpectedTransactionFilter: ExpectedTransactionFilter;
  ExpectedTransactionIdsInput: ExpectedTransactionIdsInput;
  ExpectedTransactionPayload: ResolverTypeWrapper<Omit<ExpectedTransactionPayload, 'expectedTransaction' | 'userErrors'> & { expectedTransaction?: Maybe<ResolversTypes['ExpectedTransaction']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ExpectedTransactionSort: ExpectedTransactionSort;
  ExpectedTransactionSortField: ExpectedTransactionSortField;
  ExpectedTransactionsPayload: ResolverTypeWrapper<Omit<ExpectedTransactionsPayload, 'expectedTransactions' | 'results' | 'userErrors'> & { expectedTransactions: Array<ResolversTypes['ExpectedTransaction']>, results: Array<ResolversTypes['BulkResult']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Export: ResolverTypeWrapper<ExportSource>;
  ExportAction: ExportAction;
  ExportColumn: ResolverTypeWrapper<ExportColumn>;
  ExportFormat: ExportFormat;
  ExportPayload: ResolverTypeWrapper<Omit<ExportPayload, 'export' | 'userErrors'> & { export?: Maybe<ResolversTypes['Export']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ExportPaymentsPayload: ResolverTypeWrapper<Omit<ExportPaymentsPayload, 'payments' | 'results' | 'userErrors'> & { payments: Array<ResolversTypes['Payment']>, results: Array<ResolversTypes['BulkResult']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ExportStatus: ExportStatus;
  ExportedApiTokensInput: ExportedApiTokensInput;
  ExportedBankAccountsInput: ExportedBankAccountsInput;
  ExportedBillsInput: ExportedBillsInput;
  ExportedCounterpartiesInput: ExportedCounterpartiesInput;
  ExportedCustomersInput: ExportedCustomersInput;
  ExportedDepositsInput: ExportedDepositsInput;
  ExportedExceptionsInput: ExportedExceptionsInput;
  ExportedExpectedTransactionsInput: ExportedExpectedTransactionsInput;
  ExportedGoodsReceiptsInput: ExportedGoodsReceiptsInput;
  ExportedList: ExportedList;
  ExportedMembersInput: ExportedMembersInput;
  ExportedPaymentProvidersInput: ExportedPaymentProvidersInput;
  ExportedPaymentRecordsInput: ExportedPaymentRecordsInput;
  ExportedPaymentTransactionsInput: ExportedPaymentTransactionsInput;
  ExportedPaymentsInput: ExportedPaymentsInput;
  ExportedProductsInput: ExportedProductsInput;
  ExportedPurchaseOrdersInput: ExportedPurchaseOrdersInput;
  ExportedRowsInput: ExportedRowsInput;
  ExportedSalesOrdersInput: ExportedSalesOrdersInput;
  ExportedStatementTransactionsInput: ExportedStatementTransactionsInput;
  ExportedWebhookDeliveriesInput: ExportedWebhookDeliveriesInput;
  ExternalAccountInput: ExternalAccountInput;
  FactorMethod: FactorMethod;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FigureCheck: FigureCheck;
  FilePurpose: FilePurpose;
  FileSample: ResolverTypeWrapper<FileSample>;
  FileUpload: ResolverTypeWrapper<FileUpload>;
  FinishPasskeyRegistrationInput: FinishPasskeyRegistrationInput;
  FirstSteps: ResolverTypeWrapper<FirstSteps>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ForecastAccuracy: ResolverTypeWrapper<ForecastAccuracy>;
  ForecastHorizon: ResolverTypeWrapper<ForecastHorizon>;
  ForecastLeftOut: ResolverTypeWrapper<ForecastLeftOut>;
  ForecastPeriod: ResolverTypeWrapper<ForecastPeriod>;
  ForecastRecord: ResolverTypeWrapper<ForecastRecordSource>;
  ForecastRecordFilter: ForecastRecordFilter;
  ForecastRecords: ResolverTypeWrapper<Omit<ForecastRecords, 'items'> & { items: Array<ResolversTypes['ForecastRecord']> }>;
  ForecastScenario: ResolverTypeWrapper<ForecastScenario>;
  ForecastScenarioInput: ForecastScenarioInput;
  ForecastSource: ResolverTypeWrapper<ForecastSource>;
  ForecastUnit: ForecastUnit;
  ForecastVariance: ResolverTypeWrapper<ForecastVariance>;
  FoundDecimalMark: ResolverTypeWrapper<FoundDecimalMark>;
  FulfillmentStatus: FulfillmentStatus;
  GoodsReceipt: ResolverTypeWrapper<GoodsReceiptSource>;
  GoodsReceiptAction: GoodsReceiptAction;
  GoodsReceiptConnection: ResolverTypeWrapper<GoodsReceiptConnectionSource>;
  GoodsReceiptEdge: ResolverTypeWrapper<Omit<GoodsReceiptEdge, 'node'> & { node: ResolversTypes['GoodsReceipt'] }>;
  GoodsReceiptFile: ResolverTypeWrapper<GoodsReceiptFileSource>;
  GoodsReceiptFilter: GoodsReceiptFilter;
  GoodsReceiptKind: GoodsReceiptKind;
  GoodsReceiptLine: ResolverTypeWrapper<GoodsReceiptLineSource>;
  GoodsReceiptLineInput: GoodsReceiptLineInput;
  GoodsReceiptPayload: ResolverTypeWrapper<Omit<GoodsReceiptPayload, 'goodsReceipt' | 'userErrors'> & { goodsReceipt?: Maybe<ResolversTypes['GoodsReceipt']>, userErrors: Array<ResolversTypes['UserError']> }>;
  GoodsReceiptSort: GoodsReceiptSort;
  GoodsReceiptSortField: GoodsReceiptSortField;
  GoodsReceiptStatus: GoodsReceiptStatus;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportCounts: ResolverTypeWrapper<ImportCounts>;
  ImportIssue: ResolverTypeWrapper<ImportIssueSource>;
  ImportIssueConnection: ResolverTypeWrapper<Omit<ImportIssueConnection, 'edges'> & { edges: Array<ResolversTypes['ImportIssueEdge']> }>;
  ImportIssueEdge: ResolverTypeWrapper<Omit<ImportIssueEdge, 'node'> & { node: ResolversTypes['ImportIssue'] }>;
  ImportIssueSeverity: ImportIssueSeverity;
  ImportPaymentProviderReportInput: ImportPaymentProviderReportInput;
  ImportPaymentProviderReportPayload: ResolverTypeWrapper<Omit<ImportPaymentProviderReportPayload, 'provider' | 'userErrors'> & { provider?: Maybe<ResolversTypes['PaymentProvider']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ImportRecordsInput: ImportRecordsInput;
  ImportStatementInput: ImportStatementInput;
  ImportSuggestion: ResolverTypeWrapper<ImportSuggestion>;
  ImportSuggestionReason: ImportSuggestionReason;
  InquireAccountInput: InquireAccountInput;
  InquireAccountPayload: ResolverTypeWrapper<Omit<InquireAccountPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvitationIdsInput: InvitationIdsInput;
  InvitationResult: ResolverTypeWrapper<Omit<InvitationResult, 'member' | 'userErrors'> & { member?: Maybe<ResolversTypes['Membership']>, userErrors: Array<ResolversTypes['UserError']> }>;
  InviteCustomersInput: InviteCustomersInput;
  InviteCustomersPayload: ResolverTypeWrapper<Omit<InviteCustomersPayload, 'results' | 'userErrors'> & { results: Array<ResolversTypes['CustomerInvitationResult']>, userErrors: Array<ResolversTypes['UserError']> }>;
  InviteMembersInput: InviteMembersInput;
  InviteMembersPayload: ResolverTypeWrapper<Omit<InviteMembersPayload, 'results' | 'userErrors'> & { results: Array<ResolversTypes['InvitationResult']>, userErrors: Array<ResolversTypes['UserError']> }>;
  InvitedCustomersInput: InvitedCustomersInput;
  KeyValue: ResolverTypeWrapper<KeyValue>;
  KeyValueInput: KeyValueInput;
  Language: Language;
  LineCategories: ResolverTypeWrapper<LineCategoriesSource>;
  LineCategoriesPayload: ResolverTypeWrapper<Omit<LineCategoriesPayload, 'statementTransaction' | 'userErrors'> & { statementTransaction?: Maybe<ResolversTypes['StatementTransaction']>, userErrors: Array<ResolversTypes['UserError']> }>;
  LineCategoryPart: ResolverTypeWrapper<LineCategoryPartSource>;
  LineCategoryPartInput: LineCategoryPartInput;
  LinkInvitationInput: LinkInvitationInput;
  LinkInvitationPayload: ResolverTypeWrapper<Omit<LinkInvitationPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  LinkedProvider: ResolverTypeWrapper<LinkedProviderSource>;
  MarkBillPaidInput: MarkBillPaidInput;
  MatchCandidate: ResolverTypeWrapper<MatchCandidateSource>;
  MatchReason: ResolverTypeWrapper<MatchReasonSource>;
  MatchReasonCode: MatchReasonCode;
  MatchResult: MatchResult;
  MemberAction: MemberAction;
  MembersPayload: ResolverTypeWrapper<Omit<MembersPayload, 'members' | 'results' | 'userErrors'> & { members: Array<ResolversTypes['Membership']>, results: Array<ResolversTypes['BulkResult']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Membership: ResolverTypeWrapper<MembershipSource>;
  MembershipConnection: ResolverTypeWrapper<MembershipConnectionSource>;
  MembershipEdge: ResolverTypeWrapper<Omit<MembershipEdge, 'node'> & { node: ResolversTypes['Membership'] }>;
  MembershipFilter: MembershipFilter;
  MembershipSort: MembershipSort;
  MembershipSortField: MembershipSortField;
  MembershipStatus: MembershipStatus;
  MembershipTotal: ResolverTypeWrapper<MembershipTotal>;
  MendRecordImportInput: MendRecordImportInput;
  MendStatementImportInput: MendStatementImportInput;
  MethodObstacle: MethodObstacle;
  Money: ResolverTypeWrapper<Money>;
  MoneyAtProviders: ResolverTypeWrapper<MoneyAtProviders>;
  MoneyInput: MoneyInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NameCheck: ResolverTypeWrapper<NameCheck>;
  NameMatch: NameMatch;
  NewAccount: ResolverTypeWrapper<NewAccountSource>;
  NobodyApproves: NobodyApproves;
  Node: ResolverTypeWrapper<NodeSource>;
  OfferOwnershipInput: OfferOwnershipInput;
  OpenInvitation: ResolverTypeWrapper<OpenInvitationSource>;
  OrderCashRulesInput: OrderCashRulesInput;
  OrderCashRulesPayload: ResolverTypeWrapper<Omit<OrderCashRulesPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>;
  OrderLineSuggestion: ResolverTypeWrapper<OrderLineSuggestionSource>;
  OrderPurchaseOrdersInput: OrderPurchaseOrdersInput;
  OrderSettings: ResolverTypeWrapper<OrderSettingsSource>;
  Organization: ResolverTypeWrapper<OrganizationSource>;
  OrganizationChange: ResolverTypeWrapper<OrganizationChange>;
  OrganizationChangeKind: OrganizationChangeKind;
  OwnCashActivity: OwnCashActivity;
  OwnershipAction: OwnershipAction;
  OwnershipPayload: ResolverTypeWrapper<Omit<OwnershipPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>;
  OwnershipTransfer: ResolverTypeWrapper<OwnershipTransferSource>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PasswordReset: ResolverTypeWrapper<PasswordReset>;
  PastForecastPeriod: ResolverTypeWrapper<PastForecastPeriod>;
  PayableBill: ResolverTypeWrapper<PayableBillSource>;
  PayableBills: ResolverTypeWrapper<Omit<PayableBills, 'items'> & { items: Array<ResolversTypes['PayableBill']> }>;
  PayableBucket: PayableBucket;
  PayableSum: ResolverTypeWrapper<PayableSum>;
  Payables: ResolverTypeWrapper<PayablesSource>;
  Payment: ResolverTypeWrapper<PaymentSource>;
  PaymentAction: PaymentAction;
  PaymentAttempt: ResolverTypeWrapper<PaymentAttemptSource>;
  PaymentAttemptState: PaymentAttemptState;
  PaymentChannel: PaymentChannel;
  PaymentConnection: ResolverTypeWrapper<PaymentConnectionSource>;
  PaymentCounts: ResolverTypeWrapper<PaymentCounts>;
  PaymentEdge: ResolverTypeWrapper<Omit<PaymentEdge, 'node'> & { node: ResolversTypes['Payment'] }>;
  PaymentFile: ResolverTypeWrapper<PaymentFileSource>;
  PaymentFileMapping: ResolverTypeWrapper<PaymentFileMapping>;
  PaymentFileMappingInput: PaymentFileMappingInput;
  PaymentFilter: PaymentFilter;
  PaymentFrequency: PaymentFrequency;
  PaymentIdsInput: PaymentIdsInput;
  PaymentImportApproval: ResolverTypeWrapper<PaymentImportApprovalSource>;
  PaymentImportSummary: ResolverTypeWrapper<PaymentImportSummarySource>;
  PaymentKind: PaymentKind;
  PaymentMethod: PaymentMethod;
  PaymentMethodOption: ResolverTypeWrapper<PaymentMethodOption>;
  PaymentOptions: ResolverTypeWrapper<PaymentOptionsSource>;
  PaymentOptionsInput: PaymentOptionsInput;
  PaymentPayload: ResolverTypeWrapper<Omit<PaymentPayload, 'payment' | 'userErrors'> & { payment?: Maybe<ResolversTypes['Payment']>, userErrors: Array<ResolversTypes['UserError']> }>;
  PaymentProvider: ResolverTypeWrapper<PaymentProviderSource>;
  PaymentProviderAction: PaymentProviderAction;
  PaymentProviderCapabilities: ResolverTypeWrapper<PaymentProviderCapabilities>;
  PaymentProviderChange: ResolverTypeWrapper<PaymentProviderChangeSource>;
  PaymentProviderConnection: ResolverTypeWrapper<PaymentProviderConnectionSource>;
  PaymentProviderCredentialField: PaymentProviderCredentialField;
  PaymentProviderCredentialsInput: PaymentProviderCredentialsInput;
  PaymentProviderEdge: ResolverTypeWrapper<Omit<PaymentProviderEdge, 'node'> & { node: ResolversTypes['PaymentProvider'] }>;
  PaymentProviderError: ResolverTypeWrapper<PaymentProviderError>;
  PaymentProviderFilter: PaymentProviderFilter;
  PaymentProviderHealth: PaymentProviderHealth;
  PaymentProviderIdInput: PaymentProviderIdInput;
  PaymentProviderMode: PaymentProviderMode;
  PaymentProviderName: PaymentProviderName;
  PaymentProviderPayload: ResolverTypeWrapper<Omit<PaymentProviderPayload, 'provider' | 'userErrors'> & { provider?: Maybe<ResolversTypes['PaymentProvider']>, userErrors: Array<ResolversTypes['UserError']> }>;
  PaymentProviderProvenPayload: ResolverTypeWrapper<Omit<PaymentProviderProvenPayload, 'provider' | 'userErrors'> & { provider?: Maybe<ResolversTypes['PaymentProvider']>, userErrors: Array<ResolversTypes['UserError']> }>;
  PaymentProviderSort: PaymentProviderSort;
  PaymentProviderSortField: PaymentProviderSortField;
  PaymentProviderStatus: PaymentProviderStatus;
  PaymentProviderVersionInput: PaymentProviderVersionInput;
  PaymentRecord: ResolverTypeWrapper<PaymentRecordSource>;
  PaymentRecordChange: ResolverTypeWrapper<PaymentRecordChangeSource>;
  PaymentRecordConnection: ResolverTypeWrapper<PaymentRecordConnectionSource>;
  PaymentRecordEdge: ResolverTypeWrapper<Omit<PaymentRecordEdge, 'node'> & { node: ResolversTypes['PaymentRecord'] }>;
  PaymentRecordFilter: PaymentRecordFilter;
  PaymentRecordMember: ResolverTypeWrapper<PaymentRecordMemberSource>;
  PaymentRecordMemberKind: PaymentRecordMemberKind;
  PaymentRecordReconciliation: PaymentRecordReconciliation;
  PaymentRecordSort: PaymentRecordSort;
  PaymentRecordSortField: PaymentRecordSortField;
  PaymentRecurrence: ResolverTypeWrapper<PaymentRecurrence>;
  PaymentReportCounts: ResolverTypeWrapper<PaymentReportCounts>;
  PaymentReportIssue: ResolverTypeWrapper<PaymentReportIssue>;
  PaymentResult: PaymentResult;
  PaymentSettings: ResolverTypeWrapper<PaymentSettings>;
  PaymentSettingsPayload: ResolverTypeWrapper<Omit<PaymentSettingsPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>;
  PaymentSort: PaymentSort;
  PaymentSortField: PaymentSortField;
  PaymentStatus: PaymentStatus;
  PaymentStatusChange: ResolverTypeWrapper<PaymentStatusChangeSource>;
  PaymentTermStart: PaymentTermStart;
  PaymentTransaction: ResolverTypeWrapper<PaymentTransactionSource>;
  PaymentTransactionChannel: PaymentTransactionChannel;
  PaymentTransactionConnection: ResolverTypeWrapper<PaymentTransactionConnectionSource>;
  PaymentTransactionEdge: ResolverTypeWrapper<Omit<PaymentTransactionEdge, 'node'> & { node: ResolversTypes['PaymentTransaction'] }>;
  PaymentTransactionFilter: PaymentTransactionFilter;
  PaymentTransactionKind: PaymentTransactionKind;
  PaymentTransactionPayload: ResolverTypeWrapper<Omit<PaymentTransactionPayload, 'transaction' | 'userErrors'> & { transaction?: Maybe<ResolversTypes['PaymentTransaction']>, userErrors: Array<ResolversTypes['UserError']> }>;
  PaymentTransactionSort: PaymentTransactionSort;
  PaymentTransactionSortField: PaymentTransactionSortField;
  PaymentTransactionStatus: PaymentTransactionStatus;
  PaymentVersionInput: PaymentVersionInput;
  PaymentsPayload: ResolverTypeWrapper<Omit<PaymentsPayload, 'payments' | 'results' | 'userErrors'> & { payments: Array<ResolversTypes['Payment']>, results: Array<ResolversTypes['BulkResult']>, userErrors: Array<ResolversTypes['UserError']> }>;
  PaymentsWithReasonInput: PaymentsWithReasonInput;
  PendingCash: ResolverTypeWrapper<PendingCash>;
  PendingCashKind: PendingCashKind;
  PendingCashRecord: ResolverTypeWrapper<PendingCashRecordSource>;
  PendingCashRecords: ResolverTypeWrapper<Omit<PendingCashRecords, 'items'> & { items: Array<ResolversTypes['PendingCashRecord']> }>;
  Permission: ResolverTypeWrapper<PermissionKey>;
  Person: ResolverTypeWrapper<PersonSource>;
  PlanRule: PlanRule;
  PlannedLine: ResolverTypeWrapper<PlannedLineSource>;
  PlannedLinePayload: ResolverTypeWrapper<Omit<PlannedLinePayload, 'organization' | 'plannedLine' | 'userErrors'> & { organization?: Maybe<ResolversTypes['Organization']>, plannedLine?: Maybe<ResolversTypes['PlannedLine']>, userErrors: Array<ResolversTypes['UserError']> }>;
  PrepareApprovalInput: PrepareApprovalInput;
  PrepareApprovalPayload: ResolverTypeWrapper<Omit<PrepareApprovalPayload, 'payments' | 'userErrors'> & { payments?: Maybe<Array<ResolversTypes['Payment']>>, userErrors: Array<ResolversTypes['UserError']> }>;
  Product: ResolverTypeWrapper<ProductSource>;
  ProductConnection: ResolverTypeWrapper<ProductConnectionSource>;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductFilter: ProductFilter;
  ProductKind: ProductKind;
  ProductPayload: ResolverTypeWrapper<Omit<ProductPayload, 'product' | 'userErrors'> & { product?: Maybe<ResolversTypes['Product']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ProductSort: ProductSort;
  ProductSortField: ProductSortField;
  ProductStatus: ProductStatus;
  ProveSecondFactorInput: ProveSecondFactorInput;
  ProveSecondFactorPayload: ResolverTypeWrapper<Omit<ProveSecondFactorPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ProvenPaymentAction: ProvenPaymentAction;
  ProvenPaymentsInput: ProvenPaymentsInput;
  PurchaseOrder: ResolverTypeWrapper<PurchaseOrderSource>;
  PurchaseOrderAction: PurchaseOrderAction;
  PurchaseOrderChange: ResolverTypeWrapper<PurchaseOrderChange>;
  PurchaseOrderConnection: ResolverTypeWrapper<PurchaseOrderConnectionSource>;
  PurchaseOrderCounts: ResolverTypeWrapper<PurchaseOrderCounts>;
  PurchaseOrderEdge: ResolverTypeWrapper<Omit<PurchaseOrderEdge, 'node'> & { node: ResolversTypes['PurchaseOrder'] }>;
  PurchaseOrderFile: ResolverTypeWrapper<PurchaseOrderFileSource>;
  PurchaseOrderFilter: PurchaseOrderFilter;
  PurchaseOrderLine: ResolverTypeWrapper<PurchaseOrderLineSource>;
  PurchaseOrderLineInput: PurchaseOrderLineInput;
  PurchaseOrderPayload: ResolverTypeWrapper<Omit<PurchaseOrderPayload, 'purchaseOrder' | 'userErrors'> & { purchaseOrder?: Maybe<ResolversTypes['PurchaseOrder']>, userErrors: Array<ResolversTypes['UserError']> }>;
  PurchaseOrderRevision: ResolverTypeWrapper<PurchaseOrderRevisionSource>;
  PurchaseOrderSort: PurchaseOrderSort;
  PurchaseOrderSortField: PurchaseOrderSortField;
  PurchaseOrderStatus: PurchaseOrderStatus;
  PurchaseOrderWithReasonInput: PurchaseOrderWithReasonInput;
  PurchaseOrdersPayload: ResolverTypeWrapper<Omit<PurchaseOrdersPayload, 'purchaseOrders' | 'results' | 'userErrors'> & { purchaseOrders: Array<ResolversTypes['PurchaseOrder']>, results: Array<ResolversTypes['BulkResult']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReactivateCustomerInput: ReactivateCustomerInput;
  ReasonEffect: ReasonEffect;
  Recommendation: ResolverTypeWrapper<RecommendationSource>;
  RecommendationConnection: ResolverTypeWrapper<RecommendationConnectionSource>;
  RecommendationEdge: ResolverTypeWrapper<Omit<RecommendationEdge, 'node'> & { node: ResolversTypes['Recommendation'] }>;
  RecommendationFilter: RecommendationFilter;
  RecommendationIdsInput: RecommendationIdsInput;
  RecommendationStatus: RecommendationStatus;
  RecommendationsPayload: ResolverTypeWrapper<Omit<RecommendationsPayload, 'recommendations' | 'reconciliations' | 'results' | 'userErrors'> & { recommendations: Array<ResolversTypes['Recommendation']>, reconciliations: Array<ResolversTypes['Reconciliation']>, results: Array<ResolversTypes['BulkResult']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ReconcileInput: ReconcileInput;
  ReconcilePayload: ResolverTypeWrapper<Omit<ReconcilePayload, 'expectedTransactions' | 'reconciliation' | 'statementTransactions' | 'userErrors'> & { expectedTransactions: Array<ResolversTypes['ExpectedTransaction']>, reconciliation?: Maybe<ResolversTypes['Reconciliation']>, statementTransactions: Array<ResolversTypes['StatementTransaction']>, userErrors: Array<ResolversTypes['UserError']> }>;
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
  ReconciliationRunPayload: ResolverTypeWrapper<Omit<ReconciliationRunPayload, 'run' | 'userErrors'> & { run?: Maybe<ResolversTypes['ReconciliationRun']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ReconciliationRunStatus: ReconciliationRunStatus;
  ReconciliationStatus: ReconciliationStatus;
  RecordImport: ResolverTypeWrapper<RecordImportSource>;
  RecordImportAction: RecordImportAction;
  RecordImportKind: RecordImportKind;
  RecordImportPayload: ResolverTypeWrapper<Omit<RecordImportPayload, 'recordImport' | 'userErrors'> & { recordImport?: Maybe<ResolversTypes['RecordImport']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RecordMending: ResolverTypeWrapper<RecordMending>;
  RecordType: RecordType;
  RecordWithholdingSlipInput: RecordWithholdingSlipInput;
  RefreshPaymentTransactionInput: RefreshPaymentTransactionInput;
  RegenerateBackupCodesInput: RegenerateBackupCodesInput;
  RegenerateBackupCodesPayload: ResolverTypeWrapper<Omit<RegenerateBackupCodesPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Region: ResolverTypeWrapper<Region>;
  RegionLevel: RegionLevel;
  RejectCustomerInput: RejectCustomerInput;
  RelinkProviderInput: RelinkProviderInput;
  RelinkProviderPayload: ResolverTypeWrapper<Omit<RelinkProviderPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  RemoveCustomerRequestDocumentInput: RemoveCustomerRequestDocumentInput;
  RemoveFactorInput: RemoveFactorInput;
  RemoveFactorPayload: ResolverTypeWrapper<Omit<RemoveFactorPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  RemoveReconciliationInput: RemoveReconciliationInput;
  RenameFactorInput: RenameFactorInput;
  RenameFactorPayload: ResolverTypeWrapper<Omit<RenameFactorPayload, 'factor' | 'userErrors'> & { factor?: Maybe<ResolversTypes['SecondFactor']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<Omit<RequestPasswordResetPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ResendCustomerInvitationsPayload: ResolverTypeWrapper<Omit<ResendCustomerInvitationsPayload, 'customers' | 'results' | 'userErrors'> & { customers: Array<ResolversTypes['Customer']>, results: Array<ResolversTypes['BulkResult']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ResendWebhookDeliveryInput: ResendWebhookDeliveryInput;
  ResendWebhookDeliveryPayload: ResolverTypeWrapper<Omit<ResendWebhookDeliveryPayload, 'delivery' | 'userErrors'> & { delivery?: Maybe<ResolversTypes['WebhookDelivery']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ResetBankingDayInput: ResetBankingDayInput;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<Omit<ResetPasswordPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  Residence: Residence;
  ResolveExceptionsInput: ResolveExceptionsInput;
  RestoreMembersInput: RestoreMembersInput;
  RevokeApiTokenInput: RevokeApiTokenInput;
  RevokeApiTokenPayload: ResolverTypeWrapper<Omit<RevokeApiTokenPayload, 'apiToken' | 'userErrors'> & { apiToken?: Maybe<ResolversTypes['ApiToken']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Role: ResolverTypeWrapper<RoleSource>;
  RoleAction: RoleAction;
  RolePayload: ResolverTypeWrapper<Omit<RolePayload, 'role' | 'userErrors'> & { role?: Maybe<ResolversTypes['Role']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RotateBankCredentialsInput: RotateBankCredentialsInput;
  RotatePaymentProviderCredentialsInput: RotatePaymentProviderCredentialsInput;
  RotateWebhookSecretInput: RotateWebhookSecretInput;
  RotateWebhookSecretPayload: ResolverTypeWrapper<Omit<RotateWebhookSecretPayload, 'userErrors' | 'webhook'> & { userErrors: Array<ResolversTypes['UserError']>, webhook?: Maybe<ResolversTypes['Webhook']> }>;
  RunReconciliationInput: RunReconciliationInput;
  SalesOrder: ResolverTypeWrapper<SalesOrderSource>;
  SalesOrderAction: SalesOrderAction;
  SalesOrderAmounts: ResolverTypeWrapper<Omit<SalesOrderAmounts, 'credit' | 'lines' | 'userErrors'> & { credit?: Maybe<ResolversTypes['SalesOrderCredit']>, lines: Array<ResolversTypes['SalesOrderLineAmounts']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SalesOrderChange: ResolverTypeWrapper<SalesOrderChange>;
  SalesOrderConnection: ResolverTypeWrapper<SalesOrderConnectionSource>;
  SalesOrderCounts: ResolverTypeWrapper<SalesOrderCounts>;
  SalesOrderCredit: ResolverTypeWrapper<SalesOrderCreditSource>;
  SalesOrderDraftInput: SalesOrderDraftInput;
  SalesOrderDraftLineInput: SalesOrderDraftLineInput;
  SalesOrderEdge: ResolverTypeWrapper<Omit<SalesOrderEdge, 'node'> & { node: ResolversTypes['SalesOrder'] }>;
  SalesOrderFilter: SalesOrderFilter;
  SalesOrderLine: ResolverTypeWrapper<SalesOrderLineSource>;
  SalesOrderLineAmounts: ResolverTypeWrapper<SalesOrderLineAmountsSource>;
  SalesOrderLineInput: SalesOrderLineInput;
  SalesOrderPayload: ResolverTypeWrapper<Omit<SalesOrderPayload, 'salesOrder' | 'userErrors'> & { salesOrder?: Maybe<ResolversTypes['SalesOrder']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SalesOrderPaymentStatus: SalesOrderPaymentStatus;
  SalesOrderRevision: ResolverTypeWrapper<SalesOrderRevisionSource>;
  SalesOrderSort: SalesOrderSort;
  SalesOrderSortField: SalesOrderSortField;
  SalesOrderStatus: SalesOrderStatus;
  SalesOrderTotals: ResolverTypeWrapper<SalesOrderTotals>;
  SalesOrderVersionInput: SalesOrderVersionInput;
  SalesOrdersPayload: ResolverTypeWrapper<Omit<SalesOrdersPayload, 'results' | 'salesOrders' | 'userErrors'> & { results: Array<ResolversTypes['BulkResult']>, salesOrders: Array<ResolversTypes['SalesOrder']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SalesOrdersWithReasonInput: SalesOrdersWithReasonInput;
  SaveCustomerRequestDraftInput: SaveCustomerRequestDraftInput;
  SavedCustomerPayload: ResolverTypeWrapper<Omit<SavedCustomerPayload, 'customer' | 'userErrors'> & { customer?: Maybe<ResolversTypes['Customer']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SavedView: ResolverTypeWrapper<SavedViewSource>;
  SavedViewList: SavedViewList;
  SavedViewPayload: ResolverTypeWrapper<Omit<SavedViewPayload, 'organization' | 'savedView' | 'userErrors'> & { organization?: Maybe<ResolversTypes['Organization']>, savedView?: Maybe<ResolversTypes['SavedView']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SecondFactor: ResolverTypeWrapper<SecondFactorSource>;
  SecurityEventCategory: SecurityEventCategory;
  SecurityEventType: SecurityEventType;
  SeenMemberInput: SeenMemberInput;
  SetAppModeInput: SetAppModeInput;
  SetAppModePayload: ResolverTypeWrapper<Omit<SetAppModePayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SetBankingDayInput: SetBankingDayInput;
  SetMemberRolesInput: SetMemberRolesInput;
  SetMinimumCashInput: SetMinimumCashInput;
  SetMinimumCashPayload: ResolverTypeWrapper<Omit<SetMinimumCashPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  SetPeriodLockInput: SetPeriodLockInput;
  SetPeriodLockPayload: ResolverTypeWrapper<Omit<SetPeriodLockPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SetPhotoInput: SetPhotoInput;
  SetPhotoPayload: ResolverTypeWrapper<Omit<SetPhotoPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SetSyncScheduleInput: SetSyncScheduleInput;
  SettlementStatus: SettlementStatus;
  SetupLink: ResolverTypeWrapper<SetupLinkSource>;
  SetupLinkState: SetupLinkState;
  SftpLoginInput: SftpLoginInput;
  SignInInput: SignInInput;
  SignInPayload: ResolverTypeWrapper<Omit<SignInPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SignInProvider: ResolverTypeWrapper<SignInProvider>;
  SignInWithPasskeyInput: SignInWithPasskeyInput;
  SignInWithPasskeyPayload: ResolverTypeWrapper<Omit<SignInWithPasskeyPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SignOutPayload: ResolverTypeWrapper<Omit<SignOutPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  SortDirection: SortDirection;
  StampDutyPolicy: StampDutyPolicy;
  StandardCashCategory: StandardCashCategory;
  StartPasskeyPayload: ResolverTypeWrapper<Omit<StartPasskeyPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
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
  StatementImportLine: ResolverTypeWrapper<StatementImportLine>;
  StatementImportPayload: ResolverTypeWrapper<Omit<StatementImportPayload, 'statementImport' | 'userErrors'> & { statementImport?: Maybe<ResolversTypes['StatementImport']>, userErrors: Array<ResolversTypes['UserError']> }>;
  StatementImportRow: ResolverTypeWrapper<StatementImportRow>;
  StatementImportRowConnection: ResolverTypeWrapper<StatementImportRowConnection>;
  StatementImportRowEdge: ResolverTypeWrapper<StatementImportRowEdge>;
  StatementImportStatus: StatementImportStatus;
  StatementImportTotals: ResolverTypeWrapper<StatementImportTotals>;
  StatementMapping: ResolverTypeWrapper<StatementMapping>;
  StatementMappingInput: StatementMappingInput;
  StatementMending: ResolverTypeWrapper<StatementMending>;
  StatementTransaction: ResolverTypeWrapper<StatementTransactionSource>;
  StatementTransactionAction: StatementTransactionAction;
  StatementTransactionConnection: ResolverTypeWrapper<StatementTransactionConnectionSource>;
  StatementTransactionEdge: ResolverTypeWrapper<Omit<StatementTransactionEdge, 'node'> & { node: ResolversTypes['StatementTransaction'] }>;
  StatementTransactionFilter: StatementTransactionFilter;
  StatementTransactionIdsInput: StatementTransactionIdsInput;
  StatementTransactionPayload: ResolverTypeWrapper<Omit<StatementTransactionPayload, 'statementTransaction' | 'userErrors'> & { statementTransaction?: Maybe<ResolversTypes['StatementTransaction']>, userErrors: Array<ResolversTypes['UserError']> }>;
  StatementTransactionSort: StatementTransactionSort;
  StatementTransactionSortField: StatementTransactionSortField;
  StatementTransactionsPayload: ResolverTypeWrapper<Omit<StatementTransactionsPayload, 'results' | 'statementTransactions' | 'userErrors'> & { results: Array<ResolversTypes['BulkResult']>, statementTransactions: Array<ResolversTypes['StatementTransaction']>, userErrors: Array<ResolversTypes['UserError']> }>;
  StatementsLeftOut: ResolverTypeWrapper<StatementsLeftOutSource>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitCustomerRequestInput: SubmitCustomerRequestInput;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TaxUnit: ResolverTypeWrapper<TaxUnit>;
  TenorType: TenorType;
  TestBankConnectionPayload: ResolverTypeWrapper<Omit<TestBankConnectionPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  TestWebhookInput: TestWebhookInput;
  TestWebhookPayload: ResolverTypeWrapper<Omit<TestWebhookPayload, 'delivery' | 'userErrors' | 'webhook'> & { delivery?: Maybe<ResolversTypes['WebhookDelivery']>, userErrors: Array<ResolversTypes['UserError']>, webhook?: Maybe<ResolversTypes['Webhook']> }>;
  TwoFactorChallenge: ResolverTypeWrapper<TwoFactorChallenge>;
  TwoFactorMethod: TwoFactorMethod;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UUID: ResolverTypeWrapper<Scalars['UUID']['output']>;
  UndoCategoryChoicesInput: UndoCategoryChoicesInput;
  UndoStatementImportInput: UndoStatementImportInput;
  UnlinkProviderInput: UnlinkProviderInput;
  UnlinkProviderPayload: ResolverTypeWrapper<Omit<UnlinkProviderPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  UpdateApprovalPolicyInput: UpdateApprovalPolicyInput;
  UpdateBankAccountInput: UpdateBankAccountInput;
  UpdateBillInput: UpdateBillInput;
  UpdateBillSettingsInput: UpdateBillSettingsInput;
  UpdateCashCategoryInput: UpdateCashCategoryInput;
  UpdateCashRuleInput: UpdateCashRuleInput;
  UpdateControlsInput: UpdateControlsInput;
  UpdateControlsPayload: ResolverTypeWrapper<Omit<UpdateControlsPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UpdateCounterpartyInput: UpdateCounterpartyInput;
  UpdateCustomerInput: UpdateCustomerInput;
  UpdateDepositInput: UpdateDepositInput;
  UpdateEntityInput: UpdateEntityInput;
  UpdateEntityPayload: ResolverTypeWrapper<Omit<UpdateEntityPayload, 'entity' | 'userErrors'> & { entity?: Maybe<ResolversTypes['Entity']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UpdateExpectedTransactionInput: UpdateExpectedTransactionInput;
  UpdateOrderSettingsInput: UpdateOrderSettingsInput;
  UpdateOrderSettingsPayload: ResolverTypeWrapper<Omit<UpdateOrderSettingsPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UpdateOrganizationInput: UpdateOrganizationInput;
  UpdateOrganizationPayload: ResolverTypeWrapper<Omit<UpdateOrganizationPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UpdatePaymentInput: UpdatePaymentInput;
  UpdatePaymentProviderInput: UpdatePaymentProviderInput;
  UpdatePaymentSettingsInput: UpdatePaymentSettingsInput;
  UpdatePlannedLineInput: UpdatePlannedLineInput;
  UpdateProductInput: UpdateProductInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<UpdateProfilePayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  UpdatePurchaseOrderInput: UpdatePurchaseOrderInput;
  UpdateRoleInput: UpdateRoleInput;
  UpdateSalesOrderInput: UpdateSalesOrderInput;
  UpdateSavedViewInput: UpdateSavedViewInput;
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookPayload: ResolverTypeWrapper<Omit<UpdateWebhookPayload, 'userErrors' | 'webhook'> & { userErrors: Array<ResolversTypes['UserError']>, webhook?: Maybe<ResolversTypes['Webhook']> }>;
  UserError: ResolverTypeWrapper<UserErrorSource>;
  UserSecurityEvent: ResolverTypeWrapper<UserSecurityEvent>;
  UserSecurityEventConnection: ResolverTypeWrapper<UserSecurityEventConnection>;
  UserSecurityEventEdge: ResolverTypeWrapper<UserSecurityEventEdge>;
  UserSession: ResolverTypeWrapper<UserSessionSource>;
  VatTreatment: VatTreatment;
  VerifyTwoFactorInput: VerifyTwoFactorInput;
  VerifyTwoFactorPayload: ResolverTypeWrapper<Omit<VerifyTwoFactorPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Viewer: ResolverTypeWrapper<ViewerSource>;
  Webhook: ResolverTypeWrapper<WebhookSource>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDeliverySource>;
  WebhookDeliveryConnection: ResolverTypeWrapper<WebhookDeliveryConnectionSource>;
  WebhookDeliveryEdge: ResolverTypeWrapper<Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversTypes['WebhookDelivery'] }>;
  WebhookDeliveryStatus: WebhookDeliveryStatus;
  WebhookEvent: WebhookEvent;
  WebhookFailure: WebhookFailure;
  WebhookStatus: WebhookStatus;
  WithheldAmount: ResolverTypeWrapper<WithheldAmount>;
  WithheldTaxConnection: ResolverTypeWrapper<WithheldTaxConnectionSource>;
  WithheldTaxEdge: ResolverTypeWrapper<Omit<WithheldTaxEdge, 'node'> & { node: ResolversTypes['Bill'] }>;
  WithheldTaxFile: ResolverTypeWrapper<WithheldTaxFile>;
  WithheldTaxFileResult: ResolverTypeWrapper<Omit<WithheldTaxFileResult, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  WithheldTaxFilter: WithheldTaxFilter;
  WithheldTaxSort: WithheldTaxSort;
  WithheldTaxSortField: WithheldTaxSortField;
  WithheldTaxTotal: ResolverTypeWrapper<WithheldTaxTotal>;
  WithholdingCode: WithholdingCode;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptInvitationInput: AcceptInvitationInput;
  AcceptInvitationPayload: Omit<AcceptInvitationPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  AcceptOwnershipInput: AcceptOwnershipInput;
  AccessChange: AccessChange;
  AccountCash: AccountCashSource;
  ActivateMembersInput: ActivateMembersInput;
  Activity: ActivitySource;
  ActivityConnection: ActivityConnectionSource;
  ActivityCredential: ActivityCredential;
  ActivityEdge: Omit<ActivityEdge, 'node'> & { node: ResolversParentTypes['Activity'] };
  ActivityFilter: ActivityFilter;
  ActivityProof: ActivityProof;
  AddAuthenticatorInput: AddAuthenticatorInput;
  AddAuthenticatorPayload: Omit<AddAuthenticatorPayload, 'setup' | 'userErrors'> & { setup?: Maybe<ResolversParentTypes['AuthenticatorSetup']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AddFactorPayload: Omit<AddFactorPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  AddressRegion: AddressRegion;
  Adjustment: Adjustment;
  AdjustmentInput: AdjustmentInput;
  Allocation: AllocationSource;
  AmountRangeInput: AmountRangeInput;
  ApiToken: ApiTokenSource;
  ApiTokenConnection: ApiTokenConnectionSource;
  ApiTokenEdge: Omit<ApiTokenEdge, 'node'> & { node: ResolversParentTypes['ApiToken'] };
  ApiTokenFilter: ApiTokenFilter;
  ApplyCashRuleInput: ApplyCashRuleInput;
  ApplyCashRulePayload: Omit<ApplyCashRulePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  Approvable: ApprovableSource;
  ApprovableConnection: ApprovableConnectionSource;
  ApprovableEdge: Omit<ApprovableEdge, 'node'> & { node: ResolversParentTypes['Approvable'] };
  Approval: ApprovalSource;
  ApprovalBand: ApprovalBandSource;
  ApprovalBandInput: ApprovalBandInput;
  ApprovalCounts: ApprovalCounts;
  ApprovalPolicy: ApprovalPolicySource;
  ApprovalPolicyPayload: Omit<ApprovalPolicyPayload, 'approvalPolicy' | 'organization' | 'userErrors'> & { approvalPolicy?: Maybe<ResolversParentTypes['ApprovalPolicy']>, organization?: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ApprovalReason: ApprovalReason;
  ApprovalStep: ApprovalStepSource;
  ApprovalStepInput: ApprovalStepInput;
  ApproveBillsInput: ApproveBillsInput;
  ApproveCustomerInput: ApproveCustomerInput;
  ApproveSalesOrdersInput: ApproveSalesOrdersInput;
  AssignExceptionsInput: AssignExceptionsInput;
  AuthenticatorSetup: AuthenticatorSetupSource;
  AwaitedApproval: Omit<AwaitedApproval, 'people'> & { people: Array<ResolversParentTypes['Person']> };
  Balance: Balance;
  BalanceProof: BalanceProof;
  Bank: BankSource;
  BankAccount: BankAccountSource;
  BankAccountConnection: BankAccountConnectionSource;
  BankAccountEdge: Omit<BankAccountEdge, 'node'> & { node: ResolversParentTypes['BankAccount'] };
  BankAccountFilter: BankAccountFilter;
  BankAccountIdInput: BankAccountIdInput;
  BankAccountNumberFilter: BankAccountNumberFilter;
  BankAccountPayload: Omit<BankAccountPayload, 'bankAccount' | 'userErrors'> & { bankAccount?: Maybe<ResolversParentTypes['BankAccount']>, userErrors: Array<ResolversParentTypes['UserError']> };
  BankAccountSort: BankAccountSort;
  BankAccountVersionInput: BankAccountVersionInput;
  BankBalance: Omit<BankBalance, 'bank'> & { bank: ResolversParentTypes['Bank'] };
  BankConnectionPayload: Omit<BankConnectionPayload, 'bankAccount' | 'userErrors'> & { bankAccount?: Maybe<ResolversParentTypes['BankAccount']>, userErrors: Array<ResolversParentTypes['UserError']> };
  BankCredentialsInput: BankCredentialsInput;
  BankLink: BankLinkSource;
  BankLinkError: BankLinkError;
  BankingDay: BankingDay;
  BankingDaysPayload: Omit<BankingDaysPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Beneficiary: BeneficiarySource;
  Bill: BillSource;
  BillChange: BillChangeSource;
  BillChecks: BillChecksSource;
  BillConnection: BillConnectionSource;
  BillCounts: BillCounts;
  BillEdge: Omit<BillEdge, 'node'> & { node: ResolversParentTypes['Bill'] };
  BillFile: BillFileSource;
  BillFilter: BillFilter;
  BillIdsInput: BillIdsInput;
  BillMetadataField: BillMetadataField;
  BillMetadataFieldInput: BillMetadataFieldInput;
  BillMetadataInput: BillMetadataInput;
  BillMetadataValue: BillMetadataValue;
  BillPayload: Omit<BillPayload, 'bill' | 'userErrors'> & { bill?: Maybe<ResolversParentTypes['Bill']>, userErrors: Array<ResolversParentTypes['UserError']> };
  BillSettings: BillSettings;
  BillSettingsPayload: Omit<BillSettingsPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> };
  BillSort: BillSort;
  BillTax: BillTaxSource;
  BillTaxEstimate: BillTaxEstimate;
  BillTaxEstimateInput: BillTaxEstimateInput;
  BillTaxEstimateResult: Omit<BillTaxEstimateResult, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  BillTaxInput: BillTaxInput;
  BillTaxRates: BillTaxRates;
  BillVatRate: BillVatRate;
  BillVersionInput: BillVersionInput;
  BillWithholdingRate: BillWithholdingRate;
  BillsPayload: Omit<BillsPayload, 'bills' | 'results' | 'userErrors'> & { bills: Array<ResolversParentTypes['Bill']>, results: Array<ResolversParentTypes['BulkResult']>, userErrors: Array<ResolversParentTypes['UserError']> };
  BillsWithReasonInput: BillsWithReasonInput;
  BlockedApprovalBand: BlockedApprovalBandSource;
  BlockedApprovalPolicy: BlockedApprovalPolicySource;
  Boolean: Scalars['Boolean']['output'];
  BrokenActivity: BrokenActivity;
  BulkResult: Omit<BulkResult, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  CancelCustomerInvitationsPayload: Omit<CancelCustomerInvitationsPayload, 'results' | 'userErrors'> & { results: Array<ResolversParentTypes['BulkResult']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CancelDepositInput: CancelDepositInput;
  CancelExportInput: CancelExportInput;
  CancelGoodsReceiptInput: CancelGoodsReceiptInput;
  CancelReconciliationRunInput: CancelReconciliationRunInput;
  CashCategory: CashCategorySource;
  CashCategoryPayload: Omit<CashCategoryPayload, 'category' | 'organization' | 'userErrors'> & { category?: Maybe<ResolversParentTypes['CashCategory']>, organization?: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CashChange: CashChange;
  CashFlow: Omit<CashFlow, 'categories'> & { categories: Array<ResolversParentTypes['CategoryCashFlow']> };
  CashFlowBefore: CashFlowBefore;
  CashFlowLine: CashFlowLineSource;
  CashFlowLines: Omit<CashFlowLines, 'items'> & { items: Array<ResolversParentTypes['CashFlowLine']> };
  CashFlowPeriod: CashFlowPeriod;
  CashForecast: CashForecast;
  CashGroup: CashGroupSource;
  CashOnDay: CashOnDay;
  CashPosition: CashPositionSource;
  CashRestriction: CashRestriction;
  CashRestrictionInput: CashRestrictionInput;
  CashRule: CashRuleSource;
  CashRuleInput: CashRuleInput;
  CashRulePayload: Omit<CashRulePayload, 'cashRule' | 'organization' | 'userErrors'> & { cashRule?: Maybe<ResolversParentTypes['CashRule']>, organization?: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CashRulePreview: CashRulePreviewSource;
  CashSubgroup: CashSubgroupSource;
  CashSums: CashSums;
  CashTotals: CashTotals;
  CategoryCashFlow: Omit<CategoryCashFlow, 'category'> & { category?: Maybe<ResolversParentTypes['CashCategory']> };
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: Omit<ChangePasswordPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  CheckNamesOfPaymentsPayload: Omit<CheckNamesOfPaymentsPayload, 'payments' | 'userErrors'> & { payments: Array<ResolversParentTypes['Payment']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ChooseCategoryInput: ChooseCategoryInput;
  ChooseLineCategoriesInput: ChooseLineCategoriesInput;
  CloseBankAccountInput: CloseBankAccountInput;
  CloseDepositInput: CloseDepositInput;
  ClosePurchaseOrderInput: ClosePurchaseOrderInput;
  CloseSalesOrdersInput: CloseSalesOrdersInput;
  CommentOnExceptionInput: CommentOnExceptionInput;
  CommentOnExceptionPayload: Omit<CommentOnExceptionPayload, 'exception' | 'userErrors'> & { exception?: Maybe<ResolversParentTypes['Exception']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ConfirmAuthenticatorInput: ConfirmAuthenticatorInput;
  ConfirmReconciliationRunInput: ConfirmReconciliationRunInput;
  ConfirmRecordImportInput: ConfirmRecordImportInput;
  ConfirmStatementImportInput: ConfirmStatementImportInput;
  ConnectBankAccountInput: ConnectBankAccountInput;
  ConnectPaymentProviderInput: ConnectPaymentProviderInput;
  Controls: ControlsSource;
  CountedCash: CountedCash;
  Counterparty: CounterpartySource;
  CounterpartyAccountFilter: CounterpartyAccountFilter;
  CounterpartyBankAccount: Omit<CounterpartyBankAccount, 'bank'> & { bank: ResolversParentTypes['Bank'] };
  CounterpartyBankAccountInput: CounterpartyBankAccountInput;
  CounterpartyConnection: CounterpartyConnectionSource;
  CounterpartyEdge: Omit<CounterpartyEdge, 'node'> & { node: ResolversParentTypes['Counterparty'] };
  CounterpartyFilter: CounterpartyFilter;
  CounterpartyPayables: CounterpartyPayablesSource;
  CounterpartyPayload: Omit<CounterpartyPayload, 'counterparty' | 'userErrors' | 'warnings'> & { counterparty?: Maybe<ResolversParentTypes['Counterparty']>, userErrors: Array<ResolversParentTypes['UserError']>, warnings: Array<ResolversParentTypes['CounterpartyWarning']> };
  CounterpartySort: CounterpartySort;
  CounterpartyWarning: CounterpartyWarningSource;
  CreateApiTokenInput: CreateApiTokenInput;
  CreateApiTokenPayload: Omit<CreateApiTokenPayload, 'apiToken' | 'userErrors'> & { apiToken?: Maybe<ResolversParentTypes['ApiToken']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CreateApprovalPolicyInput: CreateApprovalPolicyInput;
  CreateBankAccountInput: CreateBankAccountInput;
  CreateBillInput: CreateBillInput;
  CreateCashCategoryInput: CreateCashCategoryInput;
  CreateCashRuleInput: CreateCashRuleInput;
  CreateCounterpartyInput: CreateCounterpartyInput;
  CreateCustomerInput: CreateCustomerInput;
  CreateDepositInput: CreateDepositInput;
  CreateEntityInput: CreateEntityInput;
  CreateEntityPayload: Omit<CreateEntityPayload, 'entity' | 'organization' | 'userErrors'> & { entity?: Maybe<ResolversParentTypes['Entity']>, organization?: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CreateExpectedTransactionInput: CreateExpectedTransactionInput;
  CreateExportInput: CreateExportInput;
  CreateFileUploadInput: CreateFileUploadInput;
  CreateFileUploadPayload: Omit<CreateFileUploadPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  CreateFirstOwnerInput: CreateFirstOwnerInput;
  CreateFirstOwnerPayload: Omit<CreateFirstOwnerPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  CreateGoodsReceiptInput: CreateGoodsReceiptInput;
  CreateOrganizationInput: CreateOrganizationInput;
  CreateOrganizationPayload: Omit<CreateOrganizationPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CreatePaymentInput: CreatePaymentInput;
  CreatePlannedLineInput: CreatePlannedLineInput;
  CreateProductInput: CreateProductInput;
  CreatePurchaseOrderInput: CreatePurchaseOrderInput;
  CreateRoleInput: CreateRoleInput;
  CreateSalesOrderInput: CreateSalesOrderInput;
  CreateSavedViewInput: CreateSavedViewInput;
  CreateStatementTransactionInput: CreateStatementTransactionInput;
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: Omit<CreateWebhookPayload, 'userErrors' | 'webhook'> & { userErrors: Array<ResolversParentTypes['UserError']>, webhook?: Maybe<ResolversParentTypes['Webhook']> };
  CurrencyCash: CurrencyCashSource;
  CurrencyPayables: CurrencyPayablesSource;
  Customer: CustomerSource;
  CustomerAddress: CustomerAddress;
  CustomerAddressInput: CustomerAddressInput;
  CustomerConnection: CustomerConnectionSource;
  CustomerCounts: CustomerCounts;
  CustomerDirector: CustomerDirector;
  CustomerDirectorInput: CustomerDirectorInput;
  CustomerDocument: CustomerDocumentSource;
  CustomerEdge: Omit<CustomerEdge, 'node'> & { node: ResolversParentTypes['Customer'] };
  CustomerFieldChange: CustomerFieldChange;
  CustomerFilter: CustomerFilter;
  CustomerInvitationResult: Omit<CustomerInvitationResult, 'customer' | 'userErrors'> & { customer?: Maybe<ResolversParentTypes['Customer']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CustomerPayload: Omit<CustomerPayload, 'customer' | 'userErrors'> & { customer?: Maybe<ResolversParentTypes['Customer']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CustomerRequest: CustomerRequestSource;
  CustomerRequestDocument: CustomerRequestDocument;
  CustomerRequestLink: CustomerRequestLinkSource;
  CustomerRequestPayload: Omit<CustomerRequestPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  CustomerRevision: CustomerRevisionSource;
  CustomerSort: CustomerSort;
  CustomerWarning: CustomerWarning;
  Date: Scalars['Date']['output'];
  DateRangeInput: DateRangeInput;
  DateTime: Scalars['DateTime']['output'];
  DayBalance: DayBalance;
  DeactivateCustomerInput: DeactivateCustomerInput;
  Decimal: Scalars['Decimal']['output'];
  DeleteApprovalPolicyInput: DeleteApprovalPolicyInput;
  DeleteApprovalPolicyPayload: Omit<DeleteApprovalPolicyPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteBankAccountPayload: Omit<DeleteBankAccountPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteBillsPayload: Omit<DeleteBillsPayload, 'results' | 'userErrors'> & { results: Array<ResolversParentTypes['BulkResult']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteCashRuleInput: DeleteCashRuleInput;
  DeleteCashRulePayload: Omit<DeleteCashRulePayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteCounterpartiesInput: DeleteCounterpartiesInput;
  DeleteCounterpartiesPayload: Omit<DeleteCounterpartiesPayload, 'results' | 'userErrors'> & { results: Array<ResolversParentTypes['BulkResult']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteEntityInput: DeleteEntityInput;
  DeleteEntityPayload: Omit<DeleteEntityPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteExpectedTransactionsInput: DeleteExpectedTransactionsInput;
  DeleteExpectedTransactionsPayload: Omit<DeleteExpectedTransactionsPayload, 'results' | 'userErrors'> & { results: Array<ResolversParentTypes['BulkResult']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DeletePlannedLineInput: DeletePlannedLineInput;
  DeletePlannedLinePayload: Omit<DeletePlannedLinePayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteProductsInput: DeleteProductsInput;
  DeleteProductsPayload: Omit<DeleteProductsPayload, 'results' | 'userErrors'> & { results: Array<ResolversParentTypes['BulkResult']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteRoleInput: DeleteRoleInput;
  DeleteRolePayload: Omit<DeleteRolePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteSavedViewInput: DeleteSavedViewInput;
  DeleteSavedViewPayload: Omit<DeleteSavedViewPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteStatementTransactionsPayload: Omit<DeleteStatementTransactionsPayload, 'results' | 'userErrors'> & { results: Array<ResolversParentTypes['BulkResult']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteWebhookInput: DeleteWebhookInput;
  DeleteWebhookPayload: Omit<DeleteWebhookPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Deposit: DepositSource;
  DepositCalculation: Omit<DepositCalculation, 'periods'> & { periods: Array<ResolversParentTypes['DepositPeriod']> };
  DepositCalculationInput: DepositCalculationInput;
  DepositChange: DepositChangeSource;
  DepositClosing: DepositClosing;
  DepositConnection: DepositConnectionSource;
  DepositCounts: DepositCounts;
  DepositEarlyClose: DepositEarlyClose;
  DepositEarlyCloseInput: DepositEarlyCloseInput;
  DepositEdge: Omit<DepositEdge, 'node'> & { node: ResolversParentTypes['Deposit'] };
  DepositFilter: DepositFilter;
  DepositInterest: DepositInterest;
  DepositLadderStep: DepositLadderStep;
  DepositPayload: Omit<DepositPayload, 'deposit' | 'userErrors'> & { deposit?: Maybe<ResolversParentTypes['Deposit']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DepositPeriod: DepositPeriodSource;
  DepositSort: DepositSort;
  DepositTenorOffer: DepositTenorOffer;
  Device: Device;
  DirectionTotal: DirectionTotal;
  DisconnectBankAccountInput: DisconnectBankAccountInput;
  Discount: Discount;
  DiscountInput: DiscountInput;
  EmailAddress: Scalars['EmailAddress']['output'];
  EndMembersInput: EndMembersInput;
  EndOtherSessionsPayload: Omit<EndOtherSessionsPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  EndSessionInput: EndSessionInput;
  EndSessionPayload: Omit<EndSessionPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Entity: EntitySource;
  Exception: ExceptionSource;
  ExceptionChange: ExceptionChangeSource;
  ExceptionComment: ExceptionCommentSource;
  ExceptionConnection: ExceptionConnectionSource;
  ExceptionCounts: ExceptionCounts;
  ExceptionEdge: Omit<ExceptionEdge, 'node'> & { node: ResolversParentTypes['Exception'] };
  ExceptionFilter: ExceptionFilter;
  ExceptionSort: ExceptionSort;
  ExceptionTypeCount: ExceptionTypeCount;
  ExceptionsInput: ExceptionsInput;
  ExceptionsPayload: Omit<ExceptionsPayload, 'exceptions' | 'results' | 'userErrors'> & { exceptions: Array<ResolversParentTypes['Exception']>, results: Array<ResolversParentTypes['BulkResult']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ExpectedTransaction: ExpectedTransactionSource;
  ExpectedTransactionConnection: ExpectedTransactionConnectionSource;
  ExpectedTransactionEdge: Omit<ExpectedTransactionEdge, 'node'> & { node: ResolversParentTypes['ExpectedTransaction'] };
  ExpectedTransactionFilter: ExpectedTransactionFilter;
  ExpectedTransactionIdsInput: ExpectedTransactionIdsInput;
  ExpectedTransactionPayload: Omit<ExpectedTransactionPayload, 'expectedTransaction' | 'userErrors'> & { expectedTransaction?: Maybe<ResolversParentTypes['ExpectedTransaction']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ExpectedTransactionSort: ExpectedTransactionSort;
  ExpectedTransactionsPayload: Omit<ExpectedTransactionsPayload, 'expectedTransactions' | 'results' | 'userErrors'> & { expectedTransactions: Array<ResolversParentTypes['ExpectedTransaction']>, results: Array<ResolversParentTypes['BulkResult']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Export: ExportSource;
  ExportColumn: ExportColumn;
  ExportPayload: Omit<ExportPayload, 'export' | 'userErrors'> & { export?: Maybe<ResolversParentTypes['Export']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ExportPaymentsPayload: Omit<ExportPaymentsPayload, 'payments' | 'results' | 'userErrors'> & { payments: Array<ResolversParentTypes['Payment']>, results: Array<ResolversParentTypes['BulkResult']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ExportedApiTokensInput: ExportedApiTokensInput;
  ExportedBankAccountsInput: ExportedBankAccountsInput;
  ExportedBillsInput: ExportedBillsInput;
  ExportedCounterpartiesInput: ExportedCounterpartiesInput;
  ExportedCustomersInput: ExportedCustomersInput;
  ExportedDepositsInput: ExportedDepositsInput;
  ExportedExceptionsInput: ExportedExceptionsInput;
  ExportedExpectedTransactionsInput: ExportedExpectedTransactionsInput;
  ExportedGoodsReceiptsInput: ExportedGoodsReceiptsInput;
  ExportedMembersInput: ExportedMembersInput;
  ExportedPaymentProvidersInput: ExportedPaymentProvidersInput;
  ExportedPaymentRecordsInput: ExportedPaymentRecordsInput;
  ExportedPaymentTransactionsInput: ExportedPaymentTransactionsInput;
  ExportedPaymentsInput: ExportedPaymentsInput;
  ExportedProductsInput: ExportedProductsInput;
  ExportedPurchaseOrdersInput: ExportedPurchaseOrdersInput;
  ExportedRowsInput: ExportedRowsInput;
  ExportedSalesOrdersInput: ExportedSalesOrdersInput;
  ExportedStatementTransactionsInput: ExportedStatementTransactionsInput;
  ExportedWebhookDeliveriesInput: ExportedWebhookDeliveriesInput;
  ExternalAccountInput: ExternalAccountInput;
  FieldChange: FieldChange;
  FileSample: FileSample;
  FileUpload: FileUpload;
  FinishPasskeyRegistrationInput: FinishPasskeyRegistrationInput;
  FirstSteps: FirstSteps;
  Float: Scalars['Float']['output'];
  ForecastAccuracy: ForecastAccuracy;
  ForecastHorizon: ForecastHorizon;
  ForecastLeftOut: ForecastLeftOut;
  ForecastPeriod: ForecastPeriod;
  ForecastRecord: ForecastRecordSource;
  ForecastRecordFilter: ForecastRecordFilter;
  ForecastRecords: Omit<ForecastRecords, 'items'> & { items: Array<ResolversParentTypes['ForecastRecord']> };
  ForecastScenario: ForecastScenario;
  ForecastScenarioInput: ForecastScenarioInput;
  ForecastSource: ForecastSource;
  ForecastVariance: ForecastVariance;
  FoundDecimalMark: FoundDecimalMark;
  GoodsReceipt: GoodsReceiptSource;
  GoodsReceiptConnection: GoodsReceiptConnectionSource;
  GoodsReceiptEdge: Omit<GoodsReceiptEdge, 'node'> & { node: ResolversParentTypes['GoodsReceipt'] };
  GoodsReceiptFile: GoodsReceiptFileSource;
  GoodsReceiptFilter: GoodsReceiptFilter;
  GoodsReceiptLine: GoodsReceiptLineSource;
  GoodsReceiptLineInput: GoodsReceiptLineInput;
  GoodsReceiptPayload: Omit<GoodsReceiptPayload, 'goodsReceipt' | 'userErrors'> & { goodsReceipt?: Maybe<ResolversParentTypes['GoodsReceipt']>, userErrors: Array<ResolversParentTypes['UserError']> };
  GoodsReceiptSort: GoodsReceiptSort;
  ID: Scalars['ID']['output'];
  ImportCounts: ImportCounts;
  ImportIssue: ImportIssueSource;
  ImportIssueConnection: Omit<ImportIssueConnection, 'edges'> & { edges: Array<ResolversParentTypes['ImportIssueEdge']> };
  ImportIssueEdge: Omit<ImportIssueEdge, 'node'> & { node: ResolversParentTypes['ImportIssue'] };
  ImportPaymentProviderReportInput: ImportPaymentProviderReportInput;
  ImportPaymentProviderReportPayload: Omit<ImportPaymentProviderReportPayload, 'provider' | 'userErrors'> & { provider?: Maybe<ResolversParentTypes['PaymentProvider']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ImportRecordsInput: ImportRecordsInput;
  ImportStatementInput: ImportStatementInput;
  ImportSuggestion: ImportSuggestion;
  InquireAccountInput: InquireAccountInput;
  InquireAccountPayload: Omit<InquireAccountPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  Int: Scalars['Int']['output'];
  InvitationIdsInput: InvitationIdsInput;
  InvitationResult: Omit<InvitationResult, 'member' | 'userErrors'> & { member?: Maybe<ResolversParentTypes['Membership']>, userErrors: Array<ResolversParentTypes['UserError']> };
  InviteCustomersInput: InviteCustomersInput;
  InviteCustomersPayload: Omit<InviteCustomersPayload, 'results' | 'userErrors'> & { results: Array<ResolversParentTypes['CustomerInvitationResult']>, userErrors: Array<ResolversParentTypes['UserError']> };
  InviteMembersInput: InviteMembersInput;
  InviteMembersPayload: Omit<InviteMembersPayload, 'results' | 'userErrors'> & { results: Array<ResolversParentTypes['InvitationResult']>, userErrors: Array<ResolversParentTypes['UserError']> };
  InvitedCustomersInput: InvitedCustomersInput;
  KeyValue: KeyValue;
  KeyValueInput: KeyValueInput;
  LineCategories: LineCategoriesSource;
  LineCategoriesPayload: Omit<LineCategoriesPayload, 'statementTransaction' | 'userErrors'> & { statementTransaction?: Maybe<ResolversParentTypes['StatementTransaction']>, userErrors: Array<ResolversParentTypes['UserError']> };
  LineCategoryPart: LineCategoryPartSource;
  LineCategoryPartInput: LineCategoryPartInput;
  LinkInvitationInput: LinkInvitationInput;
  LinkInvitationPayload: Omit<LinkInvitationPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  LinkedProvider: LinkedProviderSource;
  MarkBillPaidInput: MarkBillPaidInput;
  MatchCandidate: MatchCandidateSource;
  MatchReason: MatchReasonSource;
  MembersPayload: Omit<MembersPayload, 'members' | 'results' | 'userErrors'> & { members: Array<ResolversParentTypes['Membership']>, results: Array<ResolversParentTypes['BulkResult']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Membership: MembershipSource;
  MembershipConnection: MembershipConnectionSource;
  MembershipEdge: Omit<MembershipEdge, 'node'> & { node: ResolversParentTypes['Membership'] };
  MembershipFilter: MembershipFilter;
  MembershipSort: MembershipSort;
  MembershipTotal: MembershipTotal;
  MendRecordImportInput: MendRecordImportInput;
  MendStatementImportInput: MendStatementImportInput;
  Money: Money;
  MoneyAtProviders: MoneyAtProviders;
  MoneyInput: MoneyInput;
  Mutation: Record<PropertyKey, never>;
  NameCheck: NameCheck;
  NewAccount: NewAccountSource;
  Node: NodeSource;
  OfferOwnershipInput: OfferOwnershipInput;
  OpenInvitation: OpenInvitationSource;
  OrderCashRulesInput: OrderCashRulesInput;
  OrderCashRulesPayload: Omit<OrderCashRulesPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> };
  OrderLineSuggestion: OrderLineSuggestionSource;
  OrderPurchaseOrdersInput: OrderPurchaseOrdersInput;
  OrderSettings: OrderSettingsSource;
  Organization: OrganizationSource;
  OrganizationChange: OrganizationChange;
  OwnershipPayload: Omit<OwnershipPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> };
  OwnershipTransfer: OwnershipTransferSource;
  PageInfo: PageInfo;
  PasswordReset: PasswordReset;
  PastForecastPeriod: PastForecastPeriod;
  PayableBill: PayableBillSource;
  PayableBills: Omit<PayableBills, 'items'> & { items: Array<ResolversParentTypes['PayableBill']> };
  PayableSum: PayableSum;
  Payables: PayablesSource;
  Payment: PaymentSource;
  PaymentAttempt: PaymentAttemptSource;
  PaymentConnection: PaymentConnectionSource;
  PaymentCounts: PaymentCounts;
  PaymentEdge: Omit<PaymentEdge, 'node'> & { node: ResolversParentTypes['Payment'] };
  PaymentFile: PaymentFileSource;
  PaymentFileMapping: PaymentFileMapping;
  PaymentFileMappingInput: PaymentFileMappingInput;
  PaymentFilter: PaymentFilter;
  PaymentIdsInput: PaymentIdsInput;
  PaymentImportApproval: PaymentImportApprovalSource;
  PaymentImportSummary: PaymentImportSummarySource;
  PaymentMethodOption: PaymentMethodOption;
  PaymentOptions: PaymentOptionsSource;
  PaymentOptionsInput: PaymentOptionsInput;
  PaymentPayload: Omit<PaymentPayload, 'payment' | 'userErrors'> & { payment?: Maybe<ResolversParentTypes['Payment']>, userErrors: Array<ResolversParentTypes['UserError']> };
  PaymentProvider: PaymentProviderSource;
  PaymentProviderCapabilities: PaymentProviderCapabilities;
  PaymentProviderChange: PaymentProviderChangeSource;
  PaymentProviderConnection: PaymentProviderConnectionSource;
  PaymentProviderCredentialsInput: PaymentProviderCredentialsInput;
  PaymentProviderEdge: Omit<PaymentProviderEdge, 'node'> & { node: ResolversParentTypes['PaymentProvider'] };
  PaymentProviderError: PaymentProviderError;
  PaymentProviderFilter: PaymentProviderFilter;
  PaymentProviderIdInput: PaymentProviderIdInput;
  PaymentProviderPayload: Omit<PaymentProviderPayload, 'provider' | 'userErrors'> & { provider?: Maybe<ResolversParentTypes['PaymentProvider']>, userErrors: Array<ResolversParentTypes['UserError']> };
  PaymentProviderProvenPayload: Omit<PaymentProviderProvenPayload, 'provider' | 'userErrors'> & { provider?: Maybe<ResolversParentTypes['PaymentProvider']>, userErrors: Array<ResolversParentTypes['UserError']> };
  PaymentProviderSort: PaymentProviderSort;
  PaymentProviderVersionInput: PaymentProviderVersionInput;
  PaymentRecord: PaymentRecordSource;
  PaymentRecordChange: PaymentRecordChangeSource;
  PaymentRecordConnection: PaymentRecordConnectionSource;
  PaymentRecordEdge: Omit<PaymentRecordEdge, 'node'> & { node: ResolversParentTypes['PaymentRecord'] };
  PaymentRecordFilter: PaymentRecordFilter;
  PaymentRecordMember: PaymentRecordMemberSource;
  PaymentRecordSort: PaymentRecordSort;
  PaymentRecurrence: PaymentRecurrence;
  PaymentReportCounts: PaymentReportCounts;
  PaymentReportIssue: PaymentReportIssue;
  PaymentSettings: PaymentSettings;
  PaymentSettingsPayload: Omit<PaymentSettingsPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> };
  PaymentSort: PaymentSort;
  PaymentStatusChange: PaymentStatusChangeSource;
  PaymentTransaction: PaymentTransactionSource;
  PaymentTransactionConnection: PaymentTransactionConnectionSource;
  PaymentTransactionEdge: Omit<PaymentTransactionEdge, 'node'> & { node: ResolversParentTypes['PaymentTransaction'] };
  PaymentTransactionFilter: PaymentTransactionFilter;
  PaymentTransactionPayload: Omit<PaymentTransactionPayload, 'transaction' | 'userErrors'> & { transaction?: Maybe<ResolversParentTypes['PaymentTransaction']>, userErrors: Array<ResolversParentTypes['UserError']> };
  PaymentTransactionSort: PaymentTransactionSort;
  PaymentVersionInput: PaymentVersionInput;
  PaymentsPayload: Omit<PaymentsPayload, 'payments' | 'results' | 'userErrors'> & { payments: Array<ResolversParentTypes['Payment']>, results: Array<ResolversParentTypes['BulkResult']>, userErrors: Array<ResolversParentTypes['UserError']> };
  PaymentsWithReasonInput: PaymentsWithReasonInput;
  PendingCash: PendingCash;
  PendingCashRecord: PendingCashRecordSource;
  PendingCashRecords: Omit<PendingCashRecords, 'items'> & { items: Array<ResolversParentTypes['PendingCashRecord']> };
  Person: PersonSource;
  PlannedLine: PlannedLineSource;
  PlannedLinePayload: Omit<PlannedLinePayload, 'organization' | 'plannedLine' | 'userErrors'> & { organization?: Maybe<ResolversParentTypes['Organization']>, plannedLine?: Maybe<ResolversParentTypes['PlannedLine']>, userErrors: Array<ResolversParentTypes['UserError']> };
  PrepareApprovalInput: PrepareApprovalInput;
  PrepareApprovalPayload: Omit<PrepareApprovalPayload, 'payments' | 'userErrors'> & { payments?: Maybe<Array<ResolversParentTypes['Payment']>>, userErrors: Array<ResolversParentTypes['UserError']> };
  Product: ProductSource;
  ProductConnection: ProductConnectionSource;
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductFilter: ProductFilter;
  ProductPayload: Omit<ProductPayload, 'product' | 'userErrors'> & { product?: Maybe<ResolversParentTypes['Product']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ProductSort: ProductSort;
  ProveSecondFactorInput: ProveSecondFactorInput;
  ProveSecondFactorPayload: Omit<ProveSecondFactorPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ProvenPaymentsInput: ProvenPaymentsInput;
  PurchaseOrder: PurchaseOrderSource;
  PurchaseOrderChange: PurchaseOrderChange;
  PurchaseOrderConnection: PurchaseOrderConnectionSource;
  PurchaseOrderCounts: PurchaseOrderCounts;
  PurchaseOrderEdge: Omit<PurchaseOrderEdge, 'node'> & { node: ResolversParentTypes['PurchaseOrder'] };
  PurchaseOrderFile: PurchaseOrderFileSource;
  PurchaseOrderFilter: PurchaseOrderFilter;
  PurchaseOrderLine: PurchaseOrderLineSource;
  PurchaseOrderLineInput: PurchaseOrderLineInput;
  PurchaseOrderPayload: Omit<PurchaseOrderPayload, 'purchaseOrder' | 'userErrors'> & { purchaseOrder?: Maybe<ResolversParentTypes['PurchaseOrder']>, userErrors: Array<ResolversParentTypes['UserError']> };
  PurchaseOrderRevision: PurchaseOrderRevisionSource;
  PurchaseOrderSort: PurchaseOrderSort;
  PurchaseOrderWithReasonInput: PurchaseOrderWithReasonInput;
  PurchaseOrdersPayload: Omit<PurchaseOrdersPayload, 'purchaseOrders' | 'results' | 'userErrors'> & { purchaseOrders: Array<ResolversParentTypes['PurchaseOrder']>, results: Array<ResolversParentTypes['BulkResult']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Query: Record<PropertyKey, never>;
  ReactivateCustomerInput: ReactivateCustomerInput;
  Recommendation: RecommendationSource;
  RecommendationConnection: RecommendationConnectionSource;
  RecommendationEdge: Omit<RecommendationEdge, 'node'> & { node: ResolversParentTypes['Recommendation'] };
  RecommendationFilter: RecommendationFilter;
  RecommendationIdsInput: RecommendationIdsInput;
  RecommendationsPayload: Omit<RecommendationsPayload, 'recommendations' | 'reconciliations' | 'results' | 'userErrors'> & { recommendations: Array<ResolversParentTypes['Recommendation']>, reconciliations: Array<ResolversParentTypes['Reconciliation']>, results: Array<ResolversParentTypes['BulkResult']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ReconcileInput: ReconcileInput;
  ReconcilePayload: Omit<ReconcilePayload, 'expectedTransactions' | 'reconciliation' | 'statementTransactions' | 'userErrors'> & { expectedTransactions: Array<ResolversParentTypes['ExpectedTransaction']>, reconciliation?: Maybe<ResolversParentTypes['Reconciliation']>, statementTransactions: Array<ResolversParentTypes['StatementTransaction']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Reconciliation: ReconciliationSource;
  ReconciliationChange: ReconciliationChangeSource;
  ReconciliationConnection: ReconciliationConnectionSource;
  ReconciliationCounts: ReconciliationCounts;
  ReconciliationEdge: Omit<ReconciliationEdge, 'node'> & { node: ResolversParentTypes['Reconciliation'] };
  ReconciliationFilter: ReconciliationFilter;
  ReconciliationRun: ReconciliationRunSource;
  ReconciliationRunPayload: Omit<ReconciliationRunPayload, 'run' | 'userErrors'> & { run?: Maybe<ResolversParentTypes['ReconciliationRun']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RecordImport: RecordImportSource;
  RecordImportPayload: Omit<RecordImportPayload, 'recordImport' | 'userErrors'> & { recordImport?: Maybe<ResolversParentTypes['RecordImport']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RecordMending: RecordMending;
  RecordWithholdingSlipInput: RecordWithholdingSlipInput;
  RefreshPaymentTransactionInput: RefreshPaymentTransactionInput;
  RegenerateBackupCodesInput: RegenerateBackupCodesInput;
  RegenerateBackupCodesPayload: Omit<RegenerateBackupCodesPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Region: Region;
  RejectCustomerInput: RejectCustomerInput;
  RelinkProviderInput: RelinkProviderInput;
  RelinkProviderPayload: Omit<RelinkProviderPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  RemoveCustomerRequestDocumentInput: RemoveCustomerRequestDocumentInput;
  RemoveFactorInput: RemoveFactorInput;
  RemoveFactorPayload: Omit<RemoveFactorPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  RemoveReconciliationInput: RemoveReconciliationInput;
  RenameFactorInput: RenameFactorInput;
  RenameFactorPayload: Omit<RenameFactorPayload, 'factor' | 'userErrors'> & { factor?: Maybe<ResolversParentTypes['SecondFactor']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: Omit<RequestPasswordResetPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ResendCustomerInvitationsPayload: Omit<ResendCustomerInvitationsPayload, 'customers' | 'results' | 'userErrors'> & { customers: Array<ResolversParentTypes['Customer']>, results: Array<ResolversParentTypes['BulkResult']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ResendWebhookDeliveryInput: ResendWebhookDeliveryInput;
  ResendWebhookDeliveryPayload: Omit<ResendWebhookDeliveryPayload, 'delivery' | 'userErrors'> & { delivery?: Maybe<ResolversParentTypes['WebhookDelivery']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ResetBankingDayInput: ResetBankingDayInput;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: Omit<ResetPasswordPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ResolveExceptionsInput: ResolveExceptionsInput;
  RestoreMembersInput: RestoreMembersInput;
  RevokeApiTokenInput: RevokeApiTokenInput;
  RevokeApiTokenPayload: Omit<RevokeApiTokenPayload, 'apiToken' | 'userErrors'> & { apiToken?: Maybe<ResolversParentTypes['ApiToken']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Role: RoleSource;
  RolePayload: Omit<RolePayload, 'role' | 'userErrors'> & { role?: Maybe<ResolversParentTypes['Role']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RotateBankCredentialsInput: RotateBankCredentialsInput;
  RotatePaymentProviderCredentialsInput: RotatePaymentProviderCredentialsInput;
  RotateWebhookSecretInput: RotateWebhookSecretInput;
  RotateWebhookSecretPayload: Omit<RotateWebhookSecretPayload, 'userErrors' | 'webhook'> & { userErrors: Array<ResolversParentTypes['UserError']>, webhook?: Maybe<ResolversParentTypes['Webhook']> };
  RunReconciliationInput: RunReconciliationInput;
  SalesOrder: SalesOrderSource;
  SalesOrderAmounts: Omit<SalesOrderAmounts, 'credit' | 'lines' | 'userErrors'> & { credit?: Maybe<ResolversParentTypes['SalesOrderCredit']>, lines: Array<ResolversParentTypes['SalesOrderLineAmounts']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SalesOrderChange: SalesOrderChange;
  SalesOrderConnection: SalesOrderConnectionSource;
  SalesOrderCounts: SalesOrderCounts;
  SalesOrderCredit: SalesOrderCreditSource;
  SalesOrderDraftInput: SalesOrderDraftInput;
  SalesOrderDraftLineInput: SalesOrderDraftLineInput;
  SalesOrderEdge: Omit<SalesOrderEdge, 'node'> & { node: ResolversParentTypes['SalesOrder'] };
  SalesOrderFilter: SalesOrderFilter;
  SalesOrderLine: SalesOrderLineSource;
  SalesOrderLineAmounts: SalesOrderLineAmountsSource;
  SalesOrderLineInput: SalesOrderLineInput;
  SalesOrderPayload: Omit<SalesOrderPayload, 'salesOrder' | 'userErrors'> & { salesOrder?: Maybe<ResolversParentTypes['SalesOrder']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SalesOrderRevision: SalesOrderRevisionSource;
  SalesOrderSort: SalesOrderSort;
  SalesOrderTotals: SalesOrderTotals;
  SalesOrderVersionInput: SalesOrderVersionInput;
  SalesOrdersPayload: Omit<SalesOrdersPayload, 'results' | 'salesOrders' | 'userErrors'> & { results: Array<ResolversParentTypes['BulkResult']>, salesOrders: Array<ResolversParentTypes['SalesOrder']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SalesOrdersWithReasonInput: SalesOrdersWithReasonInput;
  SaveCustomerRequestDraftInput: SaveCustomerRequestDraftInput;
  SavedCustomerPayload: Omit<SavedCustomerPayload, 'customer' | 'userErrors'> & { customer?: Maybe<ResolversParentTypes['Customer']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SavedView: SavedViewSource;
  SavedViewPayload: Omit<SavedViewPayload, 'organization' | 'savedView' | 'userErrors'> & { organization?: Maybe<ResolversParentTypes['Organization']>, savedView?: Maybe<ResolversParentTypes['SavedView']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SecondFactor: SecondFactorSource;
  SeenMemberInput: SeenMemberInput;
  SetAppModeInput: SetAppModeInput;
  SetAppModePayload: Omit<SetAppModePayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SetBankingDayInput: SetBankingDayInput;
  SetMemberRolesInput: SetMemberRolesInput;
  SetMinimumCashInput: SetMinimumCashInput;
  SetMinimumCashPayload: Omit<SetMinimumCashPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  SetPeriodLockInput: SetPeriodLockInput;
  SetPeriodLockPayload: Omit<SetPeriodLockPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SetPhotoInput: SetPhotoInput;
  SetPhotoPayload: Omit<SetPhotoPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SetSyncScheduleInput: SetSyncScheduleInput;
  SetupLink: SetupLinkSource;
  SftpLoginInput: SftpLoginInput;
  SignInInput: SignInInput;
  SignInPayload: Omit<SignInPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SignInProvider: SignInProvider;
  SignInWithPasskeyInput: SignInWithPasskeyInput;
  SignInWithPasskeyPayload: Omit<SignInWithPasskeyPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SignOutPayload: Omit<SignOutPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  StartPasskeyPayload: Omit<StartPasskeyPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  StartPasskeyRegistrationInput: StartPasskeyRegistrationInput;
  StartPasskeySignInInput: StartPasskeySignInInput;
  StatementCorrection: StatementCorrection;
  StatementCorrectionInput: StatementCorrectionInput;
  StatementGap: StatementGap;
  StatementImport: StatementImportSource;
  StatementImportConnection: Omit<StatementImportConnection, 'edges'> & { edges: Array<ResolversParentTypes['StatementImportEdge']> };
  StatementImportEdge: Omit<StatementImportEdge, 'node'> & { node: ResolversParentTypes['StatementImport'] };
  StatementImportFilter: StatementImportFilter;
  StatementImportLine: StatementImportLine;
  StatementImportPayload: Omit<StatementImportPayload, 'statementImport' | 'userErrors'> & { statementImport?: Maybe<ResolversParentTypes['StatementImport']>, userErrors: Array<ResolversParentTypes['UserError']> };
  StatementImportRow: StatementImportRow;
  StatementImportRowConnection: StatementImportRowConnection;
  StatementImportRowEdge: StatementImportRowEdge;
  StatementImportTotals: StatementImportTotals;
  StatementMapping: StatementMapping;
  StatementMappingInput: StatementMappingInput;
  StatementMending: StatementMending;
  StatementTransaction: StatementTransactionSource;
  StatementTransactionConnection: StatementTransactionConnectionSource;
  StatementTransactionEdge: Omit<StatementTransactionEdge, 'node'> & { node: ResolversParentTypes['StatementTransaction'] };
  StatementTransactionFilter: StatementTransactionFilter;
  StatementTransactionIdsInput: StatementTransactionIdsInput;
  StatementTransactionPayload: Omit<StatementTransactionPayload, 'statementTransaction' | 'userErrors'> & { statementTransaction?: Maybe<ResolversParentTypes['StatementTransaction']>, userErrors: Array<ResolversParentTypes['UserError']> };
  StatementTransactionSort: StatementTransactionSort;
  StatementTransactionsPayload: Omit<StatementTransactionsPayload, 'results' | 'statementTransactions' | 'userErrors'> & { results: Array<ResolversParentTypes['BulkResult']>, statementTransactions: Array<ResolversParentTypes['StatementTransaction']>, userErrors: Array<ResolversParentTypes['UserError']> };
  StatementsLeftOut: StatementsLeftOutSource;
  String: Scalars['String']['output'];
  SubmitCustomerRequestInput: SubmitCustomerRequestInput;
  Subscription: Record<PropertyKey, never>;
  TaxUnit: TaxUnit;
  TestBankConnectionPayload: Omit<TestBankConnectionPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  TestWebhookInput: TestWebhookInput;
  TestWebhookPayload: Omit<TestWebhookPayload, 'delivery' | 'userErrors' | 'webhook'> & { delivery?: Maybe<ResolversParentTypes['WebhookDelivery']>, userErrors: Array<ResolversParentTypes['UserError']>, webhook?: Maybe<ResolversParentTypes['Webhook']> };
  TwoFactorChallenge: TwoFactorChallenge;
  URL: Scalars['URL']['output'];
  UUID: Scalars['UUID']['output'];
  UndoCategoryChoicesInput: UndoCategoryChoicesInput;
  UndoStatementImportInput: UndoStatementImportInput;
  UnlinkProviderInput: UnlinkProviderInput;
  UnlinkProviderPayload: Omit<UnlinkProviderPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  UpdateApprovalPolicyInput: UpdateApprovalPolicyInput;
  UpdateBankAccountInput: UpdateBankAccountInput;
  UpdateBillInput: UpdateBillInput;
  UpdateBillSettingsInput: UpdateBillSettingsInput;
  UpdateCashCategoryInput: UpdateCashCategoryInput;
  UpdateCashRuleInput: UpdateCashRuleInput;
  UpdateControlsInput: UpdateControlsInput;
  UpdateControlsPayload: Omit<UpdateControlsPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UpdateCounterpartyInput: UpdateCounterpartyInput;
  UpdateCustomerInput: UpdateCustomerInput;
  UpdateDepositInput: UpdateDepositInput;
  UpdateEntityInput: UpdateEntityInput;
  UpdateEntityPayload: Omit<UpdateEntityPayload, 'entity' | 'userErrors'> & { entity?: Maybe<ResolversParentTypes['Entity']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UpdateExpectedTransactionInput: UpdateExpectedTransactionInput;
  UpdateOrderSettingsInput: UpdateOrderSettingsInput;
  UpdateOrderSettingsPayload: Omit<UpdateOrderSettingsPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UpdateOrganizationInput: UpdateOrganizationInput;
  UpdateOrganizationPayload: Omit<UpdateOrganizationPayload, 'organization' | 'userErrors'> & { organization?: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UpdatePaymentInput: UpdatePaymentInput;
  UpdatePaymentProviderInput: UpdatePaymentProviderInput;
  UpdatePaymentSettingsInput: UpdatePaymentSettingsInput;
  UpdatePlannedLineInput: UpdatePlannedLineInput;
  UpdateProductInput: UpdateProductInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: Omit<UpdateProfilePayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  UpdatePurchaseOrderInput: UpdatePurchaseOrderInput;
  UpdateRoleInput: UpdateRoleInput;
  UpdateSalesOrderInput: UpdateSalesOrderInput;
  UpdateSavedViewInput: UpdateSavedViewInput;
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookPayload: Omit<UpdateWebhookPayload, 'userErrors' | 'webhook'> & { userErrors: Array<ResolversParentTypes['UserError']>, webhook?: Maybe<ResolversParentTypes['Webhook']> };
  UserError: UserErrorSource;
  UserSecurityEvent: UserSecurityEvent;
  UserSecurityEventConnection: UserSecurityEventConnection;
  UserSecurityEventEdge: UserSecurityEventEdge;
  UserSession: UserSessionSource;
  VerifyTwoFactorInput: VerifyTwoFactorInput;
  VerifyTwoFactorPayload: Omit<VerifyTwoFactorPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Viewer: ViewerSource;
  Webhook: WebhookSource;
  WebhookDelivery: WebhookDeliverySource;
  WebhookDeliveryConnection: WebhookDeliveryConnectionSource;
  WebhookDeliveryEdge: Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  WithheldAmount: WithheldAmount;
  WithheldTaxConnection: WithheldTaxConnectionSource;
  WithheldTaxEdge: Omit<WithheldTaxEdge, 'node'> & { node: ResolversParentTypes['Bill'] };
  WithheldTaxFile: WithheldTaxFile;
  WithheldTaxFileResult: Omit<WithheldTaxFileResult, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  WithheldTaxFilter: WithheldTaxFilter;
  WithheldTaxSort: WithheldTaxSort;
  WithheldTaxTotal: WithheldTaxTotal;
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
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
};

export type AccountCashResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountCash'] = ResolversParentTypes['AccountCash']> = {
  asOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  available?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bankAccount?: Resolver<ResolversTypes['BankAccount'], ParentType, ContextType>;
  isStale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ledger?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  pendingIn?: Resolver<ResolversTypes['PendingCash'], ParentType, ContextType>;
  pendingOut?: Resolver<ResolversTypes['PendingCash'], ParentType, ContextType>;
  projected?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  restricted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  restriction?: Resolver<Maybe<ResolversTypes['CashRestriction']>, ParentType, ContextType>;
  spendable?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Activity'] = ResolversParentTypes['Activity']> = {
  action?: Resolver<ResolversTypes['ActivityAction'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['KeyValue']>, ParentType, ContextType>;
  credential?: Resolver<Maybe<ResolversTypes['ActivityCredential']>, ParentType, ContextType>;
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

export type ActivityCredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityCredential'] = ResolversParentTypes['ActivityCredential']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ActivityCredentialType'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export type ActivityEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityEdge'] = ResolversParentTypes['ActivityEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Activity'], ParentType, ContextType>;
};

export type ActivityProofResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityProof'] = ResolversParentTypes['ActivityProof']> = {
  broken?: Resolver<Array<ResolversTypes['BrokenActivity']>, ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type AddressRegionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressRegion'] = ResolversParentTypes['AddressRegion']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
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

export type ApplyCashRulePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyCashRulePayload'] = ResolversParentTypes['ApplyCashRulePayload']> = {
  changed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  looked?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApprovableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Approvable'] = ResolversParentTypes['Approvable']> = {
  __resolveType: TypeResolveFn<'Bill' | 'Payment', ParentType, ContextType>;
};

export type ApprovableConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovableConnection'] = ResolversParentTypes['ApprovableConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ApprovableEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
};

export type ApprovableEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovableEdge'] = ResolversParentTypes['ApprovableEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Approvable'], ParentType, ContextType>;
};

export type ApprovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Approval'] = ResolversParentTypes['Approval']> = {
  approvedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  approver?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  factor?: Resolver<ResolversTypes['ApprovalFactor'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  voidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ApprovalBandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalBand'] = ResolversParentTypes['ApprovalBand']> = {
  inOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['ApprovalBandProblem']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['ApprovalStep']>, ParentType, ContextType>;
  unableApprovers?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  upTo?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ApprovalCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalCounts'] = ResolversParentTypes['ApprovalCounts']> = {
  approved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inbox?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  needsApproval?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApprovalPolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalPolicy'] = ResolversParentTypes['ApprovalPolicy']> = {
  bands?: Resolver<Array<ResolversTypes['ApprovalBand']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApprovalPolicyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalPolicyPayload'] = ResolversParentTypes['ApprovalPolicyPayload']> = {
  approvalPolicy?: Resolver<Maybe<ResolversTypes['ApprovalPolicy']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  passkeyOptions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApprovalReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalReason'] = ResolversParentTypes['ApprovalReason']> = {
  over?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  policyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApprovalStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalStep'] = ResolversParentTypes['ApprovalStep']> = {
  approvers?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
};

export type AuthenticatorSetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthenticatorSetup'] = ResolversParentTypes['AuthenticatorSetup']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export type AwaitedApprovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AwaitedApproval'] = ResolversParentTypes['AwaitedApproval']> = {
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nobody?: Resolver<Maybe<ResolversTypes['NobodyApproves']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
};

export type BalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Balance'] = ResolversParentTypes['Balance']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  available?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
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
  allowedActions?: Resolver<Array<ResolversTypes['BankAccountAction']>, ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Balance']>, ParentType, ContextType>;
  bank?: Resolver<ResolversTypes['Bank'], ParentType, ContextType>;
  bankStatus?: Resolver<Maybe<ResolversTypes['BankAccountStatus']>, ParentType, ContextType>;
  connectableBy?: Resolver<Array<ResolversTypes['BankLinkWay']>, ParentType, ContextType>;
  connection?: Resolver<Maybe<ResolversTypes['BankLink']>, ParentType, ContextType>;
  connectionType?: Resolver<ResolversTypes['ConnectionType'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['Entity'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastCheckedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lastStatementOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  loginFields?: Resolver<Array<ResolversTypes['BankLoginField']>, ParentType, ContextType>;
  restriction?: Resolver<Maybe<ResolversTypes['CashRestriction']>, ParentType, ContextType>;
  statementMapping?: Resolver<Maybe<ResolversTypes['StatementMapping']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BankAccountStatus'], ParentType, ContextType>;
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

export type BankBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankBalance'] = ResolversParentTypes['BankBalance']> = {
  accounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bank?: Resolver<ResolversTypes['Bank'], ParentType, ContextType>;
  ledger?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  oldestAsOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  unknown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BankConnectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankConnectionPayload'] = ResolversParentTypes['BankConnectionPayload']> = {
  bankAccount?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  passkeyOptions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BankLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankLink'] = ResolversParentTypes['BankLink']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credentialsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isSyncing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['BankLinkError']>, ParentType, ContextType>;
  lastImport?: Resolver<Maybe<ResolversTypes['StatementImport']>, ParentType, ContextType>;
  lastSyncedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextSyncAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  schedule?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  startsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BankLinkStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BankLinkType'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['BankLinkWay'], ParentType, ContextType>;
};

export type BankLinkErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankLinkError'] = ResolversParentTypes['BankLinkError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BankingDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankingDay'] = ResolversParentTypes['BankingDay']> = {
  closesAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BankingDaysPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankingDaysPayload'] = ResolversParentTypes['BankingDaysPayload']> = {
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BeneficiaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Beneficiary'] = ResolversParentTypes['Beneficiary']> = {
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bank?: Resolver<ResolversTypes['Bank'], ParentType, ContextType>;
  bankAccount?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['Counterparty']>, ParentType, ContextType>;
  counterpartyAccountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bill'] = ResolversParentTypes['Bill']> = {
  allowedActions?: Resolver<Array<ResolversTypes['BillAction']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  approvalObstacle?: Resolver<Maybe<ResolversTypes['BillApprovalObstacle']>, ParentType, ContextType>;
  approvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  authors?: Resolver<Maybe<Array<ResolversTypes['Person']>>, ParentType, ContextType>;
  awaitedApproval?: Resolver<Maybe<ResolversTypes['AwaitedApproval']>, ParentType, ContextType>;
  cancellationReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cancelledBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checks?: Resolver<Maybe<ResolversTypes['BillChecks']>, ParentType, ContextType>;
  counterparty?: Resolver<ResolversTypes['Counterparty'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  editedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  expectedTransaction?: Resolver<Maybe<ResolversTypes['ExpectedTransaction']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['BillFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matchingStatementTransactions?: Resolver<Maybe<Array<ResolversTypes['StatementTransaction']>>, ParentType, ContextType>;
  metadata?: Resolver<Array<ResolversTypes['BillMetadataValue']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['BillPaymentStatus'], ParentType, ContextType>;
  payments?: Resolver<Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BillStatus'], ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  submittedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['BillTax']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BillChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillChange'] = ResolversParentTypes['BillChange']> = {
  actor?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  bill?: Resolver<ResolversTypes['Bill'], ParentType, ContextType>;
  previousStatus?: Resolver<Maybe<ResolversTypes['BillStatus']>, ParentType, ContextType>;
};

export type BillChecksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillChecks'] = ResolversParentTypes['BillChecks']> = {
  alike?: Resolver<Maybe<Array<ResolversTypes['Bill']>>, ParentType, ContextType>;
  alikeDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  averageMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percentOfAverage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sameTaxInvoice?: Resolver<Maybe<Array<ResolversTypes['Bill']>>, ParentType, ContextType>;
  sentPayments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BillConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillConnection'] = ResolversParentTypes['BillConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BillEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
};

export type BillCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillCounts'] = ResolversParentTypes['BillCounts']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  submitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BillEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillEdge'] = ResolversParentTypes['BillEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Bill'], ParentType, ContextType>;
};

export type BillFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillFile'] = ResolversParentTypes['BillFile']> = {
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type BillMetadataFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillMetadataField'] = ResolversParentTypes['BillMetadataField']> = {
  choices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BillMetadataKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BillMetadataValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillMetadataValue'] = ResolversParentTypes['BillMetadataValue']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BillMetadataKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillPayload'] = ResolversParentTypes['BillPayload']> = {
  bill?: Resolver<Maybe<ResolversTypes['Bill']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BillSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillSettings'] = ResolversParentTypes['BillSettings']> = {
  metadataFields?: Resolver<Array<ResolversTypes['BillMetadataField']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BillSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillSettingsPayload'] = ResolversParentTypes['BillSettingsPayload']> = {
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BillTaxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillTax'] = ResolversParentTypes['BillTax']> = {
  base?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  isRateDoubled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  overrideReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxInvoiceDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  taxInvoiceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxObjectCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['BillVatTreatment'], ParentType, ContextType>;
  vatAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vatRate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  withheldAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  withholding?: Resolver<Maybe<ResolversTypes['BillWithholdingKind']>, ParentType, ContextType>;
  withholdingBase?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  withholdingRate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  withholdingSlipNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BillTaxEstimateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillTaxEstimate'] = ResolversParentTypes['BillTaxEstimate']> = {
  computedVatAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  computedWithheldAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isRateDoubled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needsReason?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  netPayable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vatAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vatRate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  withheldAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  withholdingRate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type BillTaxEstimateResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillTaxEstimateResult'] = ResolversParentTypes['BillTaxEstimateResult']> = {
  estimate?: Resolver<Maybe<ResolversTypes['BillTaxEstimate']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BillTaxRatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillTaxRates'] = ResolversParentTypes['BillTaxRates']> = {
  vat?: Resolver<Array<ResolversTypes['BillVatRate']>, ParentType, ContextType>;
  withholding?: Resolver<Array<ResolversTypes['BillWithholdingRate']>, ParentType, ContextType>;
};

export type BillVatRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillVatRate'] = ResolversParentTypes['BillVatRate']> = {
  rate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['BillVatTreatment'], ParentType, ContextType>;
};

export type BillWithholdingRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillWithholdingRate'] = ResolversParentTypes['BillWithholdingRate']> = {
  rate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  rateWithoutTaxNumber?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  withholding?: Resolver<ResolversTypes['BillWithholdingKind'], ParentType, ContextType>;
};

export type BillsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillsPayload'] = ResolversParentTypes['BillsPayload']> = {
  bills?: Resolver<Array<ResolversTypes['Bill']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BulkResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BlockedApprovalBandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockedApprovalBand'] = ResolversParentTypes['BlockedApprovalBand']> = {
  able?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  approvalsNeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  named?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  over?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['ApprovalBandProblem'], ParentType, ContextType>;
  upTo?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type BlockedApprovalPolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockedApprovalPolicy'] = ResolversParentTypes['BlockedApprovalPolicy']> = {
  bands?: Resolver<Array<ResolversTypes['BlockedApprovalBand']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrokenActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrokenActivity'] = ResolversParentTypes['BrokenActivity']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  entryUuid?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BulkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkResult'] = ResolversParentTypes['BulkResult']> = {
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelCustomerInvitationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelCustomerInvitationsPayload'] = ResolversParentTypes['CancelCustomerInvitationsPayload']> = {
  deletedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BulkResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CashCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashCategory'] = ResolversParentTypes['CashCategory']> = {
  activity?: Resolver<ResolversTypes['CashActivity'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  standard?: Resolver<Maybe<ResolversTypes['StandardCashCategory']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CashCategoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashCategoryPayload'] = ResolversParentTypes['CashCategoryPayload']> = {
  category?: Resolver<Maybe<ResolversTypes['CashCategory']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CashChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashChange'] = ResolversParentTypes['CashChange']> = {
  kind?: Resolver<ResolversTypes['CashChangeKind'], ParentType, ContextType>;
};

export type CashFlowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashFlow'] = ResolversParentTypes['CashFlow']> = {
  accounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['CashFlowBefore'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['CategoryCashFlow']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  periods?: Resolver<Array<ResolversTypes['CashFlowPeriod']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['CashFlowPeriod'], ParentType, ContextType>;
  unknown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CashFlowBeforeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashFlowBefore'] = ResolversParentTypes['CashFlowBefore']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  in?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  inChange?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  netChange?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  out?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  outChange?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type CashFlowLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashFlowLine'] = ResolversParentTypes['CashFlowLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['Direction'], ParentType, ContextType>;
  statementTransaction?: Resolver<Maybe<ResolversTypes['StatementTransaction']>, ParentType, ContextType>;
};

export type CashFlowLinesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashFlowLines'] = ResolversParentTypes['CashFlowLines']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CashFlowLine']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['CashSums'], ParentType, ContextType>;
};

export type CashFlowPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashFlowPeriod'] = ResolversParentTypes['CashFlowPeriod']> = {
  closing?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  in?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  opening?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  out?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  transfers?: Resolver<ResolversTypes['CashSums'], ParentType, ContextType>;
  unexplained?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CashForecastResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashForecast'] = ResolversParentTypes['CashForecast']> = {
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  firstBreach?: Resolver<Maybe<ResolversTypes['CashOnDay']>, ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['ForecastLeftOut']>, ParentType, ContextType>;
  lowest?: Resolver<Maybe<ResolversTypes['CashOnDay']>, ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minimumVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openingAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  periods?: Resolver<Array<ResolversTypes['ForecastPeriod']>, ParentType, ContextType>;
  scenario?: Resolver<Maybe<ResolversTypes['ForecastScenario']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['ForecastUnit'], ParentType, ContextType>;
  unknown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CashGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashGroup'] = ResolversParentTypes['CashGroup']> = {
  bank?: Resolver<Maybe<ResolversTypes['Bank']>, ParentType, ContextType>;
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['CashSubgroup']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['CashTotals'], ParentType, ContextType>;
};

export type CashOnDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashOnDay'] = ResolversParentTypes['CashOnDay']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type CashPositionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashPosition'] = ResolversParentTypes['CashPosition']> = {
  asOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  currencies?: Resolver<Array<ResolversTypes['CurrencyCash']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type CashRestrictionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashRestriction'] = ResolversParentTypes['CashRestriction']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CashRestrictionKind'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type CashRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashRule'] = ResolversParentTypes['CashRule']> = {
  amountFrom?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  amountTo?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  bankAccount?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['CashCategory']>, ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['Counterparty']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  direction?: Resolver<Maybe<ResolversTypes['Direction']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CashRulePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashRulePayload'] = ResolversParentTypes['CashRulePayload']> = {
  cashRule?: Resolver<Maybe<ResolversTypes['CashRule']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CashRulePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashRulePreview'] = ResolversParentTypes['CashRulePreview']> = {
  fits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  looked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statementTransactions?: Resolver<Array<ResolversTypes['StatementTransaction']>, ParentType, ContextType>;
};

export type CashSubgroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashSubgroup'] = ResolversParentTypes['CashSubgroup']> = {
  accounts?: Resolver<Array<ResolversTypes['AccountCash']>, ParentType, ContextType>;
  bank?: Resolver<Maybe<ResolversTypes['Bank']>, ParentType, ContextType>;
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['CashTotals'], ParentType, ContextType>;
};

export type CashSumsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashSums'] = ResolversParentTypes['CashSums']> = {
  in?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  out?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CashTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashTotals'] = ResolversParentTypes['CashTotals']> = {
  accounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  available?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  ledger?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  pendingIn?: Resolver<ResolversTypes['PendingCash'], ParentType, ContextType>;
  pendingOut?: Resolver<ResolversTypes['PendingCash'], ParentType, ContextType>;
  projected?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  restricted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  spendable?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  stale?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unknown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryCashFlowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryCashFlow'] = ResolversParentTypes['CategoryCashFlow']> = {
  before?: Resolver<ResolversTypes['CashSums'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['CashCategory']>, ParentType, ContextType>;
  inChange?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  outChange?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  periods?: Resolver<Array<ResolversTypes['CashSums']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['CashSums'], ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type CheckNamesOfPaymentsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckNamesOfPaymentsPayload'] = ResolversParentTypes['CheckNamesOfPaymentsPayload']> = {
  payments?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CommentOnExceptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentOnExceptionPayload'] = ResolversParentTypes['CommentOnExceptionPayload']> = {
  exception?: Resolver<Maybe<ResolversTypes['Exception']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ControlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Controls'] = ResolversParentTypes['Controls']> = {
  allowedEmailDomains?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  approveOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enforceTwoFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lockSetAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lockSetByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lockedBefore?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  longestIdleMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  longestRememberedMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memberLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessionIdleMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  transfersActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutSecondFactor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CountedCashResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountedCash'] = ResolversParentTypes['CountedCash']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type CounterpartyPayablesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CounterpartyPayables'] = ResolversParentTypes['CounterpartyPayables']> = {
  buckets?: Resolver<Array<ResolversTypes['PayableSum']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['Counterparty']>, ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  underWay?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CounterpartyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CounterpartyPayload'] = ResolversParentTypes['CounterpartyPayload']> = {
  counterparty?: Resolver<Maybe<ResolversTypes['Counterparty']>, ParentType, ContextType>;
  passkeyOptions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['CounterpartyWarning']>, ParentType, ContextType>;
};

export type CounterpartyWarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CounterpartyWarning'] = ResolversParentTypes['CounterpartyWarning']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counterparties?: Resolver<Array<ResolversTypes['Counterparty']>, ParentType, ContextType>;
  field?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type CreateFirstOwnerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateFirstOwnerPayload'] = ResolversParentTypes['CreateFirstOwnerPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type CreateOrganizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOrganizationPayload'] = ResolversParentTypes['CreateOrganizationPayload']> = {
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateWebhookPayload'] = ResolversParentTypes['CreateWebhookPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type CurrencyCashResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrencyCash'] = ResolversParentTypes['CurrencyCash']> = {
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['CashGroup']>, ParentType, ContextType>;
  leftOutIn?: Resolver<ResolversTypes['PendingCash'], ParentType, ContextType>;
  leftOutOut?: Resolver<ResolversTypes['PendingCash'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['CashTotals'], ParentType, ContextType>;
  unassignedIn?: Resolver<ResolversTypes['PendingCash'], ParentType, ContextType>;
  unassignedOut?: Resolver<ResolversTypes['PendingCash'], ParentType, ContextType>;
};

export type CurrencyPayablesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrencyPayables'] = ResolversParentTypes['CurrencyPayables']> = {
  buckets?: Resolver<Array<ResolversTypes['PayableSum']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counterparties?: Resolver<Array<ResolversTypes['CounterpartyPayables']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  daysPayableOutstanding?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  underWay?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  accountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allowedActions?: Resolver<Array<ResolversTypes['CustomerAction']>, ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  bankName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  billingAddress?: Resolver<Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType>;
  billingCycle?: Resolver<ResolversTypes['BillingCycle'], ParentType, ContextType>;
  billingDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  branchName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  branchNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  businessNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  creditLimit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  deliveryAddress?: Resolver<Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType>;
  directors?: Resolver<Array<ResolversTypes['CustomerDirector']>, ParentType, ContextType>;
  documents?: Resolver<Maybe<Array<ResolversTypes['CustomerDocument']>>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  employees?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  exposure?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  financeEmail?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  financeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hardCopy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identityNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  industry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invitationExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  invoiceEmails?: Resolver<Array<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  legalName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picEmail?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  picName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registeredAddress?: Resolver<Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType>;
  revisions?: Resolver<Maybe<Array<ResolversTypes['CustomerRevision']>>, ParentType, ContextType>;
  stampDuty?: Resolver<ResolversTypes['StampDutyPolicy'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CustomerStatus'], ParentType, ContextType>;
  statusChangedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  statusChangedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  taxNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxNumberDoubtful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taxStatus?: Resolver<ResolversTypes['CustomerTaxStatus'], ParentType, ContextType>;
  termDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  termFrom?: Resolver<ResolversTypes['PaymentTermStart'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['CustomerKind']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withholding?: Resolver<Maybe<ResolversTypes['WithholdingCode']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerAddress'] = ResolversParentTypes['CustomerAddress']> = {
  district?: Resolver<ResolversTypes['AddressRegion'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['AddressRegion'], ParentType, ContextType>;
  regency?: Resolver<ResolversTypes['AddressRegion'], ParentType, ContextType>;
  street1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ward?: Resolver<ResolversTypes['AddressRegion'], ParentType, ContextType>;
};

export type CustomerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerConnection'] = ResolversParentTypes['CustomerConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CustomerEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CustomerCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerCounts'] = ResolversParentTypes['CustomerCounts']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deactivated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerDirectorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerDirector'] = ResolversParentTypes['CustomerDirector']> = {
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerDocument'] = ResolversParentTypes['CustomerDocument']> = {
  kind?: Resolver<ResolversTypes['CustomerDocumentKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type CustomerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerEdge'] = ResolversParentTypes['CustomerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
};

export type CustomerFieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerFieldChange'] = ResolversParentTypes['CustomerFieldChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerInvitationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerInvitationResult'] = ResolversParentTypes['CustomerInvitationResult']> = {
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerPayload'] = ResolversParentTypes['CustomerPayload']> = {
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomerRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerRequest'] = ResolversParentTypes['CustomerRequest']> = {
  documents?: Resolver<Array<ResolversTypes['CustomerRequestDocument']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerRequestDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerRequestDocument'] = ResolversParentTypes['CustomerRequestDocument']> = {
  kind?: Resolver<ResolversTypes['CustomerDocumentKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerRequestLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerRequestLink'] = ResolversParentTypes['CustomerRequestLink']> = {
  request?: Resolver<Maybe<ResolversTypes['CustomerRequest']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CustomerRequestState'], ParentType, ContextType>;
};

export type CustomerRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerRequestPayload'] = ResolversParentTypes['CustomerRequestPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomerRevisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerRevision'] = ResolversParentTypes['CustomerRevision']> = {
  actor?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['CustomerFieldChange']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerWarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerWarning'] = ResolversParentTypes['CustomerWarning']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayBalance'] = ResolversParentTypes['DayBalance']> = {
  accounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ledger?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DeleteApprovalPolicyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteApprovalPolicyPayload'] = ResolversParentTypes['DeleteApprovalPolicyPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  passkeyOptions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteBankAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteBankAccountPayload'] = ResolversParentTypes['DeleteBankAccountPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteBillsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteBillsPayload'] = ResolversParentTypes['DeleteBillsPayload']> = {
  deletedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BulkResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteCashRulePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCashRulePayload'] = ResolversParentTypes['DeleteCashRulePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteCounterpartiesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCounterpartiesPayload'] = ResolversParentTypes['DeleteCounterpartiesPayload']> = {
  deletedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BulkResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

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

export type DeletePlannedLinePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePlannedLinePayload'] = ResolversParentTypes['DeletePlannedLinePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteProductsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProductsPayload'] = ResolversParentTypes['DeleteProductsPayload']> = {
  deletedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BulkResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteRolePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteRolePayload'] = ResolversParentTypes['DeleteRolePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteSavedViewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSavedViewPayload'] = ResolversParentTypes['DeleteSavedViewPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
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

export type DepositResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deposit'] = ResolversParentTypes['Deposit']> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowedActions?: Resolver<Array<ResolversTypes['DepositAction']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bank?: Resolver<ResolversTypes['Bank'], ParentType, ContextType>;
  closeReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  closedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  closing?: Resolver<Maybe<ResolversTypes['DepositClosing']>, ParentType, ContextType, RequireFields<DepositClosingArgs, 'date'>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  dayBasis?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  earlyClose?: Resolver<ResolversTypes['DepositEarlyClose'], ParentType, ContextType>;
  expectedTransactions?: Resolver<Maybe<Array<ResolversTypes['ExpectedTransaction']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interestPayout?: Resolver<ResolversTypes['DepositInterestPayout'], ParentType, ContextType>;
  interestRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  maturesOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  netInterest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  nextInterest?: Resolver<Maybe<ResolversTypes['DepositInterest']>, ParentType, ContextType>;
  nextInterestRate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payout?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  payoutAccount?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  pledged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rateIsAssumed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  renewal?: Resolver<ResolversTypes['DepositRenewal'], ParentType, ContextType>;
  schedule?: Resolver<Maybe<Array<ResolversTypes['DepositPeriod']>>, ParentType, ContextType>;
  sourceAccount?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DepositStatus'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  taxTreatment?: Resolver<ResolversTypes['DepositTaxTreatment'], ParentType, ContextType>;
  tenor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tenorType?: Resolver<ResolversTypes['TenorType'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  termNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  termStartsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DepositCalculationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositCalculation'] = ResolversParentTypes['DepositCalculation']> = {
  atMaturity?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  maturesOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  movedFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  netInterest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  netYield?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  otherTenors?: Resolver<Array<ResolversTypes['DepositTenorOffer']>, ParentType, ContextType>;
  periods?: Resolver<Array<ResolversTypes['DepositPeriod']>, ParentType, ContextType>;
  proposedTaxRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  taxReason?: Resolver<ResolversTypes['DepositTaxReason'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DepositChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositChange'] = ResolversParentTypes['DepositChange']> = {
  actor?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Deposit'], ParentType, ContextType>;
};

export type DepositClosingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositClosing'] = ResolversParentTypes['DepositClosing']> = {
  accruedInterest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  accruedNet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  accruedTax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  atMaturity?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  clawback?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  forfeited?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  maturesOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  penalty?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DepositConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositConnection'] = ResolversParentTypes['DepositConnection']> = {
  edges?: Resolver<Maybe<Array<ResolversTypes['DepositEdge']>>, ParentType, ContextType>;
  interestTotals?: Resolver<Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
  pageInfo?: Resolver<Maybe<ResolversTypes['PageInfo']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
};

export type DepositCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositCounts'] = ResolversParentTypes['DepositCounts']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matured?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  new?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DepositEarlyCloseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositEarlyClose'] = ResolversParentTypes['DepositEarlyClose']> = {
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clawsBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  forfeitsInterest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  penalty?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  penaltyRate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type DepositEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositEdge'] = ResolversParentTypes['DepositEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Deposit'], ParentType, ContextType>;
};

export type DepositInterestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositInterest'] = ResolversParentTypes['DepositInterest']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type DepositLadderStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositLadderStep'] = ResolversParentTypes['DepositLadderStep']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netInterest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DepositPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositPayload'] = ResolversParentTypes['DepositPayload']> = {
  deposit?: Resolver<Maybe<ResolversTypes['Deposit']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DepositPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositPeriod'] = ResolversParentTypes['DepositPeriod']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interestRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  isRenewed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  netInterest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DepositTenorOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositTenorOffer'] = ResolversParentTypes['DepositTenorOffer']> = {
  maturesOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  netInterest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tenor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tenorType?: Resolver<ResolversTypes['TenorType'], ParentType, ContextType>;
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

export type DiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Discount'] = ResolversParentTypes['Discount']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
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

export type ExceptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Exception'] = ResolversParentTypes['Exception']> = {
  allowedActions?: Resolver<Array<ResolversTypes['ExceptionAction']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  bankAccount?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  bill?: Resolver<Maybe<ResolversTypes['Bill']>, ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['ExceptionComment']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['Deposit']>, ParentType, ContextType>;
  expectedTransaction?: Resolver<Maybe<ResolversTypes['ExpectedTransaction']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentProvider?: Resolver<Maybe<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
  paymentRecord?: Resolver<Maybe<ResolversTypes['PaymentRecord']>, ParentType, ContextType>;
  paymentTransaction?: Resolver<Maybe<ResolversTypes['PaymentTransaction']>, ParentType, ContextType>;
  resolution?: Resolver<Maybe<ResolversTypes['ExceptionResolution']>, ParentType, ContextType>;
  resolutionNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resolvedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  statementTransaction?: Resolver<Maybe<ResolversTypes['StatementTransaction']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ExceptionStatus'], ParentType, ContextType>;
  subjectType?: Resolver<ResolversTypes['ExceptionSubject'], ParentType, ContextType>;
  subjectUuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ExceptionType'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExceptionChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExceptionChange'] = ResolversParentTypes['ExceptionChange']> = {
  actor?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  exception?: Resolver<ResolversTypes['Exception'], ParentType, ContextType>;
};

export type ExceptionCommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExceptionComment'] = ResolversParentTypes['ExceptionComment']> = {
  author?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  authorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export type ExceptionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExceptionConnection'] = ResolversParentTypes['ExceptionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ExceptionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['ExceptionTypeCount']>, ParentType, ContextType>;
};

export type ExceptionCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExceptionCounts'] = ResolversParentTypes['ExceptionCounts']> = {
  inProgress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExceptionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExceptionEdge'] = ResolversParentTypes['ExceptionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Exception'], ParentType, ContextType>;
};

export type ExceptionTypeCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExceptionTypeCount'] = ResolversParentTypes['ExceptionTypeCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ExceptionType'], ParentType, ContextType>;
};

export type ExceptionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExceptionsPayload'] = ResolversParentTypes['ExceptionsPayload']> = {
  exceptions?: Resolver<Array<ResolversTypes['Exception']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BulkResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  deposit?: Resolver<Maybe<ResolversTypes['Deposit']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['Direction'], ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentRecord?: Resolver<Maybe<ResolversTypes['PaymentRecord']>, ParentType, ContextType>;
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

export type ExportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Export'] = ResolversParentTypes['Export']> = {
  allowedActions?: Resolver<Array<ResolversTypes['ExportAction']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  format?: Resolver<ResolversTypes['ExportFormat'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kilobytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  list?: Resolver<ResolversTypes['ExportedList'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ExportStatus'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExportColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportColumn'] = ResolversParentTypes['ExportColumn']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportPayload'] = ResolversParentTypes['ExportPayload']> = {
  export?: Resolver<Maybe<ResolversTypes['Export']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportPaymentsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportPaymentsPayload'] = ResolversParentTypes['ExportPaymentsPayload']> = {
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
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

export type FirstStepsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FirstSteps'] = ResolversParentTypes['FirstSteps']> = {
  hasApprovalPolicy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasBankAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasCounterparty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasMatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasMinimumCash?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasStatement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ForecastAccuracyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForecastAccuracy'] = ResolversParentTypes['ForecastAccuracy']> = {
  horizons?: Resolver<Array<ResolversTypes['ForecastHorizon']>, ParentType, ContextType>;
  periods?: Resolver<Array<ResolversTypes['PastForecastPeriod']>, ParentType, ContextType>;
};

export type ForecastHorizonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForecastHorizon'] = ResolversParentTypes['ForecastHorizon']> = {
  bias?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  horizon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mape?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  periods?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wape?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ForecastLeftOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForecastLeftOut'] = ResolversParentTypes['ForecastLeftOut']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['Direction'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['CashLeftOutReason'], ParentType, ContextType>;
};

export type ForecastPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForecastPeriod'] = ResolversParentTypes['ForecastPeriod']> = {
  closing?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  in?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lowest?: Resolver<Maybe<ResolversTypes['CashOnDay']>, ParentType, ContextType>;
  opening?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  out?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  overdueIn?: Resolver<ResolversTypes['CountedCash'], ParentType, ContextType>;
  overdueOut?: Resolver<ResolversTypes['CountedCash'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['ForecastSource']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type ForecastRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForecastRecord'] = ResolversParentTypes['ForecastRecord']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bill?: Resolver<Maybe<ResolversTypes['Bill']>, ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  expectedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  expectedTransaction?: Resolver<Maybe<ResolversTypes['ExpectedTransaction']>, ParentType, ContextType>;
  lateDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lateSamples?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  leftOut?: Resolver<Maybe<ResolversTypes['CashLeftOutReason']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  plannedLine?: Resolver<Maybe<ResolversTypes['PlannedLine']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['CashFlowSource'], ParentType, ContextType>;
};

export type ForecastRecordsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForecastRecords'] = ResolversParentTypes['ForecastRecords']> = {
  items?: Resolver<Array<ResolversTypes['ForecastRecord']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ForecastScenarioResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForecastScenario'] = ResolversParentTypes['ForecastScenario']> = {
  firstBreach?: Resolver<Maybe<ResolversTypes['CashOnDay']>, ParentType, ContextType>;
  lowest?: Resolver<Maybe<ResolversTypes['CashOnDay']>, ParentType, ContextType>;
  periods?: Resolver<Array<ResolversTypes['ForecastPeriod']>, ParentType, ContextType>;
};

export type ForecastSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForecastSource'] = ResolversParentTypes['ForecastSource']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  in?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  out?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['CashFlowSource'], ParentType, ContextType>;
};

export type ForecastVarianceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForecastVariance'] = ResolversParentTypes['ForecastVariance']> = {
  actual?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  forecast?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ActualCashSource'], ParentType, ContextType>;
};

export type FoundDecimalMarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundDecimalMark'] = ResolversParentTypes['FoundDecimalMark']> = {
  decidedBy?: Resolver<ResolversTypes['DecimalMarkEvidence'], ParentType, ContextType>;
  mark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GoodsReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsReceipt'] = ResolversParentTypes['GoodsReceipt']> = {
  allowedActions?: Resolver<Array<ResolversTypes['GoodsReceiptAction']>, ParentType, ContextType>;
  canceledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  canceledBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['GoodsReceiptFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GoodsReceiptKind'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['GoodsReceiptLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salesOrder?: Resolver<ResolversTypes['SalesOrder'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GoodsReceiptStatus'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GoodsReceiptConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsReceiptConnection'] = ResolversParentTypes['GoodsReceiptConnection']> = {
  edges?: Resolver<Array<ResolversTypes['GoodsReceiptEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GoodsReceiptEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsReceiptEdge'] = ResolversParentTypes['GoodsReceiptEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GoodsReceipt'], ParentType, ContextType>;
};

export type GoodsReceiptFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsReceiptFile'] = ResolversParentTypes['GoodsReceiptFile']> = {
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type GoodsReceiptLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsReceiptLine'] = ResolversParentTypes['GoodsReceiptLine']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineUuid?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodsReceiptPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsReceiptPayload'] = ResolversParentTypes['GoodsReceiptPayload']> = {
  goodsReceipt?: Resolver<Maybe<ResolversTypes['GoodsReceipt']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  line?: Resolver<Maybe<ResolversTypes['StatementImportLine']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['ImportIssueSeverity'], ParentType, ContextType>;
  suggestion?: Resolver<Maybe<ResolversTypes['ImportSuggestion']>, ParentType, ContextType>;
  twin?: Resolver<Maybe<ResolversTypes['StatementTransaction']>, ParentType, ContextType>;
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

export type ImportPaymentProviderReportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportPaymentProviderReportPayload'] = ResolversParentTypes['ImportPaymentProviderReportPayload']> = {
  issues?: Resolver<Array<ResolversTypes['PaymentReportIssue']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
  records?: Resolver<Maybe<ResolversTypes['PaymentReportCounts']>, ParentType, ContextType>;
  transactions?: Resolver<Maybe<ResolversTypes['PaymentReportCounts']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportSuggestion'] = ResolversParentTypes['ImportSuggestion']> = {
  reason?: Resolver<ResolversTypes['ImportSuggestionReason'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InquireAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InquireAccountPayload'] = ResolversParentTypes['InquireAccountPayload']> = {
  accountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['NameMatch']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InvitationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationResult'] = ResolversParentTypes['InvitationResult']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InviteCustomersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteCustomersPayload'] = ResolversParentTypes['InviteCustomersPayload']> = {
  results?: Resolver<Array<ResolversTypes['CustomerInvitationResult']>, ParentType, ContextType>;
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

export type LineCategoriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineCategories'] = ResolversParentTypes['LineCategories']> = {
  chosenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  chosenBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['LineCategoryPart']>, ParentType, ContextType>;
  rest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LineCategoriesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineCategoriesPayload'] = ResolversParentTypes['LineCategoriesPayload']> = {
  statementTransaction?: Resolver<Maybe<ResolversTypes['StatementTransaction']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LineCategoryPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineCategoryPart'] = ResolversParentTypes['LineCategoryPart']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['CashCategory']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['CategoryReason'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['CashRule']>, ParentType, ContextType>;
};

export type LinkInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkInvitationPayload'] = ResolversParentTypes['LinkInvitationPayload']> = {
  organizationId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LinkedProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkedProvider'] = ResolversParentTypes['LinkedProvider']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  linkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unlinkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
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
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  preferredName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type MoneyAtProvidersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyAtProviders'] = ResolversParentTypes['MoneyAtProviders']> = {
  onItsWay?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvitation?: Resolver<Maybe<ResolversTypes['AcceptInvitationPayload']>, ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input'>>;
  acceptOwnership?: Resolver<Maybe<ResolversTypes['OwnershipPayload']>, ParentType, ContextType, RequireFields<MutationAcceptOwnershipArgs, 'input'>>;
  acceptRecommendations?: Resolver<Maybe<ResolversTypes['RecommendationsPayload']>, ParentType, ContextType, RequireFields<MutationAcceptRecommendationsArgs, 'input'>>;
  activateMembers?: Resolver<Maybe<ResolversTypes['MembersPayload']>, ParentType, ContextType, RequireFields<MutationActivateMembersArgs, 'input'>>;
  addAuthenticator?: Resolver<Maybe<ResolversTypes['AddAuthenticatorPayload']>, ParentType, ContextType, Partial<MutationAddAuthenticatorArgs>>;
  applyCashRule?: Resolver<Maybe<ResolversTypes['ApplyCashRulePayload']>, ParentType, ContextType, RequireFields<MutationApplyCashRuleArgs, 'input'>>;
  approveBills?: Resolver<Maybe<ResolversTypes['BillsPayload']>, ParentType, ContextType, RequireFields<MutationApproveBillsArgs, 'input'>>;
  approveCustomer?: Resolver<Maybe<ResolversTypes['CustomerPayload']>, ParentType, ContextType, RequireFields<MutationApproveCustomerArgs, 'input'>>;
  approvePayments?: Resolver<Maybe<ResolversTypes['PaymentsPayload']>, ParentType, ContextType, RequireFields<MutationApprovePaymentsArgs, 'input'>>;
  approveSalesOrders?: Resolver<Maybe<ResolversTypes['SalesOrdersPayload']>, ParentType, ContextType, RequireFields<MutationApproveSalesOrdersArgs, 'input'>>;
  archiveExpectedTransactions?: Resolver<Maybe<ResolversTypes['ExpectedTransactionsPayload']>, ParentType, ContextType, RequireFields<MutationArchiveExpectedTransactionsArgs, 'input'>>;
  archivePayments?: Resolver<Maybe<ResolversTypes['PaymentsPayload']>, ParentType, ContextType, RequireFields<MutationArchivePaymentsArgs, 'input'>>;
  archiveStatementTransactions?: Resolver<Maybe<ResolversTypes['StatementTransactionsPayload']>, ParentType, ContextType, RequireFields<MutationArchiveStatementTransactionsArgs, 'input'>>;
  askBank?: Resolver<Maybe<ResolversTypes['PaymentsPayload']>, ParentType, ContextType, RequireFields<MutationAskBankArgs, 'input'>>;
  assignExceptions?: Resolver<Maybe<ResolversTypes['ExceptionsPayload']>, ParentType, ContextType, RequireFields<MutationAssignExceptionsArgs, 'input'>>;
  cancelBills?: Resolver<Maybe<ResolversTypes['BillsPayload']>, ParentType, ContextType, RequireFields<MutationCancelBillsArgs, 'input'>>;
  cancelCustomerInvitations?: Resolver<Maybe<ResolversTypes['CancelCustomerInvitationsPayload']>, ParentType, ContextType, RequireFields<MutationCancelCustomerInvitationsArgs, 'input'>>;
  cancelDeposit?: Resolver<Maybe<ResolversTypes['DepositPayload']>, ParentType, ContextType, RequireFields<MutationCancelDepositArgs, 'input'>>;
  cancelExport?: Resolver<Maybe<ResolversTypes['ExportPayload']>, ParentType, ContextType, RequireFields<MutationCancelExportArgs, 'input'>>;
  cancelGoodsReceipt?: Resolver<Maybe<ResolversTypes['GoodsReceiptPayload']>, ParentType, ContextType, RequireFields<MutationCancelGoodsReceiptArgs, 'input'>>;
  cancelInvitations?: Resolver<Maybe<ResolversTypes['MembersPayload']>, ParentType, ContextType, RequireFields<MutationCancelInvitationsArgs, 'input'>>;
  cancelPayments?: Resolver<Maybe<ResolversTypes['PaymentsPayload']>, ParentType, ContextType, RequireFields<MutationCancelPaymentsArgs, 'endSeries' | 'input'>>;
  cancelPurchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrderPayload']>, ParentType, ContextType, RequireFields<MutationCancelPurchaseOrderArgs, 'input'>>;
  cancelReconciliationRun?: Resolver<Maybe<ResolversTypes['ReconciliationRunPayload']>, ParentType, ContextType, RequireFields<MutationCancelReconciliationRunArgs, 'input'>>;
  cancelSalesOrders?: Resolver<Maybe<ResolversTypes['SalesOrdersPayload']>, ParentType, ContextType, RequireFields<MutationCancelSalesOrdersArgs, 'input'>>;
  changePassword?: Resolver<Maybe<ResolversTypes['ChangePasswordPayload']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  checkNamesOfPayments?: Resolver<Maybe<ResolversTypes['CheckNamesOfPaymentsPayload']>, ParentType, ContextType, RequireFields<MutationCheckNamesOfPaymentsArgs, 'input'>>;
  chooseCategory?: Resolver<Maybe<ResolversTypes['StatementTransactionsPayload']>, ParentType, ContextType, RequireFields<MutationChooseCategoryArgs, 'input'>>;
  chooseLineCategories?: Resolver<Maybe<ResolversTypes['LineCategoriesPayload']>, ParentType, ContextType, RequireFields<MutationChooseLineCategoriesArgs, 'input'>>;
  closeBankAccount?: Resolver<Maybe<ResolversTypes['BankAccountPayload']>, ParentType, ContextType, RequireFields<MutationCloseBankAccountArgs, 'input'>>;
  closeDeposit?: Resolver<Maybe<ResolversTypes['DepositPayload']>, ParentType, ContextType, RequireFields<MutationCloseDepositArgs, 'input'>>;
  closePurchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrderPayload']>, ParentType, ContextType, RequireFields<MutationClosePurchaseOrderArgs, 'input'>>;
  closeSalesOrders?: Resolver<Maybe<ResolversTypes['SalesOrdersPayload']>, ParentType, ContextType, RequireFields<MutationCloseSalesOrdersArgs, 'input'>>;
  commentOnException?: Resolver<Maybe<ResolversTypes['CommentOnExceptionPayload']>, ParentType, ContextType, RequireFields<MutationCommentOnExceptionArgs, 'input'>>;
  confirmAuthenticator?: Resolver<Maybe<ResolversTypes['AddFactorPayload']>, ParentType, ContextType, RequireFields<MutationConfirmAuthenticatorArgs, 'input'>>;
  confirmReconciliationRun?: Resolver<Maybe<ResolversTypes['ReconciliationRunPayload']>, ParentType, ContextType, RequireFields<MutationConfirmReconciliationRunArgs, 'input'>>;
  confirmRecordImport?: Resolver<Maybe<ResolversTypes['RecordImportPayload']>, ParentType, ContextType, RequireFields<MutationConfirmRecordImportArgs, 'input'>>;
  confirmStatementImport?: Resolver<Maybe<ResolversTypes['StatementImportPayload']>, ParentType, ContextType, RequireFields<MutationConfirmStatementImportArgs, 'input'>>;
  connectBankAccount?: Resolver<Maybe<ResolversTypes['BankConnectionPayload']>, ParentType, ContextType, RequireFields<MutationConnectBankAccountArgs, 'input'>>;
  connectPaymentProvider?: Resolver<Maybe<ResolversTypes['PaymentProviderProvenPayload']>, ParentType, ContextType, RequireFields<MutationConnectPaymentProviderArgs, 'input'>>;
  createApiToken?: Resolver<Maybe<ResolversTypes['CreateApiTokenPayload']>, ParentType, ContextType, RequireFields<MutationCreateApiTokenArgs, 'input'>>;
  createApprovalPolicy?: Resolver<Maybe<ResolversTypes['ApprovalPolicyPayload']>, ParentType, ContextType, RequireFields<MutationCreateApprovalPolicyArgs, 'input'>>;
  createBankAccount?: Resolver<Maybe<ResolversTypes['BankAccountPayload']>, ParentType, ContextType, RequireFields<MutationCreateBankAccountArgs, 'input'>>;
  createBill?: Resolver<Maybe<ResolversTypes['BillPayload']>, ParentType, ContextType, RequireFields<MutationCreateBillArgs, 'input'>>;
  createCashCategory?: Resolver<Maybe<ResolversTypes['CashCategoryPayload']>, ParentType, ContextType, RequireFields<MutationCreateCashCategoryArgs, 'input'>>;
  createCashRule?: Resolver<Maybe<ResolversTypes['CashRulePayload']>, ParentType, ContextType, RequireFields<MutationCreateCashRuleArgs, 'input'>>;
  createCounterparty?: Resolver<Maybe<ResolversTypes['CounterpartyPayload']>, ParentType, ContextType, RequireFields<MutationCreateCounterpartyArgs, 'input'>>;
  createCustomer?: Resolver<Maybe<ResolversTypes['SavedCustomerPayload']>, ParentType, ContextType, RequireFields<MutationCreateCustomerArgs, 'input'>>;
  createDeposit?: Resolver<Maybe<ResolversTypes['DepositPayload']>, ParentType, ContextType, RequireFields<MutationCreateDepositArgs, 'input'>>;
  createEntity?: Resolver<Maybe<ResolversTypes['CreateEntityPayload']>, ParentType, ContextType, RequireFields<MutationCreateEntityArgs, 'input'>>;
  createExpectedTransaction?: Resolver<Maybe<ResolversTypes['ExpectedTransactionPayload']>, ParentType, ContextType, RequireFields<MutationCreateExpectedTransactionArgs, 'input'>>;
  createExport?: Resolver<Maybe<ResolversTypes['ExportPayload']>, ParentType, ContextType, RequireFields<MutationCreateExportArgs, 'input'>>;
  createFileUpload?: Resolver<Maybe<ResolversTypes['CreateFileUploadPayload']>, ParentType, ContextType, RequireFields<MutationCreateFileUploadArgs, 'input'>>;
  createFirstOwner?: Resolver<Maybe<ResolversTypes['CreateFirstOwnerPayload']>, ParentType, ContextType, RequireFields<MutationCreateFirstOwnerArgs, 'input'>>;
  createGoodsReceipt?: Resolver<Maybe<ResolversTypes['GoodsReceiptPayload']>, ParentType, ContextType, RequireFields<MutationCreateGoodsReceiptArgs, 'input'>>;
  createOrganization?: Resolver<Maybe<ResolversTypes['CreateOrganizationPayload']>, ParentType, ContextType, RequireFields<MutationCreateOrganizationArgs, 'input'>>;
  createPayment?: Resolver<Maybe<ResolversTypes['PaymentPayload']>, ParentType, ContextType, RequireFields<MutationCreatePaymentArgs, 'input'>>;
  createPlannedLine?: Resolver<Maybe<ResolversTypes['PlannedLinePayload']>, ParentType, ContextType, RequireFields<MutationCreatePlannedLineArgs, 'input'>>;
  createProduct?: Resolver<Maybe<ResolversTypes['ProductPayload']>, ParentType, ContextType, RequireFields<MutationCreateProductArgs, 'input'>>;
  createPurchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrderPayload']>, ParentType, ContextType, RequireFields<MutationCreatePurchaseOrderArgs, 'input'>>;
  createRole?: Resolver<Maybe<ResolversTypes['RolePayload']>, ParentType, ContextType, RequireFields<MutationCreateRoleArgs, 'input'>>;
  createSalesOrder?: Resolver<Maybe<ResolversTypes['SalesOrderPayload']>, ParentType, ContextType, RequireFields<MutationCreateSalesOrderArgs, 'input'>>;
  createSavedView?: Resolver<Maybe<ResolversTypes['SavedViewPayload']>, ParentType, ContextType, RequireFields<MutationCreateSavedViewArgs, 'input'>>;
  createStatementTransaction?: Resolver<Maybe<ResolversTypes['StatementTransactionPayload']>, ParentType, ContextType, RequireFields<MutationCreateStatementTransactionArgs, 'input'>>;
  createWebhook?: Resolver<Maybe<ResolversTypes['CreateWebhookPayload']>, ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  deactivateCustomer?: Resolver<Maybe<ResolversTypes['CustomerPayload']>, ParentType, ContextType, RequireFields<MutationDeactivateCustomerArgs, 'input'>>;
  deactivateMembers?: Resolver<Maybe<ResolversTypes['MembersPayload']>, ParentType, ContextType, RequireFields<MutationDeactivateMembersArgs, 'input'>>;
  declineOwnership?: Resolver<Maybe<ResolversTypes['OwnershipPayload']>, ParentType, ContextType>;
  deleteApprovalPolicy?: Resolver<Maybe<ResolversTypes['DeleteApprovalPolicyPayload']>, ParentType, ContextType, RequireFields<MutationDeleteApprovalPolicyArgs, 'input'>>;
  deleteBankAccount?: Resolver<Maybe<ResolversTypes['DeleteBankAccountPayload']>, ParentType, ContextType, RequireFields<MutationDeleteBankAccountArgs, 'input'>>;
  deleteBills?: Resolver<Maybe<ResolversTypes['DeleteBillsPayload']>, ParentType, ContextType, RequireFields<MutationDeleteBillsArgs, 'input'>>;
  deleteCashRule?: Resolver<Maybe<ResolversTypes['DeleteCashRulePayload']>, ParentType, ContextType, RequireFields<MutationDeleteCashRuleArgs, 'input'>>;
  deleteCounterparties?: Resolver<Maybe<ResolversTypes['DeleteCounterpartiesPayload']>, ParentType, ContextType, RequireFields<MutationDeleteCounterpartiesArgs, 'input'>>;
  deleteEntity?: Resolver<Maybe<ResolversTypes['DeleteEntityPayload']>, ParentType, ContextType, RequireFields<MutationDeleteEntityArgs, 'input'>>;
  deleteExpectedTransactions?: Resolver<Maybe<ResolversTypes['DeleteExpectedTransactionsPayload']>, ParentType, ContextType, RequireFields<MutationDeleteExpectedTransactionsArgs, 'input'>>;
  deletePlannedLine?: Resolver<Maybe<ResolversTypes['DeletePlannedLinePayload']>, ParentType, ContextType, RequireFields<MutationDeletePlannedLineArgs, 'input'>>;
  deleteProducts?: Resolver<Maybe<ResolversTypes['DeleteProductsPayload']>, ParentType, ContextType, RequireFields<MutationDeleteProductsArgs, 'input'>>;
  deleteRole?: Resolver<Maybe<ResolversTypes['DeleteRolePayload']>, ParentType, ContextType, RequireFields<MutationDeleteRoleArgs, 'input'>>;
  deleteSavedView?: Resolver<Maybe<ResolversTypes['DeleteSavedViewPayload']>, ParentType, ContextType, RequireFields<MutationDeleteSavedViewArgs, 'input'>>;
  deleteStatementTransactions?: Resolver<Maybe<ResolversTypes['DeleteStatementTransactionsPayload']>, ParentType, ContextType, RequireFields<MutationDeleteStatementTransactionsArgs, 'input'>>;
  deleteWebhook?: Resolver<Maybe<ResolversTypes['DeleteWebhookPayload']>, ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'input'>>;
  disablePaymentProvider?: Resolver<Maybe<ResolversTypes['PaymentProviderPayload']>, ParentType, ContextType, RequireFields<MutationDisablePaymentProviderArgs, 'input'>>;
  disconnectBankAccount?: Resolver<Maybe<ResolversTypes['BankConnectionPayload']>, ParentType, ContextType, RequireFields<MutationDisconnectBankAccountArgs, 'input'>>;
  enablePaymentProvider?: Resolver<Maybe<ResolversTypes['PaymentProviderPayload']>, ParentType, ContextType, RequireFields<MutationEnablePaymentProviderArgs, 'input'>>;
  endOtherSessions?: Resolver<Maybe<ResolversTypes['EndOtherSessionsPayload']>, ParentType, ContextType>;
  endPaymentRecurrences?: Resolver<Maybe<ResolversTypes['PaymentsPayload']>, ParentType, ContextType, RequireFields<MutationEndPaymentRecurrencesArgs, 'input'>>;
  endSession?: Resolver<Maybe<ResolversTypes['EndSessionPayload']>, ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  exportPayments?: Resolver<Maybe<ResolversTypes['ExportPaymentsPayload']>, ParentType, ContextType, RequireFields<MutationExportPaymentsArgs, 'input'>>;
  exportPaymentsAgain?: Resolver<Maybe<ResolversTypes['ExportPaymentsPayload']>, ParentType, ContextType, RequireFields<MutationExportPaymentsAgainArgs, 'input'>>;
  finishPasskeyRegistration?: Resolver<Maybe<ResolversTypes['AddFactorPayload']>, ParentType, ContextType, RequireFields<MutationFinishPasskeyRegistrationArgs, 'input'>>;
  importBills?: Resolver<Maybe<ResolversTypes['RecordImportPayload']>, ParentType, ContextType, RequireFields<MutationImportBillsArgs, 'input'>>;
  importCounterparties?: Resolver<Maybe<ResolversTypes['RecordImportPayload']>, ParentType, ContextType, RequireFields<MutationImportCounterpartiesArgs, 'input'>>;
  importExpectedTransactions?: Resolver<Maybe<ResolversTypes['RecordImportPayload']>, ParentType, ContextType, RequireFields<MutationImportExpectedTransactionsArgs, 'input'>>;
  importPaymentProviderReport?: Resolver<Maybe<ResolversTypes['ImportPaymentProviderReportPayload']>, ParentType, ContextType, RequireFields<MutationImportPaymentProviderReportArgs, 'input'>>;
  importPayments?: Resolver<Maybe<ResolversTypes['RecordImportPayload']>, ParentType, ContextType, RequireFields<MutationImportPaymentsArgs, 'input'>>;
  importStatement?: Resolver<Maybe<ResolversTypes['StatementImportPayload']>, ParentType, ContextType, RequireFields<MutationImportStatementArgs, 'input'>>;
  importTransfers?: Resolver<Maybe<ResolversTypes['RecordImportPayload']>, ParentType, ContextType, RequireFields<MutationImportTransfersArgs, 'input'>>;
  inquireAccount?: Resolver<Maybe<ResolversTypes['InquireAccountPayload']>, ParentType, ContextType, RequireFields<MutationInquireAccountArgs, 'input'>>;
  inviteCustomers?: Resolver<Maybe<ResolversTypes['InviteCustomersPayload']>, ParentType, ContextType, RequireFields<MutationInviteCustomersArgs, 'input'>>;
  inviteMembers?: Resolver<Maybe<ResolversTypes['InviteMembersPayload']>, ParentType, ContextType, RequireFields<MutationInviteMembersArgs, 'input'>>;
  linkInvitation?: Resolver<Maybe<ResolversTypes['LinkInvitationPayload']>, ParentType, ContextType, RequireFields<MutationLinkInvitationArgs, 'input'>>;
  markBillPaid?: Resolver<Maybe<ResolversTypes['BillPayload']>, ParentType, ContextType, RequireFields<MutationMarkBillPaidArgs, 'input'>>;
  mendRecordImport?: Resolver<Maybe<ResolversTypes['RecordImportPayload']>, ParentType, ContextType, RequireFields<MutationMendRecordImportArgs, 'input'>>;
  mendStatementImport?: Resolver<Maybe<ResolversTypes['StatementImportPayload']>, ParentType, ContextType, RequireFields<MutationMendStatementImportArgs, 'input'>>;
  offerOwnership?: Resolver<Maybe<ResolversTypes['OwnershipPayload']>, ParentType, ContextType, RequireFields<MutationOfferOwnershipArgs, 'input'>>;
  orderCashRules?: Resolver<Maybe<ResolversTypes['OrderCashRulesPayload']>, ParentType, ContextType, RequireFields<MutationOrderCashRulesArgs, 'input'>>;
  orderPurchaseOrders?: Resolver<Maybe<ResolversTypes['PurchaseOrdersPayload']>, ParentType, ContextType, RequireFields<MutationOrderPurchaseOrdersArgs, 'input'>>;
  prepareApproval?: Resolver<Maybe<ResolversTypes['PrepareApprovalPayload']>, ParentType, ContextType, RequireFields<MutationPrepareApprovalArgs, 'input'>>;
  proveSecondFactor?: Resolver<Maybe<ResolversTypes['ProveSecondFactorPayload']>, ParentType, ContextType, RequireFields<MutationProveSecondFactorArgs, 'input'>>;
  reactivateCustomer?: Resolver<Maybe<ResolversTypes['CustomerPayload']>, ParentType, ContextType, RequireFields<MutationReactivateCustomerArgs, 'input'>>;
  reconcile?: Resolver<Maybe<ResolversTypes['ReconcilePayload']>, ParentType, ContextType, RequireFields<MutationReconcileArgs, 'input'>>;
  recordWithholdingSlip?: Resolver<Maybe<ResolversTypes['BillPayload']>, ParentType, ContextType, RequireFields<MutationRecordWithholdingSlipArgs, 'input'>>;
  refreshPaymentTransaction?: Resolver<Maybe<ResolversTypes['PaymentTransactionPayload']>, ParentType, ContextType, RequireFields<MutationRefreshPaymentTransactionArgs, 'input'>>;
  regenerateBackupCodes?: Resolver<Maybe<ResolversTypes['RegenerateBackupCodesPayload']>, ParentType, ContextType, RequireFields<MutationRegenerateBackupCodesArgs, 'input'>>;
  rejectCustomer?: Resolver<Maybe<ResolversTypes['CustomerPayload']>, ParentType, ContextType, RequireFields<MutationRejectCustomerArgs, 'input'>>;
  rejectPayments?: Resolver<Maybe<ResolversTypes['PaymentsPayload']>, ParentType, ContextType, RequireFields<MutationRejectPaymentsArgs, 'input'>>;
  rejectPurchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrderPayload']>, ParentType, ContextType, RequireFields<MutationRejectPurchaseOrderArgs, 'input'>>;
  rejectRecommendations?: Resolver<Maybe<ResolversTypes['RecommendationsPayload']>, ParentType, ContextType, RequireFields<MutationRejectRecommendationsArgs, 'input'>>;
  rejectSalesOrders?: Resolver<Maybe<ResolversTypes['SalesOrdersPayload']>, ParentType, ContextType, RequireFields<MutationRejectSalesOrdersArgs, 'input'>>;
  relinkProvider?: Resolver<Maybe<ResolversTypes['RelinkProviderPayload']>, ParentType, ContextType, RequireFields<MutationRelinkProviderArgs, 'input'>>;
  removeCustomerRequestDocument?: Resolver<Maybe<ResolversTypes['CustomerRequestPayload']>, ParentType, ContextType, RequireFields<MutationRemoveCustomerRequestDocumentArgs, 'input'>>;
  removeFactor?: Resolver<Maybe<ResolversTypes['RemoveFactorPayload']>, ParentType, ContextType, RequireFields<MutationRemoveFactorArgs, 'input'>>;
  removeMembers?: Resolver<Maybe<ResolversTypes['MembersPayload']>, ParentType, ContextType, RequireFields<MutationRemoveMembersArgs, 'input'>>;
  removeReconciliation?: Resolver<Maybe<ResolversTypes['ReconcilePayload']>, ParentType, ContextType, RequireFields<MutationRemoveReconciliationArgs, 'input'>>;
  renameFactor?: Resolver<Maybe<ResolversTypes['RenameFactorPayload']>, ParentType, ContextType, RequireFields<MutationRenameFactorArgs, 'input'>>;
  reopenBankAccount?: Resolver<Maybe<ResolversTypes['BankAccountPayload']>, ParentType, ContextType, RequireFields<MutationReopenBankAccountArgs, 'input'>>;
  reopenExceptions?: Resolver<Maybe<ResolversTypes['ExceptionsPayload']>, ParentType, ContextType, RequireFields<MutationReopenExceptionsArgs, 'input'>>;
  requestPasswordReset?: Resolver<Maybe<ResolversTypes['RequestPasswordResetPayload']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resendCustomerInvitations?: Resolver<Maybe<ResolversTypes['ResendCustomerInvitationsPayload']>, ParentType, ContextType, RequireFields<MutationResendCustomerInvitationsArgs, 'input'>>;
  resendInvitations?: Resolver<Maybe<ResolversTypes['MembersPayload']>, ParentType, ContextType, RequireFields<MutationResendInvitationsArgs, 'input'>>;
  resendPayments?: Resolver<Maybe<ResolversTypes['PaymentsPayload']>, ParentType, ContextType, RequireFields<MutationResendPaymentsArgs, 'input'>>;
  resendWebhookDelivery?: Resolver<Maybe<ResolversTypes['ResendWebhookDeliveryPayload']>, ParentType, ContextType, RequireFields<MutationResendWebhookDeliveryArgs, 'input'>>;
  resetBankingDay?: Resolver<Maybe<ResolversTypes['BankingDaysPayload']>, ParentType, ContextType, RequireFields<MutationResetBankingDayArgs, 'input'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['ResetPasswordPayload']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  resolveExceptions?: Resolver<Maybe<ResolversTypes['ExceptionsPayload']>, ParentType, ContextType, RequireFields<MutationResolveExceptionsArgs, 'input'>>;
  restoreMembers?: Resolver<Maybe<ResolversTypes['MembersPayload']>, ParentType, ContextType, RequireFields<MutationRestoreMembersArgs, 'input'>>;
  revokeApiToken?: Resolver<Maybe<ResolversTypes['RevokeApiTokenPayload']>, ParentType, ContextType, RequireFields<MutationRevokeApiTokenArgs, 'input'>>;
  rotateBankCredentials?: Resolver<Maybe<ResolversTypes['BankConnectionPayload']>, ParentType, ContextType, RequireFields<MutationRotateBankCredentialsArgs, 'input'>>;
  rotatePaymentProviderCredentials?: Resolver<Maybe<ResolversTypes['PaymentProviderProvenPayload']>, ParentType, ContextType, RequireFields<MutationRotatePaymentProviderCredentialsArgs, 'input'>>;
  rotateWebhookSecret?: Resolver<Maybe<ResolversTypes['RotateWebhookSecretPayload']>, ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'input'>>;
  runReconciliation?: Resolver<Maybe<ResolversTypes['ReconciliationRunPayload']>, ParentType, ContextType, RequireFields<MutationRunReconciliationArgs, 'input'>>;
  saveCustomerRequestDraft?: Resolver<Maybe<ResolversTypes['CustomerRequestPayload']>, ParentType, ContextType, RequireFields<MutationSaveCustomerRequestDraftArgs, 'input'>>;
  setAppMode?: Resolver<Maybe<ResolversTypes['SetAppModePayload']>, ParentType, ContextType, RequireFields<MutationSetAppModeArgs, 'input'>>;
  setBankingDay?: Resolver<Maybe<ResolversTypes['BankingDaysPayload']>, ParentType, ContextType, RequireFields<MutationSetBankingDayArgs, 'input'>>;
  setMemberRoles?: Resolver<Maybe<ResolversTypes['MembersPayload']>, ParentType, ContextType, RequireFields<MutationSetMemberRolesArgs, 'input'>>;
  setMinimumCash?: Resolver<ResolversTypes['SetMinimumCashPayload'], ParentType, ContextType, RequireFields<MutationSetMinimumCashArgs, 'input'>>;
  setPeriodLock?: Resolver<Maybe<ResolversTypes['SetPeriodLockPayload']>, ParentType, ContextType, RequireFields<MutationSetPeriodLockArgs, 'input'>>;
  setPhoto?: Resolver<Maybe<ResolversTypes['SetPhotoPayload']>, ParentType, ContextType, RequireFields<MutationSetPhotoArgs, 'input'>>;
  setSyncSchedule?: Resolver<Maybe<ResolversTypes['BankAccountPayload']>, ParentType, ContextType, RequireFields<MutationSetSyncScheduleArgs, 'input'>>;
  signIn?: Resolver<Maybe<ResolversTypes['SignInPayload']>, ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signInWithPasskey?: Resolver<Maybe<ResolversTypes['SignInWithPasskeyPayload']>, ParentType, ContextType, RequireFields<MutationSignInWithPasskeyArgs, 'input'>>;
  signOut?: Resolver<Maybe<ResolversTypes['SignOutPayload']>, ParentType, ContextType>;
  startExceptions?: Resolver<Maybe<ResolversTypes['ExceptionsPayload']>, ParentType, ContextType, RequireFields<MutationStartExceptionsArgs, 'input'>>;
  startPasskeyAssertion?: Resolver<Maybe<ResolversTypes['StartPasskeyPayload']>, ParentType, ContextType>;
  startPasskeyRegistration?: Resolver<Maybe<ResolversTypes['StartPasskeyPayload']>, ParentType, ContextType, RequireFields<MutationStartPasskeyRegistrationArgs, 'input'>>;
  startPasskeySignIn?: Resolver<Maybe<ResolversTypes['StartPasskeyPayload']>, ParentType, ContextType, RequireFields<MutationStartPasskeySignInArgs, 'input'>>;
  submitBills?: Resolver<Maybe<ResolversTypes['BillsPayload']>, ParentType, ContextType, RequireFields<MutationSubmitBillsArgs, 'input'>>;
  submitCustomerRequest?: Resolver<Maybe<ResolversTypes['CustomerRequestPayload']>, ParentType, ContextType, RequireFields<MutationSubmitCustomerRequestArgs, 'input'>>;
  syncBankAccount?: Resolver<Maybe<ResolversTypes['BankAccountPayload']>, ParentType, ContextType, RequireFields<MutationSyncBankAccountArgs, 'input'>>;
  syncPaymentProvider?: Resolver<Maybe<ResolversTypes['PaymentProviderPayload']>, ParentType, ContextType, RequireFields<MutationSyncPaymentProviderArgs, 'input'>>;
  testBankConnection?: Resolver<Maybe<ResolversTypes['TestBankConnectionPayload']>, ParentType, ContextType, RequireFields<MutationTestBankConnectionArgs, 'input'>>;
  testPaymentProvider?: Resolver<Maybe<ResolversTypes['PaymentProviderPayload']>, ParentType, ContextType, RequireFields<MutationTestPaymentProviderArgs, 'input'>>;
  testWebhook?: Resolver<Maybe<ResolversTypes['TestWebhookPayload']>, ParentType, ContextType, RequireFields<MutationTestWebhookArgs, 'input'>>;
  unarchiveExpectedTransactions?: Resolver<Maybe<ResolversTypes['ExpectedTransactionsPayload']>, ParentType, ContextType, RequireFields<MutationUnarchiveExpectedTransactionsArgs, 'input'>>;
  unarchivePayments?: Resolver<Maybe<ResolversTypes['PaymentsPayload']>, ParentType, ContextType, RequireFields<MutationUnarchivePaymentsArgs, 'input'>>;
  unarchiveStatementTransactions?: Resolver<Maybe<ResolversTypes['StatementTransactionsPayload']>, ParentType, ContextType, RequireFields<MutationUnarchiveStatementTransactionsArgs, 'input'>>;
  undoCategoryChoices?: Resolver<Maybe<ResolversTypes['StatementTransactionsPayload']>, ParentType, ContextType, RequireFields<MutationUndoCategoryChoicesArgs, 'input'>>;
  undoStatementImport?: Resolver<Maybe<ResolversTypes['StatementImportPayload']>, ParentType, ContextType, RequireFields<MutationUndoStatementImportArgs, 'input'>>;
  unlinkProvider?: Resolver<Maybe<ResolversTypes['UnlinkProviderPayload']>, ParentType, ContextType, RequireFields<MutationUnlinkProviderArgs, 'input'>>;
  updateApprovalPolicy?: Resolver<Maybe<ResolversTypes['ApprovalPolicyPayload']>, ParentType, ContextType, RequireFields<MutationUpdateApprovalPolicyArgs, 'input'>>;
  updateBankAccount?: Resolver<Maybe<ResolversTypes['BankAccountPayload']>, ParentType, ContextType, RequireFields<MutationUpdateBankAccountArgs, 'input'>>;
  updateBill?: Resolver<Maybe<ResolversTypes['BillPayload']>, ParentType, ContextType, RequireFields<MutationUpdateBillArgs, 'input'>>;
  updateBillSettings?: Resolver<Maybe<ResolversTypes['BillSettingsPayload']>, ParentType, ContextType, RequireFields<MutationUpdateBillSettingsArgs, 'input'>>;
  updateCashCategory?: Resolver<Maybe<ResolversTypes['CashCategoryPayload']>, ParentType, ContextType, RequireFields<MutationUpdateCashCategoryArgs, 'input'>>;
  updateCashRule?: Resolver<Maybe<ResolversTypes['CashRulePayload']>, ParentType, ContextType, RequireFields<MutationUpdateCashRuleArgs, 'input'>>;
  updateControls?: Resolver<Maybe<ResolversTypes['UpdateControlsPayload']>, ParentType, ContextType, RequireFields<MutationUpdateControlsArgs, 'input'>>;
  updateCounterparty?: Resolver<Maybe<ResolversTypes['CounterpartyPayload']>, ParentType, ContextType, RequireFields<MutationUpdateCounterpartyArgs, 'input'>>;
  updateCustomer?: Resolver<Maybe<ResolversTypes['SavedCustomerPayload']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerArgs, 'input'>>;
  updateDeposit?: Resolver<Maybe<ResolversTypes['DepositPayload']>, ParentType, ContextType, RequireFields<MutationUpdateDepositArgs, 'input'>>;
  updateEntity?: Resolver<Maybe<ResolversTypes['UpdateEntityPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEntityArgs, 'input'>>;
  updateExpectedTransaction?: Resolver<Maybe<ResolversTypes['ExpectedTransactionPayload']>, ParentType, ContextType, RequireFields<MutationUpdateExpectedTransactionArgs, 'input'>>;
  updateOrderSettings?: Resolver<Maybe<ResolversTypes['UpdateOrderSettingsPayload']>, ParentType, ContextType, RequireFields<MutationUpdateOrderSettingsArgs, 'input'>>;
  updateOrganization?: Resolver<Maybe<ResolversTypes['UpdateOrganizationPayload']>, ParentType, ContextType, RequireFields<MutationUpdateOrganizationArgs, 'input'>>;
  updatePayment?: Resolver<Maybe<ResolversTypes['PaymentPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePaymentArgs, 'input'>>;
  updatePaymentProvider?: Resolver<Maybe<ResolversTypes['PaymentProviderProvenPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePaymentProviderArgs, 'input'>>;
  updatePaymentSettings?: Resolver<Maybe<ResolversTypes['PaymentSettingsPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePaymentSettingsArgs, 'input'>>;
  updatePlannedLine?: Resolver<Maybe<ResolversTypes['PlannedLinePayload']>, ParentType, ContextType, RequireFields<MutationUpdatePlannedLineArgs, 'input'>>;
  updateProduct?: Resolver<Maybe<ResolversTypes['ProductPayload']>, ParentType, ContextType, RequireFields<MutationUpdateProductArgs, 'input'>>;
  updateProfile?: Resolver<Maybe<ResolversTypes['UpdateProfilePayload']>, ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updatePurchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrderPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePurchaseOrderArgs, 'input'>>;
  updateRole?: Resolver<Maybe<ResolversTypes['RolePayload']>, ParentType, ContextType, RequireFields<MutationUpdateRoleArgs, 'input'>>;
  updateSalesOrder?: Resolver<Maybe<ResolversTypes['SalesOrderPayload']>, ParentType, ContextType, RequireFields<MutationUpdateSalesOrderArgs, 'input'>>;
  updateSavedView?: Resolver<Maybe<ResolversTypes['SavedViewPayload']>, ParentType, ContextType, RequireFields<MutationUpdateSavedViewArgs, 'input'>>;
  updateWebhook?: Resolver<Maybe<ResolversTypes['UpdateWebhookPayload']>, ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'input'>>;
  verifyTwoFactor?: Resolver<Maybe<ResolversTypes['VerifyTwoFactorPayload']>, ParentType, ContextType, RequireFields<MutationVerifyTwoFactorArgs, 'input'>>;
  withdrawOwnership?: Resolver<Maybe<ResolversTypes['OwnershipPayload']>, ParentType, ContextType>;
};

export type NameCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NameCheck'] = ResolversParentTypes['NameCheck']> = {
  accountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['NameMatch']>, ParentType, ContextType>;
};

export type NewAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewAccount'] = ResolversParentTypes['NewAccount']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  addedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Activity' | 'ApiToken' | 'ApprovalPolicy' | 'BankAccount' | 'Bill' | 'CashRule' | 'Counterparty' | 'Customer' | 'Deposit' | 'Entity' | 'Exception' | 'ExpectedTransaction' | 'Export' | 'GoodsReceipt' | 'Membership' | 'Organization' | 'Payment' | 'PaymentProvider' | 'PaymentRecord' | 'PaymentTransaction' | 'PlannedLine' | 'Product' | 'PurchaseOrder' | 'Recommendation' | 'Reconciliation' | 'ReconciliationRun' | 'RecordImport' | 'Role' | 'SalesOrder' | 'SavedView' | 'StatementImport' | 'StatementTransaction' | 'Viewer' | 'Webhook' | 'WebhookDelivery', ParentType, ContextType>;
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

export type OrderCashRulesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCashRulesPayload'] = ResolversParentTypes['OrderCashRulesPayload']> = {
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrderLineSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLineSuggestion'] = ResolversParentTypes['OrderLineSuggestion']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProductKind'], ParentType, ContextType>;
  orderedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  taxUnit?: Resolver<ResolversTypes['TaxUnit'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatTreatment?: Resolver<ResolversTypes['VatTreatment'], ParentType, ContextType>;
  withholding?: Resolver<Maybe<ResolversTypes['WithholdingCode']>, ParentType, ContextType>;
};

export type OrderSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderSettings'] = ResolversParentTypes['OrderSettings']> = {
  creditLimit?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
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
  activityProof?: Resolver<Maybe<ResolversTypes['ActivityProof']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agedPayables?: Resolver<Maybe<ResolversTypes['Payables']>, ParentType, ContextType, Partial<OrganizationAgedPayablesArgs>>;
  apiTokens?: Resolver<Maybe<ResolversTypes['ApiTokenConnection']>, ParentType, ContextType, RequireFields<OrganizationApiTokensArgs, 'first'>>;
  approvalPolicies?: Resolver<Array<ResolversTypes['ApprovalPolicy']>, ParentType, ContextType>;
  approvalPolicy?: Resolver<Maybe<ResolversTypes['ApprovalPolicy']>, ParentType, ContextType, RequireFields<OrganizationApprovalPolicyArgs, 'uuid'>>;
  approvalQueue?: Resolver<Maybe<ResolversTypes['ApprovableConnection']>, ParentType, ContextType, RequireFields<OrganizationApprovalQueueArgs, 'first' | 'tab'>>;
  approvalQueueCounts?: Resolver<Maybe<ResolversTypes['ApprovalCounts']>, ParentType, ContextType>;
  balanceHistory?: Resolver<Maybe<Array<ResolversTypes['DayBalance']>>, ParentType, ContextType, RequireFields<OrganizationBalanceHistoryArgs, 'currency' | 'from' | 'to'>>;
  bankAccount?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType, RequireFields<OrganizationBankAccountArgs, 'uuid'>>;
  bankAccounts?: Resolver<Maybe<ResolversTypes['BankAccountConnection']>, ParentType, ContextType, RequireFields<OrganizationBankAccountsArgs, 'first'>>;
  bankBalances?: Resolver<Maybe<Array<ResolversTypes['BankBalance']>>, ParentType, ContextType>;
  bankingDays?: Resolver<Array<ResolversTypes['BankingDay']>, ParentType, ContextType, RequireFields<OrganizationBankingDaysArgs, 'year'>>;
  banks?: Resolver<Maybe<Array<ResolversTypes['Bank']>>, ParentType, ContextType>;
  bill?: Resolver<Maybe<ResolversTypes['Bill']>, ParentType, ContextType, RequireFields<OrganizationBillArgs, 'uuid'>>;
  billCounts?: Resolver<Maybe<ResolversTypes['BillCounts']>, ParentType, ContextType>;
  billSettings?: Resolver<Maybe<ResolversTypes['BillSettings']>, ParentType, ContextType>;
  billTaxEstimate?: Resolver<Maybe<ResolversTypes['BillTaxEstimateResult']>, ParentType, ContextType, RequireFields<OrganizationBillTaxEstimateArgs, 'input'>>;
  billTaxRates?: Resolver<Maybe<ResolversTypes['BillTaxRates']>, ParentType, ContextType, RequireFields<OrganizationBillTaxRatesArgs, 'date'>>;
  bills?: Resolver<Maybe<ResolversTypes['BillConnection']>, ParentType, ContextType, RequireFields<OrganizationBillsArgs, 'first'>>;
  cashCategories?: Resolver<Array<ResolversTypes['CashCategory']>, ParentType, ContextType>;
  cashFlow?: Resolver<Maybe<ResolversTypes['CashFlow']>, ParentType, ContextType, RequireFields<OrganizationCashFlowArgs, 'compare' | 'currency' | 'from' | 'to' | 'unit'>>;
  cashFlowLines?: Resolver<Maybe<ResolversTypes['CashFlowLines']>, ParentType, ContextType, RequireFields<OrganizationCashFlowLinesArgs, 'currency' | 'from' | 'kind' | 'to'>>;
  cashForecast?: Resolver<Maybe<ResolversTypes['CashForecast']>, ParentType, ContextType, RequireFields<OrganizationCashForecastArgs, 'currency' | 'includesLeftOut' | 'unit' | 'usesLags'>>;
  cashForecastAccuracy?: Resolver<Maybe<ResolversTypes['ForecastAccuracy']>, ParentType, ContextType, RequireFields<OrganizationCashForecastAccuracyArgs, 'currency' | 'unit'>>;
  cashForecastRecords?: Resolver<Maybe<ResolversTypes['ForecastRecords']>, ParentType, ContextType, RequireFields<OrganizationCashForecastRecordsArgs, 'currency' | 'filter' | 'usesLags'>>;
  cashHistory?: Resolver<Maybe<Array<ResolversTypes['DayBalance']>>, ParentType, ContextType, RequireFields<OrganizationCashHistoryArgs, 'currency' | 'from' | 'to'>>;
  cashPosition?: Resolver<Maybe<ResolversTypes['CashPosition']>, ParentType, ContextType, RequireFields<OrganizationCashPositionArgs, 'groupBy'>>;
  cashRulePreview?: Resolver<Maybe<ResolversTypes['CashRulePreview']>, ParentType, ContextType, RequireFields<OrganizationCashRulePreviewArgs, 'rule'>>;
  cashRules?: Resolver<Array<ResolversTypes['CashRule']>, ParentType, ContextType>;
  controls?: Resolver<Maybe<ResolversTypes['Controls']>, ParentType, ContextType>;
  counterparties?: Resolver<Maybe<ResolversTypes['CounterpartyConnection']>, ParentType, ContextType, RequireFields<OrganizationCounterpartiesArgs, 'first'>>;
  counterparty?: Resolver<Maybe<ResolversTypes['Counterparty']>, ParentType, ContextType, RequireFields<OrganizationCounterpartyArgs, 'uuid'>>;
  counterpartyBanks?: Resolver<Maybe<Array<ResolversTypes['Bank']>>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<OrganizationCustomerArgs, 'uuid'>>;
  customerCounts?: Resolver<Maybe<ResolversTypes['CustomerCounts']>, ParentType, ContextType>;
  customers?: Resolver<Maybe<ResolversTypes['CustomerConnection']>, ParentType, ContextType, RequireFields<OrganizationCustomersArgs, 'first'>>;
  defaultCurrency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['Deposit']>, ParentType, ContextType, RequireFields<OrganizationDepositArgs, 'uuid'>>;
  depositBanks?: Resolver<Maybe<Array<ResolversTypes['Bank']>>, ParentType, ContextType>;
  depositCalculation?: Resolver<Maybe<ResolversTypes['DepositCalculation']>, ParentType, ContextType, RequireFields<OrganizationDepositCalculationArgs, 'input'>>;
  depositCounts?: Resolver<Maybe<ResolversTypes['DepositCounts']>, ParentType, ContextType>;
  depositLadder?: Resolver<Maybe<Array<ResolversTypes['DepositLadderStep']>>, ParentType, ContextType>;
  deposits?: Resolver<Maybe<ResolversTypes['DepositConnection']>, ParentType, ContextType, RequireFields<OrganizationDepositsArgs, 'first'>>;
  entities?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  exception?: Resolver<Maybe<ResolversTypes['Exception']>, ParentType, ContextType, RequireFields<OrganizationExceptionArgs, 'uuid'>>;
  exceptionCounts?: Resolver<Maybe<ResolversTypes['ExceptionCounts']>, ParentType, ContextType>;
  exceptions?: Resolver<Maybe<ResolversTypes['ExceptionConnection']>, ParentType, ContextType, Partial<OrganizationExceptionsArgs>>;
  expectedTransaction?: Resolver<Maybe<ResolversTypes['ExpectedTransaction']>, ParentType, ContextType, RequireFields<OrganizationExpectedTransactionArgs, 'uuid'>>;
  expectedTransactions?: Resolver<Maybe<ResolversTypes['ExpectedTransactionConnection']>, ParentType, ContextType, RequireFields<OrganizationExpectedTransactionsArgs, 'first'>>;
  exportColumns?: Resolver<Array<ResolversTypes['ExportColumn']>, ParentType, ContextType, RequireFields<OrganizationExportColumnsArgs, 'list'>>;
  exports?: Resolver<Array<ResolversTypes['Export']>, ParentType, ContextType>;
  firstSteps?: Resolver<Maybe<ResolversTypes['FirstSteps']>, ParentType, ContextType>;
  goodsReceipt?: Resolver<Maybe<ResolversTypes['GoodsReceipt']>, ParentType, ContextType, RequireFields<OrganizationGoodsReceiptArgs, 'uuid'>>;
  goodsReceipts?: Resolver<Maybe<ResolversTypes['GoodsReceiptConnection']>, ParentType, ContextType, RequireFields<OrganizationGoodsReceiptsArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType, RequireFields<OrganizationMemberArgs, 'uuid'>>;
  members?: Resolver<Maybe<ResolversTypes['MembershipConnection']>, ParentType, ContextType, RequireFields<OrganizationMembersArgs, 'first'>>;
  modes?: Resolver<Array<ResolversTypes['AppMode']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderLineSuggestions?: Resolver<Maybe<Array<ResolversTypes['OrderLineSuggestion']>>, ParentType, ContextType, RequireFields<OrganizationOrderLineSuggestionsArgs, 'customerId'>>;
  orderSettings?: Resolver<Maybe<ResolversTypes['OrderSettings']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  ownershipTransfer?: Resolver<Maybe<ResolversTypes['OwnershipTransfer']>, ParentType, ContextType>;
  payableBills?: Resolver<Maybe<ResolversTypes['PayableBills']>, ParentType, ContextType, RequireFields<OrganizationPayableBillsArgs, 'currency'>>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<OrganizationPaymentArgs, 'uuid'>>;
  paymentCounts?: Resolver<Maybe<ResolversTypes['PaymentCounts']>, ParentType, ContextType, RequireFields<OrganizationPaymentCountsArgs, 'kind'>>;
  paymentOptions?: Resolver<Maybe<ResolversTypes['PaymentOptions']>, ParentType, ContextType, RequireFields<OrganizationPaymentOptionsArgs, 'input'>>;
  paymentProvider?: Resolver<Maybe<ResolversTypes['PaymentProvider']>, ParentType, ContextType, RequireFields<OrganizationPaymentProviderArgs, 'uuid'>>;
  paymentProviderCapabilities?: Resolver<Maybe<Array<ResolversTypes['PaymentProviderCapabilities']>>, ParentType, ContextType>;
  paymentProviders?: Resolver<Maybe<ResolversTypes['PaymentProviderConnection']>, ParentType, ContextType, RequireFields<OrganizationPaymentProvidersArgs, 'first'>>;
  paymentRecord?: Resolver<Maybe<ResolversTypes['PaymentRecord']>, ParentType, ContextType, RequireFields<OrganizationPaymentRecordArgs, 'uuid'>>;
  paymentRecords?: Resolver<Maybe<ResolversTypes['PaymentRecordConnection']>, ParentType, ContextType, RequireFields<OrganizationPaymentRecordsArgs, 'first'>>;
  paymentSettings?: Resolver<Maybe<ResolversTypes['PaymentSettings']>, ParentType, ContextType>;
  paymentTransaction?: Resolver<Maybe<ResolversTypes['PaymentTransaction']>, ParentType, ContextType, RequireFields<OrganizationPaymentTransactionArgs, 'uuid'>>;
  paymentTransactions?: Resolver<Maybe<ResolversTypes['PaymentTransactionConnection']>, ParentType, ContextType, RequireFields<OrganizationPaymentTransactionsArgs, 'first'>>;
  payments?: Resolver<Maybe<ResolversTypes['PaymentConnection']>, ParentType, ContextType, RequireFields<OrganizationPaymentsArgs, 'first'>>;
  pendingCash?: Resolver<Maybe<ResolversTypes['PendingCashRecords']>, ParentType, ContextType, RequireFields<OrganizationPendingCashArgs, 'currency' | 'direction' | 'kind'>>;
  people?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  plannedLines?: Resolver<Array<ResolversTypes['PlannedLine']>, ParentType, ContextType>;
  policiesBlockedByMembers?: Resolver<Maybe<Array<ResolversTypes['BlockedApprovalPolicy']>>, ParentType, ContextType, RequireFields<OrganizationPoliciesBlockedByMembersArgs, 'memberIds'>>;
  policiesBlockedByRole?: Resolver<Maybe<Array<ResolversTypes['BlockedApprovalPolicy']>>, ParentType, ContextType, RequireFields<OrganizationPoliciesBlockedByRoleArgs, 'permissions' | 'roleId'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<OrganizationProductArgs, 'uuid'>>;
  products?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, RequireFields<OrganizationProductsArgs, 'first'>>;
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType, RequireFields<OrganizationPurchaseOrderArgs, 'uuid'>>;
  purchaseOrderCounts?: Resolver<Maybe<ResolversTypes['PurchaseOrderCounts']>, ParentType, ContextType>;
  purchaseOrders?: Resolver<Maybe<ResolversTypes['PurchaseOrderConnection']>, ParentType, ContextType, RequireFields<OrganizationPurchaseOrdersArgs, 'first'>>;
  recommendations?: Resolver<Maybe<ResolversTypes['RecommendationConnection']>, ParentType, ContextType, RequireFields<OrganizationRecommendationsArgs, 'first'>>;
  reconciliationCounts?: Resolver<Maybe<ResolversTypes['ReconciliationCounts']>, ParentType, ContextType, Partial<OrganizationReconciliationCountsArgs>>;
  reconciliationRuns?: Resolver<Maybe<Array<ResolversTypes['ReconciliationRun']>>, ParentType, ContextType, RequireFields<OrganizationReconciliationRunsArgs, 'first'>>;
  reconciliations?: Resolver<Maybe<ResolversTypes['ReconciliationConnection']>, ParentType, ContextType, RequireFields<OrganizationReconciliationsArgs, 'first'>>;
  recordImport?: Resolver<Maybe<ResolversTypes['RecordImport']>, ParentType, ContextType, RequireFields<OrganizationRecordImportArgs, 'uuid'>>;
  regions?: Resolver<Maybe<Array<ResolversTypes['Region']>>, ParentType, ContextType, Partial<OrganizationRegionsArgs>>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType, RequireFields<OrganizationRoleArgs, 'uuid'>>;
  roles?: Resolver<Maybe<Array<ResolversTypes['Role']>>, ParentType, ContextType>;
  salesOrder?: Resolver<Maybe<ResolversTypes['SalesOrder']>, ParentType, ContextType, RequireFields<OrganizationSalesOrderArgs, 'uuid'>>;
  salesOrderAmounts?: Resolver<Maybe<ResolversTypes['SalesOrderAmounts']>, ParentType, ContextType, RequireFields<OrganizationSalesOrderAmountsArgs, 'draft'>>;
  salesOrderCounts?: Resolver<Maybe<ResolversTypes['SalesOrderCounts']>, ParentType, ContextType>;
  salesOrders?: Resolver<Maybe<ResolversTypes['SalesOrderConnection']>, ParentType, ContextType, RequireFields<OrganizationSalesOrdersArgs, 'first'>>;
  savedViews?: Resolver<Array<ResolversTypes['SavedView']>, ParentType, ContextType, RequireFields<OrganizationSavedViewsArgs, 'list'>>;
  statementImport?: Resolver<Maybe<ResolversTypes['StatementImport']>, ParentType, ContextType, RequireFields<OrganizationStatementImportArgs, 'uuid'>>;
  statementImports?: Resolver<Maybe<ResolversTypes['StatementImportConnection']>, ParentType, ContextType, RequireFields<OrganizationStatementImportsArgs, 'first'>>;
  statementTransaction?: Resolver<Maybe<ResolversTypes['StatementTransaction']>, ParentType, ContextType, RequireFields<OrganizationStatementTransactionArgs, 'uuid'>>;
  statementTransactions?: Resolver<Maybe<ResolversTypes['StatementTransactionConnection']>, ParentType, ContextType, RequireFields<OrganizationStatementTransactionsArgs, 'first'>>;
  taxNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxNumberDoubtful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taxUnits?: Resolver<Maybe<Array<ResolversTypes['TaxUnit']>>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<OrganizationWebhookArgs, 'uuid'>>;
  webhooks?: Resolver<Maybe<Array<ResolversTypes['Webhook']>>, ParentType, ContextType>;
  withheldTaxFile?: Resolver<Maybe<ResolversTypes['WithheldTaxFileResult']>, ParentType, ContextType, RequireFields<OrganizationWithheldTaxFileArgs, 'filter'>>;
  withheldTaxes?: Resolver<Maybe<ResolversTypes['WithheldTaxConnection']>, ParentType, ContextType, RequireFields<OrganizationWithheldTaxesArgs, 'filter' | 'first'>>;
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

export type PastForecastPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PastForecastPeriod'] = ResolversParentTypes['PastForecastPeriod']> = {
  actual?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  actualClosing?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  forecast?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  forecastClosing?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['ForecastVariance']>, ParentType, ContextType>;
  takenOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type PayableBillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayableBill'] = ResolversParentTypes['PayableBill']> = {
  bill?: Resolver<Maybe<ResolversTypes['Bill']>, ParentType, ContextType>;
  bucket?: Resolver<ResolversTypes['PayableBucket'], ParentType, ContextType>;
  isUnderWay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PayableBillsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayableBills'] = ResolversParentTypes['PayableBills']> = {
  items?: Resolver<Array<ResolversTypes['PayableBill']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayableSumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayableSum'] = ResolversParentTypes['PayableSum']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bucket?: Resolver<ResolversTypes['PayableBucket'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayablesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payables'] = ResolversParentTypes['Payables']> = {
  asOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  currencies?: Resolver<Array<ResolversTypes['CurrencyPayables']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  allowedActions?: Resolver<Array<ResolversTypes['PaymentAction']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  approvalObstacle?: Resolver<Maybe<ResolversTypes['ApprovalObstacle']>, ParentType, ContextType>;
  approvalReason?: Resolver<Maybe<ResolversTypes['ApprovalReason']>, ParentType, ContextType>;
  approvals?: Resolver<Maybe<Array<ResolversTypes['Approval']>>, ParentType, ContextType>;
  approvalsGiven?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approvalsNeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  attempts?: Resolver<Maybe<Array<ResolversTypes['PaymentAttempt']>>, ParentType, ContextType>;
  authors?: Resolver<Maybe<Array<ResolversTypes['Person']>>, ParentType, ContextType>;
  awaitedApproval?: Resolver<Maybe<ResolversTypes['AwaitedApproval']>, ParentType, ContextType>;
  bill?: Resolver<Maybe<ResolversTypes['Bill']>, ParentType, ContextType>;
  cancellationReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['PaymentChannel'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  duplicates?: Resolver<Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
  editedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  expectedTransactions?: Resolver<Maybe<Array<ResolversTypes['ExpectedTransaction']>>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['PaymentFile']>, ParentType, ContextType>;
  fittingLine?: Resolver<Maybe<ResolversTypes['StatementTransaction']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['BankAccount'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentKind'], ParentType, ContextType>;
  memo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  nameCheck?: Resolver<Maybe<ResolversTypes['NameCheck']>, ParentType, ContextType>;
  newAccount?: Resolver<Maybe<ResolversTypes['NewAccount']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recurrence?: Resolver<Maybe<ResolversTypes['PaymentRecurrence']>, ParentType, ContextType>;
  rejectionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Beneficiary'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  valueDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentAttemptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentAttempt'] = ResolversParentTypes['PaymentAttempt']> = {
  askedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bankReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latestStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  responseCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  responseMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentAttemptState'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export type PaymentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentConnection'] = ResolversParentTypes['PaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PaymentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
};

export type PaymentCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentCounts'] = ResolversParentTypes['PaymentCounts']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelledOrRejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inProgress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  needsApproval?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scheduled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentEdge'] = ResolversParentTypes['PaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
};

export type PaymentFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentFile'] = ResolversParentTypes['PaymentFile']> = {
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type PaymentFileMappingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentFileMapping'] = ResolversParentTypes['PaymentFileMapping']> = {
  batch?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateFormat?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decimalMark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payoutAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payoutDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentImportApprovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentImportApproval'] = ResolversParentTypes['PaymentImportApproval']> = {
  approvalsNeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approvers?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  payments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['ApprovalBandProblem']>, ParentType, ContextType>;
};

export type PaymentImportSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentImportSummary'] = ResolversParentTypes['PaymentImportSummary']> = {
  approvals?: Resolver<Array<ResolversTypes['PaymentImportApproval']>, ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type PaymentMethodOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentMethodOption'] = ResolversParentTypes['PaymentMethodOption']> = {
  atLeast?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  noMoreThan?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  obstacle?: Resolver<Maybe<ResolversTypes['MethodObstacle']>, ParentType, ContextType>;
  possible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  valueDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type PaymentOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentOptions'] = ResolversParentTypes['PaymentOptions']> = {
  approvalProblem?: Resolver<Maybe<ResolversTypes['ApprovalBandProblem']>, ParentType, ContextType>;
  approvalReason?: Resolver<Maybe<ResolversTypes['ApprovalReason']>, ParentType, ContextType>;
  approvalsNeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approvers?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  duplicates?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  hasConnection?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['PaymentMethodOption']>, ParentType, ContextType>;
};

export type PaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentPayload'] = ResolversParentTypes['PaymentPayload']> = {
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PaymentProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentProvider'] = ResolversParentTypes['PaymentProvider']> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowedActions?: Resolver<Array<ResolversTypes['PaymentProviderAction']>, ParentType, ContextType>;
  bankAccount?: Resolver<ResolversTypes['BankAccount'], ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['Counterparty']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  credentialsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  credentialsHint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileMapping?: Resolver<Maybe<ResolversTypes['PaymentFileMapping']>, ParentType, ContextType>;
  health?: Resolver<ResolversTypes['PaymentProviderHealth'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSyncing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['PaymentProviderError']>, ParentType, ContextType>;
  lastNotifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSyncedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['PaymentProviderMode'], ParentType, ContextType>;
  nextSyncAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  notificationPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousCredentialsUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['PaymentProviderName'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentProviderStatus'], ParentType, ContextType>;
  syncedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentProviderCapabilitiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentProviderCapabilities'] = ResolversParentTypes['PaymentProviderCapabilities']> = {
  api?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  credentials?: Resolver<Array<ResolversTypes['PaymentProviderCredentialField']>, ParentType, ContextType>;
  lists?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownReport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['PaymentProviderName'], ParentType, ContextType>;
};

export type PaymentProviderChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentProviderChange'] = ResolversParentTypes['PaymentProviderChange']> = {
  provider?: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType>;
};

export type PaymentProviderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentProviderConnection'] = ResolversParentTypes['PaymentProviderConnection']> = {
  atProviders?: Resolver<Maybe<Array<ResolversTypes['MoneyAtProviders']>>, ParentType, ContextType>;
  edges?: Resolver<Maybe<Array<ResolversTypes['PaymentProviderEdge']>>, ParentType, ContextType>;
  pageInfo?: Resolver<Maybe<ResolversTypes['PageInfo']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PaymentProviderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentProviderEdge'] = ResolversParentTypes['PaymentProviderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType>;
};

export type PaymentProviderErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentProviderError'] = ResolversParentTypes['PaymentProviderError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentProviderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentProviderPayload'] = ResolversParentTypes['PaymentProviderPayload']> = {
  provider?: Resolver<Maybe<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PaymentProviderProvenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentProviderProvenPayload'] = ResolversParentTypes['PaymentProviderProvenPayload']> = {
  passkeyOptions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PaymentRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentRecord'] = ResolversParentTypes['PaymentRecord']> = {
  adjustment?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bankAccount?: Resolver<ResolversTypes['BankAccount'], ParentType, ContextType>;
  carryOverCheck?: Resolver<ResolversTypes['FigureCheck'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expectedTransaction?: Resolver<Maybe<ResolversTypes['ExpectedTransaction']>, ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  figureCheck?: Resolver<ResolversTypes['FigureCheck'], ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberCheck?: Resolver<ResolversTypes['FigureCheck'], ParentType, ContextType>;
  members?: Resolver<Maybe<Array<ResolversTypes['PaymentRecordMember']>>, ParentType, ContextType>;
  membersTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payoutOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType>;
  reconciliation?: Resolver<Maybe<ResolversTypes['PaymentRecordReconciliation']>, ParentType, ContextType>;
  settledAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  settlement?: Resolver<ResolversTypes['SettlementStatus'], ParentType, ContextType>;
  transactionCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  vat?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withheld?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentRecordChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentRecordChange'] = ResolversParentTypes['PaymentRecordChange']> = {
  record?: Resolver<ResolversTypes['PaymentRecord'], ParentType, ContextType>;
};

export type PaymentRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentRecordConnection'] = ResolversParentTypes['PaymentRecordConnection']> = {
  edges?: Resolver<Maybe<Array<ResolversTypes['PaymentRecordEdge']>>, ParentType, ContextType>;
  mismatchCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<Maybe<ResolversTypes['PageInfo']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
};

export type PaymentRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentRecordEdge'] = ResolversParentTypes['PaymentRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PaymentRecord'], ParentType, ContextType>;
};

export type PaymentRecordMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentRecordMember'] = ResolversParentTypes['PaymentRecordMember']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isElsewhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentRecordMemberKind'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['PaymentTransaction']>, ParentType, ContextType>;
};

export type PaymentRecurrenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentRecurrence'] = ResolversParentTypes['PaymentRecurrence']> = {
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['PaymentFrequency'], ParentType, ContextType>;
  nextDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type PaymentReportCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentReportCounts'] = ResolversParentTypes['PaymentReportCounts']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  known?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentReportIssueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentReportIssue'] = ResolversParentTypes['PaymentReportIssue']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentSettings'] = ResolversParentTypes['PaymentSettings']> = {
  dormantDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duplicateDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxFeeRupiah?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  staleBankingDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toleranceRupiah?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unmatchedDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentSettingsPayload'] = ResolversParentTypes['PaymentSettingsPayload']> = {
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  passkeyOptions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PaymentStatusChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentStatusChange'] = ResolversParentTypes['PaymentStatusChange']> = {
  actor?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
  previousStatus?: Resolver<Maybe<ResolversTypes['PaymentStatus']>, ParentType, ContextType>;
};

export type PaymentTransactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentTransaction'] = ResolversParentTypes['PaymentTransaction']> = {
  adjustment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['PaymentTransactionChannel'], ParentType, ContextType>;
  channelCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expectedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  figureCheck?: Resolver<ResolversTypes['FigureCheck'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isStatusKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentTransactionKind'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orderReference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalExternalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['PaymentRecord']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType>;
  settlement?: Resolver<ResolversTypes['SettlementStatus'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentTransactionStatus'], ParentType, ContextType>;
  statusWord?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  vat?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withheld?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentTransactionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentTransactionConnection'] = ResolversParentTypes['PaymentTransactionConnection']> = {
  edges?: Resolver<Maybe<Array<ResolversTypes['PaymentTransactionEdge']>>, ParentType, ContextType>;
  grossTotals?: Resolver<Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
  netTotals?: Resolver<Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
  pageInfo?: Resolver<Maybe<ResolversTypes['PageInfo']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PaymentTransactionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentTransactionEdge'] = ResolversParentTypes['PaymentTransactionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PaymentTransaction'], ParentType, ContextType>;
};

export type PaymentTransactionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentTransactionPayload'] = ResolversParentTypes['PaymentTransactionPayload']> = {
  transaction?: Resolver<Maybe<ResolversTypes['PaymentTransaction']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PaymentsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentsPayload'] = ResolversParentTypes['PaymentsPayload']> = {
  payments?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BulkResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PendingCashResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PendingCash'] = ResolversParentTypes['PendingCash']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PendingCashRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PendingCashRecord'] = ResolversParentTypes['PendingCashRecord']> = {
  expectedTransaction?: Resolver<Maybe<ResolversTypes['ExpectedTransaction']>, ParentType, ContextType>;
  leftOut?: Resolver<Maybe<ResolversTypes['CashLeftOutReason']>, ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PendingCashRecordsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PendingCashRecords'] = ResolversParentTypes['PendingCashRecords']> = {
  items?: Resolver<Array<ResolversTypes['PendingCashRecord']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PermissionResolvers = { ACCOUNT_ACTIVITY_VIEW: 'account.activity.view', ACCOUNT_API_TOKENS_MANAGE: 'account.apiTokens.manage', ACCOUNT_COMPANY_MANAGE: 'account.company.manage', ACCOUNT_CONTROLS_MANAGE: 'account.controls.manage', ACCOUNT_MEMBERS_INVITE: 'account.members.invite', ACCOUNT_MEMBERS_MANAGE: 'account.members.manage', ACCOUNT_MEMBERS_VIEW: 'account.members.view', ACCOUNT_ROLES_MANAGE: 'account.roles.manage', ACCOUNT_SECURITY_MANAGE: 'account.security.manage', ACCOUNT_WEBHOOKS_MANAGE: 'account.webhooks.manage', EXPORTS_CREATE: 'exports.create', INVOICING_CREDIT_MEMOS_MANAGE: 'invoicing.creditMemos.manage', INVOICING_CREDIT_MEMOS_VIEW: 'invoicing.creditMemos.view', INVOICING_CUSTOMERS_MANAGE: 'invoicing.customers.manage', INVOICING_CUSTOMERS_REVIEW: 'invoicing.customers.review', INVOICING_CUSTOMERS_VIEW: 'invoicing.customers.view', INVOICING_GOODS_RECEIPTS_MANAGE: 'invoicing.goodsReceipts.manage', INVOICING_GOODS_RECEIPTS_VIEW: 'invoicing.goodsReceipts.view', INVOICING_INVOICES_APPROVE: 'invoicing.invoices.approve', INVOICING_INVOICES_MANAGE: 'invoicing.invoices.manage', INVOICING_INVOICES_VIEW: 'invoicing.invoices.view', INVOICING_PAYMENTS_MANAGE: 'invoicing.payments.manage', INVOICING_PAYMENTS_VIEW: 'invoicing.payments.view', INVOICING_PURCHASE_ORDERS_MANAGE: 'invoicing.purchaseOrders.manage', INVOICING_PURCHASE_ORDERS_VIEW: 'invoicing.purchaseOrders.view', INVOICING_SALES_ORDERS_MANAGE: 'invoicing.salesOrders.manage', INVOICING_SALES_ORDERS_VIEW: 'invoicing.salesOrders.view', INVOICING_SETTLEMENTS_MANAGE: 'invoicing.settlements.manage', INVOICING_SETTLEMENTS_VIEW: 'invoicing.settlements.view', TREASURY_ANALYSIS_VIEW: 'treasury.analysis.view', TREASURY_BANK_ACCOUNTS_MANAGE: 'treasury.bankAccounts.manage', TREASURY_BANK_ACCOUNTS_VIEW: 'treasury.bankAccounts.view', TREASURY_BILLS_APPROVE: 'treasury.bills.approve', TREASURY_BILLS_MANAGE: 'treasury.bills.manage', TREASURY_BILLS_VIEW: 'treasury.bills.view', TREASURY_COUNTERPARTIES_MANAGE: 'treasury.counterparties.manage', TREASURY_COUNTERPARTIES_VIEW: 'treasury.counterparties.view', TREASURY_DEPOSITS_MANAGE: 'treasury.deposits.manage', TREASURY_DEPOSITS_VIEW: 'treasury.deposits.view', TREASURY_EXCEPTIONS_MANAGE: 'treasury.exceptions.manage', TREASURY_EXCEPTIONS_VIEW: 'treasury.exceptions.view', TREASURY_EXPECTED_MANAGE: 'treasury.expected.manage', TREASURY_EXPECTED_VIEW: 'treasury.expected.view', TREASURY_PAYMENTS_APPROVE: 'treasury.payments.approve', TREASURY_PAYMENTS_CREATE: 'treasury.payments.create', TREASURY_PAYMENTS_VIEW: 'treasury.payments.view', TREASURY_PROVIDERS_MANAGE: 'treasury.providers.manage', TREASURY_PROVIDERS_VIEW: 'treasury.providers.view', TREASURY_RECONCILIATION_AUTO: 'treasury.reconciliation.auto', TREASURY_RECONCILIATION_MANAGE: 'treasury.reconciliation.manage', TREASURY_RECONCILIATION_VIEW: 'treasury.reconciliation.view', TREASURY_STATEMENTS_MANAGE: 'treasury.statements.manage', TREASURY_STATEMENTS_VIEW: 'treasury.statements.view' };

export type PersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export type PlannedLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedLine'] = ResolversParentTypes['PlannedLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['Counterparty']>, ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['Direction'], ParentType, ContextType>;
  endsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['PlanRule'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlannedLinePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedLinePayload'] = ResolversParentTypes['PlannedLinePayload']> = {
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  plannedLine?: Resolver<Maybe<ResolversTypes['PlannedLine']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PrepareApprovalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepareApprovalPayload'] = ResolversParentTypes['PrepareApprovalPayload']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  debits?: Resolver<Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
  digest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fees?: Resolver<Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
  passkeyOptions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payments?: Resolver<Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
  totals?: Resolver<Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProductKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
  taxUnit?: Resolver<ResolversTypes['TaxUnit'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  vatTreatment?: Resolver<ResolversTypes['VatTreatment'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withholding?: Resolver<Maybe<ResolversTypes['WithholdingCode']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPayload'] = ResolversParentTypes['ProductPayload']> = {
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ProveSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProveSecondFactorPayload'] = ResolversParentTypes['ProveSecondFactorPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type PurchaseOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseOrder'] = ResolversParentTypes['PurchaseOrder']> = {
  allowedActions?: Resolver<Array<ResolversTypes['PurchaseOrderAction']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['PurchaseOrderFile']>, ParentType, ContextType>;
  firstLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Maybe<Array<ResolversTypes['PurchaseOrderLine']>>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ordered?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orderedBeyond?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiredDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  revisions?: Resolver<Maybe<Array<ResolversTypes['PurchaseOrderRevision']>>, ParentType, ContextType>;
  salesOrders?: Resolver<Maybe<Array<ResolversTypes['SalesOrder']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PurchaseOrderStatus'], ParentType, ContextType>;
  statusChangedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  statusChangedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PurchaseOrderChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseOrderChange'] = ResolversParentTypes['PurchaseOrderChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PurchaseOrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseOrderConnection'] = ResolversParentTypes['PurchaseOrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PurchaseOrderEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
};

export type PurchaseOrderCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseOrderCounts'] = ResolversParentTypes['PurchaseOrderCounts']> = {
  accepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canceled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PurchaseOrderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseOrderEdge'] = ResolversParentTypes['PurchaseOrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PurchaseOrder'], ParentType, ContextType>;
};

export type PurchaseOrderFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseOrderFile'] = ResolversParentTypes['PurchaseOrderFile']> = {
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type PurchaseOrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseOrderLine'] = ResolversParentTypes['PurchaseOrderLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProductKind'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  ordered?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  taxUnit?: Resolver<ResolversTypes['TaxUnit'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export type PurchaseOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseOrderPayload'] = ResolversParentTypes['PurchaseOrderPayload']> = {
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PurchaseOrderRevisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseOrderRevision'] = ResolversParentTypes['PurchaseOrderRevision']> = {
  actor?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['PurchaseOrderChange']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PurchaseOrdersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseOrdersPayload'] = ResolversParentTypes['PurchaseOrdersPayload']> = {
  purchaseOrders?: Resolver<Array<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BulkResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  customerRequestLink?: Resolver<Maybe<ResolversTypes['CustomerRequestLink']>, ParentType, ContextType, RequireFields<QueryCustomerRequestLinkArgs, 'token'>>;
  customerRequestRegions?: Resolver<Maybe<Array<ResolversTypes['Region']>>, ParentType, ContextType, RequireFields<QueryCustomerRequestRegionsArgs, 'token'>>;
  hasPeople?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['OpenInvitation']>, ParentType, ContextType, RequireFields<QueryInvitationArgs, 'token'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  passwordReset?: Resolver<Maybe<ResolversTypes['PasswordReset']>, ParentType, ContextType, RequireFields<QueryPasswordResetArgs, 'token'>>;
  setupLink?: Resolver<ResolversTypes['SetupLink'], ParentType, ContextType, RequireFields<QuerySetupLinkArgs, 'token'>>;
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
  passkeyOptions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reconciliation?: Resolver<Maybe<ResolversTypes['Reconciliation']>, ParentType, ContextType>;
  statementTransactions?: Resolver<Array<ResolversTypes['StatementTransaction']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReconciliationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reconciliation'] = ResolversParentTypes['Reconciliation']> = {
  adjustmentReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  allowedActions?: Resolver<Array<ResolversTypes['RecordImportAction']>, ParentType, ContextType>;
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
  mending?: Resolver<ResolversTypes['RecordMending'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StatementImportStatus'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['PaymentImportSummary']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecordImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordImportPayload'] = ResolversParentTypes['RecordImportPayload']> = {
  recordImport?: Resolver<Maybe<ResolversTypes['RecordImport']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RecordMendingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordMending'] = ResolversParentTypes['RecordMending']> = {
  corrections?: Resolver<Array<ResolversTypes['StatementCorrection']>, ParentType, ContextType>;
  skippedRows?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RegenerateBackupCodesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegenerateBackupCodesPayload'] = ResolversParentTypes['RegenerateBackupCodesPayload']> = {
  codes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RegionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['RegionLevel'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RelinkProviderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RelinkProviderPayload'] = ResolversParentTypes['RelinkProviderPayload']> = {
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

export type ResendCustomerInvitationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendCustomerInvitationsPayload'] = ResolversParentTypes['ResendCustomerInvitationsPayload']> = {
  customers?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BulkResult']>, ParentType, ContextType>;
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
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
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

export type SalesOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesOrder'] = ResolversParentTypes['SalesOrder']> = {
  allowedActions?: Resolver<Array<ResolversTypes['SalesOrderAction']>, ParentType, ContextType>;
  approvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  credit?: Resolver<Maybe<ResolversTypes['SalesOrderCredit']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Discount']>, ParentType, ContextType>;
  firstLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fulfillment?: Resolver<ResolversTypes['FulfillmentStatus'], ParentType, ContextType>;
  goodsReceipts?: Resolver<Maybe<Array<ResolversTypes['GoodsReceipt']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Maybe<Array<ResolversTypes['SalesOrderLine']>>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  overrideReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['SalesOrderPaymentStatus'], ParentType, ContextType>;
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
  purchaseOrderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requiredDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  revisions?: Resolver<Maybe<Array<ResolversTypes['SalesOrderRevision']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SalesOrderStatus'], ParentType, ContextType>;
  statusChangedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  statusChangedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['SalesOrderTotals'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  vatTreatment?: Resolver<ResolversTypes['VatTreatment'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SalesOrderAmountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesOrderAmounts'] = ResolversParentTypes['SalesOrderAmounts']> = {
  credit?: Resolver<Maybe<ResolversTypes['SalesOrderCredit']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['SalesOrderLineAmounts']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['SalesOrderTotals']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SalesOrderChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesOrderChange'] = ResolversParentTypes['SalesOrderChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SalesOrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesOrderConnection'] = ResolversParentTypes['SalesOrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SalesOrderEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
};

export type SalesOrderCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesOrderCounts'] = ResolversParentTypes['SalesOrderCounts']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canceled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fulfilled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  partiallyFulfilled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingApproval?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalesOrderCreditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesOrderCredit'] = ResolversParentTypes['SalesOrderCredit']> = {
  exceededBy?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  exposure?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SalesOrderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesOrderEdge'] = ResolversParentTypes['SalesOrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SalesOrder'], ParentType, ContextType>;
};

export type SalesOrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesOrderLine'] = ResolversParentTypes['SalesOrderLine']> = {
  base?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  creditDue?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  credited?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Discount']>, ParentType, ContextType>;
  discountAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  invoiced?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProductKind'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orderDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  ordered?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  purchaseOrderLineUuid?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  taxUnit?: Resolver<ResolversTypes['TaxUnit'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  withholding?: Resolver<Maybe<ResolversTypes['WithholdingCode']>, ParentType, ContextType>;
};

export type SalesOrderLineAmountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesOrderLineAmounts'] = ResolversParentTypes['SalesOrderLineAmounts']> = {
  base?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discountAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orderDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SalesOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesOrderPayload'] = ResolversParentTypes['SalesOrderPayload']> = {
  salesOrder?: Resolver<Maybe<ResolversTypes['SalesOrder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SalesOrderRevisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesOrderRevision'] = ResolversParentTypes['SalesOrderRevision']> = {
  actor?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['SalesOrderChange']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalesOrderTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesOrderTotals'] = ResolversParentTypes['SalesOrderTotals']> = {
  base?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expectedCash?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withheld?: Resolver<Array<ResolversTypes['WithheldAmount']>, ParentType, ContextType>;
};

export type SalesOrdersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesOrdersPayload'] = ResolversParentTypes['SalesOrdersPayload']> = {
  results?: Resolver<Array<ResolversTypes['BulkResult']>, ParentType, ContextType>;
  salesOrders?: Resolver<Array<ResolversTypes['SalesOrder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SavedCustomerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedCustomerPayload'] = ResolversParentTypes['SavedCustomerPayload']> = {
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['CustomerWarning']>, ParentType, ContextType>;
};

export type SavedViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  canManage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['SavedViewList'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedViewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedViewPayload'] = ResolversParentTypes['SavedViewPayload']> = {
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  savedView?: Resolver<Maybe<ResolversTypes['SavedView']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type SetAppModePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetAppModePayload'] = ResolversParentTypes['SetAppModePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SetMinimumCashPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetMinimumCashPayload'] = ResolversParentTypes['SetMinimumCashPayload']> = {
  minimum?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SetPeriodLockPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPeriodLockPayload'] = ResolversParentTypes['SetPeriodLockPayload']> = {
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetPhotoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPhotoPayload'] = ResolversParentTypes['SetPhotoPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SetupLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetupLink'] = ResolversParentTypes['SetupLink']> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SetupLinkState'], ParentType, ContextType>;
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
  belongsTo?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ImportCounts'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  decimalMark?: Resolver<Maybe<ResolversTypes['FoundDecimalMark']>, ParentType, ContextType>;
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
  leftOut?: Resolver<Array<ResolversTypes['StatementsLeftOut']>, ParentType, ContextType>;
  mending?: Resolver<ResolversTypes['StatementMending'], ParentType, ContextType>;
  periodFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  periodTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  readyRows?: Resolver<Maybe<ResolversTypes['StatementImportRowConnection']>, ParentType, ContextType, RequireFields<StatementImportReadyRowsArgs, 'first'>>;
  sample?: Resolver<Maybe<ResolversTypes['FileSample']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['DataSource'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StatementImportStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['StatementImportTotals']>, ParentType, ContextType>;
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

export type StatementImportLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementImportLine'] = ResolversParentTypes['StatementImportLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['Direction'], ParentType, ContextType>;
  endingBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type StatementImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementImportPayload'] = ResolversParentTypes['StatementImportPayload']> = {
  statementImport?: Resolver<Maybe<ResolversTypes['StatementImport']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StatementImportRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementImportRow'] = ResolversParentTypes['StatementImportRow']> = {
  line?: Resolver<ResolversTypes['StatementImportLine'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatementImportRowConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementImportRowConnection'] = ResolversParentTypes['StatementImportRowConnection']> = {
  edges?: Resolver<Array<ResolversTypes['StatementImportRowEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type StatementImportRowEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementImportRowEdge'] = ResolversParentTypes['StatementImportRowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StatementImportRow'], ParentType, ContextType>;
};

export type StatementImportTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementImportTotals'] = ResolversParentTypes['StatementImportTotals']> = {
  awaited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closing?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  incoming?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  incomingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  opening?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  outgoing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  outgoingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  decimalMark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keptRows?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  skippedRows?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StatementTransactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementTransaction'] = ResolversParentTypes['StatementTransaction']> = {
  allowedActions?: Resolver<Array<ResolversTypes['StatementTransactionAction']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bankAccount?: Resolver<ResolversTypes['BankAccount'], ParentType, ContextType>;
  candidates?: Resolver<Maybe<Array<ResolversTypes['MatchCandidate']>>, ParentType, ContextType, RequireFields<StatementTransactionCandidatesArgs, 'first'>>;
  categories?: Resolver<Maybe<ResolversTypes['LineCategories']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['Direction'], ParentType, ContextType>;
  endingBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  expectedElsewhere?: Resolver<Maybe<Array<ResolversTypes['ExpectedTransaction']>>, ParentType, ContextType>;
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

export type StatementsLeftOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementsLeftOut'] = ResolversParentTypes['StatementsLeftOut']> = {
  bankAccount?: Resolver<ResolversTypes['BankAccount'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  accessChanged?: SubscriptionResolver<ResolversTypes['AccessChange'], "accessChanged", ParentType, ContextType>;
  bankAccountChanged?: SubscriptionResolver<ResolversTypes['BankAccount'], "bankAccountChanged", ParentType, ContextType, RequireFields<SubscriptionBankAccountChangedArgs, 'bankAccountId'>>;
  billChanged?: SubscriptionResolver<ResolversTypes['BillChange'], "billChanged", ParentType, ContextType>;
  cashChanged?: SubscriptionResolver<ResolversTypes['CashChange'], "cashChanged", ParentType, ContextType>;
  depositChanged?: SubscriptionResolver<ResolversTypes['DepositChange'], "depositChanged", ParentType, ContextType>;
  exceptionChanged?: SubscriptionResolver<ResolversTypes['ExceptionChange'], "exceptionChanged", ParentType, ContextType>;
  exportProgress?: SubscriptionResolver<ResolversTypes['Export'], "exportProgress", ParentType, ContextType, RequireFields<SubscriptionExportProgressArgs, 'exportId'>>;
  organizationChanged?: SubscriptionResolver<ResolversTypes['OrganizationChange'], "organizationChanged", ParentType, ContextType>;
  paymentProviderChanged?: SubscriptionResolver<ResolversTypes['PaymentProviderChange'], "paymentProviderChanged", ParentType, ContextType>;
  paymentRecordChanged?: SubscriptionResolver<ResolversTypes['PaymentRecordChange'], "paymentRecordChanged", ParentType, ContextType>;
  paymentStatusChanged?: SubscriptionResolver<ResolversTypes['PaymentStatusChange'], "paymentStatusChanged", ParentType, ContextType, Partial<SubscriptionPaymentStatusChangedArgs>>;
  reconciliationChanged?: SubscriptionResolver<ResolversTypes['ReconciliationChange'], "reconciliationChanged", ParentType, ContextType, Partial<SubscriptionReconciliationChangedArgs>>;
  reconciliationRunProgress?: SubscriptionResolver<ResolversTypes['ReconciliationRun'], "reconciliationRunProgress", ParentType, ContextType, RequireFields<SubscriptionReconciliationRunProgressArgs, 'runId'>>;
  recordImportProgress?: SubscriptionResolver<ResolversTypes['RecordImport'], "recordImportProgress", ParentType, ContextType, RequireFields<SubscriptionRecordImportProgressArgs, 'importId'>>;
  statementImportProgress?: SubscriptionResolver<ResolversTypes['StatementImport'], "statementImportProgress", ParentType, ContextType, RequireFields<SubscriptionStatementImportProgressArgs, 'importId'>>;
};

export type TaxUnitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxUnit'] = ResolversParentTypes['TaxUnit']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TestBankConnectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestBankConnectionPayload'] = ResolversParentTypes['TestBankConnectionPayload']> = {
  balance?: Resolver<Maybe<ResolversTypes['Balance']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type UnlinkProviderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnlinkProviderPayload'] = ResolversParentTypes['UnlinkProviderPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

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
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  appMode?: Resolver<Maybe<ResolversTypes['AppMode']>, ParentType, ContextType>;
  backupCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  linkedProviders?: Resolver<Array<ResolversTypes['LinkedProvider']>, ParentType, ContextType>;
  mayCreateOrganizations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type WithheldAmountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithheldAmount'] = ResolversParentTypes['WithheldAmount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  base?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['WithholdingCode'], ParentType, ContextType>;
};

export type WithheldTaxConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithheldTaxConnection'] = ResolversParentTypes['WithheldTaxConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WithheldTaxEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<Array<ResolversTypes['WithheldTaxTotal']>>, ParentType, ContextType>;
};

export type WithheldTaxEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithheldTaxEdge'] = ResolversParentTypes['WithheldTaxEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Bill'], ParentType, ContextType>;
};

export type WithheldTaxFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithheldTaxFile'] = ResolversParentTypes['WithheldTaxFile']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WithheldTaxFileResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithheldTaxFileResult'] = ResolversParentTypes['WithheldTaxFileResult']> = {
  file?: Resolver<Maybe<ResolversTypes['WithheldTaxFile']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WithheldTaxTotalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithheldTaxTotal'] = ResolversParentTypes['WithheldTaxTotal']> = {
  base?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withheld?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withholding?: Resolver<ResolversTypes['BillWithholdingKind'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcceptInvitationPayload?: AcceptInvitationPayloadResolvers<ContextType>;
  AccessChange?: AccessChangeResolvers<ContextType>;
  AccountCash?: AccountCashResolvers<ContextType>;
  Activity?: ActivityResolvers<ContextType>;
  ActivityConnection?: ActivityConnectionResolvers<ContextType>;
  ActivityCredential?: ActivityCredentialResolvers<ContextType>;
  ActivityEdge?: ActivityEdgeResolvers<ContextType>;
  ActivityProof?: ActivityProofResolvers<ContextType>;
  AddAuthenticatorPayload?: AddAuthenticatorPayloadResolvers<ContextType>;
  AddFactorPayload?: AddFactorPayloadResolvers<ContextType>;
  AddressRegion?: AddressRegionResolvers<ContextType>;
  Adjustment?: AdjustmentResolvers<ContextType>;
  Allocation?: AllocationResolvers<ContextType>;
  ApiToken?: ApiTokenResolvers<ContextType>;
  ApiTokenConnection?: ApiTokenConnectionResolvers<ContextType>;
  ApiTokenEdge?: ApiTokenEdgeResolvers<ContextType>;
  ApplyCashRulePayload?: ApplyCashRulePayloadResolvers<ContextType>;
  Approvable?: ApprovableResolvers<ContextType>;
  ApprovableConnection?: ApprovableConnectionResolvers<ContextType>;
  ApprovableEdge?: ApprovableEdgeResolvers<ContextType>;
  Approval?: ApprovalResolvers<ContextType>;
  ApprovalBand?: ApprovalBandResolvers<ContextType>;
  ApprovalCounts?: ApprovalCountsResolvers<ContextType>;
  ApprovalPolicy?: ApprovalPolicyResolvers<ContextType>;
  ApprovalPolicyPayload?: ApprovalPolicyPayloadResolvers<ContextType>;
  ApprovalReason?: ApprovalReasonResolvers<ContextType>;
  ApprovalStep?: ApprovalStepResolvers<ContextType>;
  AuthenticatorSetup?: AuthenticatorSetupResolvers<ContextType>;
  AwaitedApproval?: AwaitedApprovalResolvers<ContextType>;
  Balance?: BalanceResolvers<ContextType>;
  BalanceProof?: BalanceProofResolvers<ContextType>;
  Bank?: BankResolvers<ContextType>;
  BankAccount?: BankAccountResolvers<ContextType>;
  BankAccountConnection?: BankAccountConnectionResolvers<ContextType>;
  BankAccountEdge?: BankAccountEdgeResolvers<ContextType>;
  BankAccountPayload?: BankAccountPayloadResolvers<ContextType>;
  BankBalance?: BankBalanceResolvers<ContextType>;
  BankConnectionPayload?: BankConnectionPayloadResolvers<ContextType>;
  BankLink?: BankLinkResolvers<ContextType>;
  BankLinkError?: BankLinkErrorResolvers<ContextType>;
  BankingDay?: BankingDayResolvers<ContextType>;
  BankingDaysPayload?: BankingDaysPayloadResolvers<ContextType>;
  Beneficiary?: BeneficiaryResolvers<ContextType>;
  Bill?: BillResolvers<ContextType>;
  BillChange?: BillChangeResolvers<ContextType>;
  BillChecks?: BillChecksResolvers<ContextType>;
  BillConnection?: BillConnectionResolvers<ContextType>;
  BillCounts?: BillCountsResolvers<ContextType>;
  BillEdge?: BillEdgeResolvers<ContextType>;
  BillFile?: BillFileResolvers<ContextType>;
  BillMetadataField?: BillMetadataFieldResolvers<ContextType>;
  BillMetadataValue?: BillMetadataValueResolvers<ContextType>;
  BillPayload?: BillPayloadResolvers<ContextType>;
  BillSettings?: BillSettingsResolvers<ContextType>;
  BillSettingsPayload?: BillSettingsPayloadResolvers<ContextType>;
  BillTax?: BillTaxResolvers<ContextType>;
  BillTaxEstimate?: BillTaxEstimateResolvers<ContextType>;
  BillTaxEstimateResult?: BillTaxEstimateResultResolvers<ContextType>;
  BillTaxRates?: BillTaxRatesResolvers<ContextType>;
  BillVatRate?: BillVatRateResolvers<ContextType>;
  BillWithholdingRate?: BillWithholdingRateResolvers<ContextType>;
  BillsPayload?: BillsPayloadResolvers<ContextType>;
  BlockedApprovalBand?: BlockedApprovalBandResolvers<ContextType>;
  BlockedApprovalPolicy?: BlockedApprovalPolicyResolvers<ContextType>;
  BrokenActivity?: BrokenActivityResolvers<ContextType>;
  BulkResult?: BulkResultResolvers<ContextType>;
  CancelCustomerInvitationsPayload?: CancelCustomerInvitationsPayloadResolvers<ContextType>;
  CashCategory?: CashCategoryResolvers<ContextType>;
  CashCategoryPayload?: CashCategoryPayloadResolvers<ContextType>;
  CashChange?: CashChangeResolvers<ContextType>;
  CashFlow?: CashFlowResolvers<ContextType>;
  CashFlowBefore?: CashFlowBeforeResolvers<ContextType>;
  CashFlowLine?: CashFlowLineResolvers<ContextType>;
  CashFlowLines?: CashFlowLinesResolvers<ContextType>;
  CashFlowPeriod?: CashFlowPeriodResolvers<ContextType>;
  CashForecast?: CashForecastResolvers<ContextType>;
  CashGroup?: CashGroupResolvers<ContextType>;
  CashOnDay?: CashOnDayResolvers<ContextType>;
  CashPosition?: CashPositionResolvers<ContextType>;
  CashRestriction?: CashRestrictionResolvers<ContextType>;
  CashRule?: CashRuleResolvers<ContextType>;
  CashRulePayload?: CashRulePayloadResolvers<ContextType>;
  CashRulePreview?: CashRulePreviewResolvers<ContextType>;
  CashSubgroup?: CashSubgroupResolvers<ContextType>;
  CashSums?: CashSumsResolvers<ContextType>;
  CashTotals?: CashTotalsResolvers<ContextType>;
  CategoryCashFlow?: CategoryCashFlowResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  CheckNamesOfPaymentsPayload?: CheckNamesOfPaymentsPayloadResolvers<ContextType>;
  CommentOnExceptionPayload?: CommentOnExceptionPayloadResolvers<ContextType>;
  Controls?: ControlsResolvers<ContextType>;
  CountedCash?: CountedCashResolvers<ContextType>;
  Counterparty?: CounterpartyResolvers<ContextType>;
  CounterpartyBankAccount?: CounterpartyBankAccountResolvers<ContextType>;
  CounterpartyConnection?: CounterpartyConnectionResolvers<ContextType>;
  CounterpartyEdge?: CounterpartyEdgeResolvers<ContextType>;
  CounterpartyPayables?: CounterpartyPayablesResolvers<ContextType>;
  CounterpartyPayload?: CounterpartyPayloadResolvers<ContextType>;
  CounterpartyWarning?: CounterpartyWarningResolvers<ContextType>;
  CreateApiTokenPayload?: CreateApiTokenPayloadResolvers<ContextType>;
  CreateEntityPayload?: CreateEntityPayloadResolvers<ContextType>;
  CreateFileUploadPayload?: CreateFileUploadPayloadResolvers<ContextType>;
  CreateFirstOwnerPayload?: CreateFirstOwnerPayloadResolvers<ContextType>;
  CreateOrganizationPayload?: CreateOrganizationPayloadResolvers<ContextType>;
  CreateWebhookPayload?: CreateWebhookPayloadResolvers<ContextType>;
  CurrencyCash?: CurrencyCashResolvers<ContextType>;
  CurrencyPayables?: CurrencyPayablesResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerAddress?: CustomerAddressResolvers<ContextType>;
  CustomerConnection?: CustomerConnectionResolvers<ContextType>;
  CustomerCounts?: CustomerCountsResolvers<ContextType>;
  CustomerDirector?: CustomerDirectorResolvers<ContextType>;
  CustomerDocument?: CustomerDocumentResolvers<ContextType>;
  CustomerEdge?: CustomerEdgeResolvers<ContextType>;
  CustomerFieldChange?: CustomerFieldChangeResolvers<ContextType>;
  CustomerInvitationResult?: CustomerInvitationResultResolvers<ContextType>;
  CustomerPayload?: CustomerPayloadResolvers<ContextType>;
  CustomerRequest?: CustomerRequestResolvers<ContextType>;
  CustomerRequestDocument?: CustomerRequestDocumentResolvers<ContextType>;
  CustomerRequestLink?: CustomerRequestLinkResolvers<ContextType>;
  CustomerRequestPayload?: CustomerRequestPayloadResolvers<ContextType>;
  CustomerRevision?: CustomerRevisionResolvers<ContextType>;
  CustomerWarning?: CustomerWarningResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DayBalance?: DayBalanceResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  DeleteApprovalPolicyPayload?: DeleteApprovalPolicyPayloadResolvers<ContextType>;
  DeleteBankAccountPayload?: DeleteBankAccountPayloadResolvers<ContextType>;
  DeleteBillsPayload?: DeleteBillsPayloadResolvers<ContextType>;
  DeleteCashRulePayload?: DeleteCashRulePayloadResolvers<ContextType>;
  DeleteCounterpartiesPayload?: DeleteCounterpartiesPayloadResolvers<ContextType>;
  DeleteEntityPayload?: DeleteEntityPayloadResolvers<ContextType>;
  DeleteExpectedTransactionsPayload?: DeleteExpectedTransactionsPayloadResolvers<ContextType>;
  DeletePlannedLinePayload?: DeletePlannedLinePayloadResolvers<ContextType>;
  DeleteProductsPayload?: DeleteProductsPayloadResolvers<ContextType>;
  DeleteRolePayload?: DeleteRolePayloadResolvers<ContextType>;
  DeleteSavedViewPayload?: DeleteSavedViewPayloadResolvers<ContextType>;
  DeleteStatementTransactionsPayload?: DeleteStatementTransactionsPayloadResolvers<ContextType>;
  DeleteWebhookPayload?: DeleteWebhookPayloadResolvers<ContextType>;
  Deposit?: DepositResolvers<ContextType>;
  DepositCalculation?: DepositCalculationResolvers<ContextType>;
  DepositChange?: DepositChangeResolvers<ContextType>;
  DepositClosing?: DepositClosingResolvers<ContextType>;
  DepositConnection?: DepositConnectionResolvers<ContextType>;
  DepositCounts?: DepositCountsResolvers<ContextType>;
  DepositEarlyClose?: DepositEarlyCloseResolvers<ContextType>;
  DepositEdge?: DepositEdgeResolvers<ContextType>;
  DepositInterest?: DepositInterestResolvers<ContextType>;
  DepositLadderStep?: DepositLadderStepResolvers<ContextType>;
  DepositPayload?: DepositPayloadResolvers<ContextType>;
  DepositPeriod?: DepositPeriodResolvers<ContextType>;
  DepositTenorOffer?: DepositTenorOfferResolvers<ContextType>;
  Device?: DeviceResolvers<ContextType>;
  DirectionTotal?: DirectionTotalResolvers<ContextType>;
  Discount?: DiscountResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  EndOtherSessionsPayload?: EndOtherSessionsPayloadResolvers<ContextType>;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
  Entity?: EntityResolvers<ContextType>;
  Exception?: ExceptionResolvers<ContextType>;
  ExceptionChange?: ExceptionChangeResolvers<ContextType>;
  ExceptionComment?: ExceptionCommentResolvers<ContextType>;
  ExceptionConnection?: ExceptionConnectionResolvers<ContextType>;
  ExceptionCounts?: ExceptionCountsResolvers<ContextType>;
  ExceptionEdge?: ExceptionEdgeResolvers<ContextType>;
  ExceptionTypeCount?: ExceptionTypeCountResolvers<ContextType>;
  ExceptionsPayload?: ExceptionsPayloadResolvers<ContextType>;
  ExpectedTransaction?: ExpectedTransactionResolvers<ContextType>;
  ExpectedTransactionConnection?: ExpectedTransactionConnectionResolvers<ContextType>;
  ExpectedTransactionEdge?: ExpectedTransactionEdgeResolvers<ContextType>;
  ExpectedTransactionPayload?: ExpectedTransactionPayloadResolvers<ContextType>;
  ExpectedTransactionsPayload?: ExpectedTransactionsPayloadResolvers<ContextType>;
  Export?: ExportResolvers<ContextType>;
  ExportColumn?: ExportColumnResolvers<ContextType>;
  ExportPayload?: ExportPayloadResolvers<ContextType>;
  ExportPaymentsPayload?: ExportPaymentsPayloadResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FileSample?: FileSampleResolvers<ContextType>;
  FileUpload?: FileUploadResolvers<ContextType>;
  FirstSteps?: FirstStepsResolvers<ContextType>;
  ForecastAccuracy?: ForecastAccuracyResolvers<ContextType>;
  ForecastHorizon?: ForecastHorizonResolvers<ContextType>;
  ForecastLeftOut?: ForecastLeftOutResolvers<ContextType>;
  ForecastPeriod?: ForecastPeriodResolvers<ContextType>;
  ForecastRecord?: ForecastRecordResolvers<ContextType>;
  ForecastRecords?: ForecastRecordsResolvers<ContextType>;
  ForecastScenario?: ForecastScenarioResolvers<ContextType>;
  ForecastSource?: ForecastSourceResolvers<ContextType>;
  ForecastVariance?: ForecastVarianceResolvers<ContextType>;
  FoundDecimalMark?: FoundDecimalMarkResolvers<ContextType>;
  GoodsReceipt?: GoodsReceiptResolvers<ContextType>;
  GoodsReceiptConnection?: GoodsReceiptConnectionResolvers<ContextType>;
  GoodsReceiptEdge?: GoodsReceiptEdgeResolvers<ContextType>;
  GoodsReceiptFile?: GoodsReceiptFileResolvers<ContextType>;
  GoodsReceiptLine?: GoodsReceiptLineResolvers<ContextType>;
  GoodsReceiptPayload?: GoodsReceiptPayloadResolvers<ContextType>;
  ImportCounts?: ImportCountsResolvers<ContextType>;
  ImportIssue?: ImportIssueResolvers<ContextType>;
  ImportIssueConnection?: ImportIssueConnectionResolvers<ContextType>;
  ImportIssueEdge?: ImportIssueEdgeResolvers<ContextType>;
  ImportPaymentProviderReportPayload?: ImportPaymentProviderReportPayloadResolvers<ContextType>;
  ImportSuggestion?: ImportSuggestionResolvers<ContextType>;
  InquireAccountPayload?: InquireAccountPayloadResolvers<ContextType>;
  InvitationResult?: InvitationResultResolvers<ContextType>;
  InviteCustomersPayload?: InviteCustomersPayloadResolvers<ContextType>;
  InviteMembersPayload?: InviteMembersPayloadResolvers<ContextType>;
  KeyValue?: KeyValueResolvers<ContextType>;
  LineCategories?: LineCategoriesResolvers<ContextType>;
  LineCategoriesPayload?: LineCategoriesPayloadResolvers<ContextType>;
  LineCategoryPart?: LineCategoryPartResolvers<ContextType>;
  LinkInvitationPayload?: LinkInvitationPayloadResolvers<ContextType>;
  LinkedProvider?: LinkedProviderResolvers<ContextType>;
  MatchCandidate?: MatchCandidateResolvers<ContextType>;
  MatchReason?: MatchReasonResolvers<ContextType>;
  MembersPayload?: MembersPayloadResolvers<ContextType>;
  Membership?: MembershipResolvers<ContextType>;
  MembershipConnection?: MembershipConnectionResolvers<ContextType>;
  MembershipEdge?: MembershipEdgeResolvers<ContextType>;
  MembershipTotal?: MembershipTotalResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  MoneyAtProviders?: MoneyAtProvidersResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NameCheck?: NameCheckResolvers<ContextType>;
  NewAccount?: NewAccountResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  OpenInvitation?: OpenInvitationResolvers<ContextType>;
  OrderCashRulesPayload?: OrderCashRulesPayloadResolvers<ContextType>;
  OrderLineSuggestion?: OrderLineSuggestionResolvers<ContextType>;
  OrderSettings?: OrderSettingsResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  OrganizationChange?: OrganizationChangeResolvers<ContextType>;
  OwnershipPayload?: OwnershipPayloadResolvers<ContextType>;
  OwnershipTransfer?: OwnershipTransferResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PasswordReset?: PasswordResetResolvers<ContextType>;
  PastForecastPeriod?: PastForecastPeriodResolvers<ContextType>;
  PayableBill?: PayableBillResolvers<ContextType>;
  PayableBills?: PayableBillsResolvers<ContextType>;
  PayableSum?: PayableSumResolvers<ContextType>;
  Payables?: PayablesResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentAttempt?: PaymentAttemptResolvers<ContextType>;
  PaymentConnection?: PaymentConnectionResolvers<ContextType>;
  PaymentCounts?: PaymentCountsResolvers<ContextType>;
  PaymentEdge?: PaymentEdgeResolvers<ContextType>;
  PaymentFile?: PaymentFileResolvers<ContextType>;
  PaymentFileMapping?: PaymentFileMappingResolvers<ContextType>;
  PaymentImportApproval?: PaymentImportApprovalResolvers<ContextType>;
  PaymentImportSummary?: PaymentImportSummaryResolvers<ContextType>;
  PaymentMethodOption?: PaymentMethodOptionResolvers<ContextType>;
  PaymentOptions?: PaymentOptionsResolvers<ContextType>;
  PaymentPayload?: PaymentPayloadResolvers<ContextType>;
  PaymentProvider?: PaymentProviderResolvers<ContextType>;
  PaymentProviderCapabilities?: PaymentProviderCapabilitiesResolvers<ContextType>;
  PaymentProviderChange?: PaymentProviderChangeResolvers<ContextType>;
  PaymentProviderConnection?: PaymentProviderConnectionResolvers<ContextType>;
  PaymentProviderEdge?: PaymentProviderEdgeResolvers<ContextType>;
  PaymentProviderError?: PaymentProviderErrorResolvers<ContextType>;
  PaymentProviderPayload?: PaymentProviderPayloadResolvers<ContextType>;
  PaymentProviderProvenPayload?: PaymentProviderProvenPayloadResolvers<ContextType>;
  PaymentRecord?: PaymentRecordResolvers<ContextType>;
  PaymentRecordChange?: PaymentRecordChangeResolvers<ContextType>;
  PaymentRecordConnection?: PaymentRecordConnectionResolvers<ContextType>;
  PaymentRecordEdge?: PaymentRecordEdgeResolvers<ContextType>;
  PaymentRecordMember?: PaymentRecordMemberResolvers<ContextType>;
  PaymentRecurrence?: PaymentRecurrenceResolvers<ContextType>;
  PaymentReportCounts?: PaymentReportCountsResolvers<ContextType>;
  PaymentReportIssue?: PaymentReportIssueResolvers<ContextType>;
  PaymentSettings?: PaymentSettingsResolvers<ContextType>;
  PaymentSettingsPayload?: PaymentSettingsPayloadResolvers<ContextType>;
  PaymentStatusChange?: PaymentStatusChangeResolvers<ContextType>;
  PaymentTransaction?: PaymentTransactionResolvers<ContextType>;
  PaymentTransactionConnection?: PaymentTransactionConnectionResolvers<ContextType>;
  PaymentTransactionEdge?: PaymentTransactionEdgeResolvers<ContextType>;
  PaymentTransactionPayload?: PaymentTransactionPayloadResolvers<ContextType>;
  PaymentsPayload?: PaymentsPayloadResolvers<ContextType>;
  PendingCash?: PendingCashResolvers<ContextType>;
  PendingCashRecord?: PendingCashRecordResolvers<ContextType>;
  PendingCashRecords?: PendingCashRecordsResolvers<ContextType>;
  Permission?: PermissionResolvers;
  Person?: PersonResolvers<ContextType>;
  PlannedLine?: PlannedLineResolvers<ContextType>;
  PlannedLinePayload?: PlannedLinePayloadResolvers<ContextType>;
  PrepareApprovalPayload?: PrepareApprovalPayloadResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductPayload?: ProductPayloadResolvers<ContextType>;
  ProveSecondFactorPayload?: ProveSecondFactorPayloadResolvers<ContextType>;
  PurchaseOrder?: PurchaseOrderResolvers<ContextType>;
  PurchaseOrderChange?: PurchaseOrderChangeResolvers<ContextType>;
  PurchaseOrderConnection?: PurchaseOrderConnectionResolvers<ContextType>;
  PurchaseOrderCounts?: PurchaseOrderCountsResolvers<ContextType>;
  PurchaseOrderEdge?: PurchaseOrderEdgeResolvers<ContextType>;
  PurchaseOrderFile?: PurchaseOrderFileResolvers<ContextType>;
  PurchaseOrderLine?: PurchaseOrderLineResolvers<ContextType>;
  PurchaseOrderPayload?: PurchaseOrderPayloadResolvers<ContextType>;
  PurchaseOrderRevision?: PurchaseOrderRevisionResolvers<ContextType>;
  PurchaseOrdersPayload?: PurchaseOrdersPayloadResolvers<ContextType>;
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
  RecordMending?: RecordMendingResolvers<ContextType>;
  RegenerateBackupCodesPayload?: RegenerateBackupCodesPayloadResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  RelinkProviderPayload?: RelinkProviderPayloadResolvers<ContextType>;
  RemoveFactorPayload?: RemoveFactorPayloadResolvers<ContextType>;
  RenameFactorPayload?: RenameFactorPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResendCustomerInvitationsPayload?: ResendCustomerInvitationsPayloadResolvers<ContextType>;
  ResendWebhookDeliveryPayload?: ResendWebhookDeliveryPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  RevokeApiTokenPayload?: RevokeApiTokenPayloadResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  RolePayload?: RolePayloadResolvers<ContextType>;
  RotateWebhookSecretPayload?: RotateWebhookSecretPayloadResolvers<ContextType>;
  SalesOrder?: SalesOrderResolvers<ContextType>;
  SalesOrderAmounts?: SalesOrderAmountsResolvers<ContextType>;
  SalesOrderChange?: SalesOrderChangeResolvers<ContextType>;
  SalesOrderConnection?: SalesOrderConnectionResolvers<ContextType>;
  SalesOrderCounts?: SalesOrderCountsResolvers<ContextType>;
  SalesOrderCredit?: SalesOrderCreditResolvers<ContextType>;
  SalesOrderEdge?: SalesOrderEdgeResolvers<ContextType>;
  SalesOrderLine?: SalesOrderLineResolvers<ContextType>;
  SalesOrderLineAmounts?: SalesOrderLineAmountsResolvers<ContextType>;
  SalesOrderPayload?: SalesOrderPayloadResolvers<ContextType>;
  SalesOrderRevision?: SalesOrderRevisionResolvers<ContextType>;
  SalesOrderTotals?: SalesOrderTotalsResolvers<ContextType>;
  SalesOrdersPayload?: SalesOrdersPayloadResolvers<ContextType>;
  SavedCustomerPayload?: SavedCustomerPayloadResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  SavedViewPayload?: SavedViewPayloadResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SetAppModePayload?: SetAppModePayloadResolvers<ContextType>;
  SetMinimumCashPayload?: SetMinimumCashPayloadResolvers<ContextType>;
  SetPeriodLockPayload?: SetPeriodLockPayloadResolvers<ContextType>;
  SetPhotoPayload?: SetPhotoPayloadResolvers<ContextType>;
  SetupLink?: SetupLinkResolvers<ContextType>;
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
  StatementImportLine?: StatementImportLineResolvers<ContextType>;
  StatementImportPayload?: StatementImportPayloadResolvers<ContextType>;
  StatementImportRow?: StatementImportRowResolvers<ContextType>;
  StatementImportRowConnection?: StatementImportRowConnectionResolvers<ContextType>;
  StatementImportRowEdge?: StatementImportRowEdgeResolvers<ContextType>;
  StatementImportTotals?: StatementImportTotalsResolvers<ContextType>;
  StatementMapping?: StatementMappingResolvers<ContextType>;
  StatementMending?: StatementMendingResolvers<ContextType>;
  StatementTransaction?: StatementTransactionResolvers<ContextType>;
  StatementTransactionConnection?: StatementTransactionConnectionResolvers<ContextType>;
  StatementTransactionEdge?: StatementTransactionEdgeResolvers<ContextType>;
  StatementTransactionPayload?: StatementTransactionPayloadResolvers<ContextType>;
  StatementTransactionsPayload?: StatementTransactionsPayloadResolvers<ContextType>;
  StatementsLeftOut?: StatementsLeftOutResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TaxUnit?: TaxUnitResolvers<ContextType>;
  TestBankConnectionPayload?: TestBankConnectionPayloadResolvers<ContextType>;
  TestWebhookPayload?: TestWebhookPayloadResolvers<ContextType>;
  TwoFactorChallenge?: TwoFactorChallengeResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UUID?: GraphQLScalarType;
  UnlinkProviderPayload?: UnlinkProviderPayloadResolvers<ContextType>;
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
  WithheldAmount?: WithheldAmountResolvers<ContextType>;
  WithheldTaxConnection?: WithheldTaxConnectionResolvers<ContextType>;
  WithheldTaxEdge?: WithheldTaxEdgeResolvers<ContextType>;
  WithheldTaxFile?: WithheldTaxFileResolvers<ContextType>;
  WithheldTaxFileResult?: WithheldTaxFileResultResolvers<ContextType>;
  WithheldTaxTotal?: WithheldTaxTotalResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
};
