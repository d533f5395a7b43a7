import type { Outcome } from '../../relay/useMutation.ts'

/** What was refused, told of the fields of a form: `fieldOf` says where the form asks for what the input calls otherwise. */
export function onFields<P>(outcome: Outcome<P>, fieldOf: Readonly<Record<string, string>>): Outcome<P> {
  if (outcome.ok) return outcome
  const fields = Object.entries(outcome.fields).map(([path, words]) => [fieldOf[path] ?? path, words])
  return { ...outcome, fields: Object.fromEntries(fields) }
}

/** The same by the fields of these values: the service may blame a part, as `amount.amount`, of what is one field here. */
export function atFields(values: object, refused: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(refused).map(([path, words]) => [fieldAt(values, path), words]))
}

function fieldAt(values: object, path: string): string {
  const steps: string[] = []
  let at: unknown = values
  for (const step of path.split('.')) {
    if (typeof at !== 'object' || at === null) break
    steps.push(step)
    at = Reflect.get(at, step)
  }
  return steps.join('.')
}
