import { defineModule } from '../module.ts'
import { preparingEmail } from './events.ts'
import { changeInTreasuryJob } from './job.ts'
import { changeInTreasuryWorker } from './worker.ts'

export const protectedActionsModule = defineModule({
  name: 'protectedActions',
  raises: [preparingEmail],
  jobs: [changeInTreasuryJob],
  work: [changeInTreasuryWorker],
})
