import type { Outcome } from '../../relay/useMutation.ts'

/** What was refused, told of the fields of a form: `fieldOf` says where the form asks for what the input calls otherwise. */
export function onFields<P>(outcome: Outcome<P>, fieldOf: Readonly<Record<string, string>>): Outcome<P> {
  if (outcome.ok) return outcome
  const fields = Object.entries(outcome.fields).map(([path, words]) => [fieldOf[path] ?? path, words])
  return { ...outcome, fields: Object.fromEntries(fields) }
}
