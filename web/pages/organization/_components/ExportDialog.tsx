import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
// oxlint-disable-next-line no-restricted-imports -- what is followed outlives this dialog
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks'
import type { ExportDialogQuery } from '../../../__generated__/ExportDialogQuery.graphql.ts'
import { useIdempotentSubmit } from '../../../relay/useIdempotentSubmit.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import type { ExportedList } from '../_lib/exportedList.ts'
import { followExport } from '../_lib/followExport.ts'
import { useCreateExport } from '../_lib/useCreateExport.ts'
import './export.css'

const FORMATS = ['XLSX', 'CSV'] as const

type Columns = ExportDialogQuery['response']['organization']['exportColumns']

/** Visible columns in the screen's order, then the others. */
function inOrder(columns: Columns, shown: readonly string[]): Columns {
  const place = (name: string) => (shown.includes(name) ? shown.indexOf(name) : shown.length)
  return columns.toSorted((one, other) => place(one.name) - place(other.name))
}

/** Chooses rows, columns and file format. */
export function ExportDialog({
  list,
  rows,
  title,
  columns: shown,
  selectedUuids,
  total,
  onClose,
}: ExportedList & { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const environment = useRelayEnvironment()
  const { organization } = useLazyLoadQuery<ExportDialogQuery>(
    graphql`
      query ExportDialogQuery($list: ExportedList!) @throwOnFieldError {
        organization {
          exportColumns(list: $list) {
            name
            label
          }
        }
      }
    `,
    { list },
  )
  const columns = inOrder(organization.exportColumns, shown)
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('XLSX')
  const [onlySelected, setOnlySelected] = useState(selectedUuids.length > 0)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(columns.filter(({ name }) => shown.includes(name)).map(({ name }) => name)),
  )
  const [create] = useCreateExport()
  const once = useIdempotentSubmit()
  const errorId = useId()

  const wanted = {
    list,
    format,
    rows,
    columns: columns.filter(({ name }) => chosen.has(name)).map(({ name }) => name),
    selectedUuids: onlySelected ? selectedUuids : null,
  }
  return (
    <FormDialog
      title={<FormattedMessage id="exports.dialog.title" values={{ list: title }} />}
      description={<FormattedMessage id="exports.dialog.why" />}
      submitLabel={<FormattedMessage id="exports.submit" />}
      focusSubmit
      check={() => (chosen.size === 0 ? { columns: formatMessage({ id: 'exports.columns.none' }) } : {})}
      send={() => once(wanted, idempotencyKey => create({ variables: { input: { ...wanted, idempotencyKey } } }))}
      onSent={({ export: started }) => {
        if (started) {
          toast.follow('info', formatMessage({ id: 'exports.started' }), { name: started.id, stays: true })
          followExport(environment, started.id)
        }
        onClose()
      }}
      onClose={onClose}
    >
      {errors => (
        <>
          <Choice
            legend={formatMessage({ id: 'exports.format' })}
            options={FORMATS.map(each => ({ value: each, label: formatMessage({ id: `exports.format.${each}` }) }))}
            value={format}
            onChange={setFormat}
          />
          {selectedUuids.length > 0 ? (
            <Choice
              legend={formatMessage({ id: 'exports.rows' })}
              options={[
                {
                  value: 'selected',
                  label: formatMessage({ id: 'exports.rows.selected' }, { count: selectedUuids.length }),
                },
                { value: 'all', label: formatMessage({ id: 'exports.rows.all' }, { count: total }) },
              ]}
              value={onlySelected ? 'selected' : 'all'}
              onChange={value => setOnlySelected(value === 'selected')}
            />
          ) : (
            <p className="muted">
              <FormattedMessage id="exports.rows.all" values={{ count: total }} />
            </p>
          )}
          <fieldset className="export-columns" aria-describedby={errors.columns ? errorId : undefined}>
            <legend>
              <FormattedMessage id="exports.columns" />
            </legend>
            {columns.map(({ name, label }) => (
              <label key={name}>
                <Checkbox
                  checked={chosen.has(name)}
                  onChange={({ target: { checked } }) =>
                    setChosen(
                      before => new Set(checked ? [...before, name] : [...before].filter(each => each !== name)),
                    )
                  }
                />
                {label}
              </label>
            ))}
          </fieldset>
          {errors.columns ? (
            <p id={errorId} className="note bad" role="alert">
              {errors.columns}
            </p>
          ) : null}
        </>
      )}
    </FormDialog>
  )
}

type ChoiceProps<Value extends string> = {
  legend: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ legend, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="export-choice">
      <legend>{legend}</legend>
      {options.map(option => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
