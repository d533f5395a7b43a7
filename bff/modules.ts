// Every module of the graph, once, lowest first: each imports only those before it (docs/architecture.md, "Manifests").
import type { NodeRegistry } from './graph/node.ts'
import { exportedListsOf, inputNamesOf, type GuardedField, type Rule, shareableOf, together } from './module.ts'
import { accessModule } from './modules/access/module.ts'
import { activityModule } from './modules/activity/module.ts'
import { approvalsModule } from './modules/approvals/module.ts'
import { bankAccountsModule } from './modules/bankAccounts/module.ts'
import { baseModule } from './modules/base/module.ts'
import { exchangeRatesModule } from './modules/exchangeRates/module.ts'
import { taxRatesModule } from './modules/taxRates/module.ts'
import { billingCyclesModule } from './modules/billingCycles/module.ts'
import { billsModule } from './modules/bills/module.ts'
import { cashCategoriesModule } from './modules/cashCategories/module.ts'
import { cashFlowModule } from './modules/cashFlow/module.ts'
import { cashForecastModule } from './modules/cashForecast/module.ts'
import { cashPositionModule } from './modules/cashPosition/module.ts'
import { counterpartiesModule } from './modules/counterparties/module.ts'
import { conversationsModule } from './modules/conversations/module.ts'
import { creditMemosModule } from './modules/creditMemos/module.ts'
import { receivedPaymentsModule } from './modules/receivedPayments/module.ts'
import { withholdingSlipsModule } from './modules/withholdingSlips/module.ts'
import { checkoutModule } from './modules/checkout/module.ts'
import { customerRequestsModule } from './modules/customerRequests/module.ts'
import { customerChangesModule } from './modules/customerChanges/module.ts'
import { customerPaymentsModule } from './modules/customerPayments/module.ts'
import { customerPortalModule } from './modules/customerPortal/module.ts'
import { customersModule } from './modules/customers/module.ts'
import { depositsModule } from './modules/deposits/module.ts'
import { exceptionsModule } from './modules/exceptions/module.ts'
import { expectedTransactionsModule } from './modules/expectedTransactions/module.ts'
import { exportsModule } from './modules/exports/module.ts'
import { filesModule } from './modules/files/module.ts'
import { firstStepsModule } from './modules/firstSteps/module.ts'
import { goodsReceiptsModule } from './modules/goodsReceipts/module.ts'
import { integrationsModule } from './modules/integrations/module.ts'
import { intercompanyModule } from './modules/intercompany/module.ts'
import { invoicesModule } from './modules/invoices/module.ts'
import { journalsModule } from './modules/journals/module.ts'
import { membersModule } from './modules/members/module.ts'
import { monthEndModule } from './modules/monthEnd/module.ts'
import { orderActivityModule } from './modules/orderActivity/module.ts'
import { organizationModule } from './modules/organization/module.ts'
import { agedReceivablesModule } from './modules/agedReceivables/module.ts'
import { customerStatementsModule } from './modules/customerStatements/module.ts'
import { payablesModule } from './modules/payables/module.ts'
import { paymentRulesModule } from './modules/paymentRules/module.ts'
import { paymentsModule } from './modules/payments/module.ts'
import { peopleModule } from './modules/people/module.ts'
import { plannedLinesModule } from './modules/plannedLines/module.ts'
import { positionEmailsModule } from './modules/positionEmails/module.ts'
import { productsModule } from './modules/products/module.ts'
import { providersModule } from './modules/providers/module.ts'
import { purchaseOrdersModule } from './modules/purchaseOrders/module.ts'
import { receivablesModule } from './modules/receivables/module.ts'
import { reconciliationModule } from './modules/reconciliation/module.ts'
import { reconciliationStatementModule } from './modules/reconciliationStatement/module.ts'
import { recordImportsModule } from './modules/recordImports/module.ts'
import { remindersModule } from './modules/reminders/module.ts'
import { salesOrdersModule } from './modules/salesOrders/module.ts'
import { formDraftsModule } from './modules/formDrafts/module.ts'
import { savedViewsModule } from './modules/savedViews/module.ts'
import { settlementsModule } from './modules/settlements/module.ts'
import { settingsModule } from './modules/settings/module.ts'
import { setupModule } from './modules/setup/module.ts'
import { statementsModule } from './modules/statementTransactions/module.ts'
import { taxInvoicesModule } from './modules/taxInvoices/module.ts'
import { viewerModule } from './modules/viewer/module.ts'

export const LAYERS = {
  platform: [
    baseModule,
    filesModule,
    organizationModule,
    membersModule,
    viewerModule,
    accessModule,
    peopleModule,
    setupModule,
    activityModule,
    integrationsModule,
  ],
  records: [
    savedViewsModule,
    formDraftsModule,
    settingsModule,
    exchangeRatesModule,
    positionEmailsModule,
    paymentRulesModule,
    recordImportsModule,
    bankAccountsModule,
    counterpartiesModule,
    statementsModule,
    expectedTransactionsModule,
  ],
  money: [paymentsModule, approvalsModule, billsModule, reconciliationModule, depositsModule, providersModule],
  oversight: [
    exceptionsModule,
    reconciliationStatementModule,
    exportsModule,
    cashPositionModule,
    cashFlowModule,
    cashCategoriesModule,
    cashForecastModule,
    plannedLinesModule,
    payablesModule,
    intercompanyModule,
    firstStepsModule,
  ],
  invoicing: [
    productsModule,
    taxRatesModule,
    customersModule,
    customerRequestsModule,
    salesOrdersModule,
    purchaseOrdersModule,
    goodsReceiptsModule,
    invoicesModule,
    taxInvoicesModule,
    creditMemosModule,
    orderActivityModule,
    receivablesModule,
    checkoutModule,
    receivedPaymentsModule,
    withholdingSlipsModule,
    settlementsModule,
    agedReceivablesModule,
    remindersModule,
    billingCyclesModule,
    customerStatementsModule,
    customerPortalModule,
    customerPaymentsModule,
    customerChangesModule,
    conversationsModule,
    journalsModule,
    monthEndModule,
  ],
} as const

export const modules = Object.values(LAYERS).flat()

/** The rules of all modules. A guarded field without a rule doesn't compile. */
export const RULES: Readonly<Record<GuardedField, Rule>> = together(modules, 'rules')

/** The finders of all modules. A Node type without one doesn't compile. */
export const nodes: NodeRegistry = together(modules, 'nodes')

/** How lists are exported. */
export const exportedLists = exportedListsOf(modules)

/** The services' names of input parts that differ from the graph's. */
export const inputNames = inputNamesOf(modules)

/** The fields that one execution may resolve for many subscribers. */
export const SHAREABLE_FIELDS = shareableOf(modules)
