import { Plus, Trash2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import { TextAreaField, TextField, useFormField } from '../../../../ui/form/fields.tsx'
import { type LevelValues, MOST_LEVELS, nextLevel } from './levelValues.ts'
import './reminderSettings.css'

/** The reminders, one after the other: when each is sent, and in which words. */
export function LevelFields({ readOnly }: { readOnly: boolean }) {
  const { formatMessage } = useIntl()
  const { value: levels, change } = useFormField<readonly LevelValues[]>(
    'levels',
    formatMessage({ id: 'reminderSettings.levels' }),
  )
  return (
    <>
      {levels.map((_level, index) => {
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
            <div className="form-row">
              <TextAreaField
                name={`${at}.wordsId`}
                label={formatMessage({ id: 'reminderSettings.wordsId' })}
                optional
                hint={<FormattedMessage id="reminderSettings.words.hint" />}
                disabled={readOnly}
              />
              <TextAreaField
                name={`${at}.wordsEn`}
                label={formatMessage({ id: 'reminderSettings.wordsEn' })}
                optional
                hint={<FormattedMessage id="reminderSettings.words.hint" />}
                disabled={readOnly}
              />
            </div>
          </fieldset>
        )
      })}
      {readOnly || levels.length >= MOST_LEVELS ? null : (
        <div>
          <Button icon={<Plus className="i" aria-hidden />} onClick={() => change([...levels, nextLevel(levels)])}>
            <FormattedMessage id="reminderSettings.add" />
          </Button>
        </div>
      )}
    </>
  )
}
