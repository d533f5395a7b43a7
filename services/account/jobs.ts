import type { JobDefinition } from '../kit/jobs.ts'
import { mailJob } from './mail/job.ts'
import { resetJob } from './passwordReset/job.ts'
import { changeInTreasuryJob } from './protectedActions/job.ts'
import { deliveryJob } from './webhooks/job.ts'

/** Every kind of job that the account service queues; migrations make a queue of each. */
export const accountJobs: readonly JobDefinition[] = [mailJob, resetJob, changeInTreasuryJob, deliveryJob]
