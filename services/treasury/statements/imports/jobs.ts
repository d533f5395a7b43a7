import { defineImportJobs } from '../../imports/jobs.ts'

export const statementImportJobs = defineImportJobs('statement-import')
