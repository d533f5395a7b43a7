import { defineImportJobs } from '../../imports/public.ts'

export const statementImportJobs = defineImportJobs('statement-import')
