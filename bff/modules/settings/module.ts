import type { BffModule } from '../../module.ts'
import { settingsResolvers } from './resolvers.ts'

export const settingsModule = {
  name: 'settings',
  resolvers: settingsResolvers,
  rules: {
    'Organization.taxNumber': 'member',
    'Organization.taxNumberDoubtful': 'member',
    'Organization.address': 'member',
    'Organization.version': 'member',
    'Organization.controls': 'member',
    'Organization.orderSettings': 'member',
    'Organization.invoiceBankDetails': 'member',
    'Mutation.updateProfile': 'signedIn',
    'Mutation.setAppMode': 'signedIn',
    'Mutation.setPhoto': 'member',
    'Mutation.changePassword': 'signedIn',
    'Mutation.updateOrganization': 'account.company.manage',
    'Mutation.createEntity': 'account.company.manage',
    'Mutation.updateEntity': 'account.company.manage',
    'Mutation.deleteEntity': 'account.company.manage',
    'Mutation.updateControls': 'account.controls.manage',
    'Mutation.setPeriodLock': 'account.controls.manage',
    'Mutation.updateOrderSettings': 'account.company.manage',
    'Mutation.chooseInvoiceBankAccount': 'account.company.manage',
    'Subscription.organizationChanged': 'member',
  },
  shareable: {
    Entity:
      'address branchNumber finalTaxLetter finalTaxLetterUntil invoiceBankDetails isVatRegistered taxNumber taxNumberDoubtful version',
    InvoiceBankDetails: 'accountNumber bankAccountId bankName closed entityId holderName version',
    OrganizationChange: 'kind',
    Person: 'photo',
  },
} as const satisfies BffModule
