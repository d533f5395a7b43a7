import { jobsOf } from '../kit/module.ts'
import { accountModules } from './modules.ts'

/** Every kind of job that the account service queues; migrations make a queue of each. */
export const accountJobs = jobsOf(accountModules)
