import { Ellipsis, UserRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerUsers_customer$key } from '../../../../__generated__/CustomerUsers_customer.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Menu } from '../../../../ui/overlay/Menu.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { useEndSessions, useSendLink } from '../_lib/useCustomerUsers.ts'
import '../../_components/cardRows.css'

const InviteUserDialog = lazy(() =>
  import('./CustomerUserDialogs.tsx').then(module => ({ default: module.InviteUserDialog })),
)
const RemoveUserDialog = lazy(() =>
  import('./CustomerUserDialogs.tsx').then(module => ({ default: module.RemoveUserDialog })),
)

type CustomerUsersProps = { customerKey: CustomerUsers_customer$key; mayManage: boolean }

/** The users who may sign in to the customer portal; hidden unless the customer is active. */
export function CustomerUsers({ customerKey, mayManage }: CustomerUsersProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { id, status, users } = useFragment(
    graphql`
      fragment CustomerUsers_customer on Customer @throwOnFieldError {
        id
        status
        users {
          email
          isMainContact
          lastSignedInAt
          sessions
        }
      }
    `,
    customerKey,
  )
  const [isInviting, setInviting] = useState(false)
  const [removing, setRemoving] = useState<string | null>(null)
  const [sendLink, isSending] = useSendLink()
  const [endSessions] = useEndSessions()
  if (status !== 'ACTIVE') return null

  async function send(email: string) {
    const outcome = await sendLink({ variables: { input: { customerId: id, email } } })
    if (!outcome.ok) toast.error(wordsOf(outcome))
  }
  async function signOut(email: string) {
    const outcome = await endSessions({ variables: { input: { customerId: id, email } } })
    if (!outcome.ok) toast.error(wordsOf(outcome))
  }
  return (
    <section className="card">
      <div className="card-h">
        <h2 className="grow">
          <FormattedMessage id="customers.users" />
        </h2>
        {mayManage ? (
          <Button size="sm" onClick={() => setInviting(true)}>
            <FormattedMessage id="customers.users.invite" />
          </Button>
        ) : null}
      </div>
      <div className="card-b">
        {users.length === 0 ? (
          <p className="muted">
            <FormattedMessage id="customers.users.none" />
          </p>
        ) : (
          <ul className="card-rows">
            {users.map(({ email, isMainContact, lastSignedInAt, sessions }) => (
              <li key={email}>
                <span className="card-icon">
                  <UserRound className="i" aria-hidden />
                </span>
                <span className="grow customer-user">
                  <b className="fw5">{email}</b>
                  <small>
                    {[
                      isMainContact ? formatMessage({ id: 'customers.users.main' }) : null,
                      lastSignedInAt
                        ? formatMessage({ id: 'customers.users.last' }, { time: formats.recent(lastSignedInAt) })
                        : formatMessage({ id: 'customers.users.never' }),
                      sessions > 0 ? formatMessage({ id: 'customers.users.sessions' }, { count: sessions }) : null,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
                {mayManage ? (
                  <Menu
                    align="end"
                    trigger={
                      <Button
                        size="sm"
                        variant="ghost"
                        iconOnly
                        aria-label={formatMessage({ id: 'customers.users.actions' }, { email })}
                      >
                        <Ellipsis className="i" aria-hidden />
                      </Button>
                    }
                    items={[
                      {
                        id: 'send',
                        label: formatMessage({ id: 'customers.users.send' }),
                        disabled: isSending,
                        onSelect: () => void send(email),
                      },
                      {
                        id: 'signOut',
                        label: formatMessage({ id: 'customers.users.signOut' }),
                        disabled: sessions === 0,
                        onSelect: () => void signOut(email),
                      },
                      {
                        id: 'remove',
                        label: formatMessage({ id: 'customers.users.remove' }),
                        danger: true,
                        onSelect: () => setRemoving(email),
                      },
                    ]}
                  />
                ) : null}
              </li>
            ))}
          </ul>
        )}
        <p className="customer-documents-note t12 muted">
          <FormattedMessage id="customers.users.note" />
        </p>
      </div>
      <Suspense>
        {isInviting ? <InviteUserDialog customerId={id} onClose={() => setInviting(false)} /> : null}
        {removing === null ? null : (
          <RemoveUserDialog customerId={id} email={removing} onClose={() => setRemoving(null)} />
        )}
      </Suspense>
    </section>
  )
}
