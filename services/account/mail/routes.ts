import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import type { Account } from '../account.ts'
import { requireBff } from '../callers/public.ts'
import { findMailboxEmail, listMailboxEmails } from './mailbox.ts'

const emailHead = z
  .object({ id: z.uuid(), at: z.string(), email: z.string(), subject: z.string() })
  .meta({ id: 'MailboxEmailHead' })

const email = emailHead.extend({ html: z.string(), body: z.string() }).meta({ id: 'MailboxEmail' })

/** The mailbox of local mode. Not found elsewhere, since emails contain sign-in links. */
export function mailboxRoutes(
  app: Server,
  { account, access, open }: { account: Account; access: Access; open: boolean },
) {
  const requireOpen = () => {
    if (!open) throw new Refusal(commonErrors.notFound)
  }

  app.get(
    '/v1/mailbox',
    {
      schema: {
        operationId: 'listMailbox',
        description: 'Emails of an installation without a mail server, newest first; local mode only',
        response: { 200: z.object({ items: z.array(emailHead) }) },
      },
    },
    async request => {
      await requireBff(access, request)
      requireOpen()
      return { items: await account.database.readAsSystem(tx => listMailboxEmails(tx)) }
    },
  )

  app.get(
    '/v1/mailbox/:id',
    {
      schema: {
        operationId: 'getMailboxEmail',
        description: 'One email of that mailbox',
        params: z.strictObject({ id: z.uuid() }),
        response: { 200: email },
      },
    },
    async request => {
      await requireBff(access, request)
      requireOpen()
      const found = await account.database.readAsSystem(tx => findMailboxEmail(tx, request.params.id))
      if (!found) throw new Refusal(commonErrors.notFound)
      return found
    },
  )
}
