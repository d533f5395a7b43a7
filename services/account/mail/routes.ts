import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import type { Account } from '../account.ts'
import { requireBff } from '../callers/public.ts'
import { findLetter, listLetters } from './mailbox.ts'

const letterHead = z
  .object({ id: z.uuid(), at: z.string(), email: z.string(), subject: z.string() })
  .meta({ id: 'MailboxLetterHead' })

const letter = letterHead.extend({ html: z.string(), body: z.string() }).meta({ id: 'MailboxLetter' })

/** The mailbox of local mode. Everywhere else it is not found: letters hold links that let their reader in. */
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
        description: 'Letters of an installation without a mail server, newest first; local mode only',
        response: { 200: z.object({ items: z.array(letterHead) }) },
      },
    },
    async request => {
      await requireBff(access, request)
      requireOpen()
      return { items: await account.database.readAsSystem(tx => listLetters(tx)) }
    },
  )

  app.get(
    '/v1/mailbox/:id',
    {
      schema: {
        operationId: 'getMailboxLetter',
        description: 'One letter of that mailbox',
        params: z.strictObject({ id: z.uuid() }),
        response: { 200: letter },
      },
    },
    async request => {
      await requireBff(access, request)
      requireOpen()
      const found = await account.database.readAsSystem(tx => findLetter(tx, request.params.id))
      if (!found) throw new Refusal(commonErrors.notFound)
      return found
    },
  )
}
