import { jobsOf } from '../kit/module.ts'
import { treasuryModules } from './modules.ts'

/** Every kind of job that treasury queues; migrations create a queue for each. */
export const treasuryJobs = jobsOf(treasuryModules)
