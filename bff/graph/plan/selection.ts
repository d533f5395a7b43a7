// What a plan is made of. All of it works on columns: the values of one field for all objects of a level of the answer, in their
// order, so that what a field costs in calls and promises is paid once a level, not once a row.
import type { Run } from './run.ts'

export type Column = readonly unknown[]

/** From the objects of a level to the values of one of their fields. */
export type Read = (sources: Column, run: Run) => Column | Promise<Column>
/** From these values to what stands in the answer. Throws where graphql-js would report an error. */
export type Form = (values: Column, run: Run) => unknown[]

export type Field = { key: string; read: Read; form: Form }
/** `blank` has every key of the answer in its order, and what is known beforehand. */
export type Selection = { blank: Readonly<Record<string, unknown>>; fields: readonly Field[] }

/** The objects of the answer for these sources. They are given out at once; fields that are read are filled in later. */
export function build({ blank, fields }: Selection, sources: Column, run: Run): Record<string, unknown>[] {
  const targets = sources.map((): Record<string, unknown> => ({ ...blank }))
  if (targets.length === 0) return targets
  for (const { key, read, form } of fields) {
    const fill = (values: Column) => {
      const formed = form(values, run)
      for (const [index, target] of targets.entries()) target[key] = formed[index]
    }
    const values = read(sources, run)
    if (values instanceof Promise) run.later(values, fill)
    else fill(values)
  }
  return targets
}
