import type { BffModule } from '../../module.ts'
import { exchangeRateResolvers } from './resolvers.ts'

export const exchangeRatesModule = {
  name: 'exchangeRates',
  resolvers: exchangeRateResolvers,
  rules: {
    'Organization.exchangeRates': 'treasury.analysis.view',
    'Mutation.setExchangeRates': 'treasury.bankAccounts.manage',
    'Mutation.deleteExchangeRate': 'treasury.bankAccounts.manage',
  },
} as const satisfies BffModule
