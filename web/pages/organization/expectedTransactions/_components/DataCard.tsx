import { Plus, X } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import { TextField, useFormField } from '../../../../ui/form/fields.tsx'
import { FormCard } from '../../../../ui/form/FormPage.tsx'
import './data.css'

type Data = readonly { key: string; value: string }[]

/** Additional reconciliation data: other texts that the bank's description may contain. */
export function DataCard({ disabled }: { disabled: boolean }) {
  const { formatMessage } = useIntl()
  const { value: data, change } = useFormField<Data>('data', formatMessage({ id: 'expected.card.data' }))
  return (
    <FormCard
      title={<FormattedMessage id="expected.card.data" />}
      end={
        disabled ? null : (
          <Button
            size="sm"
            icon={<Plus className="i" aria-hidden />}
            onClick={() => change([...data, { key: '', value: '' }])}
          >
            <FormattedMessage id="expected.data.add" />
          </Button>
        )
      }
    >
      {data.length === 0 ? (
        <p className="muted t13">
          <FormattedMessage id="expected.data.none" />
        </p>
      ) : null}
      {data.map((_, index) => (
        <div key={index} className="row data-row">
          <div className="form-row grow">
            <TextField
              name={`data.${index}.key`}
              label={formatMessage({ id: 'expected.data.key' })}
              disabled={disabled}
            />
            <TextField
              name={`data.${index}.value`}
              label={formatMessage({ id: 'expected.data.value' })}
              disabled={disabled}
            />
          </div>
          {disabled ? null : (
            <Button
              variant="ghost"
              iconOnly
              aria-label={formatMessage({ id: 'expected.data.remove' }, { number: index + 1 })}
              onClick={() => change(data.filter((__, each) => each !== index))}
            >
              <X className="i" aria-hidden />
            </Button>
          )}
        </div>
      ))}
    </FormCard>
  )
}
