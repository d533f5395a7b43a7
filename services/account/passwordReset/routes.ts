// Routes for forgotten passwords, for the BFF only; the caller is not authenticated.
import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import type { Server } from '../../kit/http/server.ts'
import type { Account } from '../account.ts'
import { requireBff } from '../callers/public.ts'
import { linkToken, newcomerFields } from '../signIn/public.ts'
import { requestReset } from './requestReset.ts'
import { findReset, resetPassword } from './resetPassword.ts'

const done = { 200: z.object({}) }

type Context = {
  account: Account
  access: Access
  /** Whether emails are kept locally, to be read on a page. */
  mailbox: boolean
}

export function passwordResetRoutes(app: Server, { account, access, mailbox }: Context) {
  app.post(
    '/v1/auth/password-reset/request',
    {
      schema: {
        operationId: 'requestPasswordReset',
        description: 'Asks for a link by mail; the same answer, after the same work, whether or not the email is known',
        body: z.strictObject({ email: z.string().trim().min(1).max(320) }),
        response: {
          200: z.object({
            mailbox: z
              .boolean()
              .describe('Whether emails are kept in the mailbox of this installation instead of being sent'),
          }),
        },
      },
    },
    async request => {
      const origin = await requireBff(access, request)
      await requestReset(account, { ...request.body, origin })
      return { mailbox }
    },
  )

  app.post(
    '/v1/auth/password-reset/check',
    {
      schema: {
        operationId: 'checkPasswordReset',
        description: 'Whether a link can still be used, and for whose account',
        body: z.strictObject({ token: linkToken }),
        response: { 200: z.object({ email: z.string() }) },
      },
    },
    async request => {
      await requireBff(access, request)
      const { email } = await account.database.readAsSystem(tx => findReset(tx, request.body.token))
      return { email }
    },
  )

  app.post(
    '/v1/auth/password-reset',
    {
      schema: {
        operationId: 'resetPassword',
        description: 'Sets a new password by a link, which is used up; ends all sessions; second factors stay',
        body: z.strictObject({ token: linkToken, password: newcomerFields.password }),
        response: done,
      },
    },
    async request => {
      const origin = await requireBff(access, request)
      await resetPassword(account, { ...request.body, origin })
      return {}
    },
  )
}
