import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useExceptionFilters_organization$key } from '../../../../__generated__/useExceptionFilters_organization.graphql.ts'
import { ChoiceEditor, useChosenName } from '../../../../ui/list/filterEditors.tsx'
import type { ListFilter } from '../../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { useAccountFilter } from '../../_lib/moneyFilters.tsx'
import { type ExceptionsState, exceptionTypes } from './exceptionsState.ts'
import type { NamesUnder } from '../../../../i18n/messages.ts'

/** Filters by type, assignee and bank account. */
export function useExceptionFilters(
  list: ListState<ExceptionsState>,
  organizationKey: useExceptionFilters_organization$key,
): readonly ListFilter[] {
  const { formatMessage } = useIntl()
  const { state, set } = list
  const organization = useFragment<useExceptionFilters_organization$key>(
    graphql`
      fragment useExceptionFilters_organization on Organization @throwOnFieldError {
        people {
          uuid
          fullName
        }
        ...moneyFilters_organization
      }
    `,
    organizationKey,
  )
  const account = useAccountFilter(list, organization, formatMessage({ id: 'exceptions.account' }))
  const chosenName = useChosenName()
  const people = organization.people.map(({ uuid, fullName }) => ({ value: uuid, label: fullName }))
  const typeName = (type: NamesUnder<'exceptions.type.'>) => formatMessage({ id: `exceptions.type.${type}` })
  return [
    {
      id: 'type',
      label: formatMessage({ id: 'exceptions.type' }),
      value: state.type && typeName(state.type),
      clear: () => set({ type: null }),
      editor: close => (
        <ChoiceEditor
          close={close}
          value={state.type}
          choices={exceptionTypes.map(value => ({ value, label: typeName(value) }))}
          onChange={type => set({ type })}
        />
      ),
    },
    {
      id: 'person',
      label: formatMessage({ id: 'exceptions.assignee' }),
      value: chosenName(state.person, people),
      clear: () => set({ person: null }),
      editor: close => (
        <ChoiceEditor close={close} value={state.person} choices={people} onChange={person => set({ person })} />
      ),
    },
    account,
  ]
}
