// Validates the bills of a file by the rules of a single bill, and reports possible duplicates. Writes nothing.
import { commonErrors } from '../../../kit/errors.ts'
import { checkMetadata, readBillSettings } from '../../billSettings/public.ts'
import { partiesToChooseFrom, payeesByAlias } from '../../counterparties/public.ts'
import { readPaymentSettings } from '../../paymentSettings/public.ts'
import { defaultEntity, lockedBefore, openEntities, projectionCodes } from '../../projection/public.ts'
import { CellReader, type CsvRow, type Issue, type LookUp, openClosest } from '../../recordImports/public.ts'
import { type AlikeBills, billsAlike } from '../alike.ts'
import { codes } from '../errors.ts'
import type { BillValues } from '../input.ts'
import { NO_TAX, taxValues } from '../tax/taxValues.ts'
import { type BillDraft, billDraftOf, COLUMN_OF } from './rows.ts'

/** A row that can be created. */
export type ValidatedBill = { cells: CellReader; values: BillValues }

type Party = { id: string; alias: string; hasTaxNumber: boolean }
type Surroundings = Awaited<ReturnType<typeof readSurroundings>>

const readSurroundings = async (lookUp: LookUp) =>
  lookUp(async tx => ({
    settings: await readBillSettings(tx),
    days: (await readPaymentSettings(tx)).duplicateDays,
    entities: new Map((await openEntities(tx)).map(each => [each.name.toLowerCase(), each])),
    defaultEntityId: await defaultEntity(tx),
    lock: await lockedBefore(tx),
  }))

/** Validates the rows of one file, batch by batch. */
export function openValidator(importId: string) {
  let surroundings: Surroundings | undefined
  let toChooseFrom: [alias: string, legalName: string][] | undefined
  const parties = new Map<string, Party>()
  const before = new Map<string, { row: number; date: Temporal.PlainDate }[]>()
  const closest = openClosest(() => toChooseFrom ?? [])

  async function lookUpParties(lookUp: LookUp, rows: readonly CsvRow[]) {
    const named = new Set(rows.map(({ cells }) => (cells.get('counterparty_alias') ?? '').toLowerCase()))
    const unknown = [...named].filter(alias => alias !== '' && !parties.has(alias))
    if (unknown.length === 0) return
    const found = await lookUp(tx => payeesByAlias(tx, unknown))
    for (const [alias, { counterparty }] of found)
      parties.set(alias, {
        id: counterparty.id,
        alias: counterparty.alias,
        hasTaxNumber: counterparty.taxNumber !== null,
      })
    // Read once per file, and only if a name is unknown.
    if (unknown.some(alias => !found.has(alias))) toChooseFrom ??= await lookUp(partiesToChooseFrom)
  }

  function refuseUnknown(cells: CellReader) {
    const alias = cells.raw('counterparty_alias')
    if (alias !== '' && !parties.has(alias.toLowerCase()))
      cells.refuse('counterparty_alias', codes.billAliasNotFound, { alias }, closest(alias))
  }

  return {
    /** The bills that these rows would create; problems of the other rows go to `issues`. */
    async validate(lookUp: LookUp, rows: readonly CsvRow[], issues: Issue[]): Promise<ValidatedBill[]> {
      surroundings ??= await readSurroundings(lookUp)
      const { days } = surroundings
      await lookUpParties(lookUp, rows)
      const validated: ValidatedBill[] = []
      for (const row of rows) {
        const cells = new CellReader(row, issues)
        const draft = billDraftOf(cells)
        refuseUnknown(cells)
        const party = draft && parties.get(draft.counterpartyAlias.toLowerCase())
        const bill = draft && party && validateOne(draft, party, surroundings)
        if (bill) validated.push(bill)
      }
      if (days > 0) {
        const alike = await lookUp(tx => billsAlike(tx, validated.map(keyOf), { days, importId }))
        validated.forEach((bill, at) => warnOfLikeness(bill, { days, alike: alike[at] ?? [], before }))
      }
      return validated
    },
  }
}

const keyOf = ({ values: { counterpartyId, amountMinor, currency, date } }: ValidatedBill) => ({
  counterpartyId,
  amountMinor,
  currency,
  date,
})

function validateOne(
  draft: BillDraft,
  party: Party,
  { settings, lock, ...around }: Surroundings,
): ValidatedBill | undefined {
  const { cells, date, dueDate, category, description, currency } = draft
  const isLocked = lock !== null && date < lock
  if (isLocked) cells.refuse('date', projectionCodes.periodLocked, { date: lock })
  const tax = taxOfDraft(draft, party, around)
  const metadata = checkMetadata(settings.metadataFields, draft.metadata)
  if ('errors' in metadata) for (const { path, error, params } of metadata.errors) cells.refuse(path, error, params)
  if (isLocked || !tax || 'errors' in metadata) return undefined
  return {
    cells,
    values: {
      date,
      dueDate,
      category,
      description,
      counterpartyId: party.id,
      amountMinor: tax.amountMinor,
      currency,
      metadata: metadata.values,
      ...tax.values,
    },
  }
}

type Entities = Pick<Surroundings, 'entities' | 'defaultEntityId'>

function taxOfDraft(draft: BillDraft, { hasTaxNumber }: Party, { entities, defaultEntityId }: Entities) {
  const { cells, date, currency, amountMinor, tax } = draft
  if (!tax) return amountMinor === null ? undefined : { values: NO_TAX, amountMinor }
  const named = tax.entity === null ? undefined : entities.get(tax.entity.toLowerCase())
  const entityId = tax.entity === null ? defaultEntityId : named?.id
  if (entityId === undefined) {
    if (tax.entity === null) cells.refuse('entity', commonErrors.notFound)
    else cells.refuse('entity', codes.billEntityNotFound, { entity: tax.entity })
    return undefined
  }
  const { values, netMinor, problems } = taxValues(
    { ...tax, date, currency, hasTaxNumber },
    { ...tax, entityId, amountMinor },
  )
  for (const { field, error, params } of problems) cells.refuse(COLUMN_OF[field], error, params)
  if (problems.length > 0) return undefined
  return { values, amountMinor: netMinor }
}

type Likeness = {
  days: number
  alike: AlikeBills
  /** Rows of the file by counterparty and amount. */
  before: Map<string, { row: number; date: Temporal.PlainDate }[]>
}

function warnOfLikeness(bill: ValidatedBill, { days, alike, before }: Likeness): void {
  const { cells, values } = bill
  const column = values.taxBaseMinor === null ? 'amount' : 'tax_base'
  if (alike.length > 0) cells.warn(column, codes.billDuplicate, { days, numbers: alike.join(', ') })
  const key = [values.counterpartyId, values.currency, values.amountMinor].join('/')
  const day = Temporal.PlainDate.from(values.date)
  const rows = before.get(key) ?? []
  const first = rows.find(other => Math.abs(other.date.until(day).days) <= days)
  rows.push({ row: cells.row, date: day })
  before.set(key, rows)
  if (first) cells.warn(column, codes.billRowRepeated, { days, row: first.row })
}
