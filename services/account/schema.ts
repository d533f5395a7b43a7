import type { ServiceSchema } from '../kit/database/provision.ts'

export const accountSchema: ServiceSchema = { service: 'account', directory: import.meta.dirname, jobs: [] }
