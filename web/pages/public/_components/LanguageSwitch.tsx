import { FormattedMessage, useIntl } from 'react-intl'
import { useLanguage } from '../../../i18n/IntlRoot.tsx'
import { languages } from '../../../i18n/language.ts'

/** Each language by its own name. */
export function LanguageSwitch() {
  const { formatMessage } = useIntl()
  const { language, setLanguage } = useLanguage()
  return (
    <div className="seg sm" role="radiogroup" aria-label={formatMessage({ id: 'language.name' })}>
      {languages.map(one => (
        <label key={one} className={one === language ? 'on' : undefined} lang={one}>
          <input
            className="sr"
            type="radio"
            name="language"
            checked={one === language}
            onChange={() => void setLanguage(one)}
          />
          <FormattedMessage id={`language.${one}`} />
        </label>
      ))}
    </div>
  )
}
