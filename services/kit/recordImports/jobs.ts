import { defineImportJobs } from '../imports/jobs.ts'

export const recordImportJobs = defineImportJobs('record-import')
