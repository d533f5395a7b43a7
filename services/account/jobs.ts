import { jobsOf } from '../kit/module.ts'
import { accountModules } from './modules.ts'

/** Every kind of job that the account service queues; migrations create a queue for each. */
export const accountJobs = jobsOf(accountModules)
