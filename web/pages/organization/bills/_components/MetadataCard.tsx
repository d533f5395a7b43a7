import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, readInlineData } from 'relay-runtime'
import { mixed, object, type ObjectSchema } from 'yup'
import type {
  MetadataCard_settings$data,
  MetadataCard_settings$key,
} from '../../../../__generated__/MetadataCard_settings.graphql.ts'
import { isDate } from '../../../../i18n/calendarDate.ts'
import { DateField } from '../../../../ui/form/DateField.tsx'
import { SelectField, TextField } from '../../../../ui/form/fields.tsx'
import { FormCard } from '../../../../ui/form/FormPage.tsx'
import { LABEL } from '../../../../ui/form/labelSlot.tsx'

export type MetadataField = MetadataCard_settings$data['metadataFields'][number]

const NUMBER_FORM = /^-?\d{1,15}(?:\.\d{1,6})?$/
const MAX_LENGTH = 200

/** The metadata fields that the organization requires of bills. */
export const readMetadataFields = (key: MetadataCard_settings$key): readonly MetadataField[] =>
  readInlineData<MetadataCard_settings$key>(
    graphql`
      fragment MetadataCard_settings on BillSettings @inline {
        metadataFields {
          key
          label
          kind
          required
          choices
        }
      }
    `,
    key,
  ).metadataFields

/** Initial values of the form: the bill's values of the current fields. */
export const metadataValues = (
  fields: readonly MetadataField[],
  values: readonly { readonly key: string; readonly value: string }[],
): Record<string, string | null> => {
  const valueOf = new Map(values.map(({ key, value }) => [key, value]))
  return Object.fromEntries(
    fields.map(({ key, kind }) => [key, valueOf.get(key) ?? (kind === 'DATE' ? null : '')] as const),
  )
}

/** The rules of these fields. */
export function useMetadataSchema(fields: readonly MetadataField[]): ObjectSchema<object> {
  const { formatMessage } = useIntl()
  const required = formatMessage({ id: 'rule.enter' }, { label: LABEL })
  return object(
    Object.fromEntries(
      fields.map(field => [
        field.key,
        mixed<string>()
          .nullable()
          .test('required', required, value => !field.required || Boolean(value?.trim()))
          .test(
            'length',
            formatMessage({ id: 'rule.tooLong' }, { longest: MAX_LENGTH }),
            value => (value ?? '').trim().length <= MAX_LENGTH,
          )
          .test(
            'number',
            formatMessage({ id: 'bills.metadata.number' }),
            value => field.kind !== 'NUMBER' || !value?.trim() || NUMBER_FORM.test(value.trim()),
          )
          .test('date', formatMessage({ id: 'rule.date' }), value => field.kind !== 'DATE' || !value || isDate(value)),
      ]),
    ),
  )
}

/** An input for each field; hidden where the organization has none. */
export function MetadataCard({ fields }: { fields: readonly MetadataField[] }) {
  if (fields.length === 0) return null
  return (
    <FormCard title={<FormattedMessage id="bills.metadata" />}>
      {fields.map(field => (
        <MetadataControl key={field.key} field={field} />
      ))}
    </FormCard>
  )
}

function MetadataControl({ field: { key, label, kind, required, choices } }: { field: MetadataField }) {
  const { formatMessage } = useIntl()
  const common = { name: `metadata.${key}`, label, required, optional: !required }
  if (kind === 'DATE') return <DateField {...common} />
  if (kind === 'CHOICE')
    return (
      <SelectField
        {...common}
        placeholder={formatMessage({ id: 'bills.metadata.choose' })}
        options={choices.map(value => ({ value, label: value }))}
      />
    )
  return (
    <TextField
      {...common}
      maxLength={MAX_LENGTH}
      autoComplete="off"
      {...(kind === 'NUMBER' ? { inputMode: 'decimal' } : {})}
    />
  )
}
