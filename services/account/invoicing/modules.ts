// The modules of invoicing in layers, lowest first: each imports only those before it. They are above all other modules, and identity
// imports none.
import { agedReceivablesModule } from './agedReceivables/module.ts'
import { bankDetailsModule } from './bankDetails/module.ts'
import { billingCyclesModule } from './billingCycles/module.ts'
import { checkoutClaimsModule } from './checkoutClaims/module.ts'
import { checkoutModule } from './checkout/module.ts'
import { conversationsModule } from './conversations/module.ts'
import { creditMemosModule } from './creditMemos/module.ts'
import { customerChangesModule } from './customerChanges/module.ts'
import { customerPaymentsModule } from './customerPayments/module.ts'
import { customerPortalModule } from './customerPortal/module.ts'
import { customersModule } from './customers/module.ts'
import { goodsReceiptsModule } from './goodsReceipts/module.ts'
import { invoiceImportsModule } from './invoiceImports/module.ts'
import { invoicesModule } from './invoices/module.ts'
import { issuingEntitiesModule } from './issuingEntities/module.ts'
import { journalsModule } from './journals/module.ts'
import { monthEndModule } from './monthEnd/module.ts'
import { orderActivityModule } from './orderActivity/module.ts'
import { personalDataModule } from './personalData/module.ts'
import { printingModule } from './printing/module.ts'
import { productsModule } from './products/module.ts'
import { purchaseOrdersModule } from './purchaseOrders/module.ts'
import { receivablesModule } from './receivables/module.ts'
import { receivedPaymentsModule } from './receivedPayments/module.ts'
import { regionsModule } from './regions/module.ts'
import { remindersModule } from './reminders/module.ts'
import { salesOrdersModule } from './salesOrders/module.ts'
import { statementsModule } from './statements/module.ts'
import { taxInvoicesModule } from './taxInvoices/module.ts'
import { taxRatesModule } from './taxRates/module.ts'
import { withholdingSlipsModule } from './withholdingSlips/module.ts'

export const LAYERS = {
  rules: ['amounts', 'numbers'],
  records: [
    issuingEntitiesModule,
    bankDetailsModule,
    taxRatesModule,
    regionsModule,
    productsModule,
    'documents',
    customersModule,
  ],
  orders: [salesOrdersModule, purchaseOrdersModule, goodsReceiptsModule],
  invoices: [
    invoicesModule,
    billingCyclesModule,
    taxInvoicesModule,
    invoiceImportsModule,
    creditMemosModule,
    receivedPaymentsModule,
    withholdingSlipsModule,
    receivablesModule,
    checkoutModule,
  ],
  trail: [orderActivityModule],
  collections: [agedReceivablesModule, statementsModule, remindersModule],
  papers: [printingModule, customerPortalModule],
  talk: [conversationsModule, customerPaymentsModule, checkoutClaimsModule, customerChangesModule, personalDataModule],
  books: [journalsModule, monthEndModule],
} as const
