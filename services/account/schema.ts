import type { ServiceSchema } from '../kit/database/provision.ts'
import { accountJobs } from './jobs.ts'

export const accountSchema: ServiceSchema = { service: 'account', directory: import.meta.dirname, jobs: accountJobs }
