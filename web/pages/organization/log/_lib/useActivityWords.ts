import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { actions, recordTypes } from './activityState.ts'
import { readableBands } from './readableBands.ts'
import { readableData } from './readableData.ts'
import { readableLabel, readableValue } from './recordLabel.ts'
import { hasMessage } from '../../../../i18n/intl.ts'

type Summarized = {
  readonly action: string
  readonly reason?: string | null | undefined
  readonly changes: readonly { readonly field: string }[]
  readonly counts: readonly { readonly key: string; readonly value: string }[]
}

/** Translates actions, record types and field names. Unknown ones of a newer server are shown as they are. */
export function useActivityWords() {
  const { formatMessage, messages } = useIntl()
  const formats = useFormats()
  return useMemo(() => {
    const known = (id: string, otherwise: string) => (hasMessage(messages, id) ? formatMessage({ id }) : otherwise)
    const plain = (value: string) => value.replaceAll('_', ' ').toLowerCase()
    const field = (name: string) => known(`log.field.${name}`, name)
    const count = ({ key, value }: { key: string; value: string }) => `${known(`log.count.${key}`, key)} ${value}`
    /** `treasury.payments.approve` → `Payments and transfers: Approve`, as in the editor of roles. */
    const permission = (key: string) => {
      const [area = '', object = '', action = ''] = key.split('.')
      const named = known(`permission.object.${area}.${object}`, '')
      return [named, known(`permission.action.${action}`, '')].filter(Boolean).join(': ')
    }
    const typeName = (type: string) =>
      includes(recordTypes, type) ? formatMessage({ id: `log.type.${type}` }) : plain(type)
    const key = (text: string) => known(`log.value.${text}`, permission(text) || text)
    const required = formatMessage({ id: 'log.required' })
    const bands = {
      upTo: (amount: string) =>
        formatMessage({ id: 'log.bands.upTo' }, { amount: formats.amount(amount, { fraction: 0 }) }),
      above: formatMessage({ id: 'log.bands.above' }),
      anybody: formatMessage({ id: 'log.bands.anybody' }),
      or: formatMessage({ id: 'log.bands.or' }),
      and: formatMessage({ id: 'log.bands.and' }),
      then: formatMessage({ id: 'log.bands.then' }),
    }
    return {
      /** The actor's name; the system has no user name. */
      actor: (name: string | undefined) => name ?? formatMessage({ id: 'log.system' }),
      action: (action: string) =>
        includes(actions, action) ? formatMessage({ id: `log.action.${action}` }) : plain(action),
      recordType: typeName,
      field,
      /** Booleans and statuses are translated; other values are formatted. A list has one row per part. */
      values: (text: string): string[] =>
        readableData(text, { key, required }) ?? [
          known(`log.value.${text}`, readableValue(readableBands(text, bands), formats)),
        ],
      count,
      /** The record's label; runs have no name, so they are described by their action, and settings by their type. */
      label: (recordType: string, label: string) =>
        recordType === 'RECONCILIATION_RUN'
          ? known(`log.run.${label}`, label)
          : readableLabel(label, formats) || typeName(recordType),
      /** One line: the given reason, the counts of an import or run, or the changed fields of an existing record. */
      summary: ({ action, reason, changes, counts }: Summarized) => {
        const changed = action === 'CREATED' ? [] : changes.map(change => field(change.field))
        return [reason, counts.map(count).join(', '), changed.join(', ')].filter(Boolean).join(' · ')
      },
    }
  }, [formatMessage, messages, formats])
}

function includes<Value extends string>(values: readonly Value[], value: string): value is Value {
  return values.some(one => one === value)
}
