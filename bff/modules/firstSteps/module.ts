import type { BffModule } from '../../module.ts'
import { firstStepsResolvers } from './resolvers.ts'

export const firstStepsModule = {
  name: 'firstSteps',
  resolvers: firstStepsResolvers,
  rules: { 'Organization.firstSteps': 'member' },
} as const satisfies BffModule
