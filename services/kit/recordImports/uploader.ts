import { and, eq } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { file } from '../files/table.ts'

/** The uploader of a file, who is the author of its rows, whoever imports them. */
export async function uploaderOf(tx: Tx, fileId: string): Promise<string | null> {
  const [row] = await tx
    .select({ createdBy: file.createdBy })
    .from(file)
    .where(and(eq(file.organizationId, tx.organizationId), eq(file.id, fileId)))
  return row?.createdBy ?? null
}
