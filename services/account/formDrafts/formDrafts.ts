import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { formDraft, type FormDraftRow } from './table.ts'

/** The form, and the record that it edits or starts from. */
export type DraftKey = Pick<FormDraftRow, 'form' | 'recordId'>

/** A member's oldest drafts beyond this number are deleted. */
export const MAX_DRAFTS = 100

const ofForm = ({ form, recordId }: DraftKey) =>
  and(eq(formDraft.form, form), recordId === null ? isNull(formDraft.recordId) : eq(formDraft.recordId, recordId))

/** The caller's draft. */
export async function readDraft(tx: Tx, ownerId: string, key: DraftKey): Promise<FormDraftRow | null> {
  const [found] = await tx
    .select()
    .from(formDraft)
    .where(and(eq(formDraft.ownerId, ownerId), ofForm(key)))
  return found ?? null
}

/** Stores the draft seen at `version` (0: none was seen); refuses when another device has saved meanwhile. */
export async function saveDraft(
  tx: Tx,
  ownerId: string,
  { version, content, ...key }: DraftKey & { version: number; content: string },
): Promise<FormDraftRow> {
  const [saved] =
    version === 0
      ? await tx
          .insert(formDraft)
          .values({ ...key, content, ownerId, organizationId: tx.organizationId })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(formDraft)
          .set({ content, version: sql`nextval('form_draft_version')`, updatedAt: sql`now()` })
          .where(and(eq(formDraft.ownerId, ownerId), ofForm(key), eq(formDraft.version, version)))
          .returning()
  if (!saved) throw new Refusal(commonErrors.staleVersion)
  if (version === 0) await deleteOldest(tx, ownerId)
  return saved
}

/** Deletes the draft seen at `version`. One that is gone already is no error. */
export async function deleteDraft(tx: Tx, ownerId: string, key: DraftKey, version: number): Promise<void> {
  const { rowCount } = await tx
    .delete(formDraft)
    .where(and(eq(formDraft.ownerId, ownerId), ofForm(key), eq(formDraft.version, version)))
  if (rowCount === 0 && (await readDraft(tx, ownerId, key)) !== null) throw new Refusal(commonErrors.staleVersion)
}

async function deleteOldest(tx: Tx, ownerId: string): Promise<void> {
  const beyond = tx
    .select({ version: formDraft.version })
    .from(formDraft)
    .where(eq(formDraft.ownerId, ownerId))
    .orderBy(desc(formDraft.updatedAt), desc(formDraft.version))
    .offset(MAX_DRAFTS)
  await tx.delete(formDraft).where(and(eq(formDraft.ownerId, ownerId), inArray(formDraft.version, beyond)))
}
