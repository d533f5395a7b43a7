// Every module of the schema, once. A module is a folder `bff/modules/<name>` with its SDL, and what it exports here.
import type { makeExecutableSchema } from '@graphql-tools/schema'
import type { Resolvers } from './__generated__/resolverTypes.ts'
import type { NodeRegistry } from './graph/node.ts'
import { accessResolvers } from './modules/access/resolvers.ts'
import { activityNodes, activityResolvers } from './modules/activity/resolvers.ts'
import { approvalResolvers } from './modules/approvals/resolvers.ts'
import { billNodes, billResolvers } from './modules/bills/resolvers.ts'
import { bankAccountNodes, bankAccountResolvers } from './modules/bankAccounts/resolvers.ts'
import { counterpartyNodes, counterpartyResolvers } from './modules/counterparties/resolvers.ts'
import { exceptionNodes, exceptionResolvers } from './modules/exceptions/resolvers.ts'
import { expectedTransactionNodes, expectedTransactionResolvers } from './modules/expectedTransactions/resolvers.ts'
import { fileResolvers } from './modules/files/resolvers.ts'
import { integrationNodes, integrationResolvers } from './modules/integrations/resolvers.ts'
import { memberNodes, memberResolvers } from './modules/members/resolvers.ts'
import { organizationNodes, organizationResolvers } from './modules/organization/resolvers.ts'
import { paymentRuleNodes, paymentRuleResolvers } from './modules/paymentRules/resolvers.ts'
import { savedViewNodes, savedViewResolvers } from './modules/savedViews/resolvers.ts'
import { settingsResolvers } from './modules/settings/resolvers.ts'
import { setupResolvers } from './modules/setup/resolvers.ts'
import { paymentNodes, paymentResolvers } from './modules/payments/resolvers.ts'
import { peopleResolvers } from './modules/people/resolvers.ts'
import { statementNodes, statementResolvers } from './modules/statements/resolvers.ts'
import { reconciliationNodes, reconciliationResolvers } from './modules/reconciliation/resolvers.ts'
import { viewerNodes, viewerResolvers } from './modules/viewer/resolvers.ts'

export type Module = {
  /** The folder. */
  name: string
  /** `satisfies Resolvers` where they are written, for their types come from the SDL. */
  resolvers: Resolvers | NonNullable<Parameters<typeof makeExecutableSchema>[0]['resolvers']>
}

export const modules: readonly Module[] = [
  { name: 'viewer', resolvers: viewerResolvers },
  { name: 'access', resolvers: accessResolvers },
  { name: 'people', resolvers: peopleResolvers },
  { name: 'setup', resolvers: setupResolvers },
  { name: 'organization', resolvers: organizationResolvers },
  { name: 'members', resolvers: memberResolvers },
  { name: 'activity', resolvers: activityResolvers },
  { name: 'bankAccounts', resolvers: bankAccountResolvers },
  { name: 'counterparties', resolvers: counterpartyResolvers },
  { name: 'expectedTransactions', resolvers: expectedTransactionResolvers },
  { name: 'files', resolvers: fileResolvers },
  { name: 'integrations', resolvers: integrationResolvers },
  { name: 'savedViews', resolvers: savedViewResolvers },
  { name: 'settings', resolvers: settingsResolvers },
  { name: 'statements', resolvers: statementResolvers },
  { name: 'reconciliation', resolvers: reconciliationResolvers },
  { name: 'paymentRules', resolvers: paymentRuleResolvers },
  { name: 'exceptions', resolvers: exceptionResolvers },
  { name: 'payments', resolvers: paymentResolvers },
  { name: 'bills', resolvers: billResolvers },
  { name: 'approvals', resolvers: approvalResolvers },
]

/** How nodes are found by their uuid. The compiler refuses a type that implements Node and that nobody finds. */
export const nodes: NodeRegistry = {
  ...viewerNodes,
  ...integrationNodes,
  ...organizationNodes,
  ...memberNodes,
  ...activityNodes,
  ...bankAccountNodes,
  ...counterpartyNodes,
  ...expectedTransactionNodes,
  ...statementNodes,
  ...reconciliationNodes,
  ...paymentRuleNodes,
  ...exceptionNodes,
  ...paymentNodes,
  ...billNodes,
  ...savedViewNodes,
}
