// The HTTP server: the routes of all modules, from their manifests.
import { createLocalJWKSet } from 'jose'
import { openAccess } from '../kit/access.ts'
import { activityRoutes } from '../kit/activity/routes.ts'
import type { ErrorRow } from '../kit/errors.ts'
import type { Files } from '../kit/files/files.ts'
import { fileRoutes } from '../kit/files/routes.ts'
import type { Log } from '../kit/http/log.ts'
import { createServer, type Server } from '../kit/http/server.ts'
import { declareRoutes, exportsOf, filesOf } from '../kit/module.ts'
import type { Feed } from '../kit/outbox/feed.ts'
import { eventRoutes } from '../kit/outbox/routes.ts'
import type { Account, WorkerContext } from './account.ts'
import { codes } from './errors.ts'
import { importKinds } from './importKinds.ts'
import { accountModules } from './modules.ts'

type AccountServerOptions = {
  account: Account
  files: Files
  serviceSecret: string
  log?: Log
  /** Absent when only the contract is needed. */
  feed?: Feed
  /** Whether emails are kept locally, to be read on a page. */
  mailbox?: boolean
  /** Treasury's connection; absent when it is not called. */
  treasury?: WorkerContext['treasury']
}

export async function accountServer({
  account,
  files,
  serviceSecret,
  log,
  feed,
  mailbox = false,
  treasury,
}: AccountServerOptions): Promise<Server> {
  const { database, tokens } = account
  const access = openAccess({
    database,
    audience: 'account',
    keys: createLocalJWKSet(tokens.jwks),
    serviceSecret,
    unusedAreas: { invoicing: codes.organizationNotInvoicing },
  })
  const app = await createServer({ title: 'account', ready: database.ready, ...(log && { log }) })
  access.guard(app)
  app.decorate('countryOf', account.countryOf)
  declareRoutes(accountModules, app, {
    account,
    access,
    files,
    mailbox,
    exports: exportsOf(accountModules),
    importKinds,
    errorRows: new Map(Object.values<ErrorRow>(codes).map(row => [row.code, row])),
    treasury,
  })
  activityRoutes(app, access)
  fileRoutes(app, { access, files, permissions: filesOf(accountModules) })
  if (feed) eventRoutes(app, { feed, authenticateService: access.authenticateService })
  return app
}
