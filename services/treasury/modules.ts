// The composition root of this service: one line per module, and what the manifests add up to.
import { inOrder } from '../kit/inTransaction.ts'
import { approvalPoliciesModule } from './approvalPolicies/module.ts'
import { approvalsModule } from './approvals/module.ts'
import { balancesModule } from './balances/module.ts'
import { bankAccountsModule } from './bankAccounts/module.ts'
import { bankingDaysModule } from './bankingDays/module.ts'
import { billsModule } from './bills/module.ts'
import { billSettingsModule } from './billSettings/module.ts'
import { cashCategoriesModule } from './cashCategories/module.ts'
import { cashFlowModule } from './cashFlow/module.ts'
import { cashForecastModule } from './cashForecast/module.ts'
import { cashPositionModule } from './cashPosition/module.ts'
import { connectionsModule } from './connections/module.ts'
import { counterpartiesModule } from './counterparties/module.ts'
import { depositsModule } from './deposits/module.ts'
import { exceptionsModule } from './exceptions/module.ts'
import { exchangeRatesModule } from './exchangeRates/module.ts'
import { expectedModule } from './expectedTransactions/module.ts'
import { exportsModule } from './exports/module.ts'
import { filesModule } from './files/module.ts'
import { firstStepsModule } from './firstSteps/module.ts'
import { intercompanyModule } from './intercompany/module.ts'
import { journalsModule } from './journals/module.ts'
import { monthEndModule } from './monthEnd/module.ts'
import { payablesModule } from './payables/module.ts'
import { paymentsModule } from './payments/module.ts'
import { paymentSettingsModule } from './paymentSettings/module.ts'
import { plannedModule } from './planned/module.ts'
import { plannedLinesModule } from './plannedLines/module.ts'
import { projectionModule } from './projection/module.ts'
import { proofsModule } from './proofs/module.ts'
import { protectedActionsModule } from './protectedActions/module.ts'
import { providersModule } from './providers/module.ts'
import { receivablesModule } from './receivables/module.ts'
import { reconciliationModule } from './reconciliation/module.ts'
import { reconciliationStatementModule } from './reconciliationStatement/module.ts'
import { recordImportsModule } from './recordImports/module.ts'
import { statementsModule } from './statementTransactions/module.ts'
import { LAYERS } from './layers.ts'

/** All modules, lowest first. */
export const treasuryModules = inOrder(Object.values(LAYERS).flat(), [
  approvalPoliciesModule,
  approvalsModule,
  balancesModule,
  bankAccountsModule,
  bankingDaysModule,
  billsModule,
  billSettingsModule,
  cashFlowModule,
  cashCategoriesModule,
  cashForecastModule,
  cashPositionModule,
  connectionsModule,
  counterpartiesModule,
  depositsModule,
  exceptionsModule,
  exchangeRatesModule,
  expectedModule,
  exportsModule,
  filesModule,
  firstStepsModule,
  intercompanyModule,
  journalsModule,
  monthEndModule,
  payablesModule,
  paymentsModule,
  paymentSettingsModule,
  plannedModule,
  plannedLinesModule,
  projectionModule,
  proofsModule,
  protectedActionsModule,
  providersModule,
  receivablesModule,
  reconciliationModule,
  reconciliationStatementModule,
  recordImportsModule,
  statementsModule,
])
