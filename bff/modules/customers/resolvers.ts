import type {
  ApproveCustomerInput,
  CustomerFilter,
  Resolvers,
  UpdateCustomerInput,
} from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import type { ExportedLists } from '../../graph/exportedList.ts'
import { encodeDocumentId, encodePersonalDataId } from '../../graph/fileId.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, orderBy, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { owned } from '../../graph/owned.ts'
import { byKey, byKeys, orNull } from '../../graph/relation.ts'
import { live } from '../../subscriptions/live.ts'
import { personLoaders } from '../organization/loaders.ts'
import { person } from '../organization/relations.ts'
import {
  approveCustomer,
  countCustomers,
  createCustomer,
  importCustomers,
  type CustomerQuery,
  deactivateCustomer,
  eraseCustomerDocument,
  getCustomer,
  listCustomers,
  listRegions,
  reactivateCustomer,
  rejectCustomer,
  summarizeCustomers,
  type Terms,
  updateCustomer,
} from './accountCustomers.ts'
import { toDetails } from '../customerDetails.ts'
import { importRecords } from '../recordImports/relations.ts'
import { invitingCustomers } from './invitingCustomers.ts'
import { customerLoaders, toCustomer } from './loaders.ts'
import type { CustomerBody } from './sources.ts'

export const customerResolvers = {
  Organization: {
    regions: async ({ id }, { parent }, context) => (await listRegions(context.organization(id), parent)).items,
    customers: listField({
      filter: (_scope, { filter }) => toQuery(filter),
      list: (scope, query, { sort }) => listCustomers(scope, { ...query, sort: toSort(sort) }),
      toNode: toCustomer,
    }),
    customer: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toCustomer(scope, await getCustomer(scope, uuid))
    },
    customerCounts: ({ id }, _args, context) => countCustomers(context.organization(id)),
  },
  CustomerConnection: {
    totalCount: summaryField(summarizeCustomers, 'totalCount'),
  },
  Customer: {
    id: ({ id, organizationId }) => encodeId('Customer', organizationId, id),
    uuid: ({ id }) => id,
    language: ({ language }) => (language === 'en' ? 'EN' : 'ID'),
    statusChangedBy: person(({ statusChangedBy }) => statusChangedBy),
    createdBy: person(({ createdBy }) => createdBy),
    authors: byKeys({ keys: ({ authorIds }) => authorIds, loader: scope => scope.loaders(personLoaders).byId }),
    documents: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(customerLoaders).documents,
      show: orNull,
    }),
    personalDataUrl: async ({ id, organizationId }, _args, context) =>
      (await context.organization(organizationId).permissions()).has('invoicing.customers.review')
        ? `/files/${encodePersonalDataId(organizationId, id)}`
        : null,
    revisions: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(customerLoaders).revisions,
      show: orNull,
    }),
  },
  CustomerDocument: {
    uuid: ({ id }) => id,
    sentAt: ({ createdAt }) => createdAt,
    url: ({ id, organizationId }) => `/files/${encodeDocumentId(organizationId, id)}`,
  },
  CustomerRevision: {
    actor: person(({ actorId }) => actorId),
  },
  Mutation: {
    importCustomers: (_root, { input }, context) => importRecords(context.named, 'account', input, importCustomers),
    createCustomer: (_root, { input }, context) => {
      const scope = context.named
      return saved(scope, () => createCustomer(scope, toDetails(input), input.idempotencyKey))
    },
    updateCustomer: (_root, { input }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('Customer', input.id)
      const body = { ...toDetails(input), ...toTerms(input), version: input.version }
      return saved(scope, () => updateCustomer(scope, uuid, body))
    },
    approveCustomer: (_root, { input }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('Customer', input.id)
      return decided(scope, () => approveCustomer(scope, uuid, { ...toTerms(input), version: input.version }))
    },
    rejectCustomer: (_root, { input: { id, version, reason } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('Customer', id)
      return decided(scope, () => rejectCustomer(scope, uuid, { version, reason }))
    },
    eraseCustomerDocument: (_root, { input: { id, documentUuid, reason } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('Customer', id)
      return decided(scope, async () => {
        await eraseCustomerDocument(scope, uuid, documentUuid, reason)
        return getCustomer(scope, uuid)
      })
    },
    ...invitingCustomers,
    deactivateCustomer: (_root, { input: { id, version, reason } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('Customer', id)
      return decided(scope, () => deactivateCustomer(scope, uuid, { version, reason }))
    },
    reactivateCustomer: (_root, { input: { id, version } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('Customer', id)
      return decided(scope, () => reactivateCustomer(scope, uuid, { version }))
    },
  },
  CustomerUpdate: {
    actor: person(({ actorId }) => actorId),
  },
  Subscription: {
    customerChanged: live({
      events: ['customer.changed'],
      shareable: true,
      open: async ({ customerId }: { customerId: string }, scope) => {
        const uuid = scope.uuidOf('Customer', customerId)
        // Refuses an unknown id.
        await getCustomer(scope, uuid)
        return { uuid }
      },
      accepts: ({ subjectId }, { uuid }) => subjectId === uuid,
      read: async ({ subjectId, actorId }, _topic, scope) => {
        const customer = await scope.loaders(customerLoaders).byId.load(subjectId)
        return (
          customer &&
          owned(scope, { customerUuid: customer.id, status: customer.status, version: customer.version, actorId })
        )
      },
    }),
  },
} satisfies Resolvers

export const customerNodes = {
  Customer: (scope, uuid) => scope.loaders(customerLoaders).byId.load(uuid),
} satisfies NodeFinders

/** The payload of a mutation that saves entered values. */
const saved = (scope: OrganizationScope, save: () => ReturnType<typeof createCustomer>) =>
  toPayload(
    async () => {
      const { warnings, ...customer } = await save()
      return {
        customer: toCustomer(scope, customer),
        warnings: warnings.map(({ code, message, path }) => ({ code, message, field: path.split('.') })),
      }
    },
    { customer: null, warnings: [] },
  )

/** The payload of a mutation that decides on a customer. */
const decided = (scope: OrganizationScope, decide: () => Promise<CustomerBody>) =>
  toPayload(async () => ({ customer: toCustomer(scope, await decide()) }), { customer: null })

const toTerms = ({
  termDays,
  termFrom,
  creditLimit,
  stampDuty,
}: ApproveCustomerInput | UpdateCustomerInput): Terms => ({
  termDays,
  termFrom,
  creditLimit: creditLimit ?? null,
  stampDuty,
})

function toQuery(filter: CustomerFilter | null | undefined): CustomerQuery {
  const { search, status, type, changeRequested } = filter ?? {}
  return {
    ...(search && { search }),
    ...(status && status.length > 0 && { status: status.join(',') }),
    ...(type && { type }),
    ...(typeof changeRequested === 'boolean' && { changeRequested: changeRequested ? 'true' : 'false' }),
  }
}

const toSort = orderBy({ NAME: 'name', CREATED_AT: 'createdAt' }, { field: 'NAME', direction: 'ASC' })

/** How the list of this module is exported. */
export const customerExports: ExportedLists = {
  CUSTOMERS: {
    service: 'account',
    toQuery: (_scope, { customers: rows }) => ({ ...toQuery(rows?.filter), sort: toSort(rows?.sort) }),
  },
}
