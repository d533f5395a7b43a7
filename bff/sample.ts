// What tests need to know about a module of the graph beyond its manifest, in the `sample.ts` beside it. No program loads it.

/** A record, as the graph names it. */
export type SampleRecord = { id: string; uuid?: string }
type Made = { id: string; uuid: string }

/** How a sample creates its records: through the graph, as the owner of the organization. */
export type SampleTools = {
  organizationId: string
  /** The organization's business date. */
  today: string
  /** The id that this module, or a lower one, has noted for a type. */
  idOf: (type: string) => string
  note: (type: string, record: SampleRecord | undefined) => void
  get: <Answer>(query: string, variables?: object) => Promise<Answer>
  /** Runs a mutation that must succeed, and returns a field of its payload. */
  make: <Field = Made>(mutation: string, input: object, field: string, selection?: string) => Promise<Field>
  /** The same for a protected action of treasury, with the passkey's response. */
  makeProven: <Field = Made>(mutation: string, input: object, field: string, selection?: string) => Promise<Field>
  /** A fresh passkey response, as input of a protected action of the account service. */
  fresh: () => Promise<object>
  /** Uploads a file, as PDF or CSV depending on how it begins, and returns its id. */
  upload: (purpose: string, text: string) => Promise<string>
  /** Waits until `look` finds something, and returns it. */
  until: <Found>(look: () => Promise<Found | undefined>) => Promise<Found>
}

export type GraphSample = {
  /** Notes a record of each Node type of the module, and of each type that its inputs reference. Lower modules come first. */
  make?: (tools: SampleTools) => Promise<void>
  /** The type of a bare `id` in the module's mutations, where the mutation's name doesn't say it. */
  about?: string
  /** The type of an input's id where the name doesn't say it: by its name, the last two parts of its path, or mutation and name. */
  ids?: Readonly<Record<string, string>>
  /** The type of a filter's uuid; null for a user, who belongs to several organizations, or where nothing is looked up by it. */
  uuids?: Readonly<Record<string, string | null>>
  /** Values of inputs that don't accept any text. */
  values?: Readonly<Record<string, unknown>>
  /** The module's mutations that reference no record. */
  withoutIds?: readonly string[]
}
