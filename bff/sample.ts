// What tests need to know of a module of the graph besides its manifest, in the `sample.ts` beside it: no program loads that.

/** A record, as the graph names it. */
export type SampleRecord = { id: string; uuid?: string }
type Made = { id: string; uuid: string }

/** How a sample makes its records: through the graph, as the owner of the organization. */
export type SampleTools = {
  organizationId: string
  /** The date in the organization. */
  today: string
  /** The id of what this module, or a lower one, has noted of a type. */
  idOf: (type: string) => string
  note: (type: string, record: SampleRecord | undefined) => void
  get: <Answer>(query: string, variables?: object) => Promise<Answer>
  /** Runs a mutation that must succeed, and gives a field of its payload. */
  make: <Field = Made>(mutation: string, input: object, field: string, selection?: string) => Promise<Field>
  /** The same for a protected action of treasury: what it asks of the passkey is answered. */
  makeProven: <Field = Made>(mutation: string, input: object, field: string, selection?: string) => Promise<Field>
  /** A fresh answer of the passkey, as the input of a protected action of the account service takes it. */
  fresh: () => Promise<object>
  /** Sends a file, a PDF or CSV by how it begins, and gives its id. */
  upload: (purpose: string, text: string) => Promise<string>
  /** What `look` finds, as soon as it finds something. */
  until: <Found>(look: () => Promise<Found | undefined>) => Promise<Found>
}

export type GraphSample = {
  /** Notes a record of each type of the module that is a node, and of each that its inputs name. Lower modules come first. */
  make?: (tools: SampleTools) => Promise<void>
  /** What a bare `id` of the module's mutations is of, where the name of the mutation doesn't say it. */
  about?: string
  /** What an input's id is of, by its name, the last two parts of its path, or mutation and name, where the name doesn't say it. */
  ids?: Readonly<Record<string, string>>
  /** What a filter's uuid is of; null: of a person, who belongs to no organization alone, or of what nothing is found by. */
  uuids?: Readonly<Record<string, string | null>>
  /** Values of inputs where any text will not do. */
  values?: Readonly<Record<string, unknown>>
  /** The module's mutations that name no record. */
  withoutIds?: readonly string[]
}
