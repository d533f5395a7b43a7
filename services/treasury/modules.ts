// The composition root of this service: its modules in layers, lowest first. Each imports only those before it (docs/architecture.md,
// "Layers"). A name in quotes is a folder without a manifest.
import { approvalPoliciesModule } from './approvalPolicies/module.ts'
import { approvalsModule } from './approvals/module.ts'
import { balancesModule } from './balances/module.ts'
import { bankAccountsModule } from './bankAccounts/module.ts'
import { bankingDaysModule } from './bankingDays/module.ts'
import { billSettingsModule } from './billSettings/module.ts'
import { billsModule } from './bills/module.ts'
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
import { paymentSettingsModule } from './paymentSettings/module.ts'
import { paymentsModule } from './payments/module.ts'
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

export const LAYERS = {
  platform: [
    filesModule,
    projectionModule,
    'numbers',
    protectedActionsModule,
    proofsModule,
    'bankText',
    'imports',
    recordImportsModule,
    approvalPoliciesModule,
    paymentSettingsModule,
    bankingDaysModule,
    exchangeRatesModule,
    billSettingsModule,
  ],
  // Expectations don't know of statements; checking a statement file reads what is expected.
  records: [
    bankAccountsModule,
    counterpartiesModule,
    expectedModule,
    balancesModule,
    statementsModule,
    connectionsModule,
  ],
  matching: [reconciliationModule],
  money: [billsModule, paymentsModule, approvalsModule, depositsModule, providersModule, receivablesModule],
  // Codes and events already published for modules still to come.
  oversight: [
    exceptionsModule,
    exportsModule,
    cashPositionModule,
    cashFlowModule,
    cashCategoriesModule,
    plannedLinesModule,
    cashForecastModule,
    payablesModule,
    intercompanyModule,
    reconciliationStatementModule,
    journalsModule,
    monthEndModule,
    firstStepsModule,
  ],
} as const

/** All modules, lowest first. */
export const treasuryModules = Object.values(LAYERS)
  .flat()
  .filter(module => typeof module !== 'string')
