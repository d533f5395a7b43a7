// Every module of the schema, once. A module is a folder `bff/modules/<name>` with its SDL, and what it exports here.
import type { makeExecutableSchema } from '@graphql-tools/schema'
import type { Resolvers } from './__generated__/resolverTypes.ts'
import type { NodeFinders } from './graph/node.ts'
import { activityNodes, activityResolvers } from './modules/activity/resolvers.ts'
import { bankAccountNodes, bankAccountResolvers } from './modules/bankAccounts/resolvers.ts'
import { counterpartyNodes, counterpartyResolvers } from './modules/counterparties/resolvers.ts'
import { expectedTransactionNodes, expectedTransactionResolvers } from './modules/expectedTransactions/resolvers.ts'
import { fileResolvers } from './modules/files/resolvers.ts'
import { organizationNodes, organizationResolvers } from './modules/organization/resolvers.ts'
import { statementNodes, statementResolvers } from './modules/statements/resolvers.ts'
import { reconciliationNodes, reconciliationResolvers } from './modules/reconciliation/resolvers.ts'
import { viewerNodes, viewerResolvers } from './modules/viewer/resolvers.ts'

export type Module = {
  /** The folder. */
  name: string
  /** `satisfies Resolvers` where they are written, for their types come from the SDL. */
  resolvers: Resolvers | NonNullable<Parameters<typeof makeExecutableSchema>[0]['resolvers']>
  /** How the module's nodes are found by their uuid. */
  nodes?: NodeFinders
}

export const modules: readonly Module[] = [
  { name: 'viewer', resolvers: viewerResolvers, nodes: viewerNodes },
  { name: 'organization', resolvers: organizationResolvers, nodes: organizationNodes },
  { name: 'activity', resolvers: activityResolvers, nodes: activityNodes },
  { name: 'bankAccounts', resolvers: bankAccountResolvers, nodes: bankAccountNodes },
  { name: 'counterparties', resolvers: counterpartyResolvers, nodes: counterpartyNodes },
  { name: 'expectedTransactions', resolvers: expectedTransactionResolvers, nodes: expectedTransactionNodes },
  { name: 'files', resolvers: fileResolvers },
  { name: 'statements', resolvers: statementResolvers, nodes: statementNodes },
  { name: 'reconciliation', resolvers: reconciliationResolvers, nodes: reconciliationNodes },
]
