import type { BffModule } from '../../module.ts'
import { plannedLineNodes, plannedLineResolvers } from './resolvers.ts'

export const plannedLinesModule = {
  name: 'plannedLines',
  resolvers: plannedLineResolvers,
  nodes: plannedLineNodes,
  inputNames: {
    createPlannedLine: { 'amount.amount': 'amount', 'amount.currency': 'currency' },
    updatePlannedLine: { 'amount.amount': 'amount', 'amount.currency': 'currency' },
  },
  rules: {
    'Organization.plannedLines': 'treasury.analysis.view',
    'Mutation.createPlannedLine': 'treasury.expected.manage',
    'Mutation.updatePlannedLine': 'treasury.expected.manage',
    'Mutation.deletePlannedLine': 'treasury.expected.manage',
  },
} as const satisfies BffModule
