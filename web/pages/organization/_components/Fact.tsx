import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../../i18n/messages.ts'

/** A line of a description list: what it is called, what it is, and in small letters what is worth knowing besides. */
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
