import { on } from '../../kit/inTransaction.ts'
import { deleting } from '../bankAccounts/public.ts'
import { defineModule } from '../module.ts'
import { codes } from './errors.ts'
import { deletionUses } from './ofBankAccount.ts'
import { connectionRoutes } from './routes.ts'
import { syncGivenUpJob, syncJob } from './sync/jobs.ts'
import { syncWorkers } from './sync/workers.ts'

export const connectionsModule = defineModule({
  name: 'connections',
  errors: codes,
  on: [on(deleting, (tx, { id }) => deletionUses(tx, id))],
  jobs: [syncGivenUpJob, syncJob],
  work: [syncWorkers],
  routes: [connectionRoutes],
})
