// HTTP routes of customers' users, for staff.
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id } from '../../../kit/idShapes.ts'
import type { Account } from '../../account.ts'
import { ofCustomers } from '../customers/public.ts'
import { endAccess, listUsers, sendLink } from './users.ts'

const VIEW = 'invoicing.customers.view'
const MANAGE = 'invoicing.customers.manage'

const params = z.strictObject({ id })
const body = z.strictObject({ email: z.string().trim().min(1).max(254) })
const users = z.object({
  items: z.array(
    z.object({
      customerId: z.uuid(),
      email: z.string(),
      isMainContact: z.boolean().describe('It is the customer’s own email'),
      lastSignedInAt: z.string().nullable().describe('Null: never'),
      sessions: z.int().describe('Number of active sessions'),
    }),
  ),
})
const done = { 200: z.object({}) }

/** A customer's users, links emailed to them, and ending their sessions. */
export function customerUserRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  app.get(
    '/v1/customers/users',
    {
      schema: {
        operationId: 'listCustomerUsers',
        description: 'Users of each active customer who can sign in to the portal',
        querystring: ofCustomers,
        response: { 200: users },
      },
    },
    request => access.asCaller(request, VIEW, async tx => ({ items: await listUsers(tx, request.query.customerIds) })),
  )

  app.post(
    '/v1/customers/:id/users/send-link',
    {
      schema: {
        operationId: 'sendCustomerSignInLink',
        description:
          'Emails a user of an active customer a sign-in link, and adds the user; refuses CU-8 not active, CU-13 too many emails, CU-16 email',
        params,
        body,
        response: done,
      },
    },
    request =>
      access.asCaller(request, MANAGE, async tx => {
        await sendLink(tx, account, { customerId: request.params.id, email: request.body.email })
        return {}
      }),
  )

  app.post(
    '/v1/customers/:id/users/end-sessions',
    {
      schema: {
        operationId: 'endCustomerSessions',
        description: 'Ends all sessions and links of a customer’s user, who can request another link',
        params,
        body,
        response: done,
      },
    },
    request =>
      access.asCaller(request, MANAGE, async tx => {
        await endAccess(tx, { customerId: request.params.id, email: request.body.email, remove: false })
        return {}
      }),
  )

  app.post(
    '/v1/customers/:id/users/remove',
    {
      schema: {
        operationId: 'removeCustomerUser',
        description: 'Removes a customer’s user until staff send them a link again',
        params,
        body,
        response: done,
      },
    },
    request =>
      access.asCaller(request, MANAGE, async tx => {
        await endAccess(tx, { customerId: request.params.id, email: request.body.email, remove: true })
        return {}
      }),
  )
}
