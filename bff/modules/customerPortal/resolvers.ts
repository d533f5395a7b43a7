// The customer's page in the customer's own session, and how staff manage the users who sign in to it.
import type { CustomerUserInput, Resolvers } from '../../__generated__/resolverTypes.ts'
import type { Context, OrganizationScope } from '../../context.ts'
import { batchByOwner } from '../../graph/batchById.ts'
import { pageQuery, toConnection } from '../../graph/connection.ts'
import { codeOf, toPayload } from '../../graph/errors.ts'
import { byKey, orNull } from '../../graph/relation.ts'
import { customerLoaders } from '../customers/loaders.ts'
import { requesterOf, requireReply } from '../openedSession.ts'
import type { CustomerUserSource } from './sources.ts'

const userLoaders = (scope: OrganizationScope) => ({
  byCustomer: batchByOwner(
    async (ids): Promise<CustomerUserSource[]> =>
      (await scope.account.get('/v1/customers/users', { query: { customerIds: ids.join(',') } })).items,
    ({ customerId }) => [customerId],
  ),
})

export const customerPortalResolvers = {
  Query: {
    customerPortal: async (_root, _args, context) => {
      if (context.customerSession === undefined) return null
      try {
        return await context.customer.account.get('/v1/portal', {})
      } catch (error) {
        // A deleted customer or an ended session has no page.
        if (codeOf(error) === 'G-10') return null
        throw error
      }
    },
  },
  CustomerPortal: {
    invoices: async (_portal, args, { customer }) =>
      toConnection(await customer.account.get('/v1/portal/invoices', { query: pageQuery(args) }), args, itself),
    invoice: (_portal, { uuid }, { customer }) =>
      customer.account.get('/v1/portal/invoices/{id}', { path: { id: uuid } }),
    salesOrders: async (_portal, args, { customer }) =>
      toConnection(await customer.account.get('/v1/portal/sales-orders', { query: pageQuery(args) }), args, itself),
    salesOrder: (_portal, { uuid }, { customer }) =>
      customer.account.get('/v1/portal/sales-orders/{id}', { path: { id: uuid } }),
    purchaseOrders: async (_portal, args, { customer }) =>
      toConnection(await customer.account.get('/v1/portal/purchase-orders', { query: pageQuery(args) }), args, itself),
    purchaseOrder: (_portal, { uuid }, { customer }) =>
      customer.account.get('/v1/portal/purchase-orders/{id}', { path: { id: uuid } }),
    statement: (_portal, { currency, from, to }, { customer }) =>
      customer.account.get('/v1/portal/statement', { query: { currency, ...(from && { from }), ...(to && { to }) } }),
  },
  PortalStatement: {
    documentUrl: ({ currency, from, to }) => `/customer/statements/${currency}/${from}/${to}`,
  },
  CustomerPortalData: {
    language: ({ language }) => (language === 'en' ? 'EN' : 'ID'),
  },
  PortalInvoice: {
    uuid: ({ id }) => id,
  },
  PortalInvoiceDetail: {
    invoice: itself,
    documentUrl: ({ id, hasDocument }) => (hasDocument ? `/customer/documents/${id}` : null),
  },
  PortalSalesOrder: {
    uuid: ({ id }) => id,
  },
  PortalSalesOrderDetail: {
    order: itself,
  },
  PortalOrderLine: {
    line: itself,
  },
  PortalPurchaseOrder: {
    uuid: ({ id }) => id,
  },
  PortalPurchaseOrderDetail: {
    purchaseOrder: itself,
  },
  Customer: {
    users: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(userLoaders).byCustomer,
      show: orNull,
    }),
  },
  Mutation: {
    requestCustomerSignIn: (_root, { input }, context) =>
      toPayload(() => context.services.identity.customers.requestSignIn(input, requesterOf(context)), {
        mailbox: false,
      }),
    signInCustomer: (_root, { input: { token } }, context) =>
      toPayload(
        async () => {
          const { customers } = context.services.identity
          const reply = requireReply(context)
          const previous = context.customerSession
          const opened = await customers.signIn(
            { token, ...(previous !== undefined && { previousSession: previous }) },
            requesterOf(context),
          )
          reply.header('set-cookie', customers.cookie.write({ ...opened, remember: true }))
          return { signedIn: true }
        },
        { signedIn: false },
      ),
    signOutCustomer: (_root, _args, context) =>
      toPayload(async () => {
        const { customers } = context.services.identity
        const session = context.customerSession
        requireReply(context).header('set-cookie', customers.cookie.clear())
        if (session !== undefined) await customers.signOut(session, requesterOf(context))
        return {}
      }, {}),
    sendCustomerSignInLink: (_root, { input }, context) =>
      changed(context, input, (scope, id, email) =>
        scope.account.post('/v1/customers/{id}/users/send-link', { path: { id }, body: { email } }),
      ),
    endCustomerSessions: (_root, { input }, context) =>
      changed(context, input, (scope, id, email) =>
        scope.account.post('/v1/customers/{id}/users/end-sessions', { path: { id }, body: { email } }),
      ),
    removeCustomerUser: (_root, { input }, context) =>
      changed(context, input, (scope, id, email) =>
        scope.account.post('/v1/customers/{id}/users/remove', { path: { id }, body: { email } }),
      ),
  },
} satisfies Resolvers

function itself<Value>(value: Value): Value {
  return value
}

/** The payload of a mutation that changes who may sign in. */
function changed(
  context: Context,
  { customerId, email }: CustomerUserInput,
  change: (scope: OrganizationScope, id: string, email: string) => Promise<unknown>,
) {
  const scope = context.named
  const uuid = scope.uuidOf('Customer', customerId)
  return toPayload(
    async () => {
      await change(scope, uuid, email)
      return { customer: await scope.loaders(customerLoaders).byId.load(uuid) }
    },
    { customer: null },
  )
}
