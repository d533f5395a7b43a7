import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import { TextAreaField, TextField, useFormField } from '../../../../ui/form/fields.tsx'
import { type LevelValues, MAX_LEVELS, nextLevel } from './levelValues.ts'
import './reminderSettings.css'

/** The reminders in order: when each is sent, and its text. */
export function LevelFields({ readOnly }: { readOnly: boolean }) {
  const { formatMessage } = useIntl()
  const { value: levels, change } = useFormField<readonly LevelValues[]>(
    'levels',
    formatMessage({ id: 'reminderSettings.levels' }),
  )
  return (
    <>
      {levels.map((level, index) => {
        const at = `levels.${index}`
        const name = formatMessage({ id: 'reminderSettings.nth' }, { number: index + 1 })
        return (
          <fieldset key={index} className="form-column reminder-level">
            <legend className="row between t12 muted">
              {name}
              {readOnly || levels.length === 1 ? null : (
                <Button
                  variant="ghost"
                  size="sm"
                  iconOnly
                  aria-label={formatMessage({ id: 'reminderSettings.remove' }, { name })}
                  onClick={() => change(levels.filter((_, each) => each !== index))}
                >
                  <Trash2 className="i" aria-hidden />
                </Button>
              )}
            </legend>
            <TextField
              name={`${at}.days`}
              label={formatMessage({ id: 'reminderSettings.days' })}
              required
              maxLength={4}
              autoComplete="off"
              hint={<FormattedMessage id="reminderSettings.days.hint" />}
              disabled={readOnly}
            />
            <OwnWords at={at} level={level} readOnly={readOnly} />
          </fieldset>
        )
      })}
      {readOnly || levels.length >= MAX_LEVELS ? null : (
        <div>
          <Button icon={<Plus className="i" aria-hidden />} onClick={() => change([...levels, nextLevel(levels)])}>
            <FormattedMessage id="reminderSettings.add" />
          </Button>
        </div>
      )}
    </>
  )
}

/** A reminder's own text, collapsed where it has none. */
function OwnWords({ at, level, readOnly }: { at: string; level: LevelValues; readOnly: boolean }) {
  const { formatMessage } = useIntl()
  const [wasOpen] = useState(level.wordsId !== '' || level.wordsEn !== '')
  return (
    <details open={wasOpen}>
      <summary>
        <FormattedMessage id="reminderSettings.words" />
      </summary>
      <div className="form-column">
        <p className="t12 muted">
          <FormattedMessage id="reminderSettings.words.hint" />
        </p>
        <div className="form-row">
          {(['wordsId', 'wordsEn'] as const).map(words => (
            <TextAreaField
              key={words}
              name={`${at}.${words}`}
              label={formatMessage({ id: `reminderSettings.${words}` })}
              optional
              disabled={readOnly}
            />
          ))}
        </div>
      </div>
    </details>
  )
}
