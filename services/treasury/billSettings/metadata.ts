// Validates the metadata of a bill. Pure: settings and values in, values or refusals out.
import type { FieldRefusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import type { MetadataField, MetadataKind } from './table.ts'

/** A value as a bill keeps it: with the label and the kind under which it was entered. */
export type MetadataValue = { key: string; label: string; kind: MetadataKind; value: string }
export type MetadataInput = { key: string; value: string }

export const MAX_METADATA_LENGTH = 200

const NUMBER_FORM = /^-?\d{1,15}(?:\.\d{1,6})?$/
const DATE_FORM = /^\d{4}-\d{2}-\d{2}$/

const isDate = (text: string): boolean => {
  if (!DATE_FORM.test(text)) return false
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text
  } catch {
    return false
  }
}

const FITS: Readonly<Record<MetadataKind, (value: string, field: MetadataField) => boolean>> = {
  TEXT: () => true,
  NUMBER: value => NUMBER_FORM.test(value),
  DATE: isDate,
  CHOICE: (value, { choices }) => choices.includes(value),
}

/**
 * The values to store, in the order of the settings. Values under keys that the settings no longer have are kept: no user has to enter them
 * any more, and nothing entered is lost.
 */
export function checkMetadata(
  fields: readonly MetadataField[],
  input: readonly MetadataInput[],
  before: readonly MetadataValue[] = [],
): { values: MetadataValue[] } | { errors: FieldRefusal[] } {
  const errors: FieldRefusal[] = []
  const given = new Map<string, string>()
  const known = new Map(fields.map(field => [field.key, field]))
  const kept = before.filter(({ key }) => !known.has(key))
  for (const { key, value } of input) {
    const field = known.get(key)
    const mismatch = (name: string) =>
      errors.push({ path: `metadata.${key}`, error: codes.billMetadataMismatch, params: { field: name } })
    if (given.has(key)) mismatch(field?.label ?? key)
    given.set(key, value.trim())
    if (!field) {
      if (!kept.some(old => old.key === key && old.value === value)) mismatch(key)
    } else if (value.trim() !== '' && !FITS[field.kind](value.trim(), field)) mismatch(field.label)
  }
  for (const { key, label, required } of fields)
    if (required && !given.get(key))
      errors.push({ path: `metadata.${key}`, error: codes.billMetadataRequired, params: { field: label } })
  if (errors.length > 0) return { errors }
  const current = fields.flatMap(({ key, label, kind }) => {
    const value = given.get(key)
    return value ? [{ key, label, kind, value }] : []
  })
  return { values: [...current, ...kept] }
}
