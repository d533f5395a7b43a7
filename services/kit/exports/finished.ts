// The details of an export for its email.
import { z } from 'zod'
import type { ListExportRow } from './table.ts'

export const finishedExportShape = z.object({
  id: z.uuid(),
  createdBy: z.uuid().describe('Who is mailed'),
  locale: z.enum(['en', 'id']),
  fileName: z.string(),
  rows: z.int(),
  isReady: z.boolean().describe('Whether there is a file; else it failed'),
})
export type FinishedExport = z.infer<typeof finishedExportShape>

/** Undefined while the export runs, and when its requester canceled it. */
export function showFinished({
  id,
  createdBy,
  locale,
  fileName,
  done,
  status,
}: ListExportRow): FinishedExport | undefined {
  if (status !== 'READY' && status !== 'FAILED') return undefined
  return { id, createdBy, locale, fileName, rows: done, isReady: status === 'READY' }
}
