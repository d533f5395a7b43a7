// One run of a plan. It goes down the answer in passes: each goes as far as it can without waiting, and gathers by field what has to
// be read. When the values of a field are there, the next pass goes on from all of them at once. So what a read costs in calls and
// promises is paid once a level of the answer, not once a row.
import type { Context } from '../../context.ts'

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

  /** Runs `start` and all that follows from it. The first error ends the run: what is still on its way leads to nothing more. */
  async toEnd(start: (pass: Pass) => void): Promise<void> {
    try {
      this.#go(start)
    } catch (error) {
      this.#isOver = true
      throw error
    }
    if (this.#waiting > 0) await this.#end.promise
  }

  /** Goes on with another pass when the values are there. */
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

/** One way down the answer. */
export class Pass {
  readonly run: Run
  readonly #promised = new Map<Form, { values: PromiseLike<unknown>[]; puts: Put[] }>()
  readonly #related = new Map<Relation, { sources: unknown[]; targets: Target[] }>()

  constructor(run: Run) {
    this.run = run
  }

  /** Puts what `form` makes of the value in its place when it is there. Until then null stands in it. */
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

  /** Nothing more is met: begins to read, and to wait. */
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

  /** Nobody will wait for what was begun. */
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
