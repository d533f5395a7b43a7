import type { BffModule } from '../../module.ts'
import { recordExports, recordNodes, recordResolvers } from './recordResolvers.ts'
import { providerExports, providerNodes, providerResolvers } from './resolvers.ts'

const VIEW = 'treasury.providers.view'
const MANAGE = 'treasury.providers.manage'

export const providersModule = {
  name: 'providers',
  resolvers: {
    ...providerResolvers,
    ...recordResolvers,
    Organization: { ...providerResolvers.Organization, ...recordResolvers.Organization },
    Mutation: { ...providerResolvers.Mutation, ...recordResolvers.Mutation },
    Subscription: { ...providerResolvers.Subscription, ...recordResolvers.Subscription },
  },
  nodes: { ...providerNodes, ...recordNodes },
  exports: { ...providerExports, ...recordExports },
  rules: {
    'Organization.paymentProviders': VIEW,
    'Organization.paymentProvider': VIEW,
    'Organization.paymentProviderCapabilities': VIEW,
    'Organization.paymentRecords': VIEW,
    'Organization.paymentRecord': VIEW,
    'Organization.paymentTransactions': VIEW,
    'Organization.paymentTransaction': VIEW,
    'Mutation.connectPaymentProvider': MANAGE,
    'Mutation.updatePaymentProvider': MANAGE,
    'Mutation.rotatePaymentProviderCredentials': MANAGE,
    'Mutation.disablePaymentProvider': MANAGE,
    'Mutation.enablePaymentProvider': MANAGE,
    'Mutation.testPaymentProvider': MANAGE,
    'Mutation.syncPaymentProvider': MANAGE,
    'Mutation.importPaymentProviderReport': MANAGE,
    'Mutation.refreshPaymentTransaction': MANAGE,
    'Mutation.choosePaymentOfRefund': MANAGE,
    'Subscription.paymentProviderChanged': VIEW,
    'Subscription.paymentRecordChanged': VIEW,
  },
  shareable: {
    PaymentProvider:
      'alias allowedActions bankAccount counterparty createdAt createdBy credentialsAt credentialsHint figures fileMapping health id isSyncing ' +
      'lastAttemptAt lastError lastNotifiedAt lastSyncedAt mode nextSyncAt notificationPath previousCredentialsUntil provider status ' +
      'syncedCount uuid version',
    PaymentProviderChange: 'provider',
    PaymentProviderFigures: 'notInBank paidOrders payoutDays',
    PaymentProviderError: 'code message',
    PaymentFileMapping:
      'batch channel currency dateFormat decimalMark fee gross net order payoutAccount payoutDate status transactionDate transactionId vat',
    PaymentRecord:
      'adjustment bankAccount carryOverCheck createdAt expectedTransaction externalId fee fees figureCheck gross id memberCheck members ' +
      'membersTotal net payoutOn provider reconciliation settledAmount settlement transactionCount uuid vat version withheld',
    PaymentRecordFee: 'channel fee gross kind mismatchCount share transactionCount vat',
    PaymentRecordChange: 'record',
    PaymentRecordMember: 'description isElsewhere kind net place transaction',
    PaymentTransaction:
      'adjustment channel channelCode createdAt expectedOn externalId fee figureCheck gross hasOtherPayments id isOriginalCertain isStatusKnown kind net orderReference ' +
      'original originalExternalId originalSource provider record refunded result settlement status statusWord transactedAt updatedAt uuid vat version withheld',
    ExpectedTransaction: 'paymentRecord',
  },
} as const satisfies BffModule
