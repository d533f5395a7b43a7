import { redirect } from 'react-router'
import { readFounder } from './setup.ts'

/** Loader of the page for users without an organization: a founder continues where they were interrupted. */
export async function leadFounder(): Promise<Response | null> {
  const founder = await readFounder().catch(() => null)
  return founder ? redirect('/setup') : null
}
