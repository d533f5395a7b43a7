// The composition root of this service: a line for each module, and what is derived from their manifests.
import { inOrder } from '../kit/inTransaction.ts'
import { apiTokensModule } from './apiTokens/module.ts'
import { approvalProofsModule } from './approvalProofs/module.ts'
import { controlsModule } from './controls/module.ts'
import { exchangeModule } from './exchange/module.ts'
import { exportsModule } from './exports/module.ts'
import { filesModule } from './files/module.ts'
import { mailModule } from './mail/module.ts'
import { membersModule } from './members/module.ts'
import { orderSettingsModule } from './orderSettings/module.ts'
import { organizationsModule } from './organizations/module.ts'
import { passwordResetModule } from './passwordReset/module.ts'
import { peopleModule } from './people/module.ts'
import { plannedModule } from './planned/module.ts'
import { positionEmailsModule } from './positionEmails/module.ts'
import { profileModule } from './profile/module.ts'
import { projectionModule } from './projection/module.ts'
import { protectedActionsModule } from './protectedActions/module.ts'
import { recordImportsModule } from './recordImports/module.ts'
import { savedViewsModule } from './savedViews/module.ts'
import { secondFactorModule } from './secondFactor/module.ts'
import { securityLogModule } from './securityLog/module.ts'
import { sessionsModule } from './sessions/module.ts'
import { setupModule } from './setup/module.ts'
import { signInModule } from './signIn/module.ts'
import { socialModule } from './social/module.ts'
import { throttleModule } from './throttle/module.ts'
import { webhooksModule } from './webhooks/module.ts'
import { LAYERS as INVOICING } from './invoicing/layers.ts'
import { bankDetailsModule } from './invoicing/bankDetails/module.ts'
import { checkoutModule } from './invoicing/checkout/module.ts'
import { checkoutClaimsModule } from './invoicing/checkoutClaims/module.ts'
import { agedReceivablesModule } from './invoicing/agedReceivables/module.ts'
import { conversationsModule } from './invoicing/conversations/module.ts'
import { creditMemosModule } from './invoicing/creditMemos/module.ts'
import { billingCyclesModule } from './invoicing/billingCycles/module.ts'
import { receivedPaymentsModule } from './invoicing/receivedPayments/module.ts'
import { customerChangesModule } from './invoicing/customerChanges/module.ts'
import { customerPaymentsModule } from './invoicing/customerPayments/module.ts'
import { customerPortalModule } from './invoicing/customerPortal/module.ts'
import { customersModule } from './invoicing/customers/module.ts'
import { goodsReceiptsModule } from './invoicing/goodsReceipts/module.ts'
import { invoiceImportsModule } from './invoicing/invoiceImports/module.ts'
import { invoicesModule } from './invoicing/invoices/module.ts'
import { issuingEntitiesModule } from './invoicing/issuingEntities/module.ts'
import { journalsModule } from './invoicing/journals/module.ts'
import { monthEndModule } from './invoicing/monthEnd/module.ts'
import { orderActivityModule } from './invoicing/orderActivity/module.ts'
import { personalDataModule } from './invoicing/personalData/module.ts'
import { printingModule } from './invoicing/printing/module.ts'
import { productsModule } from './invoicing/products/module.ts'
import { purchaseOrdersModule } from './invoicing/purchaseOrders/module.ts'
import { receivablesModule } from './invoicing/receivables/module.ts'
import { regionsModule } from './invoicing/regions/module.ts'
import { remindersModule } from './invoicing/reminders/module.ts'
import { salesOrdersModule } from './invoicing/salesOrders/module.ts'
import { withholdingSlipsModule } from './invoicing/withholdingSlips/module.ts'
import { taxRatesModule } from './invoicing/taxRates/module.ts'
import { statementsModule } from './invoicing/statements/module.ts'
import { taxInvoicesModule } from './invoicing/taxInvoices/module.ts'
import { LAYERS } from './layers.ts'

const ORDER = [...Object.values(LAYERS).flat(), ...Object.values(INVOICING).flat()]

/** All modules, lowest first. */
export const accountModules = inOrder(ORDER, [
  agedReceivablesModule,
  apiTokensModule,
  approvalProofsModule,
  bankDetailsModule,
  taxRatesModule,
  billingCyclesModule,
  checkoutModule,
  controlsModule,
  conversationsModule,
  creditMemosModule,
  receivedPaymentsModule,
  customerChangesModule,
  customerPaymentsModule,
  checkoutClaimsModule,
  customerPortalModule,
  customersModule,
  exchangeModule,
  exportsModule,
  filesModule,
  goodsReceiptsModule,
  invoiceImportsModule,
  invoicesModule,
  issuingEntitiesModule,
  journalsModule,
  mailModule,
  membersModule,
  monthEndModule,
  orderSettingsModule,
  organizationsModule,
  passwordResetModule,
  peopleModule,
  orderActivityModule,
  personalDataModule,
  plannedModule,
  positionEmailsModule,
  printingModule,
  productsModule,
  profileModule,
  projectionModule,
  protectedActionsModule,
  purchaseOrdersModule,
  receivablesModule,
  recordImportsModule,
  regionsModule,
  remindersModule,
  salesOrdersModule,
  savedViewsModule,
  secondFactorModule,
  securityLogModule,
  sessionsModule,
  setupModule,
  signInModule,
  socialModule,
  statementsModule,
  taxInvoicesModule,
  throttleModule,
  webhooksModule,
  withholdingSlipsModule,
])
