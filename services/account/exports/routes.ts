import { exportRoutes } from '../../kit/exports/routes.ts'
import type { Server } from '../../kit/http/server.ts'
import type { AccountRouteContext } from '../module.ts'
import { zoneOf } from './zone.ts'
import { codes } from './errors.ts'

/** Exports of this service's lists. */
export const exportsOfAccount = (app: Server, { account: { jobs }, ...context }: AccountRouteContext) =>
  exportRoutes(app, { ...context, jobs, zoneOf, errors: codes })
