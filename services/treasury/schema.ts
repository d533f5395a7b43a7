import type { ServiceSchema } from '../kit/database/provision.ts'
import { treasuryJobs } from './jobs.ts'

export const treasurySchema: ServiceSchema = { service: 'treasury', directory: import.meta.dirname, jobs: treasuryJobs }
