// HTTP routes of the customer portal: signing in (for the BFF only), and what a customer's session reads.
import { z } from 'zod'
import { type Access, FOR_CUSTOMERS } from '../../../kit/access.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id } from '../../../kit/idShapes.ts'
import { pageQuery } from '../../../kit/page.ts'
import type { Account } from '../../account.ts'
import { requireBff } from '../../callers/public.ts'
import { linkToken, sessionId } from '../../signIn/public.ts'
import { requestLink } from './links.ts'
import {
  listPortalInvoices,
  listPortalOrders,
  listPortalPurchases,
  readPortal,
  readPortalInvoice,
  readPortalOrder,
  readPortalPurchase,
} from './read.ts'
import { exchangeSession, signIn, signOut } from './sessions.ts'
import {
  portalInvoice,
  portalInvoices,
  portalOrder,
  portalOrders,
  portalPurchase,
  portalPurchases,
  portalShape,
} from './shapes.ts'

type Context = {
  account: Account
  access: Access
  /** Whether emails are kept locally, to be read on a page. */
  mailbox: boolean
}

const params = z.strictObject({ id })
const querystring = z.strictObject(pageQuery(['-date']))

/** Signing in by an emailed link, exchanging a session for a token, and signing out. */
export function portalSessionRoutes(app: Server, { account, access, mailbox }: Context) {
  app.post(
    '/v1/portal/sign-in/request',
    {
      schema: {
        operationId: 'requestCustomerSignIn',
        description:
          'Requests a sign-in link by email; response and timing do not reveal whether a customer has the email address',
        body: z.strictObject({ email: z.string().trim().min(1).max(320) }),
        response: { 200: z.object({ mailbox: z.boolean().describe('Emails are read at /mailbox') }) },
      },
    },
    async request => {
      const origin = await requireBff(access, request)
      await requestLink(account, { ...request.body, origin })
      return { mailbox }
    },
  )

  app.post(
    '/v1/portal/sign-in',
    {
      schema: {
        operationId: 'signInCustomer',
        description:
          'Signs in with an emailed link, which is valid once, and opens a session of one customer; refuses CU-15 link',
        body: z.strictObject({ token: linkToken, previousSession: sessionId.optional() }),
        response: { 200: z.object({ id: z.string(), expiresAt: z.string() }).meta({ id: 'CustomerSession' }) },
      },
    },
    async request => {
      const origin = await requireBff(access, request)
      const { token, previousSession: previous } = request.body
      return signIn(account, { token, previous, origin })
    },
  )

  app.post(
    '/v1/portal/session',
    {
      schema: {
        operationId: 'exchangeCustomerSession',
        description: 'Exchanges a customer session for a token that is valid for customer routes only; refuses G-10',
        body: z.strictObject({ session: sessionId }),
        response: {
          200: z
            .object({
              token: z.string(),
              expiresAt: z.string(),
              tags: z.array(z.string()).describe('What ends or changes this answer: events name the same'),
            })
            .meta({ id: 'ExchangedCustomerSession' }),
        },
      },
    },
    async request => {
      await requireBff(access, request)
      return exchangeSession(account, request.body.session)
    },
  )

  app.post(
    '/v1/portal/sign-out',
    {
      schema: {
        operationId: 'signOutCustomer',
        description: 'Ends a customer session; idempotent',
        body: z.strictObject({ session: sessionId }),
        response: { 200: z.object({}) },
      },
    },
    async request => {
      await requireBff(access, request)
      await signOut(account, request.body.session)
      return {}
    },
  )
}

/** What a customer's session reads: only its own customer's data. */
export function portalReadRoutes(app: Server, { access }: Context) {
  app.get(
    '/v1/portal',
    {
      schema: {
        operationId: 'getCustomerPortal',
        description: 'Customer, seller and open amounts',
        security: FOR_CUSTOMERS,
        response: { 200: portalShape },
      },
    },
    request => access.asCustomer(request, readPortal),
  )

  app.get(
    '/v1/portal/invoices',
    {
      schema: {
        operationId: 'listPortalInvoices',
        description: 'Issued invoices, newest first',
        security: FOR_CUSTOMERS,
        querystring,
        response: { 200: portalInvoices },
      },
    },
    request => access.asCustomer(request, tx => listPortalInvoices(tx, request.query)),
  )

  app.get(
    '/v1/portal/invoices/:id',
    {
      schema: {
        operationId: 'getPortalInvoice',
        description: 'An issued invoice with its lines',
        security: FOR_CUSTOMERS,
        params,
        response: { 200: portalInvoice },
      },
    },
    request => access.asCustomer(request, tx => readPortalInvoice(tx, request.params.id)),
  )

  app.get(
    '/v1/portal/sales-orders',
    {
      schema: {
        operationId: 'listPortalSalesOrders',
        description: 'Approved orders, newest first',
        security: FOR_CUSTOMERS,
        querystring,
        response: { 200: portalOrders },
      },
    },
    request => access.asCustomer(request, tx => listPortalOrders(tx, request.query)),
  )

  app.get(
    '/v1/portal/sales-orders/:id',
    {
      schema: {
        operationId: 'getPortalSalesOrder',
        description: 'An approved order with its lines',
        security: FOR_CUSTOMERS,
        params,
        response: { 200: portalOrder },
      },
    },
    request => access.asCustomer(request, tx => readPortalOrder(tx, request.params.id)),
  )

  app.get(
    '/v1/portal/purchase-orders',
    {
      schema: {
        operationId: 'listPortalPurchaseOrders',
        description: 'Purchase orders, newest first',
        security: FOR_CUSTOMERS,
        querystring,
        response: { 200: portalPurchases },
      },
    },
    request => access.asCustomer(request, tx => listPortalPurchases(tx, request.query)),
  )

  app.get(
    '/v1/portal/purchase-orders/:id',
    {
      schema: {
        operationId: 'getPortalPurchaseOrder',
        description: 'A purchase order with its lines',
        security: FOR_CUSTOMERS,
        params,
        response: { 200: portalPurchase },
      },
    },
    request => access.asCustomer(request, tx => readPortalPurchase(tx, request.params.id)),
  )
}
