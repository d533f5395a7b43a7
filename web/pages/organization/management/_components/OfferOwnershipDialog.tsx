import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { MembersPage_row$data } from '../../../../__generated__/MembersPage_row.graphql.ts'
import type { OfferOwnershipDialogMutation } from '../../../../__generated__/OfferOwnershipDialogMutation.graphql.ts'
import { useMutation, wordsOf } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useFreshFactor } from '../../../../ui/freshFactor/useFreshFactor.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { BlockedByOwnership } from './BlockedPolicies.tsx'

type OfferOwnershipDialogProps = { member: MembersPage_row$data; onClose: () => void }

/** The owner offers ownership to a member, with a fresh factor. */
export function OfferOwnershipDialog({ member, onClose }: OfferOwnershipDialogProps) {
  const { formatMessage } = useIntl()
  const { withFreshFactor, freshFactorDialog } = useFreshFactor()
  const [offer, isOffering] = useMutation<OfferOwnershipDialogMutation>(
    graphql`
      mutation OfferOwnershipDialogMutation($input: OfferOwnershipInput!) {
        offerOwnership(input: $input) {
          organization {
            id
            ...OwnershipNotice_organization
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
  const name = member.person.fullName

  async function send() {
    const outcome = await withFreshFactor(factor => offer({ variables: { input: { memberId: member.id, ...factor } } }))
    if (outcome === null) return
    if (outcome.ok) toast.success(formatMessage({ id: 'ownership.offered' }, { name }))
    else toast.error(wordsOf(outcome))
    onClose()
  }

  return (
    <>
      <Dialog
        open
        alert
        onClose={onClose}
        title={formatMessage({ id: 'ownership.offer.ask' }, { name })}
        description={<FormattedMessage id="ownership.offer.text" values={{ name }} />}
        footer={
          <>
            <Button onClick={onClose}>
              <FormattedMessage id="action.cancel" />
            </Button>
            <Button variant="primary" loading={isOffering} onClick={() => void send()}>
              <FormattedMessage id="ownership.offer" />
            </Button>
          </>
        }
      >
        <BlockedByOwnership memberId={member.id} />
      </Dialog>
      {freshFactorDialog}
    </>
  )
}
