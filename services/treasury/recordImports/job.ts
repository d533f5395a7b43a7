import { defineJob } from '../../kit/jobs.ts'
import { importJobData } from '../imports/jobData.ts'

/** Says of a bulk import that its job was given up: a worker that is killed can't say so itself. */
export const recordImportGivenUpJob = defineJob('record-import-given-up', importJobData, {
  retryLimit: 20,
  retryBackoff: true,
})

/** Checks a file of records, and stores them where it may. */
export const recordImportJob = defineJob('record-import', importJobData, {
  retryLimit: 2,
  deadLetter: recordImportGivenUpJob.name,
})
