import { eq } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import { person } from '../people/public.ts'

/** Remembers the area that a person works in. Nobody else's business: no log tells of it, and the last choice stays. */
export async function setAppMode(tx: SystemTx, id: string, mode: 'TREASURY' | 'INVOICING'): Promise<void> {
  await tx.update(person).set({ appMode: mode }).where(eq(person.id, id))
}
