/**
 * @generated SignedSource<<a53917f282b2ab4005b126c85cfdb2e0>>
 * @relayHash 43d112d77d42fda5592299a7e9eef4ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03b67219ae157985b28bed29fb0c429e11b00c3543e6ec7a6bc8ce44b985cdbb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApiTokenStatus = "ACTIVE" | "EXPIRED" | "REVOKED";
export type BankAccountSortField = "ALIAS" | "CREATED_AT";
export type BankAccountStatus = "ACTIVE" | "CLOSED" | "DORMANT" | "NEW";
export type BillSortField = "AMOUNT" | "CREATED_AT" | "DATE" | "DUE_DATE";
export type BillStatus = "APPROVED" | "CANCELLED" | "DRAFT" | "PAID" | "SUBMITTED";
export type CashFlowUnit = "DAY" | "MONTH" | "QUARTER" | "WEEK";
export type ConnectionType = "API" | "CRAWLER" | "MANUAL";
export type CounterpartySortField = "ALIAS" | "CREATED_AT";
export type CounterpartyStatus = "ACTIVE" | "INACTIVE";
export type CounterpartyType = "COMPANY" | "INDIVIDUAL";
export type CreditMemoKind = "CORRECTION" | "OVERPAYMENT" | "WRITE_OFF";
export type CreditMemoSortField = "AMOUNT" | "CREATED_AT" | "DATE";
export type CreditMemoStatus = "APPLIED" | "DRAFT" | "OPEN" | "PARTIALLY_APPLIED" | "PENDING" | "REFUNDED" | "REFUNDING" | "VOIDED";
export type Currency = "IDR" | "SGD" | "USD";
export type CustomerKind = "COMPANY" | "INDIVIDUAL" | "INDIVIDUAL_B2B";
export type CustomerSortField = "CREATED_AT" | "NAME";
export type CustomerStatus = "ACTIVE" | "DEACTIVATED" | "INVITED" | "REJECTED" | "REQUEST_SENT";
export type DataSource = "API" | "CRAWLER" | "MANUAL";
export type DepositRenewal = "NONE" | "PRINCIPAL" | "PRINCIPAL_AND_INTEREST";
export type DepositSortField = "AMOUNT" | "CREATED_AT" | "ISSUED_ON" | "MATURES_ON";
export type DepositStatus = "ACTIVE" | "CLOSED" | "MATURED" | "NEW";
export type Direction = "CREDIT" | "DEBIT";
export type ExceptionSortField = "SINCE";
export type ExceptionStatus = "IN_PROGRESS" | "OPEN" | "RESOLVED";
export type ExceptionType = "AMOUNT_MISMATCH" | "DUPLICATE_SUSPICION" | "FAILED_PAYMENT" | "MATURING_DEPOSIT" | "MISSING_SETTLEMENT" | "STALE_CONNECTION" | "UNMATCHED_EXPECTED" | "UNMATCHED_STATEMENT" | "UNVERIFIED_CLAIM";
export type ExpectedSource = "BILL" | "CREDIT_MEMO" | "DEPOSIT" | "IMPORT" | "INVOICE" | "MANUAL" | "PAYMENT" | "PROVIDER";
export type ExpectedTransactionSortField = "AMOUNT" | "CREATED_AT" | "DATE";
export type ExportFormat = "CSV" | "XLSX";
export type ExportedList = "AGED_RECEIVABLES" | "API_TOKENS" | "BANK_ACCOUNTS" | "BILLS" | "CASH_FLOW" | "CASH_FORECAST" | "CASH_POSITION" | "COUNTERPARTIES" | "CREDIT_MEMOS" | "CUSTOMERS" | "DEPOSITS" | "EXCEPTIONS" | "EXPECTED_TRANSACTIONS" | "GOODS_RECEIPTS" | "INTERNAL_ACCOUNTS" | "INVOICES" | "MEMBERS" | "PAYABLES" | "PAYMENTS" | "PAYMENT_PROVIDERS" | "PAYMENT_RECORDS" | "PAYMENT_TRANSACTIONS" | "PRODUCTS" | "PURCHASE_ORDERS" | "RECEIVED_PAYMENTS" | "RECONCILIATION_STATEMENT" | "SALES_ORDERS" | "SETTLEMENTS" | "STATEMENT_TRANSACTIONS" | "TRANSFERS" | "WEBHOOK_DELIVERIES" | "WITHHOLDING_SLIPS";
export type ForecastUnit = "DAY" | "MONTH" | "WEEK";
export type FulfillmentStatus = "FULFILLED" | "PARTIALLY_FULFILLED" | "UNFULFILLED";
export type GoodsReceiptKind = "RECEIPT" | "RETURN";
export type GoodsReceiptSortField = "CREATED_AT" | "DATE";
export type GoodsReceiptStatus = "CANCELED" | "RECORDED";
export type InvoiceDeliveryStatus = "OPEN" | "RECEIVED" | "SHIPPED";
export type InvoiceKind = "ADVANCE" | "STANDARD";
export type InvoiceSortField = "AMOUNT" | "CREATED_AT" | "DUE_DATE" | "INVOICE_DATE";
export type InvoiceStatus = "CANCELED" | "DRAFT" | "ISSUED" | "PAID" | "PARTIALLY_PAID" | "WAITING_APPROVAL" | "WRITTEN_OFF";
export type MatchResult = "FULL_MATCH" | "NO_MATCH" | "PARTIAL_MATCH";
export type MembershipSortField = "CREATED_AT" | "EMAIL" | "NAME" | "ROLE";
export type MembershipStatus = "ACTIVE" | "DEACTIVATED" | "EXPIRED" | "INVITED" | "REMOVED";
export type PaymentKind = "PAYMENT" | "TRANSFER";
export type PaymentMethod = "BI_FAST" | "ONLINE" | "RTGS" | "SAME_BANK" | "SKN";
export type PaymentProviderName = "DOKU" | "DURIANPAY" | "FASPAY" | "IPAYMU" | "MIDTRANS" | "XENDIT";
export type PaymentProviderSortField = "CREATED_AT";
export type PaymentProviderStatus = "ACTIVE" | "DISABLED";
export type PaymentRecordReconciliation = "PARTIALLY_RECONCILED" | "RECONCILED" | "UNRECONCILED";
export type PaymentRecordSortField = "CREATED_AT" | "NET" | "PAYOUT_ON";
export type PaymentResult = "FAILED" | "PENDING" | "REFUNDED" | "SUCCEEDED" | "SUCCESS";
export type PaymentSortField = "AMOUNT" | "CREATED_AT" | "DATE";
export type PaymentStatus = "CANCELLED" | "FAILED" | "IN_PROGRESS" | "NEEDS_APPROVAL" | "REJECTED" | "SCHEDULED" | "SENT";
export type PaymentTransactionChannel = "BANK_TRANSFER" | "CARD" | "DIRECT_DEBIT" | "EWALLET" | "OTHER" | "PAYLATER" | "QRIS" | "STORE" | "VIRTUAL_ACCOUNT";
export type PaymentTransactionKind = "CHARGEBACK" | "PAYMENT" | "REFUND";
export type PaymentTransactionSortField = "CREATED_AT" | "GROSS" | "TRANSACTED_AT";
export type PaymentTransactionStatus = "FAILED" | "PENDING" | "REVERSED" | "SUCCESS" | "VOIDED";
export type ProductKind = "GOODS" | "SERVICE";
export type ProductSortField = "CODE" | "CREATED_AT" | "NAME";
export type ProductStatus = "ACTIVE" | "INACTIVE";
export type PurchaseOrderSortField = "AMOUNT" | "CREATED_AT" | "DATE";
export type PurchaseOrderStatus = "ACCEPTED" | "CANCELED" | "CLOSED" | "OPEN" | "REJECTED";
export type ReceivedPaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH" | "CHEQUE" | "E_WALLET" | "OTHER" | "QRIS" | "VIRTUAL_ACCOUNT";
export type ReceivedPaymentSortField = "AMOUNT" | "CREATED_AT" | "DATE";
export type ReceivedPaymentStatus = "CANCELED" | "FAILED" | "PENDING" | "REFUNDED" | "SUCCEEDED";
export type ReceivedPaymentVerification = "UNVERIFIED" | "VERIFIED";
export type ReconciliationStatus = "ARCHIVED" | "PARTIALLY_RECONCILED" | "RECONCILED" | "UNRECONCILED";
export type ReturnNoteStatus = "AWAITED" | "RECEIVED";
export type SalesOrderPaymentStatus = "PAID" | "PARTIALLY_PAID" | "UNBILLED" | "UNPAID";
export type SalesOrderSortField = "AMOUNT" | "CREATED_AT" | "ORDER_DATE" | "REQUIRED_DATE";
export type SalesOrderStatus = "CANCELED" | "CLOSED" | "FULFILLED" | "OPEN" | "PARTIALLY_FULFILLED" | "REJECTED";
export type SettlementSortField = "CREATED_AT" | "NET" | "PAYOUT_ON";
export type SettlementStatus = "PENDING" | "SETTLED";
export type SortDirection = "ASC" | "DESC";
export type StatementTransactionSortField = "AMOUNT" | "DATE";
export type TaxInvoiceStatus = "APPROVED" | "CANCELED" | "EXPORTED" | "NOT_EXPORTED" | "REJECTED";
export type WebhookDeliveryStatus = "DELIVERED" | "FAILED" | "PENDING";
export type WithholdingSlipSortField = "AMOUNT" | "CREATED_AT" | "DATE";
export type WithholdingSlipStatus = "CANCELED" | "PENDING" | "RECORDED";
export type CreateExportInput = {
  columns: ReadonlyArray<string>;
  format: ExportFormat;
  idempotencyKey?: string | null | undefined;
  list: ExportedList;
  rows?: ExportedRowsInput | null | undefined;
  selectedUuids?: ReadonlyArray<string> | null | undefined;
};
export type ExportedRowsInput = {
  agedReceivables?: ExportedAgedReceivablesInput | null | undefined;
  apiTokens?: ExportedApiTokensInput | null | undefined;
  bankAccounts?: ExportedBankAccountsInput | null | undefined;
  bills?: ExportedBillsInput | null | undefined;
  cashFlow?: ExportedCashFlowInput | null | undefined;
  cashForecast?: ExportedCashForecastInput | null | undefined;
  cashPosition?: ExportedCashPositionInput | null | undefined;
  counterparties?: ExportedCounterpartiesInput | null | undefined;
  creditMemos?: ExportedCreditMemosInput | null | undefined;
  customers?: ExportedCustomersInput | null | undefined;
  deposits?: ExportedDepositsInput | null | undefined;
  exceptions?: ExportedExceptionsInput | null | undefined;
  expectedTransactions?: ExportedExpectedTransactionsInput | null | undefined;
  goodsReceipts?: ExportedGoodsReceiptsInput | null | undefined;
  invoices?: ExportedInvoicesInput | null | undefined;
  members?: ExportedMembersInput | null | undefined;
  payables?: ExportedPayablesInput | null | undefined;
  paymentProviders?: ExportedPaymentProvidersInput | null | undefined;
  paymentRecords?: ExportedPaymentRecordsInput | null | undefined;
  paymentTransactions?: ExportedPaymentTransactionsInput | null | undefined;
  payments?: ExportedPaymentsInput | null | undefined;
  products?: ExportedProductsInput | null | undefined;
  purchaseOrders?: ExportedPurchaseOrdersInput | null | undefined;
  receivedPayments?: ExportedReceivedPaymentsInput | null | undefined;
  reconciliationStatement?: ExportedReconciliationStatementInput | null | undefined;
  salesOrders?: ExportedSalesOrdersInput | null | undefined;
  settlements?: ExportedSettlementsInput | null | undefined;
  statementTransactions?: ExportedStatementTransactionsInput | null | undefined;
  webhookDeliveries?: ExportedWebhookDeliveriesInput | null | undefined;
  withholdingSlips?: ExportedWithholdingSlipsInput | null | undefined;
};
export type ExportedAgedReceivablesInput = {
  asOf: string;
  currency?: Currency | null | undefined;
};
export type ExportedApiTokensInput = {
  filter?: ApiTokenFilter | null | undefined;
};
export type ApiTokenFilter = {
  status?: ReadonlyArray<ApiTokenStatus> | null | undefined;
};
export type ExportedBankAccountsInput = {
  filter?: BankAccountFilter | null | undefined;
  sort?: BankAccountSort | null | undefined;
};
export type BankAccountFilter = {
  account?: BankAccountNumberFilter | null | undefined;
  bankCodes?: ReadonlyArray<string> | null | undefined;
  connectionType?: ConnectionType | null | undefined;
  currency?: Currency | null | undefined;
  entityUuid?: string | null | undefined;
  search?: string | null | undefined;
  status?: ReadonlyArray<BankAccountStatus> | null | undefined;
};
export type BankAccountNumberFilter = {
  accountNumber: string;
  bankCode: string;
};
export type BankAccountSort = {
  direction: SortDirection;
  field: BankAccountSortField;
};
export type ExportedBillsInput = {
  filter?: BillFilter | null | undefined;
  sort?: BillSort | null | undefined;
};
export type BillFilter = {
  amount?: AmountRangeInput | null | undefined;
  counterpartyId?: string | null | undefined;
  currency?: Currency | null | undefined;
  date?: DateRangeInput | null | undefined;
  dueDate?: DateRangeInput | null | undefined;
  search?: string | null | undefined;
  status?: ReadonlyArray<BillStatus> | null | undefined;
};
export type AmountRangeInput = {
  atLeast?: string | null | undefined;
  noMoreThan?: string | null | undefined;
};
export type DateRangeInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type BillSort = {
  direction: SortDirection;
  field: BillSortField;
};
export type ExportedCashFlowInput = {
  currency: Currency;
  entityIds?: ReadonlyArray<string> | null | undefined;
  from: string;
  to: string;
  unit?: CashFlowUnit | null | undefined;
};
export type ExportedCashForecastInput = {
  currency: Currency;
  entityIds?: ReadonlyArray<string> | null | undefined;
  includesLeftOut?: boolean | null | undefined;
  scenarios?: ReadonlyArray<ForecastScenarioInput> | null | undefined;
  unit?: ForecastUnit | null | undefined;
  usesLags?: boolean | null | undefined;
};
export type ForecastScenarioInput = {
  extraLines?: ReadonlyArray<ForecastExtraLineInput> | null | undefined;
  haircutPercent?: number | null | undefined;
  includesUnapproved?: boolean | null | undefined;
  leavesOut?: ReadonlyArray<string> | null | undefined;
  paymentsLateDays?: number | null | undefined;
  receiptsLateDays?: number | null | undefined;
};
export type ForecastExtraLineInput = {
  amount: string;
  date: string;
  direction: Direction;
};
export type ExportedCashPositionInput = {
  asOf?: string | null | undefined;
  currency?: Currency | null | undefined;
  entityIds?: ReadonlyArray<string> | null | undefined;
};
export type ExportedCounterpartiesInput = {
  filter?: CounterpartyFilter | null | undefined;
  sort?: CounterpartySort | null | undefined;
};
export type CounterpartyFilter = {
  account?: CounterpartyAccountFilter | null | undefined;
  search?: string | null | undefined;
  status?: CounterpartyStatus | null | undefined;
  type?: CounterpartyType | null | undefined;
};
export type CounterpartyAccountFilter = {
  accountNumber: string;
  bankCode: string;
};
export type CounterpartySort = {
  direction: SortDirection;
  field: CounterpartySortField;
};
export type ExportedCreditMemosInput = {
  filter?: CreditMemoFilter | null | undefined;
  sort?: CreditMemoSort | null | undefined;
};
export type CreditMemoFilter = {
  amount?: AmountRangeInput | null | undefined;
  currency?: Currency | null | undefined;
  customerId?: string | null | undefined;
  date?: DateRangeInput | null | undefined;
  entityUuid?: string | null | undefined;
  invoiceId?: string | null | undefined;
  kind?: CreditMemoKind | null | undefined;
  returnNote?: ReturnNoteStatus | null | undefined;
  salesOrderId?: string | null | undefined;
  search?: string | null | undefined;
  status?: ReadonlyArray<CreditMemoStatus> | null | undefined;
  toReclaim?: boolean | null | undefined;
};
export type CreditMemoSort = {
  direction: SortDirection;
  field: CreditMemoSortField;
};
export type ExportedCustomersInput = {
  filter?: CustomerFilter | null | undefined;
  sort?: CustomerSort | null | undefined;
};
export type CustomerFilter = {
  changeRequested?: boolean | null | undefined;
  search?: string | null | undefined;
  status?: ReadonlyArray<CustomerStatus> | null | undefined;
  type?: CustomerKind | null | undefined;
};
export type CustomerSort = {
  direction: SortDirection;
  field: CustomerSortField;
};
export type ExportedDepositsInput = {
  filter?: DepositFilter | null | undefined;
  sort?: DepositSort | null | undefined;
};
export type DepositFilter = {
  amount?: AmountRangeInput | null | undefined;
  bankCodes?: ReadonlyArray<string> | null | undefined;
  currency?: Currency | null | undefined;
  issued?: DateRangeInput | null | undefined;
  matures?: DateRangeInput | null | undefined;
  pledged?: boolean | null | undefined;
  renewal?: DepositRenewal | null | undefined;
  search?: string | null | undefined;
  status?: ReadonlyArray<DepositStatus> | null | undefined;
};
export type DepositSort = {
  direction: SortDirection;
  field: DepositSortField;
};
export type ExportedExceptionsInput = {
  filter?: ExceptionFilter | null | undefined;
  sort?: ExceptionSort | null | undefined;
};
export type ExceptionFilter = {
  assigneeUuid?: string | null | undefined;
  bankAccountId?: string | null | undefined;
  search?: string | null | undefined;
  status?: ReadonlyArray<ExceptionStatus> | null | undefined;
  type?: ReadonlyArray<ExceptionType> | null | undefined;
};
export type ExceptionSort = {
  direction: SortDirection;
  field: ExceptionSortField;
};
export type ExportedExpectedTransactionsInput = {
  filter?: ExpectedTransactionFilter | null | undefined;
  sort?: ExpectedTransactionSort | null | undefined;
};
export type ExpectedTransactionFilter = {
  amount?: AmountRangeInput | null | undefined;
  bankAccountId?: string | null | undefined;
  counterpartyId?: string | null | undefined;
  currency?: Currency | null | undefined;
  date?: DateRangeInput | null | undefined;
  direction?: Direction | null | undefined;
  search?: string | null | undefined;
  source?: ExpectedSource | null | undefined;
  status?: ReadonlyArray<ReconciliationStatus> | null | undefined;
};
export type ExpectedTransactionSort = {
  direction: SortDirection;
  field: ExpectedTransactionSortField;
};
export type ExportedGoodsReceiptsInput = {
  filter?: GoodsReceiptFilter | null | undefined;
  sort?: GoodsReceiptSort | null | undefined;
};
export type GoodsReceiptFilter = {
  customerId?: string | null | undefined;
  date?: DateRangeInput | null | undefined;
  kind?: GoodsReceiptKind | null | undefined;
  salesOrderId?: string | null | undefined;
  search?: string | null | undefined;
  status?: GoodsReceiptStatus | null | undefined;
};
export type GoodsReceiptSort = {
  direction: SortDirection;
  field: GoodsReceiptSortField;
};
export type ExportedInvoicesInput = {
  filter?: InvoiceFilter | null | undefined;
  sort?: InvoiceSort | null | undefined;
};
export type InvoiceFilter = {
  amount?: AmountRangeInput | null | undefined;
  billed?: boolean | null | undefined;
  currency?: Currency | null | undefined;
  customerId?: string | null | undefined;
  deliveryStatus?: InvoiceDeliveryStatus | null | undefined;
  dueDate?: DateRangeInput | null | undefined;
  entityUuid?: string | null | undefined;
  invoiceDate?: DateRangeInput | null | undefined;
  kind?: InvoiceKind | null | undefined;
  overdue?: boolean | null | undefined;
  salesOrderId?: string | null | undefined;
  search?: string | null | undefined;
  status?: ReadonlyArray<InvoiceStatus> | null | undefined;
  taxInvoice?: ReadonlyArray<TaxInvoiceStatus> | null | undefined;
  waitingForSlip?: boolean | null | undefined;
  withheldOpen?: boolean | null | undefined;
};
export type InvoiceSort = {
  direction: SortDirection;
  field: InvoiceSortField;
};
export type ExportedMembersInput = {
  filter?: MembershipFilter | null | undefined;
  sort?: MembershipSort | null | undefined;
};
export type MembershipFilter = {
  roleId?: string | null | undefined;
  search?: string | null | undefined;
  status?: ReadonlyArray<MembershipStatus> | null | undefined;
};
export type MembershipSort = {
  direction: SortDirection;
  field: MembershipSortField;
};
export type ExportedPayablesInput = {
  asOf?: string | null | undefined;
  currency?: Currency | null | undefined;
};
export type ExportedPaymentProvidersInput = {
  filter?: PaymentProviderFilter | null | undefined;
  sort?: PaymentProviderSort | null | undefined;
};
export type PaymentProviderFilter = {
  provider?: ReadonlyArray<PaymentProviderName> | null | undefined;
  search?: string | null | undefined;
  status?: ReadonlyArray<PaymentProviderStatus> | null | undefined;
};
export type PaymentProviderSort = {
  direction: SortDirection;
  field: PaymentProviderSortField;
};
export type ExportedPaymentRecordsInput = {
  filter?: PaymentRecordFilter | null | undefined;
  sort?: PaymentRecordSort | null | undefined;
};
export type PaymentRecordFilter = {
  amount?: AmountRangeInput | null | undefined;
  bankAccountId?: string | null | undefined;
  currency?: Currency | null | undefined;
  hasMismatch?: boolean | null | undefined;
  payout?: DateRangeInput | null | undefined;
  providerId?: string | null | undefined;
  reconciliation?: ReadonlyArray<PaymentRecordReconciliation> | null | undefined;
  search?: string | null | undefined;
  settlement?: ReadonlyArray<SettlementStatus> | null | undefined;
};
export type PaymentRecordSort = {
  direction: SortDirection;
  field: PaymentRecordSortField;
};
export type ExportedPaymentTransactionsInput = {
  filter?: PaymentTransactionFilter | null | undefined;
  sort?: PaymentTransactionSort | null | undefined;
};
export type PaymentTransactionFilter = {
  amount?: AmountRangeInput | null | undefined;
  channel?: ReadonlyArray<PaymentTransactionChannel> | null | undefined;
  currency?: Currency | null | undefined;
  hasMismatch?: boolean | null | undefined;
  kind?: ReadonlyArray<PaymentTransactionKind> | null | undefined;
  orderReference?: string | null | undefined;
  providerId?: string | null | undefined;
  recordId?: string | null | undefined;
  result?: ReadonlyArray<PaymentResult> | null | undefined;
  search?: string | null | undefined;
  settlement?: ReadonlyArray<SettlementStatus> | null | undefined;
  status?: ReadonlyArray<PaymentTransactionStatus> | null | undefined;
  transacted?: DateRangeInput | null | undefined;
};
export type PaymentTransactionSort = {
  direction: SortDirection;
  field: PaymentTransactionSortField;
};
export type ExportedPaymentsInput = {
  filter?: PaymentFilter | null | undefined;
  sort?: PaymentSort | null | undefined;
};
export type PaymentFilter = {
  amount?: AmountRangeInput | null | undefined;
  archived?: boolean | null | undefined;
  counterpartyId?: string | null | undefined;
  currency?: Currency | null | undefined;
  date?: DateRangeInput | null | undefined;
  fromAccountId?: string | null | undefined;
  importId?: string | null | undefined;
  kind?: PaymentKind | null | undefined;
  method?: PaymentMethod | null | undefined;
  search?: string | null | undefined;
  status?: ReadonlyArray<PaymentStatus> | null | undefined;
};
export type PaymentSort = {
  direction: SortDirection;
  field: PaymentSortField;
};
export type ExportedProductsInput = {
  filter?: ProductFilter | null | undefined;
  sort?: ProductSort | null | undefined;
};
export type ProductFilter = {
  kind?: ProductKind | null | undefined;
  search?: string | null | undefined;
  status?: ProductStatus | null | undefined;
};
export type ProductSort = {
  direction: SortDirection;
  field: ProductSortField;
};
export type ExportedPurchaseOrdersInput = {
  filter?: PurchaseOrderFilter | null | undefined;
  sort?: PurchaseOrderSort | null | undefined;
};
export type PurchaseOrderFilter = {
  amount?: AmountRangeInput | null | undefined;
  currency?: Currency | null | undefined;
  customerId?: string | null | undefined;
  date?: DateRangeInput | null | undefined;
  search?: string | null | undefined;
  status?: ReadonlyArray<PurchaseOrderStatus> | null | undefined;
};
export type PurchaseOrderSort = {
  direction: SortDirection;
  field: PurchaseOrderSortField;
};
export type ExportedReceivedPaymentsInput = {
  filter?: ReceivedPaymentFilter | null | undefined;
  sort?: ReceivedPaymentSort | null | undefined;
};
export type ReceivedPaymentFilter = {
  amount?: AmountRangeInput | null | undefined;
  currency?: Currency | null | undefined;
  customerId?: string | null | undefined;
  date?: DateRangeInput | null | undefined;
  isUnapplied?: boolean | null | undefined;
  method?: ReadonlyArray<ReceivedPaymentMethod> | null | undefined;
  search?: string | null | undefined;
  status?: ReadonlyArray<ReceivedPaymentStatus> | null | undefined;
  verification?: ReceivedPaymentVerification | null | undefined;
};
export type ReceivedPaymentSort = {
  direction: SortDirection;
  field: ReceivedPaymentSortField;
};
export type ExportedReconciliationStatementInput = {
  bankAccountId: string;
  date: string;
};
export type ExportedSalesOrdersInput = {
  filter?: SalesOrderFilter | null | undefined;
  sort?: SalesOrderSort | null | undefined;
};
export type SalesOrderFilter = {
  amount?: AmountRangeInput | null | undefined;
  currency?: Currency | null | undefined;
  customerId?: string | null | undefined;
  entityUuid?: string | null | undefined;
  fulfillment?: FulfillmentStatus | null | undefined;
  orderDate?: DateRangeInput | null | undefined;
  paymentStatus?: SalesOrderPaymentStatus | null | undefined;
  purchaseOrderId?: string | null | undefined;
  requiredDate?: DateRangeInput | null | undefined;
  search?: string | null | undefined;
  status?: ReadonlyArray<SalesOrderStatus> | null | undefined;
  waitingApproval?: boolean | null | undefined;
};
export type SalesOrderSort = {
  direction: SortDirection;
  field: SalesOrderSortField;
};
export type ExportedSettlementsInput = {
  filter?: SettlementFilter | null | undefined;
  sort?: SettlementSort | null | undefined;
};
export type SettlementFilter = {
  amount?: AmountRangeInput | null | undefined;
  currency?: Currency | null | undefined;
  payout?: DateRangeInput | null | undefined;
  provider?: ReadonlyArray<PaymentProviderName> | null | undefined;
  search?: string | null | undefined;
  status?: ReadonlyArray<SettlementStatus> | null | undefined;
};
export type SettlementSort = {
  direction: SortDirection;
  field: SettlementSortField;
};
export type ExportedStatementTransactionsInput = {
  filter?: StatementTransactionFilter | null | undefined;
  sort?: StatementTransactionSort | null | undefined;
};
export type StatementTransactionFilter = {
  amount?: AmountRangeInput | null | undefined;
  bankAccountId?: string | null | undefined;
  currency?: Currency | null | undefined;
  date?: DateRangeInput | null | undefined;
  direction?: Direction | null | undefined;
  importId?: string | null | undefined;
  matchResult?: MatchResult | null | undefined;
  search?: string | null | undefined;
  source?: ReadonlyArray<DataSource> | null | undefined;
  status?: ReadonlyArray<ReconciliationStatus> | null | undefined;
};
export type StatementTransactionSort = {
  direction: SortDirection;
  field: StatementTransactionSortField;
};
export type ExportedWebhookDeliveriesInput = {
  status?: ReadonlyArray<WebhookDeliveryStatus> | null | undefined;
  webhookId: string;
};
export type ExportedWithholdingSlipsInput = {
  filter?: WithholdingSlipFilter | null | undefined;
  sort?: WithholdingSlipSort | null | undefined;
};
export type WithholdingSlipFilter = {
  amount?: AmountRangeInput | null | undefined;
  currency?: Currency | null | undefined;
  customerId?: string | null | undefined;
  date?: DateRangeInput | null | undefined;
  period?: DateRangeInput | null | undefined;
  search?: string | null | undefined;
  status?: ReadonlyArray<WithholdingSlipStatus> | null | undefined;
};
export type WithholdingSlipSort = {
  direction: SortDirection;
  field: WithholdingSlipSortField;
};
export type useCreateExportMutation$variables = {
  input: CreateExportInput;
};
export type useCreateExportMutation$data = {
  readonly createExport: {
    readonly export: {
      readonly fileName: string;
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_error">;
    }>;
  } | null | undefined;
};
export type useCreateExportMutation = {
  response: useCreateExportMutation$data;
  variables: useCreateExportMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Export",
  "kind": "LinkedField",
  "name": "export",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "field",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportPayload",
        "kind": "LinkedField",
        "name": "createExport",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useMutation_error",
                "selections": (v3/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportPayload",
        "kind": "LinkedField",
        "name": "createExport",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "03b67219ae157985b28bed29fb0c429e11b00c3543e6ec7a6bc8ce44b985cdbb",
    "metadata": {},
    "name": "useCreateExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0771ac14d535bd5277b3958ba3ccfbc8";

export default node;
