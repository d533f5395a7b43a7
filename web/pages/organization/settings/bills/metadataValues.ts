import type { BillMetadataKind } from '../../../../__generated__/BillSettingsPage_organization.graphql.ts'

export const metadataKinds = ['TEXT', 'NUMBER', 'DATE', 'CHOICE'] as const

export const MAX_FIELDS = 10
export const MAX_CHOICES = 50

/** A field as form values: its choices are lines of a text. */
export type FieldValues = { key: string; label: string; kind: BillMetadataKind; required: boolean; choices: string }

export const emptyField: FieldValues = { key: '', label: '', kind: 'TEXT', required: false, choices: '' }

export const choicesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

/** A field as mutation input. */
export const toInput = ({ key, label, kind, required, choices }: FieldValues) => ({
  key: key.trim(),
  label: label.trim(),
  kind,
  required,
  choices: kind === 'CHOICE' ? choicesOf(choices) : [],
})
