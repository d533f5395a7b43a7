import { eq } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import { person } from '../people/public.ts'

/** Stores the area that a user works in. It is private, so no log records it, and the last choice wins. */
export async function setAppMode(tx: SystemTx, id: string, mode: 'TREASURY' | 'INVOICING'): Promise<void> {
  await tx.update(person).set({ appMode: mode }).where(eq(person.id, id))
}
