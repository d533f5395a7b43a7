import { defineModule } from '../module.ts'
import { telling } from './events.ts'
import { changeInTreasuryJob } from './job.ts'
import { changeInTreasuryWorker } from './worker.ts'

export const protectedActionsModule = defineModule({
  name: 'protectedActions',
  raises: [telling],
  jobs: [changeInTreasuryJob],
  work: [changeInTreasuryWorker],
})
