// The documents of a record, for lists of such records.
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'

export const attachedFile = z.object({ fileId: z.uuid(), name: z.string(), size: z.int() })
export type AttachedFile = z.infer<typeof attachedFile>

/** The column of a record's documents, in their order. `belongs` selects the links of the current record; the links table is aliased l. */
export const attachedFiles = (links: string, belongs: SQL) =>
  sql<AttachedFile[]>`coalesce((
    select jsonb_agg(jsonb_build_object('fileId', l.file_id, 'name', f.name, 'size', f.size) order by l.place)
    from ${sql.identifier(links)} l join file f on f.organization_id = l.organization_id and f.id = l.file_id
    where ${belongs}), '[]')`.as('files')
