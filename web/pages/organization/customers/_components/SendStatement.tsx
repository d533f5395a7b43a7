import { Mail } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { SendCustomerStatementInput } from '../../../../__generated__/useSendStatementMutation.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { useSendStatement } from '../_lib/useSendStatement.ts'

/** Emails the statement as shown, after confirmation. */
export default function SendStatement({ customer, input }: { customer: string; input: SendCustomerStatementInput }) {
  const { formatMessage } = useIntl()
  const [send] = useSendStatement()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="primary" icon={<Mail className="i" aria-hidden />} onClick={() => setAsking(true)}>
        <FormattedMessage id="statement.send" />
      </Button>
      {isAsking ? (
        <FormDialog
          title={<FormattedMessage id="statement.send.title" values={{ customer }} />}
          description={<FormattedMessage id="statement.send.text" />}
          submitLabel={<FormattedMessage id="statement.send" />}
          focusSubmit
          send={() => send({ variables: { input } })}
          onSent={({ addresses }) => {
            setAsking(false)
            toast.success(formatMessage({ id: 'statement.sent' }, { addresses: addresses.join(', ') }))
          }}
          onClose={() => setAsking(false)}
        >
          {() => null}
        </FormDialog>
      ) : null}
    </>
  )
}
