import type { ImportRecordsInput } from '../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../context.ts'

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
