import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../../i18n/messages.ts'

/** An entry of a description list: label, value, and optional details in small print. */
export function Fact({ label, detail, children }: { label: MessageId; detail?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd>
        {children}
        {detail ? (
          <>
            {' '}
            <small>{detail}</small>
          </>
        ) : null}
      </dd>
    </div>
  )
}
