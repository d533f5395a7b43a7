// One run of a plan. It walks down the response in passes: each goes as far as it can without waiting, and collects by field what has to be
// read. When the values of a field arrive, the next pass continues from all of them at once. So the calls and promises of a read are paid
// once per level, not once per row.
import type { Context } from '../../context.ts'

/** An object of the response. */
export type Target = Record<string, unknown>

/** Completes a value for the response. Throws where graphql-js would report an error. */
export type Form = (value: unknown, pass: Pass) => unknown

/** Builds the response object of a record, with every key and all values available without waiting. */
export type Make = (source: unknown, pass: Pass) => Target

/** A field that is read once for all records of a pass. */
export type Relation = {
  key: string
  read(sources: readonly unknown[], run: Run): Promise<readonly unknown[]>
  form: Form
  /** Several records may reference the same value: it is completed once and put in all their places. */
  repeats: boolean
}

type Arguments = Record<string, unknown>

export class Run {
  readonly context: Context
  readonly variables: Readonly<Record<string, unknown>>
  readonly #arguments = new Map<object, Arguments>()
  #waiting = 0
  #isOver = false
  readonly #end = Promise.withResolvers<void>()

  constructor(context: Context, variables: Readonly<Record<string, unknown>>) {
    this.context = context
    this.variables = variables
  }

  /** A field's arguments, read once in a run. */
  argumentsOf(field: object, read: () => Arguments): Arguments {
    let known = this.#arguments.get(field)
    if (!known) {
      known = read()
      this.#arguments.set(field, known)
    }
    return known
  }

  /** Runs `start` and everything that follows. The first error ends the run; pending reads are ignored. */
  async toEnd(start: (pass: Pass) => void): Promise<void> {
    try {
      this.#go(start)
    } catch (error) {
      this.#isOver = true
      throw error
    }
    if (this.#waiting > 0) await this.#end.promise
  }

  /** Continues with another pass when the values arrive. */
  later(coming: Promise<readonly unknown[]>, use: (values: readonly unknown[], pass: Pass) => void): void {
    this.#waiting++
    void this.#follow(coming, use)
  }

  async #follow(coming: Promise<readonly unknown[]>, use: (values: readonly unknown[], pass: Pass) => void) {
    try {
      const values = await coming
      if (this.#isOver) return
      this.#go(pass => use(values, pass))
      if (--this.#waiting === 0) this.#end.resolve()
    } catch (error) {
      if (this.#isOver) return
      this.#isOver = true
      this.#end.reject(error)
    }
  }

  #go(use: (pass: Pass) => void): void {
    const pass = new Pass(this)
    try {
      use(pass)
      pass.end()
    } catch (error) {
      pass.abandon()
      throw error
    }
  }
}

type Put = (formed: unknown) => void

/** One pass down the response. */
export class Pass {
  readonly run: Run
  readonly #promised = new Map<Form, { values: PromiseLike<unknown>[]; puts: Put[] }>()
  readonly #related = new Map<Relation, { sources: unknown[]; targets: Target[] }>()

  constructor(run: Run) {
    this.run = run
  }

  /** Completes the value when it arrives and puts it in its place. Until then the place holds null. */
  expect(form: Form, value: PromiseLike<unknown>, put: Put): null {
    let promised = this.#promised.get(form)
    if (!promised) {
      promised = { values: [], puts: [] }
      this.#promised.set(form, promised)
    }
    promised.values.push(value)
    promised.puts.push(put)
    return null
  }

  /** Reads a relation for this record, together with all others of the pass. */
  relate(relation: Relation, source: unknown, target: Target): void {
    let related = this.#related.get(relation)
    if (!related) {
      related = { sources: [], targets: [] }
      this.#related.set(relation, related)
    }
    related.sources.push(source)
    related.targets.push(target)
  }

  /** No more records: starts to read and wait. */
  end(): void {
    for (const [form, { values, puts }] of this.#promised) {
      this.run.later(Promise.all(values), (arrived, pass) =>
        puts.forEach((put, index) => put(form(arrived[index], pass))),
      )
    }
    for (const [relation, { sources, targets }] of this.#related) {
      this.run.later(relation.read(sources, this.run), (values, pass) => fill(relation, values, targets, pass))
    }
  }

  /** Ignores the results of reads that have started. */
  abandon(): void {
    for (const { values } of this.#promised.values()) void Promise.allSettled(values)
  }
}

function fill({ key, form, repeats }: Relation, values: readonly unknown[], targets: Target[], pass: Pass): void {
  const known = repeats ? new Map<unknown, unknown>() : undefined
  targets.forEach((target, index) => {
    const value = values[index]
    const formed = known?.get(value) ?? form(value, pass)
    known?.set(value, formed)
    target[key] = formed
  })
}
