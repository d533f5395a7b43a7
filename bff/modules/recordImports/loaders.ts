import type { OrganizationScope } from '../../context.ts'
import { toRecordImport } from './relations.ts'
import type { RecordImportSource } from './sources.ts'
import { getRecordImport } from './treasuryRecordImports.ts'

/** One import as it is now, while it goes on. */
export async function readRecordImport(scope: OrganizationScope, uuid: string): Promise<RecordImportSource> {
  return toRecordImport(scope, await getRecordImport(scope, uuid))
}
