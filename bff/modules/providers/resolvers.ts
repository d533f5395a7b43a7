import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import type { ExportedLists } from '../../graph/exportedList.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, orderBy, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { owned } from '../../graph/owned.ts'
import { byOptionalKey, orNull } from '../../graph/relation.ts'
import { live } from '../../subscriptions/live.ts'
import { bankAccountOfRecord } from '../bankAccounts/relations.ts'
import { counterpartyLoaders } from '../counterparties/loaders.ts'
import { person } from '../organization/relations.ts'
import { toProvenPayload } from '../provenChange.ts'
import { toCredentials, toMapping, toProviderQuery } from './input.ts'
import { providerLoaders } from './loaders.ts'
import type { PaymentProviderBody } from './sources.ts'
import {
  connectProvider,
  disableProvider,
  enableProvider,
  getProvider,
  importReport,
  listCapabilities,
  listProviders,
  rotateCredentials,
  summarizeProviders,
  syncProvider,
  testProvider,
  updateProvider,
} from './treasuryProviders.ts'

/** Credential fields by the service's names. */
const CREDENTIAL_FIELDS = { clientId: 'CLIENT_ID', secretKey: 'SECRET_KEY', webhookToken: 'WEBHOOK_TOKEN' } as const

export const providerResolvers = {
  Organization: {
    paymentProviders: listField({
      filter: (_scope, { filter }) => toProviderQuery(filter),
      list: (scope, query, { sort }) => listProviders(scope, { ...query, sort: toSort(sort) }),
      toNode: owned,
    }),
    paymentProvider: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return owned(scope, await getProvider(scope, uuid))
    },
    paymentProviderCapabilities: async ({ id }, _args, context) =>
      (await listCapabilities(context.organization(id))).items.map(({ credentials, ...capabilities }) => ({
        ...capabilities,
        credentials: credentials.map(field => CREDENTIAL_FIELDS[field]),
      })),
  },
  PaymentProviderConnection: {
    totalCount: summaryField(summarizeProviders, 'totalCount'),
    atProviders: summaryField(summarizeProviders, 'atProviders'),
  },
  PaymentProvider: {
    id: ({ id, organizationId }) => encodeId('PaymentProvider', organizationId, id),
    uuid: ({ id }) => id,
    bankAccount: bankAccountOfRecord,
    counterparty: byOptionalKey({
      key: ({ counterpartyId }) => counterpartyId,
      loader: scope => scope.loaders(counterpartyLoaders).byId,
      show: orNull,
    }),
    notificationPath: ({ hookPath }) => hookPath,
    figures: ({ id, organizationId }, _args, context) =>
      context.organization(organizationId).loaders(providerLoaders).figures.load(id),
    createdBy: person(({ createdBy }) => createdBy),
  },

  Mutation: {
    connectPaymentProvider: (_root, { input }, context) => {
      const scope = context.named
      const { provider, alias, mode, credentials, code, passkeyAssertion } = input
      const content = {
        provider,
        alias,
        mode,
        bankAccountId: scope.uuidOf('BankAccount', input.bankAccountId),
        counterpartyId: scope.optionalUuidOf('Counterparty', input.counterpartyId) ?? null,
        credentials: toCredentials(credentials),
      }
      return proven(scope, { code, passkeyAssertion }, proof => connectProvider(scope, { ...content, proof }))
    },
    updatePaymentProvider: (_root, { input: { id, version, alias, bankAccountId, ...shown } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('PaymentProvider', id)
      const content = { version, alias, bankAccountId: scope.uuidOf('BankAccount', bankAccountId) }
      return proven(scope, shown, proof => updateProvider(scope, uuid, { ...content, proof }))
    },
    rotatePaymentProviderCredentials: (_root, { input: { id, version, credentials, ...shown } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('PaymentProvider', id)
      const content = { version, credentials: toCredentials(credentials) }
      return proven(scope, shown, proof => rotateCredentials(scope, uuid, { ...content, proof }))
    },
    disablePaymentProvider: (_root, { input: { id, version } }, context) =>
      change(context.named, id, (scope, uuid) => disableProvider(scope, uuid, version)),
    enablePaymentProvider: (_root, { input: { id, version } }, context) =>
      change(context.named, id, (scope, uuid) => enableProvider(scope, uuid, version)),
    testPaymentProvider: (_root, { input: { id } }, context) =>
      change(context.named, id, async (scope, uuid) => {
        await testProvider(scope, uuid)
        return getProvider(scope, uuid)
      }),
    syncPaymentProvider: (_root, { input: { id } }, context) => change(context.named, id, syncProvider),
    importPaymentProviderReport: (_root, { input: { id, fileId, mapping } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('PaymentProvider', id)
      const body = { fileId: scope.fileOf('treasury', fileId), mapping: toMapping(mapping) }
      return toPayload(
        async () => {
          const { records, transactions, issues } = await importReport(scope, uuid, body)
          return { provider: owned(scope, await getProvider(scope, uuid)), records, transactions, issues }
        },
        { provider: null, records: null, transactions: null, issues: [] },
      )
    },
  },

  Subscription: {
    paymentProviderChanged: live({
      events: ['payment-provider.changed'],
      shareable: true,
      open: () => null,
      accepts: () => true,
      read: async ({ subjectId }, _topic, scope) => {
        const provider = await scope.loaders(providerLoaders).byId.load(subjectId)
        return provider && owned(scope, { provider })
      },
    }),
  },
} satisfies Resolvers

export const providerNodes = {
  PaymentProvider: (scope, uuid) => scope.loaders(providerLoaders).byId.load(uuid),
} satisfies NodeFinders

const change = (
  scope: OrganizationScope,
  globalId: string,
  act: (scope: OrganizationScope, uuid: string) => Promise<PaymentProviderBody>,
) => {
  const uuid = scope.uuidOf('PaymentProvider', globalId)
  return toPayload(async () => ({ provider: owned(scope, await act(scope, uuid)) }), { provider: null })
}

const proven = (
  scope: OrganizationScope,
  shown: Parameters<typeof toProvenPayload>[1],
  act: (proof: string | null) => Promise<PaymentProviderBody>,
) => toProvenPayload(scope, shown, async proof => ({ provider: owned(scope, await act(proof)) }), { provider: null })

const toSort = orderBy({ CREATED_AT: 'createdAt' }, { field: 'CREATED_AT', direction: 'DESC' })

/** How connections are exported. */
export const providerExports: ExportedLists = {
  PAYMENT_PROVIDERS: {
    service: 'treasury',
    toQuery: (_scope, { paymentProviders: rows }) => ({ ...toProviderQuery(rows?.filter), sort: toSort(rows?.sort) }),
  },
}
