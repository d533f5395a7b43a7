// What the mutations of every kind of record ask an import with, and answer.
import type { ImportRecordsInput } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { owned } from '../../graph/owned.ts'
import type { RecordImportBody, RecordImportSource } from './sources.ts'

export const toRecordImport = (scope: OrganizationScope, recordImport: RecordImportBody): RecordImportSource =>
  owned(scope, recordImport)

/** What every kind of bulk import is asked with. */
export const toImportRequest = (
  scope: OrganizationScope,
  { fileId, ignoreWarnings, dryRun, hash }: ImportRecordsInput,
) => ({
  fileId: scope.fileOf('treasury', fileId),
  ignoreWarnings: ignoreWarnings ?? false,
  dryRun: dryRun ?? false,
  hash: hash ?? null,
})
