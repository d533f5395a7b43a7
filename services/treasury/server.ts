// The HTTP side: the routes of each module, from its manifest.
import type { JWTVerifyGetKey } from 'jose'
import { openAccess } from '../kit/access.ts'
import { activityRoutes } from '../kit/activity/routes.ts'
import type { ErrorRow } from '../kit/errors.ts'
import { fileRoutes } from '../kit/files/routes.ts'
import { createServer, type Server } from '../kit/http/server.ts'
import { declareRoutes, exportsOf, filesOf } from '../kit/module.ts'
import type { Feed } from '../kit/outbox/feed.ts'
import { eventRoutes } from '../kit/outbox/routes.ts'
import { approvalProofOf, changeProofOf } from '../kit/tokens.ts'
import type { TreasuryContext } from './context.ts'
import { codes } from './errors.ts'
import { treasuryModules } from './modules.ts'

type TreasuryServerOptions = TreasuryContext & {
  keys: JWTVerifyGetKey
  serviceSecret: string
  /** Absent where only the contract is needed. */
  feed?: Feed
}

export async function treasuryServer({
  keys,
  serviceSecret,
  feed,
  ...context
}: TreasuryServerOptions): Promise<Server> {
  const { database, files, log } = context
  const access = openAccess({ database, audience: 'treasury', keys, serviceSecret })
  const app = await createServer({ title: 'treasury', ready: database.ready, log })
  access.guard(app)
  fileRoutes(app, { access, files, permissions: filesOf(treasuryModules) })
  activityRoutes(app, access)
  const errorRows = new Map(Object.values<ErrorRow>(codes).map(row => [row.code, row]))
  const proofs = { approval: approvalProofOf(keys), change: changeProofOf(keys) }
  declareRoutes(treasuryModules, app, { ...context, access, proofs, errorRows, exports: exportsOf(treasuryModules) })
  if (feed) eventRoutes(app, { feed, authenticateService: access.authenticateService })
  return app
}
