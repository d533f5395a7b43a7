import { takeExports } from '../../kit/exports/runExport.ts'
import type { WorkerContext } from '../context.ts'
import { organizationZone } from '../projection/public.ts'

/** Runs exports of this service's lists. */
export const exportWorkers = (context: Pick<WorkerContext, 'jobs' | 'database' | 'files' | 'exports'>): Promise<void> =>
  takeExports({ ...context, zoneOf: organizationZone })
