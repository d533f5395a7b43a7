import { FormattedMessage } from 'react-intl'
import { LinkButton } from '../../../../ui/Button.tsx'
import { NoneYet } from '../../../../ui/states/ListStates.tsx'

/** Statements require an account, and there is none. */
export function NoAccountYet() {
  return (
    <NoneYet
      title={<FormattedMessage id="statements.import.noAccount" />}
      action={
        <LinkButton variant="primary" to="/bank-accounts/internal-accounts/create">
          <FormattedMessage id="statements.import.addAccount" />
        </LinkButton>
      }
    >
      <FormattedMessage id="statements.import.noAccount.why" />
    </NoneYet>
  )
}
