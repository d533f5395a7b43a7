import type { Outcome } from '../../relay/useMutation.ts'

/** Maps errors to the fields of a form: `fieldOf` translates input paths that differ from the form's. */
export function onFields<P>(outcome: Outcome<P>, fieldOf: Readonly<Record<string, string>>): Outcome<P> {
  if (outcome.ok) return outcome
  const fields = Object.entries(outcome.fields).map(([path, words]) => [fieldOf[path] ?? path, words])
  return { ...outcome, fields: Object.fromEntries(fields) }
}

/** The same for the fields of these values: the service may report a part, such as `amount.amount`, of a single field here. */
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
