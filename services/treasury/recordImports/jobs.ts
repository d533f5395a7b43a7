import { defineImportJobs } from '../imports/public.ts'

export const recordImportJobs = defineImportJobs('record-import')
