import type { BffModule } from '../../module.ts'
import { counterpartyExports, counterpartyNodes, counterpartyResolvers } from './resolvers.ts'

export const counterpartiesModule = {
  name: 'counterparties',
  resolvers: counterpartyResolvers,
  nodes: counterpartyNodes,
  exports: counterpartyExports,
  rules: {
    'Organization.counterpartyBanks': 'treasury.counterparties.view',
    'Organization.counterparties': 'treasury.counterparties.view',
    'Organization.counterparty': 'treasury.counterparties.view',
    'Mutation.createCounterparty': 'treasury.counterparties.manage',
    'Mutation.updateCounterparty': 'treasury.counterparties.manage',
    'Mutation.deleteCounterparties': 'treasury.counterparties.manage',
    'Mutation.importCounterparties': 'treasury.counterparties.manage',
  },
  shareable: {
    Counterparty:
      'address alias bankAccounts createdAt customerType email externalId id isDefault learntAliases legalName residence status ' +
      'taxNumber taxNumberDoubtful type uuid version',
    CounterpartyBankAccount: 'accountName accountNumber alias bank id',
  },
} as const satisfies BffModule
