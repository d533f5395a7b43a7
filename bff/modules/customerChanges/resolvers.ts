// Change requests of customers: sent in their own session, decided by staff.
import type { Resolvers, SendPortalChangeInput } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { batchByOwner } from '../../graph/batchById.ts'
import { toPayload } from '../../graph/errors.ts'
import { encodeDocumentId } from '../../graph/fileId.ts'
import { owned } from '../../graph/owned.ts'
import { byKey } from '../../graph/relation.ts'
import type { operations } from '../../rest/account.generated.ts'
import { toAddress } from '../customerDetails.ts'
import { customerLoaders } from '../customers/loaders.ts'
import type { CustomerChangeRequestSource } from './sources.ts'

const changeLoaders = (scope: OrganizationScope) => ({
  byCustomer: batchByOwner(
    async (ids): Promise<CustomerChangeRequestSource[]> => {
      const query = { customerIds: ids.join(',') }
      return (await scope.account.get('/v1/customers/change-requests', { query })).items.map(item => owned(scope, item))
    },
    ({ customerId }) => [customerId],
  ),
})

/** The payload of a mutation that decides on a customer's request. */
const decided = (scope: OrganizationScope, customerId: string, decide: () => Promise<unknown>) =>
  toPayload(
    async () => {
      await decide()
      return { customer: await scope.loaders(customerLoaders).byId.load(customerId) }
    },
    { customer: null },
  )

export const customerChangeResolvers = {
  Customer: {
    changeRequest: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(changeLoaders).byCustomer,
      show: ([first]) => first ?? null,
    }),
  },
  CustomerChangeRequest: {
    uuid: ({ id }) => id,
    documents: request => request.documents.map(document => owned(request, document)),
  },
  CustomerProposedDocument: {
    uuid: ({ id }) => id,
    url: ({ id, organizationId }) => `/files/${encodeDocumentId(organizationId, id)}`,
  },
  CustomerPortal: {
    profile: (_portal, _args, { customer }) => customer.account.get('/v1/portal/profile', {}),
    regions: async (_portal, { parent }, { customer }) =>
      (await customer.account.get('/v1/portal/regions', { query: parent ? { parent } : {} })).items,
  },
  Mutation: {
    sendPortalChange: (_root, { input }, { customer }) =>
      toPayload(
        async () => ({ profile: await customer.account.post('/v1/portal/change-requests', { body: toChange(input) }) }),
        { profile: null },
      ),
    withdrawPortalChange: (_root, _args, { customer }) =>
      toPayload(async () => ({ profile: await customer.account.post('/v1/portal/change-requests/withdraw', {}) }), {
        profile: null,
      }),
    approveCustomerChange: (_root, { input: { id, requestUuid: requestId, version } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('Customer', id)
      return decided(scope, uuid, () =>
        scope.account.post('/v1/customers/{id}/change-requests/{requestId}/approve', {
          path: { id: uuid, requestId },
          body: { version },
        }),
      )
    },
    rejectCustomerChange: (_root, { input: { id, requestUuid: requestId, reason } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('Customer', id)
      return decided(scope, uuid, () =>
        scope.account.post('/v1/customers/{id}/change-requests/{requestId}/reject', {
          path: { id: uuid, requestId },
          body: { reason },
        }),
      )
    },
  },
} satisfies Resolvers

type ChangeBody = operations['sendPortalChange']['requestBody']['content']['application/json']

/** All requested values; an omitted one is cleared. */
const toChange = (input: SendPortalChangeInput): ChangeBody => ({
  version: input.version,
  legalName: input.legalName,
  alias: input.alias ?? null,
  email: input.email,
  phone: input.phone,
  picName: input.picName ?? null,
  picPosition: input.picPosition ?? null,
  picEmail: input.picEmail ?? null,
  picPhone: input.picPhone ?? null,
  financeName: input.financeName ?? null,
  financeEmail: input.financeEmail ?? null,
  invoiceEmails: [...(input.invoiceEmails ?? [])],
  taxStatus: input.taxStatus,
  taxNumber: input.taxNumber ?? null,
  branchNumber: input.branchNumber ?? null,
  businessNumber: input.businessNumber ?? null,
  billingAddress: toAddress(input.billingAddress),
  registeredAddress: input.registeredAddress ? toAddress(input.registeredAddress) : null,
  note: input.note ?? null,
  documents: (input.documents ?? []).map(({ kind, fileUuid: fileId }) => ({ kind, fileId })),
  consented: input.consented,
})
