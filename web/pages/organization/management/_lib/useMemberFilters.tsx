import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useMemberFilters_organization$key } from '../../../../__generated__/useMemberFilters_organization.graphql.ts'
import { ChoiceEditor, useChosenName } from '../../../../ui/list/filterEditors.tsx'
import type { ListFilter } from '../../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import type { MembersState } from './membersState.ts'

/** The filters of the users. */
export function useMemberFilters(
  { state, set }: ListState<MembersState>,
  organizationKey: useMemberFilters_organization$key,
): readonly ListFilter[] {
  const { formatMessage } = useIntl()
  const { roles } = useFragment(
    graphql`
      fragment useMemberFilters_organization on Organization @throwOnFieldError {
        roles {
          id
          name
        }
      }
    `,
    organizationKey,
  )
  const chosenName = useChosenName()
  const choices = roles.map(({ id, name }) => ({ value: id, label: name }))
  return [
    {
      id: 'role',
      label: formatMessage({ id: 'members.role' }),
      // A role deleted meanwhile matches no members; its chip can still be removed.
      value: chosenName(state.role, choices),
      clear: () => set({ role: null }),
      editor: close => (
        <ChoiceEditor close={close} value={state.role} choices={choices} onChange={chosen => set({ role: chosen })} />
      ),
    },
  ]
}
