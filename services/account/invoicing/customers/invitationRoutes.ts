// HTTP routes of invitations: sent to a list of emails, resent, canceled.
import type { Access } from '../../../kit/access.ts'
import { BULK_TIME_LIMIT_MS, bulkAnswer, smallBulkBody, toEach } from '../../../kit/bulk.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { Files } from '../../../kit/files/files.ts'
import type { Server } from '../../../kit/http/server.ts'
import type { Account } from '../../account.ts'
import { cancelInvitation, resendInvitation } from './invitations.ts'
import { inviteEach } from './inviteEach.ts'
import { invitations, invited } from './shapes.ts'

const MANAGE = 'invoicing.customers.manage'

type Context = { account: Account; access: Access; files: Files }
type InOneTransaction = <Result>(use: (tx: Tx) => Promise<Result>) => Promise<Result>

/** Routes to invite customers, and to resend or cancel invitations. */
export function invitationRoutes(app: Server, { account, access, files }: Context) {
  app.post(
    '/v1/customers/invite',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'inviteCustomers',
        description:
          'Invites each email address with a link that is valid once, each independently. Refuses per email CU-12 invited already, G-2 no email',
        body: invitations,
        response: { 200: invited },
      },
    },
    async request => {
      await access.callerOf(request, MANAGE)
      const results = await inviteEach(request, request.body, one =>
        access.asCaller(request, MANAGE, tx => one(tx, account)),
      )
      return { results }
    },
  )

  const bulk = (
    path: string,
    operationId: string,
    description: string,
    act: (run: InOneTransaction, one: string) => Promise<void>,
  ) =>
    app.post(
      path,
      {
        handlerTimeout: BULK_TIME_LIMIT_MS,
        schema: { operationId, description, body: smallBulkBody, response: { 200: bulkAnswer } },
      },
      async request => {
        await access.callerOf(request, MANAGE)
        const run: InOneTransaction = use => access.asCaller(request, MANAGE, use)
        return toEach(request, request.body.ids, one => act(run, one))
      },
    )
  bulk(
    '/v1/customers/resend',
    'resendCustomerInvitations',
    'Mails each a new link; refuses CU-6 not invited, CU-13 too many emails',
    (run, one) => run(tx => resendInvitation(tx, account, one)),
  )
  bulk(
    '/v1/customers/cancel-invitations',
    'cancelCustomerInvitations',
    'Takes each invitation back with all that was sent by its link; refuses CU-6 not invited',
    async (run, one) => {
      for (const document of await run(tx => cancelInvitation(tx, one))) await files.remove(document)
    },
  )
}
