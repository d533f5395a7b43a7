import type { BffModule } from '../../module.ts'
import { customerExports, customerNodes, customerResolvers } from './resolvers.ts'

export const customersModule = {
  name: 'customers',
  resolvers: customerResolvers,
  nodes: customerNodes,
  exports: customerExports,
  rules: {
    'Organization.regions': 'member',
    'Organization.customers': 'invoicing.customers.view',
    'Organization.customer': 'invoicing.customers.view',
    'Organization.customerCounts': 'invoicing.customers.view',
    'Mutation.createCustomer': 'invoicing.customers.manage',
    // Users who manage customers and users who review them; the service checks which.
    'Mutation.updateCustomer': 'invoicing.customers.view',
    'Mutation.approveCustomer': 'invoicing.customers.review',
    'Mutation.deactivateCustomer': 'invoicing.customers.manage',
    'Mutation.reactivateCustomer': 'invoicing.customers.review',
  },
  shareable: {
    // Not `allowedActions`: no user may approve what they entered.
    Customer:
      'accountName accountNumber alias authors bankName billingAddress billingCycle billingDay branchName branchNumber businessNumber ' +
      'createdAt createdBy creditLimit deliveryAddress directors email employees financeEmail financeName hardCopy id identityNumber ' +
      'industry invitationExpiresAt invoiceEmails language legalName name phone picEmail picName picPhone picPosition reason ' +
      'registeredAddress revisions stampDuty status statusChangedAt statusChangedBy taxNumber taxNumberDoubtful taxStatus termDays ' +
      'termFrom type uuid version withholding',
    AddressRegion: 'code name',
    CustomerAddress: 'district postalCode province regency street1 street2 ward',
    CustomerDirector: 'email name phone',
    CustomerFieldChange: 'after before field',
    CustomerRevision: 'actor at changes number',
    Region: 'code level name',
  },
} as const satisfies BffModule
