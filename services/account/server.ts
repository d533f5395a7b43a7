// The composition root of the HTTP side: a line for each module.
import { createLocalJWKSet } from 'jose'
import { openAccess } from '../kit/access.ts'
import { activityRoutes } from '../kit/activity/routes.ts'
import type { Files } from '../kit/files/files.ts'
import { fileRoutes } from '../kit/files/routes.ts'
import type { Log } from '../kit/http/log.ts'
import { createServer, type Server } from '../kit/http/server.ts'
import type { Feed } from '../kit/outbox/feed.ts'
import { eventRoutes } from '../kit/outbox/routes.ts'
import type { Account } from './account.ts'
import { accountFiles } from './files.ts'
import { apiTokenRoutes } from './apiTokens/routes.ts'
import { approvalProofRoutes } from './approvalProofs/routes.ts'
import { controlRoutes } from './controls/routes.ts'
import { exchangeRoutes } from './exchange/routes.ts'
import { invitationRoutes } from './members/invitations/routes.ts'
import { mailboxRoutes } from './mail/routes.ts'
import { memberRoutes } from './members/routes.ts'
import { orderSettingsRoutes } from './orderSettings/routes.ts'
import { organizationRoutes } from './organizations/routes.ts'
import { ownershipRoutes } from './members/ownership/routes.ts'
import { passwordResetRoutes } from './passwordReset/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { projectionRoutes } from './projection/routes.ts'
import { roleRoutes } from './members/roles/routes.ts'
import { savedViewRoutes } from './savedViews/routes.ts'
import { secondFactorRoutes } from './secondFactor/routes.ts'
import { securityLogRoutes } from './securityLog/routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { setupRoutes } from './setup/routes.ts'
import { signInRoutes } from './signIn/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'
import { socialRoutes } from './social/routes.ts'

type AccountServerOptions = {
  account: Account
  files: Files
  serviceSecret: string
  log?: Log
  /** Absent where only the contract is wanted. */
  feed?: Feed
  /** Whether letters stay here, to be read on a page. */
  mailbox?: boolean
}

export async function accountServer({
  account,
  files,
  serviceSecret,
  log,
  feed,
  mailbox = false,
}: AccountServerOptions): Promise<Server> {
  const { database, tokens } = account
  const access = openAccess({ database, audience: 'account', keys: createLocalJWKSet(tokens.jwks), serviceSecret })
  const app = await createServer({ title: 'account', ready: database.ready, ...(log && { log }) })
  access.guard(app)
  app.decorate('countryOf', account.countryOf)
  const context = { account, access }
  signInRoutes(app, context)
  socialRoutes(app, context)
  secondFactorRoutes(app, context)
  approvalProofRoutes(app, context)
  sessionRoutes(app, context)
  securityLogRoutes(app, context)
  exchangeRoutes(app, context)
  setupRoutes(app, context)
  passwordResetRoutes(app, { ...context, mailbox })
  peopleRoutes(app, context)
  profileRoutes(app, { ...context, files })
  organizationRoutes(app, context)
  controlRoutes(app, context)
  orderSettingsRoutes(app, context)
  savedViewRoutes(app, context)
  memberRoutes(app, context)
  invitationRoutes(app, context)
  roleRoutes(app, context)
  ownershipRoutes(app, context)
  apiTokenRoutes(app, context)
  webhookRoutes(app, context)
  projectionRoutes(app, context)
  mailboxRoutes(app, { ...context, open: mailbox })
  activityRoutes(app, access)
  fileRoutes(app, { access, files, permissions: accountFiles })
  if (feed) eventRoutes(app, { feed, authenticateService: access.authenticateService })
  return app
}
