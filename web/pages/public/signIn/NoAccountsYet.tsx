import { FormattedMessage } from 'react-intl'

/** Replaces the form while there are no accounts: how the first owner signs up. */
export function NoAccountsYet() {
  return (
    <div>
      <h1>
        <FormattedMessage id="setup.nobody.title" />
      </h1>
      <p className="lead">
        <FormattedMessage id="setup.nobody.lead" />
      </p>
      <p>
        <FormattedMessage
          id="setup.nobody.how"
          values={{ start: <code>npm start</code>, setup: <code>npm run setup</code> }}
        />
      </p>
    </div>
  )
}
