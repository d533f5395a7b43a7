// Routes to set up an installation, for the BFF only; the caller has the link and no other credential.
import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import { localeOf } from '../../kit/errors.ts'
import { refuseFields } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import type { Account } from '../account.ts'
import { isEmail, normalEmail } from '../people/public.ts'
import { requireBff } from '../callers/public.ts'
import { linkToken, newcomerFields, openedSession } from '../signIn/public.ts'
import { createFirstOwner, readSetupLink } from './createFirstOwner.ts'
import { hasPeople } from './founder.ts'

const setupLink = z
  .object({
    state: z.enum(['OPEN', 'UNUSABLE', 'SET_UP']).meta({ id: 'SetupLinkState' }),
    expiresAt: z.iso.datetime({ offset: true }).nullable(),
  })
  .meta({ id: 'SetupLink', description: 'What a setup link is worth' })

const installation = z
  .object({ hasPeople: z.boolean().describe('Whether the installation has any user') })
  .meta({ id: 'Installation', description: 'How far an installation is set up' })

export function setupRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  app.get(
    '/v1/auth/setup',
    {
      schema: {
        operationId: 'readInstallation',
        description: 'Whether anybody could sign in, or the setup link is the only way in',
        response: { 200: installation },
      },
    },
    async request => {
      await requireBff(access, request)
      return { hasPeople: await account.database.readAsSystem(hasPeople) }
    },
  )

  app.post(
    '/v1/auth/setup/check',
    {
      schema: {
        operationId: 'checkSetupLink',
        description: 'Whether a setup link can be used, or the installation has an owner already',
        body: z.strictObject({ token: linkToken }),
        response: { 200: setupLink },
      },
    },
    async request => {
      await requireBff(access, request)
      return account.database.readAsSystem(tx => readSetupLink(tx, request.body.token))
    },
  )

  app.post(
    '/v1/auth/setup',
    {
      schema: {
        operationId: 'createFirstOwner',
        description:
          'Makes the first owner of an installation by its setup link, and signs them in. Refuses OG-9 link, OG-10 set up already, AU-26 and AU-27 password, US-2 email',
        body: z.strictObject({ ...newcomerFields, email: z.string().max(320) }),
        response: { 200: openedSession },
      },
    },
    async request => {
      const origin = await requireBff(access, request)
      const { previousSession, ...body } = request.body
      const email = normalEmail(body.email)
      if (!isEmail(email)) throw refuseFields([{ path: 'email', error: 'INVALID_EMAIL' }])
      const language = localeOf(request.headers['accept-language'])
      return createFirstOwner(account, { ...body, email, language, previousSession, origin })
    },
  )
}
