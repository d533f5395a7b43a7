// What a plan is made of. All of it works on columns: the values of one field for all objects of a level of the answer, in their
// order, so that what a field costs in calls and promises is paid once a level, not once a row.
import type { Run } from './run.ts'

export type Column = readonly unknown[]
export type Target = Record<string, unknown>

/** From the objects of a level to the values of one of their fields. */
export type Read = (sources: Column, run: Run) => Column | Promise<Column>
/** From these values to what stands in the answer. Throws where graphql-js would report an error. */
export type FormColumn = (values: Column, run: Run) => unknown[]
/** The same for a single value, where nothing is called and nothing can be on its way. */
export type FormValue = (value: unknown) => unknown

export type Field = { key: string; read: Read; form: FormColumn }
/** `make` gives an object with every key of the answer and all that its source holds; `fields` are filled in afterwards. */
export type Selection = { make: (source: unknown) => Target; fields: readonly Field[] }

/** The objects of the answer for these sources. They are given out at once; what has to be read is filled in later. */
export function build({ make, fields }: Selection, sources: Column, run: Run): Target[] {
  const targets = sources.map(make)
  if (targets.length > 0) for (const field of fields) fill(field, sources, targets, run)
  return targets
}

function fill({ key, read, form }: Field, sources: Column, targets: Target[], run: Run): void {
  const write = (values: Column) => {
    const formed = form(values, run)
    targets.forEach((target, index) => (target[key] = formed[index]))
  }
  const values = read(sources, run)
  if (values instanceof Promise) run.later(values, write)
  else write(values)
}
