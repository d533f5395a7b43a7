import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useSearchParams } from 'react-router'
import type { MappingStep_import$key } from '../../../../__generated__/MappingStep_import.graphql.ts'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import {
  columnMeanings,
  dateFormats,
  guess,
  type MappingForm,
  missingOf,
  toMapping,
  withMeaning,
} from '../_lib/mappingForm.ts'
import { useImportStatement } from '../_lib/useImportStatement.ts'

/** For an unknown layout the user defines the meaning of each column once, on the file's own rows. */
export function MappingStep({ importKey, onAgain }: { importKey: MappingStep_import$key; onAgain: () => void }) {
  const { formatMessage } = useIntl()
  const [, setSearch] = useSearchParams()
  const { fileId, fileName, bankAccount, sample } = useFragment<MappingStep_import$key>(
    graphql`
      fragment MappingStep_import on StatementImport {
        fileId
        fileName
        bankAccount {
          id
          alias
        }
        sample {
          delimiter
          rows
        }
      }
    `,
    importKey,
  )
  const rows = sample?.rows ?? []
  const [form, setForm] = useState<MappingForm>(() => ({
    delimiter: sample?.delimiter ?? ',',
    decimalMark: '',
    ...guess(rows),
  }))
  const [saveMapping, setSaveMapping] = useState(true)
  const [problem, setProblem] = useState<string | null>(null)
  const [importStatement, isSending] = useImportStatement()
  const missing = missingOf(form)
  const change = (patch: Partial<MappingForm>) => setForm({ ...form, ...patch })

  async function check() {
    if (missing !== null) return
    const input = { bankAccountId: bankAccount.id, fileId, mapping: toMapping(form), saveMapping, dryRun: true }
    const outcome = await importStatement(input)
    const started = outcome.ok ? outcome.payload.statementImport : null
    if (started) setSearch(new URLSearchParams({ import: started.uuid }), { replace: true })
    else if (!outcome.ok) setProblem(wordsOf(outcome))
  }

  return (
    <>
      <div className="page import-check">
        <section className="card">
          <div className="card-h">
            <h2>
              <FormattedMessage id="statements.mapping.title" values={{ file: fileName }} />
            </h2>
          </div>
          <div className="card-b form-column">
            <p className="muted t13">
              <FormattedMessage id="statements.mapping.text" />
            </p>
            <div className="form-row three">
              <Field label={formatMessage({ id: 'statements.mapping.skipRows' })}>
                {control => (
                  <input
                    {...control}
                    className="input"
                    type="number"
                    min={0}
                    max={50}
                    value={form.skipRows}
                    onChange={event => change({ skipRows: Math.max(0, event.target.valueAsNumber || 0) })}
                  />
                )}
              </Field>
              <Field label={formatMessage({ id: 'statements.mapping.dateFormat' })}>
                {control => (
                  <select
                    {...control}
                    className="input"
                    value={form.dateFormat}
                    onChange={event => change({ dateFormat: event.target.value })}
                  >
                    {dateFormats.map(format => (
                      <option key={format}>{format}</option>
                    ))}
                  </select>
                )}
              </Field>
              <Field label={formatMessage({ id: 'statements.mapping.decimalMark' })}>
                {control => (
                  <select
                    {...control}
                    className="input"
                    value={form.decimalMark}
                    onChange={event => change({ decimalMark: toMark(event.target.value) })}
                  >
                    <option value="">{formatMessage({ id: 'statements.mapping.decimalMark.auto' })}</option>
                    <option value=".">1,234.56</option>
                    <option value=",">1.234,56</option>
                  </select>
                )}
              </Field>
            </div>
          </div>
        </section>
        <section className="card import-issues">
          <div
            className="import-scroll"
            role="region"
            tabIndex={0}
            aria-label={formatMessage({ id: 'statements.mapping.columns' })}
          >
            <table className="import-table mapping">
              <thead>
                <tr>
                  {form.columns.map((meaning, index) => (
                    <th key={index} scope="col">
                      <select
                        className="input sm"
                        aria-label={formatMessage({ id: 'statements.mapping.column' }, { number: index + 1 })}
                        value={meaning}
                        onChange={event => {
                          const chosen = columnMeanings.find(each => each === event.target.value) ?? 'NOTHING'
                          change({ columns: withMeaning(form.columns, index, chosen) })
                        }}
                      >
                        {columnMeanings.map(each => (
                          <option key={each} value={each}>
                            {formatMessage({ id: `statements.mapping.meaning.${each}` })}
                          </option>
                        ))}
                      </select>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, index) =>
                  isBlank(row) ? null : (
                    <tr key={index} className={index < form.skipRows ? 'skipped' : undefined}>
                      {form.columns.map((_, column) => (
                        <td key={column} title={row[column]}>
                          {row[column]}
                        </td>
                      ))}
                    </tr>
                  ),
                )}
              </tbody>
            </table>
          </div>
        </section>
        <label className="row t13">
          <Checkbox checked={saveMapping} onChange={event => setSaveMapping(event.target.checked)} />
          <FormattedMessage id="statements.mapping.save" values={{ account: bankAccount.alias }} />
        </label>
      </div>
      <div className="dock">
        <Button onClick={onAgain}>
          <FormattedMessage id="file.change" />
        </Button>
        <span className="grow" />
        <span className="t13 dock-why" role="status">
          {problem ?? (missing ? <FormattedMessage id={missing} /> : null)}
        </span>
        <Button
          variant="primary"
          size="lg"
          disabled={missing !== null}
          loading={isSending}
          onClick={() => void check()}
        >
          <FormattedMessage id="statements.import.check" />
        </Button>
      </div>
    </>
  )
}

function isBlank(row: readonly string[]): boolean {
  return row.every(cell => cell.trim() === '')
}

function toMark(value: string): MappingForm['decimalMark'] {
  return value === '.' || value === ',' ? value : ''
}
