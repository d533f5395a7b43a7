// What a plan is made of: functions from what the services answered to what stands in the answer.
import type { Pass, Run } from './run.ts'

/** An object of the answer. */
export type Target = Record<string, unknown>

/** What stands in the answer for a value. Throws where graphql-js would report an error. */
export type Form = (value: unknown, pass: Pass) => unknown

/** The object of the answer for a record: with every key, and with all that can be had without waiting. */
export type Make = (source: unknown, pass: Pass) => Target

/** A field that is read once for all records of a pass. */
export type Relation = {
  key: string
  read(sources: readonly unknown[], run: Run): Promise<readonly unknown[]>
  form: Form
  /** Several records may name the same value: it is formed once, and stands in all their places. */
  repeats: boolean
}
