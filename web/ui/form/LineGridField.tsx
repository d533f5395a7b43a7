import { getIn, useField, useFormikContext } from 'formik'
import { useContext, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { LineGrid, type LineGridProps } from '../lineGrid/LineGrid.tsx'
import { type GridLine, lineFields } from '../lineGrid/lines.ts'
import { FormLabels } from './formLabels.ts'
import { LABEL } from './labelSlot.tsx'

type LineGridFieldProps = Omit<LineGridProps, 'lines' | 'onChange' | 'errorOf' | 'onLeave'>

/** The lines of an order or invoice, bound to the form. */
export function LineGridField(props: LineGridFieldProps) {
  const { name, label } = props
  const [field, meta, { setValue, setTouched }] = useField<readonly GridLine[]>(name)
  const { submitCount } = useFormikContext()
  const { formatMessage } = useIntl()
  const labels = useContext(FormLabels)
  /** Cells that were left, by line: before the first submit, only these show their errors. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const lines = field.value
  const count = lines.length
  useEffect(() => {
    labels.set(name, label)
    for (let at = 0; at < count; at += 1)
      for (const cell of lineFields)
        labels.set(
          `${name}.${at}.${cell}`,
          formatMessage({ id: 'lines.cell' }, { field: formatMessage({ id: `lines.${cell}` }), line: at + 1 }),
        )
  }, [labels, name, label, count, formatMessage])
  const isSubmitted = submitCount > 0
  // An error of the lines as a whole is a text; errors of cells are a list.
  const whole = isSubmitted && typeof meta.error === 'string' ? meta.error : null
  return (
    <>
      <LineGrid
        {...props}
        lines={lines}
        onChange={(next, isRebuilt) => void setValue(next, isRebuilt && isSubmitted ? true : undefined)}
        errorOf={(at, cell) => {
          const line = lines[at]
          if (typeof meta.error === 'string' || line === undefined) return undefined
          if (!isSubmitted && !left.has(`${line.key} ${cell}`)) return undefined
          const error: unknown = getIn(meta.error, `${at}.${cell}`)
          return typeof error === 'string' ? error.replaceAll(LABEL, formatMessage({ id: `lines.${cell}` })) : undefined
        }}
        onLeave={(line, cell) => {
          const isFilled = Boolean(line[cell]?.trim())
          if (isFilled && !left.has(`${line.key} ${cell}`)) setLeft(new Set([...left, `${line.key} ${cell}`]))
          void setTouched(true)
        }}
      />
      {whole === null ? null : (
        <p className="hint bad" id={`field-${name}`} tabIndex={-1}>
          {whole}
        </p>
      )}
    </>
  )
}
