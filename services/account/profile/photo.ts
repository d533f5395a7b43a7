// A user's photo: a file that they uploaded in one of their organizations, visible to all their colleagues.
import { buffer } from 'node:stream/consumers'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, SystemTx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import type { Files } from '../../kit/files/files.ts'
import { imageSize } from '../../kit/files/imageSize.ts'
import { file, type FileRow } from '../../kit/files/table.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { person } from '../people/public.ts'

const MAX_PIXELS_PER_SIDE = 4_000

type Place = Pick<FileRow, 'organizationId' | 'id'>

/** Makes an uploaded picture its uploader's photo; deletes the previous one. */
export async function setPhoto(
  { database, files }: { database: Database; files: Files },
  { personId, organizationId, fileId }: { personId: string; organizationId: string; fileId: string },
): Promise<void> {
  const row = await database.inOrganization(organizationId, personId, tx => files.storedFile(tx, fileId, 'PHOTO'))
  if (row.createdBy !== personId) throw new Refusal(commonErrors.notFound)
  refuseStrangePicture(await files.read(row, buffer))
  await replacePhoto({ database, files }, personId, row)
}

/** Removes a user's photo; their initials are shown instead. */
export const removePhoto = (parts: { database: Database; files: Files }, personId: string): Promise<void> =>
  replacePhoto(parts, personId, null)

async function replacePhoto(
  { database, files }: { database: Database; files: Files },
  personId: string,
  next: Place | null,
) {
  const replaced = await database.asSystem(
    async tx => {
      const previous = await photoOf(tx, personId, { lock: true })
      if (previous?.id === next?.id) return undefined
      await tx
        .update(person)
        .set({ photoOrganizationId: next?.organizationId ?? null, photoId: next?.id ?? null })
        .where(eq(person.id, personId))
      if (previous) await tx.delete(file).where(isFile(previous))
      tx.emit('user.changed', personId)
      return previous
    },
    { actorId: personId },
  )
  // Only after the commit: a photo that is still referenced must exist.
  if (replaced) await files.remove(replaced)
}

function refuseStrangePicture(content: Buffer) {
  const size = imageSize(content)
  if (!size) throw new Refusal(codes.photoUnreadable, { path: 'fileId' })
  if (size.width > MAX_PIXELS_PER_SIDE || size.height > MAX_PIXELS_PER_SIDE)
    throw new Refusal(codes.photoTooLarge, { path: 'fileId', params: { maximum: MAX_PIXELS_PER_SIDE } })
}

async function photoOf(tx: SystemTx, personId: string, { lock }: { lock: boolean }): Promise<Place | undefined> {
  const query = tx
    .select({ organizationId: sql<string>`${person.photoOrganizationId}`, id: sql<string>`${person.photoId}` })
    .from(person)
    .where(and(eq(person.id, personId), isNotNull(person.photoId)))
  const [found] = await (lock ? query.for('update') : query)
  return found
}

/** A user's photo, if the caller may see it: their own, or that of a colleague. */
export async function findPhoto(
  tx: SystemTx,
  { asker, personId, photoId }: { asker: string; personId: string; photoId: string },
): Promise<FileRow> {
  const { rows } = await tx.execute<{ known: boolean }>(sql`
    select ${asker}::uuid = ${personId}::uuid or exists (
      select from membership mine join membership theirs using (organization_id)
      where mine.person_id = ${asker} and mine.status = 'ACTIVE' and theirs.person_id = ${personId}) as known`)
  const place = rows[0]?.known ? await photoOf(tx, personId, { lock: false }) : undefined
  const [found] = place?.id === photoId ? await tx.select().from(file).where(isFile(place)) : []
  if (!found) throw new Refusal(commonErrors.notFound)
  return found
}

const isFile = (place: Place) => and(eq(file.organizationId, place.organizationId), eq(file.id, place.id))
